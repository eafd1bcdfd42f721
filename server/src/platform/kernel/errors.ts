import type { CodeWith, DetailsOf, IssueCode } from './issue-codes.ts'

export type ErrorCode =
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_REQUEST'
  | 'VALIDATION_FAILED'
  | 'CONFLICT'
  | 'INTERNAL_ERROR'

/** One problem with a request, with the details that the catalog defines for its code. */
export type Issue<Codes extends IssueCode = IssueCode> = { [Code in Codes]: IssueOf<Code> }[Codes]

type IssueOf<Code extends IssueCode> = {
  /** The field, such as `evidence.0.content`; empty if the problem isn't in a field. */
  path: string
  code: Code
  message: string
} & ([DetailsOf<Code>] extends [never] ? { details?: never } : { details: DetailsOf<Code> })

/** The last argument of a refusal: the details of its code, or nothing. */
type DetailsArgument<Code extends IssueCode> = [DetailsOf<Code>] extends [never] ? [] : [details: DetailsOf<Code>]

/** The error that every layer throws to refuse a request; `http/envelope.ts` maps it to a status and a body. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly issues: readonly Issue[]

  constructor(code: ErrorCode, message: string, issues: readonly Issue[]) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.issues = issues
  }
}

export function unauthorized(code: CodeWith<401>, message: string): Refusal {
  return new Refusal('UNAUTHORIZED', message, [{ path: '', code, message }])
}

export function forbidden<Code extends CodeWith<403>>(
  code: Code,
  message: string,
  ...details: DetailsArgument<Code>
): Refusal {
  return new Refusal('FORBIDDEN', message, [issueFrom(code, '', message, details)])
}

/**
 * `what` may only repeat the request, so that a caller can't tell whether a hidden resource exists. Without it,
 * `http/not-found.ts` names the ids in the request.
 */
export function notFound(what?: string): Refusal {
  const message = what === undefined ? UNNAMED : `No such ${what}`
  return new Refusal('NOT_FOUND', message, [{ path: '', code: 'not_found', message }])
}

/** The message of a refusal that doesn't name what wasn't found. */
export const UNNAMED = 'This resource doesn’t exist.'

/** `path` is the name of a header; empty for the body. */
export function badRequest<Code extends CodeWith<400>>(
  code: Code,
  path: string,
  message: string,
  ...details: DetailsArgument<Code>
): Refusal {
  return new Refusal('BAD_REQUEST', message, [issueFrom(code, path, message, details)])
}

export function validationFailed(issues: readonly Issue<CodeWith<422>>[]): Refusal {
  return new Refusal('VALIDATION_FAILED', summaryOf(issues), issues)
}

export function conflict<Code extends CodeWith<409 | 412>>(
  code: Code,
  message: string,
  ...details: DetailsArgument<Code>
): Refusal {
  return new Refusal('CONFLICT', message, [issueFrom(code, '', message, details)])
}

export function unavailable<Code extends CodeWith<503>>(
  code: Code,
  message: string,
  ...details: DetailsArgument<Code>
): Refusal {
  return new Refusal('INTERNAL_ERROR', message, [issueFrom(code, '', message, details)])
}

/** `policy` names the limit, which is per minute. */
export function rateLimited(policy: string, limit: number, retryAfterSeconds: number): Refusal {
  const message = `Over the limit of ${limit} per minute (${policy}). Try again in ${retryAfterSeconds} s.`
  const details = { policy, limit, retry_after_seconds: retryAfterSeconds }
  return new Refusal('FORBIDDEN', message, [{ path: '', code: 'rate_limited', message, details }])
}

/** How soon to try again if the service is just busy or restarting. */
export const RETRY_SOON = { retry_after_seconds: 1 }

/** The first problem, and how many more there are: "title is required (and 2 more issues)". */
function summaryOf([first, ...others]: readonly Issue[]): string {
  const problem = [first?.path, first?.message].filter(Boolean).join(' ')
  if (others.length === 0) return problem
  return `${problem} (and ${others.length} more ${others.length === 1 ? 'issue' : 'issues'})`
}

// The signatures above ensure that the details match the code.
function issueFrom(code: IssueCode, path: string, message: string, [details]: readonly unknown[]): Issue {
  return { path, code, message, ...(details !== undefined && { details }) } as Issue
}
