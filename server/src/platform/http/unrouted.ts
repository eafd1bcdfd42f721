import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '../kernel/errors.ts'
import { HttpRefusal, type SendError } from './envelope.ts'
import type { PathTable } from './path-table.ts'
import { pathOf } from './request-url.ts'

/** Responds to a request that no route matches: a preflight, a method the path doesn't support, or an unknown path. */
export function answerUnrouted(
  request: FastifyRequest,
  reply: FastifyReply,
  paths: PathTable,
  sendError: SendError,
): void {
  const path = pathOf(request.url)
  const allowed = paths.methodsAt(path)
  const allow = allowed.join(', ')
  if (allowed.length > 0 && request.method === 'OPTIONS') {
    reply
      .code(204)
      .headers({ allow, 'access-control-allow-methods': allow, ...PREFLIGHT_HEADERS })
      .send()
  } else {
    sendError(refusalFor(request.method, allowed, paths.nearest(request.method, path)), request, reply)
  }
}

/** Whether someone is opening the address in a browser and should get a page. API paths always respond with JSON. */
export function isForBrowser({ method, headers, url }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && headers.accept?.includes('text/html') === true && !/^\/api(\/|$)/.test(pathOf(url))
}

/** The refusal of an id that doesn't exist. If it doesn't look like an id, it may be a misspelled path. */
export function notFoundAt(request: FastifyRequest, paths: PathTable, refusal: Refusal): Refusal {
  const suggestions = paths.instead(request.method, pathOf(request.url), request.routeOptions.url ?? '')
  return suggestions.length === 0 ? refusal : unknownPath(suggestions)
}

function refusalFor(method: string, allowed: string[], suggestions: string[]): HttpRefusal {
  if (allowed.length > 0 && !allowed.includes(method)) {
    const message = `${method} isn’t supported here. See the Allow header.${hintOf(suggestions)}`
    const details = { allowed, suggestions }
    return new HttpRefusal(
      405,
      { path: '', code: 'method_not_allowed', message, details },
      { allow: allowed.join(', ') },
    )
  }
  return unknownPath(suggestions)
}

function unknownPath(suggestions: string[]): HttpRefusal {
  const message = `This path doesn’t exist. See /docs for all paths.${hintOf(suggestions)}`
  return new HttpRefusal(404, { path: '', code: 'unknown_path', message, details: { suggestions } })
}

function hintOf(suggestions: readonly string[]): string {
  return suggestions.length > 0 ? ` Did you mean ${suggestions.join(' or ')}?` : ''
}

const PREFLIGHT_HEADERS = {
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, if-match, if-none-match, last-event-id, parley-reason, x-api-key, x-request-id',
  'access-control-max-age': '7200',
}
