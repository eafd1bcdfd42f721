import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import type { Client } from './support/client.ts'
import { activate, advance, agreeOn, type Deal, fundedMilestone, negotiate, newDeal } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

/** The types of the new events in each reader's feed after an action, in order. */
async function eventsOf<Who extends string>(
  readers: Record<Who, Client>,
  action: () => Promise<unknown>,
): Promise<Record<Who, string[]>> {
  await sequenceAll()
  const before = Object.fromEntries(await Promise.all(each(readers, async (reader) => cursorOf(reader))))
  await action()
  await sequenceAll()
  const types = each(readers, async (reader, who) => {
    const { data } = (await reader.get(`/events?limit=100&after=${before[who]}`)).body
    return data.map(({ type }: { type: string }) => type)
  })
  return Object.fromEntries(await Promise.all(types)) as Record<Who, string[]>
}

function each<Who extends string, T>(readers: Record<Who, Client>, use: (reader: Client, who: Who) => Promise<T>) {
  return (Object.entries(readers) as [Who, Client][]).map(
    async ([who, reader]) => [who, await use(reader, who)] as const,
  )
}

async function sequenceAll(): Promise<void> {
  while ((await sequenceEvents(world.database)) > 0);
}

async function cursorOf(reader: Client): Promise<string> {
  const { data, next_cursor } = (await reader.get('/events?limit=100')).body
  expect(data.length).toBeLessThan(100)
  return next_cursor
}

async function done(answer: ReturnType<Client['post']>): Promise<void> {
  expect((await answer).status).toBeLessThan(300)
}

function bothGet(...types: string[]) {
  return { client: types, worker: types }
}

/** A contract that came from an application and is awaiting approval. */
async function agreedFromApplication(gig: object = {}) {
  const deal = await newDeal(world, gig)
  const application = await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Me.' })
  return { ...deal, applicationId: application.body.id, contract: `/contracts/${(await agreeOn(deal)).id}` }
}

async function partlyReleased(): Promise<Deal & { milestone: string; disputeBody: object }> {
  const deal = await newDeal(world)
  const milestone = await fundedMilestone(deal)
  await done(deal.client.post(`${milestone}/release`, { amount_cents: 4_000 }))
  const [, , contract_id, , milestone_id] = milestone.split('/')
  const body = { reason: 'quality', statement: 'Not good.', proposed_worker_cents: 3_000 }
  return { ...deal, milestone, disputeBody: { contract_id, milestone_id, ...body } }
}

async function disputed(): Promise<Deal & { path: string }> {
  const { disputeBody, ...deal } = await partlyReleased()
  const { id } = (await deal.client.post('/disputes/create', disputeBody)).body
  return { ...deal, path: `/disputes/${id}` }
}

describe('a cause comes before its effects in the feed', () => {
  it('when an offer is agreed to', async () => {
    const { gigId, ...sides } = await newDeal(world)
    const { id } = await negotiate({ gigId, ...sides })
    const events = await eventsOf(sides, () => done(sides.worker.post(`/negotiations/${id}/agree`, { round: 1 })))
    expect(events).toEqual(bothGet('negotiation.agreed', 'contract.created', 'milestone.added'))
  })

  it('when a contract becomes active and fills its gig', async () => {
    const { client, worker, gigId, contract } = await agreedFromApplication({ positions: 1 })
    const rival = await world.newUser()
    await done(rival.post(`/gigs/${gigId}/apply`, { message: 'Or me.' }))
    await negotiate({ client, worker: rival, gigId })
    await done(client.post(`${contract}/approve`))
    const events = await eventsOf({ client, worker, rival }, () => done(worker.post(`${contract}/approve`)))
    const forRival = ['application.rejected', 'negotiation.superseded']
    expect(events).toEqual({
      client: ['contract.activated', 'application.hired', 'gig.filled', ...forRival],
      worker: ['contract.activated', 'application.hired'],
      rival: forRival,
    })
  })

  it('when an unapproved contract is cancelled, loses its application, or expires', async () => {
    const ended = ['milestone.cancelled', 'application.shortlisted']
    const cancelled = await agreedFromApplication()
    const { client, worker } = cancelled
    expect(await eventsOf({ client, worker }, () => done(client.post(`${cancelled.contract}/cancel`)))).toEqual(
      bothGet('contract.cancelled', ...ended),
    )
    const left = await agreedFromApplication()
    const sidesLeft = { client: left.client, worker: left.worker }
    const leaving = () => done(left.worker.post(`/applications/${left.applicationId}/withdraw`))
    expect(await eventsOf(sidesLeft, leaving)).toEqual(
      bothGet('application.withdrawn', 'contract.cancelled', 'milestone.cancelled'),
    )
    const late = await agreedFromApplication()
    const sidesLate = { client: late.client, worker: late.worker }
    expect(await eventsOf(sidesLate, () => advance(world, 7))).toEqual(bothGet('contract.expired', ...ended))
  })

  it('when the end of an active contract opens its gig again, by hand or by the clock', async () => {
    for (const end of ['by hand', 'by the clock'] as const) {
      const { gigId, ...sides } = await newDeal(world)
      const { id } = await activate({ gigId, ...sides })
      const events = await eventsOf(sides, () =>
        end === 'by hand' ? done(sides.client.post(`/contracts/${id}/cancel`)) : advance(world, 30),
      )
      expect(events).toEqual({
        client: ['contract.cancelled', 'milestone.cancelled', 'gig.opened'],
        worker: ['contract.cancelled', 'milestone.cancelled'],
      })
    }
  })

  it('when money is released, by hand or by the clock', async () => {
    for (const by of ['hand', 'the clock'] as const) {
      const { gigId, ...sides } = await newDeal(world, { review_days: 1 })
      const milestone = await fundedMilestone({ gigId, ...sides })
      await done(sides.worker.post(`${milestone}/submit`, { message: 'Here it is.' }))
      const events = await eventsOf(sides, () =>
        by === 'hand' ? done(sides.client.post(`${milestone}/release`)) : advance(world, 1),
      )
      expect(events).toEqual({ client: ['milestone.released'], worker: ['milestone.released', 'payout.created'] })
    }
  })

  it('when a dispute is opened', async () => {
    const { client, worker, disputeBody } = await partlyReleased()
    const events = await eventsOf({ client, worker }, () => done(client.post('/disputes/create', disputeBody)))
    expect(events).toEqual(bothGet('dispute.opened', 'milestone.disputed', 'payout.held'))
  })

  it('when a dispute is withdrawn', async () => {
    const { client, worker, path } = await disputed()
    const events = await eventsOf({ client, worker }, () => done(client.post(`${path}/withdraw`)))
    expect(events).toEqual({
      client: ['dispute.withdrawn', 'milestone.restored'],
      worker: ['dispute.withdrawn', 'milestone.restored', 'payout.freed'],
    })
  })

  it('when a dispute is resolved, by its sides or by the clock', async () => {
    for (const by of ['its sides', 'the clock'] as const) {
      const { client, worker, path } = await disputed()
      if (by === 'the clock')
        await done(client.post(`${path}/respond`, { statement: 'All.', proposed_worker_cents: 9_000 }))
      const events = await eventsOf({ client, worker }, () =>
        by === 'its sides' ? done(worker.post(`${path}/accept`, { worker_cents: 3_000 })) : advance(world, 5),
      )
      const forBoth = ['dispute.resolved', 'payout.reversed', 'milestone.resolved']
      expect(events.client).toEqual(forBoth)
      // The payout is payable immediately, and is paid when the clock moves: then `payout.paid` follows.
      expect(events.worker.slice(0, 4)).toEqual([...forBoth, 'payout.created'])
    }
  })
})
