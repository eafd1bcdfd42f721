import { forbidden, type Refusal } from '../../platform/kernel/errors.ts'
import { encodeId, type UserId } from '../../platform/kernel/ids.ts'
import { otherSide, type Side } from '../../platform/kernel/parties.ts'
import type { Instant } from '../../platform/kernel/time.ts'

export interface Block {
  blocker_id: UserId
  blocked_id: UserId
  created_at: Instant
}

/** Whether the sides of a deal have blocked each other. */
export interface BlocksOfDeal {
  client_blocks: boolean
  worker_blocks: boolean
}

/** Why one side of a deal may not make offers or write to the other; null if they may. */
export function refusalToContactSide(
  side: Side,
  deal: BlocksOfDeal & { client_id: UserId; worker_id: UserId },
): Refusal | null {
  const other = otherSide(side)
  return refusalToContact({
    otherId: deal[`${other}_id`],
    isBlocking: deal[`${side}_blocks`],
    isBlocked: deal[`${other}_blocks`],
  })
}

/** Why one user may not apply to, invite or write to another; null if they may. Users aren't told that they were blocked. */
export function refusalToContact({ otherId, isBlocking, isBlocked }: Contact): Refusal | null {
  if (isBlocking) {
    const message = 'You’ve blocked this user. Unblock them first.'
    return forbidden('user_blocked', message, { user_id: encodeId('usr', otherId) })
  }
  return isBlocked ? forbidden('contact_unavailable', 'You can’t contact this user.') : null
}

/** Another user, and whether the caller has blocked them or vice versa. */
export interface Contact {
  otherId: UserId
  isBlocking: boolean
  isBlocked: boolean
}
