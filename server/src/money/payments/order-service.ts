import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { encodeId, type Id } from '../../platform/kernel/ids.ts'
import { post } from '../ledger/service.ts'
import type { OrderRow } from '../orders/domain.ts'
import { type OrderHandler, orderBase } from '../orders/service.ts'
import { findReference } from '../payout-accounts/provider-service.ts'
import type { DepositState } from '../providers/domain.ts'
import { type Payment, withdrawalStep } from './domain.ts'
import { lockPayment, save, settle } from './settlement-service.ts'
import * as store from './store.ts'

/** Has deposits paid on a page of the provider. */
export const depositOrders: OrderHandler<'deposit'> = {
  async describe(ctx, order) {
    const deposit = await store.findPayment(ctx.db, 'deposit', idOf(order))
    if (deposit === null || deposit.user_id === null || deposit.expires_at === null) return null
    const depositId = encodeId('dep', deposit.id as Id<'dep'>)
    const payUrl = `${ctx.publicUrl()}/pay/${depositId}`
    return {
      ...orderBase(order),
      kind: 'deposit',
      depositId,
      userId: encodeId('usr', deposit.user_id),
      ...amountOf(ctx, deposit),
      description: ctx.settings.brand.name,
      expiresAt: deposit.expires_at,
      returnUrls: { paid: `${payUrl}/done`, canceled: `${payUrl}/canceled` },
    }
  },

  async apply(ctx, order, { state }) {
    const deposit = await lockPayment(ctx, 'deposit', idOf(order))
    if (deposit.status !== 'pending') return
    if (state.status === 'failed') await settle(ctx, 'clock', 'deposit', deposit, state)
    if (state.status === 'succeeded') await settlePaid(ctx, deposit, state)
  },
}

/** Pays withdrawals out. */
export const withdrawalOrders: OrderHandler<'withdrawal'> = {
  async describe(ctx, order) {
    const withdrawal = await store.findPayment(ctx.db, 'withdrawal', idOf(order))
    if (withdrawal === null || withdrawal.status === 'failed') return null
    const { user_id, provider } = withdrawal
    return {
      ...orderBase(order),
      kind: 'withdrawal',
      withdrawalId: encodeId('wdr', withdrawal.id as Id<'wdr'>),
      ...amountOf(ctx, withdrawal),
      account: user_id === null ? null : await findReference(ctx, provider, user_id),
    }
  },

  async apply(ctx, order, { state }) {
    const withdrawal = await lockPayment(ctx, 'withdrawal', idOf(order))
    const step = withdrawalStep(withdrawal, state)
    if (step === null) return
    if ('ends' in step) await settle(ctx, 'clock', 'withdrawal', withdrawal, step.ends)
    else if (step.event) await save(ctx, 'clock', 'withdrawal', step.withdrawal, step.event)
    else await store.updatePayment(ctx.db, 'withdrawal', step.withdrawal)
  },
}

async function settlePaid(
  ctx: WriteContext,
  deposit: Payment,
  { reference, amountCents, feeCents }: Extract<DepositState, { status: 'succeeded' }>,
): Promise<void> {
  const reason = 'This is what the payment provider received.'
  await settle(ctx, 'clock', 'deposit', deposit, { status: 'succeeded', reference, amountCents, reason })
  post(ctx, {
    from: { kind: 'processing' },
    to: { kind: 'external' },
    amountCents: feeCents,
    kind: 'processing_fee',
    reference: deposit.id,
  })
}

function idOf(order: OrderRow): Payment['id'] {
  return order.subject_id as Payment['id']
}

function amountOf({ settings }: ReadContext, { requested_cents }: Payment) {
  return { amountCents: requested_cents, currency: settings.currency }
}
