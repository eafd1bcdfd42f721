import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide, defaultRules, type Mandate, widenedFor } from '../src/agents/mandates/domain.ts'
import { type AgentAction, agentActions, type StakeAmounts } from '../src/platform/kernel/agent-actions.ts'
import type { AgentId, UserId } from '../src/platform/kernel/ids.ts'
import type { Instant } from '../src/platform/kernel/time.ts'
import { advance, fundedMilestone, milestoneOf, negotiate, newDeal, postGig } from './support/deals.ts'
import { agentWith, approvalIdIn, refusalOf, setMandate } from './support/mandates.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

describe('trying a mandate', () => {
  it('says for each action what happens within the limits, and changes nothing', async () => {
    const ada = await world.newUser()
    const agent = await world.newAgent(ada)
    const path = `/agents/${agent.agentId}/mandate`
    const before = (await ada.get(path)).body
    const mandate = { may: ['reviews.write'], ask_owner: ['negotiations.agree'], max_funding_cents: 50_000 }
    const { status, body } = await ada.post(`${path}/try`, { mandate })
    expect([status, body.wider]).toEqual([200, null])
    const decisions = Object.fromEntries(
      body.verdicts.map(({ action, decision }: { action: string; decision: string }) => [action, decision]),
    )
    expect(Object.keys(decisions)).toEqual(agentActions)
    expect(decisions).toMatchObject({
      'reviews.write': 'alone',
      'milestones.fund': 'alone',
      'negotiations.round': 'alone',
      'negotiations.agree': 'ask',
      'milestones.release': 'ask',
      'wallet.withdraw': 'ask',
    })
    expect((await ada.get(path)).body).toEqual(before)
  })

  it('returns exactly the refusal that the agent would get', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal)
    const buyer = await agentWith(world, deal.client, { max_funding_cents: 9_000, max_contract_cents: 8_000 })
    const refused = await buyer.post(`${path}/fund`)
    const tried = await deal.client.post(`/agents/${buyer.agentId}/mandate/try`, {
      action: 'milestones.fund',
      stake: { moved_cents: 10_000, contract_cents: 10_000, counterparty_id: deal.worker.userId },
    })
    const issues = refused.body.error.issues.map(({ remedy: _remedy, ...issue }: { remedy: string }) => issue)
    expect(tried.body.verdicts).toEqual([{ action: 'milestones.fund', decision: 'refused', issues }])
    expect(refusalOf(refused)[1]).toBe('mandate_exceeded')
    expect(tried.body.wider).toMatchObject({ max_funding_cents: 10_000, max_contract_cents: 10_000 })
  })

  it('refuses everything under a mandate that has ended', async () => {
    const ada = await world.newUser()
    const agent = await world.newAgent(ada)
    const expires_at = new Date(Date.now() + 3_600_000).toISOString()
    await setMandate(ada, agent, { expires_at })
    const other = await createWorld()
    const bea = await other.newUser()
    const hers = await other.newAgent(bea)
    await setMandate(bea, hers, { expires_at })
    await advance(other, 1)
    const body = { action: 'reviews.write' }
    expect((await ada.post(`/agents/${agent.agentId}/mandate/try`, body)).body.verdicts).toMatchObject([
      { decision: 'alone' },
    ])
    expect((await bea.post(`/agents/${hers.agentId}/mandate/try`, body)).body.verdicts).toMatchObject([
      { decision: 'refused', issues: [{ code: 'mandate_exceeded', details: { limit: 'expires_at' } }] },
    ])
  })

  it('tries rules that have ended, which cannot be saved', async () => {
    const ada = await world.newUser()
    const agent = await world.newAgent(ada)
    const path = `/agents/${agent.agentId}/mandate`
    const mandate = { may: agentActions, ask_owner: [], expires_at: '2020-01-01T00:00:00.000Z' }
    const all = await ada.post(`${path}/try`, { mandate })
    expect(all.status).toBe(200)
    expect(all.body.verdicts.map(({ decision }: { decision: string }) => decision)).toEqual(
      agentActions.map(() => 'refused'),
    )
    const one = await ada.post(`${path}/try`, { mandate, action: 'reviews.write' })
    expect(one.body.verdicts[0].issues).toMatchObject([{ details: { limit: 'expires_at' } }])
    const saved = await ada.send('PUT', path, mandate)
    expect([saved.status, saved.body.error.issues[0].path]).toEqual([422, 'expires_at'])
  })

  it('refuses contradictory rules at their fields, and people and agents of others', async () => {
    const [ada, bea] = [await world.newUser(), await world.newUser()]
    const agent = await world.newAgent(ada)
    const path = `/agents/${agent.agentId}/mandate/try`
    const refused = await ada.post(path, { mandate: { min_rate_cents: 5, max_rate_cents: 4, ask_owner: [] } })
    expect([refused.status, refused.body.error.issues[0].path]).toEqual([422, 'mandate.max_rate_cents'])
    expect((await ada.post(path, { action: 'gigs.eat' })).status).toBe(422)
    expect((await bea.post(path, {})).status).toBe(404)
    expect((await agent.post(path, {})).status).toBe(403)
  })

  it('suggests the smallest change that lets the agent act on its own, whatever the mandate and amounts', () => {
    fc.assert(
      fc.property(mandates, fc.constantFrom(...agentActions), stakes, (mandate, action, amounts) => {
        const wider = widenedFor(mandate, action, amounts)
        expect(decide(wider, action, amounts)).toBe('alone')
        if (verdictOf(mandate, action, amounts) === 'alone') expect(wider).toEqual(mandate)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('an approval', () => {
  it('shows the money that moves, the fee, and what’s left of the mandate afterward', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    const buyer = await agentWith(world, deal.client, { max_release_cents: 12_000, ask_owner: ['milestones.release'] })
    const id = approvalIdIn(await buyer.post(`${path}/release`, { amount_cents: 4_000 }))
    const asked = (await deal.client.get(`/approvals/${id}`)).body
    const escrow = { from: 'escrow', from_owner: path.split('/').at(-1) }
    expect(asked.summary).toBe('Release $40 for “Translate a manual” to the worker.')
    expect(asked.stake.moves).toEqual([
      { ...escrow, to: 'clearing', to_owner: deal.worker.userId, amount_cents: 3_800 },
      { ...escrow, to: 'fees', to_owner: null, amount_cents: 200 },
    ])
    expect(asked.mandate_left).toEqual({ now_cents: 12_000, after_cents: 8_000 })
    const decided = (await deal.client.post(`/approvals/${id}/approve`)).body
    expect(decided.mandate_left).toEqual(asked.mandate_left)
    expect((await buyer.post(`${path}/release`, { amount_cents: 4_000 })).status).toBe(200)
    expect((await deal.client.get(`/approvals/${id}`)).body).toMatchObject({ status: 'used', mandate_left: null })
    expect((await deal.client.get(`/agents/${buyer.agentId}/mandate`)).body.used.release_cents).toBe(4_000)
  })

  it('shows terms before and after, and lets its owner raise the mandate for it', async () => {
    const deal = await newDeal(world)
    const negotiation = await negotiate(deal, { rate_cents: 10_000 })
    const scout = await agentWith(world, deal.worker, {
      max_rate_cents: 11_000,
      ask_owner: ['negotiations.round'],
    })
    const offer = { rate_cents: 12_500, message: 'Weekends are included.' }
    const id = approvalIdIn(await scout.post(`/negotiations/${negotiation.id}/round`, offer))
    const { stake, action, summary } = (await deal.worker.get(`/approvals/${id}`)).body
    expect(summary).toContain('a price of $125')
    expect(stake).toMatchObject({
      rate_cents: 12_500,
      change: { before: { rate_cents: 10_000 }, after: { rate_cents: 12_500 } },
      moves: [],
    })
    const { rate_cents, contract_cents, counterparty_id } = stake
    const amounts = { rate_cents, contract_cents, counterparty_id }
    const path = `/agents/${scout.agentId}/mandate`
    const { wider } = (await deal.worker.post(`${path}/try`, { action, stake: amounts })).body
    expect(wider).toMatchObject({ max_rate_cents: 12_500, ask_owner: [] })
    await setMandate(deal.worker, scout, { max_rate_cents: wider.max_rate_cents, ask_owner: wider.ask_owner })
    expect((await scout.post(`/negotiations/${negotiation.id}/round`, offer)).status).toBe(201)
  })
})

describe('an agent', () => {
  it('shows what it did in the last day, and how many of its requests are waiting', async () => {
    const other = await createWorld()
    const ada = await other.newUser()
    await ada.post('/wallet/deposits', { amount_cents: 500 })
    const scout = await agentWith(other, ada, { ask_owner: ['wallet.withdraw'] })
    await postGig(scout)
    await scout.post('/wallet/withdrawals', { amount_cents: 5 })
    const counts = { acts_last_day: 1, pending_approvals: 1 }
    expect((await ada.get(`/agents/${scout.agentId}`)).body).toMatchObject(counts)
    expect((await ada.get('/agents')).body.data).toMatchObject([counts])
    await advance(other, 4)
    expect((await ada.get('/agents')).body.data).toMatchObject([{ acts_last_day: 0, pending_approvals: 0 }])
  })

  it('has keys that its owner can list separately', async () => {
    const ada = await world.newUser()
    const [scout, twin] = [await world.newAgent(ada), await world.newAgent(ada)]
    const namesOf = async (caller: typeof ada, agentId: string | null) =>
      (await caller.get(`/keys?hosted_agent_id=${agentId}`)).body.data.map(
        ({ hosted_agent_id }: { hosted_agent_id: string }) => hosted_agent_id,
      )
    expect(await namesOf(ada, scout.agentId)).toEqual([scout.agentId])
    expect(await namesOf(scout, scout.agentId)).toEqual([scout.agentId])
    expect(await namesOf(scout, twin.agentId)).toEqual([])
    expect(await namesOf(await world.newUser(), scout.agentId)).toEqual([])
  })
})

function verdictOf(mandate: Mandate, action: AgentAction, amounts: StakeAmounts): string {
  try {
    return decide(mandate, action, amounts)
  } catch {
    return 'refused'
  }
}

const cents = fc.integer({ min: 0, max: 20 })
const limit = fc.option(cents, { nil: null })
const people = fc.subarray(['a', 'b', 'c'] as unknown as UserId[])
const mandates: fc.Arbitrary<Mandate> = fc
  .record({
    ...Object.fromEntries(
      Object.keys(defaultRules)
        .filter((name) => name.endsWith('_cents'))
        .map((name) => [name, limit]),
    ),
    allowed_counterparties: fc.option(people, { nil: null }),
    expires_at: fc.constant(null),
    may: fc.subarray([...agentActions]),
    ask_owner: fc.subarray([...agentActions]),
    used_funding_cents: cents,
    used_release_cents: cents,
    used_refund_cents: cents,
    used_withdrawal_cents: cents,
    hosted_agent_id: fc.constant('agent' as AgentId),
    version: fc.constant(1),
    updated_at: fc.constant('2026-01-01T00:00:00.000Z' as Instant),
  })
  .filter((given) => {
    const { min_rate_cents, max_rate_cents, min_dispute_worker_cents, max_dispute_worker_cents } =
      given as unknown as Mandate
    const isPossible = (min: number | null, max: number | null) => min === null || max === null || min <= max
    return isPossible(min_rate_cents, max_rate_cents) && isPossible(min_dispute_worker_cents, max_dispute_worker_cents)
  }) as unknown as fc.Arbitrary<Mandate>
const stakes: fc.Arbitrary<StakeAmounts> = fc.record(
  {
    rateCents: limit,
    contractCents: limit,
    movedCents: cents,
    dispute: fc.record({ workerCents: cents, side: fc.constantFrom('client', 'worker') }),
    counterpartyId: fc.constantFrom('a' as UserId, 'd' as UserId, 'anyone'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<StakeAmounts>
