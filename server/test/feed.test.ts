import { describe, expect, it } from 'vitest'
import { record } from '../src/events/feed/service.ts'
import { newId, toId } from '../src/platform/kernel/ids.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { timed } from './support/timed.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ working: true })

// biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
type Event = any

/** The reader's events that match the query; waits until there are `count` of them. */
async function readAll(reader: Client, query = '', count = 1): Promise<Event[]> {
  const events: Event[] = []
  for (let after = ''; ; ) {
    const page = await reader.get(`/events?limit=100&wait=${events.length < count ? 10 : 0}${query}${after}`)
    expect(page.status).toBe(200)
    events.push(...page.body.data)
    if (page.body.data.length === 0 || events.length >= count) return events
    after = `&after=${page.body.next_cursor}`
  }
}

async function postGig(owner: Client, fields: object = {}): Promise<string> {
  const body = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed', ...fields }
  return (await owner.post('/gigs', body)).body.id
}

describe('the feed', () => {
  it('shows an event with its type, actor, subject and data', async () => {
    const ada = await world.newUser()
    const gig = (await ada.post('/gigs', { title: 'A gig', description: 'x', rate_type: 'fixed' })).body
    const [event] = await readAll(ada, '&types=gig.created')
    const { allowed_actions, ...snapshot } = gig
    expect(event).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'gig.created',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      actor: { type: 'user', user_id: ada.userId, hosted_agent_id: null },
      subject: { type: 'gig', id: gig.id },
      data: snapshot,
    })
    expect(allowed_actions).not.toEqual([])
  })

  it('begins with the oldest event, and continues after the cursor', async () => {
    const ada = await world.newUser()
    const agent = (await ada.post('/agents', { name: 'Scout' })).body.id
    for (let i = 1; i <= 4; i++) await ada.patch(`/agents/${agent}`, { name: `Scout ${i}` })
    const all = await readAll(ada, `&subject_id=${agent}`, 5)
    expect(all.map(({ data }) => data.name)).toEqual(['Scout', 'Scout 1', 'Scout 2', 'Scout 3', 'Scout 4'])
    const seen: Event[] = []
    for (let after = '', i = 0; i < 3; i++) {
      const page = await ada.get(`/events?limit=2&subject_id=${agent}${after}`)
      expect(page.headers.get('link')).toContain(`after=${encodeURIComponent(page.body.next_cursor)}`)
      seen.push(...page.body.data)
      after = `&after=${page.body.next_cursor}`
    }
    expect(seen).toEqual(all)
  })

  it('returns a cursor even if there are no events', async () => {
    const ada = await world.newUser()
    const empty = await ada.get('/events?types=gig.deleted')
    expect(empty.body).toEqual({ data: [], next_cursor: expect.any(String) })
    const gig = await postGig(ada)
    await ada.delete(`/gigs/${gig}`)
    const next = await ada.get(`/events?types=gig.deleted&wait=10&after=${empty.body.next_cursor}`)
    expect(next.body.data.map((event: Event) => event.subject.id)).toEqual([gig])
    expect((await ada.get(`/events?types=gig.deleted&after=${next.body.next_cursor}`)).body.data).toEqual([])
  })

  it('filters by types and by subject', async () => {
    const ada = await world.newUser()
    const [first, second] = [await postGig(ada), await postGig(ada)]
    await ada.patch(`/gigs/${first}`, { status: 'paused' })
    const types = await readAll(ada, '&types=gig.paused&types=gig.created', 3)
    expect(types.map(({ type }) => type)).toEqual(['gig.created', 'gig.created', 'gig.paused'])
    const ofFirst = await readAll(ada, `&subject_id=${first}`, 2)
    expect(ofFirst.map(({ type }) => type)).toEqual(['gig.created', 'gig.paused'])
    expect((await readAll(ada, `&subject_id=${second}`)).map(({ type }) => type)).toEqual(['gig.created'])
    // The same UUID with the prefix of another kind.
    expect((await ada.get(`/events?subject_id=${first.replace('gig_', 'app_')}`)).body.data).toEqual([])
  })

  it('finds rare events in a long feed, page by page', async () => {
    const long = await createWorld()
    const ada = await long.newUser()
    await long.inDatabase(async (client) => {
      await client.query(`
        insert into events (id, position, type, created_at, actor_type, subject_type, subject_id, head, data, data_bytes,
          audience)
        select gen_random_uuid(), n, case when n % 4000 = 0 then 'gig.closed' else 'gig.updated' end, now(), 'clock',
          'gig', gen_random_uuid(), '"type":"gig"', json_build_object('n', n), 10, '{}'
        from generate_series(1, 20000) as n`)
      await client.query(`
        insert into event_readers (user_id, position, event_seq, type, subject_id, owner_only)
        select (select id from users where role = 'member'), position, seq, type, subject_id, false
        from events where position is not null`)
      await client.query('update event_sequence set last_position = 20000')
    })
    const first = await ada.get('/events?types=gig.closed&limit=3')
    expect(first.body.data.map((event: Event) => event.data.n)).toEqual([4_000, 8_000, 12_000])
    const rest = await ada.get(`/events?types=gig.closed&limit=3&after=${first.body.next_cursor}`)
    expect(rest.body.data.map((event: Event) => event.data.n)).toEqual([16_000, 20_000])
    expect((await ada.get('/events?types=gig.paused')).body.data).toEqual([])
    expect((await ada.get('/events?limit=2')).body.data.map((event: Event) => event.data.n)).toEqual([1, 2])
  })

  it('shows an event to its audience only, with the data each of them could read', async () => {
    const [client, worker, stranger] = [await world.newUser(), await world.newUser(), await world.newUser()]
    const gigId = await postGig(client)
    const { body: application } = await worker.post(`/gigs/${gigId}/apply`, { message: 'Let me.' })
    for (const party of [client, worker]) {
      const [event] = await readAll(party, '&types=application.created')
      // Events name files by their ids.
      const {
        allowed_actions: _,
        attachments: _files,
        ...seen
      } = (await party.get(`/applications/${application.id}`)).body
      expect(event.data).toEqual(seen)
    }
    expect((await worker.get('/events?types=gig.created')).body.data).toEqual([])
    const others = (await stranger.get('/events?limit=100')).body.data
    expect(others.filter((event: Event) => /^(gig|application)/.test(event.type))).toEqual([])
  })

  it('hides events about keys, agents and webhooks from the owner’s agents', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const gigId = await postGig(ada)
    await readAll(ada, `&subject_id=${gigId}`)
    const types = (client: Client) =>
      client.get('/events?limit=100').then(({ body }) => body.data.map((event: Event) => event.type))
    expect(await types(scout)).toEqual(['gig.created'])
    expect(await types(ada)).toEqual(['user.created', 'key.created', 'agent.created', 'key.created', 'gig.created'])
  })

  it('shows events for a role to users who have it, through keys that may act in it', async () => {
    const [arbiter, member] = [await world.newUser({ role: 'arbiter' }), await world.newUser()]
    const subject = newId<'gig'>()
    const actor = { userId: toId('usr', member.userId), hostedAgentId: null, role: 'member' } as never
    await world.database.transaction(async (db) => {
      record({ ...world.core.context, db }, actor, {
        type: 'gig.updated',
        subject: { type: 'gig', id: subject },
        data: { for: 'arbiters' },
        audience: [],
        audienceRole: 'arbiter',
      })
    })
    const [event] = await readAll(arbiter, '&types=gig.updated')
    expect(event.data).toEqual({ for: 'arbiters' })
    expect((await member.get('/events?types=gig.updated')).body.data).toEqual([])
    const readOnly = (await arbiter.post('/keys', { name: 'reader', scopes: ['read'] })).body.key
    for (const reader of [await world.newAgent(arbiter), world.as(readOnly)]) {
      expect((await reader.get('/events?types=gig.updated')).body.data).toEqual([])
    }
    await world.inDatabase((client) => client.query(`update users set role = 'member' where role = 'arbiter'`))
    expect((await arbiter.get('/events?types=gig.updated')).body.data).toEqual([])
  })

  it.each([
    ['wait=31', 'wait', 'too_large'],
    ['wait=-1', 'wait', 'too_small'],
    ['wait=soon', 'wait', 'not_integer'],
    ['limit=101', 'limit', 'too_large'],
    ['types=gig.painted', 'types.0', 'not_allowed'],
    ['types=gig.created&types=gig.created', 'types', 'duplicate_item'],
    ['cursor=x', 'cursor', 'unknown_field'],
    ['after=nonsense', 'after', 'bad_cursor'],
  ])('refuses %s', async (query, path, code) => {
    const answer = await world.operator.get(`/events?${query}`)
    expect(answer.status).toBe(422)
    expect(answer.body.error.issues).toMatchObject([{ path, code }])
  })

  it('refuses a cursor of another user or of other filters, and an edited one', async () => {
    const [ada, bob] = [await world.newUser(), await world.newUser()]
    const cursor = (await ada.get('/events')).body.next_cursor
    for (const answer of [
      await bob.get(`/events?after=${cursor}`),
      await ada.get(`/events?types=gig.created&after=${cursor}`),
      await ada.get(`/events?after=${cursor.replace(/^./, 'X')}`),
    ]) {
      expect(answer.status).toBe(422)
      expect(issueCodesOf(answer)).toEqual(['bad_cursor'])
    }
  })

  it('refuses a cursor from before the database was restored from an older copy, even if new events have its position', async () => {
    const restored = await createWorld({ working: true })
    const ada = await restored.newUser()
    const postAndRead = async (titles: string[], after = '') => {
      for (const title of titles) await postGig(ada, { title })
      const read = async () => (await ada.get(`/events?types=gig.created${after}`)).body.data
      await expect.poll(async () => (await read()).map(({ data }: Event) => data.title)).toEqual(titles)
    }
    const cursorAtEnd = async () => (await ada.get('/events?types=gig.created')).body.next_cursor
    await postAndRead(['Before the copy'])
    const older = await cursorAtEnd()
    const [position] = JSON.parse(Buffer.from(older.split('.')[0], 'base64url').toString())
    await postAndRead(['Lost 1', 'Lost 2'], `&after=${older}`)
    const newer = await cursorAtEnd()
    const refusal = async (path: string) => {
      const answer = await ada.get(path)
      return [answer.status, ...issueCodesOf(answer)]
    }
    await restored.inDatabase((client) =>
      client.query(`
        delete from event_readers where position > ${Number(position)};
        delete from events where position > ${Number(position)};
        update event_sequence set last_position = ${Number(position)}`),
    )

    expect(await refusal(`/events?types=gig.created&after=${newer}`)).toEqual([422, 'stale_cursor'])
    await postAndRead(['New 1', 'New 2', 'New 3'], `&after=${older}`)
    expect(await refusal(`/events?types=gig.created&after=${newer}`)).toEqual([422, 'stale_cursor'])
    expect(await refusal(`/events/stream?types=gig.created&after=${newer}`)).toEqual([422, 'stale_cursor'])
  })

  it('needs a key with the scope read', async () => {
    const ada = await world.newUser()
    const writeOnly = await ada.post('/keys', { name: 'write only', scopes: ['gigs:write'] })
    for (const path of ['/events', '/events/stream', '/inbox']) {
      const answer = await world.as(writeOnly.body.key).get(path)
      expect(issueCodesOf(answer)).toEqual(['missing_scope'])
    }
    expect((await ada.get('/events?subject_id=gig_nope')).status).toBe(404)
  })
})

describe('waiting for events', () => {
  it('ends as soon as an event happens, on any node', timed, async () => {
    const ada = await world.newUser()
    const other = (await world.startNode()).as(String(ada.secret))
    await readAll(ada, '', 2)
    const cursor = (await ada.get('/events?limit=100')).body.next_cursor
    const waiting = [ada, other].map((reader) => reader.get(`/events?wait=20&limit=100&after=${cursor}`))
    const startedMs = performance.now()
    const gigId = await postGig(ada)
    for (const page of await Promise.all(waiting)) {
      expect(page.body.data.map((event: Event) => event.subject.id)).toEqual([gigId])
    }
    expect(performance.now() - startedMs).toBeLessThan(19_000)
  })

  it('ends without events after the given time', async () => {
    const ada = await world.newUser()
    const startedMs = performance.now()
    const page = await ada.get('/events?types=gig.closed&wait=1')
    expect(page.body.data).toEqual([])
    expect(performance.now() - startedMs).toBeGreaterThan(950)
  })

  it('is limited for each user, without affecting others', timed, async () => {
    const [ada, bob] = [await world.newUser(), await world.newUser()]
    const gone = new AbortController()
    // More than the limit of 20, so that it is reached in any order of arrival.
    const waiting = Array.from({ length: 25 }, () =>
      fetch(`${world.url}/api/events?types=gig.closed&wait=30`, {
        headers: { 'x-api-key': String(ada.secret) },
        signal: gone.signal,
      }).catch(() => null),
    )
    await expect.poll(async () => (await ada.get('/events?types=gig.closed&wait=1')).status).toBe(429)
    const refused = await ada.get('/events?types=gig.closed&wait=1')
    expect(issueCodesOf(refused)).toEqual(['too_many_streams'])
    expect(refused.headers.get('retry-after')).toBe('5')
    expect((await ada.get('/events?types=gig.closed')).status).toBe(200)
    expect((await bob.get('/events?types=gig.closed&wait=1')).status).toBe(200)
    gone.abort()
    await Promise.all(waiting)
    await expect.poll(async () => (await ada.get('/events?types=gig.closed&wait=1')).status).toBe(200)
  })

  it('doesn’t count toward the limit of requests in progress', timed, async () => {
    const small = await createWorld({ inFlightMax: 5 })
    const users = await Promise.all(Array.from({ length: 3 }, () => small.newUser()))
    const waiting = Array.from({ length: 15 }, (_, i) => users[i % 3]?.get('/events?types=gig.closed&wait=2'))
    await expect.poll(async () => (await small.operator.get('/keys/verify')).status).toBe(200)
    for (const answer of await Promise.all(waiting)) expect([200, 503]).toContain(answer?.status)
    expect((await small.operator.get('/keys/verify')).status).toBe(200)
  })
})

describe('a reader who follows the cursor', () => {
  it('sees every event of twenty writers once, in the order of the changes', async () => {
    const ada = await world.newUser()
    const second = await world.startNode()
    const expected = new Map<string, number[]>()
    const writers = Array.from({ length: 20 }, async (_, i) => {
      const writer = i % 2 === 0 ? ada : second.as(String(ada.secret))
      const { status, body } = await writer.post('/agents', { name: `agent ${i}` })
      expect(status).toBe(201)
      const versions = [1]
      for (let n = 0; n < 8; n++) {
        const changed = await writer.patch(`/agents/${body.id}`, { name: `agent ${i} ${n}` })
        expect(changed.status, changed.text).toBe(200)
        versions.push(changed.body.version)
      }
      expected.set(body.id, versions)
    })
    const seen: Event[] = []
    const reading = (async () => {
      const types = '&types=agent.created&types=agent.updated'
      for (let after = ''; seen.length < 180; ) {
        const page = await ada.get(`/events?limit=7&wait=5${types}${after}`)
        seen.push(...page.body.data)
        after = `&after=${page.body.next_cursor}`
      }
    })()
    await Promise.all(writers)
    await reading
    expect(new Set(seen.map(({ id }) => id)).size).toBe(180)
    const versions = new Map<string, number[]>()
    for (const { subject, data } of seen) versions.set(subject.id, [...(versions.get(subject.id) ?? []), data.version])
    expect(versions).toEqual(expected)
  })
})

describe('the newest events', () => {
  it('are those of the feed in reverse, page by page', async () => {
    const ada = await world.newUser()
    const agent = (await ada.post('/agents', { name: 'Scout' })).body.id
    for (let i = 1; i <= 4; i++) await ada.patch(`/agents/${agent}`, { name: `Scout ${i}` })
    const all = await readAll(ada, `&subject_id=${agent}`, 5)
    const seen: Event[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Event = (await ada.get(`/events/recent?limit=2&subject_id=${agent}${cursor && `&cursor=${cursor}`}`))
        .body
      seen.push(...page.data)
      cursor = page.next_cursor
    }
    expect(seen).toEqual(all.toReversed())
    const [newest] = (await ada.get('/events/recent?limit=1')).body.data
    expect(newest).toEqual(all.at(-1))
    const created = await ada.get(`/events/recent?types=agent.created&subject_id=${agent}`)
    expect(created.body).toEqual({ data: [all[0]], next_cursor: null })
  })

  it('are bounded in size like the pages of the feed, and show agents only what they may see', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const gig = await postGig(ada)
    await readAll(ada, `&subject_id=${gig}`)
    const types = (await scout.get('/events/recent')).body.data.map(({ type }: Event) => type)
    expect(types).toEqual(['gig.created'])
    const eve = await world.newUser()
    expect((await eve.get(`/events/recent?subject_id=${gig}`)).body.data).toEqual([])
  })
})
