import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import { type Client, RetryingClient } from './support/client.ts'
import { activate } from './support/deals.ts'
import { createDeployment } from './support/deployment.ts'
import { type Caller, Market, type Member, type Seen } from './support/marketplace.ts'
import type { Target } from './support/marketplace-actions.ts'
import { Invariants } from './support/marketplace-invariants.ts'
import { Judge } from './support/marketplace-judge.ts'
import { takeRandomAction } from './support/marketplace-steps.ts'
import { proofSeed, report, times } from './support/proof.ts'
import { Random } from './support/random.ts'
import { freePort, stopAllServices } from './support/service-process.ts'
import { createWorld, type World } from './support/world.ts'

// Random deals while the clock jumps. After each step, wallets, milestones, fees and `allowed_actions` must agree with books
// that are kept apart from the service, and the ledger is audited.

/** In each of three tests. */
const ROUNDS = times(1, 20)
const DEALS_PER_ROUND = times(1, 5)
const STEPS_PER_DEAL = times(8, 14)
const TIMEOUT_MS = 60 * 60_000
const DAY_S = 86_400
const FEES_BPS = [500, 333, 0, 9_999, 1, 10_000]

const seed = proofSeed()

afterAll(stopAllServices)

describe(`${3 * ROUNDS * DEALS_PER_ROUND} random deals (PROOF_SEED=${seed})`, () => {
  it('keep their promises while a worker processes the deadlines', { timeout: TIMEOUT_MS }, () =>
    playRounds(async (random, feeBps, play) => {
      const world = await createWorld({ working: true, settings: { feeBps } })
      await play(world, random, (market, seconds) => market.advance(seconds))
    }),
  )

  it('keep their promises without a worker, when only requests process deadlines', { timeout: TIMEOUT_MS }, () =>
    playRounds(async (random, feeBps, play) => {
      const world = await createWorld({ settings: { feeBps } })
      await play(world, random, async (market, seconds) => {
        await world.database.query(sql`update sandbox_clock set offset_ms = offset_ms + ${seconds * 1_000}`)
        await market.clockMoved(await world.operator.get('/sandbox/clock'))
      })
    }),
  )

  it('keep their promises when the service is killed while the clock moves', { timeout: TIMEOUT_MS }, () =>
    playRounds(async (random, feeBps, play) => {
      const command = random.chance(0.5) ? 'start' : 'serve'
      const env = { PORT: String(await freePort()), PLATFORM_FEE_BPS: String(feeBps) }
      const deployment = await createDeployment()
      let service = await deployment.start(command, env)
      // A service with its real time limits may be overloaded for a moment.
      const operator = new RetryingClient(service.url, deployment.operatorOf(service).secret)
      await play({ operator, connection: deployment.connection }, random, async (market, seconds) => {
        const moving = operator.post('/sandbox/clock/advance', { seconds }).catch(() => null)
        if (random.chance(0.3)) {
          await sleep(random.between(0, 60))
          service.child.kill('SIGKILL')
          await service.exited
          service = await deployment.start(command, env)
        }
        await moving
        await market.clockMoved(await operator.get('/sandbox/clock'))
      })
      service.child.kill('SIGTERM')
      await service.exited
    }),
  )
})

/** A running service, and its database. */
type Service = Pick<World, 'operator' | 'connection'>

type Jump = (market: Market, seconds: number) => Promise<void>

interface Deal {
  contractId: string
  client: Member
  worker: Member
}

/** Each round has its own service, with another fee. */
async function playRounds(
  round: (random: Random, feeBps: number, play: typeof playRound) => Promise<void>,
): Promise<void> {
  const endings = new Map<string, number>()
  for (let number = 0; number < ROUNDS; number++) {
    await round(new Random(seed + number), FEES_BPS[number % FEES_BPS.length] ?? 500, async (service, random, jump) => {
      await playRound(service, random, jump)
      for (const how of await endingsIn(service.operator)) endings.set(how, (endings.get(how) ?? 0) + 1)
    })
  }
  report(`endings of disputes: ${JSON.stringify(Object.fromEntries(endings))}`)
  // This many deals reach every ending.
  const all = ['agreement', 'arbitration', 'default', 'recommendation', 'silence', 'withdrawn']
  if (ROUNDS >= 20) expect([...endings.keys()].sort()).toEqual(all)
}

async function playRound({ operator, connection }: Service, random: Random, jump: Jump): Promise<void> {
  const judge = new Judge()
  const invariants = await new Invariants(connection).open()
  const market = new Market(operator, judge, { hookUrl: '', membersMax: 10 })
  judge.market = market
  try {
    for (let number = 0; number < 8; number++) await market.join(number < 3)
    const deals: Deal[] = []
    for (let number = 0; number < DEALS_PER_ROUND; number++) deals.push(await newDeal(market, random))
    for (let step = 0; step < DEALS_PER_ROUND * STEPS_PER_DEAL; step++) {
      const deal = random.pick(deals) as Deal
      market.doing = `deal ${deals.indexOf(deal) + 1}`
      if (random.chance(0.25)) await jump(market, jumpSeconds(random))
      await actOn(market, random, deal)
      await checkAll(market, judge, [deal])
      await invariants.check()
    }
    // Long after everything: no money is held forever, and every contract has ended.
    const endMs = market.nowMs + 800 * DAY_S * 1_000
    while (market.nowMs < endMs) await jump(market, 400 * DAY_S)
    for (const { body } of await checkAll(market, judge, deals)) expect(body.ended_at).toEqual(expect.any(String))
    for (const { client } of market.members) {
      expect((await client.get('/wallet')).body).toMatchObject({ escrow_cents: 0, clearing_cents: 0 })
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`PROOF_SEED=${seed}, ${market.doing}: ${message}\nThe last requests:\n${market.trace}`, {
      cause: error,
    })
  } finally {
    await invariants.close()
  }
}

/** An active contract with up to four milestones of odd amounts, often just one cent. */
async function newDeal(market: Market, random: Random): Promise<Deal> {
  const [client, worker] = random.shuffle(market.members.filter(({ isArbiter }) => !isArbiter)) as [Member, Member]
  const gig = await client.client.post('/gigs', {
    title: `A deal ${market.serial()}`,
    description: 'Odd amounts.',
    rate_type: 'fixed',
    review_days: random.between(1, 30),
    payout_delay_days: random.between(3, 10),
  })
  const contract = await activate(
    { client: client.client, worker: worker.client, gigId: gig.body.id },
    { rate_cents: amountFor(random) },
  )
  for (let more = random.between(0, 3); more > 0; more--) {
    const due = random.chance(0.4) ? { due_date: dateAfter(contract.started_at, random.between(0, 90)) } : {}
    await client.client.post(`/contracts/${contract.id}/milestones`, {
      title: 'A part',
      amount_cents: amountFor(random),
      ...due,
    })
  }
  return { contractId: contract.id, client, worker }
}

function amountFor(random: Random): number {
  return random.chance(0.7) ? (random.pick([1, 1, 2, 3, 19, 20, 21, 99, 101, 9_999]) ?? 1) : random.between(1, 50_000)
}

function dateAfter(start: string, days: number): string {
  return new Date(Date.parse(start) + days * DAY_S * 1_000).toISOString().slice(0, 10)
}

// Mostly short, so that there is something to do in between; sometimes beyond every deadline.
function jumpSeconds(random: Random): number {
  const days = random.weigh([0.01, 1, 6, 15, 47, 400], (most) => 1 / (most + 3)) ?? 1
  return days === 400 ? 400 * DAY_S : 1 + Math.floor(random.next() * days * DAY_S)
}

/** One action on a milestone, the contract or a dispute, by one of the parties or an arbiter. */
async function actOn(market: Market, random: Random, deal: Deal): Promise<void> {
  const side: Caller = { member: random.chance(0.5) ? deal.client : deal.worker, agent: null }
  const { body: contract } = await market.read(side, `/contracts/${deal.contractId}`)
  const dispute = random.pick((await market.list(side, '/disputes?limit=50')).filter(isOpenIn(contract)))
  const member = random.pick(market.arbiters)
  if (dispute && member && random.chance(0.75)) {
    const waitsForArbiter = dispute.status === 'in_review' || dispute.status === 'arbitration'
    const caller: Caller = random.chance(waitsForArbiter ? 0.6 : 0.1) ? { member, agent: null } : side
    const { body: seen } = await market.read(caller, `/disputes/${dispute.id}`)
    return takeRandomAction(market, random, caller, { kind: 'dispute', seen })
  }
  const milestones = contract.milestones.map((seen: Seen): Target => ({ kind: 'milestone', seen, contract }))
  const busy = milestones.filter(({ seen }: Target) => seen.allowed_actions.length > 0)
  const target = random.pick<Target>(random.chance(0.9) && busy.length > 0 ? busy : milestones)
  const isContract = random.chance(0.08) || target === undefined
  await takeRandomAction(market, random, side, isContract ? { kind: 'contract', seen: contract } : target)
}

function isOpenIn(contract: Seen): (dispute: Seen) => boolean {
  return ({ contract_id, status }) => contract_id === contract.id && !['resolved', 'withdrawn'].includes(status)
}

/** What both sides read must agree with the books and show no deadline that has passed. */
async function checkAll(market: Market, judge: Judge, deals: readonly Deal[]) {
  const answers = []
  for (const { contractId, client, worker } of deals) {
    for (const member of [client, worker]) {
      const answer = await market.read({ member, agent: null }, `/contracts/${contractId}`)
      expectCurrent(answer.body, Date.parse((await market.operate('GET', '/sandbox/clock')).body.now))
      answers.push(answer)
    }
  }
  await judge.compareAll()
  return answers
}

function expectCurrent(contract: Seen, nowMs: number): void {
  const { released_cents, fee_cents } = contract.totals
  expect(fee_cents).toBe(Number((BigInt(released_cents) * BigInt(contract.fee_bps)) / 10_000n))
  const deadlines = [
    contract.status === 'active' ? contract.auto_end_at : null,
    ...contract.milestones.flatMap(({ auto_release_at, idle_refund_at }: Seen) => [auto_release_at, idle_refund_at]),
  ].filter((at) => at !== null)
  // The clock has moved on slightly since the contract was read.
  for (const at of deadlines) expect(Date.parse(at), `a deadline of ${contract.id}`).toBeGreaterThan(nowMs - 2_000)
  if (contract.status === 'active') return
  // An ended contract can only be reviewed, by each side once and until its review deadline.
  const isReviewable = contract.review_by !== null && Date.parse(contract.review_by) > nowMs - 2_000
  const actions = [contract, ...contract.milestones].flatMap(({ allowed_actions }) => allowed_actions)
  const possible = isReviewable ? [[], ['review']] : [[]]
  expect(possible, `actions in a contract that is ${contract.status}`).toContainEqual(actions)
}

async function endingsIn(operator: Client): Promise<string[]> {
  const { data } = (await operator.get('/disputes?limit=100')).body
  return data.map(({ status, resolution }: Seen) => resolution?.how ?? status)
}
