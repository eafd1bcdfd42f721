import { describe, expect, it } from 'vitest'
import { gigStatuses } from '../src/market/gigs/domain.ts'
import { sql } from '../src/platform/db/sql.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { type Client, issueCodesOf, withoutIds } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

const minimal = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }

async function post(owner: Client, fields: object = {}) {
  const answer = await owner.post('/gigs', { ...minimal, ...fields })
  expect(answer.status).toBe(201)
  return answer.body
}

function inFuture(seconds: number): string {
  return new Date(Date.parse(now()) + seconds * 1000).toISOString()
}

function now(): string {
  return world.core.clock.now()
}

describe('posting a gig', () => {
  it('returns the same body and ETag as reading it; so does changing it', async () => {
    const ada = await world.newUser()
    const shownBy = ({ body, headers }: Awaited<ReturnType<typeof ada.get>>) => [body, headers.get('etag')]
    const posted = await ada.post('/gigs', minimal)
    const path = `/gigs/${posted.body.id}`
    expect(shownBy(await ada.get(path))).toEqual(shownBy(posted))
    const changed = await ada.patch(path, { title: 'Another title' })
    expect(shownBy(await ada.get(path))).toEqual(shownBy(changed))
    expect(shownBy(await ada.patch(path, { title: 'Another title' }))).toEqual(shownBy(changed))
  })

  it('opens it immediately, with the documented defaults', async () => {
    const ada = await world.newUser()
    const answer = await ada.post('/gigs', minimal)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('location')).toBe(`${world.url}/api/gigs/${answer.body.id}`)
    expect(answer.headers.get('etag')).toMatch(/^"1-/)
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^gig_/),
      client_id: ada.userId,
      hosted_agent_id: null,
      ...minimal,
      category: null,
      skills: [],
      currency: 'USD',
      rate_min_cents: null,
      rate_max_cents: null,
      hours_per_week: null,
      start_date: null,
      payout_delay_days: 5,
      review_days: 14,
      remote: true,
      location: null,
      positions: 1,
      filled_positions: 0,
      reserved_positions: 0,
      apply_by: null,
      status: 'open',
      application_count: 0,
      version: 1,
      fields: {},
      allowed_actions: ['invite', 'edit', 'pause', 'close', 'delete'],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    expect((await ada.get(`/gigs/${answer.body.id}`)).body).toEqual(answer.body)
  })

  it('stores every field as it was sent', async () => {
    const ada = await world.newUser()
    const fields = {
      ...minimal,
      category: 'translation',
      skills: ['French', 'Technical writing'],
      rate_type: 'hourly',
      rate_min_cents: 0,
      rate_max_cents: 9_007_199_254_740_991,
      hours_per_week: 168,
      start_date: '2027-02-28',
      payout_delay_days: 10,
      review_days: 30,
      remote: false,
      location: 'Lyon',
      positions: 100,
      apply_by: inFuture(3600),
    }
    expect(await post(ada, { ...fields, currency: 'USD' })).toMatchObject(fields)
  })

  it('names the agent that posted it', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const { body } = await scout.post('/gigs', minimal)
    expect(body).toMatchObject({ client_id: ada.userId, hosted_agent_id: scout.agentId })
  })

  it.each([
    ['title', 'ab', 'too_short'],
    ['title', 'x'.repeat(141), 'too_long'],
    ['description', '', 'too_short'],
    ['description', 'x'.repeat(20_001), 'too_long'],
    ['skills', Array.from({ length: 21 }, (_, i) => `s${i}`), 'too_long'],
    ['skills', ['a', 'a'], 'duplicate_item'],
    ['rate_type', 'daily', 'not_allowed'],
    ['rate_min_cents', -1, 'too_small'],
    ['rate_min_cents', 1.5, 'not_integer'],
    ['rate_max_cents', 9_007_199_254_740_992, 'too_large'],
    ['rate_max_cents', '5', 'not_integer'],
    ['hours_per_week', 0, 'too_small'],
    ['hours_per_week', 169, 'too_large'],
    ['start_date', '2026-02-30', 'bad_format'],
    ['start_date', '2026-12-01T00:00:00Z', 'bad_format'],
    ['start_date', '0000-01-01', 'bad_format'],
    ['payout_delay_days', 2, 'too_small'],
    ['payout_delay_days', 11, 'too_large'],
    ['review_days', 0, 'too_small'],
    ['review_days', 31, 'too_large'],
    ['positions', 0, 'too_small'],
    ['positions', 101, 'too_large'],
    ['remote', 'true', 'wrong_type'],
    ['apply_by', '2026-12-01', 'bad_format'],
    ['apply_by', '2020-01-01T00:00:00Z', 'too_small'],
    ['currency', 'EUR', 'not_allowed'],
    ['status', 'closed', 'not_allowed'],
    ['filled_positions', 1, 'unknown_field'],
    ['version', 7, 'unknown_field'],
  ])('refuses %s = %j', async (field, value, code) => {
    const ada = await world.newUser()
    const answer = await ada.post('/gigs', { ...minimal, [field]: value })
    expect(answer.status).toBe(422)
    const [issue, ...more] = answer.body.error.issues
    expect(more).toEqual([])
    expect(issue.code).toBe(code)
    expect(issue.path).toMatch(new RegExp(`^${field}`))
  })

  it('refuses a minimum rate above the maximum', async () => {
    const ada = await world.newUser()
    const answer = await ada.post('/gigs', { ...minimal, rate_min_cents: 2, rate_max_cents: 1 })
    expect(answer.status).toBe(422)
    expect(answer.body.error.issues).toMatchObject([{ path: 'rate_max_cents', code: 'too_small' }])
  })

  it('needs the scope', async () => {
    const ada = await world.newUser()
    const key = await ada.post('/keys', { name: 'x', scopes: ['read'] })
    const answer = await world.as(key.body.key).post('/gigs', minimal)
    expect(answer.status).toBe(403)
    expect(issueCodesOf(answer)).toEqual(['missing_scope'])
  })
})

describe('a draft', () => {
  it('is visible to its owner and their agents only', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const scout = await world.newAgent(ada)
    const draft = await post(ada, { status: 'draft' })
    expect((await scout.get(`/gigs/${draft.id}`)).status).toBe(200)
    const missing = await ben.get('/gigs/gig_00000000000000000000000000')
    for (const answer of [
      await ben.get(`/gigs/${draft.id}`),
      await ben.patch(`/gigs/${draft.id}`, { title: 'Mine now' }),
      await ben.delete(`/gigs/${draft.id}`),
      await ben.post(`/gigs/${draft.id}/apply`, { message: 'x' }),
      await ben.get(`/gigs/${draft.id}/applications`),
    ]) {
      expect(answer.status).toBe(404)
      expect(withoutIds(answer)).toBe(withoutIds(missing))
    }
    const ids = async (caller: Client, query: string) =>
      (await caller.get(`/gigs?${query}`)).body.data.map(({ id }: { id: string }) => id)
    expect(await ids(ada, 'status=draft')).toEqual([draft.id])
    expect(await ids(ben, 'status=draft')).toEqual([])
    expect(await ids(ben, `status=draft&client_id=${ada.userId}`)).toEqual([])
    expect(await ids(ben, `client_id=${ada.userId}`)).toEqual([])
  })

  it('is visible to all users once its owner has opened it', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const draft = await post(ada, { status: 'draft' })
    expect((await ada.patch(`/gigs/${draft.id}`, { status: 'open' })).body).toMatchObject({
      status: 'open',
      version: 2,
    })
    expect((await ben.get(`/gigs/${draft.id}`)).body.allowed_actions).toEqual(['apply'])
  })
})

describe('changing a gig', () => {
  it('changes the named fields, clears those that are null, and raises the version by one', async () => {
    const ada = await world.newUser()
    const gig = await post(ada, { category: 'x', skills: ['a'] })
    const changed = await ada.patch(`/gigs/${gig.id}`, { title: 'Another title', category: null, status: 'paused' })
    expect(changed.body).toMatchObject({
      title: 'Another title',
      category: null,
      skills: ['a'],
      status: 'paused',
      version: 2,
    })
    const same = await ada.patch(`/gigs/${gig.id}`, { title: 'Another title' })
    expect(same.body.version).toBe(2)
  })

  it('is for its owner; everyone else gets 403', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const gig = await post(ada)
    for (const answer of [await ben.patch(`/gigs/${gig.id}`, { title: 'Mine' }), await ben.delete(`/gigs/${gig.id}`)]) {
      expect(answer.status).toBe(403)
      expect(issueCodesOf(answer)).toEqual(['not_yours'])
    }
  })

  it('succeeds once per version when several race with If-Match', async () => {
    const ada = await world.newUser()
    const gig = await post(ada)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        ada.patch(`/gigs/${gig.id}`, { title: `Title ${i}` }, { 'if-match': '"1-whatever"' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(7)
  })

  it('refuses a minimum above the maximum, whichever of the two changes', async () => {
    const ada = await world.newUser()
    const gig = await post(ada, { rate_min_cents: 10, rate_max_cents: 20 })
    expect((await ada.patch(`/gigs/${gig.id}`, { rate_min_cents: 21 })).status).toBe(422)
    expect((await ada.patch(`/gigs/${gig.id}`, { rate_max_cents: 9 })).status).toBe(422)
    expect((await ada.patch(`/gigs/${gig.id}`, { rate_min_cents: 20 })).status).toBe(200)
  })

  it('cannot reduce positions below those that are taken', async () => {
    const ada = await world.newUser()
    const gig = await post(ada, { title: `Three ${Math.random()}`, positions: 3 })
    await world.database.query(
      sql`update gigs set filled_positions = 1, reserved_positions = 1 where title = ${gig.title}`,
    )
    const refused = await ada.patch(`/gigs/${gig.id}`, { positions: 1 })
    expect(refused.status).toBe(409)
    expect(refused.body.error.issues).toMatchObject([{ code: 'positions_taken', details: { taken: 2 } }])
    expect((await ada.patch(`/gigs/${gig.id}`, { positions: 2 })).status).toBe(200)
  })

  it.each(gigStatuses)('looks the same in lists and by itself while %s', async (status) => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const gig = await post(ada, { title: 'Zürich "by night" \\ 字', positions: 9, skills: ['c++'] })
    await world.database.query(sql`
      update gigs set status = ${status}, filled_positions = 2, reserved_positions = 3, application_count = 41
      where id = ${toId('gig', gig.id)}`)
    for (const reader of status === 'draft' ? [ada] : [ada, ben]) {
      const { body } = await reader.get(`/gigs?client_id=${ada.userId}&status=${status}`)
      expect(body.data).toEqual([(await reader.get(`/gigs/${gig.id}`)).body])
      expect(body.data[0]).toMatchObject({ filled_positions: 2, reserved_positions: 3, application_count: 41, status })
    }
  })

  it('makes a closed gig final', async () => {
    const ada = await world.newUser()
    const gig = await post(ada)
    const closed = await ada.patch(`/gigs/${gig.id}`, { status: 'closed' })
    expect(closed.body).toMatchObject({ status: 'closed', allowed_actions: ['delete'] })
    for (const change of [{ status: 'open' }, { status: 'paused' }, { title: 'Again' }]) {
      const answer = await ada.patch(`/gigs/${gig.id}`, change)
      expect(answer.status).toBe(409)
      expect(issueCodesOf(answer)).toEqual(['wrong_state'])
    }
  })

  it('records events for the owner', async () => {
    const ada = await world.newUser()
    const gig = await post(ada)
    await ada.patch(`/gigs/${gig.id}`, { title: 'Another title' })
    await ada.patch(`/gigs/${gig.id}`, { status: 'paused' })
    await ada.delete(`/gigs/${gig.id}`)
    const rows = await world.database.query<{ type: string; data: object }>(
      sql`select type, data from events where data ->> 'id' = ${gig.id} and audience <> '{}' order by seq`,
    )
    expect(rows.map(({ type }) => type)).toEqual(['gig.created', 'gig.updated', 'gig.paused', 'gig.deleted'])
    expect(rows[0]?.data).not.toHaveProperty('allowed_actions')
  })
})

describe('deleting a gig', () => {
  it('removes it from every list, and reading it returns 404', async () => {
    const ada = await world.newUser()
    const gig = await post(ada)
    const deleted = await ada.delete(`/gigs/${gig.id}`)
    expect(deleted.status).toBe(200)
    expect(deleted.body).toEqual({ id: gig.id, deleted: true })
    expect((await ada.get(`/gigs/${gig.id}`)).status).toBe(404)
    expect((await ada.delete(`/gigs/${gig.id}`)).status).toBe(404)
    for (const status of gigStatuses) {
      expect((await ada.get(`/gigs?client_id=me&status=${status}`)).body.data).toEqual([])
    }
  })
})

describe('apply_by', () => {
  it('expires the gig at that time', async () => {
    const ada = await world.newUser()
    const gig = await post(ada, { apply_by: inFuture(3_600) })
    await world.operator.post('/sandbox/clock/advance', { seconds: 3_700 })
    const expired = (await ada.get(`/gigs/${gig.id}`)).body
    expect(expired).toMatchObject({ status: 'expired', version: 2, updated_at: gig.apply_by })
    expect(expired.allowed_actions).toEqual(['edit', 'close', 'delete'])
  })

  it('opens an expired gig again when it is set to a later time, or to none', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const expired = async () => {
      const gig = await post(ada, { title: `Late ${Math.random()}`, apply_by: inFuture(3_600) })
      await world.database.query(sql`update gigs set apply_by = '2020-01-01T00:00:00Z' where title = ${gig.title}`)
      expect((await ada.get(`/gigs/${gig.id}`)).body.status).toBe('expired')
      return `/gigs/${gig.id}`
    }
    const first = await expired()
    expect(issueCodesOf(await ada.patch(first, { status: 'open' }))).toEqual(['apply_by_passed'])
    expect((await ada.patch(first, { title: 'Still late' })).body.status).toBe('expired')
    const apply_by = inFuture(3_600)
    expect((await ada.patch(first, { apply_by })).body).toMatchObject({ status: 'open', apply_by })
    expect((await ben.post(`${first}/apply`, { message: 'In time.' })).status).toBe(201)
    expect((await ada.patch(await expired(), { status: 'open', apply_by: null })).body.status).toBe('open')
    expect((await ada.patch(await expired(), { status: 'paused', apply_by })).body.status).toBe('paused')
    const { rows } = await world.inDatabase((db) =>
      db.query(`select type from events where data ->> 'id' = $1 and audience <> '{}' order by seq`, [
        first.split('/')[2],
      ]),
    )
    expect(rows.map(({ type }) => type)).toEqual(['gig.created', 'gig.expired', 'gig.updated', 'gig.opened'])
  })

  it('takes effect at its time, even before the worker has stored it', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const gig = await post(ada, { title: `Unswept ${Math.random()}`, apply_by: inFuture(3_600) })
    await world.database.query(
      sql`update gigs set apply_by = ${new Date(Date.parse(now()) - 1000).toISOString()} where title = ${gig.title}`,
    )
    expect((await ben.get(`/gigs/${gig.id}`)).body).toMatchObject({ status: 'expired', allowed_actions: [] })
    expect((await ben.get(`/gigs?client_id=${ada.userId}`)).body.data).toEqual([])
    const refused = await ben.post(`/gigs/${gig.id}/apply`, { message: 'x' })
    expect(refused.status).toBe(409)
    expect(issueCodesOf(refused)).toEqual(['gig_not_open'])
  })

  it('must be in the future when a paused gig is opened again', async () => {
    const ada = await world.newUser()
    const gig = await post(ada, { title: `Draft ${Math.random()}`, status: 'draft', apply_by: inFuture(60) })
    await world.database.query(sql`update gigs set apply_by = '2020-01-01T00:00:00Z' where title = ${gig.title}`)
    const refused = await ada.patch(`/gigs/${gig.id}`, { status: 'open' })
    expect(refused.status).toBe(409)
    expect(issueCodesOf(refused)).toEqual(['apply_by_passed'])
    expect((await ada.patch(`/gigs/${gig.id}`, { status: 'open', apply_by: inFuture(60) })).status).toBe(200)
  })
})

describe('a template', () => {
  const fields = {
    ...minimal,
    category: 'translation',
    skills: ['French'],
    rate_min_cents: 80_000,
    rate_max_cents: 120_000,
    hours_per_week: 10,
    payout_delay_days: 3,
    review_days: 7,
    remote: false,
    location: 'Berlin',
    positions: 4,
  }

  it('keeps a gig as it was, without its dates, and posts it again', async () => {
    const ada = await world.newUser()
    const dates = { start_date: '2090-01-01', apply_by: inFuture(60) }
    const gig = await post(ada, { ...fields, ...dates, metadata: { order: '42' }, status: 'draft' })
    const saved = await ada.post('/gig-templates', { name: 'Manuals', gig_id: gig.id })
    expect(saved.status).toBe(201)
    expect(saved.body).toEqual({
      id: expect.stringMatching(/^tpl_/),
      name: 'Manuals',
      gig: { ...fields, currency: 'USD', fields: {} },
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    expect((await ada.delete(`/gigs/${gig.id}`)).status).toBe(200)
    const { body: template } = await ada.get(`/gig-templates/${saved.body.id}`)
    expect(template).toEqual(saved.body)
    const again = await post(ada, template.gig)
    expect(again).toMatchObject({ ...fields, start_date: null, apply_by: null, status: 'open' })
    expect(again.metadata).toBeUndefined()
  })

  it('is renamed and deleted by its owner, and no one else can see it', async () => {
    const [ada, ben] = await Promise.all([world.newUser(), world.newUser()])
    const [gig, draft] = [await post(ada), await post(ada, { status: 'draft' })]
    const { id } = (await ada.post('/gig-templates', { name: 'Manuals', gig_id: gig.id })).body
    const path = `/gig-templates/${id}`
    expect(issueCodesOf(await ben.post('/gig-templates', { name: 'Mine', gig_id: gig.id }))).toEqual(['not_yours'])
    expect((await ben.post('/gig-templates', { name: 'Mine', gig_id: draft.id })).status).toBe(404)
    expect((await ben.get('/gig-templates')).body.data).toEqual([])
    const refused = [await ben.get(path), await ben.patch(path, { name: 'Mine' }), await ben.delete(path)]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])

    const renamed = await ada.patch(path, { name: 'Books' })
    expect(renamed.body).toMatchObject({ name: 'Books', version: 2, gig: { title: gig.title } })
    expect((await ada.send('PATCH', path, { name: 'Maps' }, { 'if-match': '"1"' })).status).toBe(412)
    expect((await ada.get('/gig-templates')).body.data).toEqual([renamed.body])
    expect((await ada.delete(path)).body).toEqual({ id, deleted: true })
    expect((await ada.get(path)).status).toBe(404)
    expect((await ada.get(`/gigs/${gig.id}`)).status).toBe(200)
  })
})
