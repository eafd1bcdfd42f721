import type { FastifyRequest } from 'fastify'
import { badRequest } from '../kernel/errors.ts'
import { HttpRefusal } from './envelope.ts'

export const URL_MAX_LENGTH = 8 * 1024

/** The refusal of a request whose URL or headers are not acceptable; null when they are. */
export function refusalOf(request: FastifyRequest): Error | null {
  const { host, expect, 'content-encoding': encoding } = request.headers
  if (host === undefined && request.raw.httpVersion === '1.1') {
    return badRequest('bad_header', 'The Host header is missing.', 'host')
  }
  // Two headers arrive joined by a comma.
  if (host !== undefined && /[\s,/?#@]/.test(host)) {
    return badRequest('bad_header', 'The Host header must name exactly one host.', 'host')
  }
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') return new HttpRefusal(417)
  if (request.url.length > URL_MAX_LENGTH) return new HttpRefusal(414)
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return new HttpRefusal(415)
  return null
}
