import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import type { Client } from './support/client.ts'
import { newDeal } from './support/deals.ts'
import { createStripeWorld, earn, paidDeposit, readyAccount, rowsOf, sessionOf } from './support/stripe-world.ts'

// What was paid in can be paid out at once.
const world = await createStripeWorld({ stripe: { availableAfterSeconds: 0 } })
const slowWorld = await createStripeWorld()
const { stripe } = world

afterEach(() => stripe.faults.clear())
afterAll(async () => {
  expect((await world.operator.get('/operator/ledger/audit')).body).toMatchObject({ ok: true, violations: [] })
})

async function walletOf(user: Client) {
  const { available_cents, withdrawable_cents } = (await user.get('/wallet')).body
  return { available_cents, withdrawable_cents }
}

async function typesOf(user: Client, id: string): Promise<string[]> {
  await sequenceEvents(world.database)
  const { body } = await user.get(`/events?subject_id=${id}`)
  return body.data.map(({ type }: { type: string }) => type)
}

describe('a deposit', () => {
  it('is paid on Stripe’s page, and available once Stripe says so', async () => {
    const ada = await world.newUser()
    const { status, body: deposit } = await ada.post('/wallet/deposits', { amount_cents: 10_000 })
    expect(status).toBe(201)
    expect(deposit).toMatchObject({
      status: 'pending',
      provider: 'stripe',
      checkout_url: `${world.url}/pay/${deposit.id}`,
      expires_at: expect.any(String),
    })
    await world.work()
    const session = await sessionOf(deposit)
    await world.workLater()
    expect(await walletOf(ada)).toEqual({ available_cents: 0, withdrawable_cents: 0 })

    stripe.pay(session)
    await world.workLater()
    const path = `/wallet/deposits/${deposit.id}`
    expect((await ada.get(path)).body).toMatchObject({ status: 'succeeded', amount_cents: 10_000, checkout_url: null })
    expect(await walletOf(ada)).toEqual({ available_cents: 10_000, withdrawable_cents: 0 })
  })

  it('is credited once by the webhook, however often and in whatever order messages arrive', async () => {
    const ada = await world.newUser()
    const { body: deposit } = await ada.post('/wallet/deposits', { amount_cents: 5_000 })
    await world.work()
    stripe.webhooks.faults.repeat = 3
    stripe.webhooks.faults.shuffle = true
    stripe.pay(await sessionOf(deposit))
    await stripe.webhooks.deliver()
    await world.work()
    await stripe.webhooks.deliver()
    await world.work()
    Object.assign(stripe.webhooks.faults, { repeat: 1, shuffle: false })
    expect(await walletOf(ada)).toMatchObject({ available_cents: 5_000 })
  })

  it('sends the browser on while the page isn’t there yet, back to the caller after paying, and nowhere when it’s over', async () => {
    const ada = await world.newUser()
    const body = { amount_cents: 5_000, return_url: 'https://shop.example.com/done?cart=7' }
    const { body: deposit } = await ada.post('/wallet/deposits', body)
    const open = (path = '') =>
      fetch(deposit.checkout_url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
    const waiting = await open()
    expect([waiting.status, waiting.headers.get('refresh')]).toEqual([200, '1'])
    await world.work()
    stripe.pay(await sessionOf(deposit))
    const back = `https://shop.example.com/done?cart=7&deposit=${deposit.id}`
    expect((await open('/done')).headers.get('location')).toBe(back)
    await world.work()
    expect((await ada.get(`/wallet/deposits/${deposit.id}`)).body.status).toBe('succeeded')
    expect((await open()).headers.get('location')).toBe(back)
    expect((await open('/canceled')).headers.get('location')).toBe(back)
    const unknown = await fetch(`${world.url}/pay/dep_01kz3vj7e9g1j3m5p7r9t1v3x5`, { headers: { accept: 'text/html' } })
    expect(unknown.status).toBe(404)
  })

  it('refuses addresses to return to that aren’t secure', async () => {
    const ada = await world.newUser()
    for (const return_url of ['http://shop.example.com', 'javascript:alert(1)', 'shop.example.com']) {
      const { status, body } = await ada.post('/wallet/deposits', { amount_cents: 5_000, return_url })
      expect([status, body.error.issues[0].code]).toEqual([422, 'bad_format'])
    }
    expect((await ada.post('/wallet/deposits', { amount_cents: 49 })).body.error.issues[0]).toMatchObject({
      code: 'too_small',
      details: { minimum: 50 },
    })
  })

  it('fails when no one pays for a day', async () => {
    const ada = await slowWorld.newUser()
    const { body: deposit } = await ada.post('/wallet/deposits', { amount_cents: 5_000 })
    await slowWorld.work()
    await sessionOf(deposit)
    slowWorld.stripe.advance(86_400)
    await slowWorld.workLater()
    const failed = (await ada.get(`/wallet/deposits/${deposit.id}`)).body
    expect(failed).toMatchObject({ status: 'failed', failure_reason: expect.any(String) })
    const page = await fetch(`${slowWorld.url}/pay/${deposit.id}`, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(410)
  })

  it('is charged once when Stripe’s answer is lost, and by one page', async () => {
    const ada = await world.newUser()
    stripe.faults.next({
      path: '/v1/checkout/sessions',
      method: 'POST',
      when: 'after acting',
      status: 'hang up',
      times: 3,
    })
    const { body: deposit } = await ada.post('/wallet/deposits', { amount_cents: 5_000 })
    await world.work()
    await world.workLater()
    await sessionOf(deposit)
    const sessions = await stripe.client().checkout.sessions.list({ limit: 100 })
    expect(sessions.data.filter(({ client_reference_id }) => client_reference_id === deposit.id)).toHaveLength(1)
  })

  it('costs the platform what Stripe keeps, which can’t be paid out as its fees', async () => {
    const before = await feesOf(world.operator)
    await paidDeposit(world, await world.newUser(), 10_000)
    const { body } = await world.operator.get('/operator/ledger/accounts?kind=processing')
    const { balance_cents } = (await world.operator.get(`/operator/ledger/accounts/${body.data[0].id}`)).body
    expect(balance_cents).toBeLessThanOrEqual(-320)
    expect(await feesOf(world.operator)).toBe(before)
  })
})

async function feesOf(operator: Client): Promise<number> {
  const much = { amount_cents: 1_000_000_000 }
  const { body } = await operator.post('/operator/fees/withdrawals', much)
  return body.error.issues[0].details.available_cents
}

describe('a withdrawal', () => {
  it('goes to the connected account and on to the bank, and ends when it’s there', async () => {
    const deal = await newDeal(world)
    await earn(world, deal, 20_000)
    const account = await readyAccount(world, deal.worker)
    expect(await walletOf(deal.worker)).toEqual({ available_cents: 19_000, withdrawable_cents: 19_000 })
    const { status, body } = await deal.worker.post('/wallet/withdrawals', { amount_cents: 19_000 })
    expect([status, body.status]).toEqual([201, 'pending'])
    await world.work()
    const path = `/wallet/withdrawals/${body.id}`
    expect((await deal.worker.get(path)).body).toMatchObject({ status: 'in_transit', arrives_at: expect.any(String) })
    stripe.settlePayouts()
    await world.workLater()
    expect((await deal.worker.get(path)).body).toMatchObject({ status: 'succeeded', amount_cents: 19_000 })
    const payouts = await stripe.client().payouts.list({}, { stripeAccount: account })
    expect(payouts.data.map(({ amount, status: state }) => [amount, state])).toEqual([[19_000, 'paid']])
    expect(await typesOf(deal.worker, body.id)).toEqual([
      'wallet.withdrawal_requested',
      'wallet.withdrawal_in_transit',
      'wallet.withdrawal_succeeded',
    ])
  })

  it('waits for an account that is ready', async () => {
    const deal = await newDeal(world)
    await earn(world, deal, 20_000)
    const refused = await deal.worker.post('/wallet/withdrawals', { amount_cents: 100 })
    expect(refused.body.error.issues[0]).toMatchObject({
      code: 'payout_account_not_ready',
      details: { status: 'none', url: `${world.url}/wallet/payout-account/continue` },
    })
    expect((await deal.worker.post('/wallet/payout-account')).body.status).toBe('incomplete')
    await world.work()
    expect((await deal.worker.post('/wallet/withdrawals', { amount_cents: 100 })).status).toBe(409)
    expect((await deal.worker.get('/wallet/payout-account')).body.missing).not.toEqual([])
  })

  it('takes only what was earned', async () => {
    const deal = await newDeal(world)
    await earn(world, deal, 20_000)
    await paidDeposit(world, deal.worker, 7_000)
    await readyAccount(world, deal.worker)
    expect(await walletOf(deal.worker)).toEqual({ available_cents: 26_000, withdrawable_cents: 19_000 })
    const { status, body } = await deal.worker.post('/wallet/withdrawals', { amount_cents: 19_001 })
    expect([status, body.error.issues[0]]).toMatchObject([
      409,
      { code: 'insufficient_funds', details: { available_cents: 19_000, missing_cents: 1 } },
    ])
    const racing = await Promise.all(
      Array.from({ length: 5 }, () => deal.worker.post('/wallet/withdrawals', { amount_cents: 10_000 })),
    )
    expect(racing.map((each) => each.status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  it('comes back when the bank refuses it, even days after it was paid, but only once the money is back', async () => {
    const deal = await newDeal(world)
    await earn(world, deal, 20_000)
    const account = await readyAccount(world, deal.worker)
    const { body } = await deal.worker.post('/wallet/withdrawals', { amount_cents: 19_000 })
    await world.work()
    stripe.settlePayouts()
    await world.workLater()
    const path = `/wallet/withdrawals/${body.id}`
    expect((await deal.worker.get(path)).body.status).toBe('succeeded')

    const [payout] = (await stripe.client().payouts.list({}, { stripeAccount: account })).data
    stripe.faults.next({ path: /\/reversals$/, method: 'POST', status: 503, times: 10 })
    stripe.failPayout(String(payout?.id), { afterPaid: true })
    await stripe.webhooks.deliver()
    await world.work()
    expect(await walletOf(deal.worker)).toMatchObject({ available_cents: 0 })
    stripe.faults.clear()
    await world.workLater()
    expect((await deal.worker.get(path)).body).toMatchObject({ status: 'failed', is_returning: false })
    expect(await walletOf(deal.worker)).toEqual({ available_cents: 19_000, withdrawable_cents: 19_000 })
  })

  it('is sent once by racing workers, of which some are killed', async () => {
    const deal = await newDeal(world)
    await earn(world, deal, 20_000)
    const account = await readyAccount(world, deal.worker)
    const { body } = await deal.worker.post('/wallet/withdrawals', { amount_cents: 19_000 })
    // Its worker is killed after asking Stripe.
    const killed = world.newRunner({
      ...world.provider,
      async advance(order) {
        await world.provider.advance(order)
        return new Promise(() => {})
      },
    })
    void killed.runDue()
    await expect
      .poll(async () => (await stripe.client().payouts.list({}, { stripeAccount: account })).data.length)
      .toBe(1)
    await world.inDatabase((db) => db.query("update provider_orders set claimed_until = now() - interval '1 second'"))
    await Promise.all(Array.from({ length: 5 }, () => world.newRunner().runDue()))
    await world.workLater()
    expect((await stripe.client().payouts.list({}, { stripeAccount: account })).data).toHaveLength(1)
    expect((await deal.worker.get(`/wallet/withdrawals/${body.id}`)).body.status).toBe('in_transit')
  })
})

describe('a refund of a deposit', () => {
  it('returns what is unspent to the card, once, and not what was earned', async () => {
    const deal = await newDeal(world)
    await earn(world, deal, 20_000)
    const deposit = await paidDeposit(world, deal.worker, 7_000)
    const path = `/wallet/deposits/${deposit.id}/refunds`
    const { status, body } = await deal.worker.post(path, { amount_cents: 7_001 })
    expect([status, body.error.issues[0].details]).toEqual([409, { available_cents: 7_000, missing_cents: 1 }])
    const racing = await Promise.all(Array.from({ length: 5 }, () => deal.worker.post(path, { amount_cents: 4_000 })))
    expect(racing.map((each) => each.status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(await walletOf(deal.worker)).toEqual({ available_cents: 22_000, withdrawable_cents: 19_000 })
    await world.work()
    await world.workLater()
    expect((await deal.worker.get(path)).body.data).toMatchObject([{ amount_cents: 4_000, status: 'succeeded' }])
    expect((await deal.worker.post(path)).body.amount_cents).toBe(3_000)
    const after = (await deal.worker.get(`/wallet/deposits/${deposit.id}`)).body
    expect(after).toMatchObject({ status: 'succeeded', refunded_cents: 7_000 })
  })

  it('gives the money back to the wallet when the card has expired', async () => {
    const ada = await world.newUser()
    const deposit = await paidDeposit(world, ada, 5_000)
    const path = `/wallet/deposits/${deposit.id}/refunds`
    await ada.post(path)
    await world.work()
    await world.workLater()
    const [refund] = (await ada.get(path)).body.data
    stripe.failRefund(refund.provider_reference)
    await stripe.webhooks.deliver()
    await world.work()
    expect((await ada.get(path)).body.data[0]).toMatchObject({ status: 'failed', failure_reason: expect.any(String) })
    expect(await walletOf(ada)).toMatchObject({ available_cents: 5_000 })
    expect((await ada.get(`/wallet/deposits/${deposit.id}`)).body.refunded_cents).toBe(0)
  })
})

describe('the webhook', () => {
  const url = `${world.url}/api/payments/stripe/webhook`
  const send = (body: string, headers: Record<string, string> = {}, to = url) =>
    fetch(to, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

  it('takes nothing without a valid signature, and no more than 256 KiB', async () => {
    const before = await rowsOf(world, 'select * from provider_notifications')
    const signature = { 'stripe-signature': 't=1,v1=00' }
    expect((await send('{"id":"evt_1"}')).status).toBe(400)
    expect((await send('{"id":"evt_1"}', signature)).status).toBe(400)
    expect((await send('', signature)).status).toBe(400)
    expect((await send(`"${'x'.repeat(262_144)}"`, signature)).status).toBe(413)
    expect((await send('{}', signature, `${world.url}/api/payments/paypal/webhook`)).status).toBe(404)
    expect(await rowsOf(world, 'select * from provider_notifications')).toEqual(before)
  })
})

describe('payments at a provider', () => {
  it('can’t be settled by operators', async () => {
    const ada = await world.newUser()
    const { body } = await ada.post('/wallet/deposits', { amount_cents: 5_000 })
    for (const action of ['confirm', 'fail', 'reverse']) {
      const answer = await world.operator.post(`/operator/deposits/${body.id}/${action}`, {
        ...(action === 'confirm' ? { reference: 'mine' } : { reason: 'No.' }),
      })
      expect([answer.status, answer.body.error.issues[0].code]).toEqual([409, 'unsupported_by_provider'])
    }
  })

  it('finish with the provider they started with', async () => {
    const ada = await world.newUser()
    const { body } = await ada.post('/wallet/deposits', { amount_cents: 5_000 })
    await world.work()
    const session = await sessionOf(body)
    const manual = (await world.startNode({ payments: 'manual' })).as(String(ada.secret))
    expect((await manual.post('/wallet/deposits', { amount_cents: 100 })).body.provider).toBe('manual')
    stripe.pay(session)
    await world.workLater()
    expect((await manual.get(`/wallet/deposits/${body.id}`)).body).toMatchObject({
      status: 'succeeded',
      provider: 'stripe',
    })
  })
})
