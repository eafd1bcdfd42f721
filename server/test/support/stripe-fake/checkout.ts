import type Stripe from 'stripe'
import { attemptPayment } from './charges.ts'
import { emit } from './events.ts'
import { invalid, refused } from './failures.ts'
import { listOf, listParams } from './lists.ts'
import type { Params } from './params.ts'
import type { Route } from './routes.ts'
import { type Card, find, newId, type State } from './state.ts'

type Session = Stripe.Checkout.Session

const DAY = 24 * 60 * 60
const MINIMUM = 50

export const checkoutRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    takes: [
      'adaptive_pricing',
      'cancel_url',
      'client_reference_id',
      'customer_email',
      'expires_at',
      'line_items',
      'locale',
      'metadata',
      'mode',
      'payment_intent_data',
      'allowed_payment_method_types',
      'submit_type',
      'success_url',
    ] satisfies (keyof Stripe.Checkout.SessionCreateParams)[],
    run({ state, params }) {
      const session = newSession(state, params)
      const payment = {
        metadata: params.metadata('payment_intent_data.metadata'),
        transfer_group: params.text('payment_intent_data.transfer_group'),
        description: params.text('payment_intent_data.description'),
      }
      state.sessions.set(session.id, { session, payment })
      return session
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    takes: [...listParams, 'payment_intent', 'status'] satisfies (keyof Stripe.Checkout.SessionListParams)[],
    run: ({ state, params }) =>
      listOf(
        [...state.sessions.values()].map(({ session }) => session),
        params,
        '/v1/checkout/sessions',
        { payment_intent: (session) => session.payment_intent, status: ({ status }) => status },
      ),
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    takes: [],
    run: ({ state, id }) => find(state.sessions, id, 'checkout.session').session,
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    takes: [],
    run({ state, id }) {
      const { session } = find(state.sessions, id, 'checkout.session')
      if (session.status !== 'open') {
        const message = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`
        throw refused('checkout_session_not_open', message)
      }
      return expireSession(state, session)
    },
  },
]

/** The customer pays, or tries to. Returns the session: it stays open when the card is declined. */
export function pay(state: State, sessionId: string, card: Card): Session {
  const { session, payment } = find(state.sessions, sessionId, 'checkout.session')
  if (session.status !== 'open') throw refused('checkout_session_not_open', `This session is ${session.status}.`)
  const [amount, currency] = [session.amount_total ?? 0, session.currency ?? state.settings.currency]
  const earlier = typeof session.payment_intent === 'string' ? session.payment_intent : null
  const intent = attemptPayment(state, earlier, { amount, currency, ...payment }, card)
  session.payment_intent = intent.id
  if (intent.status !== 'succeeded') return session
  session.status = 'complete'
  session.payment_status = 'paid'
  session.url = null
  emit(state, 'checkout.session.completed', session)
  return session
}

export function expireSessions(state: State): void {
  for (const { session } of state.sessions.values()) {
    if (session.status === 'open' && session.expires_at <= state.now()) expireSession(state, session)
  }
}

function expireSession(state: State, session: Session): Session {
  session.status = 'expired'
  session.url = null
  emit(state, 'checkout.session.expired', session)
  return session
}

function newSession(state: State, params: Params): Session {
  const mode = params.requiredText('mode')
  if (mode !== 'payment') throw invalid('parameter_invalid', `The fake knows only payments, not ${mode}.`, 'mode')
  const item = 'line_items.0'
  params.requiredText(`${item}.price_data.product_data.name`)
  const currency = params.requiredText(`${item}.price_data.currency`)
  const quantity = params.amount(`${item}.quantity`) ?? 1
  const amount = params.requiredAmount(`${item}.price_data.unit_amount`) * quantity
  if (amount < MINIMUM) {
    throw invalid('amount_too_small', "The Checkout Session's total amount must convert to at least 50 cents.")
  }
  const expiresAt = params.whole('expires_at') ?? state.now() + DAY
  if (expiresAt < state.now() + DAY / 48 || expiresAt > state.now() + DAY) {
    const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.'
    throw invalid('parameter_invalid_integer', message, 'expires_at')
  }
  const id = newId(state, 'cs_test')
  return {
    ...emptySession,
    id,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: params.text('cancel_url'),
    client_reference_id: params.text('client_reference_id'),
    created: state.now(),
    currency,
    customer_email: params.text('customer_email'),
    expires_at: expiresAt,
    metadata: params.metadata(),
    success_url: params.requiredText('success_url'),
    url: `${state.baseUrl}/pay/${id}`,
  }
}

const emptySession = {
  object: 'checkout.session',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Session>
