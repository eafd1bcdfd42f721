import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { depositProgress, refundProgress } from '../src/money/stripe/progress-domain.ts'
import { addSeconds, type Instant, realNow } from '../src/platform/kernel/time.ts'
import type { Card } from './support/stripe-fake/state.ts'
import {
  accountOrder,
  connectTo,
  courseOf,
  depositOrder,
  platformBalance,
  refundOrder,
  type StripeWorld,
  startRefusal,
  startStripe,
  withdrawalOrder,
} from './support/stripe-orders.ts'

const DAY = 86_400
const HOUR = 3600

let stripe: StripeWorld

beforeAll(async () => {
  stripe = await startStripe()
})
afterAll(() => stripe.fake.close())

describe('a deposit', () => {
  it('is pending, with the page where the user pays, until it’s paid', async () => {
    const { order, course, session } = await openPage()
    expect(await course.advance()).toEqual({
      state: { status: 'pending', url: session.url },
      references: { session: session.id },
      checkAfterSeconds: 300,
    })
    expect(session).toMatchObject({
      amount_total: 50_000,
      currency: 'usd',
      client_reference_id: order.depositId,
      metadata: { parley_payment: order.depositId },
      success_url: order.returnUrls.paid,
      cancel_url: order.returnUrls.canceled,
    })
    const opened = stripe.fake.requests.find(({ idempotencyKey }) => idempotencyKey === `${order.id} session`)
    expect(opened?.params).toMatchObject({ adaptive_pricing: { enabled: 'false' } })
    expect(session.expires_at).toBeLessThan(Date.parse(order.expiresAt) / 1000)
    stripe.fake.pay(session.id)
    const paid = await course.advance()
    const { intent = '', charge = '' } = paid.references
    const { transfer_group, metadata } = await stripe.fake.client().paymentIntents.retrieve(intent)
    expect({ transfer_group, metadata }).toEqual({
      transfer_group: order.depositId,
      metadata: { parley_payment: order.depositId },
    })
    expect(paid).toEqual({
      state: {
        status: 'succeeded',
        reference: intent,
        amountCents: 50_000,
        // 2.9% and 30 cents.
        feeCents: 1480,
        availableOn: await availableOn(charge),
      },
      references: { session: session.id, intent, charge },
      checkAfterSeconds: null,
    })
  })

  it.each(['declined', 'requires_3ds_failed'] as Card[])(
    'stays open for another card after one that is %s',
    async (card) => {
      const { course, session } = await openPage()
      stripe.fake.pay(session.id, { card })
      expect((await course.advance()).state).toEqual({ status: 'pending', url: session.url })
      stripe.fake.pay(session.id)
      expect((await course.advance()).state.status).toBe('succeeded')
    },
  )

  it('fails when nobody paid in time', async () => {
    const { course } = await openPage()
    stripe.fake.advance(DAY)
    expect(await course.advance()).toMatchObject({
      state: { status: 'failed', reference: null, reason: 'The payment page expired.' },
      checkAfterSeconds: null,
    })
  })

  it('fails if there is too little time to open the page', async () => {
    const { fake, connection } = await startStripe()
    const inMinutes = async (minutes: number) => {
      const order = depositOrder({ expiresAt: addSeconds(realNow(), minutes * 60) })
      return (await courseOf(connection, order).advance()).state
    }
    // Five minutes are kept back, because Stripe's clock isn't ours.
    expect(await inMinutes(36)).toMatchObject({ status: 'pending' })
    const reason = "The payment page couldn't be opened in time."
    expect(await inMinutes(34)).toEqual({ status: 'failed', reference: null, reason })
    await fake.close()
  })

  it('fails if Stripe refuses the amount', async () => {
    const { state } = await courseOf(stripe.connection, freshDeposit({ amountCents: 10 })).advance()
    expect(state).toEqual({ status: 'failed', reference: null, reason: 'The amount is below the minimum.' })
  })

  it('opens one page when the answer is lost', async () => {
    const order = freshDeposit()
    const course = courseOf(stripe.connection, order)
    stripe.fake.faults.next({ method: 'POST', path: '/v1/checkout/sessions', when: 'after acting', status: 500 })
    await expect(course.advance()).rejects.toThrow('Stripe')
    const { state } = await course.advance()
    const sessions = await sessionsOf(order.depositId)
    expect(sessions).toHaveLength(1)
    expect(state).toEqual({ status: 'pending', url: sessions[0]?.url })
  })

  it('isn’t booked in another currency than the marketplace’s', async () => {
    const { course, session } = await openPage()
    stripe.fake.pay(session.id)
    const [booking] = (await stripe.fake.client().balanceTransactions.list({ limit: 1 })).data
    stripe.fake.changeCurrency(booking?.id ?? '', 'eur')
    await expect(course.advance()).rejects.toThrow('Stripe settled a payment in eur; expected USD.')
  })

  it('waits for banks that take days, and for Stripe’s bookkeeping', () => {
    const after = (status: string, session = 'complete') => {
      const payment = { id: 'pi_1', status, amount_received: 0 }
      const page = { status: session, url: null }
      const { state, checkAfterSeconds } = depositProgress({ currency: 'USD' }, page, payment, null, {})
      return [state.status, checkAfterSeconds]
    }
    expect(after('requires_action')).toEqual(['pending', HOUR])
    expect(after('requires_action', 'expired')).toEqual(['failed', null])
    expect(after('processing', 'expired')).toEqual(['pending', HOUR])
    expect(after('processing')).toEqual(['pending', HOUR])
    expect(after('succeeded')).toEqual(['pending', 15])
    expect(after('requires_payment_method')).toEqual(['failed', null])
    expect(after('canceled')).toEqual(['failed', null])
  })
})

describe('a refund of a deposit', () => {
  it('goes back to the card, and is watched for a month', async () => {
    const { order, course } = await paidDeposit('available now')
    const before = await platformBalance(stripe)
    const { state, references, checkAfterSeconds } = await course.advance()
    expect(state).toEqual({ status: 'succeeded', reference: references.refund })
    expect(checkAfterSeconds).toBe(DAY)
    expect(await refundsOf(order.depositReferences.charge)).toMatchObject([
      { amount: 20_000, metadata: { parley_payment: order.refundId } },
    ])
    expect(await platformBalance(stripe)).toBe(before - 20_000)
    const refund = { id: 're_1', status: 'succeeded', created: Date.parse('2026-03-01') / 1000 }
    const at = (now: string) => refundProgress(refund, {}, now as Instant).checkAfterSeconds
    expect([at('2026-03-30T23:59:59.000Z'), at('2026-03-31T00:00:00.000Z')]).toEqual([DAY, null])
  })

  it('is pending while Stripe works on it', async () => {
    const { course } = await paidDeposit('refund pending')
    const { state, references } = await course.advance()
    expect(state).toEqual({ status: 'pending', reason: null })
    stripe.fake.settleRefund(references.refund ?? '')
    expect((await course.advance()).state.status).toBe('succeeded')
  })

  it('says why it waits', () => {
    const reasonOf = (refund: { status: string; pending_reason?: string }) =>
      refundProgress({ id: 're_1', created: 0, ...refund }, {}, realNow()).state
    expect(reasonOf({ status: 'pending', pending_reason: 'insufficient_funds' })).toEqual({
      status: 'pending',
      reason: 'Stripe is waiting: insufficient funds.',
    })
    expect(reasonOf({ status: 'requires_action' })).toMatchObject({
      status: 'pending',
      reason: expect.stringContaining('email'),
    })
    expect(reasonOf({ status: 'canceled' })).toMatchObject({ status: 'failed', reason: 'The refund was canceled.' })
  })

  it('waits while the platform’s balance is too low, and asks with another key', async () => {
    const refusal = await startRefusal('balance_insufficient')
    const order = refundOrder({ depositReferences: { charge: 'ch_1' } })
    const course = courseOf(connectTo(refusal), order)
    const waiting = {
      state: { status: 'pending', reason: "The Stripe balance doesn't cover the amount yet." },
      checkAfterSeconds: HOUR,
    }
    expect(await course.advance()).toMatchObject(waiting)
    expect(await course.advance()).toMatchObject(waiting)
    expect(refusal.keys).toEqual([`${order.id} refund`, `${order.id} refund 1`])
  })

  it('fails even after it succeeded, if the card has expired', async () => {
    const { course } = await paidDeposit('refund fails')
    expect((await course.advance()).state.status).toBe('succeeded')
    stripe.fake.advance(DAY)
    expect(await course.advance()).toMatchObject({
      state: { status: 'failed', reason: 'The refund failed: expired or canceled card.' },
      checkAfterSeconds: null,
    })
  })

  it('is refused if the deposit has been charged back', async () => {
    const { course } = await paidDeposit('disputed')
    const { state } = await course.advance()
    expect(state).toEqual({ status: 'failed', reference: null, reason: 'The deposit is disputed.' })
  })

  it.each([
    ['soon', 'after acting', 0, false],
    ['when Stripe keeps the failure as its answer', 'after acting', 0, true],
    ['when Stripe has forgotten the key', 'after acting', 25 * HOUR, false],
    ['when Stripe did nothing', 'before', 0, false],
  ] as const)('happens once if the answer is lost, asked again %s', async (_, when, seconds, isSaved) => {
    const { order, course } = await paidDeposit('ok')
    // Half of the deposit has gone back before, by another refund.
    await courseOf(
      stripe.connection,
      refundOrder({ depositReferences: order.depositReferences, amountCents: 25_000 }),
    ).advance()
    stripe.fake.faults.next({ method: 'POST', path: '/v1/refunds', when, status: 500, isSaved })
    await expect(course.advance()).rejects.toThrow('Stripe')
    stripe.fake.advance(seconds)
    expect((await course.advance()).state.status).toBe('succeeded')
    expect((await refundsOf(order.depositReferences.charge)).map(({ amount }) => amount)).toEqual([20_000, 25_000])
  })
})

describe('a failure', () => {
  it('says nothing that’s secret or personal', async () => {
    const { baseUrl } = stripe.fake
    const secretKey = ['sk', 'test', 'wrong'].join('_')
    const order = accountOrder({ email: 'ana@example.com' })
    const error: unknown = await connectTo({ baseUrl, secretKey })
      .advance(order)
      .catch((reason: unknown) => reason)
    const text = /^Stripe didn't answer as expected: StripeAuthenticationError, status 401, request req_\d+\.$/
    expect(error).toMatchObject({ message: expect.stringMatching(text) })
    expect(Object.keys(error as object)).toEqual([])
    expect(error).not.toHaveProperty('cause')
  })

  it('is thrown if Stripe can’t be reached, or asks to wait', async () => {
    const { fake, connection } = await startStripe()
    fake.faults.next({ status: 429, when: 'before', times: 3 })
    await expect(connection.advance(freshDeposit())).rejects.toThrow('StripeRateLimitError')
    await fake.close()
    await expect(connection.advance(freshDeposit())).rejects.toThrow('StripeConnectionError')
  })

  it('is thrown if a key is used for something else', async () => {
    stripe.fake.adjustBalance(10_000, { type: 'topup' })
    const order = withdrawalOrder({ amountCents: 500 })
    await stripe.connection.advance(order)
    await expect(stripe.connection.advance({ ...order, amountCents: 600 })).rejects.toThrow('StripeIdempotencyError')
  })
})

/** That expires in a day by Stripe's clock, which tests have advanced. */
function freshDeposit(changes: Parameters<typeof depositOrder>[0] = {}) {
  const ahead = Math.round(stripe.fake.now() - Date.now() / 1000)
  return depositOrder({ expiresAt: addSeconds(realNow(), ahead + DAY), ...changes })
}

async function openPage() {
  const order = freshDeposit()
  const course = courseOf(stripe.connection, order)
  const { references } = await course.advance()
  return { order, course, session: await stripe.fake.client().checkout.sessions.retrieve(references.session ?? '') }
}

/** A refund of a deposit that was paid with a card. */
async function paidDeposit(card: Card) {
  const { course, session } = await openPage()
  stripe.fake.pay(session.id, { card })
  const { references } = await course.advance()
  const order = refundOrder({ depositReferences: references })
  return { order, course: courseOf(stripe.connection, order) }
}

async function availableOn(chargeId: string): Promise<string> {
  const charge = await stripe.fake.client().charges.retrieve(chargeId, { expand: ['balance_transaction'] })
  const { balance_transaction: booking } = charge
  if (typeof booking !== 'object' || booking === null) throw new Error('The charge is not booked.')
  return new Date(booking.available_on * 1000).toISOString()
}

async function sessionsOf(depositId: string) {
  const { data } = await stripe.fake.client().checkout.sessions.list({ limit: 100 })
  return data.filter(({ client_reference_id }) => client_reference_id === depositId)
}

async function refundsOf(charge = '') {
  return (await stripe.fake.client().refunds.list({ charge })).data
}
