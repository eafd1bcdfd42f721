import { randomBytes } from 'node:crypto'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { encodeId, toId } from '../src/platform/kernel/ids.ts'
import { documentedEvents } from '../src/reference/event-docs.ts'
import type { Answer, Client } from './support/client.ts'
import { agreeOn, fundedMilestone, newDeal, postGig } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

/** The event as webhooks get it has some more bytes than its data. */
const EVENT_MAX_BYTES = 64 * 1024

// biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
type Json = any

function done(answer: Answer): Json {
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body
}

/** Text that takes the most bytes as JSON, six for each character. */
function largest(characters: number): string {
  return '\u0001'.repeat(characters)
}

/** Text that cannot be compressed. */
function incompressible(characters: number): string {
  return randomBytes(characters).toString('base64').slice(0, characters)
}

/** The events that were recorded after a moment, oldest first. */
async function eventsSince(seq: string): Promise<{ type: string; data: Json; bytes: number }[]> {
  const { rows } = await world.inDatabase((client) =>
    client.query(
      `select type, data, octet_length('{' || head || ',"data":' || data::text || '}') as bytes
       from events where seq > $1 order by seq`,
      [seq],
    ),
  )
  return rows
}

async function lastSeq(): Promise<string> {
  const { rows } = await world.inDatabase((client) => client.query('select coalesce(max(seq), 0) as seq from events'))
  return rows[0].seq
}

async function databaseBytes(): Promise<number> {
  const { rows } = await world.inDatabase((client) =>
    client.query('select pg_database_size(current_database())::int as bytes'),
  )
  return rows[0].bytes
}

/** A contract awaiting approval, with 200 long milestones. */
async function longContract(): Promise<{ client: Client; worker: Client; path: string; milestoneIds: string[] }> {
  const deal = await newDeal(world)
  const contract = await agreeOn(deal)
  // Inserted directly, because 199 requests take seconds.
  const { rows } = await world.inDatabase((db) =>
    db.query(
      `insert into milestones (id, contract_id, client_id, worker_id, number, status, title, description, amount_cents,
        created_by, created_at, updated_at)
      select gen_random_uuid(), c.id, client_id, worker_id, n, 'pending', 'Part ' || n,
        (select string_agg(md5(n || ' ' || i || random()), '') from generate_series(1, 156) as i), 100, 'client', now(), now()
      from contracts c, generate_series(2, 200) as n where c.id = $1
      returning id`,
      [toId('con', contract.id)],
    ),
  )
  const milestoneIds = rows.map(({ id }) => encodeId('mil', id))
  return { ...deal, path: `/contracts/${contract.id}`, milestoneIds }
}

describe('an event', () => {
  it('is small however long the contract is: 20 edits take less than 1 MB of the database', async () => {
    const { client, worker, path, milestoneIds } = await longContract()
    const [before, seq] = [await databaseBytes(), await lastSeq()]
    for (const [n, id] of milestoneIds.slice(0, 20).entries()) {
      const change = n % 2 === 0 ? { title: `Better part ${n}` } : { description: incompressible(5_000) }
      done(await client.patch(`${path}/milestones/${id}`, change))
    }
    expect((await databaseBytes()) - before).toBeLessThan(1_000_000)
    const updated = (await eventsSince(seq)).filter(({ type }) => type === 'milestone.updated')
    // The description is only in the events that changed it.
    expect(updated.map(({ data }) => 'description' in data)).toEqual(updated.map((_, n) => n % 2 === 1))

    const seqBeforeEnd = await lastSeq()
    for (const side of [client, worker]) done(await side.post(`${path}/approve`))
    done(await client.post(`${path}/cancel`))
    for (const { type, bytes } of await eventsSince(seqBeforeEnd)) expect(bytes, type).toBeLessThan(3_000)
  })

  it('has at most 64 kB, and fits its documented shape, even with the longest texts everywhere', async () => {
    const seq = await lastSeq()
    const deal = await newDeal(world)
    const { client, worker } = deal
    const links = Array.from({ length: 10 }, () => ({
      label: 'x'.repeat(60),
      url: `https://a.example/${'x'.repeat(1_900)}`,
    }))
    const skills = Array.from({ length: 50 }, (_, n) => `${n} `.padEnd(60, 'é'))
    done(await client.patch('/profile/me', { bio: largest(5_000), links, skills, location: 'é'.repeat(200) }))
    const gigId = await postGig(client, { description: largest(20_000), skills: skills.slice(0, 20) })
    done(await client.patch(`/gigs/${gigId}`, { description: `${largest(19_999)}!` }))
    done(await worker.post(`/gigs/${gigId}/apply`, { message: largest(5_000) }))
    const invited = { gig_id: deal.gigId, worker_id: worker.userId, message: largest(5_000) }
    const negotiation = done(await client.post('/negotiations', invited))
    done(await worker.post(`/negotiations/${negotiation.id}/round`, { message: largest(5_000) }))
    done(await client.post(`/negotiations/${negotiation.id}/decline`, { reason: largest(5_000) }))
    const milestone = await fundedMilestone({ ...deal, gigId: await postGig(client) })
    const urls = Array.from({ length: 20 }, () => `https://a.example/${'x'.repeat(1_900)}`)
    done(await worker.post(`${milestone}/submit`, { message: largest(10_000), links: urls }))
    done(await client.post(`${milestone}/request-changes`, { message: largest(10_000) }))
    const [, , contract_id, , milestone_id] = milestone.split('/')
    const evidence = [{ title: 'x'.repeat(200), kind: 'text', content: largest(6_000) }]
    const dispute = done(
      await client.post('/disputes/create', {
        contract_id,
        milestone_id,
        reason: 'quality',
        statement: largest(10_000),
        proposed_worker_cents: 1_000,
        evidence,
      }),
    )
    const answer = { statement: largest(10_000), proposed_worker_cents: 9_000, evidence }
    done(await worker.post(`/disputes/${dispute.id}/respond`, answer))
    const [first, second] = [await world.newUser({ role: 'arbiter' }), await world.newUser({ role: 'arbiter' })]
    const verdict = { worker_cents: 5_000, rationale: largest(10_000) }
    done(await first.post(`/disputes/${dispute.id}/recommend`, verdict))
    done(await worker.post(`/disputes/${dispute.id}/respond`, { statement: 'No.' }))
    done(await worker.post(`/disputes/${dispute.id}/reject`))
    done(await second.post(`/disputes/${dispute.id}/resolve`, verdict))
    done(await client.post(`/contracts/${contract_id}/complete`))
    done(await client.post(`/contracts/${contract_id}/reviews`, { rating: 1, comment: largest(5_000) }))
    done(
      await client.post(`/profile/${worker.userId}/vouches`, { message: largest(1_000), skills: skills.slice(0, 20) }),
    )

    const events = await eventsSince(seq)
    for (const { type, data, bytes } of events) {
      expect(bytes, type).toBeLessThanOrEqual(EVENT_MAX_BYTES)
      const shape = documentedEvents.find((event) => event.type === type)?.data
      if (!shape) throw new Error(`The event type ${type} is not documented.`)
      expect([type, ...Compile(shape).Errors(data)]).toEqual([type])
    }
    const only = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data)
    // What does not fit is left out; the rest stays.
    expect(only('gig.created')[1]).toMatchObject({ id: gigId, status: 'open' })
    expect(only('gig.created')[1]).not.toHaveProperty('description')
    expect(only('dispute.opened')[0]).toMatchObject({ id: dispute.id, status: 'open' })
    expect(only('dispute.opened')[0]).not.toHaveProperty('statements')
    expect(only('dispute.statement')[0]).toMatchObject({
      statements: [{ text: 'No.' }],
      recommendation: { by: first.userId },
    })
    expect(only('dispute.recommended')[0].recommendation.rationale).toHaveLength(10_000)
  })

  it('doesn’t repeat long text it doesn’t change', async () => {
    const seq = await lastSeq()
    const [deal, text] = [
      await newDeal(world, { description: incompressible(20_000), positions: 3 }),
      incompressible(5_000),
    ]
    const { client, worker, gigId } = deal
    done(await client.patch('/profile/me', { bio: text }))
    for (const available of [false, true, false]) done(await client.patch('/profile/me', { available }))
    for (const status of ['paused', 'open', 'paused', 'open']) done(await client.patch(`/gigs/${gigId}`, { status }))
    const application = done(await worker.post(`/gigs/${gigId}/apply`, { message: text }))
    for (let n = 0; n < 3; n++) {
      const { id } = done(await client.post('/negotiations', { application_id: application.id }))
      done(await worker.post(`/negotiations/${id}/decline`))
    }
    const agent = done(await client.post('/agents', { name: 'Scout', description: text.slice(0, 2_000) }))
    for (const action of ['suspend', 'resume', 'suspend']) done(await client.post(`/agents/${agent.id}/${action}`))
    const contract = await agreeOn({ ...deal, gigId: await postGig(client) })
    const path = `/contracts/${contract.id}`
    const milestone = `${path}/milestones/${contract.milestones[0].id}`
    done(await client.patch(milestone, { description: text }))
    for (const side of [client, worker]) done(await side.post(`${path}/approve`))
    done(await client.post('/wallet/deposits', { amount_cents: 10_000 }))
    done(await client.post(`${milestone}/fund`))
    for (let n = 0; n < 3; n++) done(await client.post(`${milestone}/release`, { amount_cents: 1 }))
    const large = (await eventsSince(seq)).filter(({ bytes }) => bytes > 2_000).map(({ type }) => type)
    expect(large.sort()).toEqual([
      'agent.created',
      'application.created',
      'gig.created',
      'milestone.updated',
      'profile.updated',
    ])
  })
})

describe('an email address', () => {
  it('isn’t in any event, because events are kept forever', async () => {
    const email = `ada-${randomBytes(6).toString('hex')}@example.com`
    const created = await world.operator.post('/users', { display_name: 'Ada', kind: 'person', email })
    const userId = done(created).user.user_id
    const ada = world.as(created.body.key.key)
    done(await ada.patch('/profile/me', { headline: 'Translator', email: `new-${email}` }))
    done(await ada.patch('/profile/me', { email }))
    for (const action of ['suspend', 'reinstate']) done(await world.operator.post(`/users/${userId}/${action}`))
    done(await world.operator.post(`/users/${userId}/keys`))
    const { rows } = await world.inDatabase((client) =>
      client.query('select type, head, data from events where subject_id = $1 order by seq', [toId('usr', userId)]),
    )
    expect(rows.map(({ type }) => type)).toEqual([
      'user.created',
      'profile.published',
      'profile.updated',
      'profile.updated',
      'user.suspended',
      'profile.hidden',
      'user.reinstated',
      'profile.published',
    ])
    for (const row of rows) expect(JSON.stringify(row)).not.toContain('example.com')
    expect(rows[2].data).toEqual({ user_id: userId, version: 2, headline: 'Translator' })
  })

  it('isn’t in any event’s documented data', () => {
    for (const { type, data, example } of documentedEvents) {
      expect([type, JSON.stringify([data, example]).match(/"e-?mail":|\w@\w/g)]).toEqual([type, null])
    }
  })
})
