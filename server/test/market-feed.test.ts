import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { factNames } from '../src/events/feed/facts-domain.ts'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { documentedEvents } from '../src/reference/event-docs.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { activate, advance, type Deal, fundedMilestone, postGig } from './support/deals.ts'
import { StreamReader } from './support/event-stream.ts'
import { changeMarket, MarketCopy, newestEvent, publicGigs } from './support/market-copy.ts'
import { connectMcp } from './support/mcp.ts'
import { type Json, prefixOf } from './support/openapi-document.ts'
import { Random } from './support/random.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ heartbeatMs: 300 })

// biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
type Event = any

async function sequenceAll(): Promise<void> {
  while ((await sequenceEvents(world.database)) > 0);
}

/** The events after the cursor, or all of them. */
async function read(reader: Client, query: string, after?: string): Promise<{ events: Event[]; cursor: string }> {
  await sequenceAll()
  const page = await reader.get(`/events?limit=100&${query}${after ? `&after=${after}` : ''}`)
  expect(page.status, page.text).toBe(200)
  expect(page.body.data.length).toBeLessThan(100)
  return { events: page.body.data, cursor: page.body.next_cursor }
}

async function latest(reader: Client, audience = 'market'): Promise<string> {
  await sequenceAll()
  return (await reader.get(`/events?audience=${audience}&after=latest`)).body.next_cursor
}

function tomorrow(): string {
  return new Date(Date.parse(world.core.clock.now()) + 86_400_000).toISOString()
}

function typesAbout(events: readonly Event[], id: string): string[] {
  return events.filter(({ subject }) => subject.id === id).map(({ type }) => type)
}

async function newSides(): Promise<Omit<Deal, 'gigId'>> {
  const [client, worker] = await Promise.all([world.newUser(), world.newUser()])
  return { client, worker }
}

describe('the market feed', () => {
  it('has everything that changes what visitors see of a gig, in order, and nothing about drafts', async () => {
    const { client, worker } = await newSides()
    const follower = await world.newAgent(await world.newUser(), ['read'])
    const start = await latest(follower)
    const abandoned = await postGig(client, { status: 'draft' })
    await client.patch(`/gigs/${abandoned}`, { title: 'A secret plan' })
    await client.delete(`/gigs/${abandoned}`)
    const gigId = await postGig(client, { status: 'draft', description: 'Written as a draft.', positions: 1 })
    await client.patch(`/gigs/${gigId}`, { title: 'Another title' })
    await client.patch(`/gigs/${gigId}`, { status: 'open' })
    await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' })
    await client.patch(`/gigs/${gigId}`, { rate_max_cents: 90_000 })
    await client.patch(`/gigs/${gigId}`, { status: 'paused' })
    await client.patch(`/gigs/${gigId}`, { status: 'open' })
    const contract = await activate({ client, worker, gigId })
    await client.post(`/contracts/${contract.id}/cancel`)
    await client.patch(`/gigs/${gigId}`, { apply_by: tomorrow() })
    await advance(world, 2)
    const { events } = await read(follower, 'audience=market', start)
    expect(typesAbout(events, gigId)).toEqual([
      'gig.opened',
      'gig.updated', // an application
      'gig.updated',
      'gig.paused',
      'gig.opened',
      'gig.updated', // a position is reserved
      'gig.filled',
      'gig.opened',
      'gig.updated',
      'gig.expired',
    ])
    expect(typesAbout(events, abandoned)).toEqual([])
    expect(JSON.stringify(events)).not.toContain('secret plan')
    const copy = Object.assign({}, ...events.filter(({ subject }) => subject.id === gigId).map(({ data }) => data))
    const { allowed_actions, ...seen } = (await follower.get(`/gigs/${gigId}`)).body
    expect(copy).toEqual(seen)
    expect(copy.description).toBe('Written as a draft.')
    expect(allowed_actions).toEqual([])
    // Only the two sides know who filled the gig.
    expect(events.map(({ actor }) => actor)).toEqual(
      events.map(() => ({ type: 'undisclosed', user_id: null, hosted_agent_id: null })),
    )
    expect(JSON.stringify(events)).not.toContain(worker.userId)
    // The owner's own feed doesn't have events that are only about counts.
    const own = await read(client, `subject_id=${gigId}`)
    expect(own.events.map(({ type }) => type)).toEqual([
      'gig.created',
      'gig.updated',
      'gig.opened',
      'gig.updated',
      'gig.paused',
      'gig.opened',
      'gig.filled',
      'gig.opened',
      'gig.updated',
      'gig.expired',
    ])
  })

  it('removes what it said about a deleted gig, and continues after an event that is gone', async () => {
    const client = await world.newUser()
    const start = await latest(client)
    const gigId = await postGig(client, { title: 'Call me at 555 0100' })
    await sequenceAll()
    const [created] = (await read(client, 'audience=market&types=gig.created', undefined)).events.slice(-1)
    expect(created.subject.id).toBe(gigId)
    await client.delete(`/gigs/${gigId}`)
    const { events } = await read(client, 'audience=market', start)
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['gig.removed', { id: gigId, client_id: client.userId, status: 'closed', version: 2 }],
    ])
    const next = await client.get('/events?audience=market', { 'last-event-id': created.id })
    expect(next.body.data.map(({ type }: Event) => type)).toEqual(['gig.removed'])
    const recent = await client.get(`/events/recent?audience=market&subject_id=${gigId}`)
    expect(recent.body.data.map(({ type }: Event) => type)).toEqual(['gig.removed'])
    const own = await read(client, `subject_id=${gigId}`)
    expect(own.events.map(({ type, data }) => [type, data.title])).toEqual([
      ['gig.created', 'Call me at 555 0100'],
      ['gig.deleted', 'Call me at 555 0100'],
    ])
    const unknown = await client.get('/events?audience=market', { 'last-event-id': own.events[0].id })
    expect(unknown.status).toBe(200)
  })

  it('has profiles from their creation on, without addresses, and hides them with their gigs while suspended', async () => {
    const follower = await world.newUser()
    const start = await latest(follower)
    const ada = await world.newUser({ display_name: 'Ada Ann', email: 'ada.ann@example.com' })
    await ada.patch('/profile/me', { headline: 'Translator' })
    await ada.patch('/profile/me', { email: null })
    const gigId = await postGig(ada, { apply_by: tomorrow() })
    const before = await read(follower, 'audience=market', start)
    const { id: _id, reputation, version: _version, ...profile } = (await follower.get(`/profile/${ada.userId}`)).body
    expect(before.events.map(({ type, data }) => [type, data])).toEqual([
      ['profile.published', { ...profile, headline: null, version: 1 }],
      ['profile.updated', { user_id: ada.userId, version: 2, headline: 'Translator' }],
      ['gig.created', expect.objectContaining({ id: gigId, description: 'Sixty pages.' })],
    ])
    expect(reputation).toBeDefined()
    expect(JSON.stringify(before.events)).not.toContain('@')

    await world.operator.post(`/users/${ada.userId}/suspend`, { reason: 'Spam.' })
    await advance(world, 2)
    expect(typesOf((await read(follower, 'audience=market', start)).events)).toEqual(['profile.hidden'])
    const hidden = await read(follower, 'audience=market', before.cursor)
    expect(hidden.events.map(({ type, data }) => [type, data])).toEqual([
      ['profile.hidden', { user_id: ada.userId, version: 3 }],
    ])
    await world.operator.post(`/users/${ada.userId}/reinstate`)
    expect(typesOf((await read(follower, 'audience=market', hidden.cursor)).events)).toEqual(['profile.published'])
    expect(typesOf((await read(follower, 'audience=market', start)).events)).toEqual([
      'profile.published',
      'profile.updated',
      'gig.created',
      'profile.hidden',
      'gig.expired',
      'profile.published',
    ])
  })

  it('has reviews once they’re published, and nothing about the deal', async () => {
    const deal = await newSides()
    const gigId = await postGig(deal.client)
    const milestone = await fundedMilestone({ ...deal, gigId })
    await deal.client.post(`${milestone}/release`)
    const contract = milestone.split('/milestones')[0]
    await advance(world, 20)
    const start = await latest(deal.worker)
    await deal.client.post(`${contract}/reviews`, { rating: 5, comment: 'Fast.' })
    await deal.worker.post(`${contract}/reviews`, { rating: 4 })
    const { events } = await read(deal.worker, 'audience=market', start)
    expect(events.map(({ type, data }) => [type, data.user_id, data.rating])).toEqual([
      ['review.published', deal.worker.userId, 5],
      ['review.published', deal.client.userId, 4],
    ])
  })

  it('wakes those waiting for it, in pages and in a stream', async () => {
    const [client, follower] = await Promise.all([world.newUser(), world.newUser()])
    const after = await latest(follower)
    const visitors = (await world.operator.post('/keys', { name: 'pages', publishable: true })).body.key
    const headers = { authorization: `Bearer ${visitors}` }
    const from = await latest(world.as(visitors))
    const stream = await StreamReader.open(`${world.url}/api/events/stream?audience=market&after=${from}`, headers)
    const waiting = follower.get(`/events?audience=market&wait=30&after=${after}`)
    const gigId = await postGig(client)
    await sequenceAll()
    expect((await waiting).body.data.map((event: Event) => event.subject.id)).toEqual([gigId])
    await stream.until(() => stream.events.length > 0)
    await stream.close()
    expect(stream.events.map(({ event, data }) => [event, data.subject.id])).toEqual([['gig.created', gigId]])

    const model = await connectMcp(world.url, follower.secret)
    const { structured } = await model.call('wait_for_events', { audience: 'market', wait: 0 })
    const next = await postGig(client)
    await sequenceAll()
    const told = await model.call('wait_for_events', { audience: 'market', after: structured.after, wait: 30 })
    expect(told.text).toContain(next)
    await model.refused('missing_scope', 'wait_for_events', { audience: 'all', wait: 0 })
  })
})

describe('a copy of all gigs', () => {
  it('is kept by a script of 60 lines, through kills of the script', async () => {
    const [reader, worker, ...clients] = await Promise.all([1, 2, 3, 4].map(() => world.newUser()))
    const random = new Random(1)
    const folder = await mkdtemp(join(tmpdir(), 'parley-market-'))
    const env = { PARLEY_URL: world.url, PARLEY_KEY: String(reader?.secret) }
    const copy = new MarketCopy(join(folder, 'gigs.json'), env)
    try {
      for (let changes = 0, attempt = 1; changes < 40; attempt += 1) {
        if (await changeMarket({ operator: world.operator, worker: worker as Client, clients }, random)) changes += 1
        await sequenceAll()
        if (attempt % 20 === 0) await copy.restart()
      }
      const shown = await publicGigs(world.operator)
      expect(Object.keys(shown).length).toBeGreaterThan(10)
      expect(await copy.upTo(await newestEvent(world.operator))).toEqual(shown)
      expect((await readFile(MarketCopy.script, 'utf8')).split('\n').length).toBeLessThanOrEqual(60)
    } finally {
      await copy.kill()
      await rm(folder, { recursive: true })
    }
  })
})

describe('all events', () => {
  it('can be read by operators, without texts and addresses', async () => {
    const start = await latest(world.operator, 'all')
    const client = await world.newUser({ display_name: 'Secretname', email: 'secret@example.com' })
    const gigId = await postGig(client, { title: 'Secrettitle', description: 'Secrettext', skills: ['secretskill'] })
    const worker = await world.newUser()
    await worker.post(`/gigs/${gigId}/apply`, { message: 'Secretmessage', rate_cents: 70_000 })
    await client.post('/webhooks', { url: 'https://secret.example/hook', events: ['*'] })
    const { events } = await read(world.operator, 'audience=all', start)
    expect(JSON.stringify(events).toLowerCase()).not.toContain('secret')
    expect(events.map(({ type }) => type)).toEqual([
      ...['user.created', 'profile.published', 'key.created', 'gig.created'],
      ...['user.created', 'profile.published', 'key.created'],
      ...['gig.updated', 'application.created', 'webhook.created'],
    ])
    const applied = events.find(({ type }) => type === 'application.created')
    expect(applied.actor.user_id).toBe(worker.userId)
    expect(applied.data).toMatchObject({
      gig_id: gigId,
      worker_id: worker.userId,
      status: 'pending',
      rate_cents: 70_000,
    })
    const { events: ofGig } = await read(world.operator, `audience=all&subject_id=${gigId}`, undefined)
    expect(ofGig.map(({ type }) => type)).toEqual(['gig.created', 'gig.updated'])
    const recent = await world.operator.get(`/events/recent?audience=all&subject_id=${gigId}`)
    expect(recent.body.data.map(({ type }: Event) => type)).toEqual(['gig.updated', 'gig.created'])
  })

  it('are refused to everyone else, and to operators from the moment they lose their role', async () => {
    const [member, arbiter] = [await world.newUser(), await world.newUser({ role: 'arbiter' })]
    const agent = await world.newAgent(member, ['read'])
    for (const reader of [member, arbiter, agent]) {
      for (const path of ['/events', '/events/recent', '/events/stream']) {
        const refused = await reader.get(`${path}?audience=all`)
        expect([path, refused.status, issueCodesOf(refused)]).toEqual([path, 403, ['missing_scope']])
      }
    }
    const operator = await world.newUser({ role: 'operator' })
    const after = await latest(operator, 'all')
    const headers = { authorization: `Bearer ${operator.secret}` }
    const stream = await StreamReader.open(`${world.url}/api/events/stream?audience=all&after=${after}`, headers)
    await world.newUser()
    await sequenceAll()
    await stream.until(() => stream.events.length >= 3)
    await world.operator.patch(`/users/${operator.userId}`, { role: 'member' })
    await world.newUser()
    await sequenceAll()
    await stream.end()
    expect(stream.events.map(({ event }) => event)).toEqual(['user.created', 'profile.published', 'key.created'])
  })

  it('have only ids, states, amounts, counts and times', () => {
    const texts = documentedEvents.flatMap(({ type, data }) => {
      const names = factNames[type.split('.')[0] as keyof typeof factNames]
      const fields = Object.entries((data as { properties?: object }).properties ?? {}).filter(
        ([name]) => name !== 'currency',
      )
      return fields
        .filter(([name, field]) => names.includes(name) && mayHoldText(field))
        .map(([name]) => `${type} ${name}`)
    })
    expect(texts).toEqual([])
  })
})

function typesOf(events: readonly Event[]): string[] {
  return events.map(({ type }) => type)
}

function mayHoldText(schema: Json): boolean {
  const { title, enum: values, format, anyOf, properties, items } = schema
  // A subject is an id and what it belongs to.
  if (title === 'Subject' || values || ['date', 'date-time'].includes(format) || prefixOf(schema)) return false
  const types = [schema.type].flat()
  if (anyOf) return anyOf.some(mayHoldText)
  if (types.includes('object')) return Object.values(properties ?? { unknown: {} }).some(mayHoldText)
  if (types.includes('array')) return mayHoldText(items)
  return !types.every((type) => ['integer', 'number', 'boolean', 'null'].includes(type))
}
