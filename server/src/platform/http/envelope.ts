import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { isDatabaseUnavailable } from '../db/errors.ts'
import { type ErrorCode, type Issue, RETRY_SOON, Refusal, unavailable } from '../kernel/errors.ts'
import { issueCodes } from '../kernel/issue-codes.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** The body of every 4xx and 5xx. */
interface Envelope {
  error: { code: ErrorCode; message: string; issues: readonly (Issue & { remedy: string })[] }
}

interface ErrorAnswer {
  status: number
  headers: Record<string, string>
  body: Envelope
  /** True for errors of the service, which are logged. */
  unexpected: boolean
}

/** A refusal from the HTTP layer, with a status and headers. */
export class HttpRefusal extends Refusal {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, issue: Issue = issueOfStatus(status), headers: Record<string, string> = {}) {
    super(codeOfStatus(status), issue.message, [issue])
    this.status = status
    this.headers = headers
  }
}

/**
 * The one place where an error becomes a status, headers and a body. `challenge` says how to get credentials, and `bodyMaxBytes`
 * how large the body was allowed to be.
 */
export function errorAnswerOf(error: unknown, challenge: string, bodyMaxBytes = BODY_MAX_BYTES): ErrorAnswer {
  if (error instanceof HttpRefusal) return answer(error.status, error, error.headers)
  if (error instanceof Refusal) {
    const status = statusOf(error)
    const headers = {
      ...(status === 401 && { 'www-authenticate': challenge }),
      ...(status === 503 && RETRY_HEADER),
      ...((status === 429 || status === 503) && retryHeaderOf(error)),
    }
    return answer(status, error, headers)
  }
  const status = frameworkStatusOf(error)
  if (status === 413) return answer(status, tooLarge(bodyMaxBytes), {})
  if (status) return answer(status, new HttpRefusal(status), {})
  if (isDatabaseUnavailable(error)) {
    const message = 'The database isn’t responding. Try again shortly.'
    return { ...answer(503, unavailable('database_unavailable', message, RETRY_SOON), RETRY_HEADER), unexpected: true }
  }
  return { ...answer(500, new HttpRefusal(500), {}), unexpected: true }
}

/** Refuses a body with more bytes than this. */
export function tooLarge(maximum: number): HttpRefusal {
  return new HttpRefusal(413, { path: '', ...bodyTooLarge(maximum) })
}

/** The status of a refusal, taken from its first issue if it has one. */
export function statusOf({ code, issues: [issue] }: Refusal): number {
  return issue ? issueCodes[issue.code].status : statusByCode[code]
}

/** `resourceMetadata` is the URL at which apps learn how to get an access token (RFC 9728). */
export function challengeOf(resourceMetadata: string): string {
  return `Bearer resource_metadata="${resourceMetadata}"`
}

export type SendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void

export function createSendError(log: Logger, resourceMetadata: () => string): SendError {
  return (error, request, reply) => {
    const answer = errorAnswerOf(error, challengeOf(resourceMetadata()), request.routeOptions.bodyLimit)
    if (answer.unexpected) log.error({ request_id: request.id, err: error }, 'unexpected error')
    else if (error instanceof Refusal && error.cause) {
      log.warn({ request_id: request.id, err: error.cause }, 'a dependency of this service isn’t working')
    }
    request.issueCodes = answer.body.error.issues.map(({ code }) => code)
    reply
      .code(answer.status)
      .headers(answer.headers)
      .header('content-type', JSON_TYPE)
      .send(JSON.stringify(answer.body))
  }
}

/** Responds on a bare socket and closes it, for requests the HTTP parser rejected. */
export function answerRaw(socket: Duplex, status: number, headers: Record<string, string>): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(answer(status, new HttpRefusal(status), {}).body)
  const lines = Object.entries({
    ...headers,
    'content-type': JSON_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

export const statusByCode: Record<ErrorCode, number> = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_REQUEST: 400,
  VALIDATION_FAILED: 422,
  CONFLICT: 409,
  INTERNAL_ERROR: 500,
}

function retryHeaderOf({ issues: [issue] }: Refusal): { 'retry-after'?: string } {
  const details = issue?.details
  return details && 'retry_after_seconds' in details ? { 'retry-after': String(details.retry_after_seconds) } : {}
}

const RETRY_HEADER = { 'retry-after': String(RETRY_SOON.retry_after_seconds) }

/** All methods that the API uses. */
export const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'PUT', 'DELETE']

export const BODY_MAX_BYTES = 1024 * 1024
/** For callers without a credential. Anyone can send these, so many of them must fit in memory. */
export const ANONYMOUS_BODY_MAX_BYTES = 16 * 1024
export const HEADERS_MAX_BYTES = 16 * 1024
export const URL_MAX_LENGTH = 8 * 1024

// For errors from the HTTP parser and the framework, where only the status is known.
function issueOfStatus(status: number): Issue {
  const known = issuesByStatus[status]
  if (known) return { path: '', ...known }
  return status < 500
    ? { path: '', code: 'malformed_request', message: 'The request is malformed.' }
    : { path: '', code: 'internal_error', message: 'Something went wrong on our side.' }
}

const issuesByStatus: Partial<Record<number, DistributiveOmit<Issue, 'path'>>> = {
  405: {
    code: 'method_not_allowed',
    message: 'This resource doesn’t support that method. See the Allow header.',
    details: { allowed: METHODS, suggestions: [] },
  },
  408: { code: 'request_timeout', message: 'The request took too long to arrive.' },
  413: bodyTooLarge(BODY_MAX_BYTES),
  414: { code: 'url_too_long', message: 'The URL is too long.', details: { maximum: URL_MAX_LENGTH } },
  415: {
    code: 'bad_content_type',
    message: 'The body must be JSON in UTF-8, sent with Content-Type: application/json and no Content-Encoding.',
  },
  417: { code: 'bad_expectation', message: 'The Expect header asks for something this service doesn’t support.' },
  431: {
    code: 'headers_too_large',
    message: 'The request headers are too large.',
    details: { maximum: HEADERS_MAX_BYTES },
  },
}

function bodyTooLarge(maximum: number): DistributiveOmit<Issue, 'path'> {
  const size = maximum < BODY_MAX_BYTES ? `${maximum / 1024} KiB` : `${maximum / 1024 / 1024} MiB`
  return { code: 'body_too_large', message: `The body is larger than ${size}.`, details: { maximum } }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

function answer(status: number, refusal: Refusal, headers: Record<string, string>): ErrorAnswer {
  return { status, headers, body: envelopeOf(refusal), unexpected: false }
}

/** The body of a refusal. Every issue includes the catalog's advice on what to do about it. */
export function envelopeOf({ code, message, issues }: Refusal): Envelope {
  const issuesWithRemedy = issues.map(({ details, ...issue }) => ({
    ...issue,
    remedy: issueCodes[issue.code].remedy,
    ...(details && { details }),
  }))
  return { error: { code, message, issues: issuesWithRemedy as Envelope['error']['issues'] } }
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 429) return 'FORBIDDEN'
  if (status === 404) return 'NOT_FOUND'
  return status < 500 ? 'BAD_REQUEST' : 'INTERNAL_ERROR'
}

// Fastify's errors carry a status for the caller, even those about closed connections. The status of any other error, such as one
// from an HTTP client, isn't meant for our caller.
function frameworkStatusOf(error: unknown): number | null {
  if (!(error instanceof Error && 'statusCode' in error && 'code' in error)) return null
  const status = Number(error.statusCode)
  return /^(FST_|ECONNRESET$)/.test(String(error.code)) && status >= 400 && status <= 499 ? status : null
}
