import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payoutProgress } from '../src/money/stripe/progress-domain.ts'
import type { Instant } from '../src/platform/kernel/time.ts'
import {
  courseOf,
  platformBalance,
  readyAccount,
  type StripeWorld,
  startStripe,
  withdrawalOrder,
} from './support/stripe-orders.ts'

const DAY = 86_400
const HOUR = 3600

let stripe: StripeWorld
let account: string

beforeAll(async () => {
  stripe = await startStripe()
})
afterAll(() => stripe.fake.close())

/** A new account, so that its balance and payouts are only the test's; and money on the platform. */
async function begin(amountCents = 10_000) {
  account = await readyAccount(stripe)
  stripe.fake.adjustBalance(amountCents, { type: 'topup' })
  const order = withdrawalOrder({ amountCents, account })
  return { order, course: courseOf(stripe.connection, order), before: await platformBalance(stripe) }
}

const ofAccount = () => ({ stripeAccount: account })
const payouts = async () => (await stripe.fake.client().payouts.list({}, ofAccount())).data
const transfersOf = async (group: string) => (await stripe.fake.client().transfers.list({ transfer_group: group })).data

describe('a withdrawal of earnings', () => {
  it('is transferred, paid out, and watched for two weeks', async () => {
    const { order, course } = await begin()
    const sent = await course.advance()
    const [payout] = await payouts()
    expect(sent).toEqual({
      state: {
        status: 'in_transit',
        reference: payout?.id,
        arrivesAt: new Date((payout?.arrival_date ?? 0) * 1000).toISOString(),
      },
      references: { transfer: expect.stringMatching(/^tr_/), payout: payout?.id },
      checkAfterSeconds: 6 * HOUR,
    })
    expect(payout).toMatchObject({ amount: 10_000, currency: 'usd', metadata: { parley_payment: order.withdrawalId } })
    expect(await transfersOf(order.withdrawalId)).toMatchObject([
      { amount: 10_000, currency: 'usd', destination: account, metadata: { parley_payment: order.withdrawalId } },
    ])
    stripe.fake.settlePayouts()
    expect(await course.advance()).toMatchObject({
      state: { status: 'succeeded', reference: payout?.id },
      checkAfterSeconds: DAY,
    })
  })

  it('isn’t looked at again once a bank can’t send it back anymore', () => {
    const paid = { id: 'po_1', status: 'paid', arrival_date: Date.parse('2026-03-01') / 1000, failure_code: null }
    const at = (now: string) => payoutProgress(paid, {}, now as Instant).checkAfterSeconds
    expect([at('2026-03-14T23:59:59.000Z'), at('2026-03-15T00:00:00.000Z')]).toEqual([DAY, null])
  })

  it('waits while the platform’s balance is too low, and is sent once it isn’t', async () => {
    const { order, course } = await begin()
    const left = await platformBalance(stripe)
    stripe.fake.adjustBalance(-left)
    const waiting = {
      state: { status: 'pending', reason: "The Stripe balance doesn't cover the amount yet." },
      checkAfterSeconds: HOUR,
    }
    expect(await course.advance()).toMatchObject(waiting)
    expect(await course.advance()).toMatchObject(waiting)
    stripe.fake.adjustBalance(left, { type: 'topup' })
    expect((await course.advance()).state.status).toBe('in_transit')
    expect(await transfersOf(order.withdrawalId)).toHaveLength(1)
    expect(await payouts()).toHaveLength(1)
  })

  it('waits while the account owes money, which would swallow it', async () => {
    const { order, course } = await begin()
    stripe.fake.adjustBalance(-500, { account })
    expect(await course.advance()).toMatchObject({
      state: { status: 'pending', reason: 'The payout account has a negative balance.' },
      checkAfterSeconds: HOUR,
    })
    expect(await transfersOf(order.withdrawalId)).toEqual([])
    stripe.fake.adjustBalance(500, { account })
    expect((await course.advance()).state.status).toBe('in_transit')
  })

  it('waits in the account if the money there can’t be used yet', async () => {
    const { order, course } = await begin()
    loseAnswer('/v1/payouts', 'before')
    await expect(course.advance()).rejects.toThrow('Stripe')
    stripe.fake.adjustBalance(-500, { account })
    expect((await course.advance()).state).toEqual({
      status: 'pending',
      reason: "The Stripe balance doesn't cover the amount yet.",
    })
    stripe.fake.adjustBalance(500, { account })
    expect((await course.advance()).state.status).toBe('in_transit')
    expect(await transfersOf(order.withdrawalId)).toHaveLength(1)
  })

  it('fails at once if the account can’t receive money', async () => {
    const { order, course } = await begin()
    stripe.fake.restrict(account, ['identity.individual.verification.document'])
    expect(await course.advance()).toEqual({
      state: { status: 'failed', reference: null, reason: "The payout account can't receive money." },
      references: {},
      checkAfterSeconds: null,
    })
    expect(await transfersOf(order.withdrawalId)).toEqual([])
  })

  it('fails if Stripe no longer gives access to the account', async () => {
    const order = withdrawalOrder({ account: 'acct_gone' })
    expect((await courseOf(stripe.connection, order).advance()).state).toEqual({
      status: 'failed',
      reference: null,
      reason: 'The payout account can no longer be used.',
    })
  })

  it.each([
    ['is below the minimum', 99, () => {}, 'The amount is below the minimum.'],
    [
      'can’t be paid out',
      10_000,
      () => stripe.fake.restrict(account, ['defaults.payout_methods'], ['payouts']),
      "The payout account can't send money to the bank.",
    ],
  ])('comes back from an account in which it %s', async (_, amountCents, prepare, reason) => {
    const { order, course, before } = await begin(amountCents)
    prepare()
    const { state, checkAfterSeconds } = await course.advance()
    const [transfer] = await transfersOf(order.withdrawalId)
    expect(state).toEqual({ status: 'failed', reference: transfer?.id, reason })
    expect(checkAfterSeconds).toBeNull()
    expect(transfer?.reversed).toBe(true)
    expect(await platformBalance(stripe)).toBe(before)
    expect((await course.advance()).state.status).toBe('failed')
    expect(await payouts()).toEqual([])
  })

  it('isn’t paid out anymore once it is on its way back', async () => {
    const { course, before } = await begin()
    stripe.fake.restrict(account, ['defaults.payout_methods'], ['payouts'])
    loseAnswer('/v1/payouts', 'before')
    await expect(course.advance()).rejects.toThrow('Stripe')
    stripe.fake.adjustBalance(-1, { account })
    expect((await course.advance()).state.status).toBe('returning')
    stripe.fake.completeOnboarding(account)
    stripe.fake.adjustBalance(1, { account })
    expect((await course.advance()).state.status).toBe('failed')
    expect(await payouts()).toEqual([])
    expect(await platformBalance(stripe)).toBe(before)
  })

  it.each([
    ['on its way', false],
    ['after it was paid', true],
  ])('fails with all the money back if the bank refuses it %s', async (_, afterPaid) => {
    const { course, before } = await begin()
    await course.advance()
    const id = (await payouts())[0]?.id ?? ''
    if (afterPaid) {
      stripe.fake.settlePayouts()
      expect((await course.advance()).state.status).toBe('succeeded')
    }
    stripe.fake.failPayout(id)
    expect(await course.advance()).toMatchObject({
      state: { status: 'failed', reference: id, reason: 'The bank refused the payout: account closed.' },
      checkAfterSeconds: null,
    })
    expect(await platformBalance(stripe)).toBe(before)
    expect((await course.advance()).state.status).toBe('failed')
    expect(await platformBalance(stripe)).toBe(before)
  })

  it('is returning, not failed, until the transfer can be reversed', async () => {
    const { course, before } = await begin()
    await course.advance()
    const id = (await payouts())[0]?.id ?? ''
    stripe.fake.failPayout(id, { code: 'no_account' })
    stripe.fake.adjustBalance(-1, { account })
    const returning = {
      state: {
        status: 'returning',
        reference: id,
        reason: "The bank refused the payout: no account. The Stripe balance doesn't cover the amount yet.",
      },
      checkAfterSeconds: HOUR,
    }
    expect(await course.advance()).toMatchObject(returning)
    expect(await course.advance()).toMatchObject(returning)
    stripe.fake.adjustBalance(1, { account })
    expect((await course.advance()).state).toMatchObject({
      status: 'failed',
      reason: 'The bank refused the payout: no account.',
    })
    expect(await platformBalance(stripe)).toBe(before)
  })

  it('isn’t paid out if an operator has taken the transfer back at Stripe', async () => {
    const { order, course, before } = await begin()
    loseAnswer('/v1/payouts', 'before')
    await expect(course.advance()).rejects.toThrow('Stripe')
    const [transfer] = await transfersOf(order.withdrawalId)
    await stripe.fake.client().transfers.createReversal(transfer?.id ?? '', { amount: 4000 })
    expect((await course.advance()).state.status).toBe('failed')
    expect(await platformBalance(stripe)).toBe(before)
    expect(await payouts()).toEqual([])
  })

  it('pays out what arrived if the account has another currency', async () => {
    const { course } = await begin()
    loseAnswer('/v1/payouts', 'before')
    await expect(course.advance()).rejects.toThrow('Stripe')
    const [booking] = (await stripe.fake.client().balanceTransactions.list({}, ofAccount())).data
    stripe.fake.changeCurrency(booking?.id ?? '', 'eur')
    stripe.fake.changeAmount(booking?.id ?? '', 9150)
    await course.advance()
    expect(await payouts()).toMatchObject([{ amount: 9150, currency: 'eur' }])
  })
})

const steps: [step: string, path: string | RegExp][] = [
  ['transfer', '/v1/transfers'],
  ['payout', '/v1/payouts'],
  ['reversal', /reversals$/],
]

describe.each(steps)('when the answer to the %s is lost', (step, path) => {
  it.each([
    ['soon', 0, false],
    ['when Stripe keeps the failure as its answer', 0, true],
    ['when Stripe has forgotten the key', 25 * HOUR, false],
  ])('the money moves once, asked again %s', async (_, seconds, isSaved) => {
    const { order, course, before } = await begin()
    if (step === 'reversal') {
      await course.advance()
      stripe.fake.failPayout((await payouts())[0]?.id ?? '')
    }
    loseAnswer(path, 'after acting', isSaved)
    await expect(course.advance()).rejects.toThrow("Stripe didn't answer as expected: StripeAPIError, status 500")
    stripe.fake.advance(seconds)
    const { state } = await course.advance()
    expect(state.status).toBe(step === 'reversal' ? 'failed' : 'in_transit')
    expect(await transfersOf(order.withdrawalId)).toHaveLength(1)
    expect(await payouts()).toHaveLength(1)
    expect(await platformBalance(stripe)).toBe(step === 'reversal' ? before : before - 10_000)
  })

  it('the money moves once if what was saved is lost, too', async () => {
    const { order, course, before } = await begin()
    await course.advance()
    if (step === 'reversal') {
      stripe.fake.failPayout((await payouts())[0]?.id ?? '')
      await course.advance()
    }
    course.forget()
    stripe.fake.advance(25 * HOUR)
    expect((await course.advance()).state.status).toBe(step === 'reversal' ? 'failed' : 'in_transit')
    expect(await transfersOf(order.withdrawalId)).toHaveLength(1)
    expect(await payouts()).toHaveLength(1)
    expect(await platformBalance(stripe)).toBe(step === 'reversal' ? before : before - 10_000)
  })
})

describe('a withdrawal of fees', () => {
  const platformPayouts = async (id: string) =>
    (await stripe.fake.client().payouts.list({ limit: 100 })).data.filter((one) => one.metadata?.parley_payment === id)

  it('is a payout of the platform’s own balance', async () => {
    stripe.fake.adjustBalance(10_000, { type: 'topup' })
    const order = withdrawalOrder()
    const course = courseOf(stripe.connection, order)
    expect((await course.advance()).state.status).toBe('in_transit')
    expect(await transfersOf(order.withdrawalId)).toEqual([])
    stripe.fake.settlePayouts()
    const [payout] = await platformPayouts(order.withdrawalId)
    expect((await course.advance()).state).toEqual({ status: 'succeeded', reference: payout?.id })
    stripe.fake.failPayout(payout?.id ?? '')
    expect(await course.advance()).toMatchObject({ state: { status: 'failed' }, checkAfterSeconds: null })
  })

  it('waits while the balance is too low', async () => {
    const left = await platformBalance(stripe)
    stripe.fake.adjustBalance(-left)
    const course = courseOf(stripe.connection, withdrawalOrder())
    expect((await course.advance()).state.status).toBe('pending')
    stripe.fake.adjustBalance(left + 10_000, { type: 'topup' })
    expect((await course.advance()).state.status).toBe('in_transit')
  })

  it('is sent once if the answer is lost and the key forgotten', async () => {
    stripe.fake.adjustBalance(20_000, { type: 'topup' })
    const order = withdrawalOrder()
    const course = courseOf(stripe.connection, order)
    loseAnswer('/v1/payouts', 'after acting')
    await expect(course.advance()).rejects.toThrow('Stripe')
    stripe.fake.advance(25 * HOUR)
    await course.advance()
    expect(await platformPayouts(order.withdrawalId)).toHaveLength(1)
  })

  it('is refused below the minimum', async () => {
    const { state } = await courseOf(stripe.connection, withdrawalOrder({ amountCents: 50 })).advance()
    expect(state).toEqual({ status: 'failed', reference: null, reason: 'The amount is below the minimum.' })
  })
})

function loseAnswer(path: string | RegExp, when: 'before' | 'after acting', isSaved = false): void {
  stripe.fake.faults.next({ method: 'POST', path, when, status: 500, isSaved })
}
