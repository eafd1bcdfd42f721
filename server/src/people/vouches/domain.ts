import type { Stake } from '../../platform/kernel/agent-actions.ts'
import { encodeId, type Id, type UserId } from '../../platform/kernel/ids.ts'
import type { Removal } from '../../platform/kernel/moderation.ts'
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
  removal: Removal | null
}

/** What an agent commits its owner to by vouching: the owner's name, and never being this user's arbiter. */
export function stakeOfVouching(userId: UserId, message: string): Stake {
  return {
    subject: encodeId('usr', userId),
    summary: { kind: 'vouch', message },
    target: {},
    counterpartyId: userId,
  }
}

/** A vouch is verified once this much has been paid out between the two users. */
export const VERIFIED_FROM_CENTS = 1_000
