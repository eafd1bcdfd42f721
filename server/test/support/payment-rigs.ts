import type { Client } from './client.ts'
import { activate, advance, type Deal } from './deals.ts'
import { setPayoutAccount } from './payout-accounts.ts'
import type { Random } from './random.ts'
import { createStripeWorld, earn, readyAccount, rowsOf } from './stripe-world.ts'
import { createWorld, type World } from './world.ts'

/** A provider, and what can happen there. */
export interface ProviderRig {
  name: string
  world: World
  minimumCents: number
  /** The worker of a deal earns this much, before the fee, and can withdraw it. */
  earn(deal: Deal, cents: number): Promise<void>
  work(): Promise<void>
  /** Something happens outside: someone pays, a bank refuses, a message is repeated. */
  happen(random: Random): Promise<void>
  /** The answer to the next request to the provider gets lost after it has acted. */
  loseAnswer(): void
  /** A worker is killed after it has asked the provider. */
  killWorker(): Promise<void>
  /** Everything that was begun ends. */
  end(): Promise<void>
  /** The marketplace's money at the provider, by the provider's own books. */
  outsideCents(): Promise<number>
}

/** What every provider without a worker has in common. */
const withoutWorker = { minimumCents: 1, loseAnswer() {}, async killWorker() {}, async work() {} }

export async function sandboxRig(): Promise<ProviderRig> {
  const world = await createWorld()
  return {
    ...withoutWorker,
    ...{ name: 'sandbox', world },
    earn: (deal, cents) => earnFrom(world, deal, cents),
    async happen() {},
    async end() {},
    // It has no books but the payments, of which each succeeded.
    async outsideCents() {
      const [row] = await rowsOf<{ cents: string }>(
        world,
        `select (select coalesce(sum(requested_cents), 0) from deposits)
          - (select coalesce(sum(requested_cents), 0) from withdrawals) as cents`,
      )
      return Number(row?.cents)
    },
  }
}

export async function manualRig(): Promise<ProviderRig> {
  const world = await createWorld({ settings: { payments: 'manual' } })
  let bankCents = 0

  async function settle(kind: 'deposits' | 'withdrawals', succeeds: boolean): Promise<boolean> {
    const { data } = (await world.operator.get(`/operator/${kind}?status=pending&limit=1`)).body
    const [payment] = data
    if (!payment) return false
    const path = `/operator/${kind}/${payment.id}`
    const answer = succeeds
      ? await world.operator.post(`${path}/confirm`, { reference: `bank-${payment.id}` })
      : await world.operator.post(`${path}/fail`, { reason: 'The account is closed.' })
    if (answer.status !== 200) throw new Error(answer.text)
    if (succeeds) bankCents += kind === 'deposits' ? payment.amount_cents : -payment.amount_cents
    return true
  }

  return {
    ...withoutWorker,
    ...{ name: 'manual', world },
    async earn(deal, cents) {
      await earnFrom(world, deal, cents, async () => {
        await settle('deposits', true)
      })
    },
    async happen(random) {
      await settle(random.chance(0.5) ? 'deposits' : 'withdrawals', random.chance(0.7))
    },
    async end() {
      while ((await settle('deposits', true)) || (await settle('withdrawals', true)));
    },
    outsideCents: async () => bankCents,
  }
}

export async function stripeRig(): Promise<ProviderRig> {
  const world = await createStripeWorld({ stripe: { availableAfterSeconds: 0, canBalancesBeNegative: false } })
  const { stripe } = world
  const accounts: string[] = []
  const payoutsOf = async (account: string) =>
    (await stripe.client().payouts.list({ limit: 100 }, { stripeAccount: account })).data

  async function balanceOf(account?: string): Promise<number> {
    const balance = await stripe.client().balance.retrieve({}, account ? { stripeAccount: account } : {})
    return [...balance.available, ...balance.pending].reduce((total, { amount }) => total + amount, 0)
  }

  return {
    ...{ name: 'stripe', world, minimumCents: 100 },
    async earn(deal, cents) {
      await earn(world, deal, cents)
      accounts.push(await readyAccount(world, deal.worker))
    },
    work: () => world.workLater(),
    async happen(random) {
      const sessions = (await stripe.client().checkout.sessions.list({ status: 'open', limit: 100 })).data
      const account = random.pick(accounts)
      const payout = account && random.pick(await payoutsOf(account))
      const refund = random.pick((await stripe.client().refunds.list({ limit: 100 })).data)
      const session = random.pick(sessions)
      switch (random.between(0, 5)) {
        case 0:
        case 1:
          if (session) stripe.pay(session.id, { card: random.chance(0.8) ? 'ok' : 'declined' })
          break
        case 2:
          stripe.settlePayouts()
          break
        case 3:
          if (payout && ['pending', 'in_transit', 'paid'].includes(payout.status)) {
            stripe.failPayout(payout.id, { afterPaid: payout.status === 'paid' })
          }
          break
        case 4:
          if (refund && ['pending', 'succeeded'].includes(refund.status ?? '')) stripe.failRefund(refund.id)
          break
        default:
          Object.assign(stripe.webhooks.faults, { repeat: random.between(1, 3), shuffle: true, dropShare: 0.2 })
          await stripe.webhooks.deliver()
      }
    },
    loseAnswer: () => stripe.faults.next({ method: 'POST', when: 'after acting', status: 'hang up', times: 3 }),
    async killWorker() {
      const dead = world.newRunner({
        ...world.provider,
        async advance(order) {
          await world.provider.advance(order).catch(() => {})
          throw new Error('The worker was killed.')
        },
      })
      await dead.runDue()
    },
    async end() {
      stripe.faults.clear()
      for (let round = 0; round < 4; round++) {
        await world.workLater()
        stripe.settlePayouts()
      }
      const { data: open } = await stripe.client().checkout.sessions.list({ status: 'open', limit: 100 })
      for (const session of open) stripe.pay(session.id)
      await world.workLater()
      await world.workLater()
    },
    async outsideCents() {
      const balances = await Promise.all([balanceOf(), ...accounts.map(balanceOf)])
      return balances.reduce((total, cents) => total + cents, 0)
    },
  }
}

/** With a payout account that the worker writes down. */
async function earnFrom(
  world: World,
  deal: Deal,
  cents: number,
  confirmDeposit: () => Promise<void> = async () => {},
): Promise<void> {
  await setPayoutAccount(deal.worker)
  const contract = await activate(deal, { rate_cents: cents })
  await succeed(deal.client, '/wallet/deposits', { amount_cents: cents })
  await confirmDeposit()
  const path = `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
  for (const action of ['fund', 'release']) await succeed(deal.client, `${path}/${action}`)
  await advance(world, 10)
}

async function succeed(by: Client, path: string, body: object = {}): Promise<void> {
  const { status, text } = await by.post(path, body)
  if (status >= 300) throw new Error(`${path}: ${text}`)
}
