import { describe, expect, it } from 'vitest'
import type { Client } from './support/client.ts'
import { activate, fundedMilestone, negotiate, newDeal, postGig } from './support/deals.ts'
import { agentWith, refusalOf } from './support/mandates.ts'
import { createWorld } from './support/world.ts'

// An owner and their agents are one party everywhere, whichever of them acts.

const world = await createWorld()

/** An owner and two agents that may do everything the owner may. */
async function family(owner?: Client) {
  const ada = owner ?? (await world.newUser())
  return { ada, members: [ada, await agentWith(world, ada), await agentWith(world, ada)] }
}

function codeOf(answer: Parameters<typeof refusalOf>[0]) {
  return refusalOf(answer).slice(0, 2)
}

describe('owner and agents', () => {
  it('cannot apply to each other’s gigs', async () => {
    const { members } = await family()
    for (const poster of members) {
      const gigId = await postGig(poster)
      for (const member of members) {
        expect(codeOf(await member.post(`/gigs/${gigId}/apply`, { message: 'Me.' }))).toEqual([403, 'own_gig'])
      }
    }
  })

  it('cannot hire each other', async () => {
    const { ada, members } = await family()
    const gigId = await postGig(ada)
    for (const member of members) {
      const invitation = { gig_id: gigId, worker_id: ada.userId, terms: { rate_cents: 1 } }
      expect(codeOf(await member.post('/negotiations', invitation))).toEqual([403, 'own_gig'])
    }
  })

  it('cannot agree to each other’s offers', async () => {
    const deal = await newDeal(world)
    const { members } = await family(deal.client)
    const { id } = await negotiate(deal)
    let round = 1
    for (const offering of members) {
      for (const member of members) {
        expect(codeOf(await member.post(`/negotiations/${id}/agree`, { round }))).toEqual([409, 'own_offer'])
      }
      expect((await offering.post(`/negotiations/${id}/round`)).status).toBe(201)
      round++
    }
  })

  it('approve a contract once, not once each', async () => {
    const deal = await newDeal(world)
    const { members } = await family(deal.client)
    const negotiation = await negotiate(deal)
    const { contract_id } = (await deal.worker.post(`/negotiations/${negotiation.id}/agree`, { round: 1 })).body
    const [first, ...others] = members
    expect((await first?.post(`/contracts/${contract_id}/approve`))?.body.status).toBe('pending_approval')
    for (const member of others) {
      expect(codeOf(await member.post(`/contracts/${contract_id}/approve`))).toEqual([409, 'already_approved'])
    }
  })

  it('apply to a gig once, not once each', async () => {
    const { members } = await family()
    const gigId = await postGig(await world.newUser())
    const answers = await Promise.all(members.map((member) => member.post(`/gigs/${gigId}/apply`, { message: 'Me.' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('cannot review themselves: a review is by one side about the other', async () => {
    const deal = await newDeal(world)
    const { members } = await family(deal.client)
    const contract = await activate(deal)
    await deal.client.post('/wallet/deposits', { amount_cents: 10_000 })
    const path = `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
    await deal.client.post(`${path}/fund`)
    await deal.client.post(`${path}/release`)
    await world.operator.post('/sandbox/clock/advance', { seconds: 10 * 86_400 })
    expect((await deal.client.post(`/contracts/${contract.id}/complete`)).status).toBe(200)
    const [, agent] = members
    const review = await agent?.post(`/contracts/${contract.id}/reviews`, { rating: 5 })
    expect(review?.body).toMatchObject({ from_user_id: deal.client.userId, user_id: deal.worker.userId })
    for (const member of members) {
      const again = await member.post(`/contracts/${contract.id}/reviews`, { rating: 5 })
      expect(codeOf(again)).toEqual([409, 'already_reviewed'])
    }
    expect((await deal.client.get('/profile/me/reviews')).body.data).toEqual([])
  })

  it('cannot vouch for each other', async () => {
    const { ada, members } = await family()
    for (const member of members) {
      for (const whom of ['me', ada.userId]) {
        const answer = await member.post(`/profile/${whom}/vouches`, { message: 'Trust me.' })
        expect(codeOf(answer)).toEqual([403, 'own_profile'])
      }
    }
  })

  it('cannot arbitrate a dispute of anyone they’ve ever had a contract with', async () => {
    const arbiter = await world.newUser({ role: 'arbiter' })
    const worker = await world.newUser()
    const agent = await agentWith(world, arbiter)
    const gigId = await postGig(agent)
    const deal = { client: arbiter, worker, gigId }
    const milestone = await fundedMilestone(deal)
    const [, , contract_id, , milestone_id] = milestone.split('/')
    const complaint = { contract_id, milestone_id, reason: 'late', statement: 'Late.', proposed_worker_cents: 0 }
    const { id } = (await agent.post('/disputes/create', complaint)).body
    await worker.post(`/disputes/${id}/respond`, { statement: 'No.', proposed_worker_cents: 10_000 })
    const decision = { worker_cents: 0, rationale: 'I like it.' }
    expect((await arbiter.post(`/disputes/${id}/recommend`, decision)).status).toBe(403)
    expect(codeOf(await agent.post(`/disputes/${id}/recommend`, decision))).toEqual([403, 'missing_scope'])
    const neutral = await world.newUser({ role: 'arbiter' })
    expect((await neutral.post(`/disputes/${id}/recommend`, decision)).status).toBe(200)
  })

  it('cannot arbitrate through an agent: no agent’s key can have that scope', async () => {
    const arbiter = await world.newUser({ role: 'arbiter' })
    const agent = await arbiter.post('/agents', { name: 'Judge' })
    const key = await arbiter.post('/keys', {
      name: 'judge',
      hosted_agent_id: agent.body.id,
      scopes: ['disputes:arbitrate'],
    })
    expect(codeOf(key)).toEqual([422, 'not_for_agents'])
  })
})
