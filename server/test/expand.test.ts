import { describe, expect, it } from 'vitest'
import { expander, type Summaries, type SummariesByKind } from '../src/platform/http/expand.ts'
import { checkAll } from './support/check-all.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { activate, advance, type Deal, fundedMilestone, newDeal, postGig } from './support/deals.ts'
import { agentWith } from './support/mandates.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const [ada, ben] = await Promise.all([
  world.newUser({ display_name: 'Ada' }),
  world.newUser({ display_name: 'Ben', kind: 'organization' }),
])
const deal: Deal = { client: ada, worker: ben, gigId: await postGig(ada, { positions: 5 }) }

const client = { ...summaryOf(ada), display_name: 'Ada', kind: 'person' }
const worker = { ...summaryOf(ben), display_name: 'Ben', kind: 'organization' }
const gig = { id: deal.gigId, title: 'Translate a manual', rate_type: 'fixed', status: 'open' }

function summaryOf({ userId }: Client) {
  return { id: userId, headline: null, avatar_url: null, rating_average: null, review_count: 0 }
}

async function firstOf(caller: Client, path: string) {
  const { status, body } = await caller.get(path)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data ? body.data[0] : body
}

it('adds names and titles to every list and read that has only ids', async () => {
  const milestone = await fundedMilestone(deal)
  const [, , contractId = '', , milestoneId = ''] = milestone.split('/')
  await ada.post(`${milestone}/release`, { amount_cents: 4_000 })
  const { body: payout } = await ada.get(`/payouts?contract_id=${contractId}`)
  expect(payout.data).toEqual([])
  const [paid] = (await ben.get('/payouts')).body.data
  const { body: dispute } = await ben.post('/disputes/create', {
    contract_id: contractId,
    milestone_id: milestoneId,
    reason: 'payment',
    statement: 'The rest is due.',
    proposed_worker_cents: 10_000,
  })
  const scout = await world.newAgent(ben)
  const otherGig = await postGig(ada, { title: 'Write a letter' })
  const { body: application } = await scout.post(`/gigs/${otherGig}/apply`, { message: 'I can.' })
  await ben.post(`/profile/${ada.userId}/vouches`, { message: 'Pays well.' })
  const asking = await world.newAgent(ben, ['read', 'disputes:write', 'payments:write'])
  const { body: refused } = await asking.post(`/disputes/${dispute.id}/withdraw`)
  const approvalId = refused.error.issues[0].details.approval_id
  const offering = await agentWith(world, ben, { ask_owner: ['negotiations.round'] })
  const offer = { application_id: application.id, terms: { rate_cents: 9_000 } }
  expect(issueCodesOf(await offering.post('/negotiations', offer))).toEqual(['approval_required'])

  const contract = {
    id: contractId,
    status: 'active',
    rate_type: 'fixed',
    client_id: ada.userId,
    fee_bps: 500,
    gig_id: deal.gigId,
    gig_title: 'Translate a manual',
  }
  const milestoneShown = {
    id: milestoneId,
    number: 1,
    title: expect.any(String),
    status: 'disputed',
    amount_cents: 10_000,
    held_cents: 6_000,
    gig_id: deal.gigId,
    gig_title: 'Translate a manual',
  }
  const { negotiation_id } = await firstOf(ada, '/contracts')
  const negotiation = {
    id: negotiation_id,
    client_id: ada.userId,
    status: 'agreed',
    rate_type: 'fixed',
    round_count: 1,
    gig_id: deal.gigId,
    gig_title: 'Translate a manual',
  }
  const hosted_agent = { id: scout.agentId, name: expect.any(String) }
  const asked = {
    id: application.id,
    client_id: ada.userId,
    status: 'pending',
    rate_type: 'fixed',
    gig_id: otherGig,
    gig_title: 'Write a letter',
  }
  const otherSubjects = { gig: null, negotiation: null, contract: null, milestone: null }
  const letter = { id: otherGig, title: 'Write a letter', rate_type: 'fixed', status: 'open' }
  await checkAll<readonly [Client, object]>(
    [
      [`/gigs?client_id=${ada.userId}&expand=client`, [ben, { title: 'Write a letter', client }]],
      [`/gigs/${deal.gigId}?expand=client`, [ben, { id: deal.gigId, client }]],
      ['/contracts?expand=gig,negotiation,client,worker', [ada, { id: contractId, gig, negotiation, client, worker }]],
      [`/contracts/${contractId}?expand=gig&expand=worker`, [ben, { id: contractId, gig, worker }]],
      ['/negotiations?expand=gig,contract,application', [ada, { gig, contract, application: null }]],
      [`/negotiations/${negotiation_id}?expand=client,worker`, [ben, { rounds: [{}], client, worker }]],
      ['/applications?expand=gig,client,hosted_agent', [ben, { gig: letter, client, hosted_agent }]],
      [`/gigs/${otherGig}/applications?expand=worker,negotiation`, [ada, { worker, negotiation: null }]],
      [`/applications/${application.id}?expand=worker`, [ada, { worker }]],
      [
        '/disputes?expand=contract,milestone,client,worker',
        [ada, { contract, milestone: milestoneShown, client, worker }],
      ],
      [`/disputes/${dispute.id}?expand=milestone`, [ben, { milestone: milestoneShown }]],
      ['/payouts?expand=milestone,contract,worker', [ben, { milestone: milestoneShown, contract, worker }]],
      [`/payouts/${paid.id}?expand=contract`, [ada, { contract }]],
      ['/inbox?expand=gig,client,worker,contract', [ada, { gig, client, worker, contract, action: 'respond' }]],
      [
        '/approvals?expand=agent,counterparty,application,gig,negotiation,contract,milestone',
        [ben, { agent: { id: offering.agentId }, counterparty: client, application: asked, ...otherSubjects }],
      ],
      [`/approvals/${approvalId}?expand=agent`, [ben, { agent: { id: asking.agentId } }]],
      [`/profile/${ada.userId}/vouches?expand=from_user`, [ada, { from_user: worker }]],
      ['/wallet/transactions?expand=contract,milestone', [ada, { contract, milestone: milestoneShown }]],
      // An owner is a user or a milestone: each name only ever holds its own kind.
      [
        '/operator/ledger/accounts?kind=escrow&expand=user,milestone',
        [world.operator, { user: null, milestone: milestoneShown }],
      ],
    ],
    async ([caller, expected], path) => expect(await firstOf(caller, path)).toMatchObject(expected),
  )
  const plain = (await ada.get('/contracts')).body.data[0]
  const { client: _client, ...others } = (await ada.get('/contracts?expand=client')).body.data[0]
  expect(others).toEqual(plain)
  await ben.post(`/disputes/${dispute.id}/withdraw`)
})

it('shows only what the caller may read, and null for the rest', async () => {
  const own = await newDeal(world)
  const done = await activate(own, { rate_cents: 10_000 })
  await own.client.post('/wallet/deposits', { amount_cents: 10_000 })
  const milestone = `/contracts/${done.id}/milestones/${done.milestones[0].id}`
  await own.client.post(`${milestone}/fund`)
  await own.client.post(`${milestone}/release`)
  await advance(world, 5)
  await own.client.post(`/contracts/${done.id}/complete`)
  await own.client.post(`/contracts/${done.id}/reviews`, { rating: 5 })
  await own.worker.post(`/contracts/${done.id}/reviews`, { rating: 4 })
  const reviews = `/profile/${own.worker.userId}/reviews?expand=contract,from_user`
  const scout = await world.newAgent(own.client)
  const { body: posted } = await scout.post('/gigs', {
    title: 'Sort mail',
    description: 'All of it.',
    rate_type: 'fixed',
  })

  // A stranger sees the people, but neither their contract nor their agents.
  expect(await firstOf(ben, reviews)).toMatchObject({ contract: null, from_user: { id: own.client.userId } })
  expect(await firstOf(own.client, reviews)).toMatchObject({ contract: { id: done.id, status: 'completed' } })
  expect(await firstOf(world.operator, reviews)).toMatchObject({ contract: { id: done.id } })
  expect(await firstOf(ben, `/gigs/${posted.id}?expand=hosted_agent`)).toMatchObject({ hosted_agent: null })
  expect(await firstOf(own.client, `/gigs/${posted.id}?expand=hosted_agent`)).toMatchObject({
    hosted_agent: { id: scout.agentId },
  })
  const other = await world.newAgent(own.client)
  expect(await firstOf(other, `/gigs/${posted.id}?expand=hosted_agent`)).toMatchObject({ hosted_agent: null })

  // A deleted gig can't be read; a suspended user can, as on their profile, but not by visitors.
  await world.operator.post(`/users/${own.worker.userId}/suspend`, {})
  await own.client.delete(`/gigs/${own.gigId}`)
  expect(await firstOf(own.client, `/contracts/${done.id}?expand=gig,worker`)).toMatchObject({
    gig: null,
    worker: { id: own.worker.userId, review_count: 1, rating_average: 5 },
  })
  expect(await firstOf(own.client, reviews)).toMatchObject({ contract: { id: done.id, gig_title: null } })
  const { body: key } = await world.operator.post('/keys', { name: 'Page', publishable: true })
  const reviewsOfClient = `/profile/${own.client.userId}/reviews?expand=from_user,user,contract`
  expect(await firstOf(world.as(key.key), reviewsOfClient)).toMatchObject({
    from_user: null,
    user: { id: own.client.userId },
    contract: null,
  })
})

it('refuses unknown names with the names it knows', async () => {
  const answer = await ada.get('/contracts?expand=client,boss')
  expect([answer.status, answer.body.error.code]).toEqual([422, 'VALIDATION_FAILED'])
  expect(answer.body.error.issues).toEqual([
    {
      path: 'expand.1',
      code: 'not_allowed',
      message: 'must be one of gig, negotiation, client, worker',
      details: { allowed: ['gig', 'negotiation', 'client', 'worker'] },
      remedy: expect.any(String),
    },
  ])
  expect((await ada.get('/contracts?expand=client,client')).body.error.issues[0].code).toBe('duplicate_item')
  expect((await ada.get('/wallet?expand=client')).body.error.issues[0].code).toBe('unknown_field')
})

it('continues with the cursor of a page that was expanded differently', async () => {
  await postGig(ada)
  const first = await ada.get('/gigs?limit=1&expand=client')
  const second = await ada.get(`/gigs?limit=1&cursor=${encodeURIComponent(first.body.next_cursor)}`)
  expect(second.status).toBe(200)
  expect(second.body.data[0].id).not.toBe(first.body.data[0].id)
  expect(first.headers.get('link')).toContain('expand=client')
})

describe('a page of many rows', () => {
  it('needs one statement for each kind', async () => {
    const asked: string[][] = []
    const source = (kind: string): Summaries => ({
      shape: {},
      async find(_ctx, _actor, ids) {
        asked.push([kind, ...ids])
        return [...ids].map((id) => [id, `{"id":"${id}"}`])
      },
    })
    const summaries = { user: source('user'), gig: source('gig') } as Partial<SummariesByKind> as SummariesByKind
    const expand = expander(summaries, { client: 'user', worker: 'user', gig: 'gig' })
    const rows = [
      { client_id: 'a', worker_id: 'b', gig_id: 'x' },
      { client_id: 'b', worker_id: 'c', gig_id: null },
    ]
    const answers = rows.map((row) => ({ row, json: JSON.stringify(row) }))
    const expanded = await expand({} as never, {} as never, answers, ['client', 'worker', 'gig'])
    expect(asked).toEqual([
      ['user', 'a', 'b', 'c'],
      ['gig', 'x'],
    ])
    expect(expanded.map((json) => JSON.parse(json))).toEqual([
      { ...rows[0], client: { id: 'a' }, worker: { id: 'b' }, gig: { id: 'x' } },
      { ...rows[1], client: { id: 'b' }, worker: { id: 'c' }, gig: null },
    ])
  })
})
