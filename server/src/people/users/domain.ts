import type { EventAuthor } from '../../events/feed/domain.ts'
import type { Role } from '../../platform/kernel/actor.ts'
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
