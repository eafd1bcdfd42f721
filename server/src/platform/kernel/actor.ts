import { type AgentId, type KeyId, toId, type UserId } from './ids.ts'
import type { Instant } from './time.ts'

export const roles = ['member', 'arbiter', 'operator'] as const
export type Role = (typeof roles)[number]

/** Everything a key can be allowed to do; each route names the one it needs. */
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
  suspended: boolean
  keyExpiresAt: Instant | null
}

/** A scope counts only while the user's role allows it: a key made in better days does not outlast a role. */
export function holdsScope(actor: Actor, scope: Scope): boolean {
  return actor.scopes.includes(scope) && scopesOfRole[actor.role].includes(scope)
}

/** Roles that some events are for as a whole, and the scope by which a key acts in each. */
export const scopeOfDuty = { arbiter: 'disputes:arbitrate', operator: 'admin' } as const satisfies Record<string, Scope>
export type Duty = keyof typeof scopeOfDuty

/** What a role is told is for keys that can act in it: not for an arbiter's agents, which never judge. */
export function roleSpokenFor(actor: Actor): Duty | null {
  return actor.role !== 'member' && holdsScope(actor, scopeOfDuty[actor.role]) ? actor.role : null
}

const operatorOnly: readonly Scope[] = ['users:create', 'admin']

/** What keys of a user can hold at most, by role. */
export const scopesOfRole: Record<Role, readonly Scope[]> = {
  member: scopes.filter((scope) => scope !== 'disputes:arbitrate' && !operatorOnly.includes(scope)),
  arbiter: scopes.filter((scope) => !operatorOnly.includes(scope)),
  operator: scopes,
}

/** What keys of hosted agents can never hold, whatever their owner's role. */
export const neverForAgents: readonly Scope[] = [
  'keys:write',
  'agents:write',
  'webhooks:write',
  'users:create',
  'disputes:arbitrate',
  'admin',
]

/** What a hosted agent's key holds when nothing else is asked for. */
export const agentDefaultScopes: readonly Scope[] = [
  'read',
  'gigs:write',
  'applications:write',
  'negotiations:write',
  'contracts:write',
  'disputes:write',
]

/** The user a path names; `me` is whoever is calling. */
export function userIdFrom(actor: Actor, text: string): UserId {
  return text === 'me' ? actor.userId : toId('usr', text)
}
