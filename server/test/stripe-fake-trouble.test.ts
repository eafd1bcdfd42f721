import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openReceiver } from './support/receiver.ts'
import { balance, charge, failure, recipient, sessionFor, start } from './support/stripe-fake/actions.ts'
import { type StripeFake, startStripeFake } from './support/stripe-fake/start.ts'

const SECRET = ['whsec', 'parley'].join('_')
const DAY = 24 * 60 * 60

describe('a refund', () => {
  it('gives back up to what is left, and not the fee', async () => {
    const { fake, stripe } = await start()
    const paid = await charge(fake, 1_000)
    const refund = (amount?: number) =>
      stripe.refunds.create({ payment_intent: String(paid.payment_intent), ...(amount && { amount }) })
    expect(await refund(300)).toMatchObject({ amount: 300, charge: paid.id, status: 'succeeded' })
    expect(await failure(refund(701))).toMatchObject({ statusCode: 400, code: 'amount_too_large' })
    expect((await refund()).amount).toBe(700)
    expect((await failure(refund())).code).toBe('charge_already_refunded')
    expect(await stripe.charges.retrieve(paid.id)).toMatchObject({ amount_refunded: 1_000, refunded: true })
    fake.advance(2 * DAY)
    expect(await balance(fake)).toEqual([-59, 0])
    expect((await stripe.refunds.list({ charge: paid.id })).data.map(({ amount }) => amount)).toEqual([700, 300])
  })

  it('can be pending, and arrive later', async () => {
    const { fake, stripe } = await start()
    const paid = await charge(fake, 1_000, { card: 'refund pending' })
    const { id, status } = await stripe.refunds.create({ charge: paid.id })
    expect(status).toBe('pending')
    fake.settleRefund(id)
    expect((await stripe.refunds.retrieve(id)).status).toBe('succeeded')
  })

  it('to an expired card fails a day later, and the money is back', async () => {
    const { fake, stripe } = await start()
    const paid = await charge(fake, 1_000, { card: 'refund fails' })
    const { id } = await stripe.refunds.create({ charge: paid.id })
    fake.advance(DAY)
    expect(await stripe.refunds.retrieve(id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    })
    expect(await stripe.charges.retrieve(paid.id)).toMatchObject({ amount_refunded: 0, refunded: false })
    fake.advance(DAY)
    expect(await balance(fake)).toEqual([941, 0])
    expect((await stripe.events.list({ type: 'refund.failed' })).data).toHaveLength(1)
  })
})

describe('a dispute', () => {
  it('takes the amount and a fee, and gives the amount back when it is won', async () => {
    const { fake, stripe } = await start()
    const { id } = await charge(fake, 10_000, { card: 'available now' })
    const disputeId = fake.openDispute(id, { reason: 'product_not_received', amount: 4_000 })
    expect(await balance(fake)).toEqual([4_180, 0])
    expect((await stripe.charges.retrieve(id)).disputed).toBe(true)
    expect((await failure(stripe.refunds.create({ charge: id }))).code).toBe('charge_disputed')
    const staged = await stripe.disputes.update(disputeId, {
      evidence: { uncategorized_text: 'The contract.' },
      submit: false,
    })
    expect(staged).toMatchObject({ status: 'needs_response', evidence: { uncategorized_text: 'The contract.' } })
    const submitted = await stripe.disputes.update(disputeId, { evidence: { customer_name: 'Ada' } })
    expect(submitted).toMatchObject({ status: 'under_review', evidence_details: { submission_count: 1 } })
    expect((await failure(stripe.disputes.update(disputeId, { submit: true }))).statusCode).toBe(400)
    fake.closeDispute(disputeId, 'won')
    expect(await balance(fake)).toEqual([8_180, 0])
    const [won] = (await stripe.disputes.list({ charge: id })).data
    expect(won?.balance_transactions.map(({ reporting_category, net }) => [reporting_category, net])).toEqual([
      ['dispute', -5_500],
      ['dispute_reversal', 4_000],
    ])
    const { data: events } = await stripe.events.list({ limit: 5 })
    expect(events.map(({ type }) => type)).toEqual([
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
      'charge.dispute.updated',
      'charge.dispute.updated',
      'charge.dispute.funds_withdrawn',
    ])
  })

  it('is lost when nobody answers in time, or when it is accepted', async () => {
    const { fake, stripe } = await start()
    const unanswered = fake.openDispute((await charge(fake, 1_000)).id)
    fake.advance(7 * DAY)
    expect(await stripe.disputes.retrieve(unanswered)).toMatchObject({
      status: 'lost',
      evidence_details: { past_due: true },
    })
    const { id } = await charge(fake, 1_000, { card: 'disputed' })
    const [open] = (await stripe.disputes.list({ charge: id })).data
    expect((await stripe.disputes.close(String(open?.id))).status).toBe('lost')
    expect(() => fake.closeDispute(String(open?.id), 'won')).toThrow('closed already')
  })

  it('can begin as an inquiry, which takes no money unless it becomes a chargeback', async () => {
    const { fake, stripe } = await start()
    const { id } = await charge(fake, 1_000, { card: 'inquiry' })
    const [inquiry] = (await stripe.disputes.list({ charge: id })).data
    expect(inquiry).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] })
    fake.escalateDispute(String(inquiry?.id))
    expect(await stripe.disputes.retrieve(String(inquiry?.id))).toMatchObject({
      status: 'needs_response',
      balance_transactions: [{ amount: -1_000, fee: 1_500 }],
    })
    const other = fake.openDispute((await charge(fake, 1_000)).id, { isInquiry: true })
    fake.closeDispute(other, 'warning_closed')
    expect((await stripe.disputes.retrieve(other)).balance_transactions).toEqual([])
  })
})

describe('an idempotency key', () => {
  const create = (fake: StripeFake, amount: number, idempotencyKey = 'deposit-1') =>
    fake.client().checkout.sessions.create(sessionFor(amount), { idempotencyKey })

  it('gets the first answer again, for as long as it is kept', async () => {
    const { fake } = await start()
    const first = await create(fake, 500)
    const again = await create(fake, 500)
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    fake.advance(DAY)
    expect((await create(fake, 500)).id).not.toBe(first.id)
  })

  it('is refused for other parameters, and for the same ones while the first request is at work', async () => {
    const { fake } = await start()
    await create(fake, 500)
    expect(await failure(create(fake, 600))).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
    const release = fake.faults.hold({ path: '/v1/checkout/sessions' })
    const slow = create(fake, 500, 'deposit-2')
    await expect.poll(() => fake.requests.length).toBe(3)
    expect(await failure(create(fake, 500, 'deposit-2'))).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    })
    release()
    expect((await create(fake, 500, 'deposit-2')).id).toBe((await slow).id)
  })

  it('keeps a refusal, except one for parameters that were wrong to begin with', async () => {
    const { fake, stripe } = await start()
    const destination = await recipient(fake)
    const transfer = (amount: number) =>
      stripe.transfers.create({ amount, currency: 'usd', destination }, { idempotencyKey: 'withdrawal-1' })
    expect((await failure(transfer(0))).code).toBe('parameter_invalid_integer')
    expect((await failure(transfer(500))).code).toBe('balance_insufficient')
    fake.adjustBalance(500)
    expect((await failure(transfer(500))).code).toBe('balance_insufficient')
  })
})

describe('a fault', () => {
  it('before acting leaves nothing behind; after acting, the effect stays, and a retry gets the answer', async () => {
    const { fake, stripe } = await start()
    const create = () => stripe.checkout.sessions.create(sessionFor(500), { idempotencyKey: 'deposit-1' })
    const count = async () => (await stripe.checkout.sessions.list()).data.length
    fake.faults.next({ path: '/v1/checkout/sessions', method: 'POST', when: 'before', status: 500 })
    expect(await failure(create())).toMatchObject({ statusCode: 500, type: 'StripeAPIError' })
    expect(await count()).toBe(0)
    fake.faults.next({ path: /sessions$/, method: 'POST', when: 'after acting', status: 500 })
    expect((await failure(create())).statusCode).toBe(500)
    expect(await count()).toBe(1)
    expect((await create()).id).toBe((await stripe.checkout.sessions.list()).data[0]?.id)
    expect(await count()).toBe(1)
  })

  it('can stay in the idempotency key, so that the effect has to be looked up', async () => {
    const { fake, stripe } = await start()
    const create = () => stripe.checkout.sessions.create(sessionFor(500), { idempotencyKey: 'deposit-1' })
    fake.faults.next({ method: 'POST', status: 500, isSaved: true })
    expect((await failure(create())).statusCode).toBe(500)
    expect((await failure(create())).statusCode).toBe(500)
    const [found] = (await stripe.checkout.sessions.list()).data
    expect(found?.metadata).toEqual({ payment_id: 'pay_1' })
  })

  it('can cut the connection, or never answer', async () => {
    const fake = await startStripeFake()
    const stripe = fake.client()
    // The client repeats a request by itself when its connection was cut.
    fake.faults.next({ status: 'hang up', times: 2 })
    expect((await failure(stripe.checkout.sessions.create(sessionFor(500)))).type).toBe('StripeConnectionError')
    expect(fake.requests).toHaveLength(2)
    fake.faults.next({ status: 'timeout' })
    const unanswered = failure(stripe.checkout.sessions.create(sessionFor(500)))
    await expect.poll(async () => (await stripe.checkout.sessions.list()).data.length).toBe(2)
    expect(fake.requests.filter(({ method }) => method === 'POST').at(-1)?.status).toBeNull()
    await fake.close()
    expect((await unanswered).type).toBe('StripeConnectionError')
  })

  it('can let the webhook come before the answer', async () => {
    const { fake, stripe } = await start()
    const receiver = await openReceiver()
    fake.webhooks.register({ url: receiver.url, secret: SECRET, kind: 'platform' })
    const destination = await recipient(fake)
    fake.adjustBalance(500)
    fake.faults.next({ path: '/v1/transfers', status: 'deliver first' })
    const order: string[] = []
    receiver.answer = (response, { body }) => {
      order.push(body.type)
      response.end()
    }
    await stripe.transfers.create({ amount: 500, currency: 'usd', destination })
    order.push('answer')
    expect(order).toEqual(['transfer.created', 'answer'])
  })

  it('can hit a share of all requests, the same ones with the same seed', async () => {
    const statusesOf = async () => {
      const { fake, stripe } = await start()
      fake.faults.rate(0.5, 7, [503])
      for (let count = 0; count < 20; count += 1) await stripe.balance.retrieve().catch(() => {})
      return fake.requests.map(({ status }) => status)
    }
    const statuses = await statusesOf()
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(await statusesOf()).toEqual(statuses)
  })

  it('does not let one account act where only the platform can', async () => {
    const { fake, stripe } = await start()
    const stripeAccount = await recipient(fake)
    const wrong = stripe.transfers.create({ amount: 1, currency: 'usd', destination: stripeAccount }, { stripeAccount })
    expect((await failure(wrong)).code).toBe('account_invalid')
  })
})

describe('a planted discrepancy', () => {
  it('is in the answers: a missing line, a foreign transfer, another amount or currency', async () => {
    const { fake, stripe } = await start()
    const destination = await recipient(fake)
    const { id, balance_transaction } = await charge(fake, 1_000, { card: 'available now' })
    fake.forgetBalanceTransaction(String(balance_transaction))
    expect((await stripe.balanceTransactions.list()).data).toEqual([])
    expect(await balance(fake)).toEqual([941, 0])
    const foreign = fake.addForeignTransfer({ amount: 400, destination })
    expect(await stripe.transfers.retrieve(foreign)).toMatchObject({ amount: 400, metadata: {}, transfer_group: null })
    fake.changeAmount(id, 999)
    fake.changeCurrency(id, 'eur')
    expect(await stripe.charges.retrieve(id)).toMatchObject({ amount: 999, currency: 'eur' })
  })
})

describe('the books', () => {
  it('agree after any actions: objects, balance transactions, and balances', async () => {
    const kinds = new Set<string>()
    const which = fc.nat({ max: 20 })
    const action = fc.record({ act: fc.constantFrom(...names), amount: fc.integer({ min: 100, max: 3_000 }), which })
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 25, maxLength: 25 }), async (actions) => {
        const fake = await startStripeFake()
        const accounts = [await recipient(fake), await recipient(fake)]
        for (const { act, amount, which } of actions) {
          // What is refused must change nothing either.
          await perform(fake, accounts, act, amount, which).catch(() => {})
        }
        for (const account of [null, ...accounts]) await expectAgreement(fake, account, kinds)
        await fake.close()
      }),
      { numRuns: 12, examples: [[[...everyKind]]] },
    )
    // So that none of the actions was only ever refused.
    expect([...kinds].toSorted()).toEqual([
      'adjustment',
      'charge',
      'payment',
      'payment_refund',
      'payout',
      'payout_failure',
      'refund',
      'refund_failure',
      'transfer',
      'transfer_refund',
    ])
  })

  const names = [
    'charge',
    'charge',
    'refund',
    'fail refund',
    'transfer',
    'transfer',
    'reverse',
    'payout',
    'fail payout',
    'dispute',
    'close dispute',
    'wait',
  ] as const

  /** Each of the actions, such that it works. */
  const everyKind = [
    { act: 'charge', amount: 3_000, which: 1 },
    { act: 'charge', amount: 2_000, which: 1 },
    { act: 'refund', amount: 500, which: 0 },
    { act: 'fail refund', amount: 100, which: 0 },
    { act: 'transfer', amount: 1_000, which: 1 },
    { act: 'payout', amount: 300, which: 1 },
    { act: 'fail payout', amount: 100, which: 1 },
    { act: 'reverse', amount: 200, which: 1 },
    { act: 'dispute', amount: 500, which: 1 },
    { act: 'close dispute', amount: 100, which: 1 },
  ] as const satisfies { act: (typeof names)[number]; amount: number; which: number }[]

  async function perform(
    fake: StripeFake,
    accounts: string[],
    act: (typeof names)[number],
    amount: number,
    which: number,
  ): Promise<unknown> {
    const stripe = fake.client()
    const destination = accounts[which % 2] ?? ''
    const options = which % 3 === 0 ? {} : { stripeAccount: destination }
    const oneOf = async (page: Promise<{ data: { id: string }[] }>) => {
      const { data } = await page
      return data[which % Math.max(data.length, 1)]?.id ?? 'none'
    }
    switch (act) {
      case 'charge':
        return charge(fake, amount, { card: which % 4 === 0 ? 'ok' : 'available now' })
      case 'refund':
        return stripe.refunds.create({ charge: await oneOf(stripe.charges.list()), amount })
      case 'fail refund':
        return fake.failRefund(await oneOf(stripe.refunds.list()))
      case 'transfer':
        return stripe.transfers.create({ amount, currency: 'usd', destination })
      case 'reverse':
        return stripe.transfers.createReversal(await oneOf(stripe.transfers.list()), which % 2 ? { amount } : {})
      case 'payout':
        return stripe.payouts.create({ amount, currency: 'usd' }, options)
      case 'fail payout': {
        const [own, theirs] = [
          await stripe.payouts.list(),
          await stripe.payouts.list({}, { stripeAccount: destination }),
        ]
        const id = await oneOf(Promise.resolve({ data: [...own.data, ...theirs.data] }))
        return fake.failPayout(id, { afterPaid: which % 2 === 0 })
      }
      case 'dispute':
        return fake.openDispute(await oneOf(stripe.charges.list()), { amount })
      case 'close dispute':
        return fake.closeDispute(await oneOf(stripe.disputes.list()), which % 2 ? 'won' : 'lost')
      case 'wait':
        return fake.advance(DAY)
    }
  }

  /** What the objects say an account has, and what the lines of its balance add up to, is what its balance says. */
  async function expectAgreement(fake: StripeFake, account: string | null, kinds: Set<string>): Promise<void> {
    const stripe = fake.client()
    const options = account === null ? {} : { stripeAccount: account }
    const all = { limit: 100 }
    let expected = 0
    for await (const { amount, amount_reversed, destination } of stripe.transfers.list(all)) {
      if (account === null) expected -= amount - amount_reversed
      if (account === destination) expected += amount - amount_reversed
    }
    for await (const { amount, status } of stripe.payouts.list(all, options)) {
      expected -= status === 'failed' ? 0 : amount
    }
    if (account === null) {
      for await (const { amount } of stripe.charges.list(all)) expected += amount - Math.round(amount * 0.029) - 30
      for await (const { amount, status } of stripe.refunds.list(all)) expected -= status === 'failed' ? 0 : amount
      for await (const { amount, status } of stripe.disputes.list(all)) {
        expected -= 1_500 + (status === 'won' ? 0 : amount)
      }
    }
    const [available = 0, pending = 0] = await balance(fake, account ?? undefined)
    let net = 0
    for await (const line of stripe.balanceTransactions.list(all, options)) {
      net += line.net
      kinds.add(line.type)
    }
    expect({ balance: available + pending, net }).toEqual({ balance: expected, net: expected })
  }
})
