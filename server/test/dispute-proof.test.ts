import { afterAll, describe, expect, it } from 'vitest'
import { type Answer, Client } from './support/client.ts'
import { activate, advance, type Deal, expectCleanAudit, newDeal, postGig } from './support/deals.ts'
import { proofSeed, report, times } from './support/proof.ts'
import { Random } from './support/random.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const nodes = [world.url, (await world.startNode()).url]
const arbiters = [await world.newUser({ role: 'arbiter' }), await world.newUser({ role: 'arbiter' })]
const TIMEOUT_MS = 20 * 60_000
const RACES = times(8, 250)

afterAll(() => expectCleanAudit(world))

function over(node: number, { secret }: Client): Client {
  return new Client(nodes[node % nodes.length] as string, secret)
}

interface OpenDispute extends Deal {
  milestone: string
  path: string
}

const deals = await Promise.all(
  Array.from({ length: 8 }, async () => {
    const deal = await newDeal(world)
    await deal.client.post('/wallet/deposits', { amount_cents: 100_000_000 })
    return deal
  }),
)

/** A submitted milestone of 10,000 cents. */
async function submitted(index: number): Promise<Deal & { milestone: string }> {
  const known = deals[index % deals.length] as Deal
  const deal = { ...known, gigId: await postGig(known.client, { review_days: 1 + (index % 20) }) }
  const contract = await activate(deal)
  const milestone = `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
  await deal.client.post(`${milestone}/fund`)
  await deal.worker.post(`${milestone}/submit`, { message: 'Here it is.' })
  return { ...deal, milestone }
}

function disputeAbout(milestone: string, proposed_worker_cents = 3_000) {
  const [, , contract_id, , milestone_id] = milestone.split('/')
  return { contract_id, milestone_id, reason: 'other', statement: 'Look.', proposed_worker_cents }
}

async function inReview(index: number): Promise<OpenDispute> {
  const deal = await submitted(index)
  const { id } = (await deal.client.post('/disputes/create', disputeAbout(deal.milestone))).body
  const path = `/disputes/${id}`
  await deal.worker.post(`${path}/respond`, { statement: 'No.', proposed_worker_cents: 9_000 })
  return { ...deal, path }
}

async function races(what: string, race: (index: number) => Promise<boolean>): Promise<void> {
  let wins = 0
  for (let index = 0; index < RACES; index += 4) {
    const won = await Promise.all([0, 1, 2, 3].map((offset) => race(index + offset)))
    wins += won.filter(Boolean).length
  }
  report(`${what}: ${RACES} races, the first won ${wins}`)
}

function expectOneWinner(answers: readonly Answer[]): boolean {
  expect(answers.map(({ status }) => (status < 300 ? 'won' : status)).sort()).toEqual([409, 'won'])
  return (answers[0]?.status ?? 500) < 300
}

describe('a race', () => {
  it('of accept against withdraw has one winner', { timeout: TIMEOUT_MS }, () =>
    races('accept against withdraw', async (index) => {
      const dispute = await inReview(index)
      const isAccepted = expectOneWinner(
        await Promise.all([
          over(index, dispute.worker).post(`${dispute.path}/accept`, { worker_cents: 3_000 }),
          over(index + 1, dispute.client).post(`${dispute.path}/withdraw`),
        ]),
      )
      expect((await dispute.client.get(dispute.path)).body.status).toBe(isAccepted ? 'resolved' : 'withdrawn')
      expect((await dispute.client.get(dispute.milestone)).body.status).toBe(isAccepted ? 'resolved' : 'submitted')
      return isAccepted
    }),
  )

  it('of recommend against accept ends accepted, in either order', { timeout: TIMEOUT_MS }, () =>
    races('recommend against accept', async (index) => {
      const dispute = await inReview(index)
      const [recommended, accepted] = await Promise.all([
        over(index, arbiters[0] as Client).post(`${dispute.path}/recommend`, {
          worker_cents: 5_000,
          rationale: 'Half.',
        }),
        over(index + 1, dispute.client).post(`${dispute.path}/accept`, { worker_cents: 9_000 }),
      ])
      // The other side's proposal can still be accepted after a recommendation; a settled dispute takes no
      // recommendation.
      expect(accepted.status).toBe(200)
      expect([200, 409]).toContain(recommended.status)
      const after = (await dispute.client.get(dispute.path)).body
      expect(after.resolution).toMatchObject({ worker_cents: 9_000, how: 'agreement' })
      expect(after.recommendation !== null).toBe(recommended.status === 200)
      return recommended.status === 200
    }),
  )

  it('of two decisions has one winner', { timeout: TIMEOUT_MS }, () =>
    races('resolve twice', async (index) => {
      const dispute = await inReview(index)
      await world.operator.post(`${dispute.path}/recommend`, { worker_cents: 5_000, rationale: 'Half.' })
      await dispute.worker.post(`${dispute.path}/reject`)
      const answers = await Promise.all(
        arbiters.map((arbiter, side) =>
          over(index + side, arbiter).post(`${dispute.path}/resolve`, { worker_cents: 4_000 + side, rationale: 'So.' }),
        ),
      )
      const isFirst = expectOneWinner(answers)
      expect((await dispute.client.get(dispute.milestone)).body.released_cents).toBe(isFirst ? 4_000 : 4_001)
      return isFirst
    }),
  )

  it('of release against a dispute lets both succeed when the release comes first', { timeout: TIMEOUT_MS }, () =>
    races('release against create', async (index) => {
      const deal = await submitted(index)
      const [released, created] = await Promise.all([
        over(index, deal.client).post(`${deal.milestone}/release`),
        over(index + 1, deal.worker).post('/disputes/create', disputeAbout(deal.milestone)),
      ])
      // Released money is clearing at first, so the dispute succeeds in either order.
      expect(created.status).toBe(201)
      expect([200, 409]).toContain(released.status)
      expect(created.body.amount_cents).toBe(10_000)
      const after = (await deal.client.get(deal.milestone)).body
      expect(after).toMatchObject({ status: 'disputed', held_cents: released.status === 200 ? 0 : 10_000 })
      return released.status === 200
    }),
  )
})

it('a dispute always ends, under random actions and silence of both sides and the arbiters', {
  timeout: TIMEOUT_MS,
}, async () => {
  const total = times(12, 1_000)
  const how = new Map<string, number>()
  const days = new Random(proofSeed())
  for (let start = 0; start < total; start += 50) {
    const cases = await Promise.all(
      Array.from({ length: Math.min(50, total - start) }, async (_, offset) => {
        const deal = await submitted(start + offset)
        // Each has its own, because the disputes take their steps at the same time, in any order.
        const random = new Random(proofSeed() + start + offset)
        if (random.chance(0.3))
          await deal.client.post(`${deal.milestone}/release`, { amount_cents: random.between(1, 9_998) })
        const by = random.chance(0.5) ? deal.client : deal.worker
        const made = await by.post('/disputes/create', disputeAbout(deal.milestone, random.between(0, 10_000)))
        expect(made.status).toBe(201)
        return { ...deal, random, path: `/disputes/${made.body.id}`, respondBy: Date.parse(made.body.respond_by) }
      }),
    )
    const latest = Math.max(...cases.map(({ respondBy }) => respondBy)) + (10 + 3 + 10) * 86_400_000
    let open = cases
    while (open.length > 0) {
      // No dispute lasts longer than the sum of its deadlines.
      expect(Date.parse(world.core.clock.now())).toBeLessThanOrEqual(latest + 5 * 86_400_000)
      await Promise.all(open.map(act))
      await advance(world, days.between(1, 5))
      const states = await Promise.all(open.map(async (dispute) => (await dispute.client.get(dispute.path)).body))
      for (const { status, resolution } of states) {
        const end = resolution?.how ?? (status === 'withdrawn' ? 'withdrawn' : null)
        if (end) how.set(end, (how.get(end) ?? 0) + 1)
      }
      open = open.filter((_, index) => !['resolved', 'withdrawn'].includes(states[index].status))
    }
    await expectCleanAudit(world)
  }
  expect([...how.values()].reduce((sum, count) => sum + count, 0)).toBe(total)
  report(`ends of ${total} disputes: ${JSON.stringify(Object.fromEntries(how))}`)

  async function act({ random, ...dispute }: OpenDispute & { random: Random }): Promise<void> {
    const [caller, other] = random.chance(0.5) ? [dispute.client, 'worker'] : [dispute.worker, 'client']
    const seen = (await caller.get(dispute.path)).body
    const amount = random.between(0, seen.amount_cents)
    const choice = random.next()
    let answer: Answer | null = null
    if (choice < 0.25) {
      answer = await caller.post(`${dispute.path}/respond`, { statement: 'Well.', proposed_worker_cents: amount })
    } else if (choice < 0.35) {
      const wanted = seen.recommendation?.worker_cents ?? seen.proposals[other as 'client'] ?? amount
      answer = await caller.post(`${dispute.path}/accept`, { worker_cents: wanted })
    } else if (choice < 0.45) answer = await caller.post(`${dispute.path}/reject`)
    else if (choice < 0.5) answer = await caller.post(`${dispute.path}/withdraw`)
    else if (choice < 0.65) {
      answer = await (arbiters[0] as Client).post(`${dispute.path}/recommend`, {
        worker_cents: amount,
        rationale: 'So.',
      })
    } else if (choice < 0.75) {
      answer = await (arbiters[1] as Client).post(`${dispute.path}/resolve`, { worker_cents: amount, rationale: 'So.' })
    }
    // In all other cases no user acts.
    expect([200, 403, 409, null]).toContain(answer?.status ?? null)
  }
})
