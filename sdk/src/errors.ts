import type { ErrorCode, Issue, IssueCode } from './generated/schemas.ts'
import { parseJson, readText } from './json.ts'
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

/**
 * The error that an answer other than 2xx stands for. Answers of proxies in between have no envelope, and get one by status.
 * The credential is left out where an answer repeats it.
 */
export async function errorFrom(
  response: Response,
  operation: Operation,
  credential: string | null,
): Promise<ParleyError> {
  const { status, headers } = response
  const text = isRedirect(response) ? '' : await readText(response).catch(() => '')
  const envelope = envelopeIn(redacted(text, credential))
  const code = envelope.code ?? codeByStatus(status)
  const message =
    envelope.message ?? (isRedirect(response) ? redirected(headers) : `The answer has the status ${status}.`)
  const issues = envelope.issues ?? []
  return new classes[code]({
    code,
    message: `${nameOf(operation)}: ${message}`,
    status,
    issues,
    requestId: headers.get('x-request-id'),
    retryAfterMs: retryAfterOf(headers.get('retry-after')) ?? retryAfterIn(issues),
  })
}

/** What an answer other than an error is when it should be JSON or a stream: most likely another server has answered. */
export function unexpectedType({ status, headers }: Response, operation: Operation): ParleyError {
  const type = headers.get('content-type')?.split(';')[0] || 'of no type'
  const wanted = operation.kind === 'STREAM' ? 'a stream of events' : 'JSON'
  const message = `${nameOf(operation)}: the answer is ${type}, not ${wanted}. Is baseUrl the address of a Parley service?`
  return new InternalError({ code: 'INTERNAL_ERROR', message, status })
}

/** A short text isn't a secret of the service, and could be a part of any word. */
function redacted(text: string, credential: string | null): string {
  return credential === null || credential.length < CREDENTIAL_MIN_LENGTH ? text : text.replaceAll(credential, '…')
}

const CREDENTIAL_MIN_LENGTH = 16

// A browser hides everything but the fact.
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)
}

function redirected(headers: Headers): string {
  const location = headers.get('location') ?? ''
  const to = /^https?:\/\/[^/?#@]+/.exec(location)?.[0]
  return `The answer is a redirect${to ? ` to ${to}` : ''}, which could give your credentials to another server. Pass the address of the service itself as baseUrl.`
}

/** The envelope of an error, as far as the text has one. */
function envelopeIn(text: string): { code?: ErrorCode; message?: string; issues?: Issue[] } {
  let error: { code?: unknown; message?: unknown; issues?: unknown } | undefined
  try {
    error = (parseJson(text) as { error?: object } | null)?.error
  } catch {}
  const { code, message, issues } = error ?? {}
  return {
    ...(typeof code === 'string' && Object.hasOwn(classes, code) && { code: code as ErrorCode }),
    ...(typeof message === 'string' && message !== '' && { message }),
    ...(Array.isArray(issues) && { issues: issues.filter(isIssue) }),
  }
}

function isIssue(value: Record<string, unknown> | null): value is Issue {
  return ['path', 'code', 'message', 'remedy'].every((name) => typeof value?.[name] === 'string')
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
  const { retry_after_seconds: seconds } = (detailsOf(issue) ?? {}) as { retry_after_seconds?: unknown }
  return typeof seconds === 'number' ? seconds * 1000 : null
}

function detailsOf(issue: Issue | undefined): unknown {
  return issue && 'details' in issue ? issue.details : undefined
}
