import type Stripe from 'stripe'
import { realNow } from '../../platform/kernel/time.ts'
import type { Progress, References, WithdrawalOrder } from '../providers/domain.ts'
import { countRefusal, HOUR, type Refusal, reasonOf } from './domain.ts'
import { createPayout, findPayout } from './payouts.ts'
import { failureOfPayout, payoutProgress } from './progress-domain.ts'
import { createTransfer, findArrived, findTransfer, reverseTransfer, type UserWithdrawal } from './transfers.ts'

export async function advanceWithdrawal(stripe: Stripe, order: WithdrawalOrder): Promise<Progress<'withdrawal'>> {
  const { account } = order
  return account === null ? await withdrawFees(stripe, order) : await withdrawEarnings(stripe, { ...order, account })
}

/** A payout of the platform's balance. If it fails, the money is back there. */
async function withdrawFees(stripe: Stripe, order: WithdrawalOrder): Promise<Progress<'withdrawal'>> {
  const found = await findPayout(stripe, order)
  const sum = { amount: order.amountCents, currency: order.currency.toLowerCase() }
  const answer = found === null ? await createPayout(stripe, order, sum) : { value: found }
  if ('refusal' in answer) return notSent(order.references, answer.refusal)
  const references = { ...order.references, payout: answer.value.id }
  const failure = failureOfPayout(answer.value)
  if (failure === null) return payoutProgress(answer.value, references, realNow())
  return failed(references, answer.value.id, failure)
}

/**
 * A transfer to the connected account, and a payout from there. If the payout fails, the money is in the connected account until
 * the transfer is reversed.
 */
async function withdrawEarnings(stripe: Stripe, order: UserWithdrawal): Promise<Progress<'withdrawal'>> {
  const payout = await findPayout(stripe, order)
  const failure = payout && failureOfPayout(payout)
  if (payout !== null && failure === null) {
    return payoutProgress(payout, { ...order.references, payout: payout.id }, realNow())
  }
  const found = await findTransfer(stripe, order)
  if (payout !== null && found === null) throw new Error(`The payout ${payout.id} has no transfer.`)
  const answer = found === null ? await createTransfer(stripe, order) : { value: found }
  if ('refusal' in answer) return notSent(order.references, answer.refusal)
  const transfer = answer.value
  const references: References = { ...order.references, transfer: transfer.id, ...(payout && { payout: payout.id }) }
  const reason = failure ?? references.failure ?? (transfer.amount_reversed > 0 ? TAKEN_BACK : null)
  if (reason === null) return await payOut(stripe, { ...order, references }, transfer)
  return await takeBack(stripe, { ...order, references }, transfer, reason)
}

/** An answer got lost after the reversal, or an operator reversed the transfer at Stripe. */
const TAKEN_BACK = "The payout account couldn't pay it out."

async function payOut(
  stripe: Stripe,
  order: UserWithdrawal,
  transfer: Stripe.Transfer,
): Promise<Progress<'withdrawal'>> {
  const { references } = order
  const arrived = await findArrived(stripe, order, transfer)
  const answer = 'refusal' in arrived ? arrived : await createPayout(stripe, order, arrived.value)
  if ('value' in answer) return payoutProgress(answer.value, { ...references, payout: answer.value.id }, realNow())
  if (answer.refusal.isTemporary) return waiting(references, answer.refusal)
  return await takeBack(stripe, order, transfer, reasonOf(answer.refusal.code))
}

/** The money counts as returned only when the whole transfer has been reversed. */
async function takeBack(
  stripe: Stripe,
  order: UserWithdrawal,
  transfer: Stripe.Transfer,
  reason: string,
): Promise<Progress<'withdrawal'>> {
  const references: References = { ...order.references, failure: reason }
  const reference = references.payout ?? transfer.id
  if (transfer.reversed) return failed(references, reference, reason)
  const answer = await reverseTransfer(stripe, order, transfer)
  if ('value' in answer) return failed(references, reference, reason)
  return {
    state: { status: 'returning', reference, reason: `${reason} ${reasonOf(answer.refusal.code)}` },
    references: countRefusal(references),
    checkAfterSeconds: HOUR,
  }
}

function notSent(references: References, refusal: Refusal): Progress<'withdrawal'> {
  return refusal.isTemporary ? waiting(references, refusal) : failed(references, null, reasonOf(refusal.code))
}

function waiting(references: References, { code }: Refusal): Progress<'withdrawal'> {
  const state = { status: 'pending', reason: reasonOf(code) } as const
  return { state, references: countRefusal(references), checkAfterSeconds: HOUR }
}

function failed(references: References, reference: string | null, reason: string): Progress<'withdrawal'> {
  return { state: { status: 'failed', reference, reason }, references, checkAfterSeconds: null }
}
