import { afterAll, describe, expect, it } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import { type Answer, type Client, issueCodesOf, withoutIds } from './support/client.ts'
import {
  activate,
  advance,
  agreeOn,
  type Deal,
  expectCleanAudit,
  fundedMilestone,
  milestoneOf,
  newDeal,
} from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

afterAll(() => expectCleanAudit(world))

async function refusal(answer: Promise<{ status: number; body: { error?: { issues: { code: string }[] } } }>) {
  const { status, body } = await answer
  return [status, ...(body.error?.issues.map(({ code }) => code) ?? [])]
}

async function inState(status: string): Promise<Deal & { path: string }> {
  const deal = await newDeal(world)
  if (status === 'pending_approval') return { ...deal, path: `/contracts/${(await agreeOn(deal)).id}` }
  if (status === 'expired') {
    const contract = await agreeOn(deal)
    await advance(world, 7)
    return { ...deal, path: `/contracts/${contract.id}` }
  }
  if (status === 'completed') {
    const milestone = await fundedMilestone(deal)
    await deal.client.post(`${milestone}/release`)
    await advance(world, 5)
    const path = milestone.split('/milestones')[0] ?? ''
    expect((await deal.client.post(`${path}/complete`)).body.status).toBe('completed')
    return { ...deal, path }
  }
  const contract = await activate(deal)
  if (status === 'cancelled') await deal.client.post(`/contracts/${contract.id}/cancel`)
  return { ...deal, path: `/contracts/${contract.id}` }
}

describe('approving a contract', () => {
  it('needs one approval from each side, of the terms they’ve read', async () => {
    const deal = await newDeal(world)
    const contract = await agreeOn(deal)
    const path = `/contracts/${contract.id}`
    expect(await refusal(deal.client.post(`${path}/approve`, { terms_hash: 'x' }))).toEqual([409, 'stale_terms'])
    const first = await deal.client.post(`${path}/approve`, { terms_hash: contract.terms_hash })
    expect(first.body).toMatchObject({
      status: 'pending_approval',
      approvals: { client_at: expect.any(String), worker_at: null },
      started_at: null,
      allowed_actions: ['cancel', 'add-milestone'],
    })
    expect(await refusal(deal.client.post(`${path}/approve`))).toEqual([409, 'already_approved'])
    const second = await deal.worker.post(`${path}/approve`)
    expect(second.body).toMatchObject({ status: 'active', started_at: expect.any(String) })
    expect(second.body.allowed_actions).toEqual(['cancel', 'add-milestone'])
  })

  it('asks the owner when an agent without a mandate tries it', async () => {
    const deal = await newDeal(world)
    const contract = await agreeOn(deal)
    const scout = await world.newAgent(deal.worker, ['read', 'contracts:approve'])
    expect(await refusal(scout.post(`/contracts/${contract.id}/approve`))).toEqual([403, 'approval_required'])
  })

  it.each(['added', 'changed', 'removed'])('starts again after a milestone was %s', async (what) => {
    const deal = await newDeal(world)
    const contract = await agreeOn(deal)
    const path = `/contracts/${contract.id}`
    const milestone = `${path}/milestones/${contract.milestones[0].id}`
    await deal.worker.post(`${path}/approve`)
    if (what === 'added') await deal.client.post(`${path}/milestones`, { title: 'More', amount_cents: 5 })
    if (what === 'changed') await deal.client.patch(milestone, { amount_cents: 5 })
    if (what === 'removed') await deal.client.delete(milestone)
    const changed = (await deal.worker.get(path)).body
    expect(changed.approvals).toEqual({ client_at: null, worker_at: null })
    expect(changed.terms_hash).not.toBe(contract.terms_hash)
    expect(changed.approve_by).toBe(contract.approve_by)
    expect(await refusal(deal.worker.post(`${path}/approve`, { terms_hash: contract.terms_hash }))).toEqual([
      409,
      'stale_terms',
    ])
  })

  it('fills one of several positions and leaves the gig open for the rest', async () => {
    const deal = await newDeal(world, { positions: 2 })
    await activate(deal)
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body).toMatchObject({
      status: 'open',
      filled_positions: 1,
      reserved_positions: 0,
    })
    await activate({ ...deal, worker: await world.newUser() })
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body).toMatchObject({
      status: 'filled',
      filled_positions: 2,
    })
  })

  it('is too late after seven days: position and application are free again', async () => {
    const deal = await newDeal(world)
    const application = await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Let me.', rate_cents: 5 })
    const { id } = (await deal.client.post('/negotiations', { application_id: application.body.id })).body
    const { contract_id } = (await deal.client.post(`/negotiations/${id}/agree`, { round: 1 })).body
    await advance(world, 7)
    expect((await deal.client.get(`/contracts/${contract_id}`)).body).toMatchObject({
      status: 'expired',
      milestones: [{ status: 'cancelled' }],
      allowed_actions: [],
    })
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body.reserved_positions).toBe(0)
    expect((await deal.client.get(`/applications/${application.body.id}`)).body.status).toBe('shortlisted')
    expect(await refusal(deal.client.post(`/contracts/${contract_id}/approve`))).toEqual([409, 'wrong_state'])
  })

  it('is still possible after the gig is closed; the other applicants find out that they weren’t chosen', async () => {
    const deal = await newDeal(world)
    const application = await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Let me.', rate_cents: 5 })
    const { id } = (await deal.client.post('/negotiations', { application_id: application.body.id })).body
    const { contract_id } = (await deal.client.post(`/negotiations/${id}/agree`, { round: 1 })).body
    await deal.client.patch(`/gigs/${deal.gigId}`, { status: 'closed' })
    expect((await deal.client.get(`/applications/${application.body.id}`)).body.status).toBe('negotiating')
    await deal.client.post(`/contracts/${contract_id}/approve`)
    expect((await deal.worker.post(`/contracts/${contract_id}/approve`)).body.status).toBe('active')
    expect((await deal.client.get(`/applications/${application.body.id}`)).body.status).toBe('hired')
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body).toMatchObject({
      status: 'closed',
      filled_positions: 1,
    })
  })
})

describe('the end of a contract', () => {
  it('by cancelling before any release opens the gig again', async () => {
    const deal = await newDeal(world)
    const contract = await activate(deal)
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body.status).toBe('filled')
    const cancelled = await deal.worker.post(`/contracts/${contract.id}/cancel`)
    expect(cancelled.body).toMatchObject({ status: 'cancelled', milestones: [{ status: 'cancelled' }] })
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body).toMatchObject({ status: 'open', filled_positions: 0 })
  })

  it('leaves a gig whose apply_by has passed expired instead of open', async () => {
    const apply_by = new Date(Date.parse(world.core.clock.now()) + 2 * 86_400_000).toISOString()
    const deal = await newDeal(world, { apply_by })
    const contract = await activate(deal)
    await advance(world, 3)
    await deal.worker.post(`/contracts/${contract.id}/cancel`)
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body.status).toBe('expired')
  })

  it('by cancelling or completing is refused while money is in escrow or clearing', async () => {
    const deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    const path = milestone.split('/milestones')[0]
    expect(await refusal(deal.client.post(`${path}/cancel`))).toEqual([409, 'money_open'])
    expect(await refusal(deal.client.post(`${path}/complete`))).toEqual([409, 'money_open'])
    await deal.client.post(`${milestone}/release`)
    expect(await refusal(deal.worker.post(`${path}/complete`))).toEqual([409, 'money_open'])
    expect((await deal.worker.get(`${path}`)).body.allowed_actions).toEqual(['add-milestone'])
    await advance(world, 5)
    expect((await deal.worker.get(`${path}`)).body.allowed_actions).toEqual(['cancel', 'complete', 'add-milestone'])
    expect((await deal.worker.post(`${path}/complete`)).body.status).toBe('completed')
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body.status).toBe('filled')
  })

  it('by completing needs a release, unless the work is unpaid', async () => {
    const deal = await newDeal(world)
    const contract = await activate(deal)
    expect(await refusal(deal.client.post(`/contracts/${contract.id}/complete`))).toEqual([409, 'nothing_released'])
    const favour = await newDeal(world)
    const free = await activate(favour, { rate_cents: 0 })
    expect((await favour.client.post(`/contracts/${free.id}/complete`)).body.status).toBe('completed')
  })

  it('comes after thirty days without any funding', async () => {
    const deal = await newDeal(world)
    const contract = await activate(deal)
    expect(Date.parse(contract.auto_end_at)).toBe(Date.parse(contract.started_at) + 30 * 86_400_000)
    await advance(world, 30)
    expect((await deal.client.get(`/contracts/${contract.id}`)).body.status).toBe('cancelled')
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body.status).toBe('open')
  })

  it('comes fourteen days after the last milestone was settled', async () => {
    const deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    const path = milestone.split('/milestones')[0]
    expect((await deal.client.get(`${path}`)).body.auto_end_at).toBeNull()
    await deal.client.post(`${milestone}/release`)
    await advance(world, 13)
    expect((await deal.client.get(`${path}`)).body.status).toBe('active')
    await advance(world, 1)
    expect((await deal.client.get(`${path}`)).body.status).toBe('completed')
    expect((await deal.worker.get('/profile/me')).body.reputation.contracts_completed).toBe(1)
  })

  it('is a cancellation when all money was refunded', async () => {
    const deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    await deal.worker.post(`${milestone}/refund`)
    await advance(world, 14)
    expect((await deal.client.get(milestone.split('/milestones')[0] ?? '')).body.status).toBe('cancelled')
  })
})

describe('milestones of a contract', () => {
  it('can be added by either side, before approval and while active', async () => {
    const deal = await newDeal(world)
    const contract = await agreeOn(deal)
    const path = `/contracts/${contract.id}/milestones`
    const body = { title: 'The index', amount_cents: 700, description: 'Of all terms.', due_date: '2199-01-01' }
    const added = await deal.worker.post(path, body)
    expect(added.status).toBe(201)
    expect(added.headers.get('location')).toBe(`${world.url}/api${path}/${added.body.id}`)
    expect(added.headers.get('etag')).toMatch(/^"1-/)
    expect(added.body).toEqual({
      id: expect.stringMatching(/^mil_/),
      contract_id: contract.id,
      number: 2,
      ...body,
      currency: 'USD',
      status: 'pending',
      held_cents: 0,
      released_cents: 0,
      refunded_cents: 0,
      fee_cents: 0,
      clearing_cents: 0,
      clearing_fee_cents: 0,
      funded_at: null,
      submitted_at: null,
      auto_release_at: null,
      idle_refund_at: null,
      dispute_id: null,
      created_by: 'worker',
      version: 1,
      allowed_actions: ['edit', 'remove'],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    await deal.client.post(`/contracts/${contract.id}/approve`)
    await deal.worker.post(`/contracts/${contract.id}/approve`)
    const hash = (await deal.client.get(`/contracts/${contract.id}`)).body.terms_hash
    expect((await deal.client.post(path, { title: 'More', amount_cents: 1 })).body).toMatchObject({
      number: 3,
      allowed_actions: ['edit', 'remove', 'fund'],
    })
    // Milestones added later do not change what both sides approved.
    const after = (await deal.client.get(`/contracts/${contract.id}`)).body
    expect(after).toMatchObject({ terms_hash: hash, status: 'active', totals: { amount_cents: 10_701 } })
    const page = await deal.worker.get(`${path}?limit=2`)
    expect(page.body.data.map(({ number }: { number: number }) => number)).toEqual([1, 2])
    const rest = await deal.worker.get(`${path}?limit=2&cursor=${page.body.next_cursor}`)
    expect(rest.body.data.map(({ number }: { number: number }) => number)).toEqual([3])
    expect(rest.body.next_cursor).toBeNull()
  })

  it('of an hourly contract cost one week unless an amount is given', async () => {
    const deal = await newDeal(world, { rate_type: 'hourly' })
    const contract = await activate(deal, { rate_cents: 100, hours_per_week: 10 })
    const path = `/contracts/${contract.id}/milestones`
    expect((await deal.worker.post(path, { title: 'Week 2' })).body.amount_cents).toBe(1_000)
    const fixed = await newDeal(world)
    const other = await activate(fixed)
    const refused = await fixed.worker.post(`/contracts/${other.id}/milestones`, { title: 'More' })
    expect([refused.status, refused.body.error.issues]).toMatchObject([
      422,
      [{ path: 'amount_cents', code: 'required' }],
    ])
  })

  it('let only the client change amount and due date, and both sides the texts', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal)
    expect(await refusal(deal.worker.patch(path, { amount_cents: 20_000 }))).toEqual([403, 'missing_role'])
    expect(await refusal(deal.worker.patch(path, { due_date: '2199-01-01' }))).toEqual([403, 'missing_role'])
    const texts = await deal.worker.patch(path, { title: 'All of it', description: 'Every page.' })
    expect(texts.body).toMatchObject({ title: 'All of it', version: 2 })
    const amount = await deal.client.patch(path, { amount_cents: 9_000 })
    expect(amount.body).toMatchObject({ amount_cents: 9_000, version: 3 })
    const stale = await deal.client.patch(path, { amount_cents: 8_000 }, { 'if-match': '"2-x"' })
    expect([stale.status, issueCodesOf(stale)]).toEqual([412, ['stale_version']])
    const same = await deal.client.patch(path, { amount_cents: 9_000 })
    expect(same.body.version).toBe(3)
  })

  it('can be removed while pending: by the client any, by the worker those that a worker added', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    const all = path.split('/').slice(0, 4).join('/')
    expect(await refusal(deal.client.delete(path))).toEqual([409, 'wrong_state'])
    expect(await refusal(deal.client.patch(path, { title: 'x' }))).toEqual([409, 'wrong_state'])
    const [clients, workers] = [
      (await deal.client.post(all, { title: 'More', amount_cents: 1 })).body.id,
      (await deal.worker.post(all, { title: 'More', amount_cents: 1 })).body.id,
    ]
    expect(await refusal(deal.worker.delete(`${all}/${clients}`))).toEqual([403, 'not_yours'])
    expect((await deal.worker.delete(`${all}/${workers}`)).body).toEqual({ id: workers, deleted: true })
    expect((await deal.worker.get(`${all}/${workers}`)).status).toBe(404)
    expect((await deal.client.delete(`${all}/${clients}`)).status).toBe(200)
  })

  it.each([
    ['title', '', 'too_short'],
    ['amount_cents', 0, 'too_small'],
    ['amount_cents', 1.5, 'not_integer'],
    ['due_date', '2020-01-01', 'too_small'],
    ['due_date', '2026-02-30', 'bad_format'],
    ['status', 'released', 'unknown_field'],
    ['held_cents', 5, 'unknown_field'],
  ])('refuse %s = %j', async (field, value, code) => {
    const deal = await newDeal(world)
    const contract = await agreeOn(deal)
    const body = { title: 'x', amount_cents: 5, [field]: value }
    const answer = await deal.client.post(`/contracts/${contract.id}/milestones`, body)
    expect(answer.status).toBe(422)
    expect(answer.body.error.issues).toMatchObject([{ path: field, code }])
  })

  it('are limited to two hundred, and to a total within exact integers', async () => {
    const deal = await newDeal(world)
    const contract = await agreeOn(deal)
    const path = `/contracts/${contract.id}/milestones`
    const huge = deal.client.post(path, { title: 'x', amount_cents: 2 ** 53 - 1 })
    expect(await refusal(huge)).toEqual([409, 'amount_too_large'])
    for (let some = 0; some < 199; some += 20) {
      const more = Array.from({ length: Math.min(20, 199 - some) }, () =>
        deal.client.post(path, { title: 'x', amount_cents: 1 }),
      )
      for (const added of await Promise.all(more)) expect(added.status).toBe(201)
    }
    expect(await refusal(deal.worker.post(path, { title: 'x', amount_cents: 1 }))).toEqual([409, 'too_many_milestones'])
    const whole = (await deal.client.get(`/contracts/${contract.id}`)).body
    expect(new Set(whole.milestones.map(({ number }: { number: number }) => number)).size).toBe(200)
    // Removing one makes room for another, but its number is not used again.
    await deal.client.delete(`${path}/${whole.milestones[199].id}`)
    expect((await deal.client.post(path, { title: 'x', amount_cents: 1 })).body.number).toBe(201)
  })
})

describe('reading contracts', () => {
  it('is for the two sides and operators; for everyone else, they don’t exist', async () => {
    const deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    const path = milestone.split('/milestones')[0] ?? ''
    const stranger = await world.newUser()
    const arbiter = await world.newUser({ role: 'arbiter' })
    const missing = '/contracts/con_00000000000000000000000000'
    const attempts = (caller: Client, contract: string, one: string) => [
      caller.get(contract),
      caller.post(`${contract}/approve`),
      caller.post(`${contract}/cancel`),
      caller.post(`${contract}/complete`),
      caller.get(`${contract}/milestones`),
      caller.post(`${contract}/milestones`, { title: 'x', amount_cents: 5 }),
      caller.get(one),
      caller.patch(one, { title: 'x' }),
      caller.delete(one),
      caller.post(`${one}/fund`),
      caller.post(`${one}/submit`, { message: 'x' }),
      caller.post(`${one}/request-changes`, { message: 'x' }),
      caller.post(`${one}/release`),
      caller.post(`${one}/refund`),
      caller.get(`${one}/submissions`),
      caller.get(`${contract}/reviews`),
      caller.post(`${contract}/reviews`, { rating: 5 }),
    ]
    const absent = await Promise.all(
      attempts(stranger, missing, `${missing}/milestones/${milestone.split('/').at(-1)}`),
    )
    for (const caller of [stranger, arbiter]) {
      const hidden = await Promise.all(attempts(caller, path, milestone))
      for (const [index, answer] of hidden.entries()) {
        expect([index, answer.status]).toEqual([index, 404])
        expect(withoutIds(answer)).toBe(withoutIds(absent[index] as Answer))
      }
    }
    expect((await world.operator.get(path)).body).toMatchObject({ status: 'active', allowed_actions: [] })
    expect((await world.operator.post(`${path}/cancel`)).status).toBe(404)
    // Nor can a milestone be read through another contract.
    const other = await activate(await newDeal(world))
    const crossed = `/contracts/${other.id}/milestones/${milestone.split('/').at(-1)}`
    expect((await deal.client.get(crossed)).status).toBe(404)
    expect((await deal.client.post(`${crossed}/release`)).status).toBe(404)
  })

  it('filters by role, status, gig and words; operators see those of all users', async () => {
    const worker = await world.newUser({ display_name: 'Zoë Quill' })
    const deal = { ...(await newDeal(world, { title: 'Bind 100% of the Atlas' })), worker }
    const contract = await agreeOn(deal)
    const ids = async (caller: Client, query: string) =>
      (await caller.get(`/contracts${query}`)).body.data.map(({ id }: { id: string }) => id)
    expect(await ids(deal.client, '?role=client')).toEqual([contract.id])
    expect(await ids(deal.client, '?role=worker')).toEqual([])
    expect(await ids(deal.worker, '?status=pending_approval')).toEqual([contract.id])
    expect(await ids(deal.worker, '?status=active')).toEqual([])
    expect(await ids(world.operator, `?gig_id=${deal.gigId}`)).toEqual([contract.id])
    expect(await ids(await world.newUser(), '')).toEqual([])
    // In the title and the name of the other side, never in the reader's own name.
    expect(await ids(deal.client, '?q=atl%20QUILL')).toEqual([contract.id])
    expect(await ids(deal.client, '?q=100%25')).toEqual([contract.id])
    expect(await ids(deal.client, '?q=atlas%20nobody')).toEqual([])
    expect(await ids(worker, '?q=atlas')).toEqual([contract.id])
    expect(await ids(worker, '?q=quill')).toEqual([])
    expect(await ids(await world.newUser(), '?q=atlas')).toEqual([])
  })
})

describe('every transition of a contract', () => {
  it('is recorded in both sides’ feeds once', async () => {
    const { path, ...deal } = await inState('completed')
    const id = path.split('/').at(-1)
    const events = await world.database.query<{ type: string; audience: string[] }>(
      sql`select type, audience from events where data ->> 'id' = ${id} or data ->> 'contract_id' = ${id} order by seq`,
    )
    expect(events.map(({ type }) => type)).toEqual([
      'negotiation.agreed',
      'contract.created',
      'milestone.added',
      'contract.approved',
      'contract.activated',
      'milestone.funded',
      'milestone.released',
      'payout.created',
      'payout.paid',
      'contract.completed',
    ])
    expect(deal.client.userId).not.toBe(deal.worker.userId)
    for (const { type, audience } of events) expect(audience).toHaveLength(type.startsWith('payout') ? 1 : 2)
  })
})
