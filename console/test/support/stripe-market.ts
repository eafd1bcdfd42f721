import { vi } from 'vitest'
import type { Client } from '../../../server/test/support/client.ts'
import { advance } from '../../../server/test/support/deals.ts'
import { createStripeWorld, rowsOf, type StripeWorld } from '../../../server/test/support/stripe-world.ts'
import { activeContract } from './deals.ts'
import { done } from './done.ts'
import { operatorOf } from './operators.ts'

export interface StripeMarket {
  operator: Client
  /** Has paid in, has spent some of it, has had some of it refunded, and is about to pay in more. */
  payer: Client
  pendingId: string
  paidId: string
  failedId: string
  /** Has a payout account, earnings, and an unspent deposit, and is withdrawing. */
  earner: Client
  sentId: string
  waitingId: string
  returnedId: string
  /** Has only paid in. */
  depositor: Client
  /** Has left the setup of payouts halfway. */
  starter: Client
  /** Has to tell Stripe more. */
  restricted: Client
  newcomer: Client
}

/** A marketplace that Stripe pays for, and in which what was paid in can be paid out at once. */
export async function openStripeWorld(options: { consoleDir?: string } = {}): Promise<StripeWorld> {
  const world = await createStripeWorld({
    ...options,
    host: 'localhost',
    working: true,
    stripe: { availableAfterSeconds: 0 },
  })
  world.stripe.webhooks.automatic()
  return world
}

/** Payments in every state that pages show. Moves the clock. */
export async function createStripeMarket(world: StripeWorld): Promise<StripeMarket> {
  const { stripe } = world
  const [payer, earner, depositor, starter, restricted, newcomer] = (await Promise.all(
    ['Lighthouse Records', 'Ines Carvalho', 'Paul Okafor', 'Mara Lind', 'Jonas Weber', 'Yuki Tanaka'].map(
      (display_name) => world.newUser({ display_name }),
    ),
  )) as [Client, Client, Client, Client, Client, Client]
  await openAccount(world, earner)
  await openAccount(world, depositor)
  stripe.restrict(await openAccount(world, restricted), ['identity.individual.document', 'external_account'])
  await done(restricted.post('/wallet/payout-account'))
  await done(starter.post('/wallet/payout-account', { country: 'DE' }))
  await until(async () => (await starter.get('/wallet/payout-account')).body.missing.length > 0)
  await until(async () => (await restricted.get('/wallet/payout-account')).body.status === 'restricted')

  await earn(world, payer, earner, 240_000)
  const paidId = await deposit(world, payer, 90_000)
  await done(payer.post(`/wallet/deposits/${paidId}/refunds`, { amount_cents: 12_500 }))
  await done(payer.post(`/wallet/deposits/${paidId}/refunds`, { amount_cents: 20_000 }))
  await until(async () => (await refundsOf(payer, paidId)).every(({ status }) => status === 'succeeded'))
  stripe.failRefund((await refundsOf(payer, paidId))[0]?.provider_reference ?? '', 'expired_or_canceled_card')
  const failedId = await expired(world, payer)
  const pendingId = (await done(payer.post('/wallet/deposits', { amount_cents: 50_000 }))).id
  await deposit(world, earner, 5_000)
  await deposit(world, depositor, 30_000)

  const withdraw = async (amount_cents: number): Promise<string> =>
    (await done(earner.post('/wallet/withdrawals', { amount_cents }))).id
  const statusOf = async (id: string) => (await earner.get(`/wallet/withdrawals/${id}`)).body
  const returnedId = await withdraw(40_000)
  await until(async () => (await statusOf(returnedId)).status === 'in_transit')
  stripe.failPayout((await statusOf(returnedId)).provider_reference, { code: 'account_closed' })
  await until(async () => (await statusOf(returnedId)).status === 'failed')
  const sentId = await withdraw(60_000)
  await until(async () => (await statusOf(sentId)).status === 'in_transit')
  const { available } = await stripe.client().balance.retrieve()
  stripe.adjustBalance(-(available[0]?.amount ?? 0), { type: 'adjustment' })
  const waitingId = await withdraw(30_000)
  await until(async () => (await statusOf(waitingId)).waiting_reason !== null)
  return {
    operator: await operatorOf(world),
    ...{ payer, pendingId, paidId, failedId, earner, sentId, waitingId, returnedId },
    ...{ depositor, starter, restricted, newcomer },
  }
}

/** A deposit that has been paid with a good card. */
export async function deposit(world: StripeWorld, user: Client, amountCents: number): Promise<string> {
  const { id, checkout_url } = await done(user.post('/wallet/deposits', { amount_cents: amountCents }))
  world.stripe.pay(await sessionOf(checkout_url))
  await until(async () => (await user.get(`/wallet/deposits/${id}`)).body.status === 'succeeded')
  return id
}

/** A contract whose only milestone has been paid. */
export async function earn(world: StripeWorld, client: Client, worker: Client, amountCents: number): Promise<void> {
  await deposit(world, client, amountCents)
  const { paths } = await activeContract(client, worker, 'Tune a harp', amountCents)
  for (const action of ['fund', 'release']) await done(client.post(`${paths[0]}/${action}`))
  await advance(world, 10)
}

/** A deposit that wasn't paid in time. */
async function expired(world: StripeWorld, user: Client): Promise<string> {
  const { id, checkout_url } = await done(user.post('/wallet/deposits', { amount_cents: 25_000 }))
  await world.stripe.client().checkout.sessions.expire(await sessionOf(checkout_url))
  await until(async () => (await user.get(`/wallet/deposits/${id}`)).body.status === 'failed')
  return id
}

/** A payout account that its owner has completed; Stripe's name for it. */
async function openAccount(world: StripeWorld, user: Client): Promise<string> {
  await done(user.post('/wallet/payout-account'))
  const newest = 'select reference from provider_accounts order by updated_at desc limit 1'
  const reference = await until(async () => (await rowsOf<{ reference: string | null }>(world, newest))[0]?.reference)
  world.stripe.completeOnboarding(reference)
  await done(user.post('/wallet/payout-account'))
  await until(async () => (await user.get('/wallet/payout-account')).body.status === 'ready')
  return reference
}

/** The id of the Checkout session that a deposit's link leads to. */
async function sessionOf(checkoutUrl: string): Promise<string> {
  return until(async () => {
    const page = (await fetch(checkoutUrl, { redirect: 'manual' })).headers.get('location') ?? ''
    return /cs_test_\w+/.exec(page)?.[0]
  })
}

async function refundsOf(user: Client, id: string): Promise<{ status: string; provider_reference: string | null }[]> {
  return (await user.get(`/wallet/deposits/${id}/refunds`)).body.data
}

/** Waits for what a worker does soon. */
function until<Found>(find: () => Promise<Found>) {
  return vi.waitUntil(find, { timeout: 60_000, interval: 100 })
}
