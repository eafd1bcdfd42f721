import { forbidden, type Refusal } from '../../platform/kernel/errors.ts'
import type { ConsolePage } from '../../platform/operations.ts'

/** Refuses what a model must not do with any credential, because something it read may have talked it into it. */
export function leftToPeople(publicUrl: string, page: ConsolePage): Refusal {
  const url = `${publicUrl}${page}`
  return forbidden('not_over_mcp', `A person has to do this in the console, at ${url}.`, { url })
}

/** The fields that MCP neither accepts nor shows, because they determine who can sign in. */
export const hiddenFields: readonly string[] = ['email', 'email_proven', 'pending_email']

/** Where people change the hidden fields. */
export const PAGE_OF_HIDDEN_FIELDS = '/settings'

/** A response value without the hidden fields. */
export function withoutHidden<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutHidden) as T
  if (value === null || typeof value !== 'object') return value
  const shown = Object.entries(value).filter(([name]) => !hiddenFields.includes(name))
  return Object.fromEntries(shown.map(([name, member]) => [name, withoutHidden(member)])) as T
}
