import type Stripe from 'stripe'
import type { WithdrawalOrder } from '../providers/domain.ts'
import { type Answer, answerTo } from './client.ts'
import { DAY, idempotencyKey, PAYMENT, secondsOf } from './domain.ts'

/** What a payout sends, which isn't in Parley's currency if the connected account is in another country. */
export interface Sum {
  amount: number
  currency: string
}

/** Null if there is none. A key can be forgotten, so an order that has been tried before is looked up. */
export async function findPayout(stripe: Stripe, order: WithdrawalOrder): Promise<Stripe.Payout | null> {
  const { payout: known } = order.references
  const owner = ownerOf(order)
  if (known !== undefined) return await stripe.payouts.retrieve(known, {}, owner)
  if (order.attempts === 0) return null
  // Payouts can't be listed by their metadata. A day more, because Stripe's clock isn't ours.
  const since = secondsOf(order.createdAt) - DAY
  for await (const payout of stripe.payouts.list({ created: { gte: since }, limit: 100 }, owner)) {
    if (payout.metadata?.[PAYMENT] === order.withdrawalId) return payout
  }
  return null
}

export function createPayout(stripe: Stripe, order: WithdrawalOrder, sum: Sum): Promise<Answer<Stripe.Payout>> {
  const params = { ...sum, metadata: { [PAYMENT]: order.withdrawalId } }
  const options = { ...ownerOf(order), idempotencyKey: idempotencyKey(order, 'payout') }
  return answerTo(stripe.payouts.create(params, options))
}

/** From whose balance the money leaves. */
function ownerOf({ account }: WithdrawalOrder): Stripe.RequestOptions {
  return account === null ? {} : { stripeAccount: account }
}
