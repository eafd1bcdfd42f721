import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { ObservedClock } from '../../platform/clock/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  type Actor,
  holdsScope,
  type KeyCredential,
  keyOf,
  type Role,
  type Scope,
  scopesOfRole,
  VISITOR,
} from '../../platform/kernel/actor.ts'
import { agentSuspended } from '../../platform/kernel/agent-suspended.ts'
import { notFound, unauthorized } from '../../platform/kernel/errors.ts'
import { type AgentId, encodeId, type KeyId, newId, toId, type UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { requireRecentSignIn } from '../../platform/kernel/recent-sign-in.ts'
import { type Instant, parseInstant, realNow } from '../../platform/kernel/time.ts'
import { LastUse } from '../../platform/last-use.ts'
import { mailUser } from '../notices/service.ts'
import { decideFullRights, decideKeyRights, decideReplacement, decideRotation, type Key } from './domain.ts'
import { newKeyMail } from './mails.ts'
import type { IssuedKey, KeyFilter, Key as KeyShape, NewKey, RotateKey, VerifiedKey } from './schema.ts'
import { presentIssuedKey, presentKey } from './schema.ts'
import { hashSecret, isWellFormedSecret, newSecret } from './secret.ts'
import * as store from './store.ts'

/** Finds the caller by the key's secret. Runs on every request, so that a revoked key stops working immediately. */
export async function authenticateKey(
  db: Queryable,
  clock: ObservedClock,
  use: LastUse<KeyId>,
  secret: string,
): Promise<Actor> {
  const holder = isWellFormedSecret(secret) ? await store.findKeyHolder(db, hashSecret(secret)) : null
  if (!holder) throw unauthorized('bad_key', 'The key is unknown, mistyped, expired or revoked.')
  clock.observe(holder)
  const actor = actorFrom(holder)
  use.note(holder.key_id)
  return actor
}

/** Saves when keys were last used. */
export function keyUse(): LastUse<KeyId> {
  return new LastUse(store.markUsed)
}

/** A write's caller, as of its transaction, since they were authenticated before the body arrived. */
export async function reauthenticateKey(db: Queryable, { id }: KeyCredential): Promise<Actor> {
  const holder = await store.findKeyHolderById(db, id)
  if (!holder) throw unauthorized('bad_key', 'The key was revoked or has expired during this request.')
  return actorFrom(holder)
}

export function verifyKey(actor: Actor): Static<typeof VerifiedKey> {
  const { id, publishedBy } = keyOf(actor)
  return {
    user_id: encodeId('usr', publishedBy ?? actor.userId),
    hosted_agent_id: actor.hostedAgentId && encodeId('agt', actor.hostedAgentId),
    api_key_id: encodeId('key', id),
  }
}

export async function createKey(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof NewKey>,
): Promise<Static<typeof IssuedKey>> {
  const agentId = body.hosted_agent_id === undefined ? null : toId('agt', body.hosted_agent_id)
  requireQuota(ctx.settings.quotas, 'keys', await store.lockAndCountKeys(ctx.db, actor.userId))
  if (agentId && !(await store.lockAgentOf(ctx.db, actor.userId, agentId))) throw notFound()
  const request = {
    forAgent: agentId !== null,
    publishable: body.publishable ?? false,
    scopes: body.scopes,
    expiresAt: body.expires_at === undefined ? undefined : (parseInstant(body.expires_at) ?? undefined),
  }
  const rights = decideKeyRights(await currentRights(ctx, actor), request, realNow())
  const { publishable } = request
  return issueKey(ctx, actor, { userId: actor.userId, agentId, name: body.name, publishable, ...rights })
}

/** A key with all scopes of the user's role: their first one, or a replacement for a lost one. */
export async function issueFullKey(
  ctx: WriteContext,
  by: Actor,
  user: { id: UserId; role: Role },
  name: string,
): Promise<Static<typeof IssuedKey>> {
  const rights = decideFullRights(await currentRights(ctx, by), user.role)
  return issueKey(ctx, by, { userId: user.id, agentId: null, name, ...rights })
}

/** Stores a given secret as an operator's key, unless it's already stored. A revoked one stays revoked. */
export async function storeOperatorSecret(ctx: WriteContext, userId: UserId, secret: string): Promise<void> {
  if (await store.hashExists(ctx.db, hashSecret(secret))) return
  await store.insertKey(ctx.db, keyFor(ctx, secret, operatorKeyFields(userId, 'OPERATOR_KEY')), hashSecret(secret))
}

/** Creates a new operator key, at startup or on the command line; returns its secret. */
export async function createOperatorSecret(ctx: WriteContext, userId: UserId): Promise<string> {
  const secret = newSecret()
  await store.insertKey(ctx.db, keyFor(ctx, secret, operatorKeyFields(userId, 'operator')), hashSecret(secret))
  return secret
}

/** The caller's keys, and those of their agents. A hosted agent sees only its own. */
export async function listOwnKeys(
  ctx: ReadContext,
  actor: Actor,
  { hosted_agent_id }: Static<typeof KeyFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof KeyShape>>> {
  const wanted = hosted_agent_id === undefined ? null : toId('agt', hosted_agent_id)
  if (actor.hostedAgentId && wanted && wanted !== actor.hostedAgentId) return { rows: [], next: null }
  return listKeysOf(ctx, actor.userId, actor.hostedAgentId ?? wanted, page)
}

/** The keys of a user, or only those of one of their agents. */
export async function listKeysOf(
  ctx: ReadContext,
  userId: UserId,
  agentId: AgentId | null,
  page: PageRequest,
): Promise<Page<Static<typeof KeyShape>>> {
  const fetched = await store.listKeys(ctx.db, userId, agentId, page)
  const { rows, next } = pageOf(fetched, page.limit, (key) => [key.id])
  return { rows: rows.map(presentKey), next }
}

export async function getKey(ctx: ReadContext, actor: Actor, id: KeyId): Promise<Static<typeof KeyShape>> {
  const key = await store.findKey(ctx.db, id)
  if (!key || (key.user_id !== actor.userId && !holdsScope(actor, 'admin'))) throw notFound()
  // A hosted agent sees its own keys, not its owner's.
  if (actor.hostedAgentId && key.hosted_agent_id !== actor.hostedAgentId) throw notFound()
  if (key.user_id !== actor.userId) ctx.noteStaffRead?.(encodeId('key', id))
  return presentKey(key)
}

/** Replaces the request's key. */
export async function rotateKey(
  ctx: WriteContext,
  actor: Actor,
  { grace_seconds = 0 }: Static<typeof RotateKey>,
): Promise<Static<typeof IssuedKey>> {
  await requireRoomForGrace(ctx, actor.userId, keyOf(actor).id, grace_seconds)
  // Locks the agent before the key, as deleting an agent does, so that the two can't deadlock.
  if (actor.hostedAgentId) await store.lockAgentOf(ctx.db, actor.userId, actor.hostedAgentId)
  const old = await store.lockKey(ctx.db, keyOf(actor).id)
  // Another request may have revoked the key between authentication and this lock.
  if (!old || old.revoked_at) throw unauthorized('bad_key', 'The key was revoked or has expired during this request.')
  return replace(ctx, actor, old, old.expires_at, grace_seconds)
}

/** Replaces a key of the user or of one of their agents. */
export async function replaceKey(
  ctx: WriteContext,
  actor: Actor,
  id: KeyId,
  { grace_seconds = 0 }: Static<typeof RotateKey>,
): Promise<Static<typeof IssuedKey>> {
  const found = await store.findKey(ctx.db, id)
  if (!found || found.user_id !== actor.userId) throw notFound()
  await requireRoomForGrace(ctx, actor.userId, id, grace_seconds)
  if (found.hosted_agent_id && !(await store.lockAgentOf(ctx.db, actor.userId, found.hosted_agent_id))) throw notFound()
  const old = await store.lockKeyOf(ctx.db, actor.userId, id)
  if (!old) throw notFound()
  const expiresAt = decideReplacement(await currentRights(ctx, actor), old, realNow())
  return replace(ctx, actor, old, expiresAt, grace_seconds)
}

// Without a grace period, the new key takes the place of the old one.
async function requireRoomForGrace(ctx: WriteContext, userId: UserId, id: KeyId, graceSeconds: number): Promise<void> {
  if (graceSeconds === 0) return
  requireQuota(ctx.settings.quotas, 'keys', await store.lockAndCountKeys(ctx.db, userId, id))
}

async function replace(
  ctx: WriteContext,
  actor: Actor,
  old: Key,
  expiresAt: Instant | null,
  graceSeconds: number,
): Promise<Static<typeof IssuedKey>> {
  const end = decideRotation(old, graceSeconds, realNow())
  const secret = newSecret(old.publishable ? 'pk' : 'sk')
  const replacement = keyFor(ctx, secret, {
    userId: old.user_id,
    agentId: old.hosted_agent_id,
    name: old.name,
    scopes: old.scopes,
    publishable: old.publishable,
    originId: old.origin_id,
    expiresAt,
  })
  await store.insertKey(ctx.db, replacement, hashSecret(secret))
  await store.endKey(ctx.db, { id: old.id, ...end, replaced_by: replacement.id })
  // At most one replaced key works alongside each key, however often it's rotated.
  const ended = await store.revokeReplacedBy(ctx.db, old.user_id, old.id, realNow())
  record(ctx, actor, ...ended.map(revokedEvent), { ...keyEvent(replacement), type: 'key.rotated' })
  await mailUser(ctx, replacement.user_id, newKeyMail(replacement))
  return presentIssuedKey(replacement, secret)
}

export async function revokeKey(ctx: WriteContext, actor: Actor, id: KeyId): Promise<Static<typeof KeyShape>> {
  const isOperator = holdsScope(actor, 'admin')
  const key = isOperator ? await store.lockKey(ctx.db, id) : await store.lockKeyOf(ctx.db, actor.userId, id)
  if (!key) throw notFound()
  if (key.user_id !== actor.userId) requireRecentSignIn(actor, realNow())
  if (key.revoked_at) return presentKey(key)
  const revoked = { ...key, revoked_at: realNow() }
  await store.endKey(ctx.db, revoked)
  record(ctx, actor, revokedEvent(revoked))
  return presentKey(revoked)
}

/** An agent's working keys. */
export function listLiveKeysOfAgent(ctx: ReadContext, agentId: AgentId): Promise<readonly Key[]> {
  return store.listLiveKeysOfAgent(ctx.db, agentId)
}

/** Revokes every key of an agent that is being deleted. */
export async function revokeKeysOfAgent(ctx: WriteContext, actor: Actor, agentId: AgentId): Promise<void> {
  const revoked = await store.revokeKeysOfAgent(ctx.db, agentId, realNow())
  record(ctx, actor, ...revoked.map(revokedEvent))
}

function revokedEvent(key: Key) {
  return { ...keyEvent(key), type: 'key.revoked' as const }
}

// The key may have been given an earlier expiry since the request was admitted, and must not create one that outlives it.
function currentRights(ctx: WriteContext, { credential, ...actor }: Actor): Promise<Actor> | Actor {
  return credential.kind === 'key' ? reauthenticateKey(ctx.db, credential) : { ...actor, credential }
}

function actorFrom(holder: store.KeyHolder): Actor {
  if (holder.hosted_agent_id && holder.agent_status === 'suspended') {
    throw agentSuspended(holder.hosted_agent_id)
  }
  const credential = { kind: 'key', id: holder.key_id, expiresAt: holder.expires_at } as const
  if (holder.publishable) {
    const publishedBy = holder.user_id
    return {
      ...VISITOR,
      hostedAgentId: null,
      credential: { ...credential, publishedBy },
      scopes: [],
      acceptedTerms: [],
    }
  }
  return {
    userId: holder.user_id,
    hostedAgentId: holder.hosted_agent_id,
    credential,
    role: holder.role,
    scopes: holder.scopes,
    suspension: holder.suspension,
    acceptedTerms: holder.accepted_terms,
  }
}

interface NewKeyFields {
  userId: UserId
  agentId: AgentId | null
  name: string
  scopes: readonly Scope[]
  publishable?: boolean
  /** The first key of the chain, if this one replaces another. */
  originId?: KeyId
  expiresAt: Instant | null
}

async function issueKey(ctx: WriteContext, by: Actor, fields: NewKeyFields): Promise<Static<typeof IssuedKey>> {
  const secret = newSecret(fields.publishable ? 'pk' : 'sk')
  const key = keyFor(ctx, secret, fields)
  await store.insertKey(ctx.db, key, hashSecret(secret))
  record(ctx, by, { ...keyEvent(key), type: 'key.created' })
  await mailUser(ctx, key.user_id, newKeyMail(key))
  return presentIssuedKey(key, secret)
}

function keyFor(ctx: WriteContext, secret: string, fields: NewKeyFields): Key {
  const id = newId<'key'>()
  return {
    id,
    user_id: fields.userId,
    hosted_agent_id: fields.agentId,
    name: fields.name,
    scopes: fields.scopes,
    publishable: fields.publishable ?? false,
    last_four: secret.slice(-4),
    replaced_by: null,
    origin_id: fields.originId ?? id,
    created_at: ctx.clock.now(),
    expires_at: fields.expiresAt,
    last_used_at: null,
    revoked_at: null,
  }
}

function operatorKeyFields(userId: UserId, name: string): NewKeyFields {
  return { userId, agentId: null, name, scopes: scopesOfRole.operator, expiresAt: null }
}

function keyEvent(key: Key) {
  return { subject: { type: 'key', id: key.id }, data: presentKey(key), audience: [key.user_id] }
}
