import { type AgentId, type KeyId, toId, type UserId } from './ids.ts'
import type { Instant } from './time.ts'

export const roles = ['member', 'arbiter', 'operator'] as const
export type Role = (typeof roles)[number]

/** The scopes a key can have; each operation names the one it needs. */
export const scopes = [
  'read',
  'gigs:write',
  'applications:write',
  'negotiations:write',
  'contracts:write',
  'contracts:approve',
  'payments:write',
  'disputes:write',
  'disputes:arbitrate',
  'profile:write',
  'webhooks:write',
  'keys:write',
  'agents:write',
  'users:create',
  'admin',
] as const
export type Scope = (typeof scopes)[number]

/** Who is calling: a user, or one of their hosted agents, through one key. */
export interface Actor {
  userId: UserId
  hostedAgentId: AgentId | null
  keyId: KeyId
  role: Role
  scopes: readonly Scope[]
  /** Null unless an operator has suspended the user. */
  suspension: Suspension | null
  keyExpiresAt: Instant | null
}

export interface Suspension {
  /** Null when the operator gave none. */
  reason: string | null
}

/** Whether the key has the scope and the user's current role still allows it. A suspended user has the rights of a member. */
export function holdsScope({ scopes, role, suspension }: Actor, scope: Scope): boolean {
  return scopes.includes(scope) && scopesOfRole[suspension ? 'member' : role].includes(scope)
}

/** Whether the key can only create users. Such a key is published for open sign-up, so anyone may have it. */
export function isSignUpKey({ scopes }: Actor): boolean {
  return scopes.length === 1 && scopes[0] === 'users:create'
}

/** The roles above `member`, and the scope a key needs to act in each. */
export const scopeOfStaffRole = {
  arbiter: 'disputes:arbitrate',
  operator: 'admin',
} as const satisfies Record<string, Scope>
export type StaffRole = keyof typeof scopeOfStaffRole

/** The staff role this key may act in. An arbiter's hosted agent has none: it never holds the scope. */
export function staffRoleOf(actor: Actor): StaffRole | null {
  return actor.role !== 'member' && holdsScope(actor, scopeOfStaffRole[actor.role]) ? actor.role : null
}

const operatorOnly: readonly Scope[] = ['users:create', 'admin']

/** The scopes that keys of a user can have, by role. */
export const scopesOfRole: Record<Role, readonly Scope[]> = {
  member: scopes.filter((scope) => scope !== 'disputes:arbitrate' && !operatorOnly.includes(scope)),
  arbiter: scopes.filter((scope) => !operatorOnly.includes(scope)),
  operator: scopes,
}

/** Scopes that keys of hosted agents can never have, regardless of their owner's role. */
export const neverForAgents: readonly Scope[] = [
  'keys:write',
  'agents:write',
  'webhooks:write',
  'users:create',
  'disputes:arbitrate',
  'admin',
]

/** The scopes of a hosted agent's key if the request names none. */
export const agentDefaultScopes: readonly Scope[] = [
  'read',
  'gigs:write',
  'applications:write',
  'negotiations:write',
  'contracts:write',
  'disputes:write',
]

/** The user a path names; `me` is the caller. */
export function userIdFrom(actor: Actor, text: string): UserId {
  return text === 'me' ? actor.userId : toId('usr', text)
}
