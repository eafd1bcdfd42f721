import type { Operation } from '../../platform/operations.ts'

/**
 * Whether an operation can be used over MCP. What decides approvals, is about keys and their requests, sessions, passkeys, apps or e-mail, or
 * shows a secret cannot, whatever the credential: a model that others talk into it must find nothing there.
 */
export function isOverMcp({ path, invoke, showsSecret, forSessionsOnly }: Operation): boolean {
  return invoke !== null && !showsSecret && !forSessionsOnly && !NEVER.some((pattern) => pattern.test(path))
}

const NEVER = [
  /^\/(keys|requests|session|sessions|passkeys|apps)(\/|$)/,
  // The keys, sessions and invitation of a user.
  /\/(keys|sessions|invite|email)(\/|$)/,
  /^\/approvals\/:id\/(approve|reject)$/,
  // Mails have links and codes to sign in with.
  /^\/sandbox\/mailbox$/,
  // Nothing brings back what it deletes.
  /^\/sandbox\/reset$/,
]

/** The fields that MCP neither takes nor shows: they decide who can sign in. */
export const hiddenFields: readonly string[] = ['email', 'email_proven', 'pending_email']

/** A value of an answer without the hidden fields. */
export function withoutHidden<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutHidden) as T
  if (value === null || typeof value !== 'object') return value
  const shown = Object.entries(value).filter(([name]) => !hiddenFields.includes(name))
  return Object.fromEntries(shown.map(([name, member]) => [name, withoutHidden(member)])) as T
}
