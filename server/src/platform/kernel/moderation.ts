import { holdsScope, type Reader } from './actor.ts'
import { conflict, forbidden, type Refusal } from './errors.ts'
import type { ConversationId, Id, Prefix, UserId } from './ids.ts'
import type { Instant } from './time.ts'

/** What users can report. */
export const reportableTypes = ['gig', 'profile', 'review', 'vouch', 'message'] as const
export type ReportableType = (typeof reportableTypes)[number]

/** What operators can remove. Instead of a profile, they suspend its user. */
export const removableTypes = ['gig', 'review', 'vouch', 'message'] as const
export type RemovableType = (typeof removableTypes)[number]

/** Why and since when something is hidden from everyone but its owner and operators. */
export interface Removal {
  reason: string
  removed_at: Instant
}

/** What a user wrote, as shown to those who decide about it. */
export interface Content {
  id: Id<Prefix>
  owner_id: UserId
  /** Set for messages. */
  conversation_id: ConversationId | null
  title: string | null
  text: string | null
  /** Set for reviews. */
  rating: number | null
  removal: Removal | null
}

/** Whether a reader can see something even though it was removed. */
export function seesRemoved(reader: Reader, ownerId: UserId): boolean {
  return reader.userId === ownerId || holdsScope(reader, 'admin')
}

/** Refuses changes to something that was removed. */
export function requireNotRemoved({ removal }: { removal: Removal | null }): void {
  if (removal) throw contentRemoved()
}

export function contentRemoved(): Refusal {
  return conflict('content_removed', 'An operator has removed this.')
}

export function notRemoved(): Refusal {
  return conflict('not_removed', 'This hasn’t been removed.')
}

/** Throws if operators would be deciding about their own content. */
export function requireOthers(userId: UserId, ownerId: UserId): void {
  if (userId === ownerId) throw forbidden('own_content', 'This is yours, so you can’t report it or decide on it.')
}
