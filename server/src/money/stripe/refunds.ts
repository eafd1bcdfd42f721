import type Stripe from 'stripe'
import { realNow } from '../../platform/kernel/time.ts'
import type { Progress, RefundOrder } from '../providers/domain.ts'
import { type Answer, answerTo } from './client.ts'
import { countRefusal, HOUR, idempotencyKey, PAYMENT, reasonOf } from './domain.ts'
import { refundProgress } from './progress-domain.ts'

export async function advanceRefund(stripe: Stripe, order: RefundOrder): Promise<Progress<'refund'>> {
  const { charge } = order.depositReferences
  if (charge === undefined) throw new Error(`The deposit of ${order.refundId} has no charge.`)
  const found = await findRefund(stripe, order, charge)
  const answer = found === null ? await createRefund(stripe, order, charge) : { value: found }
  if ('value' in answer) {
    return refundProgress(answer.value, { ...order.references, refund: answer.value.id }, realNow())
  }
  const { references } = order
  const { code, isTemporary } = answer.refusal
  const reason = reasonOf(code)
  return isTemporary
    ? { state: { status: 'pending', reason }, references: countRefusal(references), checkAfterSeconds: HOUR }
    : { state: { status: 'failed', reference: null, reason }, references, checkAfterSeconds: null }
}

/** Null if there is none. A key can be forgotten, so an order that has been tried before is looked up. */
async function findRefund(stripe: Stripe, order: RefundOrder, charge: string): Promise<Stripe.Refund | null> {
  const { refund: known } = order.references
  if (known !== undefined) return await stripe.refunds.retrieve(known)
  if (order.attempts === 0) return null
  for await (const refund of stripe.refunds.list({ charge, limit: 100 })) {
    if (refund.metadata?.[PAYMENT] === order.refundId) return refund
  }
  return null
}

function createRefund(stripe: Stripe, order: RefundOrder, charge: string): Promise<Answer<Stripe.Refund>> {
  const params = { charge, amount: order.amountCents, metadata: { [PAYMENT]: order.refundId } }
  return answerTo(stripe.refunds.create(params, { idempotencyKey: idempotencyKey(order, 'refund') }))
}
