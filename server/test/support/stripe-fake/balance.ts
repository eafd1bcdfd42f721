import type Stripe from 'stripe'
import { emit } from './events.ts'
import { missing } from './failures.ts'
import { listOf, listParams } from './lists.ts'
import type { Route } from './routes.ts'
import { type Entry, find, newId, PLATFORM, type State, withStatus } from './state.ts'

export const balanceRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/balance',
    takes: [],
    forAccounts: true,
    run: ({ state, account }) => balanceOf(state, account),
  },
  {
    method: 'GET',
    path: '/v1/balance_settings',
    takes: [],
    forAccounts: true,
    run: ({ state, account }) => balanceSettingsOf(state, account),
  },
  {
    method: 'POST',
    path: '/v1/balance_settings',
    takes: ['payments'] satisfies (keyof Stripe.BalanceSettingsUpdateParams)[],
    forAccounts: true,
    run({ state, account, params }) {
      state.payoutIntervals.set(account, params.requiredText('payments.payouts.schedule.interval'))
      return balanceSettingsOf(state, account)
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    forAccounts: true,
    takes: [
      ...listParams,
      'currency',
      'payout',
      'source',
      'type',
    ] satisfies (keyof Stripe.BalanceTransactionListParams)[],
    run({ state, account, params }) {
      const shown = [...state.transactions.values()]
        .filter((entry) => entry.account === account && !entry.isForgotten)
        .map(({ transaction }) => withStatus(state, transaction))
      return listOf(shown, params, '/v1/balance_transactions', {
        currency: ({ currency }) => currency,
        payout: ({ source }) => source,
        source: ({ source }) => source,
        type: ({ type }) => type,
      })
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    forAccounts: true,
    takes: [],
    run({ state, account, id }) {
      const entry = find(state.transactions, id, 'balance transaction')
      if (entry.account !== account || entry.isForgotten) throw missing('balance transaction', id)
      return withStatus(state, entry.transaction)
    },
  },
]

/** Changes an account's balance. Returns the id of the balance transaction. */
export function post(
  state: State,
  account: string,
  change: Pick<Stripe.BalanceTransaction, 'type' | 'reporting_category' | 'amount' | 'currency'> & {
    source: string | null
    fee?: number
    availableOn?: number
  },
): string {
  const { type, reporting_category, amount, currency, source, fee = 0 } = change
  const transaction: Stripe.BalanceTransaction = {
    id: newId(state, 'txn'),
    object: 'balance_transaction',
    amount,
    available_on: change.availableOn ?? state.now(),
    balance_type: 'payments',
    created: state.now(),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category,
    source,
    status: 'pending',
    type,
  }
  state.transactions.set(transaction.id, { transaction, account, isForgotten: false })
  return transaction.id
}

/** What an account can spend now. */
export function availableOf(state: State, account: string, currency: string): number {
  return sumOf(entriesOf(state, account).filter(isAvailableAt(state.now())), currency)
}

/** Announces money that has become available since a time. */
export function announceAvailable(state: State, since: number): void {
  const accounts = [...state.transactions.values()]
    .filter(({ transaction: { available_on } }) => available_on > since && available_on <= state.now())
    .map(({ account }) => account)
  for (const account of new Set(accounts)) emit(state, 'balance.available', balanceOf(state, account), account)
}

function balanceOf(state: State, account: string): Stripe.Balance {
  const entries = entriesOf(state, account)
  const ownCurrency = state.accounts.get(account)?.defaults?.currency ?? state.settings.currency
  const currencies = [...new Set([ownCurrency, ...entries.map(({ transaction }) => transaction.currency)])]
  const isAvailable = isAvailableAt(state.now())
  const amounts = (some: Entry[]) =>
    currencies.map((currency) => {
      const amount = sumOf(some, currency)
      return { amount, currency, source_types: { card: amount } }
    })
  return {
    object: 'balance',
    available: amounts(entries.filter(isAvailable)),
    ...(account === PLATFORM && { connect_reserved: currencies.map((currency) => ({ amount: 0, currency })) }),
    livemode: false,
    pending: amounts(entries.filter((entry) => !isAvailable(entry))),
  }
}

function balanceSettingsOf(state: State, account: string): Stripe.BalanceSettings {
  const own = account === PLATFORM ? state.settings.payoutInterval : 'daily'
  const payouts = {
    automatic_transfer_rules_by_currency: null,
    minimum_balance_by_currency: null,
    schedule: { interval: state.payoutIntervals.get(account) ?? own },
    statement_descriptor: null,
    status: 'enabled',
  }
  const settlement_timing = { delay_days: 2, start_of_day: null }
  return { object: 'balance_settings', payments: { debit_negative_balances: null, payouts, settlement_timing } }
}

function entriesOf(state: State, account: string): Entry[] {
  return [...state.transactions.values()].filter((entry) => entry.account === account)
}

function isAvailableAt(now: number) {
  return ({ transaction }: Entry) => transaction.available_on <= now
}

function sumOf(entries: Entry[], currency: string): number {
  return entries
    .filter(({ transaction }) => transaction.currency === currency)
    .reduce((sum, { transaction }) => sum + transaction.net, 0)
}
