import type { Contract, Milestone } from '@parley/sdk'
import { afterAll, expect, it } from 'vitest'
import type { Client } from '../../server/test/support/client.ts'
import { advance, type Deal, expectCleanAudit, negotiate, newDeal, walletOf } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { netOfRelease, settlementOf } from '../src/app/money-preview.ts'
import { priceInWords } from '../src/app/price-words.ts'
import { done } from './support/done.ts'

const world = await createWorld()

afterAll(() => expectCleanAudit(world))

/** What happens to a milestone, by its number: a release of cents, a refund, or a dispute that gives the worker this part. */
type Step =
  | readonly ['release', milestone: number, cents: number]
  | readonly ['refund', milestone: number, cents?: undefined]
  | readonly ['dispute', milestone: number, workerCents: number]

interface Situation {
  about: string
  feeBps: 0 | 500 | 1250
  milestones: readonly number[]
  /** What was released by these steps has been paid out. */
  paidOut?: readonly Step[]
  before?: readonly Step[]
  act: Step
  /** What the worker and the client then have, of the client's deposit for all milestones. */
  worker: number
  client: number
}

const one = { milestones: [40_000] }
const part = ['release', 1, 15_000] as const

const situations: readonly Situation[] = [
  { ...one, feeBps: 500, about: 'all released', act: ['release', 1, 40_000], worker: 38_000, client: 0 },
  { ...one, feeBps: 500, about: 'a part released', act: part, worker: 14_250, client: 0 },
  { ...one, feeBps: 500, about: 'the rest', before: [part], act: ['release', 1, 25_000], worker: 38_000, client: 0 },
  { feeBps: 500, milestones: [10_001], about: 'an odd cent', act: ['release', 1, 10_001], worker: 9_501, client: 0 },
  {
    feeBps: 500,
    milestones: [20],
    about: 'a cent that pays the fee of two releases',
    before: [['release', 1, 19]],
    act: ['release', 1, 1],
    worker: 19,
    client: 0,
  },
  { ...one, feeBps: 500, about: 'a refund', act: ['refund', 1], worker: 0, client: 40_000 },
  {
    ...one,
    feeBps: 500,
    about: 'the rest refunded',
    before: [part],
    act: ['refund', 1],
    worker: 14_250,
    client: 25_000,
  },
  { ...one, feeBps: 500, about: 'a dispute', act: ['dispute', 1, 30_000], worker: 28_500, client: 10_000 },
  { ...one, feeBps: 500, about: 'a dispute for the client', act: ['dispute', 1, 0], worker: 0, client: 40_000 },
  { ...one, feeBps: 500, about: 'a dispute for the worker', act: ['dispute', 1, 40_000], worker: 38_000, client: 0 },
  {
    ...one,
    feeBps: 500,
    about: 'a dispute after a part is clearing, which gives the worker 100 of what is left',
    before: [part],
    act: ['dispute', 1, 25_000],
    worker: 23_750,
    client: 15_000,
  },
  {
    ...one,
    feeBps: 500,
    about: 'a dispute that gives the worker less than is clearing',
    before: [part],
    act: ['dispute', 1, 10_000],
    worker: 9_500,
    client: 30_000,
  },
  {
    ...one,
    feeBps: 500,
    about: 'a dispute that takes back what is clearing',
    before: [part],
    act: ['dispute', 1, 0],
    worker: 0,
    client: 40_000,
  },
  {
    ...one,
    feeBps: 500,
    about: 'a dispute after a part was paid out',
    paidOut: [part],
    act: ['dispute', 1, 10_000],
    worker: 23_750,
    client: 15_000,
  },
  {
    ...one,
    feeBps: 500,
    about: 'a dispute with a part paid out and a part clearing',
    paidOut: [part],
    before: [['release', 1, 5_000]],
    act: ['dispute', 1, 5_000],
    worker: 19_000,
    client: 20_000,
  },
  {
    ...one,
    feeBps: 500,
    about: 'a dispute when everything is clearing',
    before: [['release', 1, 40_000]],
    act: ['dispute', 1, 20_000],
    worker: 19_000,
    client: 20_000,
  },
  {
    feeBps: 500,
    milestones: [10_001],
    about: 'a dispute over odd cents',
    before: [['release', 1, 3_333]],
    act: ['dispute', 1, 5_000],
    worker: 4_750,
    client: 5_001,
  },
  {
    feeBps: 500,
    milestones: [19, 1],
    about: 'a dispute after which another milestone has paid too much',
    before: [
      ['release', 1, 19],
      ['release', 2, 1],
    ],
    act: ['dispute', 1, 0],
    worker: 1,
    client: 19,
  },
  {
    feeBps: 500,
    milestones: [37, 2],
    about: 'a dispute after which another milestone has paid too little',
    before: [
      ['release', 1, 19],
      ['release', 2, 2],
      ['release', 1, 18],
    ],
    act: ['dispute', 2, 0],
    worker: 36,
    client: 2,
  },
  { ...one, feeBps: 1250, about: 'all released', act: ['release', 1, 40_000], worker: 35_000, client: 0 },
  { ...one, feeBps: 1250, about: 'a part released', act: part, worker: 13_125, client: 0 },
  { feeBps: 1250, milestones: [10_001], about: 'an odd cent', act: ['release', 1, 10_001], worker: 8_751, client: 0 },
  {
    feeBps: 1250,
    milestones: [21],
    about: 'the last of three parts of a few cents',
    before: [
      ['release', 1, 7],
      ['release', 1, 7],
    ],
    act: ['release', 1, 7],
    worker: 19,
    client: 0,
  },
  { ...one, feeBps: 1250, about: 'a dispute', act: ['dispute', 1, 33_333], worker: 29_167, client: 6_667 },
  {
    ...one,
    feeBps: 1250,
    about: 'a dispute after a part is clearing',
    before: [part],
    act: ['dispute', 1, 20_001],
    worker: 17_501,
    client: 19_999,
  },
  {
    ...one,
    feeBps: 1250,
    about: 'a dispute that gives the worker one cent more than was paid out',
    paidOut: [part],
    act: ['dispute', 1, 1],
    worker: 13_126,
    client: 24_999,
  },
  {
    ...one,
    feeBps: 1250,
    about: 'the rest refunded',
    before: [['release', 1, 9_999]],
    act: ['refund', 1],
    worker: 8_750,
    client: 30_001,
  },
  {
    feeBps: 1250,
    milestones: [10_000, 5_000],
    about: 'a release after a dispute about another milestone',
    before: [['dispute', 1, 3_333]],
    act: ['release', 2, 5_000],
    worker: 7_292,
    client: 6_667,
  },
  {
    feeBps: 1250,
    milestones: [10_000, 5_000],
    about: 'a dispute while another milestone is clearing',
    before: [['release', 1, 10_000]],
    act: ['dispute', 2, 2_501],
    worker: 10_939,
    client: 2_499,
  },
  { ...one, feeBps: 0, about: 'all released', act: ['release', 1, 40_000], worker: 40_000, client: 0 },
  {
    ...one,
    feeBps: 0,
    about: 'a dispute after a part is clearing',
    before: [part],
    act: ['dispute', 1, 20_000],
    worker: 20_000,
    client: 20_000,
  },
  { ...one, feeBps: 0, about: 'the rest refunded', before: [part], act: ['refund', 1], worker: 15_000, client: 25_000 },
  {
    ...one,
    feeBps: 0,
    about: 'a dispute for the client after a part was paid out',
    paidOut: [part],
    act: ['dispute', 1, 0],
    worker: 15_000,
    client: 25_000,
  },
]

it('what a release, a refund or a dispute pays is previewed to the cent, for both sides, at any fee', async () => {
  // A contract keeps the fee of the node where it was agreed on; everything else happens on a node with another fee.
  const [none, five, twelve] = await Promise.all([0, 500, 1250].map((feeBps) => world.startNode({ feeBps })))
  const nodes = { 0: none, 500: five, 1250: twelve }
  const deals = await Promise.all(
    situations.map(async ({ feeBps, milestones }) => {
      const deal = await newDeal(world)
      return {
        ...deal,
        contract: await fundedContract(deal, milestones, nodes[feeBps]?.as(deal.worker.secret ?? '') as Client),
      }
    }),
  )
  const play = (steps: (situation: Situation) => readonly Step[]) =>
    Promise.all(
      situations.map(async (situation, index) => {
        for (const step of steps(situation)) await take(deals[index] as ContractDeal, step)
      }),
    )
  await play(({ paidOut = [] }) => paidOut)
  await advance(world, 6)
  await play(({ before = [] }) => before)

  const wrong = await Promise.all(
    situations.map(async ({ about, feeBps, act, worker, client }, index) => {
      const deal = deals[index] as ContractDeal
      const previews = [await preview(deal, act), ...(await take(deal, act, () => preview(deal, act)))]
      const ledger = await moneyOf(deal)
      const expected = { worker, client }
      return previews.some((each) => JSON.stringify(each) !== JSON.stringify(expected)) ||
        JSON.stringify(ledger) !== JSON.stringify(expected)
        ? [{ about, feeBps, expected, previews, ledger }]
        : []
    }),
  )
  expect(situations.length).toBeGreaterThanOrEqual(30)
  expect(wrong.flat()).toEqual([])
})

it('a price is put as what the worker receives and what leaves the client’s wallet, without a fee of zero', () => {
  const worker = (cents: number, period: 'once' | 'week' | 'hour', feeBps: number) =>
    priceInWords('worker', cents, period, feeBps, 'USD')
  expect([
    worker(40_000, 'once', 500),
    worker(10_001, 'week', 1250),
    worker(1_001, 'hour', 500),
    worker(40_000, 'once', 0),
    priceInWords('client', 40_000, 'once', 500, 'USD'),
    priceInWords('client', 40_000, 'week', 500, 'USD'),
  ]).toEqual([
    'You receive $380 after the 5% fee.',
    'You receive $87.51 per week after the 12.5% fee.',
    'You receive about $9.51 per hour after the 5% fee.',
    'You receive $400.',
    'You pay nothing now. $400 leaves your wallet when you fund the work.',
    'You pay nothing now. $400 leaves your wallet for each week you fund.',
  ])
})

interface ContractDeal extends Deal {
  contract: string
}

interface Money {
  worker: number
  client: number
}

/** What both have now, outside escrow. */
async function moneyOf({ worker, client }: Deal): Promise<Money> {
  const [ofWorker, ofClient] = await Promise.all([walletOf(worker), walletOf(client)])
  return { worker: ofWorker.available + ofWorker.clearing, client: ofClient.available }
}

/** What both will have after the step, as the console computes it from what the client can read. */
async function preview(deal: ContractDeal, [kind, number, cents = 0]: Step): Promise<Money> {
  const [contract, { worker, client }] = await Promise.all([contractOf(deal), moneyOf(deal)])
  const milestone = contract.milestones[number - 1] as Milestone
  if (kind === 'refund') return { worker, client: client + milestone.held_cents }
  if (kind === 'release') return { worker: worker + netOfRelease(contract, cents).netCents, client }
  const { netCents, correctionCents, clientCents } = settlementOf(contract, milestone, cents)
  const reversedCents = milestone.clearing_cents - milestone.clearing_fee_cents
  return { worker: worker - reversedCents + netCents - correctionCents, client: client + clientCents }
}

/** Returns what is previewed while a dispute is open. */
async function take<Preview>(
  deal: ContractDeal,
  [kind, number, cents]: Step,
  whileOpen?: () => Promise<Preview>,
): Promise<Preview[]> {
  const { client, worker, contract } = deal
  const { id, milestones } = await contractOf(deal)
  const milestone = milestones[number - 1]?.id
  if (kind === 'release')
    await done(client.post(`${contract}/milestones/${milestone}/release`, { amount_cents: cents }))
  if (kind === 'refund') await done(worker.post(`${contract}/milestones/${milestone}/refund`))
  if (kind !== 'dispute') return []
  const claim = { reason: 'quality', statement: 'Not as agreed.', proposed_worker_cents: cents }
  const opened = await done(client.post('/disputes/create', { contract_id: id, milestone_id: milestone, ...claim }))
  const previewed = whileOpen ? [await whileOpen()] : []
  await done(worker.post(`/disputes/${opened.id}/accept`, { worker_cents: cents }))
  return previewed
}

async function contractOf({ client, contract }: ContractDeal): Promise<Contract> {
  return done(client.get(contract))
}

/** The path of an active contract with these milestones, all of them funded. */
async function fundedContract(
  deal: Deal,
  [first = 0, ...others]: readonly number[],
  workerAtNode: Client,
): Promise<string> {
  const { client, worker } = deal
  const negotiation = await negotiate(deal, { rate_cents: first })
  const agreed = await done(workerAtNode.post(`/negotiations/${negotiation.id}/agree`, { round: 1 }))
  const contract = `/contracts/${agreed.contract_id}`
  for (const amount_cents of others) await done(client.post(`${contract}/milestones`, { title: 'More', amount_cents }))
  await done(client.post(`${contract}/approve`))
  const { milestones, totals } = await done(worker.post(`${contract}/approve`))
  await done(client.post('/wallet/deposits', { amount_cents: totals.amount_cents }))
  for (const { id } of milestones) await done(client.post(`${contract}/milestones/${id}/fund`))
  return contract
}
