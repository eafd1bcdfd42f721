import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { openReceiver, type Received } from './support/receiver.ts'
import { balance, charge, failure, recipient, sessionFor, start } from './support/stripe-fake/actions.ts'

const SECRET = ['whsec', 'parley'].join('_')
const DAY = 24 * 60 * 60

describe('the platform', () => {
  it('is the account of the key, and no other key', async () => {
    const { fake, stripe } = await start({ country: 'DE', currency: 'eur' })
    const account = await stripe.accounts.retrieveCurrent()
    expect(account).toMatchObject({ country: 'DE', default_currency: 'eur', charges_enabled: true })
    expect(account.lastResponse.requestId).toBe('req_1')
    const stranger = new Stripe(['sk', 'test', 'other'].join('_'), fake.clientOptions)
    expect((await failure(stranger.balance.retrieve())).statusCode).toBe(401)
  })

  it('names what is missing and what it does not know', async () => {
    const { stripe } = await start()
    expect(await failure(stripe.charges.retrieve('ch_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      type: 'StripeInvalidRequestError',
    })
    const { line_items: _, ...incomplete } = sessionFor(1)
    expect(await failure(stripe.checkout.sessions.create(incomplete))).toMatchObject({
      code: 'parameter_missing',
      param: 'line_items[0][price_data][product_data][name]',
    })
    const mistyped = { ...sessionFor(500), payment_intent: 'pi_1' } as Stripe.Checkout.SessionCreateParams
    expect(await failure(stripe.checkout.sessions.create(mistyped))).toMatchObject({ code: 'parameter_unknown' })
    expect(await failure(stripe.checkout.sessions.create(sessionFor(49)))).toMatchObject({ code: 'amount_too_small' })
    expect(await failure(stripe.balance.retrieve({}, { stripeAccount: 'acct_none' }))).toMatchObject({
      statusCode: 403,
      code: 'account_invalid',
    })
  })
})

describe('a checkout', () => {
  it('becomes a charge whose money is pending for two days, without the fee', async () => {
    const { fake, stripe } = await start()
    const session = await stripe.checkout.sessions.create(sessionFor(10_000))
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', payment_intent: null })
    expect(session.url).toBe(`${fake.baseUrl}/pay/${session.id}`)
    const paid = fake.pay(session.id)
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 10_000, url: null })
    const intent = await stripe.paymentIntents.retrieve(String(paid.payment_intent), {
      expand: ['latest_charge.balance_transaction'],
    })
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 10_000,
      metadata: { payment_id: 'pay_1' },
      latest_charge: {
        paid: true,
        metadata: { payment_id: 'pay_1' },
        transfer_group: 'pay_1',
        balance_transaction: { type: 'charge', amount: 10_000, fee: 320, net: 9_680, status: 'pending' },
      },
    })
    expect(await balance(fake)).toEqual([0, 9_680])
    fake.advance(2 * DAY)
    expect(await balance(fake)).toEqual([9_680, 0])
    const found = await stripe.checkout.sessions.list({ payment_intent: intent.id })
    expect(found.data.map(({ id }) => id)).toEqual([session.id])
  })

  it('stays open when the card is declined, and keeps its payment intent', async () => {
    const { fake, stripe } = await start()
    const { id } = await stripe.checkout.sessions.create(sessionFor(500))
    const declined = fake.pay(id, { card: 'declined' })
    expect(declined.status).toBe('open')
    const intent = await stripe.paymentIntents.retrieve(String(declined.payment_intent))
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
    })
    fake.pay(id, { card: 'requires_3ds_failed' })
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    expect(fake.pay(id)).toMatchObject({ status: 'complete', payment_intent: intent.id })
    const charges = await stripe.charges.list({ payment_intent: intent.id })
    expect(charges.data.map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  })

  it('expires when told to, or after its time', async () => {
    const { fake, stripe } = await start()
    const [one, other] = [
      await stripe.checkout.sessions.create(sessionFor(500)),
      await stripe.checkout.sessions.create({ ...sessionFor(500), expires_at: fake.now() + 3600 }),
    ]
    expect(await stripe.checkout.sessions.expire(one.id)).toMatchObject({ status: 'expired', url: null })
    expect((await failure(stripe.checkout.sessions.expire(one.id))).statusCode).toBe(400)
    fake.advance(3599)
    expect((await stripe.checkout.sessions.retrieve(other.id)).status).toBe('open')
    fake.advance(1)
    expect((await stripe.checkout.sessions.retrieve(other.id)).status).toBe('expired')
    expect(() => fake.pay(other.id)).toThrow('expired')
    expect((await stripe.checkout.sessions.list({ status: 'expired' })).data).toHaveLength(2)
  })

  it('is a page with buttons to pay, to be declined, and to cancel', async () => {
    const { stripe } = await start()
    const { id, url } = await stripe.checkout.sessions.create(sessionFor(1_250))
    const page = String(url)
    expect(await (await fetch(page)).text()).toContain('12.50 USD')
    const press = (pressed: string) =>
      fetch(page, { method: 'POST', body: new URLSearchParams({ pressed }), redirect: 'manual' })
    expect((await press('Cancel')).headers.get('location')).toBe('https://parley.example/wallet')
    expect(await (await press('Decline')).text()).toContain('Your card was declined.')
    expect((await press('Pay')).headers.get('location')).toBe(`https://parley.example/paid?session=${id}`)
    expect(await (await fetch(page)).text()).toContain('expired')
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid')
  })
})

describe('a connected account', () => {
  it('can receive and pay out once its owner has completed the onboarding', async () => {
    const { fake, stripe } = await start()
    const account = await recipient(fake, false)
    const read = () =>
      stripe.v2.core.accounts.retrieve(account, { include: ['configuration.recipient', 'requirements'] })
    const balanceOf = (one: Stripe.V2.Core.Account) => one.configuration?.recipient?.capabilities?.stripe_balance
    const fresh = await read()
    expect(balanceOf(fresh)?.stripe_transfers?.status).toBe('restricted')
    expect(fresh.requirements?.entries?.map(({ description }) => description)).toContain('defaults.payout_methods')
    expect((await stripe.v2.core.accounts.retrieve(account)).configuration).toBeUndefined()

    fake.adjustBalance(5_000)
    const transfer = () => stripe.transfers.create({ amount: 100, currency: 'usd', destination: account })
    expect((await failure(transfer())).code).toBe('insufficient_capabilities_for_transfer')

    const urls = { refresh_url: 'https://parley.example/again', return_url: 'https://parley.example/done' }
    const use_case = { type: 'account_onboarding', account_onboarding: urls } as const
    const link = await stripe.v2.core.accountLinks.create({ account, use_case })
    const press = (pressed: string) =>
      fetch(link.url, { method: 'POST', body: new URLSearchParams({ pressed }), redirect: 'manual' })
    expect((await press('Complete')).headers.get('location')).toBe('https://parley.example/done')
    expect((await press('Complete')).headers.get('location')).toBe('https://parley.example/again')
    const ready = await read()
    expect(balanceOf(ready)).toMatchObject({ stripe_transfers: { status: 'active' }, payouts: { status: 'active' } })
    expect(ready.requirements?.entries).toEqual([])
    expect((await transfer()).amount).toBe(100)
  })

  it('is found in the list, a page at a time', async () => {
    const { fake, stripe } = await start()
    const made = [await recipient(fake), await recipient(fake), await recipient(fake)]
    const found: string[] = []
    for await (const { id } of stripe.v2.core.accounts.list({ limit: 2 })) found.push(id)
    expect(found).toEqual(made.toReversed())
  })

  it('loses payouts when something is missing', async () => {
    const { fake, stripe } = await start()
    const stripeAccount = await recipient(fake)
    fake.adjustBalance(500, { account: stripeAccount })
    fake.restrict(stripeAccount, ['identity.individual.documents.primary_verification'], ['payouts'])
    const payout = () => stripe.payouts.create({ amount: 500, currency: 'usd' }, { stripeAccount })
    expect((await failure(payout())).code).toBe('payouts_not_allowed')
    fake.completeOnboarding(stripeAccount)
    expect((await payout()).status).toBe('pending')
  })
})

describe('a transfer', () => {
  it('takes available money alone, and gives it to the account at once', async () => {
    const { fake, stripe } = await start()
    const destination = await recipient(fake)
    await charge(fake, 10_000)
    const transfer = (amount: number) =>
      stripe.transfers.create({ amount, currency: 'usd', destination, transfer_group: 'w_1', metadata: { w: '1' } })
    expect(await failure(transfer(1_000))).toMatchObject({ statusCode: 400, code: 'balance_insufficient' })
    fake.advance(2 * DAY)
    const made = await transfer(1_000)
    expect(made).toMatchObject({ amount: 1_000, destination, metadata: { w: '1' }, reversed: false })
    expect(await balance(fake)).toEqual([8_680, 0])
    expect(await balance(fake, destination)).toEqual([1_000, 0])
    expect((await stripe.transfers.list({ transfer_group: 'w_1' })).data.map(({ id }) => id)).toEqual([made.id])
    expect((await stripe.transfers.list({ transfer_group: 'w_2' })).data).toEqual([])
  })

  it('out of a charge waits for the money of the charge, and is not more than it', async () => {
    const { fake, stripe } = await start()
    const destination = await recipient(fake)
    const { id: source_transaction } = await charge(fake, 1_000)
    const transfer = (amount: number) =>
      stripe.transfers.create({ amount, currency: 'usd', destination, source_transaction })
    await transfer(900)
    expect(await balance(fake, destination)).toEqual([0, 900])
    expect((await failure(transfer(101))).message).toContain('must not exceed')
    fake.advance(2 * DAY)
    expect(await balance(fake, destination)).toEqual([900, 0])
  })

  it('is reversed as far as the account still has the money', async () => {
    const { fake, stripe } = await start()
    const destination = await recipient(fake)
    fake.adjustBalance(1_000)
    const { id } = await stripe.transfers.create({ amount: 1_000, currency: 'usd', destination })
    expect(await stripe.transfers.createReversal(id, { amount: 300 })).toMatchObject({ amount: 300, transfer: id })
    await stripe.payouts.create({ amount: 500, currency: 'usd' }, { stripeAccount: destination })
    expect((await failure(stripe.transfers.createReversal(id))).code).toBe('balance_insufficient')
    await stripe.transfers.createReversal(id, { amount: 200 })
    expect(await balance(fake, destination)).toEqual([0, 0])
    expect(await stripe.transfers.retrieve(id)).toMatchObject({ amount_reversed: 500, reversed: false })
    expect((await stripe.transfers.listReversals(id)).data.map(({ amount }) => amount)).toEqual([200, 300])
  })

  it('can leave an account negative where the platform allows it', async () => {
    const { fake, stripe } = await start({ canBalancesBeNegative: true })
    const destination = await recipient(fake)
    fake.adjustBalance(1_000)
    const { id } = await stripe.transfers.create({ amount: 1_000, currency: 'usd', destination })
    await stripe.payouts.create({ amount: 1_000, currency: 'usd' }, { stripeAccount: destination })
    await stripe.transfers.createReversal(id)
    expect(await balance(fake, destination)).toEqual([-1_000, 0])
  })
})

describe('a payout', () => {
  it('goes to the bank of the account, and arrives when it is due', async () => {
    const { fake, stripe } = await start()
    const stripeAccount = await recipient(fake)
    fake.adjustBalance(1_000, { account: stripeAccount })
    const create = (amount: number) => stripe.payouts.create({ amount, currency: 'usd' }, { stripeAccount })
    expect((await failure(create(99))).code).toBe('amount_too_small')
    expect((await failure(create(1_001))).code).toBe('balance_insufficient')
    const { id, status } = await create(600)
    const read = async () => (await stripe.payouts.retrieve(id, {}, { stripeAccount })).status
    expect(status).toBe('pending')
    fake.sendPayouts()
    expect(await read()).toBe('in_transit')
    fake.advance(2 * DAY)
    expect(await read()).toBe('paid')
    expect(await balance(fake, stripeAccount)).toEqual([400, 0])
    expect((await failure(stripe.payouts.retrieve(id))).code).toBe('resource_missing')
  })

  it('can fail, even days after it was paid, and the money is back in the account', async () => {
    const { fake, stripe } = await start()
    const stripeAccount = await recipient(fake)
    fake.adjustBalance(1_000, { account: stripeAccount })
    const { id } = await stripe.payouts.create({ amount: 600, currency: 'usd' }, { stripeAccount })
    fake.failPayout(id, { afterPaid: true, code: 'no_account' })
    expect(await stripe.payouts.retrieve(id, {}, { stripeAccount })).toMatchObject({
      status: 'failed',
      failure_code: 'no_account',
    })
    expect(await balance(fake, stripeAccount)).toEqual([1_000, 0])
    const { data } = await stripe.events.list({}, { stripeAccount })
    expect(data.map(({ type }) => type)).toEqual(['payout.failed', 'payout.paid', 'payout.updated', 'payout.created'])
    const { data: lines } = await stripe.balanceTransactions.list({ payout: id }, { stripeAccount })
    expect(lines.map(({ type, net }) => [type, net])).toEqual([
      ['payout_failure', 600],
      ['payout', -600],
    ])
  })
})

describe('a list', () => {
  it('has pages, the newest first, and is filtered by time', async () => {
    const { fake, stripe } = await start()
    for (let count = 0; count < 5; count += 1) {
      fake.adjustBalance(count)
      fake.advance(10)
    }
    const amounts = (page: { data: { amount: number }[] }) => page.data.map(({ amount }) => amount)
    const first = await stripe.balanceTransactions.list({ limit: 2 })
    expect([amounts(first), first.has_more]).toEqual([[4, 3], true])
    const all: number[] = []
    for await (const { amount } of stripe.balanceTransactions.list({ limit: 2 })) all.push(amount)
    expect(all).toEqual([4, 3, 2, 1, 0])
    const since = await stripe.balanceTransactions.list({ created: { gte: fake.now() - 25 } })
    expect(amounts(since)).toEqual([4, 3])
  })
})

describe('webhooks', () => {
  const { webhooks } = new Stripe(['sk', 'test', 'parley'].join('_'))
  const eventOf = ({ text, headers }: Received) =>
    webhooks.constructEvent(text, String(headers['stripe-signature']), SECRET)

  it('are signed, and go to the endpoint of the platform or of connected accounts', async () => {
    const { fake, stripe } = await start()
    const [platform, connect] = [await openReceiver(), await openReceiver()]
    fake.webhooks.register({ url: platform.url, secret: SECRET, kind: 'platform', types: ['charge.succeeded'] })
    fake.webhooks.register({ url: connect.url, secret: SECRET, kind: 'connect' })
    const stripeAccount = await recipient(fake)
    fake.adjustBalance(1_000, { account: stripeAccount })
    const { id } = await charge(fake, 700)
    await stripe.payouts.create({ amount: 600, currency: 'usd' }, { stripeAccount })
    expect(platform.received).toEqual([])
    await fake.webhooks.deliver()
    expect(platform.received.map(eventOf)).toMatchObject([{ type: 'charge.succeeded', data: { object: { id } } }])
    expect(connect.received.map(eventOf)).toMatchObject([{ type: 'payout.created', account: stripeAccount }])
  })

  it('of accounts are thin: the event and the account are fetched', async () => {
    const { fake, stripe } = await start()
    const receiver = await openReceiver()
    fake.webhooks.register({ url: receiver.url, secret: SECRET, kind: 'thin' })
    const account = await recipient(fake, false)
    await fake.webhooks.deliver()
    receiver.received.length = 0
    fake.completeOnboarding(account)
    await fake.webhooks.deliver()
    const notifications = receiver.received.map(({ text, headers }) =>
      stripe.parseEventNotification(text, String(headers['stripe-signature']), SECRET),
    )
    const type = 'v2.core.account[configuration.recipient].capability_status_updated'
    const changed = notifications.filter((one) => one.type === type)
    expect(changed).toHaveLength(2)
    expect(changed[0]).toMatchObject({ related_object: { id: account } })
    expect(await stripe.v2.core.events.retrieve(String(changed[0]?.id))).toMatchObject({
      type,
      data: { updated_capability: 'stripe_balance.stripe_transfers' },
    })
  })

  it('are tried three times per delivery run, and again in the next', async () => {
    const { fake } = await start()
    const receiver = await openReceiver()
    fake.webhooks.register({ url: receiver.url, secret: SECRET, kind: 'platform', types: ['charge.succeeded'] })
    receiver.answer = (response) => void response.writeHead(500).end()
    await charge(fake, 700)
    await fake.webhooks.deliver()
    expect(receiver.received).toHaveLength(3)
    expect(fake.webhooks.deliveries).toMatchObject([{ status: 'waiting', attempts: 3, answered: 500 }])
    receiver.answer = (response) => response.end()
    await fake.webhooks.deliver()
    await fake.webhooks.deliver()
    expect(receiver.received).toHaveLength(4)
    expect(fake.webhooks.deliveries).toMatchObject([{ status: 'delivered' }])
  })

  it('can come by themselves', async () => {
    const { fake } = await start()
    const receiver = await openReceiver()
    fake.webhooks.register({ url: receiver.url, secret: SECRET, kind: 'platform' })
    fake.webhooks.automatic()
    await charge(fake, 700)
    expect(eventOf(await receiver.first('checkout.session.completed')).type).toBe('checkout.session.completed')
  })

  it('can be repeated, shuffled, dropped, delayed, held, and signed at the wrong time', async () => {
    const { fake } = await start({ seed: 3 })
    const receiver = await openReceiver()
    fake.webhooks.register({ url: receiver.url, secret: SECRET, kind: 'platform' })
    const typesOf = async (faults: Partial<typeof fake.webhooks.faults>) => {
      receiver.received.length = 0
      const usual = { repeat: 1, shuffle: false, dropShare: 0, delayShare: 0, skewSeconds: 0 }
      Object.assign(fake.webhooks.faults, usual, faults)
      await charge(fake, 700)
      await fake.webhooks.deliver()
      return receiver.received.map(({ body }) => body.type)
    }
    const inOrder = await typesOf({})
    expect(inOrder).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
    const twice = await typesOf({ repeat: 2 })
    expect(twice).toEqual(inOrder.flatMap((type) => [type, type]))
    const shuffled = await typesOf({ shuffle: true })
    expect(shuffled).not.toEqual(inOrder)
    expect(shuffled.toSorted()).toEqual(inOrder.toSorted())
    expect(await typesOf({ dropShare: 1 })).toEqual([])
    expect(await typesOf({ delayShare: 1 })).toEqual([])
    await fake.webhooks.deliver()
    expect(receiver.received).toHaveLength(4)
    fake.webhooks.hold(['charge.succeeded'])
    expect(await typesOf({})).toHaveLength(3)
    fake.webhooks.release()
    await fake.webhooks.deliver()
    expect(receiver.received.at(-1)?.body.type).toBe('charge.succeeded')
    fake.webhooks.resend(['charge.succeeded'])
    await fake.webhooks.deliver()
    expect(receiver.received.at(-2)?.body.type).toBe('charge.succeeded')
    await typesOf({ skewSeconds: -301 })
    expect(() => eventOf(receiver.received[0] as Received)).toThrow('tolerance')
  })
})
