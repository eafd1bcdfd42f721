import { afterAll, describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import type { Client } from './support/client.ts'
import { advance, expectCleanAudit, fundedMilestone, milestoneOf, newDeal, walletOf } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const DAY_MS = 86_400_000

afterAll(() => expectCleanAudit(world))

async function typesIn(reader: Client): Promise<string[]> {
  while ((await sequenceEvents(world.database)) > 0);
  const { data } = (await reader.get('/events?types=milestone.refund_announced&types=milestone.refunded&limit=100'))
    .body
  return data.map(({ type, actor }: { type: string; actor: { type: string } }) => `${type} by ${actor.type}`)
}

async function inboxOf(reader: Client): Promise<[string, string][]> {
  const { data } = (await reader.get('/inbox')).body
  return data.map(({ action, deadline }: { action: string; deadline: string }) => [action, deadline])
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS
}

describe('money in escrow', () => {
  it('goes back to the client if no one acts for sixty days, and both sides are notified fourteen days before', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    const { funded_at, idle_refund_at } = (await deal.client.get(path)).body
    expect(daysBetween(funded_at, idle_refund_at)).toBe(60)
    await advance(world, 45.9)
    expect([await typesIn(deal.client), await inboxOf(deal.client)]).toEqual([[], []])
    expect(await inboxOf(deal.worker)).toEqual([['submit', null]])
    await advance(world, 0.2)
    for (const party of [deal.client, deal.worker]) {
      expect(await typesIn(party)).toEqual(['milestone.refund_announced by clock'])
    }
    expect(await inboxOf(deal.client)).toEqual([['release', idle_refund_at]])
    expect(await inboxOf(deal.worker)).toEqual([['submit', idle_refund_at]])
    await advance(world, 14)
    expect((await deal.client.get(path)).body).toMatchObject({
      status: 'refunded',
      refunded_cents: 10_000,
      idle_refund_at: null,
      updated_at: idle_refund_at,
    })
    expect(await walletOf(deal.client)).toEqual({ available: 10_000, escrow: 0, clearing: 0 })
    expect(await typesIn(deal.worker)).toEqual(['milestone.refund_announced by clock', 'milestone.refunded by clock'])
    expect((await deal.client.get('/contracts')).body.data[0].auto_end_at).not.toBeNull()
  })

  it('waits for the due date', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal)
    const due_date = new Date(Date.parse(world.core.clock.now()) + 100 * DAY_MS).toISOString().slice(0, 10)
    await deal.client.patch(path, { due_date })
    const { idle_refund_at } = (await deal.client.post(`${path}/fund`)).body
    expect(daysBetween(`${due_date}T00:00:00.000Z`, idle_refund_at)).toBe(61)
  })

  it('stays as long as someone acts', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    const acts = [
      () => deal.client.post(`${path}/release`, { amount_cents: 1 }),
      async () => {
        const submitted = await deal.worker.post(`${path}/submit`, { message: 'Here it is.' })
        expect(submitted.body.idle_refund_at).toBeNull()
        return deal.client.post(`${path}/request-changes`, { message: 'Not quite.' })
      },
      async () => {
        const [, , contract_id, , milestone_id] = path.split('/')
        const about = { contract_id, milestone_id, reason: 'late', statement: 'Well.', proposed_worker_cents: 0 }
        const { id } = (await deal.client.post('/disputes/create', about)).body
        expect((await deal.client.get(path)).body.idle_refund_at).toBeNull()
        await deal.client.post(`/disputes/${id}/withdraw`)
        return deal.client.get(path)
      },
    ]
    for (const act of acts) {
      await advance(world, 50)
      const { status, body } = await act()
      expect([status, body.status]).toEqual([200, 'funded'])
      expect(daysBetween(body.updated_at, body.idle_refund_at)).toBe(60)
    }
    await advance(world, 59)
    expect((await deal.client.get(path)).body).toMatchObject({ status: 'funded', held_cents: 9_999 })
    await advance(world, 1)
    expect((await deal.client.get(path)).body).toMatchObject({
      status: 'released',
      held_cents: 0,
      refunded_cents: 9_999,
    })
  })

  it('goes back after a period that the operator can configure', async () => {
    const quick = await createWorld({
      settings: { deadlines: { ...world.core.context.settings.deadlines, milestoneIdleDays: 3 } },
    })
    const deal = await newDeal(quick)
    const path = await fundedMilestone(deal)
    expect((await deal.client.get('/inbox')).body.data).toMatchObject([{ action: 'release' }])
    await advance(quick, 3)
    expect((await deal.worker.get(path)).body.status).toBe('refunded')
  })
})
