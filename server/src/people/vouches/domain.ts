import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

export interface Vouch {
  id: Id<'vch'>
  from_user_id: UserId
  user_id: UserId
  message: string
  skills: readonly string[]
  /** Money was exchanged between the two. */
  verified: boolean
  created_at: Instant
}

/** What must have been paid out between two users for a vouch to be more than words. */
export const VERIFIED_FROM_CENTS = 1_000
