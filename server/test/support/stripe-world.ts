import { afterAll, expect } from 'vitest'
import { createOrderRunner, type OrderRunner } from '../../src/money/orders/runner.ts'
import type { ProviderConnection } from '../../src/money/providers/domain.ts'
import { createStripeConnection } from '../../src/money/stripe/connection.ts'
import { orderHandlers } from '../../src/worker.ts'
import type { Client } from './client.ts'
import { activate, advance, type Deal } from './deals.ts'
import { type StripeFake, type StripeFakeOptions, startStripeFake } from './stripe-fake/start.ts'
import { createWorld, type World, type WorldOptions } from './world.ts'

/** A marketplace whose payments go through the fake of Stripe. */
export interface StripeWorld extends World {
  stripe: StripeFake
  provider: ProviderConnection
  /** Asks Stripe about all orders that are due, as a worker does. */
  work(): Promise<void>
  /** The same when enough time has passed for every open order to be looked at again. */
  workLater(): Promise<void>
  /** Another worker, on its own connection to Stripe. */
  newRunner(connection?: ProviderConnection): OrderRunner
}

const secrets = { platform: secretFor('platform'), connect: secretFor('connect'), thin: secretFor('thin') }

export async function createStripeWorld(
  options: WorldOptions & {
    stripe?: StripeFakeOptions
    wrap?: (connection: ProviderConnection) => ProviderConnection
  } = {},
): Promise<StripeWorld> {
  const { stripe: fakeOptions, wrap = (connection) => connection, ...worldOptions } = options
  const stripe = await startStripeFake(fakeOptions)
  afterAll(() => stripe.close())
  const connection = wrap(
    createStripeConnection({
      secretKey: stripe.secretKey,
      webhookSecrets: Object.values(secrets),
      apiBase: stripe.baseUrl,
      mode: 'sandbox',
      currency: 'USD',
      publicUrl: 'https://market.example.com',
    }),
  )
  const world = await createWorld({
    ...worldOptions,
    connections: { stripe: connection },
    settings: { ...worldOptions.settings, payments: 'stripe' },
  })
  const url = `${world.url}/api/payments/stripe/webhook`
  for (const kind of ['platform', 'connect', 'thin'] as const) {
    stripe.webhooks.register({ url: `${url}?endpoint=${kind}`, secret: secrets[kind], kind })
  }
  const newRunner = (own = connection) => {
    const { core, database, log } = world
    return createOrderRunner({
      ...{ database, log, handlers: orderHandlers },
      context: core.context,
      connections: { stripe: own },
    })
  }
  const runner = newRunner()

  return {
    ...world,
    stripe,
    provider: connection,
    newRunner,
    async work() {
      while (await runner.runDue());
    },
    async workLater() {
      await world.inDatabase((db) => db.query('update provider_orders set due_at = now() where due_at is not null'))
      while (await runner.runDue());
    },
  }
}

function secretFor(name: string): string {
  // Put together, so that scanners don't take it for a real one.
  return ['whsec', name].join('_')
}

/** The id of the Checkout session behind a deposit's link, which is followed as a browser does. */
export async function sessionOf(deposit: { checkout_url: string }): Promise<string> {
  const response = await fetch(deposit.checkout_url, { redirect: 'manual', headers: { accept: 'text/html' } })
  expect(response.status).toBe(303)
  const id = /cs_test_\w+/.exec(String(response.headers.get('location')))?.[0]
  if (!id) throw new Error(`Not a checkout page: ${response.headers.get('location')}`)
  return id
}

/** A deposit that its user has paid. */
export async function paidDeposit(world: StripeWorld, user: Client, amountCents: number) {
  const { body: deposit } = await user.post('/wallet/deposits', { amount_cents: amountCents })
  await world.work()
  world.stripe.pay(await sessionOf(deposit))
  await world.workLater()
  return (await user.get(`/wallet/deposits/${deposit.id}`)).body
}

/** A payout account that its owner has completed; returns Stripe's name for it. */
export async function readyAccount(world: StripeWorld, user: Client): Promise<string> {
  await user.post('/wallet/payout-account')
  await world.work()
  const [row] = await rowsOf<{ reference: string }>(
    world,
    'select reference from provider_accounts order by updated_at desc limit 1',
  )
  if (!row) throw new Error('There is no account.')
  world.stripe.completeOnboarding(row.reference)
  await user.post('/wallet/payout-account')
  await world.work()
  return row.reference
}

/** Money that the worker of a deal has earned, and that has arrived in their wallet. */
export async function earn(world: StripeWorld, deal: Deal, amountCents: number): Promise<void> {
  const contract = await activate(deal, { rate_cents: amountCents })
  await paidDeposit(world, deal.client, amountCents)
  const path = `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
  for (const action of ['fund', 'release']) expect((await deal.client.post(`${path}/${action}`)).status).toBe(200)
  await advance(world, 10)
}

export async function rowsOf<Row>(world: World, text: string): Promise<Row[]> {
  return (await world.inDatabase((db) => db.query(text))).rows as Row[]
}
