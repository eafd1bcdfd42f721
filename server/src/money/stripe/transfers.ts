import type Stripe from 'stripe'
import type { WithdrawalOrder } from '../providers/domain.ts'
import { type Answer, answerTo, idOf } from './client.ts'
import { idempotencyKey, PAYMENT } from './domain.ts'
import type { Sum } from './payouts.ts'

/** A withdrawal to a user's connected account. */
export type UserWithdrawal = WithdrawalOrder & { account: string }

/** Null if there is none. A key can be forgotten, so an order that has been tried before is looked up. */
export async function findTransfer(stripe: Stripe, order: UserWithdrawal): Promise<Stripe.Transfer | null> {
  const { transfer: known } = order.references
  if (known !== undefined) return await stripe.transfers.retrieve(known)
  if (order.attempts === 0) return null
  const { data } = await stripe.transfers.list({ transfer_group: order.withdrawalId, limit: 100 })
  return data.find(({ metadata }) => metadata[PAYMENT] === order.withdrawalId) ?? null
}

/** Moves the money from the platform's balance to the connected account's. */
export async function createTransfer(stripe: Stripe, order: UserWithdrawal): Promise<Answer<Stripe.Transfer>> {
  const balance = await answerTo(stripe.balance.retrieve({}, { stripeAccount: order.account }))
  if ('refusal' in balance) return balance
  // The money would pay the debt, and couldn't be paid out.
  if (balance.value.available.some(({ amount }) => amount < 0)) {
    return { refusal: { code: 'negative_balance', isTemporary: true } }
  }
  const params = {
    amount: order.amountCents,
    currency: order.currency.toLowerCase(),
    destination: order.account,
    transfer_group: order.withdrawalId,
    metadata: { [PAYMENT]: order.withdrawalId },
  }
  return await answerTo(stripe.transfers.create(params, { idempotencyKey: idempotencyKey(order, 'transfer') }))
}

/** What arrived in the connected account: Stripe converts it if the account holds another currency. */
export async function findArrived(
  stripe: Stripe,
  order: UserWithdrawal,
  transfer: Stripe.Transfer,
): Promise<Answer<Sum>> {
  const { amount, currency, destination_payment: payment } = transfer
  if (payment === undefined) return { value: { amount, currency } }
  const params = { source: idOf(payment), limit: 1 }
  const answer = await answerTo(stripe.balanceTransactions.list(params, { stripeAccount: order.account }))
  if ('refusal' in answer) return answer
  const [booking] = answer.value.data
  if (booking === undefined) return { refusal: { code: 'balance_insufficient', isTemporary: true } }
  return { value: { amount: booking.net, currency: booking.currency } }
}

/** Takes back all that hasn't been taken back yet. */
export function reverseTransfer(
  stripe: Stripe,
  order: UserWithdrawal,
  transfer: Stripe.Transfer,
): Promise<Answer<unknown>> {
  const amount = transfer.amount - transfer.amount_reversed
  const params = { amount, metadata: { [PAYMENT]: order.withdrawalId } }
  // Whatever was reversed before, no more than the transfer can be.
  const options = { idempotencyKey: idempotencyKey(order, `reversal of ${amount}`) }
  return answerTo(stripe.transfers.createReversal(transfer.id, params, options))
}
