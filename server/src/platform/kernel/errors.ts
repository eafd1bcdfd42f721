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
  /** The field it is about, with dots and indexes; empty when it is about state. */
  path: string
  code: IssueCode
  message: string
  details?: Record<string, unknown>
}

/** The one kind of "no" that any layer may throw; `http/envelope.ts` turns it into a status and a body. */
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

/** Says nothing about what was looked for, so that a stranger cannot tell "hidden" from "never existed". */
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
