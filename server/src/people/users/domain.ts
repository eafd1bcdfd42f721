import type { EventAuthor } from '../../events/feed/domain.ts'
import type { Role } from '../../platform/kernel/actor.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import { addSeconds, type Instant } from '../../platform/kernel/time.ts'
import type { Transitions } from '../../platform/kernel/transitions.ts'
import type { Profile, UserStatus } from '../profiles/domain.ts'

/** A user as operators see them: the profile and the role. */
export interface User extends Profile {
  role: Role
}

/** The user as the author of events about their own account. */
export function authorOf({ id, role }: Pick<User, 'id' | 'role'>): EventAuthor {
  return { userId: id, hostedAgentId: null, role }
}

export const userTransitions = {
  suspend: { from: ['active', 'suspended'], to: 'suspended', by: ['operator'] },
  reinstate: { from: ['active', 'suspended'], to: 'active', by: ['operator'] },
} as const satisfies Transitions<UserStatus, Role>

/** What an operator becomes who is suspended or loses the role. */
export const removalOutcomes = ['suspended', 'member', 'arbiter'] as const
export type RemovalOutcome = (typeof removalOutcomes)[number]

/** One operator wants to suspend or demote another; a second one has to want the same. */
export interface OperatorRemoval {
  user_id: UserId
  becomes: RemovalOutcome
  requested_by: UserId
  reason: string | null
  requested_at: Instant
  expires_at: Instant
}

/** An operator who is not suspended. */
export function isActiveOperator({ role, status }: Pick<User, 'role' | 'status'>): boolean {
  return role === 'operator' && status === 'active'
}

/** Of two operators one can act alone: nobody else could be the second. */
export function needsSecondOperator(activeOperators: number): boolean {
  return activeOperators >= 3
}

/** A request counts until it expires, and only while whoever made it is still an operator. */
export function isOpenRemoval(removal: OperatorRemoval, operators: readonly Pick<User, 'id'>[], now: Instant): boolean {
  return removal.expires_at > now && operators.some(({ id }) => id === removal.requested_by)
}

export function removalExpiry(requestedAt: Instant): Instant {
  return addSeconds(requestedAt, REMOVAL_HOURS * 3_600)
}

const REMOVAL_HOURS = 48
