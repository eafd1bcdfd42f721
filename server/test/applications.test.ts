import { describe, expect, it } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import { type Client, issueCodesOf, withoutIds } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

async function postGig(owner: Client, fields: object = {}): Promise<string> {
  const body = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed', ...fields }
  return (await owner.post('/gigs', body)).body.id
}

async function apply(worker: Client, gigId: string, fields: object = {}) {
  return worker.post(`/gigs/${gigId}/apply`, { message: 'Let me.', ...fields })
}

describe('applying', () => {
  it('notifies both parties with the proposed terms', async () => {
    const [client, worker] = [await world.newUser(), await world.newUser()]
    const gigId = await postGig(client)
    const offer = { rate_cents: 5_000, hours_per_week: 10, start_date: '2027-01-04', payout_delay_days: 3 }
    const made = await apply(worker, gigId, offer)
    expect(made.status).toBe(201)
    expect(made.headers.get('location')).toBe(`${world.url}/api/applications/${made.body.id}`)
    expect(made.body).toEqual({
      id: expect.stringMatching(/^app_/),
      gig_id: gigId,
      gig_version: 1,
      client_id: client.userId,
      worker_id: worker.userId,
      hosted_agent_id: null,
      message: 'Let me.',
      attachments: [],
      ...offer,
      status: 'pending',
      negotiation_id: null,
      allowed_actions: ['withdraw', 'negotiate'],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    const seen = (await client.get(`/applications/${made.body.id}`)).body
    expect(seen).toEqual({ ...made.body, allowed_actions: ['shortlist', 'reject', 'negotiate'] })
    expect((await client.get(`/gigs/${gigId}`)).body).toMatchObject({ application_count: 1, version: 1 })
  })

  it('is refused for the gig’s owner and their agents', async () => {
    const client = await world.newUser()
    const scout = await world.newAgent(client)
    const gigId = await postGig(client)
    for (const caller of [client, scout]) {
      const answer = await apply(caller, gigId)
      expect(answer.status).toBe(403)
      expect(issueCodesOf(answer)).toEqual(['own_gig'])
    }
  })

  it('creates one live application per gig and user when fifty race, agents included', async () => {
    const [client, worker] = [await world.newUser(), await world.newUser()]
    const scout = await world.newAgent(worker)
    const other = (await world.startNode()).as(String(worker.secret))
    const gigId = await postGig(client)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => apply([worker, scout, other][i % 3] as Client, gigId)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(49)
    for (const answer of refused) expect(issueCodesOf(answer)).toEqual(['already_applied'])
    expect((await client.get(`/gigs/${gigId}`)).body.application_count).toBe(1)
  })

  it('is possible again after the last application has ended', async () => {
    const [client, worker] = [await world.newUser(), await world.newUser()]
    const gigId = await postGig(client)
    const first = await apply(worker, gigId)
    await worker.post(`/applications/${first.body.id}/withdraw`)
    expect((await apply(worker, gigId)).status).toBe(201)
  })

  it.each(['paused', 'closed'])('is refused while the gig is %s', async (status) => {
    const [client, worker] = [await world.newUser(), await world.newUser()]
    const gigId = await postGig(client)
    await client.patch(`/gigs/${gigId}`, { status })
    const answer = await apply(worker, gigId)
    expect(answer.status).toBe(409)
    expect(issueCodesOf(answer)).toEqual(['gig_not_open'])
  })

  it.each([
    ['message', '', 'too_short'],
    ['message', 'x'.repeat(5_001), 'too_long'],
    ['rate_cents', -1, 'too_small'],
    ['hours_per_week', 169, 'too_large'],
    ['start_date', '2026-02-30', 'bad_format'],
    ['payout_delay_days', 2, 'too_small'],
    ['status', 'hired', 'unknown_field'],
  ])('refuses %s = %j', async (field, value, code) => {
    const [client, worker] = [await world.newUser(), await world.newUser()]
    const answer = await apply(worker, await postGig(client), { [field]: value })
    expect(answer.status).toBe(422)
    expect(answer.body.error.issues).toMatchObject([{ path: field, code }])
  })

  it('leaves no live application when it races with closing the gig', async () => {
    const client = await world.newUser()
    const workers = await Promise.all(Array.from({ length: 12 }, () => world.newUser()))
    const gigId = await postGig(client)
    const [closed, ...answers] = await Promise.all([
      client.patch(`/gigs/${gigId}`, { status: 'closed' }),
      ...workers.map((worker) => apply(worker, gigId)),
    ])
    expect(closed.status).toBe(200)
    for (const { status } of answers) expect([201, 409]).toContain(status)
    const left = (await client.get(`/gigs/${gigId}/applications?limit=100`)).body.data
    expect(left.every(({ status }: { status: string }) => status === 'expired')).toBe(true)
  })
})

describe('reading applications', () => {
  it('is for their two parties; for everyone else they do not exist', async () => {
    const [client, worker, stranger] = [await world.newUser(), await world.newUser(), await world.newUser()]
    const gigId = await postGig(client)
    const { id } = (await apply(worker, gigId)).body
    const missing = await stranger.get('/applications/app_00000000000000000000000000')
    for (const answer of [
      await stranger.get(`/applications/${id}`),
      await stranger.post(`/applications/${id}/shortlist`),
      await stranger.post(`/applications/${id}/reject`),
      await stranger.post(`/applications/${id}/withdraw`),
      await world.operator.get(`/applications/${id}`),
    ]) {
      expect(answer.status).toBe(404)
      expect(withoutIds(answer)).toBe(withoutIds(missing))
    }
    expect((await stranger.get(`/gigs/${gigId}/applications`)).body.data).toEqual([])
    expect((await stranger.get('/applications')).body.data).toEqual([])
  })

  it('shows the gig’s owner all of them, and anyone else their own', async () => {
    const [client, worker, rival] = [await world.newUser(), await world.newUser(), await world.newUser()]
    const gigId = await postGig(client)
    const mine = (await apply(worker, gigId)).body.id
    const theirs = (await apply(rival, gigId)).body.id
    const ids = async (caller: Client, query = '') =>
      (await caller.get(`/gigs/${gigId}/applications${query}`)).body.data.map(({ id }: { id: string }) => id)
    expect(await ids(client)).toEqual([theirs, mine])
    expect(await ids(worker)).toEqual([mine])
    await client.post(`/applications/${mine}/shortlist`)
    expect(await ids(client, '?status=shortlisted')).toEqual([mine])
  })

  it('filters by role, status and gig, in pages', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const [adas, bens] = [await postGig(ada), await postGig(ben)]
    const received = (await apply(ben, adas)).body.id
    const made = (await apply(ada, bens)).body.id
    const ids = async (query: string) =>
      (await ada.get(`/applications${query}`)).body.data.map(({ id }: { id: string }) => id)
    expect(await ids('')).toEqual([made, received])
    expect(await ids('?role=client')).toEqual([received])
    expect(await ids('?role=worker')).toEqual([made])
    expect(await ids(`?gig_id=${adas}`)).toEqual([received])
    expect(await ids('?status=withdrawn')).toEqual([])
    const first = await ada.get('/applications?limit=1')
    expect(first.body.data[0].id).toBe(made)
    expect(await ids(`?limit=1&cursor=${first.body.next_cursor}`)).toEqual([received])
  })
})

describe('an application', () => {
  it('has one winner when reject and withdraw race', async () => {
    for (let i = 0; i < 20; i++) {
      const [client, worker] = [await world.newUser(), await world.newUser()]
      const { id } = (await apply(worker, await postGig(client))).body
      const answers = await Promise.all([
        client.post(`/applications/${id}/reject`),
        worker.post(`/applications/${id}/withdraw`),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })
})

describe('the end of a gig', () => {
  it.each(['closing', 'deleting'])('by %s ends its applications and notifies the applicants', async (how) => {
    const [client, worker] = [await world.newUser(), await world.newUser()]
    const gigId = await postGig(client)
    const { id } = (await apply(worker, gigId)).body
    if (how === 'closing') await client.patch(`/gigs/${gigId}`, { status: 'closed' })
    else await client.delete(`/gigs/${gigId}`)
    expect((await worker.get(`/applications/${id}`)).body).toMatchObject({ status: 'expired', allowed_actions: [] })
    const events = await world.database.query<{ type: string; audience: string[] }>(
      sql`select type, audience from events where data ->> 'id' = ${id} order by seq`,
    )
    expect(events.map(({ type }) => type)).toEqual(['application.created', 'application.expired'])
    expect(events[1]?.audience).toHaveLength(2)
  })
})
