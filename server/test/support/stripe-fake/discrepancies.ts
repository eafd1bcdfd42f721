import { post } from './balance.ts'
import { missing } from './failures.ts'
import { find, findAny, PLATFORM, type State } from './state.ts'
import { createTransfer } from './transfers.ts'

/** Ways to make Stripe's books differ from those of the platform. */
export interface Discrepancies {
  /** Leaves a balance transaction out of answers. The balance stays. */
  forgetBalanceTransaction(id: string): void
  /** A transfer that somebody made in Stripe's dashboard. Returns its id. */
  addForeignTransfer(transfer: { amount: number; destination: string; currency?: string }): string
  /** Changes a charge, transfer, payout, refund, or balance transaction, as if it had always been so. */
  changeAmount(id: string, amount: number): void
  changeCurrency(id: string, currency: string): void
  /** Posts something that no request caused, such as a fee or a top-up. Returns the balance transaction's id. */
  adjustBalance(
    amount: number,
    adjustment?: { account?: string; type?: 'adjustment' | 'stripe_fee' | 'topup'; currency?: string },
  ): string
}

export function discrepanciesOf(state: State): Discrepancies {
  return {
    forgetBalanceTransaction(id) {
      find(state.transactions, id, 'balance transaction').isForgotten = true
    },
    addForeignTransfer({ amount, destination, currency = state.settings.currency }) {
      const plain = { description: null, metadata: {}, source_transaction: null, transfer_group: null }
      return createTransfer(state, { amount, currency, destination, ...plain }).id
    },
    changeAmount(id, amount) {
      const fee = state.transactions.get(id)?.transaction.fee
      Object.assign(objectOf(id), { amount }, fee !== undefined && { net: amount - fee })
    },
    changeCurrency(id, currency) {
      Object.assign(objectOf(id), { currency })
    },
    adjustBalance(amount, { account = PLATFORM, type = 'adjustment', currency = state.settings.currency } = {}) {
      const categories = { adjustment: 'other_adjustment', stripe_fee: 'fee', topup: 'topup' }
      return post(state, account, { type, reporting_category: categories[type], amount, currency, source: null })
    },
  }

  function objectOf(id: string): object {
    const found = findAny(state, id)
    if (found === null) throw missing('object', id)
    return found
  }
}
