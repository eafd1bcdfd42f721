import { accessIssues } from './access-issues.ts'
import type { DetailsFrom, IssueDefinition } from './issue-details.ts'
import { requestIssues } from './request-issues.ts'
import { stateIssues } from './state-issues.ts'

/** All values of `issues[].code`, with each one's status, meaning, remedy and `details`. */
export const issueCodes = { ...requestIssues, ...accessIssues, ...stateIssues }

export type IssueCode = keyof typeof issueCodes

/** The codes that have one of these statuses. */
export type CodeWith<Status extends number> = {
  [Code in IssueCode]: (typeof issueCodes)[Code]['status'] extends Status ? Code : never
}[IssueCode]

/** The `details` of a code; never for codes without any. */
export type DetailsOf<Code extends IssueCode> = (typeof issueCodes)[Code] extends { details: infer Kinds }
  ? DetailsFrom<Kinds>
  : never

/** The definition of a code, without the literal types. */
export function issueDefinition(code: IssueCode): IssueDefinition {
  return issueCodes[code]
}
