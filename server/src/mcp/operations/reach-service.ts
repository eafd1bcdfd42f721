import { forbidden, type Refusal } from '../../platform/kernel/errors.ts'
import type { ConsolePage } from '../../platform/operations.ts'

/** The refusal of what a model must not do, whatever the credential: it may have been talked into it by what it has read. */
export function leftToPeople(publicUrl: string, page: ConsolePage): Refusal {
  const url = `${publicUrl}${page}`
  return forbidden('not_over_mcp', `A person has to do this in the console, at ${url}.`, { url })
}

/** The fields that MCP neither takes nor shows: they decide who can sign in. */
export const hiddenFields: readonly string[] = ['email', 'email_proven', 'pending_email']

/** Where people change the hidden fields. */
export const PAGE_OF_HIDDEN_FIELDS = '/settings'

/** A value of an answer without the hidden fields. */
export function withoutHidden<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutHidden) as T
  if (value === null || typeof value !== 'object') return value
  const shown = Object.entries(value).filter(([name]) => !hiddenFields.includes(name))
  return Object.fromEntries(shown.map(([name, member]) => [name, withoutHidden(member)])) as T
}
