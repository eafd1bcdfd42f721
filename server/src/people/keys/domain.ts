import {
  type Actor,
  agentDefaultScopes,
  holdsScope,
  neverForAgents,
  type Role,
  type Scope,
  scopesOfRole,
} from '../../platform/kernel/actor.ts'
import { conflict, type Issue, Refusal, validationFailed } from '../../platform/kernel/errors.ts'
import type { AgentId, KeyId, UserId } from '../../platform/kernel/ids.ts'
import { addSeconds, type Instant } from '../../platform/kernel/time.ts'

/** A key as it is stored, without its secret, of which only a hash is kept. */
export interface Key {
  id: KeyId
  user_id: UserId
  hosted_agent_id: AgentId | null
  name: string
  scopes: readonly Scope[]
  last_four: string
  replaced_by: KeyId | null
  created_at: Instant
  expires_at: Instant | null
  last_used_at: Instant | null
  revoked_at: Instant | null
}

export const KEYS_MAX = 50
export const GRACE_MAX_SECONDS = 604_800

export interface KeyRequest {
  forAgent: boolean
  scopes: readonly Scope[] | undefined
  expiresAt: Instant | undefined
}

/** The scopes and expiry of a new key: never more than its user's role allows or than the key that makes it has. */
export function decideKeyRights(
  maker: Actor,
  request: KeyRequest,
  realNow: Instant,
): { scopes: readonly Scope[]; expiresAt: Instant | null } {
  const possible = possibleScopes(maker.role, request.forAgent)
  const held = possible.filter((scope) => holdsScope(maker, scope))
  if (request.scopes) {
    requirePossible(request, possible)
    requireHeld(request.scopes, held)
  }
  return {
    scopes: request.scopes ?? (request.forAgent ? held.filter((scope) => agentDefaultScopes.includes(scope)) : held),
    expiresAt: decideExpiry(maker, request.expiresAt, realNow),
  }
}

/** Every scope that a user's own key can hold. */
export function fullScopes(role: Role): readonly Scope[] {
  return possibleScopes(role, false)
}

/** When a rotated key stops working: after the grace period, but never later than it would have expired. */
export function decideRotation(
  key: Key,
  graceSeconds: number,
  realNow: Instant,
): { expires_at: Instant | null; revoked_at: Instant | null } {
  if (key.replaced_by) {
    throw conflict('already_rotated', 'This key was replaced already and only lives out its grace period.')
  }
  if (graceSeconds === 0) return { expires_at: key.expires_at, revoked_at: realNow }
  const graceEnds = addSeconds(realNow, graceSeconds)
  return { expires_at: key.expires_at && key.expires_at < graceEnds ? key.expires_at : graceEnds, revoked_at: null }
}

function possibleScopes(role: Role, forAgent: boolean): readonly Scope[] {
  const ofRole = scopesOfRole[role]
  return forAgent ? ofRole.filter((scope) => !neverForAgents.includes(scope)) : ofRole
}

function requirePossible(request: KeyRequest, possible: readonly Scope[]): void {
  const code = request.forAgent ? 'not_for_agents' : 'not_allowed'
  const holder = request.forAgent ? 'a key of a hosted agent' : 'a key of this user'
  const issues = issuesPerScope(request.scopes ?? [], possible, code, `can never be held by ${holder}`)
  if (issues.length > 0) throw validationFailed(issues)
}

function requireHeld(wanted: readonly Scope[], held: readonly Scope[]): void {
  const issues = issuesPerScope(wanted, held, 'wider_than_key', 'is not held by the key of this request')
  if (issues.length > 0)
    throw new Refusal('FORBIDDEN', 'A key cannot hand out a right it does not have itself.', issues)
}

function issuesPerScope(
  wanted: readonly Scope[],
  allowed: readonly Scope[],
  code: Issue['code'],
  message: string,
): Issue[] {
  return wanted.flatMap((scope, index) => (allowed.includes(scope) ? [] : [{ path: `scopes.${index}`, code, message }]))
}

function decideExpiry(maker: Actor, wanted: Instant | undefined, realNow: Instant): Instant | null {
  if (wanted === undefined) return maker.keyExpiresAt
  if (wanted <= realNow)
    throw validationFailed([{ path: 'expires_at', code: 'too_small', message: 'must be in the future' }])
  if (maker.keyExpiresAt && wanted > maker.keyExpiresAt) {
    const message = `must not be later than ${maker.keyExpiresAt}, when the key of this request expires`
    throw new Refusal('FORBIDDEN', 'A key cannot make a key that lives longer than itself.', [
      { path: 'expires_at', code: 'outlives_key', message },
    ])
  }
  return wanted
}
