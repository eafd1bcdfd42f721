import { type AgentId, type ConnectedAppId, type KeyId, type SessionId, toId, type UserId } from './ids.ts'
import type { OpenIdScope } from './openid-scopes.ts'
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
  'messages:write',
  'files:write',
  'profile:write',
  'webhooks:write',
  'keys:write',
  'agents:write',
  'users:create',
  'users:act',
  'admin',
] as const
export type Scope = (typeof scopes)[number]

/** Who is calling: a user, or one of their hosted agents. */
export interface Actor {
  userId: UserId
  hostedAgentId: AgentId | null
  credential: Credential
  role: Role
  scopes: readonly Scope[]
  /** Null unless an operator has suspended the user. */
  suspension: Suspension | null
  /** The versions of the terms of use that the user has accepted. */
  acceptedTerms: readonly number[]
  /** The operator whose key acts for this managed user, named in `Parley-Act-As`. */
  actedBy?: UserId
  /** Set if many people share the key: the caller's network, which limits and queues count instead of the user. */
  network?: string
}

/** Someone who is signed in with a browser, as pages know them. */
export interface SignedInPerson extends Actor {
  /** The language that they have chosen. */
  language: string | null
}

/**
 * How the caller proves their identity: an API key, the cookie of a browser they signed in with, or the access token of an app
 * they connected.
 */
export type Credential = KeyCredential | SessionCredential | TokenCredential

/** What operators and arbiters act with, since apps never have those scopes. */
export const staffCredentialKinds = ['key', 'session'] as const
export type StaffCredentialKind = (typeof staffCredentialKinds)[number]

export interface KeyCredential {
  kind: 'key'
  id: KeyId
  expiresAt: Instant | null
  /** The operator who created the key, if it's publishable. Its caller is a visitor. */
  publishedBy?: UserId
}

export interface SessionCredential {
  kind: 'session'
  id: SessionId
  expiresAt: Instant
  signedInAt: Instant
  /** The operator viewing as this user; null for a person's own session. */
  openedBy: UserId | null
}

export interface TokenCredential {
  kind: 'token'
  /** The connection of the app, which stays the same when the app renews its token. */
  id: ConnectedAppId
  expiresAt: Instant
  /** The SHA-256 of the token. */
  hash: string
  /** What the app may find out about the person. */
  openIdScopes: readonly OpenIdScope[]
}

/** What a hosted agent acted with: an API key or an app's token. Agents have no sessions. */
export interface AgentCredential {
  key_id: KeyId | null
  connected_app_id: ConnectedAppId | null
}

export function agentCredentialOf({ credential }: Actor): AgentCredential {
  if (credential.kind === 'session') throw new Error('A hosted agent can’t have a session.')
  return credential.kind === 'key'
    ? { key_id: credential.id, connected_app_id: null }
    : { key_id: null, connected_app_id: credential.id }
}

/** The caller's key, in an operation for API keys only. */
export function keyOf({ credential }: Actor): KeyCredential {
  if (credential.kind === 'key') return credential
  throw new Error('The operation is for API keys only, so it must be declared with `forKeysOnly`.')
}

/** The caller's session, in an operation for sessions only. */
export function sessionOf({ credential }: Actor): SessionCredential {
  if (credential.kind === 'session') return credential
  throw new Error('The operation is for sessions only, so it must be declared with `forSessionsOnly`.')
}

/** The caller's access token, in an operation for apps that a person has signed in to. */
export function tokenOf({ credential }: Actor): TokenCredential {
  if (credential.kind === 'token') return credential
  throw new Error('The operation is for access tokens only, so it must be declared with `forSignInsOnly`.')
}

export interface Suspension {
  /** Null if the operator gave none. */
  reason: string | null
}

/** Whether the key has the scope and the user's current role still allows it. Suspended users have a member's rights. */
export function holdsScope({ scopes, role, suspension }: Omit<Reader, 'userId'>, scope: Scope): boolean {
  return scopes.includes(scope) && scopesOfRole[suspension ? 'member' : role].includes(scope)
}

/** Whether the key can only create users. Such keys are published for open sign-up, so anyone may have one. */
export function isSignUpKey({ scopes }: Actor): boolean {
  return scopes.length === 1 && scopes[0] === 'users:create'
}

/** Whether the key shows only what visitors see. It's part of a web page, so anyone may have it. */
export function isPublishableKey({ credential }: Pick<Actor, 'credential'>): boolean {
  return credential.kind === 'key' && credential.publishedBy !== undefined
}

/** Whether someone else is acting for the user: a connected app, or an operator for a managed user. */
export function isDelegated({ credential, actedBy }: Pick<Actor, 'credential' | 'actedBy'>): boolean {
  return credential.kind === 'token' || actedBy !== undefined
}

/** The operator behind a request in another user's name: their key acts for a managed user, or they're viewing as a demo user. */
export function operatorBehind({ credential, actedBy }: Pick<Actor, 'credential' | 'actedBy'>): UserId | null {
  return actedBy ?? (credential.kind === 'session' ? credential.openedBy : null)
}

/** Whose share of limits and queues the caller uses. */
export function turnOf({ network, userId }: Pick<Actor, 'network' | 'userId'>): string {
  return network ?? userId
}

/** The roles above `member`, and the scope a key needs to act in each. */
export const scopeOfStaffRole = {
  arbiter: 'disputes:arbitrate',
  operator: 'admin',
} as const satisfies Record<string, Scope>
export type StaffRole = keyof typeof scopeOfStaffRole

/** Whether a write with this scope is an operator's or arbiter's action. With a sign-up key, people create their own users. */
export function isStaffAct(actor: Actor, scope: string): boolean {
  if (scope === 'users:act') return true
  if (scope === 'users:create') return !isSignUpKey(actor)
  return Object.values<string>(scopeOfStaffRole).includes(scope)
}

/** The staff role this key may act in. An arbiter's hosted agent has none: it never holds the scope. */
export function staffRoleOf(actor: Actor): StaffRole | null {
  return actor.role !== 'member' && holdsScope(actor, scopeOfStaffRole[actor.role]) ? actor.role : null
}

const operatorOnly: readonly Scope[] = ['users:create', 'users:act', 'admin']

/** The scopes that keys of a user can have, by role. */
export const scopesOfRole: Record<Role, readonly Scope[]> = {
  member: scopes.filter((scope) => scope !== 'disputes:arbitrate' && !operatorOnly.includes(scope)),
  arbiter: scopes.filter((scope) => !operatorOnly.includes(scope)),
  operator: scopes,
}

/** Scopes that hosted agents and apps can never have, whatever their user's role. */
const neverForAgents = [
  'keys:write',
  'agents:write',
  'webhooks:write',
  'users:create',
  'users:act',
  'disputes:arbitrate',
  'admin',
] as const satisfies readonly Scope[]
export type AppScope = Exclude<Scope, (typeof neverForAgents)[number]>

/** Whether hosted agents and apps can have the scope. */
export function isForAgents(scope: Scope): scope is AppScope {
  return !neverForAgents.some((never) => never === scope)
}

/**
 * The scopes available to apps, and to operators acting for managed users: those of a hosted agent. A webhook, for example, would
 * outlive their access.
 */
export const appScopes: readonly AppScope[] = scopes.filter(isForAgents)

/** The scopes of a hosted agent's key if the request doesn't name any. */
export const agentDefaultScopes: readonly Scope[] = [
  'read',
  'gigs:write',
  'applications:write',
  'negotiations:write',
  'contracts:write',
  'disputes:write',
  'messages:write',
  'files:write',
]

/** A visitor as a reader of resources, with an id that belongs to no user. */
export const VISITOR = {
  userId: '00000000-0000-0000-0000-000000000000' as UserId,
  role: 'member',
  scopes: [],
  suspension: null,
} as const satisfies Reader

/** The part of a caller that decides what they may see. */
export type Reader = Pick<Actor, 'userId' | 'role' | 'scopes' | 'suspension'>

/** Whether the reader isn't signed in. Visitors see nothing of suspended users. */
export function isVisitor({ userId }: Pick<Actor, 'userId'>): boolean {
  return userId === VISITOR.userId
}

/** The user named in a path; `me` is the caller. */
export function userIdFrom(actor: Pick<Actor, 'userId'>, text: string): UserId {
  return text === 'me' ? actor.userId : toId('usr', text)
}
