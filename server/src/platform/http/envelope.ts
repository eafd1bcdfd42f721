import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { isDatabaseUnavailable } from '../db/errors.ts'
import { type ErrorCode, type Issue, Refusal, unavailable } from '../kernel/errors.ts'
import type { IssueCode } from '../kernel/issue-codes.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** The body of every 4xx and 5xx. */
interface Envelope {
  error: { code: ErrorCode; message: string; issues: readonly Issue[] }
}

interface ErrorAnswer {
  status: number
  headers: Record<string, string>
  body: Envelope
  /** True for errors of the service, which are logged. */
  unexpected: boolean
}

/** A refusal by the HTTP layer, with a status and headers. */
export class HttpRefusal extends Refusal {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message = messageOf(status),
    options: { headers?: Record<string, string>; issues?: Issue[] } = {},
  ) {
    super(codeOfStatus(status), message, options.issues)
    this.status = status
    this.headers = options.headers ?? {}
  }
}

/** The one place where an error becomes a status, headers and a body. */
function answerOf(error: unknown): ErrorAnswer {
  if (error instanceof HttpRefusal) return answer(error.status, error, error.headers)
  if (error instanceof Refusal) {
    const status = statusByIssue[error.issues[0]?.code ?? ''] ?? statusByCode[error.code]
    return answer(status, error, { ...(status === 401 && CHALLENGE), ...(status === 503 && RETRY_SOON) })
  }
  const status = frameworkStatusOf(error)
  if (status) return answer(status, new HttpRefusal(status), {})
  if (isDatabaseUnavailable(error)) {
    const refusal = unavailable('database_unavailable', 'The database does not answer. Try again shortly.')
    return { ...answer(503, refusal, RETRY_SOON), unexpected: true }
  }
  return { ...answer(500, new HttpRefusal(500), {}), unexpected: true }
}

export type SendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void

export function createSendError(log: Logger): SendError {
  return (error, request, reply) => {
    const answer = answerOf(error)
    if (answer.unexpected) log.error({ request_id: request.id, err: error }, 'unexpected error')
    reply
      .code(answer.status)
      .headers(answer.headers)
      .header('content-type', JSON_TYPE)
      .send(JSON.stringify(answer.body))
  }
}

/** Answers on a bare socket and closes it, for requests that the HTTP parser rejected. */
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

/** Issue codes whose status differs from that of their error code. */
export const statusByIssue: Partial<Record<string, number>> = {
  stale_version: 412,
  rate_limited: 429,
  too_many_streams: 429,
  too_many_uploads: 429,
  overloaded: 503,
  search_too_slow: 503,
  database_unavailable: 503,
  schema_mismatch: 503,
  draining: 503,
} satisfies Partial<Record<IssueCode, number>>

const CHALLENGE = { 'www-authenticate': 'Bearer' }
const RETRY_SOON = { 'retry-after': '1' }

function messageOf(status: number): string {
  return messages[status] ?? (status < 500 ? 'The request is malformed.' : 'Something went wrong on our side.')
}

const messages: Partial<Record<number, string>> = {
  404: 'There is no such resource.',
  405: 'This resource does not support that method; see the Allow header.',
  408: 'The request took too long to arrive.',
  413: 'The body is larger than 1 MiB.',
  414: 'The URL is too long.',
  415: 'The body must be JSON in UTF-8, sent with Content-Type: application/json and no Content-Encoding.',
  417: 'The Expect header asks for something this service does not do.',
  431: 'The request headers are too large.',
}

function answer(status: number, refusal: Refusal, headers: Record<string, string>): ErrorAnswer {
  const { code, message, issues } = refusal
  return { status, headers, body: { error: { code, message, issues } }, unexpected: false }
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 429) return 'FORBIDDEN'
  if (status === 404) return 'NOT_FOUND'
  return status < 500 ? 'BAD_REQUEST' : 'INTERNAL_ERROR'
}

// Fastify's errors carry a status for the caller, also those about closed connections. The status of any other error, such
// as one of an HTTP client, is not meant for our caller.
function frameworkStatusOf(error: unknown): number | null {
  if (!(error instanceof Error && 'statusCode' in error && 'code' in error)) return null
  const status = Number(error.statusCode)
  return /^(FST_|ECONNRESET$)/.test(String(error.code)) && status >= 400 && status <= 499 ? status : null
}
