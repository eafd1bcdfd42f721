import type { Static } from 'typebox'
import type { EventType } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { violatesUnique } from '../../platform/db/errors.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { conflict, notFound } from '../../platform/kernel/errors.ts'
import { encodeId, type Id, newId, toId, type UserId } from '../../platform/kernel/ids.ts'
import { requireExactCents } from '../../platform/kernel/money.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import { requireFunds } from '../ledger/domain.ts'
import { findTransferIds, lockAvailable, post, reverse } from '../ledger/service.ts'
import { findWallet } from '../wallet/service.ts'
import {
  type Direction,
  isRepeated,
  type Payment,
  type ProviderAnswer,
  paymentTransitions,
  providers,
} from './domain.ts'
import { type NewPayment, type PaymentFilter, type Payment as PaymentShape, presentPayment } from './schema.ts'
import * as store from './store.ts'

export async function deposit(
  ctx: WriteContext,
  actor: Actor,
  { amount_cents }: Static<typeof NewPayment>,
): Promise<Static<typeof PaymentShape>> {
  return begin(ctx, actor, 'deposit', newPayment(ctx, actor.userId, newId<'dep'>(), amount_cents))
}

/** Debits the wallet at once; the money is returned if the withdrawal fails. */
export async function withdraw(
  ctx: WriteContext,
  actor: Actor,
  { amount_cents }: Static<typeof NewPayment>,
): Promise<Static<typeof PaymentShape>> {
  const available_cents = await lockAvailable(ctx, actor.userId)
  requireFunds(available_cents, amount_cents)
  ctx.atStake?.({
    subject: encodeId('usr', actor.userId),
    summary: `Withdraw ${amount_cents} of ${available_cents} cents from the wallet.`,
    target: { available_cents },
    movedCents: amount_cents,
  })
  const payment = newPayment(ctx, actor.userId, newId<'wdr'>(), amount_cents)
  post(ctx, {
    from: { kind: 'available', owner: payment.user_id },
    to: { kind: 'external' },
    amountCents: payment.amount_cents,
    kind: 'withdrawal',
    reference: payment.id,
  })
  return begin(ctx, actor, 'withdrawal', payment)
}

/** Applies the provider's answer to a payment. A repeated answer changes nothing. */
export async function settlePayment(
  ctx: WriteContext,
  by: Actor,
  direction: Direction,
  id: Payment['id'],
  answer: Exclude<ProviderAnswer, { status: 'pending' }>,
): Promise<Static<typeof PaymentShape>> {
  const payment = await store.lockPayment(ctx.db, direction, id)
  if (!payment) throw notFound()
  if (isRepeated(payment, answer)) return presentPayment(direction, payment, ctx.settings.currency)
  return settle(ctx, by, direction, payment, answer)
}

export async function getPayment(
  ctx: ReadContext,
  actor: Actor,
  direction: Direction,
  id: Payment['id'],
): Promise<Static<typeof PaymentShape>> {
  const payment = await store.findPayment(ctx.db, direction, id)
  if (payment?.user_id !== actor.userId) throw notFound()
  return presentPayment(direction, payment, ctx.settings.currency)
}

/** The payments of a user, or of all users when `userId` is null. */
export async function listPayments(
  ctx: ReadContext,
  direction: Direction,
  userId: UserId | null,
  { status }: Static<typeof PaymentFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof PaymentShape>>> {
  const fetched = await store.listPayments(ctx.db, direction, { ...(userId && { userId }), status }, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  return { rows: rows.map((payment) => presentPayment(direction, payment, ctx.settings.currency)), next }
}

export function paymentIdFrom(direction: Direction, text: string): Payment['id'] {
  return direction === 'deposit' ? toId('dep', text) : toId('wdr', text)
}

function newPayment(ctx: WriteContext, userId: UserId, id: Payment['id'], amountCents: number): Payment {
  const now = ctx.clock.now()
  return {
    id,
    user_id: userId,
    amount_cents: amountCents,
    status: 'pending',
    provider: ctx.settings.payments,
    provider_reference: null,
    failure_reason: null,
    created_at: now,
    updated_at: now,
  }
}

async function begin(ctx: WriteContext, actor: Actor, direction: Direction, payment: Payment) {
  await store.insertPayment(ctx.db, direction, payment)
  recordPayment(ctx, actor, direction, payment, `wallet.${direction}_requested`)
  const answer = providers[payment.provider].begin(payment)
  if (answer.status === 'pending') return presentPayment(direction, payment, ctx.settings.currency)
  return settle(ctx, actor, direction, payment, answer)
}

async function settle(
  ctx: WriteContext,
  by: Actor,
  direction: Direction,
  payment: Payment,
  answer: Exclude<ProviderAnswer, { status: 'pending' }>,
): Promise<Static<typeof PaymentShape>> {
  const action = answer.status === 'succeeded' ? 'confirm' : 'fail'
  const status = transition(paymentTransitions, action, { status: payment.status, by: 'provider' })
  const settled: Payment = {
    ...payment,
    status,
    provider_reference: answer.reference,
    failure_reason: answer.status === 'failed' ? answer.reason : null,
    updated_at: ctx.clock.now(),
  }
  await save(ctx, direction, settled)
  if (direction === 'deposit' && status === 'succeeded') await credit(ctx, settled)
  if (direction === 'withdrawal' && status === 'failed') {
    await reverse(ctx, await findTransferIds(ctx, [payment.id], ['withdrawal']))
  }
  recordPayment(ctx, by, direction, settled, `wallet.${direction}_${status}`)
  return presentPayment(direction, settled, ctx.settings.currency)
}

async function save(ctx: WriteContext, direction: Direction, payment: Payment): Promise<void> {
  try {
    await store.updatePayment(ctx.db, direction, payment)
  } catch (error) {
    if (!violatesUnique(error, `${direction}s_reference`)) throw error
    throw conflict('reference_used', 'Another payment has this reference; nothing is credited twice.')
  }
}

async function credit(ctx: WriteContext, payment: Payment): Promise<void> {
  await requireExactWallet(ctx, payment)
  post(ctx, {
    from: { kind: 'external' },
    to: { kind: 'available', owner: payment.user_id },
    amountCents: payment.amount_cents,
    kind: 'deposit',
    reference: payment.id,
  })
}

// All money of the user may return to the wallet later, so the sum must stay an exact integer.
async function requireExactWallet(ctx: WriteContext, { user_id, amount_cents }: Payment): Promise<void> {
  const availableCents = await lockAvailable(ctx, user_id)
  const [{ clearingCents, escrowCents }, leavingCents] = await Promise.all([
    findWallet(ctx, user_id),
    store.sumPending(ctx.db, 'withdrawal', user_id),
  ])
  const all = [availableCents, clearingCents, escrowCents, leavingCents, amount_cents]
  requireExactCents(all.reduce((sum, cents) => sum + BigInt(cents), 0n))
}

function recordPayment(ctx: WriteContext, by: Actor, direction: Direction, payment: Payment, type: EventType): void {
  record(ctx, by, {
    type,
    subject: { type: direction, id: payment.id as Id<'dep'> },
    data: presentPayment(direction, payment, ctx.settings.currency),
    audience: [payment.user_id],
  })
}
