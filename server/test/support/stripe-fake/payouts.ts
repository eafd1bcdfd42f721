import type Stripe from 'stripe'
import { requireCapability } from './accounts.ts'
import { availableOf, post } from './balance.ts'
import { emit } from './events.ts'
import { invalid, missing, refused } from './failures.ts'
import { listOf, listParams } from './lists.ts'
import type { Route } from './routes.ts'
import { find, newId, type State } from './state.ts'

export const payoutRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/payouts',
    forAccounts: true,
    takes: [
      'amount',
      'currency',
      'description',
      'metadata',
      'method',
      'statement_descriptor',
    ] satisfies (keyof Stripe.PayoutCreateParams)[],
    run({ state, account, params }) {
      const [amount, currency] = [params.requiredAmount('amount'), params.requiredText('currency')]
      requireCapability(state, account, 'payouts')
      const minimum = state.settings.payoutMinimums[currency] ?? 1
      if (amount < minimum) {
        throw invalid('amount_too_small', `Amount must be no less than ${minimum} ${currency}.`, 'amount')
      }
      if (availableOf(state, account, currency) < amount) {
        const message =
          'You have insufficient funds in your Stripe account for this transfer. Your card balance is too low.'
        throw refused('balance_insufficient', message)
      }
      const payout = newPayout(state, amount, currency)
      payout.description = params.text('description')
      payout.statement_descriptor = params.text('statement_descriptor')
      payout.metadata = params.metadata()
      payout.balance_transaction = post(state, account, {
        type: 'payout',
        reporting_category: 'payout',
        amount: -amount,
        currency,
        source: payout.id,
      })
      state.payouts.set(payout.id, { payout, account })
      emit(state, 'payout.created', payout, account)
      return payout
    },
  },
  {
    method: 'GET',
    path: '/v1/payouts',
    forAccounts: true,
    takes: [...listParams, 'status'] satisfies (keyof Stripe.PayoutListParams)[],
    run({ state, account, params }) {
      const own = [...state.payouts.values()].filter((one) => one.account === account).map(({ payout }) => payout)
      return listOf(own, params, '/v1/payouts', { status: ({ status }) => status })
    },
  },
  {
    method: 'GET',
    path: '/v1/payouts/:id',
    forAccounts: true,
    takes: [],
    run({ state, account, id }) {
      const found = find(state.payouts, id, 'payout')
      if (found.account !== account) throw missing('payout', id)
      return found.payout
    },
  },
]

/** Sends pending payouts off, without waiting for them to arrive. */
export function sendPayouts(state: State): void {
  for (const { payout, account } of state.payouts.values()) {
    if (payout.status !== 'pending') continue
    payout.status = 'in_transit'
    emit(state, 'payout.updated', payout, account)
  }
}

/** Payouts arrive: all that are on their way, or those that are due. */
export function settlePayouts(state: State, dueBy = Number.POSITIVE_INFINITY): void {
  for (const { payout } of state.payouts.values()) {
    if (payout.arrival_date <= dueBy) arrive(state, payout.id)
  }
}

/**
 * The bank returns a payout, and the money is back in the account's balance. Banks do that even days after it was
 * `paid`.
 */
export function failPayout(
  state: State,
  id: string,
  { afterPaid = false, code = 'account_closed' }: { afterPaid?: boolean; code?: string } = {},
): void {
  const { payout, account } = find(state.payouts, id, 'payout')
  if (afterPaid) arrive(state, id)
  if (payout.status === 'failed') throw refused('payout_already_failed', `${id} has failed already.`)
  payout.status = 'failed'
  payout.failure_code = code
  payout.failure_message = `The bank account returned the payout: ${code}.`
  payout.failure_balance_transaction = post(state, account, {
    type: 'payout_failure',
    reporting_category: 'payout_reversal',
    amount: payout.amount,
    currency: payout.currency,
    source: id,
  })
  emit(state, 'payout.failed', payout, account)
}

function arrive(state: State, id: string): void {
  const { payout, account } = find(state.payouts, id, 'payout')
  if (payout.status === 'pending') {
    payout.status = 'in_transit'
    emit(state, 'payout.updated', payout, account)
  }
  if (payout.status !== 'in_transit') return
  payout.status = 'paid'
  payout.trace_id = { status: 'supported', value: `trace-${id}` }
  emit(state, 'payout.paid', payout, account)
}

function newPayout(state: State, amount: number, currency: string): Stripe.Payout {
  return {
    id: newId(state, 'po'),
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: state.now() + state.settings.payoutSeconds,
    automatic: false,
    balance_transaction: null,
    created: state.now(),
    currency,
    description: null,
    destination: 'ba_parley',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: null,
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'pending',
    trace_id: null,
    type: 'bank_account',
  }
}
