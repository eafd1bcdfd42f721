import type { FastifyRequest } from 'fastify'
import { badRequest } from '../kernel/errors.ts'
import { HttpRefusal, URL_MAX_LENGTH } from './envelope.ts'

/** The refusal of a request whose URL or headers are not acceptable; null when they are. */
export function refusalOf(request: FastifyRequest): Error | null {
  const { host, expect, 'content-encoding': encoding } = request.headers
  if (host === undefined && request.raw.httpVersion === '1.1') {
    return badRequest('bad_header', 'host', 'The Host header is missing.', HOST_EXAMPLE)
  }
  // Two headers arrive joined by a comma.
  if (host !== undefined && /[\s,/?#@]/.test(host)) {
    return badRequest('bad_header', 'host', 'The Host header must name exactly one host.', HOST_EXAMPLE)
  }
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') return new HttpRefusal(417)
  if (request.url.length > URL_MAX_LENGTH) return new HttpRefusal(414)
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return new HttpRefusal(415)
  return null
}

const HOST_EXAMPLE = { example: 'parley.example' }
