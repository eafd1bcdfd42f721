import type { Static } from 'typebox'
import type { EventType } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import type { WriteContext } from '../../platform/context.ts'
import { violatesUnique } from '../../platform/db/errors.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { conflict, notFound, type Refusal } from '../../platform/kernel/errors.ts'
import { encodeId, type Id } from '../../platform/kernel/ids.ts'
import { lockAvailable, post } from '../ledger/service.ts'
import { providers } from '../providers/domain.ts'
import { requireCountable } from '../wallet/service.ts'
import { accountOf, type Direction, type Payment, type Settlement, settlePayment } from './domain.ts'
import { type Payment as PaymentShape, presentPayment, presentPaymentFacts } from './schema.ts'
import * as store from './store.ts'

export async function lockPayment(ctx: WriteContext, direction: Direction, id: Payment['id']): Promise<Payment> {
  const payment = await store.lockPayment(ctx.db, direction, id)
  if (!payment) throw notFound()
  return payment
}

/** Ends a locked payment: the wallet is credited, or gets back what didn't leave. */
export async function settle(
  ctx: WriteContext,
  by: Actor | 'clock',
  direction: Direction,
  payment: Payment,
  answer: Settlement,
): Promise<Static<typeof PaymentShape>> {
  const settled = settlePayment(direction, payment, answer)
  const saved = await save(ctx, by, direction, settled)
  const isSuccess = settled.status === 'succeeded'
  if (direction === 'deposit' && isSuccess) await credit(ctx, settled)
  if (direction === 'withdrawal') {
    post(ctx, {
      from: { kind: 'external' },
      to: accountOf(settled),
      amountCents: settled.requested_cents - (isSuccess ? settled.amount_cents : 0),
      kind: 'withdrawal_reversal',
      reference: settled.id,
    })
  }
  return saved
}

/** Stores a locked payment and records the event, by default that of its new status. */
export async function save(
  ctx: WriteContext,
  by: Actor | 'clock',
  direction: Direction,
  changed: Payment,
  type = `wallet.${direction}_${changed.status}` as EventType,
): Promise<Static<typeof PaymentShape>> {
  const payment = { ...changed, updated_at: ctx.clock.now() }
  // Providers' own references are unique; people may enter one twice.
  if (providers[payment.provider].settledBy === 'operators') await requireNewReference(ctx, direction, payment)
  try {
    await store.updatePayment(ctx.db, direction, payment)
  } catch (error) {
    // Another request has stored the same reference since this one looked for it.
    if (!violatesUnique(error, `${direction}s_reference`)) throw error
    throw referenceUsed({})
  }
  recordPayment(ctx, by, direction, payment, type)
  return presentPayment(direction, payment, ctx.settings)
}

async function requireNewReference(ctx: WriteContext, direction: Direction, payment: Payment): Promise<void> {
  const { provider_reference } = payment
  if (provider_reference === null) return
  const other = await store.findOtherWithReference(ctx.db, direction, payment, provider_reference)
  if (other) throw referenceUsed({ payment_id: publicIdOf(direction, other) })
}

function publicIdOf(direction: Direction, id: Payment['id']): string {
  return direction === 'deposit' ? encodeId('dep', id as Id<'dep'>) : encodeId('wdr', id as Id<'wdr'>)
}

function referenceUsed(details: { payment_id?: string }): Refusal {
  return conflict('reference_used', 'Another payment already has this reference. Nothing is credited twice.', details)
}

async function credit(ctx: WriteContext, payment: Payment): Promise<void> {
  if (payment.user_id !== null) {
    // The account is locked first, as when funding a milestone, so that the two can't deadlock.
    await Promise.all([
      lockAvailable(ctx, payment.user_id),
      requireCountable(ctx, payment.user_id, payment.amount_cents),
    ])
  }
  post(ctx, {
    from: { kind: 'external' },
    to: accountOf(payment),
    amountCents: payment.amount_cents,
    kind: 'deposit',
    reference: payment.id,
  })
}

export function recordPayment(
  ctx: WriteContext,
  by: Actor | 'clock',
  direction: Direction,
  payment: Payment,
  type: EventType,
): void {
  const concernsOperators = payment.user_id === null || providers[payment.provider].settledBy === 'operators'
  record(ctx, by, {
    type,
    subject: { type: direction, id: payment.id as Id<'dep'> },
    data: presentPaymentFacts(direction, payment, ctx.settings.currency),
    audience: payment.user_id === null ? [] : [payment.user_id],
    ...(concernsOperators && { audienceRole: 'operator' as const }),
  })
}
