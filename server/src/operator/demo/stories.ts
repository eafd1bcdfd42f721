import type { Answer, Call, Caller } from './caller.ts'
import { attach } from './files.ts'
import type { Fitting } from './fitting.ts'
import type { DemoGig } from './gigs.ts'
import { type Character, cast, type Name } from './people.ts'
import { allGigs, type DemoDeal, type DemoDispute, type GigKey, type Stage, stages } from './plot.ts'
import { gigValues } from './trade.ts'
import * as words from './words.ts'

/** Something that happens over days. It yields how many days pass until it continues. */
export type Story = AsyncGenerator<number, void, void>

export interface Stagehands {
  call: Call
  /** Fails for someone who has not joined yet. */
  as: (name: Name) => Caller
  operator: Caller
  /** The date, some days from today. */
  dateIn: (days: number) => string
  /** Picks one of several, differently each time but the same for the same seed. */
  pick: <T>(choices: readonly T[]) => T
  /** The contracts by their gig, for stories that continue with them. */
  contracts: Map<GigKey, string>
  negotiations: Map<GigKey, string>
  posted: Map<GigKey, string>
  trade: Fitting
}

export async function postGig({ call, as, dateIn, posted, trade }: Stagehands, key: GigKey): Promise<string> {
  const gig: DemoGig = allGigs[key]
  const [min, max] = gig.hourly ?? gig.fixed ?? [0, 0]
  const answer = await call(as(gig.by), 'POST', '/gigs', {
    title: gig.title,
    description: gig.text,
    category: trade.category(gig.category),
    fields: trade.gigFields(gigValues(key)),
    skills: gig.skills,
    rate_type: gig.hourly ? 'hourly' : 'fixed',
    rate_min_cents: min * CENTS,
    rate_max_cents: max * CENTS,
    ...(gig.hours && { hours_per_week: gig.hours }),
    ...(gig.location ? { remote: false, location: gig.location } : {}),
    ...(gig.positions && { positions: gig.positions }),
    ...(gig.applyWithin && { apply_by: `${dateIn(gig.applyWithin)}T18:00:00Z` }),
  })
  posted.set(key, answer.id)
  return answer.id
}

export async function apply(hands: Stagehands, worker: Name, gigId: string, rate?: number): Promise<string> {
  const { call, as, pick } = hands
  const { pitches = [] }: Character = cast[worker]
  const message = `${pick(pitches)} ${pick(words.applicationEndings)}`
  const body = { message, ...(rate !== undefined && { rate_cents: Math.round(rate) * CENTS }) }
  return (await call(as(worker), 'POST', `/gigs/${gigId}/apply`, body)).id
}

/** A gig from its posting to wherever the plot says. */
export async function* dealStory(hands: Stagehands, deal: DemoDeal): Story {
  const { call, as, pick, contracts, negotiations } = hands
  const [client, worker] = [as(allGigs[deal.gig].by), as(deal.worker)]
  const gigId = await postGig(hands, deal.gig)
  yield 1
  const applicationId = await apply(hands, deal.worker, gigId, deal.rate * 1.04)
  yield 1
  const opened = await call(client, 'POST', '/negotiations', {
    application_id: applicationId,
    terms: { rate_cents: Math.round(deal.rate * 0.93) * CENTS },
    message: pick(words.openingMessages),
  })
  negotiations.set(deal.gig, opened.id)
  yield 1
  const counter = { rate_cents: deal.rate * CENTS, message: pick(words.counterMessages) }
  await call(worker, 'POST', `/negotiations/${opened.id}/round`, counter)
  if (deal.ends === 'declined') {
    yield 1
    const reason = 'Our budget for this is smaller than we thought. We hope we can work together another time.'
    await call(client, 'POST', `/negotiations/${opened.id}/decline`, { reason })
    return
  }
  if (!reaches(deal, 'agreed')) return yield* closingOffer(hands, deal, client, opened.id)
  yield 1
  const { contract_id } = await call(client, 'POST', `/negotiations/${opened.id}/agree`, { round: 2 })
  contracts.set(deal.gig, contract_id)
  yield* contractStory(hands, deal, contract_id)
}

// In some negotiations it is the worker's turn on the last day.
async function* closingOffer({ call, pick }: Stagehands, deal: DemoDeal, client: Caller, id: string): Story {
  if (deal.rate % 20 !== 10) return
  yield 1
  const rate_cents = Math.round(deal.rate * 0.97) * CENTS
  await call(client, 'POST', `/negotiations/${id}/round`, {
    rate_cents,
    payout_delay_days: 3,
    message: pick(words.finalMessages),
  })
}

async function* contractStory(hands: Stagehands, deal: DemoDeal, id: string): Story {
  const { call, as } = hands
  const [client, worker] = [as(allGigs[deal.gig].by), as(deal.worker)]
  await splitIntoParts(hands, deal, id, client)
  await call(client, 'POST', `/contracts/${id}/approve`)
  if (!reaches(deal, 'active')) return
  await call(worker, 'POST', `/contracts/${id}/approve`)
  yield 1
  if (deal.ends === 'cancelled') {
    await call(client, 'POST', `/contracts/${id}/cancel`)
    return
  }
  if (!reaches(deal, 'funded')) return
  const { milestones } = await call(client, 'GET', `/contracts/${id}`)
  for (const [index, milestone] of milestones.entries()) {
    const goesOn = yield* milestoneStory(
      hands,
      deal,
      `/contracts/${id}/milestones/${milestone.id}`,
      milestone,
      index > 0,
    )
    if (!goesOn) return
  }
  // Payouts have to clear first.
  yield 6
  await call(client, 'POST', `/contracts/${id}/complete`)
  yield 1
  if (!reaches(deal, 'reviewed')) return
  yield* reviewStory(hands, deal, id, client, worker)
}

async function splitIntoParts(hands: Stagehands, deal: DemoDeal, id: string, client: Caller): Promise<void> {
  const { call, dateIn } = hands
  const { milestones } = await call(client, 'GET', `/contracts/${id}`)
  const [first] = milestones
  const parts = deal.parts ?? []
  const due = (index: number) => dateIn(3 + (index + 1) * (deal.worksDays ?? 10))
  const body = (index: number) => ({
    title: parts[index]?.[0] ?? '',
    amount_cents: Math.round(deal.rate * (parts[index]?.[1] ?? 0)) * CENTS,
    due_date: due(index),
  })
  if (parts.length === 0 || !first) return
  await call(client, 'PATCH', `/contracts/${id}/milestones/${first.id}`, body(0))
  for (const index of parts.keys()) {
    if (index > 0) await call(client, 'POST', `/contracts/${id}/milestones`, body(index))
  }
}

/** Returns whether the contract continues with its next milestone. */
async function* milestoneStory(
  hands: Stagehands,
  deal: DemoDeal,
  path: string,
  milestone: Answer,
  isLater: boolean,
): AsyncGenerator<number, boolean, void> {
  const { call, as } = hands
  const [client, worker] = [as(allGigs[deal.gig].by), as(deal.worker)]
  await deposit(hands, client, milestone.amount_cents)
  await call(client, 'POST', `${path}/fund`)
  if (deal.ends === 'refunded') {
    yield deal.worksDays ?? 3
    await call(worker, 'POST', `${path}/refund`)
    return false
  }
  // Of deals that are under way, the first milestone shows the stage, and later ones have begun.
  if (!reaches(deal, 'submitted') || (isLater && !reaches(deal, 'completed'))) return false
  yield deal.worksDays ?? 5
  const links = [`https://files.example/${deal.gig.toLowerCase()}`]
  const files = await attach(call, worker, deal.files)
  await call(worker, 'POST', `${path}/submit`, { message: deal.delivers ?? 'Done, as agreed.', links, ...files })
  if (typeof deal.ends === 'object') {
    yield* disputeStory(hands, deal, deal.ends, milestone)
    return false
  }
  if (deal.until === 'changes requested') {
    yield 1
    await call(client, 'POST', `${path}/request-changes`, { message: hands.pick(words.changeRequests) })
  }
  if (!reaches(deal, 'released')) return false
  yield 2
  await call(client, 'POST', `${path}/release`)
  return true
}

async function* disputeStory(hands: Stagehands, deal: DemoDeal, plot: DemoDispute, milestone: Answer): Story {
  const { call, as } = hands
  const sides = { client: as(allGigs[deal.gig].by), worker: as(deal.worker) }
  const [opener, other] = plot.opener === 'client' ? (['client', 'worker'] as const) : (['worker', 'client'] as const)
  const cents = (share: number) => Math.round(milestone.amount_cents * share)
  const says = (side: 'client' | 'worker') => ({
    statement: plot[side][0],
    proposed_worker_cents: cents(plot[side][1]),
  })
  yield 1
  const { id } = await call(sides[opener], 'POST', '/disputes/create', {
    contract_id: milestone.contract_id,
    milestone_id: milestone.id,
    reason: plot.reason,
    ...says(opener),
  })
  if (plot.until === 'open') return
  yield 2
  await call(sides[other], 'POST', `/disputes/${id}/respond`, says(other))
  if (plot.until === 'in_review') return
  yield 1
  if (plot.until === 'settled') {
    await call(sides.client, 'POST', `/disputes/${id}/accept`, { worker_cents: cents(plot.worker[1]) })
    return
  }
  yield 2
  const [rationale, share] = plot.recommends ?? ['', 0]
  await call(as(plot.arbiter), 'POST', `/disputes/${id}/recommend`, { worker_cents: cents(share), rationale })
  if (plot.until === 'recommended') {
    yield 1
    await call(sides[opener], 'POST', `/disputes/${id}/accept`, { worker_cents: cents(share) })
    return
  }
  yield 1
  await call(sides.worker, 'POST', `/disputes/${id}/reject`)
  if (plot.until === 'arbitration') return
  yield 2
  const [reasons, final] = plot.decides ?? ['', 0]
  const judge = as(plot.arbiter === 'ruth' ? 'kenji' : 'ruth')
  await call(judge, 'POST', `/disputes/${id}/resolve`, { worker_cents: cents(final), rationale: reasons })
}

async function* reviewStory(
  { call, pick }: Stagehands,
  { ratings: [ofWorker, ofClient] = [5, 5] }: DemoDeal,
  id: string,
  client: Caller,
  worker: Caller,
): Story {
  const about = { rating: ofWorker, comment: pick(words.reviewsOfWorkers) }
  await call(client, 'POST', `/contracts/${id}/reviews`, about)
  yield 1
  const comment = pick(words.reviewsOfClients)
  await call(worker, 'POST', `/contracts/${id}/reviews`, { rating: ofClient, comment })
}

/** Puts money into a wallet, in round sums as people do. */
export async function deposit(
  { call, operator }: Pick<Stagehands, 'call' | 'operator'>,
  caller: Caller,
  neededCents: number,
): Promise<void> {
  const { available_cents } = await call(caller, 'GET', '/wallet')
  if (available_cents >= neededCents) return
  const step = 50_000
  const amount_cents = Math.ceil((neededCents - available_cents) / step) * step + step
  const { id, status } = await call(caller, 'POST', '/wallet/deposits', { amount_cents })
  if (status !== 'pending') return
  await call(operator, 'POST', `/operator/deposits/${id}/confirm`, { reference: `demo-${id}` })
}

function reaches({ until }: DemoDeal, stage: Stage): boolean {
  return stages.indexOf(until) >= stages.indexOf(stage)
}

const CENTS = 100
