import type { Role } from '../../platform/kernel/actor.ts'
import type { Transitions } from '../../platform/kernel/transitions.ts'
import type { Profile } from '../profiles/domain.ts'

export const userStatuses = ['active', 'suspended'] as const
export type UserStatus = (typeof userStatuses)[number]

/** A user with the fields that only operators see: the profile, role and status. */
export interface User extends Profile {
  role: Role
  status: UserStatus
}

export const userTransitions = {
  suspend: { from: ['active', 'suspended'], to: 'suspended', by: ['operator'] },
  reinstate: { from: ['active', 'suspended'], to: 'active', by: ['operator'] },
} as const satisfies Transitions<UserStatus, Role>
