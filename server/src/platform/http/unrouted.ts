import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpRefusal, type SendError } from './envelope.ts'
import type { PathTable } from './path-table.ts'
import { pathOf } from './request-url.ts'

/** Answers a request that no route matches: a preflight, a method that the path does not support, or an unknown path. */
export function answerUnrouted(
  request: FastifyRequest,
  reply: FastifyReply,
  paths: PathTable,
  sendError: SendError,
): void {
  const methods = paths.methodsAt(pathOf(request.url))
  const allow = methods.join(', ')
  if (methods.length > 0 && request.method === 'OPTIONS') {
    reply
      .code(204)
      .headers({ allow, 'access-control-allow-methods': allow, ...PREFLIGHT_HEADERS })
      .send()
  } else if (methods.length > 0 && !methods.includes(request.method)) {
    const message = `${request.method} is not supported here; see Allow.`
    sendError(new HttpRefusal(405, message, { headers: { allow } }), request, reply)
  } else {
    sendError(new HttpRefusal(404, 'There is nothing at this path; see /docs for all paths.'), request, reply)
  }
}

const PREFLIGHT_HEADERS = {
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, if-match, if-none-match, last-event-id, x-api-key, x-request-id',
  'access-control-max-age': '7200',
}
