import type { Issue } from '@parley/sdk'
import { formatCount, formatMoney } from '../ui/amounts.ts'
import { formatDay, formatMoment } from '../ui/time.tsx'
import { words } from '../words/app.ts'
import type { refusalWords } from '../words/refusals.ts'
import { currency } from './currency.ts'

/** Like `fetch`, except that the words for refusals, which the first page doesn't need, are loaded before one arrives. */
export function withRefusalWords(send?: typeof fetch): typeof fetch {
  return async (...request) => {
    const response = await (send ?? fetch)(...request)
    if (!response.ok) await loadRefusalWords()
    return response
  }
}

let loaded: typeof refusalWords | null = null

export async function loadRefusalWords(): Promise<void> {
  loaded ??= await import('../words/refusals.ts').then(
    (file) => file.refusalWords,
    // After an update, the file may be gone.
    () => null,
  )
}

/** One issue in words, with its remedy. */
export function explainIssue(issue: Issue): string {
  const details = ('details' in issue ? issue.details : {}) as Record<string, unknown>
  const money = (cents: unknown) => formatMoney(Number(cents), currency())
  const value = issue.path.endsWith('_cents') ? money : readable
  // A newer service may have codes that this page doesn't know.
  return loaded?.[issue.code]?.(details, { money, value }) ?? words.failure.unexplained
}

/** A limit as people write it. The service sends numbers, and days and times in ISO 8601. */
function readable(limit: unknown): string {
  if (typeof limit === 'number') return formatCount(limit)
  const text = String(limit)
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(text)) return text
  return text.length === DAY_LENGTH ? formatDay(text) : formatMoment(text)
}

const DAY_LENGTH = '2026-11-14'.length
