import type { Refusal } from './errors.ts'
import type { IssueCode } from './issue-codes.ts'
import type { Quota } from './quotas.ts'
import type { Site } from './site.ts'

/** What a refusal means for the reader of a page. Its own message is for programs, and in English. */
export function problemText({ words: { problems }, formats }: Site, { code, issues: [issue] }: Refusal): string {
  const texts: Partial<Record<IssueCode, string>> = problems.codes
  const quotas: Partial<Record<Quota, (limit: string) => string>> = problems.quotas
  if (issue?.code === 'quota_reached') {
    const { quota, limit } = issue.details
    return quotas[quota as Quota]?.(formats.number(Number(limit))) ?? problems.general
  }
  return (issue && texts[issue.code]) ?? (code === 'INTERNAL_ERROR' ? problems.busy : problems.general)
}
