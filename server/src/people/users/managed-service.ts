import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Actor, appScopes, keyOf } from '../../platform/kernel/actor.ts'
import { forbidden } from '../../platform/kernel/errors.ts'
import { newId, type UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { beginVouching } from '../conflicts/service.ts'
import { isManaged, type User } from './domain.ts'
import { type ManagedUser, type NewManagedUser, presentManagedUser } from './schema.ts'
import { recordNew } from './service.ts'
import * as store from './store.ts'

// Managed users: a front end's server creates them with an operator's key and acts for them, so that it doesn't have to store
// keys for them.

/** Creates a member without a key of their own, whom the request's key can act for. */
export async function createManagedUser(
  ctx: WriteContext,
  actor: Actor,
  { display_name, kind, email = null }: Omit<Static<typeof NewManagedUser>, 'email'> & { email?: string | null },
): Promise<Static<typeof ManagedUser>> {
  const user = await store.insertUser(ctx.db, {
    id: newId<'usr'>(),
    role: 'member',
    kind,
    display_name,
    email,
    manager: { userId: actor.userId, keyId: await store.findOriginOf(ctx.db, keyOf(actor).id) },
    created_at: ctx.clock.now(),
  })
  // Someone who acts for a user can't judge their disputes impartially, now or later.
  await beginVouching(ctx, actor.userId, user.id)
  recordNew(ctx, actor, user)
  return presentManagedUser(user, ctx.settings)
}

export async function listManagedUsers(
  ctx: ReadContext,
  actor: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof ManagedUser>>> {
  const found = await store.listManagedUsers(ctx.db, keyOf(actor).id, page)
  const { rows, next } = pageOf(found, page.limit, ({ id }) => [id])
  return { rows: rows.map((user) => presentManagedUser(user, ctx.settings)), next }
}

/** The caller of a request with `Parley-Act-As`: the managed user, with the rights an app can have. */
export async function actFor(db: Queryable, operator: Actor, userId: UserId): Promise<Actor> {
  const user = await store.findManagedUser(db, keyOf(operator).id, userId)
  if (!user) throw forbidden('not_managed', 'This key hasn’t created a managed user with this id.')
  if (!isManaged(user)) {
    throw forbidden('account_claimed', 'The user has claimed the account and now acts for themselves.')
  }
  return {
    userId,
    hostedAgentId: null,
    credential: operator.credential,
    role: 'member',
    scopes: appScopes,
    suspension: user.status === 'suspended' ? { reason: user.suspension_reason } : null,
    acceptedTerms: user.accepted_terms,
    actedBy: operator.userId,
  }
}

/** The user has verified an address. From now on, no one else can act for them, and what was accepted for them doesn't bind them. */
export async function claimAccount(ctx: WriteContext, user: User): Promise<void> {
  if (isManaged(user)) await store.markClaimed(ctx.db, user.id, ctx.clock.now())
}
