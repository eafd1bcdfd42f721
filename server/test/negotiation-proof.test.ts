import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Client, issueCodesOf } from './support/client.ts'
import { advance, type Deal, negotiate, newDeal, postGig } from './support/deals.ts'
import { report, times } from './support/proof.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const nodes = [world.url, (await world.startNode()).url]
const TIMEOUT_MS = 20 * 60_000

/** The same caller, through the first or the second process. */
function over(node: number, { secret }: Client) {
  return new Client(nodes[node % nodes.length] as string, secret)
}

async function race<T>(count: number, run: (index: number) => Promise<T>): Promise<void> {
  // Several races run at once; they do not affect each other.
  for (let index = 0; index < count; index += 4) {
    await Promise.all(Array.from({ length: Math.min(4, count - index) }, (_, offset) => run(index + offset)))
  }
}

describe('a race', () => {
  it('of agree against a new round has one winner, and the contract has the terms of the named round', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const deals = await Promise.all(Array.from({ length: 4 }, () => newDeal(world)))
    let agreements = 0
    await race(times(20, 1_000), async (index) => {
      const deal = { ...(deals[index % 4] as Deal) }
      deal.gigId = await postGig(deal.client)
      const { id } = await negotiate(deal, { rate_cents: 1_000 })
      const [agreed, round] = await Promise.all([
        over(index, deal.worker).post(`/negotiations/${id}/agree`, { round: 1 }),
        over(index + 1, deal.client).post(`/negotiations/${id}/round`, { rate_cents: 2_000 }),
      ])
      const statuses = [agreed.status, round.status]
      expect(statuses.filter((status) => status < 300)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409)).toHaveLength(1)
      const after = (await deal.client.get(`/negotiations/${id}`)).body
      if (agreed.status === 200) {
        agreements++
        const contract = (await deal.client.get(`/contracts/${after.contract_id}`)).body
        expect(contract.terms).toEqual(after.rounds[0].terms)
        expect(after).toMatchObject({ status: 'agreed', round_count: 1, terms: { rate_cents: 1_000 } })
      } else {
        expect(issueCodesOf(agreed)).toEqual(['stale_round'])
        expect(after).toMatchObject({ status: 'open', round_count: 2, contract_id: null })
      }
    })
    report(`agree against a new round: agreed ${agreements} times`)
  })

  it('of agree against decline has one winner', { timeout: TIMEOUT_MS }, async () => {
    const deals = await Promise.all(Array.from({ length: 4 }, () => newDeal(world)))
    let agreements = 0
    await race(times(20, 1_000), async (index) => {
      const deal = { ...(deals[index % 4] as Deal) }
      deal.gigId = await postGig(deal.client)
      const { id } = await negotiate(deal)
      const answers = await Promise.all([
        over(index, deal.worker).post(`/negotiations/${id}/agree`, { round: 1 }),
        over(index + 1, deal.client).post(`/negotiations/${id}/decline`),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const after = (await deal.client.get(`/negotiations/${id}`)).body
      const agreed = answers[0]?.status === 200
      if (agreed) agreements++
      expect(after.status).toBe(agreed ? 'agreed' : 'declined')
      expect(after.contract_id === null).toBe(!agreed)
      expect((await deal.client.get(`/gigs/${deal.gigId}`)).body.reserved_positions).toBe(agreed ? 1 : 0)
    })
    report(`agree against decline: agreed ${agreements} times`)
  })

  it('of two workers for the last position has one winner', { timeout: TIMEOUT_MS }, async () => {
    const deals = await Promise.all(Array.from({ length: 4 }, () => newDeal(world)))
    const rivals = await Promise.all(Array.from({ length: 4 }, () => world.newUser()))
    await race(times(20, 1_000), async (index) => {
      const deal = { ...(deals[index % 4] as Deal) }
      deal.gigId = await postGig(deal.client)
      const rival = { ...deal, worker: rivals[index % 4] as Client }
      const ids = [(await negotiate(deal)).id, (await negotiate(rival)).id]
      const answers = await Promise.all([
        over(index, deal.worker).post(`/negotiations/${ids[0]}/agree`, { round: 1 }),
        over(index + 1, rival.worker).post(`/negotiations/${ids[1]}/agree`, { round: 1 }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const loser = answers.find(({ status }) => status === 409)
      expect(loser && issueCodesOf(loser)).toEqual(['no_position_free'])
      expect((await deal.client.get(`/contracts?gig_id=${deal.gigId}`)).body.data).toHaveLength(1)
      expect((await deal.client.get(`/gigs/${deal.gigId}`)).body.reserved_positions).toBe(1)
    })
  })
})

// A minimal model of a negotiation.
interface Model {
  days: number
  openedDay: number | null
  status: 'open' | 'agreed' | 'declined' | 'expired'
  offeredBy: 'client' | 'worker'
  rounds: number[]
  lastDay: number
  agreedDay: number
  rate: number | null
}

interface Real {
  deal: Deal
  stranger: Client
  id: string
}

type Who = 'client' | 'worker' | 'stranger'

const RATES = [null, 0, 100, 200]

class Open implements fc.AsyncCommand<Model, Real> {
  readonly who: Who
  readonly rate: number | null
  constructor(who: Who, rate: number | null) {
    this.who = who
    this.rate = rate
  }
  check = (model: Readonly<Model>) => model.openedDay === null
  async run(model: Model, real: Real): Promise<void> {
    const terms = this.rate === null ? {} : { rate_cents: this.rate }
    const body = { gig_id: real.deal.gigId, worker_id: real.deal.worker.userId, terms }
    const answer = await callerOf(this.who, real).post('/negotiations', body)
    expect(answer.status).toBe({ client: 201, worker: 403, stranger: 403 }[this.who])
    if (this.who !== 'client') return
    real.id = answer.body.id
    model.openedDay = model.days
    model.status = 'open'
    model.offeredBy = 'client'
    model.rounds = [1, 0]
    model.lastDay = model.days
    model.rate = this.rate
    await compare(model, real)
  }
  toString = () => `open(${this.who}, ${this.rate})`
}

class Round implements fc.AsyncCommand<Model, Real> {
  readonly who: Who
  readonly rate: number | null
  constructor(who: Who, rate: number | null) {
    this.who = who
    this.rate = rate
  }
  check = (model: Readonly<Model>) => model.openedDay !== null
  async run(model: Model, real: Real): Promise<void> {
    const body = this.rate === null ? {} : { rate_cents: this.rate }
    const answer = await callerOf(this.who, real).post(`/negotiations/${real.id}/round`, body)
    if (this.who === 'stranger') return expect(answer.status).toBe(404)
    const expected = model.status === 'open' ? 201 : 409
    expect(answer.status).toBe(expected)
    if (expected === 409) return compare(model, real)
    model.offeredBy = this.who
    model.rounds[this.who === 'client' ? 0 : 1] = (model.rounds[this.who === 'client' ? 0 : 1] ?? 0) + 1
    model.lastDay = model.days
    if (this.rate !== null) model.rate = this.rate
    await compare(model, real)
  }
  toString = () => `round(${this.who}, ${this.rate})`
}

class Agree implements fc.AsyncCommand<Model, Real> {
  readonly who: Who
  readonly roundsAgo: number
  constructor(who: Who, roundsAgo: number) {
    this.who = who
    this.roundsAgo = roundsAgo
  }
  check = (model: Readonly<Model>) => model.openedDay !== null && totalOf(model) > this.roundsAgo
  async run(model: Model, real: Real): Promise<void> {
    const round = totalOf(model) - this.roundsAgo
    const answer = await callerOf(this.who, real).post(`/negotiations/${real.id}/agree`, { round })
    if (this.who === 'stranger') return expect(answer.status).toBe(404)
    const isPossible =
      model.status === 'open' && this.roundsAgo === 0 && model.offeredBy !== this.who && model.rate !== null
    expect(answer.status).toBe(isPossible ? 200 : 409)
    if (isPossible) {
      model.status = 'agreed'
      model.agreedDay = model.days
    }
    await compare(model, real)
  }
  toString = () => `agree(${this.who}, newest - ${this.roundsAgo})`
}

class Decline implements fc.AsyncCommand<Model, Real> {
  readonly who: Who
  constructor(who: Who) {
    this.who = who
  }
  check = (model: Readonly<Model>) => model.openedDay !== null
  async run(model: Model, real: Real): Promise<void> {
    const answer = await callerOf(this.who, real).post(`/negotiations/${real.id}/decline`)
    if (this.who === 'stranger') return expect(answer.status).toBe(404)
    expect(answer.status).toBe(model.status === 'open' ? 200 : 409)
    if (model.status === 'open') model.status = 'declined'
    await compare(model, real)
  }
  toString = () => `decline(${this.who})`
}

class Advance implements fc.AsyncCommand<Model, Real> {
  readonly days: number
  constructor(days: number) {
    this.days = days
  }
  check = () => true
  async run(model: Model, real: Real): Promise<void> {
    await advance(world, this.days)
    model.days += this.days
    if (model.openedDay === null) return
    const isOver = model.days - model.lastDay >= 7 || model.days - model.openedDay >= 60
    if (model.status === 'open' && isOver) model.status = 'expired'
    await compare(model, real)
  }
  toString = () => `advance(${this.days} days)`
}

function totalOf(model: Readonly<Model>): number {
  return (model.rounds[0] ?? 0) + (model.rounds[1] ?? 0)
}

function callerOf(who: Who, { deal, stranger }: Real): Client {
  return who === 'stranger' ? stranger : deal[who]
}

async function compare(model: Model, { deal, id }: Real): Promise<void> {
  const [seen, gig] = [
    (await deal.client.get(`/negotiations/${id}`)).body,
    (await deal.client.get(`/gigs/${deal.gigId}`)).body,
  ]
  expect({
    status: seen.status,
    offeredBy: seen.offered_by,
    rounds: seen.round_count,
    rate: seen.terms.rate_cents,
    hasContract: seen.contract_id !== null,
    reserved: gig.reserved_positions,
  }).toEqual({
    status: model.status,
    offeredBy: model.offeredBy,
    rounds: totalOf(model),
    rate: model.rate,
    hasContract: model.status === 'agreed',
    // A contract without approvals expires after seven days and frees its position.
    reserved: model.status === 'agreed' && model.days - model.agreedDay < 7 ? 1 : 0,
  })
}

it('a negotiation behaves like a small model under random actions of both sides and a stranger', {
  timeout: TIMEOUT_MS,
}, async () => {
  const [client, worker, stranger] = [await world.newUser(), await world.newUser(), await world.newUser()]
  const who = fc.constantFrom<Who>('client', 'worker', 'client', 'worker', 'stranger')
  const rate = fc.constantFrom(...RATES)
  const commands = fc.commands(
    [
      fc.tuple(fc.constantFrom<Who>('client', 'client', 'worker', 'stranger'), rate).map(([by, r]) => new Open(by, r)),
      fc.tuple(who, rate).map(([by, r]) => new Round(by, r)),
      fc.tuple(who, fc.constantFrom(0, 0, 1)).map(([by, roundsAgo]) => new Agree(by, roundsAgo)),
      who.map((by) => new Decline(by)),
      fc.integer({ min: 1, max: 8 }).map((days) => new Advance(days)),
    ],
    { maxCommands: 14 },
  )
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const gigId = await postGig(client)
      await fc.asyncModelRun(
        (): { model: Model; real: Real } => ({
          model: {
            days: 0,
            openedDay: null,
            status: 'open',
            offeredBy: 'client',
            rounds: [0, 0],
            lastDay: 0,
            agreedDay: 0,
            rate: null,
          },
          real: { deal: { client, worker, gigId }, stranger, id: '' },
        }),
        sequence,
      )
    }),
    { numRuns: times(30, 2_000), endOnFailure: true },
  )
})
