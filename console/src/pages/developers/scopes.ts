import type { CurrentSession, Key, Scope } from '@parley/sdk'

type Role = CurrentSession['role']

const ALL: readonly Scope[] = [
  'read',
  'gigs:write',
  'applications:write',
  'negotiations:write',
  'contracts:write',
  'contracts:approve',
  'payments:write',
  'disputes:write',
  'messages:write',
  'files:write',
  'profile:write',
  'webhooks:write',
  'keys:write',
  'agents:write',
  'disputes:arbitrate',
  'users:create',
  'users:act',
  'admin',
]

const OF_STAFF: readonly Scope[] = ['disputes:arbitrate', 'users:create', 'users:act', 'admin']
const NEVER_FOR_AGENTS: readonly Scope[] = ['keys:write', 'agents:write', 'webhooks:write', ...OF_STAFF]

/** What can be offered; the service decides what is allowed. */
export function scopesFor(role: Role, isForAgent: boolean): readonly Scope[] {
  return ALL.filter((scope) => {
    if (isForAgent && NEVER_FOR_AGENTS.includes(scope)) return false
    if (scope === 'disputes:arbitrate') return role !== 'member'
    return role === 'operator' || !OF_STAFF.includes(scope)
  })
}

/** Whether a key no longer works. */
export function hasEnded({ revoked_at, expires_at }: Key): boolean {
  return revoked_at !== null || (expires_at !== null && Date.parse(expires_at) <= Date.now())
}
