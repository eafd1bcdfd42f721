import type { Static } from 'typebox'
import { type InboxEntry, type InboxPosition, inboxEntriesFrom } from '../../events/inbox/domain.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { type Actor, holdsScope } from '../../platform/kernel/actor.ts'
import { conflict, notFound, validationFailed } from '../../platform/kernel/errors.ts'
import { encodeId, newId, toId, type UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { addSeconds, realNow } from '../../platform/kernel/time.ts'
import { reseal, type Secrets } from '../../platform/secrets.ts'
import { requireFunds } from '../ledger/domain.ts'
import {
  findEarnings,
  lockAvailable,
  lockPayableFees,
  post,
  requireWalletFunds,
  requireWalletNotDue,
} from '../ledger/service.ts'
import type { OrderDetails } from '../orders/domain.ts'
import { placeOrder } from '../orders/service.ts'
import type { Destination } from '../payout-accounts/domain.ts'
import { requireReadyAccount } from '../payout-accounts/service.ts'
import { CHECKOUT_HOURS, minimumCents, type ProviderName, providers } from '../providers/domain.ts'
import {
  ALONE_DAYS,
  accountOf,
  type Direction,
  isRepeated,
  type Payment,
  readReturnUrl,
  requireEarned,
  requireNotAtProvider,
  requireWithinLimits,
  type Settlement,
  shownDestination,
  takeBack,
} from './domain.ts'
import {
  type AnyPaymentFilter,
  type DepositReversal,
  type Destination as DestinationShape,
  type NewDeposit,
  type NewFeeWithdrawal,
  type NewWithdrawal,
  type PaymentFilter,
  type Payment as PaymentShape,
  presentPayment,
} from './schema.ts'
import { lockPayment, recordPayment, save, settle } from './settlement-service.ts'
import * as store from './store.ts'

export async function deposit(
  ctx: WriteContext,
  actor: Actor,
  { amount_cents, return_url }: Static<typeof NewDeposit>,
): Promise<Static<typeof PaymentShape>> {
  const { settings } = ctx
  requireWithinLimits(amount_cents, minimumCents('deposit', settings), settings.depositMaxCents)
  await requirePaymentQuota(ctx, actor, 'deposit')
  return begin(
    ctx,
    actor,
    'deposit',
    newPayment(ctx, actor, newId<'dep'>(), { userId: actor.userId, amountCents: amount_cents, destination: null }),
    return_url === undefined ? {} : { return_url: readReturnUrl(return_url) },
  )
}

/**
 * Debits the wallet immediately; the money is returned if the withdrawal fails. `addAccountUrl` is where users without a payout
 * account are sent.
 */
export async function withdraw(
  ctx: WriteContext,
  actor: Actor,
  { amount_cents, destination: named }: Static<typeof NewWithdrawal>,
  addAccountUrl: string,
): Promise<Static<typeof PaymentShape>> {
  const { settings } = ctx
  requireWithinLimits(amount_cents, minimumCents('withdrawal', settings), settings.withdrawalMaxCents)
  await requirePaymentQuota(ctx, actor, 'withdrawal')
  const destination = await requireReadyAccount(ctx, actor.userId, named, addAccountUrl)
  const [available_cents] = await Promise.all([
    lockAvailable(ctx, actor.userId),
    requireWalletNotDue(ctx, actor.userId),
  ])
  await requireWalletFunds(ctx, actor.userId, available_cents, amount_cents)
  if (!providers[settings.payments].paysOutDeposits) {
    requireEarned(await findEarnings(ctx, actor.userId, available_cents), amount_cents)
  }
  ctx.atStake?.({
    subject: encodeId('usr', actor.userId),
    // Without the destination, which is personal data: summaries are kept in events, longer than approvals are.
    summary: { kind: 'withdrawMoney', cents: amount_cents, available_cents },
    target: { available_cents, destination: shownDestination(destination, settings.payments) },
    movedCents: amount_cents,
  })
  return leave(
    ctx,
    actor,
    newPayment(ctx, actor, newId<'wdr'>(), { userId: actor.userId, amountCents: amount_cents, destination }),
  )
}

/** Pays out the platform's own fees. */
export async function withdrawFees(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof NewFeeWithdrawal>,
): Promise<Static<typeof PaymentShape>> {
  const destination = feeDestination(ctx, body.destination)
  const payableCents = await lockPayableFees(ctx)
  const amountCents = body.amount_cents ?? Math.max(payableCents, 1)
  requireFunds('fees', payableCents, amountCents)
  return leave(ctx, actor, newPayment(ctx, actor, newId<'wdr'>(), { userId: null, amountCents, destination }))
}

/** Applies the provider's response, reported by an operator, to a payment. Repeating it changes nothing. */
export async function reportSettlement(
  ctx: WriteContext,
  operator: Actor,
  direction: Direction,
  id: Payment['id'],
  answer: Settlement,
): Promise<Static<typeof PaymentShape>> {
  const payment = await lockPayment(ctx, direction, id)
  requireNotAtProvider(payment)
  if (isRepeated(payment, answer)) return presentPayment(direction, payment, ctx.settings)
  return settle(ctx, operator, direction, await claim(ctx, operator, payment), answer)
}

/** Takes back a deposit whose money is gone, as far as the wallet allows. Repeating the call changes nothing. */
export async function reverseDeposit(
  ctx: WriteContext,
  operator: Actor,
  id: Payment['id'],
  { reason }: Static<typeof DepositReversal>,
): Promise<Static<typeof PaymentShape>> {
  const payment = await lockPayment(ctx, 'deposit', id)
  requireNotAtProvider(payment)
  if (payment.status === 'reversed') return presentPayment('deposit', payment, ctx.settings)
  const claimed = await claim(ctx, operator, payment)
  const availableCents = payment.user_id === null ? 0 : await lockAvailable(ctx, payment.user_id)
  // Money due to the user has to arrive first; otherwise, too little would be taken back.
  if (payment.user_id !== null && availableCents < payment.amount_cents) await requireWalletNotDue(ctx, payment.user_id)
  const reversed = takeBack(claimed, availableCents, reason)
  post(ctx, {
    from: accountOf(reversed),
    to: { kind: 'external' },
    amountCents: reversed.reversed_cents,
    kind: 'deposit_reversal',
    reference: reversed.id,
  })
  return save(ctx, operator, 'deposit', reversed)
}

/** Where to pay a withdrawal. A write, so that it appears in the audit log. */
export async function revealDestination(
  ctx: WriteContext,
  id: Payment['id'],
): Promise<Static<typeof DestinationShape>> {
  const payment = await store.findPayment(ctx.db, 'withdrawal', id)
  if (!payment) throw notFound()
  const { destination, sealed_destination } = payment
  if (!sealed_destination) return { holder: null, label: null, reference: destination }
  const { holder, label, reference } = JSON.parse(ctx.secrets.unseal(sealed_destination, contextOf(id))) as Destination
  return { holder, label, reference }
}

/**
 * Re-encrypts withdrawal destinations with another secret key, batch by batch, and encrypts those that aren't yet. What can't be
 * decrypted is lost.
 */
export async function reencryptDestinations(tx: Tx, from: Secrets, to: Secrets, afterId = BEFORE_ALL): Promise<void> {
  const found = await store.listDestinations(tx, afterId, BATCH_MAX)
  for (const { id, destination, sealed_destination } of found) {
    const sealed = sealed_destination
      ? { destination, sealed_destination: reseal(sealed_destination, contextOf(id), from, to) }
      : sealedDestination(to, id, { holder: null, label: null, reference: destination }, 'manual')
    store.sendDestination(tx, { id, ...sealed })
  }
  const last = found.at(-1)
  if (last) await reencryptDestinations(tx, from, to, last.id)
}

export async function getPayment(
  ctx: ReadContext,
  direction: Direction,
  id: Payment['id'],
  owner: UserId | 'anyone',
): Promise<Static<typeof PaymentShape>> {
  const payment = await store.findPayment(ctx.db, direction, id)
  if (!payment || (owner !== 'anyone' && payment.user_id !== owner)) throw notFound()
  return presentPayment(direction, payment, ctx.settings)
}

export function listOwnPayments(
  ctx: ReadContext,
  direction: Direction,
  { userId }: Actor,
  { status }: Static<typeof PaymentFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof PaymentShape>>> {
  return listPayments(ctx, direction, { userId, status }, page)
}

/** The payments of all users, for operators. */
export function listAllPayments(
  ctx: ReadContext,
  direction: Direction,
  { user_id, ...filter }: Static<typeof AnyPaymentFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof PaymentShape>>> {
  return listPayments(ctx, direction, { ...filter, ...(user_id && { userId: toId('usr', user_id) }) }, page)
}

async function listPayments(
  ctx: ReadContext,
  direction: Direction,
  filter: store.PaymentConditions,
  page: PageRequest,
): Promise<Page<Static<typeof PaymentShape>>> {
  const { rows, next } = pageOf(await store.listPayments(ctx.db, direction, filter, page), page.limit, ({ id }) => [id])
  return { rows: rows.map((payment) => presentPayment(direction, payment, ctx.settings)), next }
}

/** How many deposits and withdrawals are waiting for the provider or an operator; 1,000 means that many or more. */
export function countPendingPayments(db: Queryable): Promise<{ direction: Direction; count: number }[]> {
  const directions = ['deposit', 'withdrawal'] as const
  return Promise.all(
    directions.map(async (direction) => ({ direction, count: await store.countPending(db, direction, PENDING_MAX) })),
  )
}

const PENDING_MAX = 1_000

export function paymentIdFrom(direction: Direction, text: string): Payment['id'] {
  return direction === 'deposit' ? toId('dep', text) : toId('wdr', text)
}

/** Deposits and withdrawals waiting for an operator. */
export const paymentInbox = {
  name: 'payments to settle',
  scopes: ['admin'] as const,
  async find(ctx: ReadContext, actor: Actor, limit: number, after: InboxPosition | null): Promise<InboxEntry[]> {
    const isOffered = () => holdsScope(actor, 'admin')
    if (!isOffered()) return []
    const [deposits, withdrawals] = await Promise.all([
      store.listAwaitingOperator(ctx.db, 'deposit', actor.userId, limit, after),
      store.listAwaitingOperator(ctx.db, 'withdrawal', actor.userId, limit, after),
    ])
    return [
      ...inboxEntriesFrom('deposit', deposits, isOffered),
      ...inboxEntriesFrom('withdrawal', withdrawals, isOffered),
    ]
  },
}

async function requirePaymentQuota(ctx: WriteContext, actor: Actor, direction: Direction): Promise<void> {
  const pending = await store.lockAndCountPending(ctx.db, direction, actor.userId)
  requireQuota(ctx.settings.quotas, `pending_${direction}s`, pending)
}

function feeDestination(ctx: WriteContext, reference: string | undefined): Destination | null {
  if (reference !== undefined) return { holder: null, label: null, reference }
  if (!providers[ctx.settings.payments].needsDestination) return null
  const message = 'must say where the money goes'
  throw validationFailed([{ path: 'destination', code: 'required', message, details: { types: ['string'] } }])
}

/** A withdrawal's destination, as it's stored. */
function sealedDestination(
  secrets: Pick<Secrets, 'seal'>,
  id: Payment['id'],
  destination: Destination,
  provider: ProviderName,
) {
  const { holder, label, reference } = destination
  const sealed_destination = secrets.seal(JSON.stringify({ holder, label, reference }), contextOf(id))
  return { destination: shownDestination(destination, provider), sealed_destination }
}

function contextOf(id: Payment['id']): string {
  return `destination ${id}`
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const BATCH_MAX = 100

function newPayment(
  ctx: WriteContext,
  actor: Actor,
  id: Payment['id'],
  { userId, amountCents, destination }: { userId: UserId | null; amountCents: number; destination: Destination | null },
): Payment {
  const now = ctx.clock.now()
  const isPaidOnPage =
    destination === null && userId !== null && providers[ctx.settings.payments].settledBy === 'worker'
  return {
    id,
    user_id: userId,
    requested_by: actor.actedBy ?? actor.userId,
    amount_cents: amountCents,
    requested_cents: amountCents,
    amount_reason: null,
    status: 'pending',
    provider: ctx.settings.payments,
    provider_reference: null,
    failure_reason: null,
    ...(destination
      ? sealedDestination(ctx.secrets, id, destination, ctx.settings.payments)
      : { destination: null, sealed_destination: null }),
    waiting_reason: null,
    arrives_at: null,
    is_returning: false,
    expires_at: isPaidOnPage ? addSeconds(realNow(), CHECKOUT_HOURS * 3_600) : null,
    refunded_cents: 0,
    reversed_cents: 0,
    settled_by_owner: false,
    created_at: now,
    updated_at: now,
  }
}

function leave(ctx: WriteContext, actor: Actor, payment: Payment): Promise<Static<typeof PaymentShape>> {
  post(ctx, {
    from: accountOf(payment),
    to: { kind: 'external' },
    amountCents: payment.amount_cents,
    kind: 'withdrawal',
    reference: payment.id,
  })
  return begin(ctx, actor, 'withdrawal', payment)
}

async function begin(ctx: WriteContext, actor: Actor, direction: Direction, payment: Payment, details?: OrderDetails) {
  await store.insertPayment(ctx.db, direction, payment)
  recordPayment(ctx, actor, direction, payment, `wallet.${direction}_requested`)
  const { provider } = payment
  const { settledBy } = providers[provider]
  if (settledBy === 'itself') {
    return settle(ctx, actor, direction, payment, { status: 'succeeded', reference: `${provider}-${payment.id}` })
  }
  if (settledBy === 'worker') {
    placeOrder(ctx, { provider, kind: direction, subjectId: payment.id, ...(details && { details }) })
  }
  return presentPayment(direction, payment, ctx.settings)
}

/** Operators may settle a payment they requested, even on behalf of a user, only if no one else could have. */
async function claim(ctx: WriteContext, operator: Actor, payment: Payment): Promise<Payment> {
  if (payment.requested_by !== operator.userId) return payment
  if (await store.hadOtherOperatorSince(ctx.db, operator.userId, payment.created_at)) {
    const message = `You requested this payment, and there has been another operator since ${ALONE_DAYS} days before it. Another operator has to settle it.`
    throw conflict('own_account', message)
  }
  return { ...payment, settled_by_owner: true }
}
