import type Stripe from 'stripe'
import { requireCapability } from './accounts.ts'
import { availableOf, post } from './balance.ts'
import { emit } from './events.ts'
import { refused } from './failures.ts'
import { listOf, listParams } from './lists.ts'
import type { Route } from './routes.ts'
import { find, findNamed, newId, PLATFORM, type State } from './state.ts'

export const transferRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/transfers',
    takes: [
      'amount',
      'currency',
      'description',
      'destination',
      'metadata',
      'source_transaction',
      'transfer_group',
    ] satisfies (keyof Stripe.TransferCreateParams)[],
    run: ({ state, params }) =>
      createTransfer(state, {
        amount: params.requiredAmount('amount'),
        currency: params.requiredText('currency'),
        destination: params.requiredText('destination'),
        description: params.text('description'),
        metadata: params.metadata(),
        source_transaction: params.text('source_transaction'),
        transfer_group: params.text('transfer_group'),
      }),
  },
  {
    method: 'GET',
    path: '/v1/transfers',
    takes: [...listParams, 'destination', 'transfer_group'] satisfies (keyof Stripe.TransferListParams)[],
    run: ({ state, params }) =>
      listOf(state.transfers.values(), params, '/v1/transfers', {
        destination: ({ destination }) => destination,
        transfer_group: (transfer) => transfer.transfer_group,
      }),
  },
  {
    method: 'GET',
    path: '/v1/transfers/:id',
    takes: [],
    run: ({ state, id }) => find(state.transfers, id, 'transfer'),
  },
  {
    method: 'POST',
    path: '/v1/transfers/:id/reversals',
    takes: ['amount', 'description', 'metadata'] satisfies (keyof Stripe.TransferCreateReversalParams)[],
    run: ({ state, id, params }) => reverse(state, id, params.amount('amount'), params.metadata()),
  },
  {
    method: 'GET',
    path: '/v1/transfers/:id/reversals',
    takes: [...listParams] satisfies (keyof Stripe.TransferListReversalsParams | 'created')[],
    run({ state, id, params }) {
      const { reversals } = find(state.transfers, id, 'transfer')
      return listOf([...reversals.data].reverse(), params, reversals.url)
    },
  },
]

type NewTransfer = Pick<Stripe.Transfer, 'amount' | 'currency' | 'description' | 'metadata' | 'transfer_group'> & {
  destination: string
  source_transaction: string | null
}

/** Moves money from the platform's balance to a connected account's. */
export function createTransfer(state: State, wanted: NewTransfer): Stripe.Transfer {
  const { amount, currency, destination } = wanted
  requireCapability(state, destination, 'stripe_transfers')
  const availableOn =
    wanted.source_transaction === null ? state.now() : useOfCharge(state, wanted, wanted.source_transaction)
  if (wanted.source_transaction === null && availableOf(state, PLATFORM, currency) < amount) {
    const message = `You have insufficient available funds in your Stripe account (${availableOf(state, PLATFORM, currency)} ${currency}).`
    throw refused('balance_insufficient', message)
  }
  const id = newId(state, 'tr')
  const destinationPayment = newId(state, 'py')
  const movement = { currency, availableOn }
  const transfer: Stripe.Transfer = {
    ...wanted,
    id,
    object: 'transfer',
    amount_reversed: 0,
    balance_transaction: post(state, PLATFORM, {
      ...movement,
      type: 'transfer',
      reporting_category: 'transfer',
      amount: -amount,
      source: id,
    }),
    created: state.now(),
    destination_payment: destinationPayment,
    livemode: false,
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_type: 'card',
  }
  post(state, destination, {
    ...movement,
    type: 'payment',
    reporting_category: 'charge',
    amount,
    source: destinationPayment,
  })
  state.transfers.set(id, transfer)
  emit(state, 'transfer.created', transfer)
  return transfer
}

/** A transfer out of a charge waits for the charge's money, and can't be more than it. Returns when it is available. */
function useOfCharge(state: State, { amount, currency }: NewTransfer, chargeId: string): number {
  const { charge } = findNamed(state.charges, chargeId, 'charge', 'source_transaction')
  const used = [...state.transfers.values()]
    .filter((transfer) => transfer.source_transaction === chargeId)
    .reduce((sum, transfer) => sum + transfer.amount, 0)
  if (!charge.paid || charge.currency !== currency || used + amount > charge.amount) {
    const message = `Transfers using this transaction as a source must not exceed the source amount of ${charge.amount} ${charge.currency}.`
    throw refused('transfer_source_balance_parameters_mismatch', message, 'source_transaction')
  }
  return Math.max(
    state.now(),
    state.transactions.get(String(charge.balance_transaction))?.transaction.available_on ?? 0,
  )
}

function reverse(
  state: State,
  transferId: string,
  wanted: number | null,
  metadata: Stripe.Metadata,
): Stripe.TransferReversal {
  const transfer = find(state.transfers, transferId, 'transfer')
  const { currency, destination } = transfer
  const left = transfer.amount - transfer.amount_reversed
  const amount = wanted ?? left
  if (left === 0) throw refused('transfer_already_reversed', `Transfer ${transferId} is already fully reversed.`)
  if (amount > left) {
    throw refused(
      'amount_too_large',
      `Reversal amount (${amount}) is greater than unreversed amount (${left}).`,
      'amount',
    )
  }
  if (!state.settings.canBalancesBeNegative && availableOf(state, String(destination), currency) < amount) {
    const message = "The connected account doesn't have sufficient funds in its balance to cover the reversal."
    throw refused('balance_insufficient', message)
  }
  const [id, refundId] = [newId(state, 'trr'), newId(state, 'pyr')]
  const reversal: Stripe.TransferReversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: post(state, PLATFORM, {
      type: 'transfer_refund',
      reporting_category: 'transfer_reversal',
      amount,
      currency,
      source: id,
    }),
    created: state.now(),
    currency,
    destination_payment_refund: refundId,
    metadata,
    source_refund: null,
    transfer: transferId,
  }
  post(state, String(destination), {
    type: 'payment_refund',
    reporting_category: 'refund',
    amount: -amount,
    currency,
    source: refundId,
  })
  // The newest first, as in every list.
  transfer.reversals.data.unshift(reversal)
  transfer.amount_reversed += amount
  transfer.reversed = transfer.amount_reversed === transfer.amount
  emit(state, 'transfer.reversed', transfer)
  return reversal
}
