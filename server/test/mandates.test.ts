import { describe, expect, it } from 'vitest'
import { type Answer, type Client, issueCodesOf } from './support/client.ts'
import {
  activate,
  advance,
  agreeOn,
  type Deal,
  expectCleanAudit,
  fundedMilestone,
  milestoneOf,
  negotiate,
  newDeal,
  postGig,
} from './support/deals.ts'
import { disputeAbout } from './support/fixtures.ts'
import { agentWith, allAgentScopes, approvalIdIn, refusalOf, setMandate } from './support/mandates.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

const empty = {
  min_rate_cents: null,
  max_rate_cents: null,
  max_contract_cents: null,
  max_funding_cents: null,
  max_release_cents: null,
  max_refund_cents: null,
  max_withdrawal_cents: null,
  min_dispute_worker_cents: null,
  max_dispute_worker_cents: null,
  allowed_counterparties: null,
  expires_at: null,
}

async function openDispute(deal: Deal, milestone: string): Promise<string> {
  return `/disputes/${(await deal.client.post('/disputes/create', disputeAbout(milestone))).body.id}`
}

describe('a mandate', () => {
  it('exists from the start, and asks the owner about everything that commits them, except publishing gigs, making offers and accepting them', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const answer = await ada.get(`/agents/${scout.agentId}/mandate`)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      ...empty,
      agent_id: scout.agentId,
      may: [],
      ask_owner: [
        'contracts.approve',
        'contracts.cancel',
        'contracts.complete',
        'milestones.change',
        'milestones.fund',
        'milestones.release',
        'milestones.refund',
        'disputes.open',
        'disputes.propose',
        'disputes.accept',
        'disputes.reject',
        'disputes.withdraw',
        'reviews.write',
        'vouches.write',
        'gigs.delete',
        'wallet.withdraw',
      ],
      used: { funding_cents: 0, release_cents: 0, refund_cents: 0, withdrawal_cents: 0 },
      version: 1,
      updated_at: expect.any(String),
    })
    expect((await scout.get(`/agents/${scout.agentId}/mandate`)).body).toEqual(answer.body)
  })

  it('is replaced as a whole, and every change increases its version', async () => {
    const ada = await world.newUser()
    const ben = await world.newUser()
    const scout = await world.newAgent(ada)
    const path = `/agents/${scout.agentId}/mandate`
    const rules = {
      min_rate_cents: 1,
      max_rate_cents: 2,
      max_contract_cents: 3,
      max_funding_cents: 4,
      max_release_cents: 7,
      max_refund_cents: 8,
      max_withdrawal_cents: 9,
      min_dispute_worker_cents: 5,
      max_dispute_worker_cents: 6,
      allowed_counterparties: [ben.userId],
      expires_at: '2999-01-01T00:00:00.000Z',
      may: ['reviews.write', 'contracts.cancel'],
      ask_owner: ['wallet.withdraw', 'negotiations.agree'],
    }
    const set = await ada.send('PUT', path, rules)
    expect(set.body).toMatchObject({
      ...rules,
      may: ['contracts.cancel', 'reviews.write'],
      ask_owner: ['negotiations.agree', 'wallet.withdraw'],
      version: 2,
    })
    const { warnings: _, ...mandate } = set.body
    expect((await ada.get(path)).body).toEqual(mandate)
    expect((await ada.send('PUT', path, rules)).body.version).toBe(2)
    expect((await ada.send('PUT', path, { ask_owner: [] })).body).toMatchObject({
      ...empty,
      version: 3,
      may: [],
      ask_owner: [],
    })
    const stale = await ada.send('PUT', path, rules, { 'if-match': String(set.headers.get('etag')) })
    expect([stale.status, issueCodesOf(stale)]).toEqual([412, ['stale_version']])
  })

  it('can be set when the agent is created', async () => {
    const ada = await world.newUser()
    const made = await ada.post('/agents', { name: 'Scout', mandate: { max_rate_cents: 7, ask_owner: [] } })
    expect(made.status).toBe(201)
    const { body } = await ada.get(`/agents/${made.body.id}/mandate`)
    expect(body).toMatchObject({ max_rate_cents: 7, ask_owner: [], version: 1 })
  })

  it.each([
    [{}, 'ask_owner', 'required'],
    [{ ask_owner: ['gigs.create'] }, 'ask_owner.0', 'not_allowed'],
    [{ ask_owner: [], may: ['gigs.delete', 'gigs.delete'] }, 'may', 'duplicate_item'],
    [{ ask_owner: [], max_rate_cents: '5' }, 'max_rate_cents', 'not_integer'],
    [{ ask_owner: [], max_funding_cents: -1 }, 'max_funding_cents', 'too_small'],
    [{ ask_owner: [], max_withdrawal_cents: 0.5 }, 'max_withdrawal_cents', 'not_integer'],
    [{ ask_owner: [], min_rate_cents: 2, max_rate_cents: 1 }, 'max_rate_cents', 'too_small'],
    [
      { ask_owner: [], min_dispute_worker_cents: 2, max_dispute_worker_cents: 1 },
      'max_dispute_worker_cents',
      'too_small',
    ],
    [{ ask_owner: [], expires_at: '2020-01-01T00:00:00.000Z' }, 'expires_at', 'too_small'],
    [{ ask_owner: [], budget: 1 }, 'budget', 'unknown_field'],
  ])('refuses %j', async (body, path, code) => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const answer = await ada.send('PUT', `/agents/${scout.agentId}/mandate`, body)
    expect(answer.status).toBe(422)
    expect(answer.body.error.issues).toContainEqual(expect.objectContaining({ path, code }))
    const withAgent = await ada.post('/agents', { name: 'x', mandate: body })
    expect(withAgent.status).toBe(422)
    expect(withAgent.body.error.issues).toContainEqual(expect.objectContaining({ path: `mandate.${path}`, code }))
    expect((await ada.get('/agents')).body.data).toHaveLength(1)
  })

  it('can only be read by the owner and the agent, and only set by the owner', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const [scout, broker] = [await agentWith(world, ada), await agentWith(world, ada)]
    const path = `/agents/${scout.agentId}/mandate`
    for (const caller of [ben, world.operator]) {
      expect((await caller.get(path)).status).toBe(404)
      expect((await caller.send('PUT', path, { ask_owner: [] })).status).toBe(404)
    }
    expect((await broker.get(path)).status).toBe(404)
    expect(refusalOf(await scout.send('PUT', path, { ask_owner: [] })).slice(0, 2)).toEqual([403, 'missing_scope'])
    await ada.delete(`/agents/${scout.agentId}`)
    expect((await ada.get(path)).status).toBe(404)
    expect((await ada.send('PUT', path, { ask_owner: [] })).status).toBe(404)
  })
})

describe('rate limits of a mandate', () => {
  const limits = { min_rate_cents: 5_000, max_rate_cents: 20_000 }

  it.each([
    [4_999, 'min_rate_cents', 5_000],
    [20_001, 'max_rate_cents', 20_000],
  ])('apply to rounds, opening offers, invitations and applications: %i', async (rate_cents, limit, allowed) => {
    const deal = await newDeal(world)
    const scout = await agentWith(world, deal.worker, limits)
    const details = { action: 'negotiations.round', limit, allowed, asked: rate_cents }
    const expected = [403, 'mandate_exceeded', details]
    expect(refusalOf(await scout.post(`/gigs/${deal.gigId}/apply`, { message: 'Hi.', rate_cents }))).toEqual(expected)
    const applied = await scout.post(`/gigs/${deal.gigId}/apply`, { message: 'Hi.', rate_cents: 5_000 })
    expect(applied.status).toBe(201)
    const opening = { application_id: applied.body.id, terms: { rate_cents } }
    expect(refusalOf(await scout.post('/negotiations', opening))).toEqual(expected)
    const opened = await scout.post('/negotiations', { application_id: applied.body.id })
    expect(opened.status).toBe(201)
    const rounds = `/negotiations/${opened.body.id}/round`
    expect(refusalOf(await scout.post(rounds, { rate_cents }))).toEqual(expected)
    expect((await scout.post(rounds, { rate_cents: 20_000 })).status).toBe(201)

    const buyer = await agentWith(world, deal.client, limits)
    const other = await world.newUser()
    const invitation = { gig_id: deal.gigId, worker_id: other.userId, terms: { rate_cents } }
    expect(refusalOf(await buyer.post('/negotiations', invitation))).toEqual(expected)
    expect(refusalOf(await buyer.post(rounds, { rate_cents }))).toEqual(expected)
    expect((await deal.client.get(`/negotiations/${opened.body.id}`)).body.round_count).toBe(2)
  })

  it('apply to a round that restates the terms', async () => {
    const deal = await newDeal(world)
    const scout = await agentWith(world, deal.worker, limits)
    const { id } = await negotiate(deal, { rate_cents: 1 })
    expect(refusalOf(await scout.post(`/negotiations/${id}/round`)).slice(0, 2)).toEqual([403, 'mandate_exceeded'])
  })

  it('apply to agreeing, and to approving what the owner agreed to', async () => {
    const deal = await newDeal(world)
    const scout = await agentWith(world, deal.worker, limits)
    const { id } = await negotiate(deal, { rate_cents: 20_001 })
    const agreed = await scout.post(`/negotiations/${id}/agree`, { round: 1 })
    expect(refusalOf(agreed)).toMatchObject([403, 'mandate_exceeded', { action: 'negotiations.agree' }])
    const { body } = await deal.worker.post(`/negotiations/${id}/agree`, { round: 1 })
    const approved = await scout.post(`/contracts/${body.contract_id}/approve`)
    expect(refusalOf(approved)).toMatchObject([403, 'mandate_exceeded', { action: 'contracts.approve' }])
    await setMandate(deal.worker, scout, { max_rate_cents: 20_001 })
    expect((await scout.post(`/contracts/${body.contract_id}/approve`)).status).toBe(200)
  })

  it('don’t apply to opening a negotiation with the worker’s own proposal, but do apply to agreeing to it', async () => {
    const deal = await newDeal(world)
    const applied = await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Hi.', rate_cents: 99_999 })
    const buyer = await agentWith(world, deal.client, limits)
    const opened = await buyer.post('/negotiations', { application_id: applied.body.id })
    expect(opened.body).toMatchObject({ offered_by: 'worker', terms: { rate_cents: 99_999 } })
    const agreed = await buyer.post(`/negotiations/${opened.body.id}/agree`, { round: 1 })
    expect(refusalOf(agreed)).toMatchObject([403, 'mandate_exceeded', { limit: 'max_rate_cents' }])
  })

  it('are all named if a request exceeds several', async () => {
    const deal = await newDeal(world)
    const rules = { max_rate_cents: 10, max_contract_cents: 10, allowed_counterparties: [] }
    const buyer = await agentWith(world, deal.client, rules)
    const invitation = { gig_id: deal.gigId, worker_id: deal.worker.userId, terms: { rate_cents: 11 } }
    const { body } = await buyer.post('/negotiations', invitation)
    expect(body.error.issues.map(({ details }: { details: { limit: string } }) => details.limit)).toEqual([
      'max_rate_cents',
      'max_contract_cents',
      'allowed_counterparties',
    ])
  })
})

describe('the limit per contract', () => {
  it('applies to the price in the terms, even by the hour and beyond exact integers', async () => {
    const deal = await newDeal(world, { rate_type: 'hourly' })
    const buyer = await agentWith(world, deal.client, { max_contract_cents: 40_000 })
    const invite = (terms: object) =>
      buyer.post('/negotiations', { gig_id: deal.gigId, worker_id: deal.worker.userId, terms })
    for (const terms of [
      { rate_cents: 1_001, hours_per_week: 40 },
      { rate_cents: Number.MAX_SAFE_INTEGER, hours_per_week: 168 },
    ]) {
      expect(refusalOf(await invite(terms))).toMatchObject([403, 'mandate_exceeded', { limit: 'max_contract_cents' }])
    }
    expect((await invite({ rate_cents: 1_000, hours_per_week: 40 })).status).toBe(201)
  })

  it('applies to the sum of the milestones on approval, not just to the rate', async () => {
    const deal = await newDeal(world)
    const contract = await agreeOn(deal, { rate_cents: 10_000 })
    const scout = await agentWith(world, deal.worker, { max_contract_cents: 10_000 })
    await deal.client.post(`/contracts/${contract.id}/milestones`, { title: 'More', amount_cents: 1 })
    const refused = await scout.post(`/contracts/${contract.id}/approve`)
    expect(refusalOf(refused)).toMatchObject([403, 'mandate_exceeded', { limit: 'max_contract_cents', asked: 10_001 }])
  })

  it('applies to the sum of all funding, and to the sum of all releases', async () => {
    const deal = await newDeal(world)
    const contract = await activate(deal, { rate_cents: 600 })
    await deal.client.post('/wallet/deposits', { amount_cents: 5_000 })
    const path = `/contracts/${contract.id}/milestones`
    const more = (await deal.client.post(path, { title: 'More', amount_cents: 500 })).body
    const [first] = contract.milestones
    const buyer = await agentWith(world, deal.client, { max_contract_cents: 1_000 })
    expect((await buyer.post(`${path}/${first.id}/fund`)).status).toBe(200)
    const second = await buyer.post(`${path}/${more.id}/fund`)
    expect(refusalOf(second)).toMatchObject([403, 'mandate_exceeded', { limit: 'max_contract_cents', asked: 1_100 }])

    expect((await deal.client.post(`${path}/${more.id}/fund`)).status).toBe(200)
    expect((await buyer.post(`${path}/${first.id}/release`)).status).toBe(200)
    expect((await buyer.post(`${path}/${more.id}/release`, { amount_cents: 400 })).status).toBe(200)
    const last = await buyer.post(`${path}/${more.id}/release`)
    expect(refusalOf(last)).toMatchObject([403, 'mandate_exceeded', { limit: 'max_contract_cents', asked: 1_100 }])
    await expectCleanAudit(world)
  })
})

describe('a mandate grants only what it names:', () => {
  const noneNamed = { may: [], ask_owner: [] }

  it('a limit that covers an action lets the agent take it on its own, up to the limit', async () => {
    const deal = await newDeal(world)
    const contract = await agreeOn(deal, { rate_cents: 600 })
    await deal.worker.post(`/contracts/${contract.id}/approve`)
    await deal.client.post('/wallet/deposits', { amount_cents: 1_000 })
    const path = `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
    const [buyer, seller] = [await agentWith(world, deal.client), await agentWith(world, deal.worker)]
    /** Asks without the limit, refuses beyond it, and lets the agent act on its own within it. */
    async function expectCovered(
      owner: Client,
      agent: Client,
      limit: string,
      cents: number,
      act: () => Promise<Answer>,
    ) {
      await setMandate(owner, agent, noneNamed)
      expect(refusalOf(await act()).slice(0, 2), limit).toEqual([403, 'approval_required'])
      await setMandate(owner, agent, { ...noneNamed, [limit]: cents - 1 })
      expect(refusalOf(await act()).slice(0, 2), limit).toEqual([403, 'mandate_exceeded'])
      await setMandate(owner, agent, { ...noneNamed, [limit]: cents })
      expect((await act()).status, limit).toBeLessThan(300)
    }
    const { client, worker } = deal
    const add = () => buyer.post(`/contracts/${contract.id}/milestones`, { title: 'More', amount_cents: 50 })
    await expectCovered(client, buyer, 'max_contract_cents', 650, add)
    const approve = () => buyer.post(`/contracts/${contract.id}/approve`)
    await deal.worker.post(`/contracts/${contract.id}/approve`)
    await expectCovered(client, buyer, 'max_contract_cents', 650, approve)
    const raise = () => buyer.patch(path, { amount_cents: 700 })
    await expectCovered(client, buyer, 'max_contract_cents', 750, raise)
    await expectCovered(client, buyer, 'max_funding_cents', 700, () => buyer.post(`${path}/fund`))
    await expectCovered(client, buyer, 'max_release_cents', 300, () =>
      buyer.post(`${path}/release`, { amount_cents: 300 }),
    )
    await expectCovered(worker, seller, 'max_refund_cents', 400, () => seller.post(`${path}/refund`))
    await expectCovered(client, buyer, 'max_withdrawal_cents', 200, () =>
      buyer.post('/wallet/withdrawals', { amount_cents: 200 }),
    )
    const used = { funding_cents: 700, release_cents: 300, refund_cents: 0, withdrawal_cents: 200 }
    expect((await buyer.get('/me')).body.mandate.used).toEqual(used)
    expect((await seller.get('/me')).body.mandate.used).toMatchObject({ refund_cents: 400 })
    await expectCleanAudit(world)
  })

  it('totals are never exceeded by parallel releases and withdrawals', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal, 1_000)
    await deal.client.post('/wallet/deposits', { amount_cents: 1_000 })
    const buyer = await agentWith(world, deal.client, { max_release_cents: 399, max_withdrawal_cents: 250 })
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        buyer.post(i % 2 ? `${path}/release` : '/wallet/withdrawals', { amount_cents: 100 }),
      ),
    )
    const done = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([done(200), done(201), done(403)]).toEqual([3, 2, 11])
    expect((await buyer.get('/me')).body.left).toMatchObject({ release_cents: 99, withdrawal_cents: 50 })
    await expectCleanAudit(world)
  })

  it('in a dispute, a client is protected by the highest amount for the worker, a worker by the lowest', async () => {
    const deal = await newDeal(world)
    const dispute = await openDispute(deal, await fundedMilestone(deal))
    await deal.worker.post(`${dispute}/respond`, { statement: 'No.', proposed_worker_cents: 8_000 })
    for (const [owner, covering, other] of [
      [deal.client, { max_dispute_worker_cents: 9_000 }, { min_dispute_worker_cents: 0 }],
      [deal.worker, { min_dispute_worker_cents: 2_000 }, { max_dispute_worker_cents: 9_000 }],
    ] as const) {
      const agent = await agentWith(world, owner, { ...noneNamed, ...other })
      const propose = () => agent.post(`${dispute}/respond`, { statement: 'Half.', proposed_worker_cents: 5_000 })
      expect(refusalOf(await propose()).slice(0, 2)).toEqual([403, 'approval_required'])
      await setMandate(owner, agent, { ...noneNamed, ...covering })
      expect((await propose()).status).toBe(200)
    }
  })

  it('`may` names an action that no limit covers; a limit still applies, and `ask_owner` has precedence', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal, 400)
    const buyer = await agentWith(world, deal.client, { may: ['milestones.fund'], max_contract_cents: 399 })
    const fund = () => buyer.post(`${path}/fund`, { amount_cents: 400 })
    expect(refusalOf(await fund())).toMatchObject([403, 'mandate_exceeded', { limit: 'max_contract_cents' }])
    await setMandate(deal.client, buyer, { may: ['milestones.fund'], ask_owner: ['milestones.fund'] })
    expect(refusalOf(await fund()).slice(0, 2)).toEqual([403, 'approval_required'])
    await setMandate(deal.client, buyer, { may: ['milestones.fund'] })
    expect((await fund()).status).toBe(200)
  })

  it('an action in `ask_owner` goes to the owner even beyond a limit, and what’s approved counts as used', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal, 400)
    const rules = { ...noneNamed, ask_owner: ['milestones.fund'], max_funding_cents: 300 }
    const buyer = await agentWith(world, deal.client, rules)
    const id = approvalIdIn(await buyer.post(`${path}/fund`))
    await deal.client.post(`/approvals/${id}/approve`)
    expect((await buyer.post(`${path}/fund`)).status).toBe(200)
    const me = (await buyer.get('/me')).body
    expect([me.mandate.used.funding_cents, me.left.funding_cents]).toEqual([400, 0])
  })

  it('changing a milestone’s text isn’t a mandate action, but removing it is', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal)
    const agent = await agentWith(world, deal.client, noneNamed)
    expect((await agent.patch(path, { title: 'Something else' })).status).toBe(200)
    approvalIdIn(await agent.delete(path))
  })

  it('`ask_owner` can name publishing: posting or opening a gig, and editing one that others can see', async () => {
    const ada = await world.newUser()
    const scout = await agentWith(world, ada, noneNamed)
    const post = (more: object = {}) =>
      scout.post('/gigs', { title: 'Proofread', description: 'Ten pages.', rate_type: 'fixed', ...more })
    const change = (gig: Answer, body: object) => scout.patch(`/gigs/${gig.body.id}`, body)
    const open = await post()
    expect([open.status, (await change(open, { title: 'Proofread it' })).status]).toEqual([201, 200])

    await setMandate(ada, scout, { ask_owner: ['gigs.publish'] })
    const draft = await post({ status: 'draft' })
    expect([draft.status, (await change(draft, { title: 'A draft' })).status]).toEqual([201, 200])
    const asks = (answer: Answer) =>
      expect(refusalOf(answer)).toMatchObject([403, 'approval_required', { action: 'gigs.publish' }])
    asks(await post())
    asks(await change(draft, { status: 'open' }))
    asks(await change(open, { title: 'Something else' }))
    asks(await change(open, { title: 'Something else', status: 'paused' }))
    expect((await change(open, { status: 'paused' })).status).toBe(200)
    asks(await change(open, { title: 'Something else' }))
    asks(await change(open, { status: 'open' }))
    expect((await ada.get(`/gigs/${open.body.id}`)).body).toMatchObject({ title: 'Proofread it', status: 'paused' })
    expect((await ada.get('/gigs?client_id=me')).body.data).toEqual([])

    await setMandate(ada, scout, { may: ['gigs.delete'], ask_owner: ['gigs.publish'] })
    const both = await change(open, { title: 'Something else', status: 'closed' })
    expect([both.status, both.body.error.issues[0]]).toMatchObject([422, { path: 'status', code: 'not_allowed' }])
    expect((await change(open, { status: 'closed' })).status).toBe(200)
    expect((await ada.get(`/gigs/${open.body.id}`)).body).toMatchObject({ title: 'Proofread it', status: 'closed' })
  })

  it('closing a gig, and ending an application with its contract, need the same mandate as deleting and cancelling', async () => {
    const deal = await newDeal(world)
    const [buyer, seller] = [
      await agentWith(world, deal.client, noneNamed),
      await agentWith(world, deal.worker, noneNamed),
    ]
    const asks = (answer: Answer, action: string) =>
      expect(refusalOf(answer)).toMatchObject([403, 'approval_required', { action }])
    asks(await buyer.delete(`/gigs/${deal.gigId}`), 'gigs.delete')
    asks(await buyer.patch(`/gigs/${deal.gigId}`, { status: 'closed' }), 'gigs.delete')
    expect((await buyer.patch(`/gigs/${deal.gigId}`, { status: 'paused' })).status).toBe(200)
    await deal.client.patch(`/gigs/${deal.gigId}`, { status: 'open' })

    const { id } = (await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Hi.', rate_cents: 500 })).body
    const opened = (await deal.client.post('/negotiations', { application_id: id })).body
    await deal.client.post(`/negotiations/${opened.id}/agree`, { round: 1 })
    asks(await seller.post(`/applications/${id}/withdraw`), 'contracts.cancel')
    asks(await buyer.post(`/applications/${id}/reject`), 'contracts.cancel')

    const two = await postGig(deal.client, { positions: 2 })
    await activate({ ...deal, gigId: two })
    asks(await buyer.patch(`/gigs/${two}`, { positions: 1 }), 'gigs.delete')
  })
})

describe('setting a mandate', () => {
  it('warns about keys of the agent that lack the scope for what it allows', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const { api_key_id } = (await scout.get('/keys/verify')).body
    const rules = { may: ['wallet.withdraw', 'reviews.write'], max_funding_cents: 1, max_contract_cents: 1 }
    expect((await setMandate(ada, scout, rules)).body.warnings).toEqual([
      {
        key_id: api_key_id,
        scope: 'contracts:approve',
        actions: ['contracts.approve'],
        message: expect.stringContaining('contracts:approve'),
      },
      {
        key_id: api_key_id,
        scope: 'payments:write',
        actions: ['milestones.fund', 'wallet.withdraw'],
        message: expect.stringContaining('payments:write'),
      },
    ])
    const ask_owner = ['contracts.approve', 'milestones.fund', 'wallet.withdraw']
    expect((await setMandate(ada, scout, { ...rules, ask_owner })).body.warnings).toEqual([])
    await ada.post('/keys', { name: 'full', hosted_agent_id: scout.agentId, scopes: allAgentScopes })
    await ada.post(`/keys/${api_key_id}/revoke`)
    expect((await setMandate(ada, scout, rules)).body.warnings).toEqual([])
  })
})

describe('GET /me', () => {
  it('shows an agent its user, scopes, mandate and how much of it is left', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal, 400)
    const buyer = await agentWith(world, deal.client, { max_funding_cents: 1_000 }, ['read', 'payments:write'])
    await buyer.post(`${path}/fund`)
    const { body } = await buyer.get('/me')
    expect(body).toEqual({
      user: { ...(await deal.client.get('/profile/me')).body, role: 'member', status: 'active' },
      agent: (await deal.client.get(`/agents/${buyer.agentId}`)).body,
      api_key_id: (await buyer.get('/keys/verify')).body.api_key_id,
      session_id: null,
      connected_app_id: null,
      scopes: ['read', 'payments:write'],
      fee_bps: 500,
      terms: { in_force: null, planned: null },
      mandate: (await deal.client.get(`/agents/${buyer.agentId}/mandate`)).body,
      left: { funding_cents: 600, release_cents: null, refund_cents: null, withdrawal_cents: null },
    })
  })

  it('shows a user no mandate, and only scopes that the role still allows', async () => {
    const ada = await world.newUser()
    const { body } = await ada.get('/me')
    expect(body).toMatchObject({ user: { user_id: ada.userId }, agent: null, mandate: null, left: null })
    expect(body.scopes).toContain('agents:write')
    expect(body.scopes).not.toContain('admin')
  })
})

describe('the limit of total funding', () => {
  it('adds up across contracts, is shown as used, and keeps counting under a new mandate', async () => {
    const client = await world.newUser()
    await client.post('/wallet/deposits', { amount_cents: 100_000 })
    const buyer = await agentWith(world, client, { max_funding_cents: 1_000 })
    const paths: string[] = []
    for (let i = 0; i < 3; i++) {
      const deal = { client, worker: await world.newUser(), gigId: await postGig(client) }
      paths.push(await milestoneOf(deal, 400, 0))
    }
    const used = async () => (await client.get(`/agents/${buyer.agentId}/mandate`)).body.used.funding_cents
    expect((await buyer.post(`${paths[0]}/fund`)).status).toBe(200)
    expect((await buyer.post(`${paths[1]}/fund`)).status).toBe(200)
    expect(await used()).toBe(800)
    const refused = await buyer.post(`${paths[2]}/fund`)
    const details = { action: 'milestones.fund', limit: 'max_funding_cents', allowed: 1_000, used: 800, left: 200 }
    expect(refusalOf(refused)).toEqual([403, 'mandate_exceeded', { ...details, asked: 400 }])
    expect(await used()).toBe(800)

    await setMandate(client, buyer, { max_funding_cents: 1_199 })
    expect(refusalOf(await buyer.post(`${paths[2]}/fund`)).slice(0, 2)).toEqual([403, 'mandate_exceeded'])
    await setMandate(client, buyer, { max_funding_cents: 1_200 })
    expect((await buyer.post(`${paths[2]}/fund`)).status).toBe(200)
    expect(await used()).toBe(1_200)
    await expectCleanAudit(world)
  })

  it('does not count failed requests or repeated ones', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal, 400)
    const buyer = await agentWith(world, deal.client, { max_funding_cents: 400 })
    const used = async () => (await deal.client.get(`/agents/${buyer.agentId}/mandate`)).body.used.funding_cents
    expect((await buyer.post(`${path}/fund`, { amount_cents: 1 })).status).toBe(422)
    expect(await used()).toBe(0)
    const key = { 'idempotency-key': 'once' }
    const first = await buyer.post(`${path}/fund`, {}, key)
    expect(first.status).toBe(200)
    expect((await buyer.post(`${path}/fund`, {}, key)).text).toBe(first.text)
    expect((await buyer.post(`${path}/fund`)).status).toBe(409)
    expect(await used()).toBe(400)
    const activity = await deal.client.get(`/agents/${buyer.agentId}/activity`)
    expect(activity.body.data).toHaveLength(1)
  })
})

describe('allowed counterparties', () => {
  it('are only those on the list, on either side of a deal', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    const gigId = await postGig(deal.client)
    const stranger = await world.newUser()
    const outside = { allowed_counterparties: [stranger.userId] }
    const [buyer, seller] = [
      await agentWith(world, deal.client, outside),
      await agentWith(world, deal.worker, outside),
    ] as const
    const invitation = { gig_id: gigId, worker_id: deal.worker.userId }
    const requests: [Client, string, object?][] = [
      [buyer, '/negotiations', invitation],
      [seller, `/gigs/${gigId}/apply`, { message: 'Hi.' }],
      [buyer, `${path}/release`],
      [seller, `${path}/refund`],
    ]
    for (const [agent, target, body] of requests) {
      const answer = await agent.post(target, body)
      expect(refusalOf(answer)).toMatchObject([403, 'mandate_exceeded', { limit: 'allowed_counterparties' }])
    }
    await setMandate(deal.client, buyer, { allowed_counterparties: [stranger.userId, deal.worker.userId] })
    expect((await buyer.post('/negotiations', invitation)).status).toBe(201)
    expect((await buyer.post(`${path}/release`)).status).toBe(200)
  })
})

describe('limits of the worker’s amount in a dispute', () => {
  it('apply to opening a dispute, proposing an amount and accepting one, but not to statements without an amount', async () => {
    const deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    const [, , contract_id, , milestone_id] = milestone.split('/')
    const limits = { min_dispute_worker_cents: 4_000, max_dispute_worker_cents: 6_000 }
    const [buyer, seller] = [await agentWith(world, deal.client, limits), await agentWith(world, deal.worker, limits)]
    const outside = (answer: Answer, action: string, limit: string, asked: number) =>
      expect(refusalOf(answer)).toMatchObject([403, 'mandate_exceeded', { action, limit, asked }])

    const open = (proposed_worker_cents: number) =>
      buyer.post('/disputes/create', {
        contract_id,
        milestone_id,
        reason: 'late',
        statement: 'Where is it?',
        proposed_worker_cents,
      })
    outside(await open(3_999), 'disputes.open', 'min_dispute_worker_cents', 3_999)
    const { id } = (await open(4_000)).body
    const respond = (amountCents?: number) =>
      seller.post(`/disputes/${id}/respond`, {
        statement: 'Soon.',
        ...(amountCents !== undefined && { proposed_worker_cents: amountCents }),
      })
    outside(await respond(6_001), 'disputes.propose', 'max_dispute_worker_cents', 6_001)
    expect((await respond(6_000)).body.status).toBe('in_review')
    expect((await respond()).status).toBe(200)
    await deal.worker.post(`/disputes/${id}/respond`, { statement: 'More!', proposed_worker_cents: 7_000 })
    const accept = (worker_cents: number) => buyer.post(`/disputes/${id}/accept`, { worker_cents })
    outside(await accept(7_000), 'disputes.accept', 'max_dispute_worker_cents', 7_000)
    await deal.worker.post(`/disputes/${id}/respond`, { statement: 'Well.', proposed_worker_cents: 5_000 })
    expect((await accept(5_000)).body.status).toBe('resolved')
    await expectCleanAudit(world)
  })
})

describe('an expired mandate', () => {
  it('refuses whatever commits the owner once it has expired, and nothing else', async () => {
    const otherWorld = await createWorld()
    const deal = await newDeal(otherWorld)
    const now = (await otherWorld.operator.get('/sandbox/clock')).body.now
    const expires_at = new Date(Date.parse(now) + 86_400_000).toISOString()
    const scout = await agentWith(otherWorld, deal.worker, { expires_at })
    const { id } = await negotiate(deal)
    expect((await scout.post(`/negotiations/${id}/round`)).status).toBe(201)
    await advance(otherWorld, 1)
    const refused = await scout.post(`/negotiations/${id}/round`)
    expect(refusalOf(refused)).toMatchObject([403, 'mandate_exceeded', { limit: 'expires_at', allowed: expires_at }])
    expect((await scout.patch('/profile/me', { headline: 'Still here.' })).status).toBe(200)
    expect((await scout.post(`/negotiations/${id}/decline`)).status).toBe(200)
  })
})

describe('suspending or deleting an agent', () => {
  it.each(['suspended', 'deleted'])(
    'leaves its deals to the owner, who can finish them, when the agent is %s',
    async (how) => {
      const deal = await newDeal(world)
      const [buyer, seller] = [await agentWith(world, deal.client), await agentWith(world, deal.worker)]
      const applied = await seller.post(`/gigs/${deal.gigId}/apply`, { message: 'Hi.', rate_cents: 700 })
      const opened = await buyer.post('/negotiations', { application_id: applied.body.id })
      const agreed = await buyer.post(`/negotiations/${opened.body.id}/agree`, { round: 1 })
      const path = `/contracts/${agreed.body.contract_id}`
      await buyer.post(`${path}/approve`)
      const contract = (await seller.post(`${path}/approve`)).body
      await deal.client.post('/wallet/deposits', { amount_cents: 700 })
      const milestone = `${path}/milestones/${contract.milestones[0].id}`
      expect((await buyer.post(`${milestone}/fund`)).status).toBe(200)

      for (const [owner, agent] of [
        [deal.client, buyer],
        [deal.worker, seller],
      ] as const) {
        if (how === 'suspended') await owner.post(`/agents/${agent.agentId}/suspend`)
        else await owner.delete(`/agents/${agent.agentId}`)
      }
      const stopped = await buyer.post(`${milestone}/release`)
      expect(stopped.status).toBe(how === 'suspended' ? 403 : 401)
      expect((await deal.worker.post(`${milestone}/submit`, { message: 'Done.' })).status).toBe(200)
      const released = await deal.client.post(`${milestone}/release`)
      expect(released.body).toMatchObject({ status: 'released', released_cents: 700, held_cents: 0 })
      await expectCleanAudit(world)
    },
  )

  it('lets none of the agent’s writes commit after it has responded, however many are running', async () => {
    const deal = await newDeal(world)
    const scout = await agentWith(world, deal.worker)
    const { id } = await negotiate(deal)
    const count = async () => (await deal.client.get(`/negotiations/${id}`)).body.round_count
    const racing = Array.from({ length: 20 }, () => scout.post(`/negotiations/${id}/round`))
    expect((await deal.worker.post(`/agents/${scout.agentId}/suspend`)).status).toBe(200)
    const atSuspension = await count()
    const statuses = (await Promise.all(racing)).map(({ status }) => status)
    expect(statuses.every((status) => status === 201 || status === 403)).toBe(true)
    expect(await count()).toBe(atSuspension)
  })
})
