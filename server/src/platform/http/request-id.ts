import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The request id that the caller sent, if it's valid; otherwise a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\x21-\x7e]{1,128}$/.test(given) ? given : randomUUID()
}
