import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { viewingAs } from './support/browser.ts'
import { type Answer, type Client, issueCodesOf } from './support/client.ts'
import {
  advance,
  agreeOn,
  type Deal,
  expectCleanAudit,
  fundedMilestone,
  milestoneOf,
  negotiate,
  newDeal,
  postGig,
  walletOf,
} from './support/deals.ts'
import { disputeAbout } from './support/fixtures.ts'
import { agentWith, allAgentScopes, approvalIdIn, refusalOf, setMandate } from './support/mandates.ts'
import { newToken } from './support/oauth.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

interface Event {
  type: string
  subject: { id: string }
  data: { reason: string | null }
}

/** A pending milestone, and an agent of the client that needs approval to fund it. */
async function setUpFunding(cents = 10_000) {
  const deal = await newDeal(world)
  const path = await milestoneOf(deal, cents, cents * 10)
  const agent = await agentWith(world, deal.client, { ask_owner: ['milestones.fund'] })
  return { deal, path, agent, owner: deal.client, fund: (body?: object) => agent.post(`${path}/fund`, body) }
}

describe('the reason of an agent', () => {
  const withReason = (reason: string) => ({ 'parley-reason': encodeURIComponent(reason) })

  it('is shown to the owner in person and the agent, and to no one else', async () => {
    const { agent, owner, path } = await setUpFunding()
    const reason = 'Mañana – 明日 <b>🎉</b>\nor never'
    const id = approvalIdIn(await agent.post(`${path}/fund`, {}, withReason(reason)))
    for (const reader of [owner, agent]) {
      expect((await reader.get(`/approvals/${id}`)).body.agent_reason).toBe(reason)
      expect((await reader.get('/approvals')).body.data[0].agent_reason).toBe(reason)
    }
    const operator = await world.newUser({ role: 'operator' })
    const app = world.as((await newToken(world, owner)).secret)
    for (const reader of [app, await viewingAs(world, operator, owner)]) {
      expect((await reader.get(`/approvals/${id}`)).body).toMatchObject({ id, agent_reason: null })
      expect((await reader.get('/approvals')).body.data).toMatchObject([{ id, agent_reason: null }])
    }
    while ((await sequenceEvents(world.database)) > 0);
    // Apps of the owner read these too.
    const requested = await owner.get('/events?types=approval.requested')
    expect(requested.body.data).toMatchObject([{ data: { id } }])
    expect(requested.text).not.toContain('Mañana')
    const twin = await agentWith(world, owner)
    for (const other of [twin, world.operator, await world.newUser()]) {
      expect((await other.get(`/approvals/${id}`)).status).toBe(404)
      expect((await other.get('/events?limit=100')).text).not.toContain('Mañana')
    }
    const all = await world.operator.get(`/events?audience=all&types=approval.requested&subject_id=${id}`)
    expect(all.body.data).toMatchObject([{ data: { id } }])
    expect(all.text).not.toContain('Mañana')
  })

  it('isn’t part of what is approved or repeated: a pending approval keeps its first one', async () => {
    const { agent, owner, path } = await setUpFunding()
    const fund = (headers: Record<string, string>) =>
      agent.post(`${path}/fund`, {}, { 'idempotency-key': 'fund', ...headers })
    const id = approvalIdIn(await fund(withReason('Before the weekend.')))
    expect([approvalIdIn(await fund(withReason('Because.'))), approvalIdIn(await fund({}))]).toEqual([id, id])
    expect((await owner.post(`/approvals/${id}/approve`)).body.agent_reason).toBe('Before the weekend.')
    const done = await fund(withReason('You said so.'))
    expect(done.status).toBe(200)
    const again = await fund(withReason('Once more.'))
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([done.text, 'true'])
  })

  it('has 1 to 500 characters, percent-encoded', async () => {
    const { agent, owner, path } = await setUpFunding()
    const fund = (header: string) => agent.post(`${path}/fund`, {}, { 'parley-reason': header })
    const bad = ['', '%20', '%', '%ff', '%00', 'ma\u00f1ana', 'x'.repeat(501), encodeURIComponent('🎉'.repeat(501))]
    for (const header of bad) {
      expect([header.slice(0, 9), ...refusalOf(await fund(header)).slice(0, 2)]).toEqual([
        header.slice(0, 9),
        400,
        'bad_header',
      ])
    }
    expect((await owner.get('/approvals')).body.data).toEqual([])
    const id = approvalIdIn(await fund(encodeURIComponent('🎉'.repeat(500))))
    expect((await owner.get(`/approvals/${id}`)).body.agent_reason).toBe('🎉'.repeat(500))
  })
})

describe('a request that needs the owner’s approval', () => {
  it('changes nothing, and creates an approval for the owner to decide', async () => {
    const { deal, path, agent, owner, fund } = await setUpFunding()
    const before = await walletOf(owner)
    const refused = await fund({ amount_cents: 10_000 })
    const id = approvalIdIn(refused)
    expect(refused.body.error.code).toBe('FORBIDDEN')
    expect(await walletOf(owner)).toEqual(before)
    expect((await deal.client.get(path)).body.status).toBe('pending')

    const asked = await owner.get(`/approvals/${id}`)
    expect(asked.body).toEqual({
      id,
      agent_id: agent.agentId,
      key_id: (await agent.get('/keys/verify')).body.api_key_id,
      connected_app_id: null,
      action: 'milestones.fund',
      subject: { type: 'milestone', id: path.split('/').at(-1) },
      summary: 'Put $100 into escrow for “Translate a manual”.',
      wants: { kind: 'fund', facts: { milestone: 'Translate a manual', cents: 10_000 } },
      request: { method: 'POST', path: `/api${path}/fund`, body: { amount_cents: 10_000 } },
      agent_reason: null,
      stake: {
        rate_cents: null,
        contract_cents: 10_000,
        moved_cents: 10_000,
        worker_cents: null,
        side: null,
        counterparty_id: deal.worker.userId,
        change: null,
        moves: [
          {
            from: 'available',
            from_owner: owner.userId,
            to: 'escrow',
            to_owner: path.split('/').at(-1),
            amount_cents: 10_000,
          },
        ],
      },
      mandate_left: null,
      mandate_version: 2,
      status: 'pending',
      expires_at: expect.any(String),
      decided_at: null,
      reason: null,
      used_at: null,
      created_at: expect.any(String),
    })
    expect(Date.parse(asked.body.expires_at) - Date.parse(asked.body.created_at)).toBe(72 * 3_600_000)
    expect((await owner.get('/approvals?status=pending')).body.data).toEqual([asked.body])
    expect((await agent.get(`/approvals/${id}`)).body).toEqual(asked.body)
  })

  it('succeeds once when the owner has approved it', async () => {
    const { deal, path, agent, owner, fund } = await setUpFunding()
    const id = approvalIdIn(await fund())
    const approved = await owner.post(`/approvals/${id}/approve`)
    expect(approved.body).toMatchObject({ id, status: 'approved', decided_at: expect.any(String) })
    const done = await fund()
    expect([done.status, done.body.status]).toEqual([200, 'funded'])
    expect((await owner.get(`/approvals/${id}`)).body).toMatchObject({ status: 'used', used_at: expect.any(String) })

    await deal.worker.post(`${path}/refund`)
    const again = await fund()
    expect(again.status).toBe(409)
    const activity = (await owner.get(`/agents/${agent.agentId}/activity`)).body.data
    expect(activity).toMatchObject([{ action: 'milestones.fund', approval_id: id, mandate_version: 2 }])
    await expectCleanAudit(world)
  })

  it('succeeds once when it is sent many times at once to two nodes', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal, 1_000)
    const agent = await agentWith(world, deal.client, { ask_owner: ['milestones.release'] })
    const there = (await world.startNode()).as(String(agent.secret))
    const body = { amount_cents: 100 }
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? agent : there).post(`${path}/release`, body)),
    )
    const ids = new Set(asked.map(approvalIdIn))
    expect(ids.size).toBe(1)
    await deal.client.post(`/approvals/${[...ids][0]}/approve`)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? agent : there).post(`${path}/release`, body)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await deal.client.get(path)).body.released_cents).toBe(100)
    await expectCleanAudit(world)
  })

  it('creates one approval, however often it is sent', async () => {
    const { owner, fund } = await setUpFunding()
    const ids = [approvalIdIn(await fund()), approvalIdIn(await fund()), approvalIdIn(await fund({}))]
    expect(new Set(ids).size).toBe(1)
    expect((await owner.get('/approvals')).body.data).toHaveLength(1)
  })

  it('to publish a gig shows what everyone would see, and succeeds once', async () => {
    const ada = await world.newUser()
    const agent = await agentWith(world, ada, { ask_owner: ['gigs.publish'] })
    const gig = { title: 'Proofread a thesis', description: 'Ten pages.', rate_type: 'fixed', rate_max_cents: 9_000 }
    const facts = {
      title: gig.title,
      rate_type: 'fixed',
      rate_min_cents: null,
      rate_max_cents: 9_000,
      hours_per_week: null,
      start_date: null,
      positions: 1,
      apply_by: null,
    }
    const asked = approvalIdIn(await agent.post('/gigs', gig))
    const approved = await ada.post(`/approvals/${asked}/approve`)
    expect(approved.body).toMatchObject({
      subject: { type: 'user', id: ada.userId },
      summary: 'Publish the gig “Proofread a thesis”.',
      stake: { change: { before: null, after: facts }, moves: [] },
    })
    const posted = await agent.post('/gigs', gig)
    expect([posted.status, posted.body.hosted_agent_id]).toEqual([201, agent.agentId])
    expect(approvalIdIn(await agent.post('/gigs', gig))).not.toBe(asked)

    const path = `/gigs/${posted.body.id}`
    const changed = await ada.get(`/approvals/${approvalIdIn(await agent.patch(path, { rate_max_cents: 8_000 }))}`)
    expect(changed.body).toMatchObject({
      subject: { type: 'gig', id: posted.body.id },
      summary: 'Change the published gig “Proofread a thesis”.',
      stake: { change: { before: facts, after: { ...facts, rate_max_cents: 8_000 } } },
    })
    await ada.post(`/approvals/${changed.body.id}/approve`)
    await ada.patch(path, { title: 'Proofread two theses' })
    expect(approvalIdIn(await agent.patch(path, { rate_max_cents: 8_000 }))).not.toBe(changed.body.id)
  })

  it('to make an offer describes it with amounts and dates formatted for people', async () => {
    const deal = await newDeal(world)
    const agent = await agentWith(world, deal.worker, { ask_owner: ['negotiations.round'] })
    const { id } = await negotiate(deal)
    const offer = { rate_cents: 105_050, hours_per_week: 1, start_date: '2099-02-08', payout_delay_days: 3 }
    const asked = approvalIdIn(await agent.post(`/negotiations/${id}/round`, offer))
    expect((await deal.worker.get(`/approvals/${asked}`)).body.summary).toBe(
      'Offer a price of $1,050.50, 1 hour per week, starting Feb 8, 2099, payout 3 days after release.',
    )
  })

  it('creates no approval if it would fail anyway', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal, 500, 0)
    const agent = await agentWith(world, deal.client, { ask_owner: ['milestones.fund', 'wallet.withdraw'] })
    expect(issueCodesOf(await agent.post(`${path}/fund`))).toEqual(['insufficient_funds'])
    expect(issueCodesOf(await agent.post('/wallet/withdrawals', { amount_cents: 1 }))).toEqual(['insufficient_funds'])
    expect((await agent.post('/contracts/con_00000000000000000000000000/approve')).status).toBe(404)
    expect((await deal.client.get('/approvals')).body.data).toEqual([])
  })

  it('creates no approval if it is outside the mandate, unless the mandate says to ask', async () => {
    const { owner, agent, fund } = await setUpFunding()
    await setMandate(owner, agent, { may: [], max_funding_cents: 9_999 })
    expect(refusalOf(await fund()).slice(0, 2)).toEqual([403, 'mandate_exceeded'])
    expect((await owner.get('/approvals')).body.data).toEqual([])
    await setMandate(owner, agent, { ask_owner: ['milestones.fund'], max_funding_cents: 9_999 })
    approvalIdIn(await fund())
  })

  it('is checked against the current mandate even after the approval', async () => {
    const { owner, agent, fund } = await setUpFunding()
    const id = approvalIdIn(await fund())
    await owner.post(`/approvals/${id}/approve`)
    await setMandate(owner, agent, { may: [], max_funding_cents: 9_999 })
    expect(refusalOf(await fund()).slice(0, 2)).toEqual([403, 'mandate_exceeded'])
    await setMandate(owner, agent, { may: [], max_contract_cents: 10_000 })
    expect((await fund()).status).toBe(200)
    expect((await owner.get(`/approvals/${id}`)).body.status).toBe('used')
  })

  it('uses its approval only when it succeeds', async () => {
    const { deal, path, owner, fund } = await setUpFunding(1_000)
    const id = approvalIdIn(await fund())
    await owner.post(`/approvals/${id}/approve`)
    await owner.post('/wallet/withdrawals', { amount_cents: 10_000 })
    expect(issueCodesOf(await fund())).toEqual(['insufficient_funds'])
    expect((await owner.get(`/approvals/${id}`)).body.status).toBe('approved')
    await owner.post('/wallet/deposits', { amount_cents: 1_000 })
    expect((await fund()).status).toBe(200)
    expect((await deal.client.get(path)).body.status).toBe('funded')
  })

  it('stores no response for its Idempotency-Key while it’s refused', async () => {
    const { path, agent, owner } = await setUpFunding()
    const key = { 'idempotency-key': 'fund-it' }
    const id = approvalIdIn(await agent.post(`${path}/fund`, {}, key))
    await owner.post(`/approvals/${id}/approve`)
    const done = await agent.post(`${path}/fund`, {}, key)
    expect(done.status).toBe(200)
    const replayed = await agent.post(`${path}/fund`, {}, key)
    expect([replayed.status, replayed.text]).toEqual([200, done.text])
  })

  it('shows every change of a milestone, before and after', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal, 10_000)
    const agent = await agentWith(world, deal.client, { ask_owner: ['milestones.change'] })
    const changes = { title: 'The first half', amount_cents: 12_000, due_date: '2099-03-01' }
    const changed = (await deal.client.get(`/approvals/${approvalIdIn(await agent.patch(path, changes))}`)).body
    const before = { title: 'Translate a manual', amount_cents: 10_000, due_date: null }
    expect(changed.stake.change).toEqual({ before, after: changes })
    const added = await agent.post(path.slice(0, path.lastIndexOf('/')), { ...changes, description: 'In one piece.' })
    const asked = (await deal.client.get(`/approvals/${approvalIdIn(added)}`)).body
    expect(asked.stake.change).toEqual({ before: null, after: changes })
  })

  it('shows what a new proposal in a dispute replaces', async () => {
    const deal = await newDeal(world)
    const agent = await agentWith(world, deal.worker, { ask_owner: ['disputes.propose'] })
    const { id } = (await deal.client.post('/disputes/create', disputeAbout(await fundedMilestone(deal)))).body
    const changeBy = async (proposed_worker_cents: number) => {
      const asked = approvalIdIn(
        await agent.post(`/disputes/${id}/respond`, { statement: 'It is.', proposed_worker_cents }),
      )
      return (await deal.worker.get(`/approvals/${asked}`)).body.stake.change
    }
    expect(await changeBy(9_500)).toEqual({ before: null, after: { worker_cents: 9_500 } })
    const first = { statement: 'It is all done.', proposed_worker_cents: 10_000 }
    expect((await deal.worker.post(`/disputes/${id}/respond`, first)).status).toBe(200)
    expect(await changeBy(9_000)).toEqual({ before: { worker_cents: 10_000 }, after: { worker_cents: 9_000 } })
  })

  it('succeeds without an approval after the mandate was changed to need none', async () => {
    const { owner, agent, fund } = await setUpFunding()
    approvalIdIn(await fund())
    await setMandate(owner, agent, { ask_owner: [] })
    expect((await fund()).status).toBe(200)
  })

  it('is refused when a hundred approvals are pending', async () => {
    const ada = await world.newUser()
    await ada.post('/wallet/deposits', { amount_cents: 1_000 })
    const agent = await agentWith(world, ada, { ask_owner: ['wallet.withdraw'] })
    const ask = (amount_cents: number) => agent.post('/wallet/withdrawals', { amount_cents })
    const askTen = (from: number) => Promise.all(Array.from({ length: 10 }, (_, i) => ask(from + i)))
    approvalIdIn(await ask(900))
    for (let from = 1; from <= 81; from += 10) for (const answer of await askTen(from)) approvalIdIn(answer)
    const last = await askTen(91)
    expect(last.filter(({ status }) => status === 403)).toHaveLength(9)
    const tooMany = last.find(({ status }) => status === 409) as Answer
    expect(issueCodesOf(tooMany)).toEqual(['quota_reached'])
    const [one] = (await ada.get('/approvals?status=pending')).body.data
    await ada.post(`/approvals/${one.id}/reject`)
    approvalIdIn(await ask(999))
  })
})

describe('an approval', () => {
  it('can only be decided with the owner’s key', async () => {
    const { owner, agent, fund } = await setUpFunding()
    const id = approvalIdIn(await fund())
    const stranger = await world.newUser()
    const broker = await agentWith(world, owner)
    for (const verb of ['approve', 'reject']) {
      for (const caller of [agent, broker]) {
        const answer = await caller.post(`/approvals/${id}/${verb}`)
        expect(refusalOf(answer)).toEqual([403, 'missing_scope', { scope: 'agents:write' }])
      }
      for (const other of [stranger, world.operator]) {
        expect((await other.post(`/approvals/${id}/${verb}`)).status).toBe(404)
      }
    }
    for (const other of [stranger, world.operator, broker]) {
      expect((await other.get(`/approvals/${id}`)).status).toBe(404)
      expect((await other.get('/approvals')).body.data).toEqual([])
    }
    expect((await owner.get(`/approvals/${id}`)).body.status).toBe('pending')
  })

  it('stays rejected with its reason, and the same request creates no new one', async () => {
    const { owner, fund } = await setUpFunding()
    const id = approvalIdIn(await fund())
    const rejected = await owner.post(`/approvals/${id}/reject`, { reason: 'Too expensive.' })
    expect(rejected.body).toMatchObject({ status: 'rejected', reason: 'Too expensive.' })
    expect(issueCodesOf(await owner.post(`/approvals/${id}/reject`))).toEqual(['wrong_state'])
    const details = { approval_id: id, status: 'rejected', reason: 'Too expensive.' }
    expect(refusalOf(await fund())).toMatchObject([403, 'approval_rejected', details])
    expect((await owner.get('/approvals')).body.data).toHaveLength(1)
  })

  it('is the same, however the agent spells the URL and the hidden characters of a title', async () => {
    const { owner, agent, path, fund } = await setUpFunding()
    const id = approvalIdIn(await fund())
    await owner.post(`/approvals/${id}/reject`)
    for (const spelled of [`${path}/fund?`, `${path}/%66und`, `${path.replace('mil_', 'mil%5F')}/fund`]) {
      expect(refusalOf(await agent.post(spelled))).toMatchObject([403, 'approval_rejected', { approval_id: id }])
    }
    expect((await owner.get(`/approvals/${id}`)).body.request.path).toBe(`/api${path}/fund`)

    await setMandate(owner, agent, { ask_owner: ['milestones.change'] })
    const add = (title: string) => agent.post(path.split('/mil_')[0] ?? '', { title, amount_cents: 5 })
    const asked = approvalIdIn(await add('More'))
    expect(approvalIdIn(await add('\u202eMo\u200bre'))).toBe(asked)
    expect((await owner.get(`/approvals/${asked}`)).body.summary).toBe('Add the milestone “More” for $0.05.')
  })

  it('can still be approved until it expires, and then used', async () => {
    const { owner, fund } = await setUpFunding()
    const id = approvalIdIn(await fund())
    await owner.post(`/approvals/${id}/reject`, { reason: 'No.' })
    const approved = await owner.post(`/approvals/${id}/approve`)
    expect(approved.body).toMatchObject({ id, status: 'approved', reason: null })
    expect((await fund()).status).toBe(200)
    expect((await owner.get(`/approvals/${id}`)).body.status).toBe('used')
  })

  it('can be rejected after it was approved, until it is used', async () => {
    const { owner, fund } = await setUpFunding()
    const id = approvalIdIn(await fund())
    await owner.post(`/approvals/${id}/approve`)
    expect((await owner.post(`/approvals/${id}/reject`)).body.status).toBe('rejected')
    expect(refusalOf(await fund())).toMatchObject([403, 'approval_rejected', { status: 'rejected', reason: null }])

    const other = await setUpFunding()
    const used = approvalIdIn(await other.fund())
    await other.owner.post(`/approvals/${used}/approve`)
    await other.fund()
    for (const verb of ['approve', 'reject']) {
      expect(issueCodesOf(await other.owner.post(`/approvals/${used}/${verb}`))).toEqual(['wrong_state'])
    }
  })

  it('is decided once when eight requests approve it at the same time', async () => {
    const { owner, fund } = await setUpFunding()
    const id = approvalIdIn(await fund())
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.post(`/approvals/${id}/approve`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('expires when its agent is deleted', async () => {
    const { owner, agent, fund } = await setUpFunding()
    const id = approvalIdIn(await fund())
    await owner.delete(`/agents/${agent.agentId}`)
    expect((await owner.get(`/approvals/${id}`)).body.status).toBe('expired')
    expect((await owner.post(`/approvals/${id}/approve`)).status).toBe(409)
  })

  it('can be given to a suspended agent, but used only after the agent is resumed', async () => {
    const { owner, agent, fund } = await setUpFunding()
    const id = approvalIdIn(await fund())
    await owner.post(`/agents/${agent.agentId}/suspend`)
    expect((await owner.post(`/approvals/${id}/approve`)).status).toBe(200)
    expect(issueCodesOf(await fund())).toEqual(['agent_suspended'])
    await owner.post(`/agents/${agent.agentId}/resume`)
    expect((await fund()).status).toBe(200)
  })

  it('is listed by status and agent, in pages', async () => {
    const ada = await world.newUser()
    await ada.post('/wallet/deposits', { amount_cents: 100 })
    const [one, two] = [
      await agentWith(world, ada, { ask_owner: ['wallet.withdraw'] }),
      await agentWith(world, ada, { ask_owner: ['wallet.withdraw'] }),
    ]
    const ids: string[] = []
    for (const [agent, amount_cents] of [
      [one, 1],
      [one, 2],
      [two, 3],
    ] as const) {
      ids.unshift(approvalIdIn(await agent.post('/wallet/withdrawals', { amount_cents })))
    }
    await ada.post(`/approvals/${ids[0]}/reject`)
    const idsOf = async (caller: Client, query = '') =>
      (await caller.get(`/approvals${query}`)).body.data.map(({ id }: { id: string }) => id)
    expect(await idsOf(ada)).toEqual(ids)
    expect(await idsOf(ada, '?status=pending')).toEqual(ids.slice(1))
    expect(await idsOf(ada, '?status=rejected')).toEqual([ids[0]])
    expect(await idsOf(ada, `?agent_id=${two.agentId}`)).toEqual([ids[0]])
    expect(await idsOf(one)).toEqual(ids.slice(1))
    expect(await idsOf(one, `?agent_id=${two.agentId}`)).toEqual([])
    const first = await ada.get('/approvals?limit=2')
    const rest = await ada.get(`/approvals?limit=2&cursor=${first.body.next_cursor}`)
    expect([...first.body.data, ...rest.body.data].map(({ id }) => id)).toEqual(ids)
  })

  it('is in the owner’s inbox until it is decided, never in an agent’s', async () => {
    const { deal, path, owner, agent, fund } = await setUpFunding()
    const waiting = async (reader: Client) =>
      (await reader.get('/inbox')).body.data.filter(({ subject }: { subject: { type: string } }) =>
        subject.type.startsWith('approval'),
      )
    expect(await waiting(owner)).toEqual([])
    const id = approvalIdIn(await fund())
    const { expires_at } = (await owner.get(`/approvals/${id}`)).body
    expect(await waiting(owner)).toEqual([
      {
        subject: { type: 'approval', id },
        action: 'approve',
        title: 'Your agent needs your approval',
        why: expect.stringContaining('Put $100 into escrow'),
        reason: 'approval.approve',
        deadline: expires_at,
        amount_cents: 10_000,
        counterparty_id: deal.worker.userId,
        about: { type: 'milestone', id: path.split('/').at(-1) },
        snoozed_until: null,
        contract_id: null,
        gig_id: null,
        client_id: null,
        worker_id: null,
      },
    ])
    expect(await waiting(agent)).toEqual([])
    await owner.post(`/approvals/${id}/approve`)
    expect(await waiting(owner)).toEqual([])
  })

  it('is in the feeds of the owner and the agent that asked, so that it finds out the outcome, but in no other agent’s', async () => {
    const otherWorld = await createWorld()
    const ada = await otherWorld.newUser()
    await ada.post('/wallet/deposits', { amount_cents: 10 })
    const [agent, twin] = [await agentWith(otherWorld, ada), await agentWith(otherWorld, ada)]
    for (const one of [agent, twin]) await setMandate(ada, one, { ask_owner: ['wallet.withdraw'] })
    const withdraw = (amount_cents: number) => agent.post('/wallet/withdrawals', { amount_cents })
    const [approved, rejected, expired] = [
      approvalIdIn(await withdraw(1)),
      approvalIdIn(await withdraw(2)),
      approvalIdIn(await withdraw(3)),
    ]
    await ada.post(`/approvals/${rejected}/reject`, { reason: 'No.' })
    await ada.post(`/approvals/${approved}/approve`)
    await withdraw(1)
    await advance(otherWorld, 3)
    while ((await sequenceEvents(otherWorld.database)) > 0);
    const feed = async (reader: Client) =>
      (await reader.get('/events?limit=100')).body.data
        .filter(({ type }: { type: string }) => /^(approval|wallet|key|agent|mandate)/.test(type))
        .map(({ type, subject, data }: Event) => [type, subject.id, data.reason])
    const seen = await feed(agent)
    expect(seen).toEqual([
      ['approval.requested', approved, null],
      ['approval.requested', rejected, null],
      ['approval.requested', expired, null],
      ['approval.rejected', rejected, 'No.'],
      ['approval.approved', approved, null],
      ['approval.used', approved, null],
      ['approval.expired', expired, null],
    ])
    expect(await feed(ada)).toEqual(expect.arrayContaining(seen))
    expect(await feed(twin)).toEqual([])
  })

  it('records an event for the owner at every step', async () => {
    const { owner, fund } = await setUpFunding()
    const id = approvalIdIn(await fund())
    await owner.post(`/approvals/${id}/approve`)
    await fund()
    const events = await world.inDatabase(async (db) => {
      const { rows } = await db.query(
        `select type, actor_type, data->>'status' as status, cardinality(audience) as readers from events
         where subject_type = 'approval' and data->>'id' = $1 order by seq`,
        [id],
      )
      return rows
    })
    expect(events).toEqual([
      { type: 'approval.requested', actor_type: 'agent', status: 'pending', readers: 1 },
      { type: 'approval.approved', actor_type: 'user', status: 'approved', readers: 1 },
      { type: 'approval.used', actor_type: 'agent', status: 'used', readers: 1 },
    ])
  })
})

describe('the 72 hours of an approval', () => {
  it.each(['pending', 'approved', 'rejected'])(
    'end a %s approval; then the same request creates a new one',
    async (state) => {
      const otherWorld = await createWorld()
      const deal = await newDeal(otherWorld)
      const path = await milestoneOf(deal, 500)
      const agent = await agentWith(otherWorld, deal.client, { ask_owner: ['milestones.fund'] })
      const id = approvalIdIn(await agent.post(`${path}/fund`))
      if (state !== 'pending') await deal.client.post(`/approvals/${id}/${state === 'approved' ? 'approve' : 'reject'}`)
      await advance(otherWorld, 3)
      expect((await deal.client.get(`/approvals/${id}`)).body.status).toBe(state === 'rejected' ? state : 'expired')
      expect((await deal.client.post(`/approvals/${id}/approve`)).status).toBe(409)
      const again = approvalIdIn(await agent.post(`${path}/fund`))
      expect(again).not.toBe(id)
      await deal.client.post(`/approvals/${again}/approve`)
      expect((await agent.post(`${path}/fund`)).status).toBe(200)
    },
  )

  it('end even before the worker has stored that', async () => {
    const otherWorld = await createWorld()
    const deal = await newDeal(otherWorld)
    const path = await milestoneOf(deal, 500)
    const agent = await agentWith(otherWorld, deal.client, { ask_owner: ['milestones.fund'] })
    const id = approvalIdIn(await agent.post(`${path}/fund`))
    await deal.client.post(`/approvals/${id}/approve`)
    await otherWorld.inDatabase((db) => db.query(`update sandbox_clock set offset_ms = 3 * 86400000`))
    expect((await deal.client.get(`/approvals/${id}`)).body.status).toBe('expired')
    expect((await deal.client.get('/approvals?status=approved')).body.data).toEqual([])
    expect(approvalIdIn(await agent.post(`${path}/fund`))).not.toBe(id)
  })
})

describe('an approval', () => {
  it('is not valid for another agent of the same owner', async () => {
    const { owner, path, fund } = await setUpFunding()
    const id = approvalIdIn(await fund())
    await owner.post(`/approvals/${id}/approve`)
    const twin = await agentWith(world, owner, { ask_owner: ['milestones.fund'] })
    expect(approvalIdIn(await twin.post(`${path}/fund`))).not.toBe(id)
    expect((await owner.get(`/approvals/${id}`)).body.status).toBe('approved')
  })

  it('is valid for another key of the same agent', async () => {
    const { owner, agent, path, fund } = await setUpFunding()
    const id = approvalIdIn(await fund())
    await owner.post(`/approvals/${id}/approve`)
    const key = await owner.post('/keys', { name: 'second', hosted_agent_id: agent.agentId, scopes: allAgentScopes })
    expect((await world.as(key.body.key).post(`${path}/fund`)).status).toBe(200)
  })

  it('is not valid for another path: another milestone of the same contract', async () => {
    const { deal, owner, agent, path, fund } = await setUpFunding()
    const contract = path.split('/milestones/')[0]
    const twin = await deal.client.post(`${contract}/milestones`, { title: 'Translate a manual', amount_cents: 10_000 })
    const id = approvalIdIn(await fund())
    await owner.post(`/approvals/${id}/approve`)
    expect(approvalIdIn(await agent.post(`${contract}/milestones/${twin.body.id}/fund`))).not.toBe(id)
    expect((await fund()).status).toBe(200)
  })

  it.each<[string, object, object[]]>([
    [
      'negotiations.round',
      { rate_cents: 900, hours_per_week: 10, start_date: '2999-01-01', payout_delay_days: 4, message: 'Take it.' },
      [
        { rate_cents: 901 },
        { hours_per_week: 11 },
        { start_date: '2999-01-02' },
        { payout_delay_days: 5 },
        { message: 'Take it!' },
      ],
    ],
    [
      'an opening',
      {
        terms: { rate_cents: 900, hours_per_week: 10, start_date: '2999-01-01', payout_delay_days: 4 },
        message: 'Hi.',
      },
      [
        { terms: { rate_cents: 901, hours_per_week: 10, start_date: '2999-01-01', payout_delay_days: 4 } },
        { terms: { rate_cents: 900, hours_per_week: 11, start_date: '2999-01-01', payout_delay_days: 4 } },
        { terms: { rate_cents: 900, hours_per_week: 10, start_date: '2999-01-02', payout_delay_days: 4 } },
        { terms: { rate_cents: 900, hours_per_week: 10, start_date: '2999-01-01', payout_delay_days: 5 } },
        { terms: {} },
        { message: 'Hi!' },
      ],
    ],
    [
      'an application',
      { message: 'Hi.', rate_cents: 900, hours_per_week: 10, start_date: '2999-01-01', payout_delay_days: 4 },
      [
        { message: 'Hi!' },
        { rate_cents: 901 },
        { hours_per_week: 11 },
        { start_date: '2999-01-02' },
        { payout_delay_days: 5 },
      ],
    ],
    ['negotiations.agree', { round: 1 }, [{ terms_hash: 'hash' }]],
    ['contracts.approve', {}, [{ terms_hash: 'hash' }]],
    ['milestones.fund', {}, [{ amount_cents: 10_000 }]],
    ['milestones.release', { amount_cents: 400 }, [{ amount_cents: 401 }, { amount_cents: undefined }]],
    ['wallet.withdraw', { amount_cents: 400 }, [{ amount_cents: 401 }]],
  ])('of %s is not valid when any single field of the request changes', async (action, body, changes) => {
    for (const change of changes) {
      const { owner, agent, path, termsHash, named } = await targetOf(action)
      const whole = { ...body, ...named }
      const id = approvalIdIn(await agent.post(path, whole))
      await owner.post(`/approvals/${id}/approve`)
      const changed = { ...whole, ...change, ...('terms_hash' in change && { terms_hash: termsHash }) }
      expect(approvalIdIn(await agent.post(path, changed)), JSON.stringify(change)).not.toBe(id)
      expect((await owner.get(`/approvals/${id}`)).body.status).toBe('approved')
      const fields = Object.entries(whole).reverse()
      expect((await agent.post(path, Object.fromEntries(fields))).status, JSON.stringify(change)).toBeLessThan(300)
    }
  })

  it('to open a negotiation is not valid for another worker, another gig, or an application', async () => {
    const deal = await newDeal(world)
    const agent = await agentWith(world, deal.client, { ask_owner: ['negotiations.round'] })
    const applied = await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Hi.' })
    const [other, gigId] = [await world.newUser(), await postGig(deal.client)]
    const body = { gig_id: deal.gigId, worker_id: deal.worker.userId }
    const id = approvalIdIn(await agent.post('/negotiations', body))
    await deal.client.post(`/approvals/${id}/approve`)
    for (const changed of [
      { ...body, worker_id: other.userId },
      { ...body, gig_id: gigId },
      { application_id: applied.body.id },
    ]) {
      expect(approvalIdIn(await agent.post('/negotiations', changed))).not.toBe(id)
    }
    expect((await agent.post('/negotiations', body)).status).toBe(201)
  })

  it.each<[string, string, (deal: Deal, path: string) => Promise<unknown>]>([
    ['an application', 'the gig', (deal) => deal.client.patch(`/gigs/${deal.gigId}`, { title: 'Something else' })],
    ['an opening', 'the gig', (deal) => deal.client.patch(`/gigs/${deal.gigId}`, { title: 'Something else' })],
    ['an opening', 'an application', (deal) => deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Hi.' })],
    ['negotiations.round', 'a round', (deal, path) => deal.client.post(path, { rate_cents: 9_000 })],
    ['negotiations.round', 'a round that changes nothing', (deal, path) => deal.client.post(path)],
    ['contracts.approve', 'a new milestone', addMilestone],
    ['milestones.fund', 'the amount', (deal, path) => deal.client.patch(milestone(path), { amount_cents: 10_001 })],
    ['milestones.fund', 'the title', (deal, path) => deal.client.patch(milestone(path), { title: 'Something else' })],
    ['milestones.fund', 'the due date', (deal, path) => deal.client.patch(milestone(path), { due_date: '2999-01-01' })],
    ['milestones.release', 'a submission', submitWork],
    ['milestones.release', 'a release', (deal, path) => deal.client.post(path, { amount_cents: 1 })],
    ['wallet.withdraw', 'the balance', (deal) => deal.client.post('/wallet/deposits', { amount_cents: 1 })],
  ])('of %s is not valid after its target has changed: %s', async (action, _, change) => {
    const { deal, owner, agent, path, named } = await targetOf(action)
    const bodies: Record<string, object> = {
      'an application': { message: 'Hi.' },
      'milestones.release': { amount_cents: 400 },
      'wallet.withdraw': { amount_cents: 400 },
    }
    const body = bodies[action] ?? named
    const id = approvalIdIn(await agent.post(path, body))
    await owner.post(`/approvals/${id}/approve`)
    await change(deal, path)
    const again = approvalIdIn(await agent.post(path, body))
    expect(again).not.toBe(id)
    expect((await owner.get(`/approvals/${id}`)).body.status).toBe('expired')
    await owner.post(`/approvals/${again}/approve`)
    expect((await agent.post(path, body)).status).toBeLessThan(300)
  })

  it('to open a dispute is not valid after some of the money was paid out', async () => {
    const deal = await newDeal(world)
    const agent = await agentWith(world, deal.client, { ask_owner: ['disputes.open'] })
    const path = await fundedMilestone(deal)
    await deal.client.post(`${path}/release`, { amount_cents: 5_000 })
    await advance(world, 3)
    await deal.client.post(`${path}/release`)
    const [, , contract_id, , milestone_id] = path.split('/')
    const body = {
      contract_id,
      milestone_id,
      reason: 'quality',
      statement: 'Not good.',
      proposed_worker_cents: 5_000,
    }
    const id = approvalIdIn(await agent.post('/disputes/create', body))
    expect((await deal.client.post(`/approvals/${id}/approve`)).body.summary).toContain('$50 of the $100')
    await advance(world, 2)
    const again = approvalIdIn(await agent.post('/disputes/create', body))
    expect(again).not.toBe(id)
    expect((await deal.client.post(`/approvals/${again}/approve`)).body.summary).toContain('$50 of the $50')
    expect((await agent.post('/disputes/create', body)).status).toBe(201)
  })

  function addMilestone(deal: Deal, path: string) {
    return deal.worker.post(path.replace('approve', 'milestones'), { title: 'More', amount_cents: 1 })
  }

  function submitWork(deal: Deal, path: string) {
    return deal.worker.post(path.replace('release', 'submit'), { message: 'Done.' })
  }

  function milestone(path: string): string {
    return path.slice(0, path.lastIndexOf('/'))
  }

  /** The path of a request that needs approval, with its agent and owner: the worker for offers and agreements, else the client. */
  async function targetOf(action: string) {
    const deal = await newDeal(world)
    const side = /^negotiations|application/.test(action) ? 'worker' : 'client'
    const owner = deal[side]
    const asked = action.startsWith('an ') ? 'negotiations.round' : action
    const agent = await agentWith(world, owner, { ask_owner: [asked] })
    const [path, termsHash] = await place(deal)
    const named = action === 'an opening' ? { gig_id: deal.gigId, worker_id: deal.worker.userId } : {}
    return { deal, owner, agent, path, termsHash, named }

    async function place({ client, gigId }: Deal): Promise<[string, string?]> {
      switch (action) {
        case 'an opening':
          return ['/negotiations']
        case 'an application':
          return [`/gigs/${gigId}/apply`]
        case 'negotiations.round':
        case 'negotiations.agree': {
          const { id, terms_hash } = await negotiate(deal)
          return [`/negotiations/${id}/${action.split('.')[1]}`, terms_hash]
        }
        case 'contracts.approve': {
          const { id, terms_hash } = await agreeOn(deal)
          return [`/contracts/${id}/approve`, terms_hash]
        }
        case 'milestones.fund':
          return [`${await milestoneOf(deal, 10_000, 50_000)}/fund`]
        case 'milestones.release':
          return [`${await fundedMilestone(deal)}/release`]
        default:
          await client.post('/wallet/deposits', { amount_cents: 1_000 })
          return ['/wallet/withdrawals']
      }
    }
  }
})

describe('a contract that both agents approved, each with an approval of its owner', () => {
  it('becomes active', async () => {
    const deal = await newDeal(world)
    const contract = await agreeOn(deal)
    for (const owner of [deal.client, deal.worker]) {
      const agent = await world.newAgent(owner, ['read', 'contracts:approve'])
      const id = approvalIdIn(await agent.post(`/contracts/${contract.id}/approve`))
      await owner.post(`/approvals/${id}/approve`)
      expect((await agent.post(`/contracts/${contract.id}/approve`)).status).toBe(200)
    }
    expect((await deal.client.get(`/contracts/${contract.id}`)).body.status).toBe('active')
  })
})
