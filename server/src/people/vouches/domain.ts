import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

export interface Vouch {
  id: Id<'vch'>
  from_user_id: UserId
  user_id: UserId
  message: string
  skills: readonly string[]
  /** Enough money was paid out between the two users. */
  verified: boolean
  created_at: Instant
}

/** A vouch is verified once this much was paid out between the two users. */
export const VERIFIED_FROM_CENTS = 1_000
