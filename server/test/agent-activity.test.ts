import { describe, expect, it } from 'vitest'
import { fundedMilestone, negotiate, newDeal } from './support/deals.ts'
import { agentWith, setMandate } from './support/mandates.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

describe('the activity of an agent', () => {
  it('lists every write with its subject, key and mandate, newest first', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    const agent = await agentWith(world, deal.worker)
    const key_id = (await agent.get('/keys/verify')).body.api_key_id
    const { id: gigId } = (
      await agent.post('/gigs', { title: 'Proofread', description: 'Ten pages.', rate_type: 'fixed' })
    ).body
    await agent.patch('/profile/me', { headline: 'Here.' })
    await agent.post(`${path}/submit`, { message: 'Done.' })
    await setMandate(deal.worker, agent, { max_rate_cents: 1_000_000 })
    const { id } = await negotiate({ ...deal, gigId: (await postGigBy(deal.client)).id })
    await agent.post(`/negotiations/${id}/round`, { rate_cents: 5 })
    await agent.delete(`/gigs/${gigId}`)

    const { body } = await deal.worker.get(`/agents/${agent.agentId}/activity`)
    const common = { key_id, connected_app_id: null, approval_id: null, created_at: expect.any(String) }
    expect(body.data).toEqual([
      { ...common, action: 'gigs.delete', subject: { type: 'gig', id: gigId }, mandate_version: 3 },
      { ...common, action: 'negotiations.round', subject: { type: 'negotiation', id }, mandate_version: 3 },
      {
        ...common,
        action: 'submitMilestone',
        subject: { type: 'milestone', id: path.split('/').at(-1) },
        mandate_version: 2,
      },
      {
        ...common,
        action: 'changeOwnProfile',
        subject: { type: 'user', id: deal.worker.userId },
        mandate_version: 2,
      },
      { ...common, action: 'gigs.publish', subject: { type: 'gig', id: gigId }, mandate_version: 2 },
    ])
    expect((await agent.get(`/agents/${agent.agentId}/activity`)).body).toEqual(body)
  })

  it('does not list reads, refused requests, or writes of the owner', async () => {
    const ada = await world.newUser()
    const agent = await agentWith(world, ada)
    await agent.get('/gigs')
    await agent.post('/gigs', { title: 'x' })
    await agent.post('/wallet/withdrawals', { amount_cents: 5 })
    await ada.patch('/profile/me', { headline: 'Me.' })
    expect((await ada.get(`/agents/${agent.agentId}/activity`)).body.data).toEqual([])
  })

  it('names the key that was used', async () => {
    const ada = await world.newUser()
    const agent = await agentWith(world, ada)
    const old = (await agent.get('/keys/verify')).body.api_key_id
    const fresh = await agent.post('/keys/rotate')
    await world.as(fresh.body.key).patch('/profile/me', { headline: 'New.' })
    const { data } = (await ada.get(`/agents/${agent.agentId}/activity`)).body
    expect(data).toMatchObject([
      { action: 'changeOwnProfile', key_id: fresh.body.id },
      { action: 'rotateKey', key_id: old, subject: { type: 'key', id: fresh.body.id } },
    ])
  })

  it('can be read in pages by the owner only, even after the agent is deleted', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const [agent, twin] = [await agentWith(world, ada), await agentWith(world, ada)]
    for (const headline of ['1', '2', '3']) await agent.patch('/profile/me', { headline })
    const path = `/agents/${agent.agentId}/activity`
    for (const other of [ben, world.operator, twin]) expect((await other.get(path)).status).toBe(404)
    const before = await ada.get(path)
    expect((await ada.delete(`/agents/${agent.agentId}`)).status).toBe(200)
    expect((await ada.get(path)).body).toEqual(before.body)
    const first = await ada.get(`${path}?limit=2`)
    const rest = await ada.get(`${path}?limit=2&cursor=${first.body.next_cursor}`)
    expect([...first.body.data, ...rest.body.data]).toEqual(before.body.data)
  })

  it('cannot be changed or deleted, even in the database', async () => {
    const ada = await world.newUser()
    await (await agentWith(world, ada)).patch('/profile/me', { headline: 'Here.' })
    for (const statement of [
      `update agent_activity set action = 'nothing'`,
      'delete from agent_activity',
      'truncate agent_activity',
    ]) {
      await expect(world.inDatabase((db) => db.query(statement))).rejects.toThrow('append-only')
    }
  })
})

async function postGigBy(owner: { post: typeof world.operator.post }) {
  return (await owner.post('/gigs', { title: 'Another', description: 'More.', rate_type: 'fixed' })).body
}
