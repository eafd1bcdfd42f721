import type { EventAuthor } from '../../events/feed/domain.ts'
import type { Role } from '../../platform/kernel/actor.ts'
import type { KeyId, UserId } from '../../platform/kernel/ids.ts'
import { addSeconds, type Instant } from '../../platform/kernel/time.ts'
import type { Transitions } from '../../platform/kernel/transitions.ts'
import type { Profile, UserStatus } from '../profiles/domain.ts'

/** A user as operators see them: the profile and the role. */
export interface User extends Profile {
  role: Role
  /** The operator whose key created the user and acts for them, until they claim the account. */
  managed_by: UserId | null
  /** The origin of that key. */
  managed_by_key_id: KeyId | null
}

/** Whether an operator's key can act for the user, because the user can't sign in yet. */
export function isManaged({ managed_by, claimed_at }: Pick<User, 'managed_by' | 'claimed_at'>): boolean {
  return managed_by !== null && claimed_at === null
}

/** The user as the author of events about their own account. */
export function authorOf({ id, role }: Pick<User, 'id' | 'role'>): EventAuthor {
  return { userId: id, hostedAgentId: null, role }
}

export const userTransitions = {
  suspend: { from: ['active', 'suspended'], to: 'suspended', by: ['operator'] },
  reinstate: { from: ['active', 'suspended'], to: 'active', by: ['operator'] },
} as const satisfies Transitions<UserStatus, Role>

/** What an operator becomes when suspended or demoted. */
export const removalOutcomes = ['suspended', 'member', 'arbiter'] as const
export type RemovalOutcome = (typeof removalOutcomes)[number]

/** A request that takes effect when a second operator sends the same one. */
export interface OperatorRequest {
  requested_by: UserId
  requested_at: Instant
  expires_at: Instant
}

/** A request to suspend or demote an operator. */
export interface OperatorRemoval extends OperatorRequest {
  user_id: UserId
  becomes: RemovalOutcome
  reason: string | null
}

/** An operator who isn't suspended. */
export function isActiveOperator({ role, status }: Pick<User, 'role' | 'status'>): boolean {
  return role === 'operator' && status === 'active'
}

/** Whether there's an uninvolved operator who could confirm a request. If not, one operator can act alone. */
export function hasSecondOperator(operators: readonly Pick<User, 'id'>[], involved: readonly UserId[]): boolean {
  return operators.some(({ id }) => !involved.includes(id))
}

/** A request is valid until it expires, and only while its author is still an operator. */
export function isOpenRequest(request: OperatorRequest, operators: readonly Pick<User, 'id'>[], now: Instant): boolean {
  return request.expires_at > now && operators.some(({ id }) => id === request.requested_by)
}

export function newOperatorRequest(by: Pick<User, 'id'>, now: Instant): OperatorRequest {
  return { requested_by: by.id, requested_at: now, expires_at: addSeconds(now, REQUEST_HOURS * 3_600) }
}

const REQUEST_HOURS = 48
