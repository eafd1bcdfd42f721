import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { listInbox } from '../src/events/inbox/service.ts'
import { newId } from '../src/platform/kernel/ids.ts'
import { clockAt, instantOf } from '../src/platform/kernel/time.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { advance, milestoneOf, negotiate, newDeal, postGig } from './support/deals.ts'
import { agentWith, approvalIdIn } from './support/mandates.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

// biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
type Json = any

async function apply(gigId: string): Promise<string> {
  const worker = await world.newUser()
  return (await worker.post(`/gigs/${gigId}/apply`, { message: 'Let me.' })).body.id
}

describe('the inbox', () => {
  it('shows the client undecided applications, oldest first', async () => {
    const client = await world.newUser()
    const gigId = await postGig(client)
    const [first, second, third] = [await apply(gigId), await apply(gigId), await apply(gigId)]
    const inbox = async () => (await client.get('/inbox')).body.data.map((item: Json) => item.subject.id)
    expect((await client.get('/inbox')).body.data[0]).toEqual({
      subject: { type: 'application', id: first },
      about: null,
      contract_id: null,
      gig_id: gigId,
      client_id: client.userId,
      worker_id: expect.stringMatching(/^usr_/),
      counterparty_id: expect.stringMatching(/^usr_/),
      amount_cents: null,
      action: 'shortlist',
      reason: 'application.shortlist',
      title: 'New application',
      why: expect.stringMatching(/\S/),
      deadline: null,
      snoozed_until: null,
    })
    expect(await inbox()).toEqual([first, second, third])
    const { allowed_actions } = (await client.get(`/applications/${first}`)).body
    expect(allowed_actions).toContain('shortlist')
    await client.post(`/applications/${first}/shortlist`)
    await client.post(`/applications/${second}/reject`)
    expect(await inbox()).toEqual([third])
    await client.patch(`/gigs/${gigId}`, { status: 'closed' })
    expect(await inbox()).toEqual([])
  })

  it('shows each side of a deal what it has to do next, with the deadline', async () => {
    const deal = await newDeal(world)
    const { client, worker } = deal
    const inbox = async (reader: Client) =>
      (await reader.get('/inbox')).body.data.map(({ subject, action, deadline }: Json) => [
        subject.id,
        action,
        deadline,
      ])

    const negotiation = await negotiate(deal)
    expect(await inbox(worker)).toEqual([[negotiation.id, 'agree', negotiation.expires_at]])
    expect(await inbox(client)).toEqual([])
    const round = await worker.post(`/negotiations/${negotiation.id}/round`, { rate_cents: 12_000 })
    const { expires_at } = (await client.get(`/negotiations/${negotiation.id}`)).body
    expect(await inbox(worker)).toEqual([])
    expect(await inbox(client)).toEqual([[negotiation.id, 'agree', expires_at]])

    const agreed = await client.post(`/negotiations/${negotiation.id}/agree`, { round: round.body.number })
    const contract = (await client.get(`/contracts/${agreed.body.contract_id}`)).body
    const approval = [contract.id, 'approve', contract.approve_by]
    expect([await inbox(client), await inbox(worker)]).toEqual([[approval], [approval]])
    await worker.post(`/contracts/${contract.id}/approve`)
    expect([await inbox(client), await inbox(worker)]).toEqual([[approval], []])
    const active = (await client.post(`/contracts/${contract.id}/approve`)).body

    const [{ id }] = active.milestones
    const path = `/contracts/${contract.id}/milestones/${id}`
    expect([await inbox(client), await inbox(worker)]).toEqual([[[id, 'fund', active.auto_end_at]], []])
    expect((await client.get('/inbox')).body.data[0].contract_id).toBe(contract.id)
    await client.post('/wallet/deposits', { amount_cents: 12_000 })
    await client.post(`${path}/fund`)
    expect([await inbox(client), await inbox(worker)]).toEqual([[], [[id, 'submit', null]]])
    const submitted = (await worker.post(`${path}/submit`, { message: 'Done.' })).body
    expect([await inbox(client), await inbox(worker)]).toEqual([[[id, 'release', submitted.auto_release_at]], []])
    expect(submitted.auto_release_at).toEqual(expect.any(String))
    await client.post(`${path}/request-changes`, { message: 'Nearly.' })
    expect([await inbox(client), await inbox(worker)]).toEqual([[], [[id, 'submit', null]]])
    await client.post(`${path}/release`)
    expect([await inbox(client), await inbox(worker)]).toEqual([[], []])
  })

  it('shows the amount and the other person of every task', async () => {
    const deal = await newDeal(world)
    const { client, worker, gigId } = deal
    const shown = async (reader: Client) =>
      (await reader.get('/inbox?expand=counterparty')).body.data.map((item: Json) => [
        `${item.subject.type} ${item.action}`,
        item.amount_cents,
        item.counterparty_id,
        item.counterparty.id,
      ])
    const task = (name: string, cents: number, { userId }: Client) => [name, cents, userId, userId]
    const applicant = await world.newUser()
    await applicant.post(`/gigs/${gigId}/apply`, { message: 'Let me.', rate_cents: 9_900 })
    expect(await shown(client)).toEqual([task('application shortlist', 9_900, applicant)])
    const { id } = await negotiate(deal, { rate_cents: 11_000 })
    expect(await shown(worker)).toEqual([task('negotiation agree', 11_000, client)])
    const { contract_id } = (await worker.post(`/negotiations/${id}/agree`, { round: 1 })).body
    expect(await shown(worker)).toEqual([task('contract approve', 11_000, client)])
    await worker.post(`/contracts/${contract_id}/approve`)
    const { milestones } = (await client.post(`/contracts/${contract_id}/approve`)).body
    const path = `/contracts/${contract_id}/milestones/${milestones[0].id}`
    expect(await shown(client)).toEqual([task('milestone fund', 11_000, worker)])
    await client.post('/wallet/deposits', { amount_cents: 11_000 })
    await client.post(`${path}/fund`)
    expect(await shown(worker)).toEqual([task('milestone submit', 11_000, client)])
    await worker.post(`${path}/submit`, { message: 'Done.' })
    await client.post(`${path}/release`, { amount_cents: 4_000 })
    expect(await shown(client)).toEqual([task('milestone release', 7_000, worker)])
    await client.post('/disputes/create', {
      contract_id,
      milestone_id: milestones[0].id,
      reason: 'quality',
      statement: 'Half of it is missing.',
      proposed_worker_cents: 5_000,
    })
    expect(await shown(worker)).toEqual([task('dispute respond', 11_000, client)])
  })

  it('shows what an agent’s request is about, next to that task', async () => {
    const deal = await newDeal(world)
    const buyer = await agentWith(world, deal.client, {
      may: ['negotiations.round'],
      ask_owner: ['negotiations.agree'],
    })
    const { id } = await negotiate(deal)
    await deal.worker.post(`/negotiations/${id}/round`, { rate_cents: 12_000 })
    const approvalId = approvalIdIn(await buyer.post(`/negotiations/${id}/agree`, { round: 2 }))
    const inbox = (await deal.client.get('/inbox')).body.data
    expect(inbox).toMatchObject([
      {
        subject: { type: 'approval', id: approvalId },
        about: { type: 'negotiation', id },
        counterparty_id: deal.worker.userId,
        amount_cents: 12_000,
      },
      { subject: { type: 'negotiation', id }, about: null },
    ])
    // One card: together they count once.
    expect((await deal.client.get('/notifications/counts')).body).toMatchObject({
      task_count: 1,
      tasks: [
        { type: 'approval', action: 'approve', count: 1 },
        { type: 'negotiation', action: 'agree', count: 1 },
      ],
    })
  })

  it('leaves out what its reader has snoozed until the time is up, something new happens or the deadline is near', async () => {
    const deal = await newDeal(world)
    const { client, worker } = deal
    const { id } = await negotiate(deal)
    const agent = await world.newAgent(worker)
    const tasks = async (reader: Client, query = '') =>
      (await reader.get(`/inbox${query}`)).body.data.map(({ subject }: Json) => subject.id)
    const inDays = async (days: number) =>
      new Date(Date.parse((await worker.get('/health')).body.time) + days * 86_400_000).toISOString()
    const snooze = async (until: string | null) => worker.post('/inbox/snooze', { subject_id: id, until })

    const until = await inDays(2)
    expect((await snooze(until)).body).toMatchObject({ subject: { id }, snoozed_until: until })
    expect([await tasks(worker), await tasks(worker, '?snoozed=true'), await tasks(agent)]).toEqual([[], [id], [id]])
    expect((await worker.get('/notifications/counts')).body).toMatchObject({
      task_count: 0,
      snoozed_count: 1,
      tasks: [],
    })
    await advance(world, 2)
    expect([await tasks(worker), await tasks(worker, '?snoozed=true')]).toEqual([[id], []])

    await snooze(await inDays(2))
    expect(await tasks(worker)).toEqual([])
    expect((await snooze(null)).body.snoozed_until).toBeNull()
    expect(await tasks(worker)).toEqual([id])

    await snooze(await inDays(2))
    await client.post(`/negotiations/${id}/round`, { rate_cents: 11_000 })
    expect(await tasks(worker)).toEqual([id])

    const [earliest, snoozed, latest] = [await inDays(365), (await snooze(await inDays(9_999))).body, await inDays(365)]
    expect([earliest <= snoozed.snoozed_until, snoozed.snoozed_until <= latest]).toEqual([true, true])
    expect(await tasks(worker)).toEqual([])
    // An offer expires after a week.
    await advance(world, 6.5)
    expect(await tasks(worker)).toEqual([id])

    const later = await inDays(2)
    expect((await client.post('/inbox/snooze', { subject_id: id, until: later })).status).toBe(404)
    expect(issueCodesOf(await agent.post('/inbox/snooze', { subject_id: id, until: later }))).toEqual(['missing_scope'])
  })

  it('asks to fund a milestone again once its deposit has arrived or failed, but not while it’s pending', async () => {
    const deal = await newDeal(world)
    const { client } = deal
    const path = await milestoneOf(deal, 10_000, 4_000)
    const { as } = await world.startNode({ payments: 'manual' })
    const tasks = async () => (await client.get('/inbox')).body.data.map(({ action }: Json) => action)
    const deposit = async (amount_cents: number) =>
      (await as(client.secret ?? '').post('/wallet/deposits', { amount_cents })).body.id
    const settle = (id: string, how: string, body: object) =>
      world.operator.post(`/operator/deposits/${id}/${how}`, body)
    expect(await tasks()).toEqual(['fund'])
    const tooLittle = await deposit(5_999)
    expect(await tasks()).toEqual(['fund'])
    const rest = await deposit(1)
    expect(await tasks()).toEqual([])
    await settle(rest, 'fail', { reason: 'Never came.' })
    expect(await tasks()).toEqual(['fund'])
    const again = await deposit(1)
    expect(await tasks()).toEqual([])
    await settle(tooLittle, 'confirm', { reference: 'line 1' })
    expect(await tasks()).toEqual([])
    await settle(again, 'confirm', { reference: 'line 2' })
    expect(await tasks()).toEqual(['fund'])
    // Nothing was funded automatically.
    expect((await client.get(path)).body).toMatchObject({ status: 'pending', held_cents: 0 })
    expect((await client.post(`${path}/fund`)).status).toBe(200)
    expect(await tasks()).toEqual([])
  })

  it('asks for a new offer instead of agreement while the current offer is incomplete', async () => {
    const deal = await newDeal(world, { rate_type: 'hourly' })
    const { id } = await negotiate(deal, { rate_cents: 1_000 })
    const asked = async (reader: Client) => (await reader.get('/inbox')).body.data.map(({ action }: Json) => action)
    expect((await deal.worker.get(`/negotiations/${id}`)).body.allowed_actions).toEqual(['round', 'decline'])
    expect(await asked(deal.worker)).toEqual(['round'])
    await deal.worker.post(`/negotiations/${id}/round`, { hours_per_week: 10 })
    expect(await asked(deal.client)).toEqual(['agree'])
  })

  it('is paged over items with and without a deadline, from several features', async () => {
    const client = await world.newUser()
    const gigId = await postGig(client)
    const expected: string[] = []
    for (let i = 0; i < 3; i++) {
      const worker = await world.newUser()
      const deal = { client, worker, gigId: await postGig(client) }
      const { id } = await negotiate(deal)
      await worker.post(`/negotiations/${id}/round`, { rate_cents: 11_000 })
      expected.push(id)
    }
    for (let i = 0; i < 3; i++) expected.push(await apply(gigId))
    const seen: string[] = []
    for (let query = '?limit=2'; ; ) {
      const { body } = await client.get(`/inbox${query}`)
      seen.push(...body.data.map((item: Json) => item.subject.id))
      if (!body.next_cursor) break
      query = `?limit=2&cursor=${body.next_cursor}`
    }
    expect(seen).toEqual(expected)
  })

  it('is visible to the user and their agents, not to others', async () => {
    const [client, stranger] = [await world.newUser(), await world.newUser()]
    const scout = await world.newAgent(client)
    await apply(await postGig(client))
    expect((await client.get('/inbox')).body.data).toHaveLength(1)
    expect((await scout.get('/inbox')).body.data).toHaveLength(1)
    expect((await stranger.get('/inbox')).body.data).toEqual([])
  })

  it('is paged without skipping or repeating an item', async () => {
    const client = await world.newUser()
    const gigId = await postGig(client)
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.push(await apply(gigId))
    const seen: string[] = []
    for (let query = '?limit=2'; ; ) {
      const { body } = await client.get(`/inbox${query}`)
      seen.push(...body.data.map((item: Json) => item.subject.id))
      if (!body.next_cursor) break
      query = `?limit=2&cursor=${body.next_cursor}`
    }
    expect(seen).toEqual(ids)
  })

  it('sorts by deadline, items without one last, across all sources and pages', async () => {
    const at = (seconds: number) => instantOf(Date.parse('2026-11-15T00:00:00Z') + seconds * 1000)
    const waiting = (deadline: number | null, since: number) => ({
      subject: { type: 'gig', id: newId<'gig'>() },
      action: 'edit',
      reason: 'milestone.fund' as const,
      why: () => `${deadline} ${since}`,
      deadline: deadline === null ? null : at(deadline),
      since: at(since),
      isOffered: true,
    })
    const found = [
      [waiting(20, 1), waiting(null, 1)],
      [waiting(10, 2), waiting(20, 0), waiting(null, 0)],
    ]
    const sources = found.map((items, i) => ({
      name: `source ${i}`,
      scopes: ['read'] as const,
      find: async () => items,
    }))
    // An agent, which doesn't snooze anything.
    const reader = { scopes: ['read'], role: 'member', hostedAgentId: newId() } as never
    const ctx = { clock: clockAt(at(0)), settings: world.core.context.settings } as never
    const seen: string[] = []
    let after: readonly string[] | null = null
    do {
      const page: Awaited<ReturnType<typeof listInbox>> = await listInbox(ctx, reader, sources, {}, { limit: 2, after })
      seen.push(...page.rows.map(({ why }) => why))
      after = page.next
    } while (after)
    expect(seen).toEqual(['10 2', '20 0', '20 1', 'null 0', 'null 1'])
  })
})

describe('notifications', () => {
  const numbered = async () => {
    while ((await sequenceEvents(world.database)) > 0);
  }

  it('show what others and deadlines have changed, newest first, and count until they’re seen', async () => {
    const deal = await newDeal(world)
    const { client, worker, gigId } = deal
    const { id } = await negotiate(deal)
    await client.post(`/negotiations/${id}/round`, { rate_cents: 9_000 })
    await worker.post(`/negotiations/${id}/round`, { rate_cents: 12_000 })
    await client.post(`/negotiations/${id}/round`, { rate_cents: 11_000 })
    await numbered()
    const list = async (reader: Client) => (await reader.get('/notifications?expand=user,gig')).body.data
    const brief = (items: Json[]) => items.map(({ type, unread }: Json) => [type, unread])
    expect((await list(worker))[0]).toMatchObject({
      id: expect.stringMatching(/^evt_/),
      type: 'negotiation.round',
      subject: { type: 'negotiation', id },
      user_id: client.userId,
      agent_id: null,
      gig_id: gigId,
      contract_id: null,
      unread: true,
      user: { id: client.userId },
      gig: { id: gigId },
    })
    const [newest, ...older] = await list(worker)
    expect(brief([newest, ...older])).toEqual([
      ['negotiation.round', true],
      ['negotiation.round', true],
      ['negotiation.opened', true],
    ])
    expect(brief(await list(client))).toEqual([['negotiation.round', true]])
    const unread = async (reader: Client) => (await reader.get('/notifications/counts')).body.unread_count
    expect([await unread(worker), await unread(client)]).toEqual([3, 1])

    expect((await worker.post('/notifications/seen', { event_id: older[0].id })).body).toEqual({ unread_count: 1 })
    expect(brief(await list(worker)).map(([, isUnread]) => isUnread)).toEqual([true, false, false])
    // Another device showing an older page doesn't undo anything.
    await worker.post('/notifications/seen', { event_id: newest.id })
    expect((await worker.post('/notifications/seen', { event_id: older[1].id })).body).toEqual({ unread_count: 0 })
    expect(await unread(client)).toBe(1)

    const page = (await worker.get('/notifications?limit=2')).body
    const rest = (await worker.get(`/notifications?limit=2&cursor=${page.next_cursor}`)).body
    expect([page.data.length, rest.data.length, rest.next_cursor]).toEqual([2, 1, null])

    await advance(world, 8)
    await numbered()
    expect((await list(worker))[0]).toMatchObject({ type: 'negotiation.expired', user_id: null, unread: true })
    const [foreign] = (await client.get('/notifications')).body.data
    expect((await (await world.newUser()).post('/notifications/seen', { event_id: foreign.id })).status).toBe(404)
  })

  it('tell owners what their agents did, and operators what’s waiting for them', async () => {
    const deal = await newDeal(world)
    const agent = await world.newAgent(deal.worker)
    const { id } = await negotiate(deal)
    await agent.post(`/negotiations/${id}/round`, { rate_cents: 12_000 })
    const { as } = await world.startNode({ payments: 'manual' })
    await as(deal.client.secret ?? '').post('/wallet/deposits', { amount_cents: 100 })
    await numbered()
    expect((await deal.worker.get('/notifications')).body.data[0]).toMatchObject({
      type: 'negotiation.round',
      user_id: null,
      agent_id: agent.agentId,
    })
    expect((await world.operator.get('/notifications')).body.data[0]).toMatchObject({
      type: 'wallet.deposit_requested',
      user_id: deal.client.userId,
    })
    expect(issueCodesOf(await agent.get('/notifications'))).toEqual(['not_yours'])
  })
})
