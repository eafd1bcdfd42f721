import type { Static } from 'typebox'
import type { EventType, NewEvent } from '../../events/feed/domain.ts'
import { record, releaseEvents, withholdEvents } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor, Reader } from '../../platform/kernel/actor.ts'
import { conflict, forbidden, notFound } from '../../platform/kernel/errors.ts'
import { encodeId, type Id, newId, type UserId } from '../../platform/kernel/ids.ts'
import {
  type Content,
  notRemoved,
  type Removal,
  requireNotRemoved,
  seesRemoved,
} from '../../platform/kernel/moderation.ts'
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
    removal: null,
  }
  const existing = await store.insertVouch(ctx.db, vouch)
  if (existing) {
    const message = 'You’ve already vouched for this user.'
    throw conflict('already_vouched', message, { vouch_id: encodeId('vch', existing) })
  }
  ctx.atStake?.(stakeOfVouching(userId, message))
  countVouch(ctx, vouch, 1)
  record(ctx, actor, vouchEvent(vouch, 'vouch.created'))
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

export async function getVouch(
  ctx: ReadContext,
  reader: Reader,
  userId: UserId,
  id: Id<'vch'>,
): Promise<Static<typeof VouchShape>> {
  const vouch = await store.findVouch(ctx.db, id)
  if (vouch?.user_id !== userId || (vouch.removal && !seesRemoved(reader, vouch.from_user_id))) throw notFound()
  if (vouch.removal && vouch.from_user_id !== reader.userId) ctx.noteStaffRead?.(encodeId('vch', id))
  return presentVouch(vouch)
}

/** A vouch as shown to operators and to those reporting it; null if there is none. */
export async function findVouchContent(ctx: ReadContext, id: Id<'vch'>): Promise<Content | null> {
  const vouch = await store.findVouch(ctx.db, id)
  if (!vouch) return null
  const { from_user_id: owner_id, message: text, removal } = vouch
  return { id, owner_id, conversation_id: null, title: null, text, rating: null, removal }
}

/** Hides a vouch from everyone but its author and operators. It no longer counts. */
export async function removeVouch(ctx: WriteContext, actor: Actor, id: Id<'vch'>, removal: Removal): Promise<void> {
  const vouch = await lockWithPair(ctx, id)
  requireNotRemoved(vouch)
  const removed = { ...vouch, removal }
  store.sendRemoval(ctx.db, removed)
  countVouch(ctx, vouch, -1)
  withholdEvents(ctx, id, vouch.from_user_id)
  record(ctx, actor, { ...vouchEvent(removed, 'vouch.removed'), audience: [vouch.from_user_id] })
}

export async function restoreVouch(ctx: WriteContext, actor: Actor, id: Id<'vch'>): Promise<void> {
  const vouch = await lockWithPair(ctx, id)
  if (!vouch.removal) throw notRemoved()
  const restored = { ...vouch, removal: null }
  store.sendRemoval(ctx.db, restored)
  countVouch(ctx, vouch, 1)
  releaseEvents(ctx, id, vouch.from_user_id)
  record(ctx, actor, vouchEvent(restored, 'vouch.restored'))
}

// A payout between the two could verify the vouch at the same time.
async function lockWithPair(ctx: WriteContext, id: Id<'vch'>): Promise<Vouch> {
  const found = await store.findVouch(ctx.db, id)
  if (!found) throw notFound()
  await store.lockPaidBetween(ctx.db, found.from_user_id, found.user_id)
  const vouch = await store.lockVouch(ctx.db, id)
  if (!vouch) throw notFound()
  return vouch
}

function countVouch(ctx: WriteContext, { user_id, verified }: Vouch, by: 1 | -1): void {
  countVouches(ctx, user_id, { vouches: by, verified: verified ? by : 0 })
}

export async function deleteVouch(
  ctx: WriteContext,
  actor: Actor,
  userId: UserId,
  id: Id<'vch'>,
): Promise<{ id: string; deleted: true }> {
  const found = await store.findVouch(ctx.db, id)
  if (found?.user_id !== userId || (found.removal && !seesRemoved(actor, found.from_user_id))) throw notFound()
  if (found.from_user_id !== actor.userId) {
    throw forbidden('not_yours', 'Only its author can delete a vouch.', {
      user_id: encodeId('usr', found.from_user_id),
    })
  }
  await store.lockPaidBetween(ctx.db, actor.userId, userId)
  const vouch = await store.deleteVouch(ctx.db, id)
  if (!vouch) throw notFound()
  // Rolls back the deletion, because what was removed is kept as evidence.
  requireNotRemoved(vouch)
  countVouch(ctx, vouch, -1)
  record(ctx, actor, vouchEvent(vouch, 'vouch.removed'))
  return { id: encodeId('vch', id), deleted: true }
}

/** Adds to the amount paid out between a client and a worker, which may verify their vouches. Sent with the commit. */
export function addPaidBetween(ctx: WriteContext, clientId: UserId, workerId: UserId, cents: number): void {
  store.sendPaidBetween(ctx.db, clientId, workerId, cents)
}

function vouchEvent(vouch: Vouch, type: EventType): NewEvent {
  return {
    type,
    subject: { type: 'vouch', id: vouch.id },
    data: presentVouch(vouch),
    audience: [vouch.user_id, vouch.from_user_id],
  }
}
