import type Stripe from 'stripe'
import { post } from './balance.ts'
import { emit } from './events.ts'
import { invalid, refused } from './failures.ts'
import { listOf, listParams } from './lists.ts'
import type { Params } from './params.ts'
import type { Route } from './routes.ts'
import { find, findNamed, newId, PLATFORM, type State } from './state.ts'

export const refundRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    takes: ['amount', 'charge', 'metadata', 'payment_intent', 'reason'] satisfies (keyof Stripe.RefundCreateParams)[],
    run: ({ state, params }) => createRefund(state, params),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    takes: [...listParams, 'charge', 'payment_intent'] satisfies (keyof Stripe.RefundListParams)[],
    run: ({ state, params }) =>
      listOf(state.refunds.values(), params, '/v1/refunds', {
        charge: ({ charge }) => charge,
        payment_intent: (refund) => refund.payment_intent,
      }),
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    takes: [],
    run: ({ state, id }) => find(state.refunds, id, 'refund'),
  },
]

/** A pending refund arrives. */
export function settleRefund(state: State, id: string): void {
  const refund = find(state.refunds, id, 'refund')
  refund.status = 'succeeded'
  delete refund.pending_reason
  announceUpdate(state, refund)
}

/** The card's bank returns a refund, maybe weeks later, and the money is back in the platform's balance. */
export function failRefund(state: State, id: string, reason = 'expired_or_canceled_card'): void {
  const refund = find(state.refunds, id, 'refund')
  if (refund.status === 'failed') throw refused('refund_already_failed', `${id} has failed already.`)
  const { charge } = find(state.charges, String(refund.charge), 'charge')
  refund.status = 'failed'
  refund.failure_reason = reason
  refund.failure_balance_transaction = post(state, PLATFORM, {
    type: 'refund_failure',
    reporting_category: 'refund_failure',
    amount: refund.amount,
    currency: refund.currency,
    source: id,
  })
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  emit(state, 'refund.failed', refund)
  announceUpdate(state, refund)
}

/** Refunds to cards that were closed in the meantime fail a day later. */
export function failDueRefunds(state: State): void {
  for (const refund of state.refunds.values()) {
    const isDue = refund.created + 24 * 60 * 60 <= state.now() && refund.status !== 'failed'
    if (isDue && state.charges.get(String(refund.charge))?.card === 'refund fails') failRefund(state, refund.id)
  }
}

function createRefund(state: State, params: Params): Stripe.Refund {
  const { charge, card } = chargeOf(state, params)
  const left = charge.amount - charge.amount_refunded
  const amount = params.amount('amount') ?? left
  const reason = params.text('reason')
  if (!charge.paid) throw refused('charge_not_refundable', `Charge ${charge.id} wasn't paid.`)
  const isChargedBack = [...state.disputes.values()].some(
    (one) => one.charge === charge.id && !one.is_charge_refundable,
  )
  if (isChargedBack) {
    throw refused('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`)
  }
  if (left === 0) throw refused('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  if (amount > left) {
    throw refused(
      'amount_too_large',
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    )
  }
  const id = newId(state, 're')
  const refund: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: post(state, PLATFORM, {
      type: 'refund',
      reporting_category: 'refund',
      amount: -amount,
      currency: charge.currency,
      source: id,
    }),
    charge: charge.id,
    created: state.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: params.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: null,
    ...(card === 'refund pending' && { pending_reason: 'processing' }),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: card === 'refund pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  }
  state.refunds.set(id, refund)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  emit(state, 'refund.created', refund)
  emit(state, 'charge.refunded', charge)
  return refund
}

function chargeOf(state: State, params: Params) {
  const [chargeId, intentId] = [params.text('charge'), params.text('payment_intent')]
  if (chargeId !== null) return findNamed(state.charges, chargeId, 'charge', 'charge')
  if (intentId === null) {
    throw invalid('parameter_missing', 'One of the following params should be provided: payment_intent or charge.')
  }
  const intent = findNamed(state.intents, intentId, 'payment_intent', 'payment_intent')
  return findNamed(state.charges, String(intent.latest_charge), 'charge', 'payment_intent')
}

function announceUpdate(state: State, refund: Stripe.Refund): void {
  emit(state, 'refund.updated', refund)
  emit(state, 'charge.refund.updated', refund)
}
