import Stripe from 'stripe'
import { expect, onTestFinished } from 'vitest'
import { type StripeFake, type StripeFakeOptions, startStripeFake } from './start.ts'

/** A fake for one test, and a client of it. */
export async function start(options: StripeFakeOptions = {}) {
  const fake = await startStripeFake(options)
  onTestFinished(() => fake.close())
  return { fake, stripe: fake.client() }
}

/** A checkout as a deposit starts it. */
export function sessionFor(amount: number): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: amount, product_data: { name: 'Deposit' } } },
    ],
    metadata: { payment_id: 'pay_1' },
    payment_intent_data: { metadata: { payment_id: 'pay_1' }, transfer_group: 'pay_1' },
    client_reference_id: 'pay_1',
    success_url: 'https://parley.example/paid?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://parley.example/wallet',
  }
}

/** A paid checkout. */
export async function charge(fake: StripeFake, amount: number, card: Parameters<StripeFake['pay']>[1] = {}) {
  const { id } = await fake.client().checkout.sessions.create(sessionFor(amount))
  fake.pay(id, card)
  const session = await fake.client().checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
  const intent = session.payment_intent as Stripe.PaymentIntent
  return intent.latest_charge as Stripe.Charge
}

/** A connected account that can receive transfers. */
export async function recipient(fake: StripeFake, isReady = true): Promise<string> {
  const { id } = await fake.client().v2.core.accounts.create({
    contact_email: 'ada@example.com',
    dashboard: 'express',
    identity: { country: 'US' },
    configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } } },
  })
  if (isReady) fake.completeOnboarding(id)
  return id
}

/** `[available, pending]` of an account. */
export async function balance(fake: StripeFake, stripeAccount?: string): Promise<(number | undefined)[]> {
  const { available, pending } = await fake.client().balance.retrieve({}, stripeAccount ? { stripeAccount } : {})
  return [available[0]?.amount, pending[0]?.amount]
}

/** What the Stripe client throws. */
export async function failure(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Stripe.errors.StripeError)
  return error as Stripe.errors.StripeError
}
