import type { ErrorCode, Issue, IssueCode } from './generated/schemas.ts'
import { nameOf, type Operation } from './operation.ts'

/** What has gone wrong without an answer of the service, beside the codes of the service. */
export type FailureCode = ErrorCode | 'CONNECTION_FAILED' | 'TIMEOUT'

/** The details of issues with this code. */
export type DetailsOf<Code extends IssueCode> = DetailsIn<Issue, Code>
type DetailsIn<Each, Code> = Each extends { code: infer Codes; details: infer Details }
  ? Code extends Codes
    ? Details
    : never
  : never

interface ErrorFields {
  code: FailureCode
  message: string
  status?: number
  issues?: readonly Issue[]
  requestId?: string | null
  retryAfterMs?: number | null
  cause?: unknown
}

/** A call that failed. Its class tells the kind: `ConflictError`, `NotFoundError`, and so on. */
export class ParleyError extends Error {
  override readonly name: string = 'ParleyError'
  readonly code: FailureCode
  /** The HTTP status; 0 when there was no complete answer. */
  readonly status: number
  /** Every problem that the service found; programs branch on their codes. */
  readonly issues: readonly Issue[]
  /** Names the request in the logs of the service. */
  readonly requestId: string | null
  /** How long the service asks to wait. */
  readonly retryAfterMs: number | null
  /** Of the first issue; after `has(code)`, of the issue with that code. */
  details: unknown
  /** The key of a write. With the same key, the same call can be repeated safely for 24 hours. */
  idempotencyKey: string | null = null

  constructor({ code, message, status = 0, issues = [], requestId = null, retryAfterMs = null, cause }: ErrorFields) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = status
    this.issues = issues
    this.requestId = requestId
    this.retryAfterMs = retryAfterMs
    this.details = detailsOf(issues[0])
  }

  /** Whether an issue has this code; if so, `details` are those of that issue. */
  has<Code extends IssueCode>(code: Code): this is this & { readonly details: DetailsOf<Code> } {
    const found = this.issues.find((issue) => issue.code === code)
    if (found) this.details = detailsOf(found)
    return found !== undefined
  }
}

/** 401: the key, token or session is missing, unknown, expired or revoked. */
export class UnauthorizedError extends ParleyError {
  override readonly name = 'UnauthorizedError'
}

/** 403: the caller may not do this. 429: not so often. */
export class ForbiddenError extends ParleyError {
  override readonly name = 'ForbiddenError'
}

/** 404: there is no such thing, or not for this caller. */
export class NotFoundError extends ParleyError {
  override readonly name = 'NotFoundError'
}

/** 400, 405, 413, 415: the request is malformed. */
export class BadRequestError extends ParleyError {
  override readonly name = 'BadRequestError'
}

/** 422: fields or parameters are wrong; `issues` names all of them. */
export class ValidationFailedError extends ParleyError {
  override readonly name = 'ValidationFailedError'
}

/** 409: the current state does not allow it. 412: the resource changed since it was read. */
export class ConflictError extends ParleyError {
  override readonly name = 'ConflictError'
}

/** 500, 503: the service failed, or is overloaded. */
export class InternalError extends ParleyError {
  override readonly name = 'InternalError'
}

/** There was no complete answer, so a write may have happened or not: repeat it with the same `idempotencyKey`. */
export class ConnectionError extends ParleyError {
  override readonly name: string = 'ConnectionError'
}

/** An attempt took longer than `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'
}

/** The error that an answer other than 2xx stands for. Answers of proxies in between have no envelope, and get one by status. */
export async function errorFrom(response: Response, operation: Operation): Promise<ParleyError> {
  const { status, headers } = response
  const body = await response.json().catch(() => null)
  const {
    code = codeByStatus(status),
    message = `The answer has the status ${status}.`,
    issues = [],
  } = body?.error ?? {}
  const retryAfterMs = retryAfterOf(headers.get('retry-after')) ?? retryAfterIn(issues)
  const fields = {
    code,
    message: `${nameOf(operation)}: ${message}`,
    status,
    issues,
    requestId: headers.get('x-request-id'),
    retryAfterMs,
  }
  return new (classes[code as ErrorCode] ?? ParleyError)(fields)
}

const classes: Record<ErrorCode, typeof ParleyError> = {
  UNAUTHORIZED: UnauthorizedError,
  FORBIDDEN: ForbiddenError,
  NOT_FOUND: NotFoundError,
  BAD_REQUEST: BadRequestError,
  VALIDATION_FAILED: ValidationFailedError,
  CONFLICT: ConflictError,
  INTERNAL_ERROR: InternalError,
}

function codeByStatus(status: number): ErrorCode {
  if (status === 401) return 'UNAUTHORIZED'
  if (status === 403 || status === 429) return 'FORBIDDEN'
  if (status === 404) return 'NOT_FOUND'
  if (status === 409 || status === 412) return 'CONFLICT'
  return status < 500 ? 'BAD_REQUEST' : 'INTERNAL_ERROR'
}

/** `Retry-After` is a number of seconds or a date. */
function retryAfterOf(header: string | null): number | null {
  if (!header) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

function retryAfterIn([issue]: readonly Issue[]): number | null {
  const { retry_after_seconds: seconds } = (detailsOf(issue) ?? {}) as { retry_after_seconds?: number }
  return seconds === undefined ? null : seconds * 1000
}

function detailsOf(issue: Issue | undefined): unknown {
  return issue && 'details' in issue ? issue.details : undefined
}
