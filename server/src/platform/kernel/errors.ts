import type { IssueCode } from './issue-codes.ts'

export type ErrorCode =
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_REQUEST'
  | 'VALIDATION_FAILED'
  | 'CONFLICT'
  | 'INTERNAL_ERROR'

export interface Issue {
  /** The field, such as `evidence.0.content`; empty if the problem is not in a field. */
  path: string
  code: IssueCode
  message: string
  details?: Record<string, unknown>
}

/** The error that every layer throws to refuse a request; `http/envelope.ts` maps it to a status and a body. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly issues: readonly Issue[]

  constructor(code: ErrorCode, message: string, issues: readonly Issue[] = []) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.issues = issues
  }
}

export function unauthorized(issue: IssueCode, message: string): Refusal {
  return new Refusal('UNAUTHORIZED', message, [{ path: '', code: issue, message }])
}

export function forbidden(issue: IssueCode, message: string, details?: Record<string, unknown>): Refusal {
  return new Refusal('FORBIDDEN', message, [{ path: '', code: issue, message, ...(details && { details }) }])
}

/** The same message for every resource, so that a caller cannot tell whether a hidden one exists. */
export function notFound(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such resource.')
}

export function badRequest(issue: IssueCode, message: string, path = ''): Refusal {
  return new Refusal('BAD_REQUEST', message, [{ path, code: issue, message }])
}

export function validationFailed(issues: readonly Issue[]): Refusal {
  return new Refusal('VALIDATION_FAILED', 'The request has fields that violate their constraints; see issues.', issues)
}

export function conflict(issue: IssueCode, message: string, details?: Record<string, unknown>): Refusal {
  return new Refusal('CONFLICT', message, [{ path: '', code: issue, message, ...(details && { details }) }])
}

export function unavailable(issue: IssueCode, message: string): Refusal {
  return new Refusal('INTERNAL_ERROR', message, [{ path: '', code: issue, message }])
}
