import type Stripe from 'stripe'
import { realNow } from '../../platform/kernel/time.ts'
import type { DepositOrder, Progress } from '../providers/domain.ts'
import { type Answer, answerTo, expanded, idOf } from './client.ts'
import { idempotencyKey, MINUTE, PAYMENT, reasonOf, secondsOf } from './domain.ts'
import { depositProgress } from './progress-domain.ts'

/** A deposit is a Checkout session, which charges the platform's account. */
export async function advanceDeposit(stripe: Stripe, order: DepositOrder): Promise<Progress<'deposit'>> {
  const known = order.references.session
  const answer = known === undefined ? await openSession(stripe, order) : { value: { id: known } }
  if ('refusal' in answer) {
    const reason = isLate(order) ? "The payment page couldn't be opened in time." : reasonOf(answer.refusal.code)
    return {
      state: { status: 'failed', reference: null, reason },
      references: order.references,
      checkAfterSeconds: null,
    }
  }
  // Read even if it has just been opened, because an answer that Stripe repeats is as old as the first.
  const session = await stripe.checkout.sessions.retrieve(answer.value.id)
  const references = { ...order.references, session: session.id }
  if (session.status === 'open' || session.payment_intent === null) {
    return depositProgress(order, session, null, null, references)
  }
  const intent = await stripe.paymentIntents.retrieve(idOf(session.payment_intent), {
    expand: ['latest_charge.balance_transaction'],
  })
  const charge = expanded(intent.latest_charge)
  const booking = expanded(charge?.balance_transaction)
  const payment = { intent: intent.id, ...(charge && { charge: charge.id }) }
  return depositProgress(order, session, intent, booking, { ...references, ...payment })
}

/**
 * Isn't looked up before it's created: Stripe keeps the key for longer than it takes the parameters, which contain the time when
 * the session ends.
 */
function openSession(stripe: Stripe, order: DepositOrder): Promise<Answer<Stripe.Checkout.Session>> {
  const metadata = { [PAYMENT]: order.depositId }
  const price = {
    currency: order.currency.toLowerCase(),
    unit_amount: order.amountCents,
    product_data: { name: order.description },
  }
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    client_reference_id: order.depositId,
    metadata,
    payment_intent_data: { metadata, transfer_group: order.depositId },
    line_items: [{ quantity: 1, price_data: price }],
    // So that what's paid is what the wallet gets.
    adaptive_pricing: { enabled: false },
    expires_at: endOf(order),
    success_url: order.returnUrls.paid,
    cancel_url: order.returnUrls.canceled,
  }
  return answerTo(stripe.checkout.sessions.create(params, { idempotencyKey: idempotencyKey(order, 'session') }))
}

/** Stripe refuses sessions of more than 24 hours, measured by its own clock, and of less than 30 minutes. */
function endOf({ expiresAt }: DepositOrder): number {
  return secondsOf(expiresAt) - 5 * MINUTE
}

function isLate(order: DepositOrder): boolean {
  return endOf(order) - secondsOf(realNow()) < 30 * MINUTE
}
