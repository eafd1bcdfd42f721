import {
  type Actor,
  agentDefaultScopes,
  holdsScope,
  isForAgents,
  type Role,
  type Scope,
  scopesOfRole,
} from '../../platform/kernel/actor.ts'
import { conflict, forbidden, Refusal, validationFailed } from '../../platform/kernel/errors.ts'
import { type AgentId, encodeId, type KeyId, type UserId } from '../../platform/kernel/ids.ts'
import { requireEveryScopeOf } from '../../platform/kernel/role-scopes.ts'
import { addSeconds, type Instant } from '../../platform/kernel/time.ts'

/** A key without its secret; only the secret's hash is stored. */
export interface Key {
  id: KeyId
  user_id: UserId
  hosted_agent_id: AgentId | null
  name: string
  /** Empty for a publishable key. */
  scopes: readonly Scope[]
  /** Shows only what visitors see, so it can be part of a web page. */
  publishable: boolean
  last_four: string
  replaced_by: KeyId | null
  /** The first key in its chain of rotations. */
  origin_id: KeyId
  created_at: Instant
  expires_at: Instant | null
  last_used_at: Instant | null
  revoked_at: Instant | null
}

export const GRACE_MAX_SECONDS = 604_800

export interface KeyRequest {
  forAgent: boolean
  publishable: boolean
  scopes: readonly Scope[] | undefined
  expiresAt: Instant | undefined
}

/** The scopes and expiry of a new key: limited by its user's role and by the key creating it. */
export function decideKeyRights(
  creator: Actor,
  request: KeyRequest,
  realNow: Instant,
): { scopes: readonly Scope[]; expiresAt: Instant | null } {
  if (request.publishable) {
    requirePublisher(creator)
    requireNothingElse(request)
    return { scopes: [], expiresAt: decideExpiry(creator, request.expiresAt, realNow) }
  }
  const allowed = allowedScopes(creator.role, request.forAgent)
  const grantable = allowed.filter((scope) => holdsScope(creator, scope))
  if (request.scopes) {
    requireAllowed(request, allowed)
    requireGrantable(request.scopes, grantable)
  }
  return {
    scopes:
      request.scopes ??
      (request.forAgent ? grantable.filter((scope) => agentDefaultScopes.includes(scope)) : grantable),
    expiresAt: decideExpiry(creator, request.expiresAt, realNow),
  }
}

/**
 * The scopes and expiry of a key with all scopes of a user's role. An arbiter's or operator's key must not give its issuer more
 * than they have: the issuer needs every scope of that role, and the new key expires no later than theirs.
 */
export function decideFullRights(issuer: Actor, role: Role): { scopes: readonly Scope[]; expiresAt: Instant | null } {
  const scopes = scopesOfRole[role]
  if (role === 'member') return { scopes, expiresAt: null }
  requireEveryScopeOf(issuer, role)
  return { scopes, expiresAt: keyExpiryOf(issuer) }
}

/** When a rotated key stops working: after the grace period, but never later than it would have expired. */
export function decideRotation(
  key: Key,
  graceSeconds: number,
  realNow: Instant,
): { expires_at: Instant | null; revoked_at: Instant | null } {
  requireNotReplaced(key)
  if (graceSeconds === 0) return { expires_at: key.expires_at, revoked_at: realNow }
  const graceEnds = addSeconds(realNow, graceSeconds)
  return { expires_at: key.expires_at && key.expires_at < graceEnds ? key.expires_at : graceEnds, revoked_at: null }
}

/**
 * Whether the caller may get a key's new secret: with a key, only if that key could have created it. Returns when the new key
 * expires.
 */
export function decideReplacement(creator: Actor, key: Key, realNow: Instant): Instant | null {
  requireNotReplaced(key)
  const status = key.revoked_at ? 'revoked' : key.expires_at && key.expires_at <= realNow ? 'expired' : 'live'
  if (status !== 'live') {
    throw conflict('wrong_state', `This key is ${status}. Create a new one.`, { status, possible_in: ['live'] })
  }
  if (key.publishable) requirePublisher(creator)
  requireGrantable(
    key.scopes,
    key.scopes.filter((scope) => holdsScope(creator, scope)),
  )
  return decideExpiry(creator, key.expires_at ?? undefined, realNow)
}

function requirePublisher(creator: Actor): void {
  if (holdsScope(creator, 'admin')) return
  throw forbidden('missing_scope', 'Only an operator can create a publishable key.', { scope: 'admin' })
}

// A publishable key belongs to no one, and has no scopes.
function requireNothingElse({ forAgent, scopes }: KeyRequest): void {
  const excess = [...(scopes?.length ? ['scopes'] : []), ...(forAgent ? ['hosted_agent_id'] : [])]
  if (excess.length === 0) return
  const message = 'must be omitted for a publishable key'
  throw validationFailed(excess.map((path) => ({ path, code: 'not_allowed', message, details: { allowed: [] } })))
}

function requireNotReplaced(key: Key): void {
  if (!key.replaced_by) return
  throw conflict('already_rotated', 'This key has already been replaced and only works until its grace period ends.', {
    replaced_by: encodeId('key', key.replaced_by),
    works_until: key.expires_at,
  })
}

/** A key must not outlive the key that created it. A session ends too, but its person can sign in again. */
function keyExpiryOf({ credential }: Actor): Instant | null {
  return credential.kind === 'key' ? credential.expiresAt : null
}

function allowedScopes(role: Role, forAgent: boolean): readonly Scope[] {
  const ofRole = scopesOfRole[role]
  return forAgent ? ofRole.filter(isForAgents) : ofRole
}

function requireAllowed(request: KeyRequest, allowed: readonly Scope[]): void {
  const code = request.forAgent ? 'not_for_agents' : 'not_allowed'
  const holder = request.forAgent ? 'a key of a hosted agent' : 'a key of this user'
  const issues = issuesPerScope(request.scopes ?? [], allowed, code, `is never allowed for ${holder}`)
  if (issues.length > 0) throw validationFailed(issues)
}

function requireGrantable(requested: readonly Scope[], grantable: readonly Scope[]): void {
  const issues = issuesPerScope(
    requested,
    grantable,
    'wider_than_key',
    'isn’t a scope of the key that sent this request',
  )
  if (issues.length > 0)
    throw new Refusal('FORBIDDEN', 'A key can’t create a key with a scope it doesn’t have itself.', issues)
}

function issuesPerScope<Code extends 'not_for_agents' | 'not_allowed' | 'wider_than_key'>(
  requested: readonly Scope[],
  allowed: readonly Scope[],
  code: Code,
  message: string,
): { path: string; code: Code; message: string; details: { allowed: readonly Scope[] } }[] {
  return requested.flatMap((scope, index) =>
    allowed.includes(scope) ? [] : [{ path: `scopes.${index}`, code, message, details: { allowed } }],
  )
}

function decideExpiry(creator: Actor, requested: Instant | undefined, realNow: Instant): Instant | null {
  const latest = keyExpiryOf(creator)
  if (requested === undefined) return latest
  if (requested <= realNow)
    throw validationFailed([
      { path: 'expires_at', code: 'too_small', message: 'must be in the future', details: { minimum: realNow } },
    ])
  if (latest && requested > latest) {
    const message = `must not be later than ${latest}, when the key that sent this request expires`
    throw new Refusal('FORBIDDEN', 'A key can’t create a key that outlives it.', [
      { path: 'expires_at', code: 'outlives_key', message, details: { maximum: latest } },
    ])
  }
  return requested
}
