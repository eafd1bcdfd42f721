import type Stripe from 'stripe'
import { post } from './balance.ts'
import { openDispute } from './disputes.ts'
import { emit } from './events.ts'
import { listOf, listParams } from './lists.ts'
import type { Route } from './routes.ts'
import { type Card, find, newId, type PaymentData, PLATFORM, type State } from './state.ts'

export const chargeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/payment_intents',
    takes: [...listParams] satisfies (keyof Stripe.PaymentIntentListParams)[],
    run: ({ state, params }) => listOf(state.intents.values(), params, '/v1/payment_intents'),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    takes: [],
    run: ({ state, id }) => find(state.intents, id, 'payment_intent'),
  },
  {
    method: 'GET',
    path: '/v1/charges',
    takes: [...listParams, 'payment_intent', 'transfer_group'] satisfies (keyof Stripe.ChargeListParams)[],
    run: ({ state, params }) =>
      listOf(
        [...state.charges.values()].map(({ charge }) => charge),
        params,
        '/v1/charges',
        { payment_intent: (charge) => charge.payment_intent, transfer_group: (charge) => charge.transfer_group },
      ),
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    takes: [],
    run: ({ state, id }) => find(state.charges, id, 'charge').charge,
  },
]

type Payment = PaymentData & Pick<Stripe.PaymentIntent, 'amount' | 'currency'>

/** Tries a card. The payment intent is the one of earlier attempts, if there were any. */
export function attemptPayment(
  state: State,
  intentId: string | null,
  payment: Payment,
  card: Card,
): Stripe.PaymentIntent {
  const intent = intentId === null ? newIntent(state, payment) : find(state.intents, intentId, 'payment_intent')
  if (intentId === null) {
    state.intents.set(intent.id, intent)
    emit(state, 'payment_intent.created', intent)
  }
  if (card === 'requires_3ds_failed') return refuseAuthentication(state, intent)
  const declineCode = DECLINES[card]
  const charge = newCharge(state, intent, declineCode ?? null)
  state.charges.set(charge.id, { charge, card })
  intent.latest_charge = charge.id
  if (declineCode !== undefined) return decline(state, intent, charge, declineCode)
  const { feeBps, feeFixed, availableAfterSeconds } = state.settings
  charge.balance_transaction = post(state, PLATFORM, {
    type: 'charge',
    reporting_category: 'charge',
    amount: charge.amount,
    currency: charge.currency,
    source: charge.id,
    fee: Math.round((charge.amount * feeBps) / 10_000) + feeFixed,
    availableOn: state.now() + (card === 'available now' ? 0 : availableAfterSeconds),
  })
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.last_payment_error = null
  emit(state, 'charge.succeeded', charge)
  emit(state, 'payment_intent.succeeded', intent)
  if (card === 'disputed') openDispute(state, charge.id, { reason: 'fraudulent' })
  if (card === 'inquiry') openDispute(state, charge.id, { reason: 'fraudulent', isInquiry: true })
  return intent
}

const DECLINES: Partial<Record<Card, string>> = {
  declined: 'generic_decline',
  'insufficient funds': 'insufficient_funds',
}

function decline(
  state: State,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  declineCode: string,
): Stripe.PaymentIntent {
  intent.last_payment_error = {
    type: 'card_error',
    code: 'card_declined',
    decline_code: declineCode,
    charge: charge.id,
    message: 'Your card was declined.',
  }
  emit(state, 'charge.failed', charge)
  emit(state, 'payment_intent.payment_failed', intent)
  return intent
}

function refuseAuthentication(state: State, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  intent.status = 'requires_action'
  emit(state, 'payment_intent.requires_action', intent)
  intent.status = 'requires_payment_method'
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'The provided payment method has failed authentication.',
  }
  emit(state, 'payment_intent.payment_failed', intent)
  return intent
}

function newIntent(state: State, payment: Payment): Stripe.PaymentIntent {
  const id = newId(state, 'pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret`,
    confirmation_method: 'automatic',
    created: state.now(),
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    ...payment,
  }
}

function newCharge(state: State, intent: Stripe.PaymentIntent, declineCode: string | null): Stripe.Charge {
  const isPaid = declineCode === null
  return {
    id: newId(state, 'ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: isPaid,
    created: state.now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isPaid ? null : 'card_declined',
    failure_message: isPaid ? null : 'Your card was declined.',
    fraud_details: null,
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
      reason: declineCode,
      seller_message: isPaid ? 'Payment complete.' : 'The bank declined the payment.',
      type: isPaid ? 'authorized' : 'issuer_declined',
    },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  }
}
