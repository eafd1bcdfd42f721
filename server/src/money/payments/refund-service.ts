import type { Static } from 'typebox'
import type { EventType } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { encodeId, type Id, newId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { findEarnings, lockAvailable, post } from '../ledger/service.ts'
import { findReferences, type OrderHandler, orderBase, placeOrder } from '../orders/service.ts'
import { requireSupport } from '../providers/domain.ts'
import type { Payment } from './domain.ts'
import { type Refund, refundAfter, refundableCents, requireRefundable } from './refund-domain.ts'
import { type NewRefund, presentRefund, type Refund as RefundShape } from './refund-schema.ts'
import * as refundStore from './refund-store.ts'
import { lockPayment } from './settlement-service.ts'
import * as store from './store.ts'

/** Sends what's unspent of a deposit back to where it came from. It leaves the wallet immediately, and returns if that fails. */
export async function refundDeposit(
  ctx: WriteContext,
  actor: Actor,
  id: Id<'dep'>,
  { amount_cents: wantedCents }: Static<typeof NewRefund>,
): Promise<Static<typeof RefundShape>> {
  // Strangers never wait for its lock.
  if ((await store.findPayment(ctx.db, 'deposit', id))?.user_id !== actor.userId) throw notFound()
  const deposit = await lockPayment(ctx, 'deposit', id)
  const { provider } = deposit
  const message = `Deposits made with ${provider} can’t be refunded. Withdraw the money instead.`
  requireSupport(provider, ({ settledBy }) => settledBy === 'worker', message)
  const availableCents = await lockAvailable(ctx, actor.userId)
  const unearnedCents = availableCents - (await findEarnings(ctx, actor.userId, availableCents))
  const refundable = refundableCents(deposit, unearnedCents)
  const amountCents = wantedCents ?? Math.max(refundable, 1)
  requireRefundable(refundable, amountCents)
  ctx.atStake?.({
    subject: encodeId('usr', actor.userId),
    summary: { kind: 'withdrawMoney', cents: amountCents, available_cents: availableCents },
    target: { available_cents: availableCents, deposit: encodeId('dep', id) },
    movedCents: amountCents,
  })
  const now = ctx.clock.now()
  const refund: Refund = {
    id: newId<'rfd'>(),
    deposit_id: id,
    user_id: actor.userId,
    requested_by: actor.actedBy ?? actor.userId,
    amount_cents: amountCents,
    status: 'pending',
    provider_reference: null,
    failure_reason: null,
    created_at: now,
    updated_at: now,
  }
  refundStore.sendRefund(ctx.db, refund)
  await saveRefundedCents(ctx, deposit, amountCents)
  post(ctx, {
    from: { kind: 'available', owner: actor.userId },
    to: { kind: 'external' },
    amountCents,
    kind: 'deposit_refund',
    reference: refund.id,
  })
  placeOrder(ctx, { provider, kind: 'refund', subjectId: refund.id })
  return recordRefund(ctx, actor, refund, 'refund.requested')
}

export async function listRefunds(
  ctx: ReadContext,
  actor: Actor,
  id: Id<'dep'>,
  page: PageRequest,
): Promise<Page<Static<typeof RefundShape>>> {
  const deposit = await store.findPayment(ctx.db, 'deposit', id)
  if (deposit?.user_id !== actor.userId) throw notFound()
  const { rows, next } = pageOf(await refundStore.listRefunds(ctx.db, id, page), page.limit, (refund) => [refund.id])
  return { rows: rows.map((refund) => presentRefund(refund, ctx.settings.currency)), next }
}

/** Sends refunds of deposits. */
export const refundOrders: OrderHandler<'refund'> = {
  async describe(ctx, order) {
    const refund = await refundStore.findRefund(ctx.db, order.subject_id as Refund['id'])
    if (refund === null) return null
    const { provider } = order
    const depositReferences = await findReferences(ctx.db, { provider, kind: 'deposit', subjectId: refund.deposit_id })
    return {
      ...orderBase(order),
      kind: 'refund',
      refundId: encodeId('rfd', refund.id),
      amountCents: refund.amount_cents,
      currency: ctx.settings.currency,
      depositReferences: depositReferences ?? {},
    }
  },

  async apply(ctx, order, { state }) {
    const found = await refundStore.findRefund(ctx.db, order.subject_id as Refund['id'])
    if (found === null) return
    // The deposit is locked first, as when a refund is requested.
    const deposit = await lockPayment(ctx, 'deposit', found.deposit_id)
    const refund = await refundStore.lockRefund(ctx.db, found.id)
    const changed = refund && refundAfter(refund, state)
    if (!changed) return
    const saved = { ...changed, updated_at: ctx.clock.now() }
    refundStore.sendRefundUpdate(ctx.db, saved)
    if (saved.status === 'failed') {
      await saveRefundedCents(ctx, deposit, -saved.amount_cents)
      post(ctx, {
        from: { kind: 'external' },
        to: { kind: 'available', owner: saved.user_id },
        amountCents: saved.amount_cents,
        kind: 'deposit_refund_reversal',
        reference: saved.id,
      })
    }
    recordRefund(ctx, 'clock', saved, saved.status === 'failed' ? 'refund.failed' : 'refund.succeeded')
  },
}

async function saveRefundedCents(ctx: WriteContext, deposit: Payment, moreCents: number): Promise<void> {
  const refunded_cents = deposit.refunded_cents + moreCents
  await store.updatePayment(ctx.db, 'deposit', { ...deposit, refunded_cents, updated_at: ctx.clock.now() })
}

function recordRefund(
  ctx: WriteContext,
  by: Actor | 'clock',
  refund: Refund,
  type: EventType,
): Static<typeof RefundShape> {
  const data = presentRefund(refund, ctx.settings.currency)
  record(ctx, by, { type, subject: { type: 'refund', id: refund.id }, data, audience: [refund.user_id] })
  return data
}
