import { createHash } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { type Answer, type Client, issueCodesOf, withoutIds } from './support/client.ts'
import { advance, agreeOn, type Deal, negotiate, newDeal, postGig } from './support/deals.ts'
import { createWorld } from './support/world.ts'

// Without the request log, which is saved alongside requests, because a test counts the statements of one.
const world = await createWorld({ requestLog: false })

async function applied(deal: Deal, fields: object = {}): Promise<string> {
  return (await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Let me.', ...fields })).body.id
}

async function eventsOf(id: string) {
  return world.database.query<{ type: string; audience: string[]; data: Record<string, unknown> }>(
    sql`select type, audience, data from events where data ->> 'id' = ${id} order by seq`,
  )
}

describe('opening a negotiation', () => {
  it('starts with the gig’s terms, overridden by the application’s, then by the request’s', async () => {
    const deal = await newDeal(world, {
      rate_type: 'hourly',
      rate_min_cents: 5_000,
      rate_max_cents: 5_000,
      hours_per_week: 20,
      start_date: '2027-01-04',
      payout_delay_days: 7,
    })
    const application_id = await applied(deal, { hours_per_week: 30, payout_delay_days: 4 })
    const answer = await deal.worker.post('/negotiations', {
      application_id,
      terms: { payout_delay_days: 3 },
      message: 'As discussed.',
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('location')).toBe(`${world.url}/api/negotiations/${answer.body.id}`)
    const terms = { rate_cents: 5_000, hours_per_week: 30, start_date: '2027-01-04', payout_delay_days: 3 }
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^neg_/),
      gig_id: deal.gigId,
      gig_version: 1,
      brief_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      rate_type: 'hourly',
      review_days: 14,
      application_id,
      client_id: deal.client.userId,
      worker_id: deal.worker.userId,
      status: 'open',
      terms,
      terms_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      offered_by: 'worker',
      round_count: 1,
      contract_id: null,
      decline_reason: null,
      expires_at: expect.any(String),
      allowed_actions: ['round', 'decline'],
      created_at: expect.any(String),
      updated_at: expect.any(String),
      brief: { title: 'Translate a manual', description: 'Sixty pages.', skills: [] },
      rounds: [
        {
          id: expect.stringMatching(/^rnd_/),
          negotiation_id: answer.body.id,
          number: 1,
          offered_by: 'worker',
          user_id: deal.worker.userId,
          hosted_agent_id: null,
          changes: { hours_per_week: 30, payout_delay_days: 3 },
          terms,
          gig_version: 1,
          brief_hash: answer.body.brief_hash,
          terms_hash: answer.body.terms_hash,
          message: 'As discussed.',
          created_at: expect.any(String),
        },
      ],
    })
    const seen = (await deal.client.get(`/negotiations/${answer.body.id}`)).body
    expect(seen).toEqual({ ...answer.body, allowed_actions: ['round', 'agree', 'decline'] })
  })

  it('takes the rate from the gig only if the gig has a single rate, not a range', async () => {
    const deal = await newDeal(world, { rate_min_cents: 1, rate_max_cents: 2 })
    expect((await negotiate(deal, {})).terms.rate_cents).toBeNull()
  })

  it.each([
    { opener: 'client', proposed: true, named: false, owner: 'worker' },
    { opener: 'client', proposed: true, named: true, owner: 'client' },
    { opener: 'client', proposed: false, named: false, owner: 'client' },
    { opener: 'worker', proposed: true, named: false, owner: 'worker' },
    { opener: 'worker', proposed: false, named: true, owner: 'worker' },
  ] as const)(
    'by the $opener makes the first offer the $owner’s (application proposed terms: $proposed, request too: $named)',
    async ({ opener, proposed, named, owner }) => {
      const deal = await newDeal(world)
      const application_id = await applied(deal, proposed ? { rate_cents: 700 } : {})
      const opened = await deal[opener].post('/negotiations', {
        application_id,
        ...(named && { terms: { rate_cents: 800 } }),
      })
      expect(opened.body.offered_by).toBe(owner)
      expect(opened.body.rounds[0].user_id).toBe(deal[owner].userId)
      expect((await deal.client.get(`/applications/${application_id}`)).body).toMatchObject({
        status: 'negotiating',
        negotiation_id: opened.body.id,
      })
    },
  )

  it('can invite any worker to your own open gig', async () => {
    const deal = await newDeal(world)
    expect(await negotiate(deal)).toMatchObject({ application_id: null, offered_by: 'client' })
  })

  it('by inviting a worker who has applied starts with the terms they proposed', async () => {
    const deal = await newDeal(world)
    const application_id = await applied(deal, { rate_cents: 700 })
    const invited = await deal.client.post('/negotiations', { gig_id: deal.gigId, worker_id: deal.worker.userId })
    expect(invited.body).toMatchObject({ application_id, offered_by: 'worker', terms: { rate_cents: 700 } })
  })

  it.each([
    { changes: { rate_min_cents: 1, rate_max_cents: 1 }, what: 'another rate' },
    { changes: { rate_type: 'hourly' }, what: 'another way to pay' },
    { changes: { hours_per_week: 168 }, what: 'more hours' },
    { changes: { payout_delay_days: 10 }, what: 'later payouts' },
    { changes: { review_days: 30 }, what: 'a longer review' },
    { changes: { title: 'Translate two manuals' }, what: 'another title' },
    { changes: { description: 'Six hundred pages.' }, what: 'another description' },
    { changes: { skills: ['welsh'] }, what: 'other skills' },
  ])('is the client’s offer when the gig has changed since the worker applied: $what', async ({ changes }) => {
    const deal = await newDeal(world, { rate_min_cents: 90_000, rate_max_cents: 90_000 })
    const application_id = await applied(deal, { start_date: '2027-01-04' })
    expect((await deal.client.patch(`/gigs/${deal.gigId}`, changes)).status).toBe(200)
    const opened = await deal.client.post('/negotiations', { application_id })
    expect(opened.body).toMatchObject({ offered_by: 'client', rounds: [{ user_id: deal.client.userId }] })
    const agreed = await deal.client.post(`/negotiations/${opened.body.id}/agree`, { round: 1 })
    expect([agreed.status, issueCodesOf(agreed)]).toEqual([409, ['own_offer']])
  })

  it('starts with the worker’s proposal even if other fields of the gig have changed', async () => {
    const deal = await newDeal(world, { rate_min_cents: 1_000, rate_max_cents: 2_000 })
    const application_id = await applied(deal, { rate_cents: 1_500 })
    const changes = { category: 'manuals', rate_max_cents: 1_200 }
    expect((await deal.client.patch(`/gigs/${deal.gigId}`, changes)).status).toBe(200)
    const opened = await deal.client.post('/negotiations', { application_id })
    expect(opened.body).toMatchObject({ offered_by: 'worker', terms: { rate_cents: 1_500 } })
  })

  it('opens one negotiation per gig and worker when many requests race', async () => {
    const deal = await newDeal(world)
    const body = { gig_id: deal.gigId, worker_id: deal.worker.userId }
    const answers = await Promise.all(Array.from({ length: 20 }, () => deal.client.post('/negotiations', body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect([answer.status, issueCodesOf(answer)]).toEqual([409, ['already_negotiating']])
    }
  })

  it('is refused without a subject, with two subjects, or with an incomplete one', async () => {
    const deal = await newDeal(world)
    const application_id = await applied(deal)
    const issues = async (body: object) => (await deal.client.post('/negotiations', body)).body.error.issues
    expect(await issues({})).toMatchObject([{ path: 'application_id', code: 'required' }])
    expect(await issues({ gig_id: deal.gigId })).toMatchObject([{ path: 'worker_id', code: 'required' }])
    expect(await issues({ worker_id: deal.worker.userId })).toMatchObject([{ path: 'gig_id', code: 'required' }])
    expect(await issues({ application_id, gig_id: deal.gigId })).toMatchObject([
      { path: 'gig_id', code: 'not_allowed' },
    ])
  })

  it('is refused for another user’s gig or application, with yourself, and with unknown users', async () => {
    const deal = await newDeal(world)
    const stranger = await world.newUser()
    const application_id = await applied(deal)
    const codes = async (caller: Client, body: object) => {
      const answer = await caller.post('/negotiations', body)
      return [answer.status, ...issueCodesOf(answer)]
    }
    expect(await codes(stranger, { application_id })).toEqual([404, 'not_found'])
    expect(await codes(stranger, { gig_id: deal.gigId, worker_id: deal.worker.userId })).toEqual([403, 'not_yours'])
    const self = { gig_id: deal.gigId, worker_id: deal.client.userId }
    expect(await codes(deal.client, self)).toEqual([403, 'own_gig'])
    expect(await codes(await world.newAgent(deal.client), self)).toEqual([403, 'own_gig'])
    expect(await codes(deal.client, { ...self, worker_id: 'me' })).toEqual([403, 'own_gig'])
    const unknownUser = 'usr_00000000000000000000000000'
    expect(await codes(deal.client, { gig_id: deal.gigId, worker_id: unknownUser })).toEqual([404, 'not_found'])
    expect(await codes(deal.client, { gig_id: deal.gigId, worker_id: 'someone' })).toEqual([404, 'not_found'])
  })

  it('is refused when the gig is not open', async () => {
    const deal = await newDeal(world)
    const application_id = await applied(deal)
    await deal.client.patch(`/gigs/${deal.gigId}`, { status: 'paused' })
    const invitation = { gig_id: deal.gigId, worker_id: (await world.newUser()).userId }
    const refused = await deal.client.post('/negotiations', invitation)
    expect([refused.status, issueCodesOf(refused)]).toEqual([409, ['gig_not_open']])
    // Negotiating about an earlier application is still possible.
    expect((await deal.client.post('/negotiations', { application_id })).status).toBe(201)
  })
})

describe('a round', () => {
  it.each([
    ['rate_cents', -1, 'too_small'],
    ['rate_cents', 1.5, 'not_integer'],
    ['rate_cents', '5', 'not_integer'],
    ['rate_cents', null, 'not_integer'],
    ['rate_cents', true, 'not_integer'],
    ['rate_cents', 2 ** 53, 'too_large'],
    ['hours_per_week', 0, 'too_small'],
    ['hours_per_week', 169, 'too_large'],
    ['start_date', '2026-02-30', 'bad_format'],
    ['start_date', '2026-2-3', 'bad_format'],
    ['start_date', '2026-02-03T00:00:00Z', 'bad_format'],
    ['payout_delay_days', 2, 'too_small'],
    ['payout_delay_days', 11, 'too_large'],
    ['message', '', 'too_short'],
    ['price', 5, 'unknown_field'],
  ])('refuses %s = %j', async (field, value, code) => {
    const negotiation = await negotiate(await newDeal(world))
    const answer = await world.operator.post(`/negotiations/${negotiation.id}/round`, { [field]: value })
    expect([answer.status, answer.body.error.code]).toEqual([422, 'VALIDATION_FAILED'])
    expect(answer.body.error.issues).toMatchObject([{ path: field, code }])
  })

  it('names every invalid field at once', async () => {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    const body = { rate_cents: -1, hours_per_week: 0, start_date: 'x', payout_delay_days: 2 }
    const answer = await deal.worker.post(`/negotiations/${id}/round`, body)
    expect(answer.status).toBe(422)
    expect(answer.body.error.issues.map(({ path }: { path: string }) => path).sort()).toEqual(Object.keys(body).sort())
  })

  it.each([
    { rate_cents: 0, hours_per_week: 1, payout_delay_days: 3 },
    { rate_cents: 2 ** 53 - 1, hours_per_week: 168, start_date: '2028-02-29', payout_delay_days: 10 },
  ])('accepts the limits themselves: %j', async (terms) => {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    const answer = await deal.worker.post(`/negotiations/${id}/round`, terms)
    expect(answer.status).toBe(201)
    expect(answer.body.changes).toEqual(terms)
    expect(answer.body.terms).toMatchObject(terms)
  })

  it('changes the fields it names and keeps the others; an empty one restates the terms', async () => {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal, { rate_cents: 500, hours_per_week: 8 })
    const second = (await deal.worker.post(`/negotiations/${id}/round`, { rate_cents: 600 })).body
    expect(second).toMatchObject({ number: 2, offered_by: 'worker', changes: { rate_cents: 600 } })
    expect(second.terms).toEqual({ rate_cents: 600, hours_per_week: 8, start_date: null, payout_delay_days: 5 })
    const restated = (await deal.client.post(`/negotiations/${id}/round`)).body
    expect(restated).toMatchObject({ number: 3, changes: {}, terms: second.terms, terms_hash: second.terms_hash })
    const whole = (await deal.client.get(`/negotiations/${id}`)).body
    expect(whole).toMatchObject({ offered_by: 'client', round_count: 3, allowed_actions: ['round', 'decline'] })
    expect(whole.rounds.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3])
  })

  it('can revise your own offer before the other side has responded', async () => {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal, { rate_cents: 500 })
    await deal.client.post(`/negotiations/${id}/round`, { rate_cents: 550 })
    const stale = await deal.worker.post(`/negotiations/${id}/agree`, { round: 1 })
    expect([stale.status, issueCodesOf(stale)]).toEqual([409, ['stale_round']])
    expect(stale.body.error.issues[0].details).toMatchObject({ round: 2 })
  })

  it('is refused after 25 rounds of one side', async () => {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    for (let number = 2; number <= 25; number++) {
      expect((await deal.client.post(`/negotiations/${id}/round`)).status).toBe(201)
    }
    const refused = await deal.client.post(`/negotiations/${id}/round`)
    expect([refused.status, issueCodesOf(refused)]).toEqual([409, ['round_limit']])
    expect((await deal.client.get(`/negotiations/${id}`)).body.allowed_actions).toEqual(['decline'])
    expect((await deal.worker.post(`/negotiations/${id}/round`)).status).toBe(201)
  })

  it('is recorded in the feeds of both sides only', async () => {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    await deal.worker.post(`/negotiations/${id}/round`, { rate_cents: 7 })
    const events = await eventsOf(id)
    expect(events.map(({ type }) => type)).toEqual(['negotiation.opened', 'negotiation.round'])
    for (const event of events) {
      expect(event.audience).toHaveLength(2)
      expect(event.data).not.toHaveProperty('allowed_actions')
    }
    expect(events[1]?.data).toMatchObject({ round: { number: 2, changes: { rate_cents: 7 } } })
  })

  it('by an agent counts as its owner’s', async () => {
    const deal = await newDeal(world)
    const scout = await world.newAgent(deal.worker)
    const { id } = await negotiate(deal)
    const round = await scout.post(`/negotiations/${id}/round`, { rate_cents: 12_000 })
    expect(round.body).toMatchObject({
      offered_by: 'worker',
      user_id: deal.worker.userId,
      hosted_agent_id: scout.agentId,
    })
    // The owner cannot agree to an offer of their own agent.
    const own = await deal.worker.post(`/negotiations/${id}/agree`, { round: 2 })
    expect([own.status, issueCodesOf(own)]).toEqual([409, ['own_offer']])
  })
})

describe('agreeing', () => {
  it('names the offer, creates one contract and reserves a position', async () => {
    const deal = await newDeal(world, { positions: 2, review_days: 9 })
    const { id, terms_hash } = await negotiate(deal, { rate_cents: 4_200 })
    const unnamed = await deal.worker.post(`/negotiations/${id}/agree`)
    expect([unnamed.status, unnamed.body.error.issues[0].code]).toEqual([422, 'required'])
    const agreed = await deal.worker.post(`/negotiations/${id}/agree`, { round: 1, terms_hash })
    expect(agreed.status).toBe(200)
    expect(agreed.body).toMatchObject({ status: 'agreed', allowed_actions: [] })
    const contract = (await deal.worker.get(`/contracts/${agreed.body.contract_id}`)).body
    expect(contract).toMatchObject({
      negotiation_id: id,
      status: 'pending_approval',
      rate_type: 'fixed',
      terms: agreed.body.terms,
      fee_bps: 500,
      review_days: 9,
      approvals: { client_at: null, worker_at: null },
      milestones: [{ number: 1, amount_cents: 4_200, status: 'pending', created_by: 'agreement' }],
      allowed_actions: ['approve', 'cancel', 'add-milestone'],
    })
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body).toMatchObject({
      reserved_positions: 1,
      filled_positions: 0,
      status: 'open',
      version: 1,
    })
  })

  it('creates a milestone for the first week of an hourly contract, and none for unpaid work', async () => {
    const hourly = await newDeal(world, { rate_type: 'hourly' })
    const week = await agreeOn(hourly, { rate_cents: 3_000, hours_per_week: 15 })
    expect(week.milestones).toMatchObject([{ amount_cents: 45_000 }])
    expect((await agreeOn(await newDeal(world), { rate_cents: 0 })).milestones).toEqual([])
  })

  it.each([
    { what: 'one’s own offer', by: 'client', body: { round: 1 }, code: 'own_offer' },
    { what: 'another number', by: 'worker', body: { round: 2 }, code: 'stale_round' },
    { what: 'another hash', by: 'worker', body: { terms_hash: 'x' }, code: 'stale_round' },
    {
      what: 'the right number with another hash',
      by: 'worker',
      body: { round: 1, terms_hash: 'x' },
      code: 'stale_round',
    },
  ] as const)('is refused for $what', async ({ by, body, code }) => {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    const answer = await deal[by].post(`/negotiations/${id}/agree`, body)
    expect([answer.status, issueCodesOf(answer)]).toEqual([409, [code]])
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body.reserved_positions).toBe(0)
  })

  it.each([
    { rate_type: 'fixed', terms: {}, missing: ['rate_cents'] },
    { rate_type: 'hourly', terms: { rate_cents: 5 }, missing: ['hours_per_week'] },
    { rate_type: 'hourly', terms: {}, missing: ['rate_cents', 'hours_per_week'] },
  ])('is refused while $missing is open ($rate_type)', async ({ rate_type, terms, missing }) => {
    const deal = await newDeal(world, { rate_type })
    const { id } = await negotiate(deal, terms)
    const answer = await deal.worker.post(`/negotiations/${id}/agree`, { round: 1 })
    expect([answer.status, issueCodesOf(answer)]).toEqual([409, ['terms_incomplete']])
    expect(answer.body.error.issues[0].details).toEqual({ missing })
  })

  it('is refused if the price exceeds exact integers', async () => {
    const deal = await newDeal(world, { rate_type: 'hourly' })
    const { id } = await negotiate(deal, { rate_cents: 2 ** 53 - 1, hours_per_week: 2 })
    const answer = await deal.worker.post(`/negotiations/${id}/agree`, { round: 1 })
    expect([answer.status, issueCodesOf(answer)]).toEqual([409, ['amount_too_large']])
  })

  it('is refused while every position is taken, and possible when one is free again', async () => {
    const deal = await newDeal(world)
    const rival = { ...deal, worker: await world.newUser() }
    const { id } = await negotiate(rival)
    const contract = await agreeOn(deal)
    const refused = await rival.worker.post(`/negotiations/${id}/agree`, { round: 1 })
    expect([refused.status, issueCodesOf(refused)]).toEqual([409, ['no_position_free']])
    await deal.client.post(`/contracts/${contract.id}/cancel`)
    expect((await rival.worker.post(`/negotiations/${id}/agree`, { round: 1 })).status).toBe(200)
  })

  it('uses the gig’s version and review days from when the negotiation began', async () => {
    const deal = await newDeal(world, { review_days: 9 })
    const { id } = await negotiate(deal)
    await deal.client.patch(`/gigs/${deal.gigId}`, { review_days: 1, payout_delay_days: 10 })
    const agreed = (await deal.worker.post(`/negotiations/${id}/agree`, { round: 1 })).body
    expect(agreed).toMatchObject({ gig_version: 1, terms: { payout_delay_days: 5 } })
    expect((await deal.worker.get(`/contracts/${agreed.contract_id}`)).body.review_days).toBe(9)
  })

  it('names the first milestone after the work, or after the week it begins in', async () => {
    const titleOf = async (gig: object, terms: object) =>
      (await agreeOn(await newDeal(world, gig), terms)).milestones[0].title
    const week = { rate_cents: 3_000, hours_per_week: 15 }
    expect(await titleOf({}, { rate_cents: 1, start_date: '2027-01-04' })).toBe('Translate a manual')
    expect(await titleOf({ rate_type: 'hourly' }, week)).toBe('Translate a manual')
    expect(await titleOf({ rate_type: 'hourly' }, { ...week, start_date: '2027-01-04' })).toBe('Week of Jan 4, 2027')
  })

  it('keeps the gig’s other negotiations open until the contract is active', async () => {
    const deal = await newDeal(world)
    const rival = { ...deal, worker: await world.newUser() }
    const { id } = await negotiate(rival)
    const applicant = await world.newUser()
    const application = (await applied({ ...deal, worker: applicant })).toString()
    const contract = await agreeOn(deal)
    const kept = (await rival.worker.get(`/negotiations/${id}`)).body
    expect(kept.status).toBe('open')
    expect(Date.parse(kept.expires_at)).toBe(Date.parse(contract.approve_by) + 86_400_000)
    await deal.client.post(`/contracts/${contract.id}/approve`)
    expect((await rival.worker.get(`/negotiations/${id}`)).body.status).toBe('open')
    await deal.worker.post(`/contracts/${contract.id}/approve`)
    expect((await rival.worker.get(`/negotiations/${id}`)).body).toMatchObject({
      status: 'superseded',
      allowed_actions: [],
    })
    expect((await applicant.get(`/applications/${application}`)).body.status).toBe('rejected')
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['negotiation.opened', 'negotiation.superseded'])
  })
})

describe('the brief', () => {
  const OLD = { title: 'Translate a manual', description: 'Sixty pages.', skills: [] }
  const NEW = { title: 'Translate two manuals', description: 'Six hundred pages.', skills: ['welsh'] }
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

  it('is part of what both hashes cover, in the order of the keys', async () => {
    const deal = await newDeal(world)
    const offer = await negotiate(deal)
    const brief_hash = sha256('{"description":"Sixty pages.","skills":[],"title":"Translate a manual"}')
    const terms = '"hours_per_week":null,"payout_delay_days":5,"rate_cents":10000,"start_date":null'
    const terms_hash = sha256(`{"brief_hash":"${brief_hash}",${terms}}`)
    expect(offer).toMatchObject({ brief: OLD, brief_hash, terms_hash, rounds: [{ brief_hash, terms_hash }] })
    const { contract_id } = (await deal.worker.post(`/negotiations/${offer.id}/agree`, { terms_hash })).body
    const milestone =
      '{"amount_cents":10000,"description":null,"due_date":null,"number":1,"title":"Translate a manual"}'
    const approved = `"currency":"USD","fee_bps":500,"milestones":[${milestone}],"rate_type":"fixed","review_days":14`
    expect((await deal.client.get(`/contracts/${contract_id}`)).body).toMatchObject({
      brief: OLD,
      brief_hash,
      terms_hash: sha256(`{"brief_hash":"${brief_hash}",${approved},"terms":{${terms}}}`),
    })
  })

  it('stays the same when the client edits the gig, until an offer sends the new version', async () => {
    const deal = await newDeal(world)
    const { id, brief_hash } = await negotiate(deal)
    const round = async (side: 'client' | 'worker', body: object) => {
      const answer = await deal[side].post(`/negotiations/${id}/round`, body)
      if (answer.status !== 201) return [issueCodesOf(answer), answer.body.error.issues[0].details]
      const seen = (await deal.worker.get(`/negotiations/${id}`)).body
      expect(answer.body).toMatchObject({ brief_hash: seen.brief_hash, terms_hash: seen.terms_hash })
      return [answer.body.gig_version, seen.gig_version, seen.brief]
    }
    await deal.client.patch(`/gigs/${deal.gigId}`, NEW)
    expect(await round('client', { rate_cents: 9_000 })).toEqual([1, 1, OLD])
    expect(await round('worker', { gig_version: 1 })).toEqual([1, 1, OLD])
    expect(await round('worker', { gig_version: 3 })).toEqual([['gig_changed'], { gig_version: 2 }])
    expect(await round('worker', { gig_version: 2 })).toEqual([2, 2, NEW])
    expect(await round('client', { rate_cents: 9_500 })).toEqual([2, 2, NEW])
    const { rounds } = (await deal.worker.get(`/negotiations/${id}`)).body
    expect(rounds.map((each: { gig_version: number }) => each.gig_version)).toEqual([1, 1, 1, 2, 2])
    expect(new Set(rounds.map((each: { brief_hash: string }) => each.brief_hash)).size).toBe(2)
    expect(rounds[0].brief_hash).toBe(brief_hash)
    await deal.client.patch(`/gigs/${deal.gigId}`, OLD)
    const { contract_id } = (await deal.worker.post(`/negotiations/${id}/agree`, { round: 5 })).body
    const contract = (await deal.worker.get(`/contracts/${contract_id}`)).body
    expect(contract).toMatchObject({ brief: NEW, milestones: [{ title: NEW.title }] })
    await deal.client.patch(`/gigs/${deal.gigId}`, { description: 'Sixty thousand pages.' })
    const { terms_hash } = contract
    await deal.client.post(`/contracts/${contract_id}/approve`, { terms_hash })
    const active = await deal.worker.post(`/contracts/${contract_id}/approve`, { terms_hash })
    expect(active.body).toMatchObject({ status: 'active', terms_hash, brief_hash: contract.brief_hash })
    expect((await deal.worker.get(`/contracts/${contract_id}`)).body.brief).toEqual(NEW)
  })

  it('cannot be changed to another version by a worker who applied to an earlier one and has not read it', async () => {
    const deal = await newDeal(world)
    const application_id = await applied(deal)
    await deal.client.patch(`/gigs/${deal.gigId}`, NEW)
    const terms = { rate_cents: 5_000 }
    const unread = await deal.worker.post('/negotiations', { application_id, terms })
    expect([unread.status, issueCodesOf(unread)]).toEqual([409, ['gig_changed']])
    const stale = await deal.worker.post('/negotiations', { application_id, terms, gig_version: 1 })
    expect([stale.status, issueCodesOf(stale)]).toEqual([409, ['gig_changed']])
    const read = await deal.worker.post('/negotiations', { application_id, terms, gig_version: 2 })
    expect(read.body).toMatchObject({ offered_by: 'worker', brief: NEW })
  })

  it('has its text only in single reads, not in lists, rounds, events or responses to actions', async () => {
    const secret = 'Only where one negotiation or contract is read.'
    const deal = await newDeal(world, { description: secret })
    const { id } = await negotiate(deal)
    const offered = await deal.worker.post(`/negotiations/${id}/round`, { gig_version: 1 })
    const agreed = await deal.client.post(`/negotiations/${id}/agree`, { round: 2 })
    const { contract_id } = agreed.body
    const answers = [
      offered,
      agreed,
      await deal.client.get('/negotiations'),
      await deal.client.get('/contracts'),
      await deal.client.post(`/contracts/${contract_id}/approve`),
      await deal.worker.post(`/contracts/${contract_id}/approve`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 200])
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(secret)
    const events = await world.database.query<{ data: { brief_hash: string } }>(
      sql`select data from events where data ->> 'id' in (${id}, ${contract_id})`,
    )
    expect(events.length).toBeGreaterThan(4)
    expect(events.every(({ data }) => /^[0-9a-f]{64}$/.test(data.brief_hash))).toBe(true)
    expect(JSON.stringify(events)).not.toContain(secret)
    const read = [await deal.client.get(`/negotiations/${id}`), await deal.worker.get(`/contracts/${contract_id}`)]
    expect(read.map(({ body }) => body.brief.description)).toEqual([secret, secret])
  })

  it('is what was named or agreed on, however the client edits the gig at the same time', async () => {
    const described: Record<number, string> = { 1: 'Sixty pages.' }
    const edit = async ({ client, gigId }: Deal, description: string) => {
      const { version } = (await client.patch(`/gigs/${gigId}`, { description })).body
      described[version] = description
    }
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    const named: number[] = []
    for (const version of [2, 3, 4, 5]) {
      const [, answer] = await Promise.all([
        edit(deal, `Version ${version}.`),
        deal.worker.post(`/negotiations/${id}/round`, { gig_version: version }),
      ])
      if (answer.status === 201) named.push(version)
      else expect(issueCodesOf(answer)).toEqual(['gig_changed'])
      const seen = (await deal.worker.get(`/negotiations/${id}`)).body
      expect([seen.gig_version, seen.brief.description]).toEqual([named.at(-1) ?? 1, described[named.at(-1) ?? 1]])
    }
    const { brief, round_count, offered_by } = (await deal.worker.get(`/negotiations/${id}`)).body
    const other = offered_by === 'client' ? deal.worker : deal.client
    const [, agreed] = await Promise.all([
      edit(deal, 'While it is accepted.'),
      other.post(`/negotiations/${id}/agree`, { round: round_count }),
    ])
    const path = `/contracts/${agreed.body.contract_id}`
    const { terms_hash } = (await deal.client.get(path)).body
    const [, ...approvals] = await Promise.all([
      edit(deal, 'While it is approved.'),
      deal.client.post(`${path}/approve`, { terms_hash }),
      deal.worker.post(`${path}/approve`, { terms_hash }),
    ])
    expect(approvals.map(({ status }) => status)).toEqual([200, 200])
    expect((await deal.client.get(path)).body).toMatchObject({ status: 'active', brief, terms_hash })
    // A worker never offers to do work that they have not applied for.
    for (let time = 0; time < 4; time += 1) {
      const one = await newDeal(world)
      const application_id = await applied(one, { rate_cents: 5_000 })
      const [, , opened] = await Promise.all([
        edit(one, 'While it is shortlisted.'),
        one.client.post(`/applications/${application_id}/shortlist`),
        one.client.post('/negotiations', { application_id }),
      ])
      const { description } = opened.body.brief
      expect(opened.body.offered_by).toBe(description === 'Sixty pages.' ? 'worker' : 'client')
    }
  })

  it('is missing from deals older than briefs, which keep their hash formula', async () => {
    const deal = await newDeal(world)
    const application_id = await applied(deal, { rate_cents: 10_000 })
    const terms = '{"hours_per_week":null,"payout_delay_days":5,"rate_cents":10000,"start_date":null}'
    const forget = async (id: string) => {
      const uuid = toId('neg', id)
      await world.database.query(
        sql`update negotiations set brief_hash = null, terms_hash = ${sha256(terms)} where id = ${uuid}`,
      )
      await world.database.query(sql`
        update negotiation_rounds set brief_hash = null, terms_hash = ${sha256(terms)} where negotiation_id = ${uuid}`)
    }
    await world.database.query(sql`update applications set brief_hash = null where id = ${toId('app', application_id)}`)
    const { id, offered_by } = (await deal.client.post('/negotiations', { application_id })).body
    expect(offered_by).toBe('worker')
    await forget(id)
    await deal.client.patch(`/gigs/${deal.gigId}`, { description: NEW.description })
    expect((await deal.worker.post(`/negotiations/${id}/round`, {})).body).toMatchObject({
      gig_version: 1,
      brief_hash: null,
      terms_hash: sha256(terms),
    })
    const agreed = (await deal.client.post(`/negotiations/${id}/agree`, { terms_hash: sha256(terms) })).body
    const contract = (await deal.worker.get(`/contracts/${agreed.contract_id}`)).body
    const hashWith = (title: string) => {
      const milestone = `{"amount_cents":10000,"description":null,"due_date":null,"number":1,"title":"${title}"}`
      const approved = `"currency":"USD","fee_bps":500,"milestones":[${milestone}],"rate_type":"fixed","review_days":14`
      return sha256(`{${approved},"terms":${terms}}`)
    }
    expect(contract).toMatchObject({ brief: null, brief_hash: null, terms_hash: hashWith('Translate a manual') })
    const path = `/contracts/${contract.id}`
    await deal.client.patch(`${path}/milestones/${contract.milestones[0].id}`, { title: 'All of it' })
    await deal.client.post(`${path}/approve`, { terms_hash: hashWith('All of it') })
    const active = (await deal.worker.post(`${path}/approve`, { terms_hash: hashWith('All of it') })).body
    expect(active).toMatchObject({ status: 'active', brief_hash: null, terms_hash: hashWith('All of it') })
    // An application without a brief counts as changed once the gig has another version; an offer can then name it.
    const other = await newDeal(world)
    const old = await applied(other, { rate_cents: 10_000 })
    await world.database.query(sql`update applications set brief_hash = null where id = ${toId('app', old)}`)
    await other.client.patch(`/gigs/${other.gigId}`, { category: 'manuals' })
    const opened = (await other.client.post('/negotiations', { application_id: old })).body
    expect(opened.offered_by).toBe('client')
    await forget(opened.id)
    await other.client.patch(`/gigs/${other.gigId}`, NEW)
    await other.client.post(`/negotiations/${opened.id}/round`, { gig_version: 3 })
    expect((await other.worker.get(`/negotiations/${opened.id}`)).body).toMatchObject({ gig_version: 3, brief: NEW })
  })
})

describe('the end of a negotiation', () => {
  it('by declining shows the reason, and the application can be negotiated again', async () => {
    const deal = await newDeal(world)
    const application_id = await applied(deal)
    const { id } = (await deal.client.post('/negotiations', { application_id })).body
    const declined = await deal.worker.post(`/negotiations/${id}/decline`, { reason: 'The dates.' })
    expect(declined.body).toMatchObject({ status: 'declined', decline_reason: 'The dates.', allowed_actions: [] })
    expect((await deal.client.get(`/applications/${application_id}`)).body.status).toBe('shortlisted')
    expect((await deal.client.post('/negotiations', { application_id })).status).toBe(201)
  })

  it.each(['reject', 'withdraw'] as const)('comes when its application ends: %s', async (action) => {
    const deal = await newDeal(world)
    const application_id = await applied(deal)
    const { id } = (await deal.client.post('/negotiations', { application_id })).body
    const caller = action === 'reject' ? deal.client : deal.worker
    expect((await caller.post(`/applications/${application_id}/${action}`)).status).toBe(200)
    expect((await deal.worker.get(`/negotiations/${id}`)).body.status).toBe('declined')
  })

  it('comes when its application ends, even if its contract is still awaiting approval', async () => {
    const deal = await newDeal(world)
    const application_id = await applied(deal, { rate_cents: 5 })
    const { id } = (await deal.client.post('/negotiations', { application_id })).body
    const { contract_id } = (await deal.client.post(`/negotiations/${id}/agree`, { round: 1 })).body
    expect((await deal.worker.post(`/applications/${application_id}/withdraw`)).status).toBe(200)
    expect((await deal.client.get(`/contracts/${contract_id}`)).body.status).toBe('cancelled')
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body.reserved_positions).toBe(0)
  })

  it.each(['closing', 'deleting'])('comes with %s its gig', async (how) => {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    if (how === 'closing') await deal.client.patch(`/gigs/${deal.gigId}`, { status: 'closed' })
    else await deal.client.delete(`/gigs/${deal.gigId}`)
    expect((await deal.worker.get(`/negotiations/${id}`)).body.status).toBe('expired')
    const answer = await deal.worker.post(`/negotiations/${id}/round`)
    expect([answer.status, issueCodesOf(answer)]).toEqual([409, ['wrong_state']])
  })

  it('comes seven days after the newest round, even before the worker has stored it', async () => {
    const deal = await newDeal(world)
    const application_id = await applied(deal)
    const { id } = (await deal.client.post('/negotiations', { application_id })).body
    await advance(world, 6)
    await deal.worker.post(`/negotiations/${id}/round`)
    await advance(world, 6)
    const alive = (await deal.worker.get(`/negotiations/${id}`)).body
    expect(alive.status).toBe('open')
    await world.database.query(
      sql`update negotiations set expires_at = ${world.core.clock.now()} where client_id = ${await uuidOf(deal.client)}`,
    )
    expect((await deal.worker.get(`/negotiations/${id}`)).body).toMatchObject({
      status: 'expired',
      allowed_actions: [],
    })
    expect((await deal.client.post(`/negotiations/${id}/agree`, { round: 2 })).status).toBe(409)
    expect((await deal.worker.get('/negotiations?status=open')).body.data).toEqual([])
    await advance(world, 1)
    expect((await deal.worker.get(`/applications/${application_id}`)).body.status).toBe('shortlisted')
    expect((await eventsOf(id)).at(-1)?.type).toBe('negotiation.expired')
  })

  it('comes after sixty days, however many rounds there were', async () => {
    const deal = await newDeal(world)
    const { id, created_at } = await negotiate(deal)
    for (let week = 0; week < 9; week++) {
      await advance(world, 6.5)
      await deal.worker.post(`/negotiations/${id}/round`)
    }
    const last = (await deal.worker.get(`/negotiations/${id}`)).body
    expect(Date.parse(last.expires_at)).toBe(Date.parse(created_at) + 60 * 86_400_000)
    await advance(world, 2)
    expect((await deal.worker.get(`/negotiations/${id}`)).body.status).toBe('expired')
  })

  it('waits while a contract reserves the last position, even if the contract came later', async () => {
    const deal = await newDeal(world)
    const contract = await agreeOn(deal)
    const late = await negotiate({ ...deal, worker: await world.newUser() })
    expect(Date.parse(late.expires_at)).toBe(Date.parse(contract.approve_by) + 86_400_000)
  })
})

describe('a gig that is negotiated', () => {
  it('keeps its rate type, and can otherwise be changed', async () => {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    const refused = await deal.client.patch(`/gigs/${deal.gigId}`, { rate_type: 'hourly' })
    expect([refused.status, issueCodesOf(refused)]).toEqual([409, ['rate_type_fixed']])
    expect((await deal.client.patch(`/gigs/${deal.gigId}`, { title: 'Another title' })).status).toBe(200)
    await deal.client.post(`/negotiations/${id}/decline`)
    expect((await deal.client.patch(`/gigs/${deal.gigId}`, { rate_type: 'hourly' })).status).toBe(200)
  })

  it('can’t be deleted while a contract about it is still open', async () => {
    const deal = await newDeal(world)
    const contract = await agreeOn(deal)
    const refused = await deal.client.delete(`/gigs/${deal.gigId}`)
    expect([refused.status, issueCodesOf(refused)]).toEqual([409, ['gig_has_contracts']])
    await deal.worker.post(`/contracts/${contract.id}/cancel`)
    expect((await deal.client.delete(`/gigs/${deal.gigId}`)).status).toBe(200)
  })
})

describe('reading negotiations', () => {
  it('is for the two sides; for everyone else they don’t exist, whatever the request', async () => {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    const stranger = await world.newUser()
    const missing = 'neg_00000000000000000000000000'
    const attempts = (caller: Client, which: string) =>
      Promise.all([
        caller.get(`/negotiations/${which}`),
        caller.post(`/negotiations/${which}/round`, { rate_cents: 1 }),
        caller.post(`/negotiations/${which}/agree`, { round: 1 }),
        caller.post(`/negotiations/${which}/decline`),
      ])
    const [hidden, absent] = [await attempts(stranger, id), await attempts(stranger, missing)]
    for (const [index, answer] of hidden.entries()) {
      expect(answer.status).toBe(404)
      expect(withoutIds(answer)).toBe(withoutIds(absent[index] as Answer))
    }
    expect((await world.operator.get(`/negotiations/${id}`)).status).toBe(404)
    expect((await stranger.get('/negotiations')).body.data).toEqual([])
  })

  it('doesn’t make a stranger wait for a lock, which would reveal that the negotiation exists', async () => {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    const stranger = await world.newUser()
    await world.inDatabase(async (other) => {
      await other.query('begin')
      await other.query('select 1 from negotiations where terms_hash is not null for update')
      const answers = await Promise.all([
        stranger.post(`/negotiations/${id}/round`),
        stranger.post(`/negotiations/${id}/agree`, { round: 1 }),
        stranger.post(`/negotiations/${id}/decline`),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
      await other.query('rollback')
    })
  })

  it('filters by role, status, gig and words, in pages, without rounds', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser({ display_name: 'Ben Oakley' })]
    const [adas, bens] = [await postGig(ada, { title: 'Tune a harp' }), await postGig(ben, { title: 'Tune a lute' })]
    const asClient = (await negotiate({ client: ada, worker: ben, gigId: adas })).id
    const asWorker = (await negotiate({ client: ben, worker: ada, gigId: bens })).id
    const ids = async (query: string) =>
      (await ada.get(`/negotiations${query}`)).body.data.map(({ id }: { id: string }) => id)
    expect(await ids('')).toEqual([asWorker, asClient])
    expect(await ids('?role=client')).toEqual([asClient])
    expect(await ids('?role=worker')).toEqual([asWorker])
    expect(await ids(`?gig_id=${adas}`)).toEqual([asClient])
    expect(await ids('?status=agreed')).toEqual([])
    expect(await ids('?q=harp')).toEqual([asClient])
    expect(await ids('?q=tune%20oak')).toEqual([asWorker, asClient])
    const second = (await ada.get('/negotiations?q=tune&limit=1')).body.next_cursor
    expect(await ids(`?q=tune&limit=1&cursor=${second}`)).toEqual([asClient])
    const first = await ada.get('/negotiations?limit=1')
    expect(first.body.data[0]).not.toHaveProperty('rounds')
    expect(await ids(`?limit=1&cursor=${first.body.next_cursor}`)).toEqual([asClient])
  })
})

async function uuidOf(user: Client): Promise<string> {
  const rows = await world.database.query<{ user_id: string }>(
    sql`select user_id from api_keys where last_four = ${String(user.secret).slice(-4)} order by id desc limit 1`,
  )
  return rows[0]?.user_id ?? ''
}

describe('a round', () => {
  it('takes at most eight statements, including the key lookup', async () => {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    const { client } = deal
    await client.post(`/negotiations/${id}/round`, { rate_cents: 1 })
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    try {
      expect((await client.post(`/negotiations/${id}/round`, { rate_cents: 2 })).status).toBe(201)
      expect(statements.mock.calls.length).toBeGreaterThan(0)
      expect(statements.mock.calls.length).toBeLessThanOrEqual(8)
    } finally {
      statements.mockRestore()
    }
  })
})
