import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deleteExpiredAnswers } from '../src/platform/idempotency/service.ts'
import { issueCodesOf } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

function repeatable(key: string = randomUUID()): Record<string, string> {
  return { 'idempotency-key': key }
}

describe('a repeated request', () => {
  it('gets the first response again, byte for byte, and has no second effect', async () => {
    const ada = await world.newUser()
    const headers = repeatable()
    const first = await ada.post('/agents', { name: 'Scout' }, headers)
    const second = await ada.post('/agents', { name: 'Scout' }, headers)
    expect(first.status).toBe(201)
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(second.status).toBe(201)
    expect(second.text).toBe(first.text)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    for (const name of ['location', 'etag', 'content-type']) {
      expect(second.headers.get(name)).toBe(first.headers.get(name))
    }
    expect((await ada.get('/agents')).body.data).toHaveLength(1)
  })

  it('gets the first response again even for a change whose version is stale by then, and for a deletion', async () => {
    const ada = await world.newUser()
    const { id } = (await ada.post('/agents', { name: 'Scout' })).body
    const change = { ...repeatable(), 'if-match': '"1"' }
    const first = await ada.patch(`/agents/${id}`, { name: 'Scout 2' }, change)
    expect(first.body).toMatchObject({ name: 'Scout 2', version: 2 })
    const second = await ada.patch(`/agents/${id}`, { name: 'Scout 2' }, change)
    expect([second.status, second.text]).toEqual([200, first.text])
    const removal = repeatable()
    for (const replayed of [null, 'true']) {
      const removed = await ada.send('DELETE', `/agents/${id}`, undefined, removal)
      expect([removed.status, removed.headers.get('idempotent-replayed')]).toEqual([200, replayed])
    }
  })

  it('may order its JSON keys differently, and may send {} instead of no body', async () => {
    const ada = await world.newUser()
    const headers = repeatable()
    await ada.post('/agents', '{"name":"Scout","description":"x"}', headers)
    const again = await ada.post('/agents', '{ "description": "x", "name": "Scout" }', headers)
    expect(again.headers.get('idempotent-replayed')).toBe('true')

    const { id } = again.body
    const empty = repeatable()
    await ada.send('POST', `/agents/${id}/suspend`, undefined, empty)
    const braces = await ada.post(`/agents/${id}/suspend`, {}, empty)
    expect(braces.headers.get('idempotent-replayed')).toBe('true')
  })

  it('may spell its path differently', async () => {
    const ada = await world.newUser()
    const { id } = (await ada.post('/agents', { name: 'Scout' })).body
    const headers = repeatable()
    const replayed: (string | null)[] = []
    for (const spelling of [id, id.replace('_', '%5F'), id.replace('_', '%5f'), id.replace('a', '%61')]) {
      const { status, headers: answered } = await ada.post(`/agents/${spelling}/suspend`, {}, headers)
      expect(status).toBe(200)
      replayed.push(answered.get('idempotent-replayed'))
    }
    expect(replayed).toEqual([null, 'true', 'true', 'true'])
  })

  it('is refused with a different body', async () => {
    const ada = await world.newUser()
    const headers = repeatable()
    await ada.post('/agents', { name: 'Scout' }, headers)
    const other = await ada.post('/agents', { name: 'Broker' }, headers)
    expect(other.status).toBe(422)
    expect(other.body.error.code).toBe('VALIDATION_FAILED')
    expect(issueCodesOf(other)).toEqual(['idempotency_mismatch'])
  })

  it('has one effect when fifty arrive at once; each gets the same response or a 409', async () => {
    const ada = await world.newUser()
    const other = (await world.startNode()).as(String(ada.secret))
    const headers = repeatable()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 2 ? ada : other).post('/agents', { name: 'Scout' }, headers)),
    )
    const done = answers.filter(({ status }) => status === 201)
    const waiting = answers.filter(({ status }) => status === 409)
    expect(done.length).toBeGreaterThan(0)
    expect(done.length + waiting.length).toBe(50)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    for (const answer of waiting) expect(issueCodesOf(answer)).toEqual(['idempotency_in_flight'])
    expect((await ada.get('/agents')).body.data).toHaveLength(1)
    expect((await ada.post('/agents', { name: 'Scout' }, headers)).text).toBe(done[0]?.text)
  })

  it('has one effect even without the advisory lock, because of the primary key', async () => {
    const ada = await world.newUser()
    // A lock function that always succeeds.
    await world.inDatabase((client) =>
      client.query(`
        create schema evil;
        create function evil.pg_try_advisory_xact_lock(bigint) returns boolean language sql as 'select true';
        alter database ${world.connection.database} set search_path = evil, public, pg_catalog`),
    )
    try {
      const node = await world.startNode()
      const caller = node.as(String(ada.secret))
      const headers = repeatable()
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => caller.post('/agents', { name: 'Scout' }, headers)),
      )
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
        new Set([`201 ${answers[0]?.text}`]),
      )
      expect((await ada.get('/agents')).body.data).toHaveLength(1)
    } finally {
      await world.inDatabase((client) => client.query(`alter database ${world.connection.database} reset search_path`))
    }
  })

  it('is a new request for another user or path', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const headers = repeatable('the-same-key')
    const first = await ada.post('/agents', { name: 'Scout' }, headers)
    const foreign = await ben.post('/agents', { name: 'Scout' }, headers)
    expect(foreign.headers.get('idempotent-replayed')).toBeNull()
    expect(foreign.body.id).not.toBe(first.body.id)
    const elsewhere = await ada.post('/keys', { name: 'Scout' }, headers)
    expect(elsewhere.status).toBe(201)
    expect(elsewhere.headers.get('idempotent-replayed')).toBeNull()
  })

  it('is authenticated and authorized before the stored response is returned', async () => {
    const ada = await world.newUser()
    const key = await ada.post('/keys', { name: 'x', scopes: ['agents:write'] })
    const headers = repeatable()
    await world.as(key.body.key).post('/agents', { name: 'Scout' }, headers)
    const narrow = await ada.post('/keys', { name: 'y', scopes: ['read'] })
    expect((await world.as(narrow.body.key).post('/agents', { name: 'Scout' }, headers)).status).toBe(403)
    await ada.post(`/keys/${key.body.id}/revoke`)
    expect((await world.as(key.body.key).post('/agents', { name: 'Scout' }, headers)).status).toBe(401)
  })

  it('never returns a stored secret to another key of the same user', async () => {
    const published = await world.operator.post('/keys', { name: 'sign-up', scopes: ['users:create'] })
    const body = { display_name: 'Second operator', kind: 'person', role: 'operator' }
    const headers = repeatable()
    const made = await world.operator.post('/users', body, headers)
    expect(made.status).toBe(201)
    const stolen = await world.as(published.body.key).post('/users', body, headers)
    expect(stolen.status).toBe(403)
    expect(stolen.text).not.toContain(made.body.key.key)

    const ada = await world.newUser()
    const narrow = await ada.post('/keys', { name: 'narrow', scopes: ['read'] })
    const rotation = repeatable()
    const fresh = await ada.post('/keys/rotate', { grace_seconds: 60 }, rotation)
    const other = await world.as(narrow.body.key).post('/keys/rotate', { grace_seconds: 60 }, rotation)
    expect(other.body.scopes).toEqual(['read'])
    expect(other.body.key).not.toBe(fresh.body.key)
  })

  it('never shows a new user’s key to a sign-up key again, since strangers use it too, and creates nothing', async () => {
    const published = await world.operator.post('/keys', { name: 'sign-up', scopes: ['users:create'] })
    const stranger = world.as(published.body.key)
    const [body, headers] = [{ display_name: 'Ada', kind: 'person' }, repeatable()]
    const countUsers = () => world.inDatabase((client) => client.query('select count(*) from users'))
    const made = await stranger.post('/users', body, headers)
    expect(made.status).toBe(201)
    const before = (await countUsers()).rows
    for (let i = 0; i < 2; i++) {
      const again = await stranger.post('/users', body, headers)
      expect(again.status).toBe(409)
      expect(issueCodesOf(again)).toEqual(['secret_already_shown'])
      expect(again.text).not.toContain(made.body.key.key)
    }
    expect((await stranger.post('/users', { ...body, display_name: 'Ben' }, headers)).status).toBe(422)
    expect((await countUsers()).rows).toEqual(before)
  })

  it('has no stored response if it came without credentials', async () => {
    const countAnswers = () => world.inDatabase((client) => client.query('select count(*) from idempotent_answers'))
    const before = (await countAnswers()).rows
    const headers = repeatable()
    for (const path of ['/users', '/keys', '/keys/rotate']) {
      expect((await world.as(null).post(path, { display_name: 'Ada', kind: 'person' }, headers)).status).toBe(401)
    }
    expect((await countAnswers()).rows).toEqual(before)
  })

  it('gets 201 or idempotency_in_flight while the first commits', async () => {
    for (let i = 0; i < 30; i++) {
      const ada = await world.newUser()
      const headers = repeatable()
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => ada.post('/keys/rotate', { grace_seconds: 60 }, headers)),
      )
      for (const answer of answers.filter(({ status }) => status !== 201)) {
        expect(issueCodesOf(answer)).toEqual(['idempotency_in_flight'])
      }
    }
  })

  it('runs again after an error, because only successes are stored', async () => {
    const ada = await world.newUser()
    const headers = repeatable()
    const { id } = (await ada.post('/agents', { name: 'Scout' })).body
    const body = { name: 'x', hosted_agent_id: 'agt_00000000000000000000000000' }
    expect((await ada.post('/keys', body, headers)).status).toBe(404)
    expect((await ada.post('/keys', { ...body, hosted_agent_id: id }, headers)).status).toBe(201)
  })

  it('runs again after 24 hours', async () => {
    const ada = await world.newUser()
    const headers = repeatable()
    await ada.post('/agents', { name: 'Scout' }, headers)
    await world.inDatabase((client) =>
      client.query(`update idempotent_answers set created_at = created_at - interval '24 hours'`),
    )
    const again = await ada.post('/agents', { name: 'Scout' }, headers)
    expect(again.headers.get('idempotent-replayed')).toBeNull()
    expect((await ada.get('/agents')).body.data).toHaveLength(2)

    await deleteExpiredAnswers(world.database)
    const { rows } = await world.inDatabase((client) =>
      client.query(`select count(*) as old from idempotent_answers where created_at <= now() - interval '24 hours'`),
    )
    expect(rows[0].old).toBe('0')
  })
})

describe('the Idempotency-Key header', () => {
  it.each([
    ['256 characters', 'x'.repeat(256)],
    ['a space', 'a b'],
    ['nothing', ''],
  ])('is refused with %s', async (_, key) => {
    const ada = await world.newUser()
    const answer = await ada.post('/agents', { name: 'Scout' }, { 'idempotency-key': key })
    expect(answer.status).toBe(400)
    expect(answer.body.error.issues).toMatchObject([{ path: 'idempotency-key', code: 'bad_header' }])
  })

  it('may have 255 characters', async () => {
    const ada = await world.newUser()
    expect((await ada.post('/agents', { name: 'Scout' }, { 'idempotency-key': 'x'.repeat(255) })).status).toBe(201)
  })
})

describe('a stored response', () => {
  it('is encrypted in the database', async () => {
    const ada = await world.newUser()
    const made = await ada.post('/keys', { name: 'a very recognizable name' }, repeatable())
    const { rows } = await world.inDatabase((client) => client.query('select scope, answer from idempotent_answers'))
    const stored = rows.map(({ scope, answer }) => `${scope} ${answer.toString('latin1')} ${answer.toString('base64')}`)
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.join()).not.toContain(made.body.key)
    expect(stored.join()).not.toContain('recognizable')
  })
})
