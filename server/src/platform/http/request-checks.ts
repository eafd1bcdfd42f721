import type { FastifyRequest } from 'fastify'
import { ACT_AS } from '../access/admission.ts'
import { badRequest } from '../kernel/errors.ts'
import { HttpRefusal, URL_MAX_LENGTH } from './envelope.ts'

/** The refusal of a request with an unacceptable URL or headers; null if they're fine. */
export function refusalOf(request: FastifyRequest): Error | null {
  const { host, expect, 'content-encoding': encoding } = request.headers
  if (host === undefined && request.raw.httpVersion === '1.1') {
    return badRequest('bad_header', 'host', 'The Host header is missing.', HOST_EXAMPLE)
  }
  // If the header is sent twice, the values arrive joined by a comma.
  if (host !== undefined && /[\s,/?#@]/.test(host)) {
    return badRequest('bad_header', 'host', 'The Host header must name exactly one host.', HOST_EXAMPLE)
  }
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') return new HttpRefusal(417)
  if (request.url.length > URL_MAX_LENGTH) return new HttpRefusal(414)
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return new HttpRefusal(415)
  if (request.headers[ACT_AS] !== undefined && !request.routeOptions.config.takesActAs) {
    const message = 'Parley-Act-As works only where an API key does, and not over MCP.'
    return badRequest('bad_header', ACT_AS, message, { example: '' })
  }
  return null
}

const HOST_EXAMPLE = { example: 'parley.example' }
