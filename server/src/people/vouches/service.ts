import type { Static } from 'typebox'
import type { EventType } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor, Reader } from '../../platform/kernel/actor.ts'
import { conflict, forbidden, notFound } from '../../platform/kernel/errors.ts'
import { encodeId, type Id, newId, type UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { requireContact } from '../blocks/service.ts'
import { beginVouching } from '../conflicts/service.ts'
import { countVouches, requireUser, requireVisibleProfile } from '../profiles/service.ts'
import { stakeOfVouching, VERIFIED_FROM_CENTS, type Vouch } from './domain.ts'
import { type NewVouch, presentVouch, type Vouch as VouchShape } from './schema.ts'
import * as store from './store.ts'

export async function createVouch(
  ctx: WriteContext,
  actor: Actor,
  userId: UserId,
  { message, skills = [] }: Static<typeof NewVouch>,
): Promise<Static<typeof VouchShape>> {
  if (userId === actor.userId) throw forbidden('own_profile', 'Users can’t vouch for themselves.')
  const given = await store.lockAndCountVouches(ctx.db, actor.userId)
  requireQuota(ctx.settings.quotas, 'vouches_per_day', given.count, given.freeAt)
  await requireUser(ctx, userId)
  const [paidCents] = await Promise.all([
    store.lockPaidBetween(ctx.db, actor.userId, userId),
    requireContact(ctx, actor.userId, userId),
    beginVouching(ctx, actor.userId, userId),
  ])
  const vouch: Vouch = {
    id: newId<'vch'>(),
    from_user_id: actor.userId,
    user_id: userId,
    message,
    skills,
    verified: paidCents >= VERIFIED_FROM_CENTS,
    created_at: ctx.clock.now(),
  }
  const existing = await store.insertVouch(ctx.db, vouch)
  if (existing) {
    const message = 'You’ve already vouched for this user.'
    throw conflict('already_vouched', message, { vouch_id: encodeId('vch', existing) })
  }
  ctx.atStake?.(stakeOfVouching(userId, message))
  countVouches(ctx, userId, { vouches: 1, verified: vouch.verified ? 1 : 0 })
  recordVouch(ctx, actor, vouch, 'vouch.created')
  return presentVouch(vouch)
}

export async function listVouches(
  ctx: ReadContext,
  reader: Reader,
  userId: UserId,
  page: PageRequest,
): Promise<Page<Static<typeof VouchShape>>> {
  await requireVisibleProfile(ctx, reader, userId)
  const { rows, next } = pageOf(await store.listVouches(ctx.db, userId, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentVouch), next }
}

export async function getVouch(ctx: ReadContext, userId: UserId, id: Id<'vch'>): Promise<Static<typeof VouchShape>> {
  const vouch = await store.findVouch(ctx.db, userId, id)
  if (!vouch) throw notFound()
  return presentVouch(vouch)
}

export async function deleteVouch(
  ctx: WriteContext,
  actor: Actor,
  userId: UserId,
  id: Id<'vch'>,
): Promise<{ id: string; deleted: true }> {
  const found = await store.findVouch(ctx.db, userId, id)
  if (!found) throw notFound()
  if (found.from_user_id !== actor.userId) {
    throw forbidden('not_yours', 'Only its author can delete a vouch.', {
      user_id: encodeId('usr', found.from_user_id),
    })
  }
  await store.lockPaidBetween(ctx.db, actor.userId, userId)
  const vouch = await store.deleteVouch(ctx.db, id)
  if (!vouch) throw notFound()
  countVouches(ctx, userId, { vouches: -1, verified: vouch.verified ? -1 : 0 })
  recordVouch(ctx, actor, vouch, 'vouch.removed')
  return { id: encodeId('vch', id), deleted: true }
}

/** Adds to the amount paid out between a client and a worker, which can verify their vouches. Sent with the commit. */
export function addPaidBetween(ctx: WriteContext, clientId: UserId, workerId: UserId, cents: number): void {
  store.sendPaidBetween(ctx.db, clientId, workerId, cents)
}

function recordVouch(ctx: WriteContext, actor: Actor, vouch: Vouch, type: EventType): void {
  record(ctx, actor, {
    type,
    subject: { type: 'vouch', id: vouch.id },
    data: presentVouch(vouch),
    audience: [vouch.user_id, vouch.from_user_id],
  })
}
