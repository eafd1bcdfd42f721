import type { Static } from 'typebox'
import type { EventAuthor, EventType } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import { stopStaffDeliveries } from '../../events/webhooks/delivery-service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, holdsScope, type Role } from '../../platform/kernel/actor.ts'
import { conflict, forbidden, notFound, type Refusal } from '../../platform/kernel/errors.ts'
import { newId, type UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireEveryScopeOf } from '../../platform/kernel/role-scopes.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import type { IssuedKey, Key, RecoveryKey } from '../keys/schema.ts'
import { createOperatorSecret, issueFullKey, listKeysOf, storeOperatorSecret } from '../keys/service.ts'
import { mailOperators } from '../notices/service.ts'
import { presentOwnProfile } from '../profiles/schema.ts'
import { recordVisibility } from '../profiles/service.ts'
import { authorOf, isActiveOperator, isManaged, type RemovalOutcome, type User, userTransitions } from './domain.ts'
import { newOperatorMail, operatorKeyMail, operatorRemovedMail } from './mails.ts'
import { confirmRemoval, listOpenRemovals } from './removal-service.ts'
import {
  type CreatedUser,
  type NewUser,
  presentUser,
  presentUserEvent,
  type Suspension,
  type UserChanges,
  type UserFilter,
  type User as UserShape,
} from './schema.ts'
import * as store from './store.ts'

export async function createUser(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof NewUser>,
): Promise<Static<typeof CreatedUser>> {
  // The published sign-up key belongs to an operator, so the caller's role is not enough: the key needs the scope.
  if (body.role !== undefined && !holdsScope(actor, 'admin')) {
    throw forbidden('missing_scope', 'Only an operator can set the role of a new user.', { scope: 'admin' })
  }
  const user = await store.insertUser(ctx.db, {
    id: newId<'usr'>(),
    role: body.role ?? 'member',
    kind: body.kind,
    display_name: body.display_name,
    email: body.email ?? null,
    created_at: ctx.clock.now(),
  })
  recordNew(ctx, actor, user)
  const key = await issueFullKey(ctx, actor, user, 'first key')
  if (isActiveOperator(user)) await mailOperators(ctx, newOperatorMail(user))
  return { user: presentOwnProfile(user, ctx.settings), key }
}

/** Creates a member who joins without an invitation. */
export async function signUp(
  ctx: WriteContext,
  { display_name, kind }: Pick<Static<typeof NewUser>, 'display_name' | 'kind'>,
): Promise<User> {
  const id = newId<'usr'>()
  const now = ctx.clock.now()
  const user = await store.insertUser(ctx.db, { id, role: 'member', kind, display_name, email: null, created_at: now })
  recordNew(ctx, authorOf(user), user)
  return user
}

/** Records a new user, whose profile everyone can see from now on. */
export function recordNew(ctx: WriteContext, by: EventAuthor, user: User): void {
  recordUser(ctx, by, user, 'user.created')
  recordVisibility(ctx, by, user)
}

export async function findUser(ctx: ReadContext, id: UserId): Promise<User> {
  const user = await store.findUser(ctx.db, id)
  if (!user) throw notFound()
  return user
}

export async function lockUser(ctx: WriteContext, id: UserId): Promise<User> {
  const [user] = await store.lockUsers(ctx.db, [id])
  if (!user) throw notFound()
  return user
}

/** The keys of a user and of their agents. */
export async function listKeysOfUser(
  ctx: ReadContext,
  id: UserId,
  page: PageRequest,
): Promise<Page<Static<typeof Key>>> {
  await findUser(ctx, id)
  return listKeysOf(ctx, id, null, page)
}

export async function listUsers(
  ctx: ReadContext,
  actor: Actor,
  filter: Static<typeof UserFilter>,
  page: PageRequest,
  { overMcp }: { overMcp: boolean },
): Promise<Page<Static<typeof UserShape>>> {
  const found = await store.listUsers(ctx.db, { ...filter, reader: actor.userId, byEmail: !overMcp }, page)
  const { rows, next } = pageOf(found, page.limit, (user) => [user.id])
  const removals = await listOpenRemovals(ctx, rows)
  return { rows: rows.map((user) => presentUser(user, ctx.settings, removals)), next }
}

export async function getUser(ctx: ReadContext, id: UserId): Promise<Static<typeof UserShape>> {
  const user = await findUser(ctx, id)
  return presentUser(user, ctx.settings, await listOpenRemovals(ctx, [user]))
}

/** A trigger hides the user's gigs from lists. */
export async function suspendUser(
  ctx: WriteContext,
  actor: Actor,
  id: UserId,
  { reason = null }: { reason?: Static<typeof Suspension>['reason'] | null },
): Promise<Static<typeof UserShape> | Refusal> {
  if (id === actor.userId)
    throw conflict('own_account', 'Operators can’t suspend themselves. Another operator has to do it.')
  return changeStatus(ctx, actor, id, 'suspend', reason)
}

export async function reinstateUser(
  ctx: WriteContext,
  actor: Actor,
  id: UserId,
): Promise<Static<typeof UserShape> | Refusal> {
  return changeStatus(ctx, actor, id, 'reinstate', null)
}

export async function recoverUser(
  ctx: WriteContext,
  actor: Actor,
  id: UserId,
  { name = 'recovery' }: Static<typeof RecoveryKey>,
): Promise<Static<typeof IssuedKey>> {
  const user = await lockUser(ctx, id)
  requireOwnAccount(user)
  if (isActiveOperator(user)) await mailOperators(ctx, operatorKeyMail(user, await findUser(ctx, actor.userId)))
  return issueFullKey(ctx, actor, user, name)
}

/** An operator, possibly with a new key. Only its hash is stored, so the caller has to show the secret. */
export interface FirstOperator {
  id: UserId
  isNew: boolean
  secret: string | null
}

/**
 * Makes sure that there's an operator and that the given secret is one of their keys. If there was no operator and no secret is
 * given, creates a key.
 */
export async function ensureOperator(ctx: WriteContext, secret: string | null): Promise<FirstOperator> {
  const existing = await store.lockFirstOperator(ctx.db)
  const id = existing ?? (await insertOperator(ctx))
  if (secret) await storeOperatorSecret(ctx, id, secret)
  const isNew = existing === null
  return { id, isNew, secret: isNew && !secret ? await createOperatorSecret(ctx, id) : null }
}

/** A new key for an operator who lost theirs, created on the command line. */
export async function recoverOperator(ctx: WriteContext): Promise<{ id: UserId; secret: string }> {
  const id = (await store.lockFirstOperator(ctx.db)) ?? (await insertOperator(ctx))
  return { id, secret: await createOperatorSecret(ctx, id) }
}

async function insertOperator(ctx: WriteContext): Promise<UserId> {
  const { id } = await store.insertUser(ctx.db, {
    id: newId<'usr'>(),
    role: 'operator',
    kind: 'organization',
    display_name: 'Operator',
    email: null,
    created_at: ctx.clock.now(),
  })
  return id
}

/** Changes a user's role. The caller needs every scope of the old and the new role. */
export async function changeRole(
  ctx: WriteContext,
  actor: Actor,
  id: UserId,
  { role }: Static<typeof UserChanges>,
): Promise<Static<typeof UserShape> | Refusal> {
  if (role === undefined) {
    await lockUser(ctx, id)
    return getUser(ctx, id)
  }
  if (id === actor.userId)
    throw conflict('own_account', 'Operators can’t change their own role. Another operator has to do it.')
  const { user, ...others } = await lockAsOperator(ctx, actor, id)
  for (const each of [user.role, role]) requireStaffScopes(actor, each)
  if (role === user.role) return getUser(ctx, id)
  requireOwnAccount(user)
  if (isActiveOperator(user) && role !== 'operator') {
    const waiting = await removeOperator(ctx, { user, ...others }, role, null)
    if (waiting) return waiting
  }
  await store.updateRole(ctx.db, id, role, ctx.clock.now())
  if (user.role !== 'member') await stopStaffDeliveries(ctx, id)
  const changed = { ...user, role, version: user.version + 1 }
  recordUser(ctx, actor, changed, 'user.role_changed')
  if (isActiveOperator(changed)) await mailOperators(ctx, newOperatorMail(changed))
  return presentUser(changed, ctx.settings)
}

// Anything given to a managed user now could only be used by an operator.
function requireOwnAccount(user: User): void {
  if (!isManaged(user)) return
  throw conflict('not_claimed', 'An operator’s key manages this account. Invite the user to claim it first.')
}

/** Records an event about a user. */
export function recordUser(ctx: WriteContext, by: EventAuthor, user: User, type: EventType): void {
  record(ctx, by, { ...userEvent(user), type })
}

/** Throws unless the caller holds every scope of the role. For a member, the scope of the operation is enough. */
export function requireStaffScopes(actor: Actor, role: Role): void {
  if (role !== 'member') requireEveryScopeOf(actor, role)
}

async function changeStatus(
  ctx: WriteContext,
  actor: Actor,
  id: UserId,
  action: keyof typeof userTransitions,
  reason: string | null,
): Promise<Static<typeof UserShape> | Refusal> {
  const { user, ...others } = await lockAsOperator(ctx, actor, id)
  const status = transition(userTransitions, action, { status: user.status, by: actor.role })
  if (status === user.status) return presentUser(user, ctx.settings)
  if (isActiveOperator(user)) {
    const waiting = await removeOperator(ctx, { user, ...others }, 'suspended', reason)
    if (waiting) return waiting
  }
  const changed = { ...user, status, suspension_reason: reason }
  await store.updateUserStatus(ctx.db, changed, ctx.clock.now())
  if (status === 'suspended' && user.role !== 'member') await stopStaffDeliveries(ctx, id)
  recordUser(ctx, actor, changed, eventOf[status])
  recordVisibility(ctx, actor, changed)
  if (isActiveOperator(changed)) await mailOperators(ctx, newOperatorMail(changed))
  return presentUser(changed, ctx.settings)
}

interface LockedUser {
  user: User
  by: User
  operators: readonly User[]
}

/** Locks a user, the caller and all operators, so that two operators can't take away each other's rights at the same time. */
export async function lockAsOperator(ctx: WriteContext, actor: Actor, id: UserId): Promise<LockedUser> {
  const locked = await store.lockUsersAndOperators(ctx.db, [actor.userId, id])
  const user = locked.find((each) => each.id === id)
  const by = locked.find((each) => each.id === actor.userId)
  if (!user || !by) throw notFound()
  if (by.status === 'suspended') {
    throw forbidden('user_suspended', 'You’ve just been suspended.', { reason: by.suspension_reason })
  }
  if (by.role !== 'operator') {
    throw forbidden('missing_scope', 'You’re no longer an operator.', { scope: 'admin' })
  }
  return { user, by, operators: locked.filter(isActiveOperator) }
}

/**
 * Notifies all operators that one of them is losing their rights. Returns a refusal if a second operator has to request it too.
 */
async function removeOperator(
  ctx: WriteContext,
  { user, by, operators }: LockedUser,
  becomes: RemovalOutcome,
  reason: string | null,
): Promise<Refusal | null> {
  const waiting = await confirmRemoval(ctx, { user, by, operators, becomes, reason })
  if (!waiting) await mailOperators(ctx, operatorRemovedMail(user, by, becomes))
  return waiting
}

const eventOf = { suspended: 'user.suspended', active: 'user.reinstated' } as const

function userEvent(user: User) {
  return { subject: { type: 'user', id: user.id }, data: presentUserEvent(user), audience: [user.id] }
}
