import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { documentedEvents } from '../src/reference/event-docs.ts'
import { activate, advance, agreeOn, fundedMilestone, negotiate, newDeal } from './support/deals.ts'
import { closed } from './support/openapi-document.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ working: true })

describe('the documented data of events', () => {
  it('matches the recorded data, over the whole life of a deal', async () => {
    const deal = await newDeal(world, { positions: 3 })
    const { client, worker, gigId } = deal
    await worker.post(`/gigs/${gigId}/apply`, { message: 'Let me.' })
    const negotiation = await negotiate(deal)
    await worker.post(`/negotiations/${negotiation.id}/round`, { rate_cents: 12_000, message: 'Rather this.' })
    await client.post(`/negotiations/${negotiation.id}/decline`, { reason: 'Too much.' })
    const cancelled = await agreeOn(deal)
    await client.post(`/contracts/${cancelled.id}/milestones`, { title: 'More', amount_cents: 500 })
    await client.post(`/contracts/${cancelled.id}/cancel`)
    const path = await fundedMilestone(await newDeal(world))
    expect(path).toMatch(/^\/contracts/)
    const paid = await newDeal(world)
    const milestone = await fundedMilestone(paid)
    await paid.worker.post(`${milestone}/submit`, { message: 'Done.' })
    await paid.client.post(`${milestone}/request-changes`, { message: 'Nearly.' })
    await paid.worker.post(`${milestone}/submit`, { message: 'Done now.', links: ['https://ada.example/work'] })
    await paid.client.post(`${milestone}/release`)
    const contractPath = milestone.split('/milestones')[0]
    await advance(world, 20)
    await paid.client.post(`${contractPath}/reviews`, { rating: 5 })
    await paid.worker.post(`${contractPath}/reviews`, { rating: 4, comment: 'Clear words.' })
    await paid.worker.post('/wallet/withdrawals', { amount_cents: 100 })
    await paid.client.post(`/profile/${paid.worker.userId}/vouches`, { message: 'Reliable.' })
    await activate(await newDeal(world))
    const argued = await newDeal(world)
    const disputed = await fundedMilestone(argued)
    const [, , contract_id, , milestone_id] = disputed.split('/')
    const claim = { reason: 'quality', statement: 'Not what we agreed on.', proposed_worker_cents: 1_000 }
    const dispute = await argued.client.post('/disputes/create', { contract_id, milestone_id, ...claim })
    expect(dispute.status).toBe(201)
    expect((await argued.worker.get('/inbox')).body.data).toMatchObject([
      { subject: { type: 'dispute', id: dispute.body.id }, action: 'respond', deadline: dispute.body.respond_by },
    ])
    await argued.worker.post(`/disputes/${dispute.body.id}/respond`, {
      statement: 'It is.',
      proposed_worker_cents: 9_000,
    })
    expect((await argued.worker.get('/inbox')).body.data).toEqual([])
    await argued.client.post(`/disputes/${dispute.body.id}/accept`, { worker_cents: 9_000 })
    const webhook = await client.post('/webhooks', { url: 'http://127.0.0.1:1/', events: ['gig.closed'] })
    await client.patch(`/webhooks/${webhook.body.id}`, { description: 'x' })
    await client.patch('/profile/me', { headline: 'Translator' })
    await client.delete(`/gigs/${gigId}`)

    const { rows } = await world.inDatabase((db) => db.query('select type, data from events order by seq'))
    const types = new Set(rows.map(({ type }) => type))
    expect(types.size).toBeGreaterThan(30)
    for (const { type, data } of rows) {
      const documented = documentedEvents.find((event) => event.type === type)
      expect(documented, type).toBeDefined()
      if (documented) expect([type, ...Compile(closed(documented.data)).Errors(data)]).toEqual([type])
    }
  })
})
