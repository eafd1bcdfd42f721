import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { countEvents } from '../src/operator/figures/service.ts'
import { advance, agreeOn, fundedMilestone, newDeal, postGig } from './support/deals.ts'
import { expectFiguresToMatch } from './support/figures.ts'
import { Market } from './support/marketplace.ts'
import { Judge } from './support/marketplace-judge.ts'
import { takeStep } from './support/marketplace-steps.ts'
import { times } from './support/proof.ts'
import { Random } from './support/random.ts'
import { openReceiver } from './support/receiver.ts'
import { createWorld, type World } from './support/world.ts'

/** Does what the worker does, to the end. */
async function countAll({ database }: World): Promise<void> {
  while ((await sequenceEvents(database)) > 0);
  while (await countEvents(database));
}

async function overviewOf(world: World, days = 30) {
  const answer = await world.operator.get(`/operator/overview?days=${days}`)
  expect(answer.status).toBe(200)
  return answer.body
}

describe('the overview', async () => {
  const world = await createWorld()

  it('shows a deal on the days on which its parts happened, and what is open now', async () => {
    const deal = await newDeal(world)
    await postGig(deal.client, { status: 'draft' })
    await advance(world, 2)
    const path = await fundedMilestone(deal)
    await advance(world, 1)
    await deal.client.post(`${path}/release`, { amount_cents: 4_000 })
    await countAll(world)
    const { days, now, as_of, currency } = await overviewOf(world)
    expect(days).toHaveLength(30)
    expect(days.at(-1).date).toBe(as_of.slice(0, 10))
    expect(currency).toBe('USD')
    expect(days.at(-4)).toMatchObject({ gigs_posted: 1, deals: 0, escrow_cents: 0, hire_seconds: null })
    expect(days.at(-2)).toMatchObject({ gigs_posted: 0, deals: 1, escrow_cents: 10_000, released_cents: 0 })
    expect(days.at(-2).hire_seconds).toBeGreaterThanOrEqual(2 * 86_400)
    expect(days.at(-1)).toMatchObject({ released_cents: 4_000, fees_cents: 200, escrow_cents: 6_000 })
    expect(now).toEqual({
      open_gigs: 0,
      running_contracts: 1,
      open_disputes: 0,
      escrow_cents: 6_000,
      pending_deposits: 0,
      pending_withdrawals: 0,
      failing_webhooks: 0,
    })
    await expectFiguresToMatch(world)
  })

  it('counts a gig once, however often it is paused and opened, and escrow that was there before the first day', async () => {
    const client = await world.newUser()
    const draft = await postGig(client, { status: 'draft' })
    await countAll(world)
    const before = await overviewOf(world, 1)
    for (const status of ['open', 'paused', 'open', 'paused', 'open']) await client.patch(`/gigs/${draft}`, { status })
    await countAll(world)
    const after = await overviewOf(world, 1)
    expect(after.days[0].gigs_posted - before.days[0].gigs_posted).toBe(1)
    expect(after.now.open_gigs - before.now.open_gigs).toBe(1)
    await advance(world, 40)
    const later = await overviewOf(world)
    expect(later.days.map(({ escrow_cents }: { escrow_cents: number }) => escrow_cents)).toEqual(
      Array(30).fill(before.now.escrow_cents),
    )
    // The deal of the test above lies in the 30 days before these.
    expect(later.previous).toEqual({
      gigs_posted: 2,
      deals: 1,
      released_cents: 4_000,
      fees_cents: 200,
      escrow_cents: 6_000,
      disputes_opened: 0,
      hire_seconds: expect.closeTo(2 * 86_400, -2),
    })
    await client.delete(`/gigs/${draft}`)
    await countAll(world)
    expect((await overviewOf(world)).now.open_gigs).toBe(before.now.open_gigs)
    await expectFiguresToMatch(world)
  })

  it('does not count a contract that never began', async () => {
    const before = await overviewOf(world)
    const deal = await newDeal(world)
    const contract = await agreeOn(deal)
    await deal.client.post(`/contracts/${contract.id}/cancel`)
    await countAll(world)
    expect((await overviewOf(world)).now.running_contracts).toBe(before.now.running_contracts)
    await expectFiguresToMatch(world)
  })

  it('is refused to members, and takes 1 to 365 days', async () => {
    const member = await world.newUser()
    expect((await member.get('/operator/overview')).status).toBe(403)
    for (const days of [0, 366, 'x']) {
      expect((await world.operator.get(`/operator/overview?days=${days}`)).status).toBe(422)
    }
    expect((await overviewOf(world, 365)).days).toHaveLength(365)
  })
})

describe('the figures', async () => {
  const world = await createWorld({ rateLimitPerMinute: 0 })
  const receiver = await openReceiver()

  it('equal what the ledger says after random trade, even if workers count at once and are cut off', async () => {
    const judge = new Judge()
    const market = new Market(world.operator, judge, { hookUrl: receiver.url, membersMax: 10 })
    judge.market = market
    for (let number = 0; number < 6; number++) await market.join(number < 2)
    // Few random steps may not lead to a deal, without which the comparison would prove nothing.
    const deal = await newDeal(world)
    await deal.client.post(`${await fundedMilestone(deal)}/release`, { amount_cents: 4_000 })
    const seeds = Array.from({ length: STEPS }, (_, index) => index * 7_919 + 1)
    for (const [step, seed] of seeds.entries()) {
      await takeStep(market, new Random(seed))
      if (step % 10 === 0) await countWhileCutOff(world)
    }
    await countAll(world)
    await expectFiguresToMatch(world)
  }, 600_000)
})

const STEPS = times(30, 100)

/** Several workers count at once, and the database cuts one of them off in the middle. */
async function countWhileCutOff(world: World): Promise<void> {
  while ((await sequenceEvents(world.database)) > 0);
  // Its failure must be expected before it happens.
  const counted = Promise.allSettled(Array.from({ length: 3 }, () => countEvents(world.database)))
  await world.inDatabase((db) =>
    db.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
        and query like '%figures%' limit 1`),
  )
  await counted
}
