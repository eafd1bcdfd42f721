import { afterEach, describe, expect, it } from 'vitest'
import { type Client, issueCodesOf } from './support/client.ts'
import { StreamReader } from './support/event-stream.ts'
import { RawConnection, requestOf } from './support/raw-http.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ working: true, heartbeatMs: 300 })
const opened: StreamReader[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map((stream) => stream.close()))
})

async function open(reader: Client, query = '', headers: Record<string, string> = {}): Promise<StreamReader> {
  const key = { authorization: `Bearer ${reader.secret}` }
  const stream = await StreamReader.open(`${reader.url}/api/events/stream${query}`, { ...key, ...headers })
  opened.push(stream)
  return stream
}

async function postGig(owner: Client, title = 'Translate a manual'): Promise<string> {
  return (await owner.post('/gigs', { title, description: 'Sixty pages.', rate_type: 'fixed' })).body.id
}

describe('the event stream', () => {
  it('sends the events of the feed, and then new ones as they happen', async () => {
    const ada = await world.newUser()
    const before = await postGig(ada, 'Before')
    const stream = await open(ada, '?types=gig.created')
    expect(stream.status).toBe(200)
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers.get('cache-control')).toBe('no-store')
    await stream.until(() => stream.events.length === 1)
    const after = await postGig(ada, 'After')
    await stream.until(() => stream.events.length === 2)
    expect(stream.events.map(({ data }) => data.subject.id)).toEqual([before, after])
    const feed = (await ada.get('/events?types=gig.created')).body.data
    expect(stream.events.map(({ data }) => data)).toEqual(feed)
    for (const { id, event, data } of stream.events) expect([id, event]).toEqual([data.id, 'gig.created'])
  })

  it('continues after Last-Event-ID, and after a cursor of the feed', async () => {
    const ada = await world.newUser()
    const ids = [await postGig(ada), await postGig(ada), await postGig(ada)]
    const first = await open(ada, '?types=gig.created')
    await first.until(() => first.events.length === 3)
    const lastSeen = String(first.events[0]?.id)
    const resumed = await open(ada, '?types=gig.created', { 'last-event-id': lastSeen })
    await resumed.until(() => resumed.events.length === 2)
    expect(resumed.events.map(({ data }) => data.subject.id)).toEqual(ids.slice(1))
    const cursor = (await ada.get('/events?types=gig.created&limit=2')).body.next_cursor
    const continued = await open(ada, `?types=gig.created&after=${cursor}`)
    await continued.until(() => continued.events.length === 1)
    expect(continued.events.map(({ data }) => data.subject.id)).toEqual(ids.slice(2))
    const page = await ada.get('/events?types=gig.created', { 'last-event-id': lastSeen })
    expect(page.body.data.map((event: { subject: { id: string } }) => event.subject.id)).toEqual(ids.slice(1))
  })

  it('starts with what happens from now on after `latest`, and so does the feed', async () => {
    const ada = await world.newUser()
    await postGig(ada, 'Before')
    expect((await ada.get('/events?types=gig.created&wait=10')).body.data).toHaveLength(1)
    const { body: empty } = await ada.get('/events?types=gig.created&after=latest')
    expect(empty.data).toEqual([])
    const stream = await open(ada, '?types=gig.created&after=latest')
    const after = await postGig(ada, 'After')
    await stream.until(() => stream.events.length > 0)
    const page = await ada.get(`/events?types=gig.created&wait=10&after=${empty.next_cursor}`)
    for (const events of [stream.events.map(({ data }) => data), page.body.data]) {
      expect(events.map((event: { subject: { id: string } }) => event.subject.id)).toEqual([after])
    }
  })

  it('neither skips nor repeats an event for a reader who reconnects many times', async () => {
    const ada = await world.newUser()
    const writing = (async () => {
      for (let i = 0; i < 30; i++) await postGig(ada, `Gig ${i}`)
    })()
    const seen: string[] = []
    let lastEventId = ''
    while (seen.length < 30) {
      const stream = await open(ada, '?types=gig.created', lastEventId ? { 'last-event-id': lastEventId } : {})
      await stream.until(() => stream.events.length >= Math.min(4, 30 - seen.length))
      const got = stream.events.slice(0, 4)
      await stream.close()
      seen.push(...got.map(({ data }) => data.data.title))
      lastEventId = got.at(-1)?.id ?? lastEventId
    }
    await writing
    expect(seen).toEqual(Array.from({ length: 30 }, (_, i) => `Gig ${i}`))
  })

  it.each(['evt_01kz3v9d6ye8tb2xw4qh5mrc7a', 'nonsense', 'gig_01kz3v9d6ye8tb2xw4qh5mrc7a'])(
    'refuses a Last-Event-ID that is not in the feed: %s',
    async (id) => {
      const ada = await world.newUser()
      const answer = await ada.get('/events/stream', { 'last-event-id': id })
      expect(answer.status).toBe(422)
      expect(answer.body.error.issues).toMatchObject([{ path: 'last-event-id', code: 'bad_cursor' }])
    },
  )

  it('refuses a Last-Event-ID of an event in another user’s feed', async () => {
    const [ada, bob] = [await world.newUser(), await world.newUser()]
    await postGig(bob)
    const [foreign] = (await bob.get('/events?types=gig.created&wait=10')).body.data
    expect((await ada.get('/events/stream', { 'last-event-id': foreign.id })).status).toBe(422)
  })

  it('refuses an agent a Last-Event-ID of an event for its owner only, as if it did not exist', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const [hidden] = (await ada.get('/events?types=agent.created&wait=10')).body.data
    const [own, made] = await Promise.all(
      [hidden.id, 'evt_01kz3v9d6ye8tb2xw4qh5mrc7a'].map((id) => scout.get('/events/stream', { 'last-event-id': id })),
    )
    expect(own?.status).toBe(422)
    expect(own?.text).toBe(made?.text)
    expect((await open(ada, '', { 'last-event-id': hidden.id })).status).toBe(200)
  })

  it('sends heartbeats, and ends soon after its key was revoked', async () => {
    const ada = await world.newUser()
    const key = (await ada.post('/keys', { name: 'stream' })).body
    const stream = await open(world.as(key.key))
    await stream.until(() => stream.comments.length >= 2)
    await ada.post(`/keys/${key.id}/revoke`)
    await stream.end()
    expect(stream.ended).toBe(true)
  })

  it('ends soon after its agent was suspended', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const stream = await open(scout)
    await stream.until(() => stream.comments.length >= 1)
    await ada.post(`/agents/${scout.agentId}/suspend`)
    await stream.end()
    expect(stream.ended).toBe(true)
  })

  it('is limited to 20 for each user', async () => {
    const ada = await world.newUser()
    for (let i = 0; i < 20; i++) expect((await open(ada)).status).toBe(200)
    const refused = await ada.get('/events/stream')
    expect(refused.status).toBe(429)
    expect(issueCodesOf(refused)).toEqual(['too_many_streams'])
    await Promise.all(opened.splice(0).map((stream) => stream.close()))
    await expect.poll(async () => (await open(ada)).status).toBe(200)
  })

  it('is limited to 5 for each hosted agent and 15 for all agents of a user, so that the owner has some left', async () => {
    const ada = await world.newUser()
    const agents = await Promise.all(Array.from({ length: 4 }, () => world.newAgent(ada)))
    const statuses: number[] = []
    for (const agent of agents) for (let i = 0; i < 6; i++) statuses.push((await open(agent)).status)
    const five = [200, 200, 200, 200, 200]
    expect(statuses).toEqual([...five, 429, ...five, 429, ...five, 429, 429, 429, 429, 429, 429, 429])
    for (let i = 0; i < 5; i++) expect((await open(ada)).status).toBe(200)
    expect((await open(ada)).status).toBe(429)
  })

  it('doesn’t count toward the limit if the caller disconnects before it begins', async () => {
    const ada = await world.newUser()
    const head = ['GET /api/events/stream HTTP/1.1', 'Host: parley', `X-Api-Key: ${ada.secret}`, 'X-Request-Id: hasty']
    const waiting = ['GET /api/events?wait=30&types=gig.closed HTTP/1.1', ...head.slice(1)]
    const connections = await Promise.all(Array.from({ length: 20 }, () => RawConnection.open(world.url)))
    await world.inDatabase(async (client) => {
      await client.query('begin')
      await client.query('lock table api_keys in access exclusive mode')
      for (const [i, connection] of connections.entries()) connection.send(requestOf(i % 2 ? head : waiting))
      await expect
        .poll(async () => (await client.query('select 1 from pg_locks where not granted')).rows)
        .not.toEqual([])
      for (const connection of connections) connection.abort()
      const ended = () => world.logs.filter((line) => line.includes('"request_id":"hasty"'))
      await expect.poll(() => ended().length).toBe(20)
      await client.query('commit')
    })
    expect((await ada.get('/events')).status).toBe(200)
    for (let i = 0; i < 20; i++) await expect.poll(async () => (await open(ada)).status).toBe(200)
  })

  it('responds to HEAD with only the headers', async () => {
    const ada = await world.newUser()
    const response = await fetch(`${world.url}/api/events/stream`, {
      method: 'HEAD',
      headers: { 'x-api-key': String(ada.secret) },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  })

  it('ends, and so do waiting requests, when the process shuts down', async () => {
    const other = await createWorld({ working: true })
    const ada = await other.newUser()
    const stream = await open(ada, '?types=gig.closed')
    const waiting = ada.get('/events?types=gig.closed&wait=30')
    await expect.poll(async () => (await ada.get('/events?types=gig.closed')).status).toBe(200)
    other.core.feedWatch.close()
    other.app.state.draining = true
    expect((await waiting).body).toEqual({ data: [], next_cursor: expect.any(String) })
    await stream.end()
    const late = await ada.get('/events/stream')
    expect(late.status).toBe(503)
    expect(issueCodesOf(late)).toEqual(['draining'])
    expect((await ada.get('/events?types=gig.closed&wait=30')).body.data).toEqual([])
  })
})
