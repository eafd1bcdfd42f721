import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, holdsScope } from '../../platform/kernel/actor.ts'
import { conflict, forbidden, notFound } from '../../platform/kernel/errors.ts'
import { newId, type UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import type { IssuedKey, RecoveryKey } from '../keys/schema.ts'
import { createOperatorSecret, issueFirstKey, issueRecoveryKey, storeOperatorSecret } from '../keys/service.ts'
import { presentOwnProfile } from '../profiles/schema.ts'
import { type User, userTransitions } from './domain.ts'
import {
  type CreatedUser,
  type NewUser,
  presentUser,
  presentUserEvent,
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
    throw forbidden('missing_scope', 'Only an operator may set the role of a new user.', { scope: 'admin' })
  }
  const user = await store.insertUser(ctx.db, {
    id: newId<'usr'>(),
    role: body.role ?? 'member',
    kind: body.kind,
    display_name: body.display_name,
    email: body.email ?? null,
    created_at: ctx.clock.now(),
  })
  record(ctx, actor, { ...userEvent(user), type: 'user.created' })
  const key = await issueFirstKey(ctx, actor, user)
  return { user: presentOwnProfile(user, ctx.settings.currency), key }
}

export async function listUsers(
  ctx: ReadContext,
  filter: Static<typeof UserFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof UserShape>>> {
  const { rows, next } = pageOf(await store.listUsers(ctx.db, filter, page), page.limit, (user) => [user.id])
  return { rows: rows.map((user) => presentUser(user, ctx.settings.currency)), next }
}

export async function getUser(ctx: ReadContext, id: UserId): Promise<Static<typeof UserShape>> {
  const user = await store.findUser(ctx.db, id)
  if (!user) throw notFound()
  return presentUser(user, ctx.settings.currency)
}

export async function suspendUser(ctx: WriteContext, actor: Actor, id: UserId): Promise<Static<typeof UserShape>> {
  if (id === actor.userId)
    throw conflict('own_account', 'Operators cannot suspend themselves; another operator must do it.')
  return changeStatus(ctx, actor, id, 'suspend', 'user.suspended')
}

export async function reinstateUser(ctx: WriteContext, actor: Actor, id: UserId): Promise<Static<typeof UserShape>> {
  return changeStatus(ctx, actor, id, 'reinstate', 'user.reinstated')
}

export async function recoverUser(
  ctx: WriteContext,
  actor: Actor,
  id: UserId,
  body: Static<typeof RecoveryKey>,
): Promise<Static<typeof IssuedKey>> {
  const user = await store.lockUser(ctx.db, id)
  if (!user) throw notFound()
  return issueRecoveryKey(ctx, actor, user, body)
}

/**
 * Makes sure that there is an operator, and that the given secret is one of their keys. When there was no operator and no
 * secret is given, returns a new secret. Only its hash is stored, so the caller has to show it.
 */
export async function ensureOperator(ctx: WriteContext, secret: string | null): Promise<string | null> {
  const existing = await store.lockFirstOperator(ctx.db)
  const operator = existing ?? (await insertOperator(ctx))
  if (secret) {
    await storeOperatorSecret(ctx, operator, secret)
    return null
  }
  return existing ? null : createOperatorSecret(ctx, operator)
}

/** A new secret for an operator who lost theirs, for use on the command line. */
export async function recoverOperator(ctx: WriteContext): Promise<string> {
  const operator = (await store.lockFirstOperator(ctx.db)) ?? (await insertOperator(ctx))
  return createOperatorSecret(ctx, operator)
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

async function changeStatus(
  ctx: WriteContext,
  actor: Actor,
  id: UserId,
  action: keyof typeof userTransitions,
  event: 'user.suspended' | 'user.reinstated',
): Promise<Static<typeof UserShape>> {
  const user = await store.lockUser(ctx.db, id)
  if (!user) throw notFound()
  const status = transition(userTransitions, action, { status: user.status, by: actor.role })
  if (status !== user.status) {
    await store.updateUserStatus(ctx.db, id, status, ctx.clock.now())
    record(ctx, actor, { ...userEvent({ ...user, status }), type: event })
  }
  return presentUser({ ...user, status }, ctx.settings.currency)
}

function userEvent(user: User) {
  return { subject: { type: 'user', id: user.id }, data: presentUserEvent(user), audience: [user.id] }
}
