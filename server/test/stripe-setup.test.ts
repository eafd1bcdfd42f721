import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountState, requirementInWords } from '../src/money/stripe/account-domain.ts'
import { hasSameUnit } from '../src/money/stripe/domain.ts'
import { addSeconds, realNow } from '../src/platform/kernel/time.ts'
import { signatureOf } from './support/stripe-fake/signing.ts'
import { startStripeFake } from './support/stripe-fake/start.ts'
import {
  accountOrder,
  connectTo,
  courseOf,
  depositOrder,
  readyAccount,
  type StripeWorld,
  startRefusal,
  startStripe,
  WEBHOOK_SECRETS,
  withdrawalOrder,
} from './support/stripe-orders.ts'

const DAY = 86_400
const HOUR = 3600
const [PLATFORM_SECRET = '', CONNECT_SECRET = '', THIN_SECRET = ''] = WEBHOOK_SECRETS

let stripe: StripeWorld

beforeAll(async () => {
  stripe = await startStripe()
  const { webhooks } = stripe.fake
  // Nobody listens there: the tests read what would be delivered.
  webhooks.register({ url: 'http://127.0.0.1:1/platform', secret: PLATFORM_SECRET, kind: 'platform' })
  webhooks.register({ url: 'http://127.0.0.1:1/connect', secret: CONNECT_SECRET, kind: 'connect' })
  webhooks.register({ url: 'http://127.0.0.1:1/thin', secret: THIN_SECRET, kind: 'thin' })
})
afterAll(() => stripe.fake.close())

describe('a payout account', () => {
  it('is incomplete until its owner has been on Stripe’s pages, and then ready', async () => {
    const order = accountOrder({ country: 'DE' })
    const course = courseOf(stripe.connection, order)
    const opened = await course.advance()
    const { reference } = opened.state
    expect(opened).toEqual({
      state: {
        status: 'incomplete',
        reference: expect.stringMatching(/^acct_/),
        label: null,
        missing: ['first name', 'date of birth', 'bank account'],
      },
      references: { account: reference, schedule: 'manual' },
      checkAfterSeconds: HOUR,
    })
    expect(await retrieve(reference)).toMatchObject({
      applied_configurations: ['recipient'],
      contact_email: 'ben@example.com',
      dashboard: 'express',
      display_name: 'Ben',
      identity: { country: 'de' },
      metadata: { parley_user: order.userId },
    })
    const settings = await stripe.fake.client().balanceSettings.retrieve({}, { stripeAccount: reference ?? '' })
    expect(settings.payments.payouts?.schedule?.interval).toBe('manual')

    const urls = { done: 'https://market.example.com/done', expired: 'https://market.example.com/expired' }
    const page = await stripe.connection.onboardingUrl(reference ?? '', urls)
    expect(new URL(page).origin).toBe(stripe.fake.baseUrl)
    const finished = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ pressed: 'Complete' }),
      redirect: 'manual',
    })
    expect(finished.headers.get('location')).toBe(urls.done)
    expect((await fetch(page, { redirect: 'manual' })).headers.get('location')).toBe(urls.expired)
    expect(await course.advance()).toMatchObject({
      state: { status: 'ready', reference, label: 'STRIPE TEST BANK ••6789', missing: [] },
      checkAfterSeconds: DAY,
    })

    stripe.fake.restrict(reference ?? '', ['identity.individual.verification.primary_document'], ['payouts'])
    expect((await course.advance()).state).toMatchObject({ status: 'restricted', missing: ['identity document'] })
    stripe.fake.completeOnboarding(reference ?? '')
    expect((await course.advance()).state.status).toBe('ready')
  })

  it('is in the platform’s country unless another is known', async () => {
    const { state } = await courseOf(stripe.connection, accountOrder()).advance()
    expect((await retrieve(state.reference)).identity?.country).toBe('us')
  })

  it.each([
    ['soon', 0],
    ['when Stripe has forgotten the key', 31 * DAY],
  ])('is opened once if the answer is lost, asked again %s', async (_, seconds) => {
    const { fake, connection } = await startStripe()
    const order = accountOrder()
    const course = courseOf(connection, order)
    fake.faults.next({ method: 'POST', path: '/v2/core/accounts', when: 'after acting', status: 500 })
    await expect(course.advance()).rejects.toThrow('Stripe')
    await courseOf(connection, accountOrder()).advance()
    fake.advance(seconds)
    const { state } = await course.advance()
    const { data } = await fake.client().v2.core.accounts.list()
    const own = data.filter(({ metadata }) => metadata?.parley_user === order.userId)
    expect(own.map(({ id }) => id)).toEqual([state.reference])
    await fake.close()
  })

  it('isn’t an older one of the same user', async () => {
    const { fake, connection } = await startStripe()
    const older = await connection.advance(accountOrder({ userId: 'usr_ben' }))
    fake.advance(3 * DAY)
    const createdAt = addSeconds(realNow(), 3 * DAY)
    const newer = await connection.advance(accountOrder({ userId: 'usr_ben', createdAt, attempts: 1 }))
    expect(newer.state.reference).toMatch(/^acct_/)
    expect(newer.state.reference).not.toBe(older.state.reference)
    await fake.close()
  })

  it('says so if Stripe refuses to open it', async () => {
    const refusal = await startRefusal('unsupported_country')
    expect(await connectTo(refusal).advance(accountOrder({ country: 'XX' }))).toEqual({
      state: {
        status: 'restricted',
        reference: null,
        label: null,
        missing: ['Stripe refused it: unsupported country.'],
      },
      references: {},
      checkAfterSeconds: null,
    })
  })

  it('isn’t ready while Stripe reviews it, or after Stripe has rejected it', () => {
    const stateWith = (status: string, code: string) => {
      const capability = { status, status_details: [{ code }] }
      const stripe_balance = { stripe_transfers: capability, payouts: capability }
      const account = { id: 'acct_1', configuration: { recipient: { capabilities: { stripe_balance } } } }
      const state = accountState(account, null, false)
      return [state.status, ...state.missing]
    }
    expect(stateWith('pending', 'determining_status')).toEqual(['restricted', "Stripe's review"])
    expect(stateWith('restricted', 'rejected_fraud')).toEqual(['restricted', "Stripe's approval, which it has denied"])
    expect(stateWith('unsupported', 'unsupported_country')).toEqual(['restricted', 'a country that Stripe supports'])
  })

  it('is restricted if what the user entered wasn’t accepted', () => {
    const stateWith = (errors: object[]) => {
      const entry = { awaiting_action_from: 'user', description: 'identity.individual.id_numbers', errors }
      const entries = [{ ...entry, minimum_deadline: { status: 'currently_due' } }]
      const { status, missing } = accountState({ id: 'acct_1', requirements: { entries } }, null, false)
      return [status, ...missing]
    }
    expect(stateWith([])).toEqual(['incomplete', 'ID number'])
    expect(stateWith([{ code: 'invalid_value_other' }])).toEqual(['restricted', 'ID number'])
  })

  it('isn’t asked for what is due later, or by Stripe', () => {
    const entry = { description: 'identity.individual.phone', errors: [] }
    const entries = [
      { ...entry, awaiting_action_from: 'user', minimum_deadline: { status: 'eventually_due' } },
      { ...entry, awaiting_action_from: 'stripe', minimum_deadline: { status: 'past_due' } },
    ]
    expect(accountState({ id: 'acct_1', requirements: { entries } }, null, false).missing).toEqual(["Stripe's review"])
  })

  it('is missing what Stripe names, in words', () => {
    const paths = ['identity.individual.relationship.percent_ownership', 'defaults.profile.product_description']
    expect(paths.map(requirementInWords)).toEqual(['percent ownership', 'what you offer'])
  })
})

describe('a message from Stripe', () => {
  it('is about the payment in the metadata, or the account', async () => {
    const account = await readyAccount(stripe)
    const deposit = depositOrder()
    const course = courseOf(stripe.connection, deposit)
    const { references } = await course.advance()
    stripe.fake.pay(references.session ?? '', { card: 'available now' })
    stripe.fake.adjustBalance(10_000, { type: 'topup' })
    const withdrawal = withdrawalOrder({ account })
    await courseOf(stripe.connection, withdrawal).advance()
    const read = stripe.fake.webhooks.deliveries.map(({ endpoint, payload }) => readSigned(payload, endpoint.secret))
    const about = (type: string) => read.findLast((one) => one?.type === type)?.about
    expect(read).not.toContain(null)
    expect(about('checkout.session.completed')).toBe(deposit.depositId)
    expect(about('payment_intent.succeeded')).toBe(deposit.depositId)
    expect(about('charge.succeeded')).toBe(deposit.depositId)
    expect(about('transfer.created')).toBe(withdrawal.withdrawalId)
    expect(about('payout.created')).toBe(withdrawal.withdrawalId)
    expect(about('v2.core.account.created')).toBe(account)
    expect(new Set(read.map((one) => one?.id)).size).toBe(read.length)
  })

  it('that comes before the answer finds what was done', async () => {
    const account = await readyAccount(stripe)
    stripe.fake.adjustBalance(10_000, { type: 'topup' })
    const order = withdrawalOrder({ account })
    const course = courseOf(stripe.connection, order)
    stripe.fake.faults.next({ method: 'POST', path: '/v1/payouts', when: 'after acting', status: 'hang up', times: 3 })
    await expect(course.advance()).rejects.toThrow('StripeConnectionError')
    const message = stripe.fake.webhooks.deliveries.findLast(({ type }) => type === 'payout.created')
    expect(readSigned(message?.payload ?? '', CONNECT_SECRET)?.about).toBe(order.withdrawalId)
    expect((await course.advance()).state.status).toBe('in_transit')
    const { data } = await stripe.fake.client().payouts.list({}, { stripeAccount: account })
    expect(data).toHaveLength(1)
  })

  it('about an account of the first API names it', () => {
    const event = { id: 'evt_1', object: 'event', type: 'account.external_account.created', account: 'acct_1' }
    const payload = JSON.stringify({ ...event, data: { object: { id: 'ba_1', object: 'bank_account' } } })
    expect(readSigned(payload, CONNECT_SECRET)).toEqual({ id: 'evt_1', type: event.type, about: 'acct_1' })
  })

  it('about anything else is about nothing', () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: {} } })
    expect(readSigned(payload, PLATFORM_SECRET)).toEqual({ id: 'evt_1', type: 'invoice.paid', about: null })
  })

  it('isn’t read unless it is intact, recent, and signed with one of the secrets', () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.succeeded', data: { object: {} } })
    const now = Math.floor(Date.now() / 1000)
    const read = (body: string, header: string | string[] | undefined) =>
      stripe.connection.readNotification(Buffer.from(body), { 'stripe-signature': header })
    const signed = signatureOf(payload, PLATFORM_SECRET, now)
    expect(read(payload, signed)?.id).toBe('evt_1')
    expect(read(payload, signatureOf(payload, PLATFORM_SECRET, now - 290))?.id).toBe('evt_1')
    expect(read(payload, signatureOf(payload, PLATFORM_SECRET, now - 310))).toBeNull()
    expect(read(payload, signatureOf(payload, ['whsec', 'other'].join('_'), now))).toBeNull()
    expect(read(payload.slice(0, -1), signed)).toBeNull()
    expect(read(payload.replace('evt_1', 'evt_2'), signed)).toBeNull()
    for (const header of [undefined, '', 'v1=', 't=,v1=', 'nonsense', signed.replace(/v1=/, 'v0='), [signed]]) {
      expect(read(payload, header)).toBeNull()
    }
    for (const other of [
      '',
      'not JSON',
      '[]',
      'null',
      '{}',
      '{"object":"event"}',
      '{"id":1,"object":"event","type":2}',
      '{"id":"evt_1","object":"event"}',
    ]) {
      expect(read(other, signatureOf(other || ' ', PLATFORM_SECRET, now))).toBeNull()
    }
  })
})

describe('at start', () => {
  it('nothing is wrong with an account that can do everything', async () => {
    expect(await stripe.connection.findProblems()).toEqual([])
  })

  it.each([
    [{ secretKey: ['rk', 'test', 'a'].join('_') }, 'is a restricted key'],
    [{ secretKey: ['pk', 'test', 'a'].join('_') }, 'must be a secret key'],
    [{ mode: 'live', apiBase: null } as const, 'is a test key, but MODE is live'],
    [{ secretKey: ['sk', 'live', 'a'].join('_') }, 'is a live key, but MODE is sandbox'],
    [{ mode: 'live' as const, secretKey: ['sk', 'live', 'a'].join('_') }, 'STRIPE_API_BASE can only be set'],
    [{ webhookSecrets: [] }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ currency: 'HUF' }, 'counts HUF in another unit'],
    [{ currency: 'EUR' }, "CURRENCY is EUR, but the Stripe account's default currency is USD"],
    [{ secretKey: ['sk', 'test', 'unknown'].join('_') }, 'doesn’t know the key'],
  ])('%o is a problem', async (settings, problem) => {
    const problems = await connectTo(stripe.fake, settings).findProblems()
    expect(problems).toEqual([expect.stringContaining(problem)])
  })

  it('names everything that the account can’t do', async () => {
    const fake = await startStripeFake({
      canCharge: false,
      canPayOut: false,
      hasConnect: false,
      payoutInterval: 'daily',
    })
    const problems = await connectTo(fake).findProblems()
    await fake.close()
    expect(problems).toEqual([
      expect.stringContaining('can’t take payments'),
      expect.stringContaining('can’t make payouts'),
      expect.stringContaining('pays out automatically'),
      expect.stringContaining('Set up Connect'),
    ])
  })

  it('throws if Stripe can’t be asked', async () => {
    const fake = await startStripeFake()
    await fake.close()
    await expect(connectTo(fake).findProblems()).rejects.toThrow('StripeConnectionError')
  })

  it('takes only currencies that Stripe counts as Parley does', () => {
    const taken = ['USD', 'EUR', 'JPY', 'KRW', 'CLP'].filter(hasSameUnit)
    const refused = ['ISK', 'UGX', 'HUF', 'TWD', 'KWD', 'BHD', 'JOD', 'OMR', 'TND'].filter(hasSameUnit)
    expect([taken, refused]).toEqual([['USD', 'EUR', 'JPY', 'KRW', 'CLP'], []])
  })
})

function readSigned(payload: string, secret: string) {
  const header = signatureOf(payload, secret, Math.floor(Date.now() / 1000))
  return stripe.connection.readNotification(Buffer.from(payload), { 'stripe-signature': header })
}

async function retrieve(account: string | null) {
  return await stripe.fake.client().v2.core.accounts.retrieve(account ?? '', { include: ['identity'] })
}
