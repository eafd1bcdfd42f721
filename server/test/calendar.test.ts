import { expect, it } from 'vitest'
import type { Client } from './support/client.ts'
import { agreeOn, fundedMilestone, negotiate, newDeal, postGig } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const deal = await newDeal(world)
const { client, worker } = deal
const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString()

interface Shown {
  kind: string
  subject: { id: string }
  waits_for_you: boolean
}

async function deadlinesOf(caller: Client, query = '') {
  const { status, body, text } = await caller.get(`/deadlines?limit=100${query}`)
  expect(status, text).toBe(200)
  return body.data
}

const shown = (entries: Shown[]) => entries.map(({ kind, subject, waits_for_you }) => [kind, subject.id, waits_for_you])

it('lists what is due for both sides, soonest first, and says who has to act', async () => {
  const [, , contractId = '', , milestoneId = ''] = (await fundedMilestone(deal)).split('/')
  const path = `/contracts/${contractId}/milestones`
  const due = await client.post(path, { title: 'Second part', amount_cents: 999_999_999, due_date: '2098-05-17' })
  expect(due.status, due.text).toBe(201)
  expect((await worker.post(`${path}/${milestoneId}/submit`, { message: 'Done.' })).status).toBe(200)
  const offer = await negotiate({ ...deal, gigId: await postGig(client) })
  const ownGig = await postGig(client, { apply_by: inAYear })
  const savedGig = await postGig(client, { apply_by: inAYear })
  await worker.post('/bookmarks', { gig_id: savedGig })

  const ofClient = await deadlinesOf(client, '&expand=gig,milestone,worker')
  const times = ofClient.map(({ at }: { at: string }) => at)
  expect(times).toEqual([...times].sort())
  expect(shown(ofClient).sort()).toEqual(
    [
      ['automatic_release', milestoneId, true],
      ['gig_closes', ownGig, false],
      ['gig_closes', savedGig, false],
      ['milestone_due', due.body.id, false],
      ['offer_expires', offer.id, false],
    ].sort(),
  )
  expect(ofClient.at(-1)).toMatchObject({
    at: '2098-05-18T00:00:00.000Z',
    date: '2098-05-17',
    contract_id: contractId,
    gig_id: deal.gigId,
    client_id: client.userId,
    worker_id: worker.userId,
    amount_cents: 999_999_999,
    currency: 'USD',
    milestone: { id: due.body.id, title: 'Second part' },
    gig: { id: deal.gigId },
    worker: { id: worker.userId },
  })
  expect(shown(await deadlinesOf(worker)).sort()).toEqual(
    [
      ['automatic_release', milestoneId, false],
      ['gig_closes', savedGig, false],
      ['milestone_due', due.body.id, true],
      ['offer_expires', offer.id, true],
    ].sort(),
  )
  expect(await deadlinesOf(await world.newUser())).toEqual([])

  const last = await client.post(path, { title: 'Last part', amount_cents: 100, due_date: '9999-12-31' })
  expect(last.status, last.text).toBe(201)
  expect((await deadlinesOf(client)).at(-1)).toMatchObject({ at: '9999-12-31T23:59:59.999Z', date: '9999-12-31' })

  const period = '&from=2098-05-18T00:00:00Z&to=2098-05-18T02:00:00.001%2B02:00'
  expect(shown(await deadlinesOf(worker, period))).toEqual([['milestone_due', due.body.id, true]])
  expect(await deadlinesOf(worker, '&from=2098-05-18T00:00:00.001Z&to=2100-01-01T00:00:00Z')).toEqual([])
  const pages: unknown[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body } = await worker.get(`/deadlines?limit=1${cursor && `&cursor=${cursor}`}`)
    pages.push(...body.data)
    cursor = body.next_cursor
  }
  expect(pages).toEqual(await deadlinesOf(worker))
})

it('follows disputes, refunds and approvals, and drops what has ended', async () => {
  const other = await newDeal(world)
  const milestone = await fundedMilestone(other)
  const [, , contract_id = '', , milestone_id = ''] = milestone.split('/')
  expect(shown(await deadlinesOf(other.worker))).toEqual([['automatic_refund', milestone_id, true]])
  const { body: dispute } = await other.client.post('/disputes/create', {
    contract_id,
    milestone_id,
    reason: 'quality',
    statement: 'Bad.',
    proposed_worker_cents: 100,
  })
  expect(shown(await deadlinesOf(other.worker))).toEqual([['dispute_answer', dispute.id, true]])
  expect(shown(await deadlinesOf(other.client))).toEqual([['dispute_answer', dispute.id, false]])
  await other.worker.post(`/disputes/${dispute.id}/respond`, { statement: 'Good.', proposed_worker_cents: 200 })
  expect(shown(await deadlinesOf(other.worker))).toEqual([['dispute_decision', dispute.id, false]])
  await other.worker.post(`/disputes/${dispute.id}/accept`, { worker_cents: 100 })
  expect(await deadlinesOf(other.worker)).toEqual([])

  const agreed = await newDeal(world)
  const { id } = await agreeOn(agreed)
  expect(shown(await deadlinesOf(agreed.client))).toEqual([['contract_approval', id, true]])
  await agreed.client.post(`/contracts/${id}/approve`)
  expect(shown(await deadlinesOf(agreed.client))).toEqual([['contract_approval', id, false]])
})
