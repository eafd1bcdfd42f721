import type { ErrorCode, Issue, IssueCode } from './generated/schemas.ts'
import { parseJson, readText } from './json.ts'
import { nameOf, type Operation } from './operation.ts'

/** The service's codes, plus those for failures without a response from the service. */
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

/** A failed call. Its class says what kind: `ConflictError`, `NotFoundError`, and so on. */
export class ParleyError extends Error {
  override readonly name: string = 'ParleyError'
  readonly code: FailureCode
  /** The HTTP status; 0 if there was no complete response. */
  readonly status: number
  /** Every problem the service found. Branch on their codes. */
  readonly issues: readonly Issue[]
  /** Identifies the request in the service's logs. */
  readonly requestId: string | null
  /** How long the service asks you to wait. */
  readonly retryAfterMs: number | null
  /** The details of the first issue; after `has(code)`, those of the issue with that code. */
  details: unknown
  /** A write's key. With the same key, you can safely retry the same call for 24 hours. */
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

  /** Whether an issue has this code. If so, `details` are that issue's. */
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

/** 403: the caller isn't allowed to do this. 429: too many requests. */
export class ForbiddenError extends ParleyError {
  override readonly name = 'ForbiddenError'
}

/** 404: it doesn't exist, or this caller doesn't have access to it. */
export class NotFoundError extends ParleyError {
  override readonly name = 'NotFoundError'
}

/** 400, 405, 413, 415: the request is malformed. */
export class BadRequestError extends ParleyError {
  override readonly name = 'BadRequestError'
}

/** 422: fields or parameters are invalid; `issues` lists all of them. */
export class ValidationFailedError extends ParleyError {
  override readonly name = 'ValidationFailedError'
}

/** 409: the current state doesn't allow it. 412: the resource has changed since it was read. */
export class ConflictError extends ParleyError {
  override readonly name = 'ConflictError'
}

/** 500, 503: the service failed or is overloaded. */
export class InternalError extends ParleyError {
  override readonly name = 'InternalError'
}

/** There was no complete response, so a write may or may not have happened: retry it with the same `idempotencyKey`. */
export class ConnectionError extends ParleyError {
  override readonly name: string = 'ConnectionError'
}

/** An attempt took longer than `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'
}

/**
 * The error for a response other than 2xx. Responses from proxies have no envelope, so they get one based on the status. The
 * credential is left out if the response repeats it.
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
    envelope.message ?? (isRedirect(response) ? redirected(headers) : `The response has the status ${status}.`)
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

/** The error for a response that should be JSON or a stream but isn't: most likely, another server responded. */
export function unexpectedType({ status, headers }: Response, operation: Operation): ParleyError {
  const type = headers.get('content-type')?.split(';')[0] || 'untyped'
  const wanted = operation.kind === 'STREAM' ? 'an event stream' : 'JSON'
  const message = `${nameOf(operation)}: the response is ${type}, not ${wanted}. Is baseUrl the URL of a Parley service?`
  return new InternalError({ code: 'INTERNAL_ERROR', message, status })
}

/** A short text isn't one of the service's secrets, and could be part of any word. */
function redacted(text: string, credential: string | null): string {
  return credential === null || credential.length < CREDENTIAL_MIN_LENGTH ? text : text.replaceAll(credential, '…')
}

const CREDENTIAL_MIN_LENGTH = 16

// Browsers hide everything else about a redirect.
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)
}

function redirected(headers: Headers): string {
  const location = headers.get('location') ?? ''
  const to = /^https?:\/\/[^/?#@]+/.exec(location)?.[0]
  return `The response is a redirect${to ? ` to ${to}` : ''}, which could give your credentials to another server. Pass the service’s own URL as baseUrl.`
}

/** The error envelope in the text, as far as there is one. */
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
