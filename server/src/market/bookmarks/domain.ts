import { requireOneOf } from '../../platform/kernel/alternatives.ts'
import { type GigId, type Id, toId, type UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** What can be saved: a gig or a user. */
export type Saved = { gig_id: GigId; user_id: null } | { gig_id: null; user_id: UserId }

export type Bookmark = Saved & {
  id: Id<'bkm'>
  owner_id: UserId
  created_at: Instant
}

export const bookmarkKinds = ['gig', 'user'] as const
export type BookmarkKind = (typeof bookmarkKinds)[number]

/** What a request is saving: exactly one thing. */
export function savedFrom(body: { gig_id?: string; user_id?: string }): Saved {
  const [name, id] = requireOneOf(body, 'gig_id', 'user_id')
  return name === 'gig_id' ? { gig_id: toId('gig', id), user_id: null } : { gig_id: null, user_id: toId('usr', id) }
}
