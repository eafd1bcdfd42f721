import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { requireRate, type SentMessage } from '../src/market/conversations/domain.ts'
import { lowestIdAt, madeAt, toId } from '../src/platform/kernel/ids.ts'
import { type Quotas, quotas } from '../src/platform/kernel/quotas.ts'
import { signedIn } from './support/browser.ts'
import { checkAll } from './support/check-all.ts'
import { type Answer, Client, expectOk, issueCodesOf, ManagedUser } from './support/client.ts'
import {
  advance,
  conversationOf,
  type Deal,
  fundedMilestone,
  milestoneOf,
  negotiate,
  newDeal,
  postGig,
} from './support/deals.ts'
import { disputeAbout } from './support/fixtures.ts'
import { allAgentScopes, refusalOf } from './support/mandates.ts'
import { Random } from './support/random.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const usualQuotas = Object.fromEntries(Object.entries(quotas).map(([name, { limit }]) => [name, limit])) as Quotas

/** A deal whose sides can message each other. */
async function newTalk() {
  const deal = await newDeal(world)
  await negotiate(deal)
  return { ...deal, path: await conversationOf(deal) }
}

const say = async (by: Client, path: string, text: string) => expectOk(await by.post(`${path}/messages`, { text }))
const unreadOf = async (user: Client) => expectOk(await user.get('/conversations/unread'))

/** What happened to a user in one conversation. */
async function eventsOf(user: Client, path: string, query = '') {
  while ((await sequenceEvents(world.database)) > 0);
  return expectOk(await user.get(`/events?subject_id=${path.split('/')[2]}${query}`)).data
}

describe('a conversation', () => {
  it('opens once per gig and worker, with the first application, invitation or negotiation', async () => {
    const { client, worker, gigId } = await newDeal(world, { positions: 2 })
    const other = await world.newUser()
    expect(expectOk(await client.get('/conversations')).data).toEqual([])
    const application = expectOk(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' }))
    const path = await conversationOf({ client, worker, gigId })
    expectOk(await client.post('/negotiations', { application_id: application.id, terms: { rate_cents: 5_000 } }))
    expectOk(
      await client.post('/negotiations', { gig_id: gigId, worker_id: other.userId, terms: { rate_cents: 5_000 } }),
    )
    const listed = expectOk(await client.get('/conversations?expand=gig,worker,hosted_agent')).data
    expect(listed).toEqual([
      expect.objectContaining({ worker_id: other.userId }),
      {
        id: path.split('/')[2],
        gig_id: gigId,
        client_id: client.userId,
        worker_id: worker.userId,
        unread_count: 0,
        read_message_id: null,
        last_message: null,
        allowed_actions: ['write'],
        write_refusal: null,
        created_at: expect.any(String),
        gig: expect.objectContaining({ id: gigId, title: 'Translate a manual' }),
        worker: expect.objectContaining({ id: worker.userId, display_name: 'Ada' }),
        hosted_agent: null,
      },
    ])
    expect(expectOk(await worker.get('/conversations')).data).toHaveLength(1)
  })

  it('exists for every application and negotiation from before messages existed', async () => {
    await newTalk()
    const found = 'select gig_id, client_id, worker_id from conversations order by gig_id, worker_id'
    const migration = await readFile(new URL('../migrations/0030_messages.sql', import.meta.url), 'utf8')
    const backfill = migration.slice(migration.indexOf('-- A conversation for each'))
    await world.inDatabase(async (db) => {
      const { rows: before } = await db.query(found)
      await db.query('begin; truncate conversations, conversation_sides, unread_totals, messages')
      await db.query(backfill)
      const { rows: after } = await db.query(found)
      const { rows: sides } = await db.query('select count(*)::int as count from conversation_sides')
      await db.query('rollback')
      expect(before.length).toBeGreaterThan(1)
      expect(after).toEqual(before)
      expect(sides).toEqual([{ count: 2 * before.length }])
    })
  })

  it('lists unread first, then the newest, page by page, and stays readable after the gig is gone', async () => {
    const client = await world.newUser()
    const talks = []
    for (const name of ['a', 'b', 'c', 'd']) {
      const worker = await world.newUser({ display_name: name })
      const deal: Deal = { client, worker, gigId: await postGig(client) }
      await negotiate(deal)
      talks.push({ ...deal, name, path: await conversationOf(deal) })
    }
    const [a, b, c] = talks as [(typeof talks)[0], (typeof talks)[0], (typeof talks)[0]]
    await say(b.worker, b.path, 'First.')
    await say(a.worker, a.path, 'Second.')
    await say(client, c.path, 'To c.')
    const order = async () => {
      const names = []
      for (let query = '?limit=1&expand=worker'; query !== ''; ) {
        const { data, next_cursor } = expectOk(await client.get(`/conversations${query}`))
        names.push(...data.map((one: { worker: { display_name: string } }) => one.worker.display_name))
        query = next_cursor ? `?limit=1&expand=worker&cursor=${next_cursor}` : ''
      }
      return names.join('')
    }
    expect(await order()).toBe('abcd')
    const { id } = expectOk(await client.get(`${a.path}/messages`)).data[0]
    expectOk(await client.post(`${a.path}/read`, { message_id: id }))
    expect(await order()).toBe('bcad')
    expectOk(await client.delete(`/gigs/${b.gigId}`))
    const gone = expectOk(await b.worker.get(`${b.path}?expand=gig,client`))
    expect(gone).toMatchObject({ gig_id: b.gigId, last_message: { excerpt: 'First.' } })
  })
})

it('a list of conversations is filtered by the title of the gig and the name of the other side', async () => {
  const client = await world.newUser({ display_name: 'Tuner & Sons' })
  const [ben, ada] = [await world.newUser({ display_name: 'Ben Oakley' }), await world.newUser({ display_name: 'Ada' })]
  const opened = async (worker: Client, title: string) => {
    const deal = { client, worker, gigId: await postGig(client, { title }) }
    await negotiate(deal)
    return (await conversationOf(deal)).split('/')[2]
  }
  const [harp, lute] = [await opened(ben, 'Tune a harp'), await opened(ada, 'Tune a lute')]
  const found = async (reader: Client, query: string) =>
    expectOk(await reader.get(`/conversations?${query}`)).data.map(({ id }: { id: string }) => id)
  expect(await found(client, 'q=tune')).toEqual([lute, harp])
  expect(await found(client, 'q=tune%20oak')).toEqual([harp])
  expect(await found(client, `q=tune&user_id=${ada.userId}`)).toEqual([lute])
  // Not the reader's own name.
  expect([await found(client, 'q=sons'), await found(ben, 'q=sons')]).toEqual([[], [harp]])
  const { next_cursor } = expectOk(await client.get('/conversations?q=tune&limit=1'))
  expect(await found(client, `q=tune&limit=1&cursor=${next_cursor}`)).toEqual([harp])
})

describe('a message', () => {
  it('reaches both sides with its author, and the feed without its text', async () => {
    const { client, worker, path } = await newTalk()
    const agent = await world.newAgent(worker)
    const text = 'Dear client,\n\nParley support: your account is locked. <b>Pay</b> at https://pay.example \u202e'
    const sent = await agent.post(`${path}/messages`, { text })
    expect(sent.status, sent.text).toBe(201)
    expect(sent.headers.get('location')).toBe(`${world.url}/api/messages/${sent.body.id}`)
    const message = {
      id: sent.body.id,
      conversation_id: path.split('/')[2],
      number: 1,
      sender_id: worker.userId,
      hosted_agent_id: agent.agentId,
      text,
      attachments: [],
      allowed_actions: [],
      created_at: expect.any(String),
      deleted_at: null,
    }
    expect(sent.body).toEqual({ ...message, allowed_actions: ['delete'] })
    expect(expectOk(await client.get(`${path}/messages`)).data).toEqual([message])
    const expanded = `/messages/${sent.body.id}?expand=sender,hosted_agent`
    // An agent's name is private to its owner.
    expect(expectOk(await client.get(expanded))).toMatchObject({ sender: { id: worker.userId }, hosted_agent: null })
    expect(expectOk(await worker.get(expanded))).toMatchObject({ text, hosted_agent: { id: agent.agentId } })
    expect(expectOk(await client.get(path))).toMatchObject({ unread_count: 1, last_message: { excerpt: text } })
    for (const reader of [client, worker, agent]) {
      const [event] = await eventsOf(reader, path, '&types=message.created')
      const { text: _text, attachments: _files, allowed_actions: _actions, ...facts } = message
      expect(event.data).toEqual({
        ...facts,
        gig_id: expect.any(String),
        client_id: client.userId,
        worker_id: worker.userId,
      })
      expect(event.actor).toMatchObject({ type: 'agent', hosted_agent_id: agent.agentId })
    }
  })

  it('is refused when it is empty, too long, no text, or sent without the scope', async () => {
    const { client, worker, path } = await newTalk()
    const reading = await world.newAgent(client, ['read'])
    const answers = [
      await client.post(`${path}/messages`, { text: '' }),
      await client.post(`${path}/messages`, { text: 'x'.repeat(5_001) }),
      await client.post(`${path}/messages`, { text: 'NUL: \0' }),
      await client.post(`${path}/messages`, { text: 'Hi.', gig_id: 'x' }),
      await reading.post(`${path}/messages`, { text: 'Hi.' }),
      await client.post(`${path}/read`, { message_id: (await say(client, (await newTalkWith(client)).path, 'x')).id }),
    ]
    expect(answers.map((answer) => [answer.status, ...issueCodesOf(answer)])).toEqual([
      [422, 'too_short'],
      [422, 'too_long'],
      [422, 'bad_characters'],
      [422, 'unknown_field'],
      [403, 'missing_scope'],
      [404, 'not_found'],
    ])
    expect(await unreadOf(worker)).toEqual({ messages: 0, conversations: 0 })
    expect(await say(client, path, '💬'.repeat(5_000))).toMatchObject({ number: 1 })
  })

  it('can be deleted by its author for 15 minutes, and its text is then gone from every response', async () => {
    const { client, worker, path } = await newTalk()
    const [agent, secondAgent] = [await world.newAgent(client), await world.newAgent(client)]
    const own = await say(client, path, 'secret words')
    const ofAgent = await say(agent, path, 'secret words')
    const remove = (by: Client, { id }: { id: string }) => by.delete(`/messages/${id}`)
    const notYours = [403, 'not_yours', { user_id: client.userId }]
    expect(refusalOf(await remove(worker, own))).toEqual(notYours)
    expect(refusalOf(await remove(agent, own))).toEqual(notYours)
    expect(refusalOf(await remove(secondAgent, ofAgent))).toEqual(notYours)
    expect(await unreadOf(worker)).toEqual({ messages: 2, conversations: 1 })

    await advance(world, 14 / 1_440)
    expect(expectOk(await remove(client, ofAgent))).toMatchObject({ text: null, allowed_actions: [] })
    expect(expectOk(await remove(client, own))).toMatchObject({ text: null, deleted_at: expect.any(String) })
    expect(await unreadOf(worker)).toEqual({ messages: 0, conversations: 0 })
    expect(refusalOf(await remove(client, own))).toEqual([409, 'wrong_state', { status: 'deleted', possible_in: [] }])
    const late = await say(client, path, 'stays')
    await advance(world, 15 / 1_440)
    expect(refusalOf(await remove(client, late))).toEqual([
      409,
      'too_late_to_delete',
      { deletable_until: expect.any(String) },
    ])
    expect(expectOk(await client.get(`/messages/${late.id}`)).allowed_actions).toEqual([])

    const events = await eventsOf(worker, path)
    expect(events.map(({ type }: { type: string }) => type)).toEqual([
      'message.created',
      'message.created',
      'message.deleted',
      'message.deleted',
      'message.created',
    ])
    const shown = [path, `${path}/messages`, `/messages/${own.id}`, '/conversations', '/events/recent']
    for (const reader of [client, worker]) {
      for (const one of shown) expect((await reader.get(one)).text).not.toContain('secret words')
    }
    const { data } = expectOk(await worker.get(`${path}/messages`))
    expect(data.map(({ number, text }: { number: number; text: string }) => [number, text])).toEqual([
      [3, 'stays'],
      [2, null],
      [1, null],
    ])
  })

  it('counts toward 30 per minute for a user and 10 for an agent, and the refusal says when to try again', async () => {
    const { path, ...sides } = await newTalk()
    const usual = await world.startNode({ quotas: usualQuotas })
    const client = new Client(usual.url, sides.client.secret, sides.client.userId)
    const agent = await world.newAgent(sides.client).then(({ secret }) => usual.as(secret ?? ''))
    const first = await say(agent, path, 'Hi.')
    for (let sent = 1; sent < 10; sent++) await say(agent, path, 'Hi.')
    const ofAgent = await agent.post(`${path}/messages`, { text: 'Hi.' })
    expect(refusalOf(ofAgent)).toMatchObject([429, 'rate_limited', { policy: 'agent_messages_per_minute', limit: 10 }])
    const askedAtMs = Date.now()
    const more = await Promise.all(Array.from({ length: 25 }, () => client.post(`${path}/messages`, { text: 'Hi.' })))
    expect(more.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = more.find(({ status }) => status !== 201) as Answer
    expect(refusalOf(refused)).toMatchObject([429, 'rate_limited', { policy: 'messages_per_minute', limit: 30 }])
    const { retry_after_seconds } = refused.body.error.issues[0].details
    expect(retry_after_seconds).toBeGreaterThan(0)
    // Ids never go back in time, and other tests of this process may have moved it ahead.
    const firstAtMs = Date.parse(madeAt(toId('msg', first.id)))
    expect(retry_after_seconds).toBeLessThanOrEqual(60 + Math.max(0, Math.ceil((firstAtMs - askedAtMs) / 1000)))
    expect(refused.headers.get('retry-after')).toBe(String(retry_after_seconds))
    // A minute later, by the time in the ids.
    const idBefore = lowestIdAt(Date.now() - 61_000)
    await world.inDatabase((db) =>
      db.query(`update messages set id = (left($2, 14) || substr(id::text, 15))::uuid where sender_id = $1`, [
        toId('usr', client.userId),
        idBefore,
      ]),
    )
    await say(agent, path, 'Again.')
  })

  it('can’t be sent to or by someone who is suspended; both can still read', async () => {
    const { client, worker, path } = await newTalk()
    const { id } = await say(client, path, 'Hello.')
    expectOk(await world.operator.post(`/users/${worker.userId}/suspend`))
    const toSuspended = await client.post(`${path}/messages`, { text: 'Hello?' })
    expect(refusalOf(toSuspended)).toEqual([409, 'recipient_suspended', { user_id: worker.userId }])
    expect(issueCodesOf(await worker.post(`${path}/messages`, { text: 'Help!' }))).toEqual(['user_suspended'])
    expect(expectOk(await client.get(path)).write_refusal).toBe('recipient_suspended')
    for (const side of [client, worker]) {
      expect(expectOk(await side.get(path)).allowed_actions).toEqual([])
      expect(expectOk(await side.get(`${path}/messages`)).data).toMatchObject([{ text: 'Hello.' }])
    }
    expect(expectOk(await worker.post(`${path}/read`, { message_id: id }))).toMatchObject({ unread_count: 0 })
  })
})

it('says in how many seconds the next message can be sent', () => {
  const now = Date.parse('2026-11-14T23:55:00.000Z')
  const at = (secondsAgo: number): SentMessage => ({ id: lowestIdAt(now - secondsAgo * 1_000), hosted_agent_id: null })
  const sent = Array.from({ length: 30 }, (_, index) => at(59 - index))
  expect(() => requireRate(usualQuotas, null, sent.slice(1), now)).not.toThrow()
  expect(() => requireRate(usualQuotas, null, sent, now)).toThrow(
    'Over the limit of 30 per minute (messages_per_minute). Try again in 1 s.',
  )
  const late = Array.from({ length: 30 }, () => at(10))
  expect(() => requireRate(usualQuotas, null, late, now)).toThrow('Try again in 50 s.')
})

describe('what is unread', () => {
  it('is what the other side wrote after the newest message marked as read; only the reader is notified', async () => {
    const { client, worker, path } = await newTalk()
    const [first, second] = [await say(worker, path, '1'), await say(worker, path, '2')]
    await say(client, path, 'Mine.')
    await say(worker, path, '3')
    expect(await unreadOf(client)).toEqual({ messages: 3, conversations: 1 })
    expect(expectOk(await client.get('/notifications/counts'))).toMatchObject({
      unread_message_count: 3,
      unread_conversation_count: 1,
    })
    const read = async ({ id }: { id: string }) => expectOk(await client.post(`${path}/read`, { message_id: id }))
    expect(await read(second)).toMatchObject({ unread_count: 1, read_message_id: second.id })
    expect(await read(first)).toMatchObject({ unread_count: 1, read_message_id: second.id })
    expect(await unreadOf(client)).toEqual({ messages: 1, conversations: 1 })
    expect(await unreadOf(worker)).toEqual({ messages: 1, conversations: 1 })
    const told = await eventsOf(client, path, '&types=conversation.read')
    expect(told.map(({ data }: { data: object }) => data)).toEqual([
      expect.objectContaining({ id: path.split('/')[2], read_message_id: second.id, unread_count: 1 }),
    ])
    expect(await eventsOf(worker, path, '&types=conversation.read')).toEqual([])
    expect(expectOk(await worker.get(path)).read_message_id).toBeNull()
  })

  it('never drifts while both sides write, delete and read at the same time', async () => {
    const random = new Random(42)
    const talks = [await newTalk()]
    const { client } = talks[0] as (typeof talks)[0]
    talks.push(await newTalkWith(client), await newTalkWith(client))
    const sent = new Map<string, { id: string; by: Client }[]>(talks.map(({ path }) => [path, []]))
    const act = async () => {
      const { path, worker } = random.pick(talks) as (typeof talks)[0]
      const by = random.chance(1 / 3) ? client : worker
      const messages = sent.get(path) as { id: string; by: Client }[]
      const chosen = random.pick(messages)
      const kind = random.between(0, 3)
      if (chosen && kind === 0) return [200, 409].includes((await chosen.by.delete(`/messages/${chosen.id}`)).status)
      if (chosen && kind === 1) return (await by.post(`${path}/read`, { message_id: chosen.id })).status === 200
      const answer = await by.post(`${path}/messages`, { text: 'Hi.' })
      if (answer.status === 201) messages.push({ id: answer.body.id, by })
      return answer.status === 201
    }
    for (let wave = 0; wave < 12; wave++) {
      expect(await Promise.all(Array.from({ length: 10 }, act))).toEqual(Array(10).fill(true))
    }
    expect(await driftIn()).toEqual([])
    // Something was left to count.
    expect((await unreadOf(client)).messages).toBeGreaterThan(0)
  })
})

/** Sides whose counts differ from their messages, and users whose totals differ from their sides. */
async function driftIn() {
  return world.inDatabase(async (db) => {
    const { rows } = await db.query(`
      select s.user_id, s.unread_count, counted.unread from conversation_sides s, lateral (
        select count(*) as unread from messages m where m.conversation_id = s.conversation_id and m.sender_id <> s.user_id
          and m.number > s.read_number and m.deleted_at is null
      ) as counted where s.unread_count <> counted.unread
      union all
      select t.user_id, t.messages, sum(s.unread_count) from unread_totals t join conversation_sides s using (user_id)
      group by t.user_id having t.messages <> sum(s.unread_count)
        or t.conversations <> count(*) filter (where s.unread_count > 0)
      union all
      select c.client_id, c.message_count, count(m.id) from conversations c left join messages m on m.conversation_id = c.id
      group by c.id having c.message_count <> count(m.id) or c.message_count <> coalesce(max(m.number), 0)`)
    return rows
  })
}

/** Another conversation of the same client. */
async function newTalkWith(client: Client) {
  const deal = { client, worker: await world.newUser(), gigId: await postGig(client) }
  await negotiate(deal)
  return { ...deal, path: await conversationOf(deal) }
}

describe('operators and arbiters', async () => {
  const arbiter = await world.newUser({ role: 'arbiter' })
  const operator = await world.newUser({ role: 'operator' })
  const readsOf = async (user: Client) => {
    const { data } = expectOk(await world.operator.get(`/operator/audit-log?user_id=${user.userId}&limit=100`))
    return data
      .filter(({ operation }: { operation: string }) => /Conversation|Message/.test(operation))
      .map((act: Record<string, string>) => [act.operation, act.subject_id, act.path])
  }

  it('read a conversation only while a dispute about it is open, and each read is in the audit log', async () => {
    const deal = await newDeal(world, { positions: 2 })
    const milestone = await fundedMilestone(deal)
    const path = await conversationOf(deal)
    const id = path.split('/')[2] as string
    const message = await say(deal.worker, path, 'Between us.')
    const ways = [path, `${path}/messages`, `/messages/${message.id}`]
    const statuses = async (reader: Client) => Promise.all(ways.map(async (way) => (await reader.get(way)).status))
    const staff = [arbiter, operator]
    for (const reader of staff) expect(await statuses(reader)).toEqual([404, 404, 404])
    const dispute = expectOk(await deal.client.post('/disputes/create', disputeAbout(milestone)))
    const byDispute = `/conversations?dispute_id=${dispute.id}`
    expect(await readsOf(arbiter)).toEqual([])

    for (const reader of staff) {
      expect(await statuses(reader)).toEqual([200, 200, 200])
      const found = expectOk(await reader.get(byDispute)).data
      expect(found).toMatchObject([
        { id, unread_count: 0, allowed_actions: [], last_message: { excerpt: 'Between us.' } },
      ])
      expect((await readsOf(reader)).sort()).toEqual(
        [
          ['getConversation', id, `/api${path}`],
          ['getMessage', id, `/api/messages/${message.id}`],
          ['listConversations', id, '/api/conversations'],
          ['listMessages', id, `/api${path}/messages`],
        ].sort(),
      )
      // All they can do is read.
      expect((await reader.post(`${path}/messages`, { text: 'Hi.' })).status).toBe(404)
      expect((await reader.post(`${path}/read`, { message_id: message.id })).status).toBe(404)
      expect((await reader.delete(`/messages/${message.id}`)).status).toBe(404)
    }
    expect(expectOk(await deal.client.get(byDispute)).data).toMatchObject([{ id, unread_count: 1 }])
    expect(expectOk(await (await world.newUser()).get(byDispute)).data).toEqual([])

    expectOk(await deal.client.post(`/disputes/${dispute.id}/withdraw`))
    for (const reader of staff) {
      expect(await statuses(reader)).toEqual([404, 404, 404])
      expect(expectOk(await reader.get(byDispute)).data).toEqual([])
      expect(await readsOf(reader)).toHaveLength(4)
    }
  })

  it('can no longer read it once the dispute has ended by its deadline, even while no worker is running', async () => {
    const deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    const path = await conversationOf(deal)
    const dispute = expectOk(await deal.worker.post('/disputes/create', disputeAbout(milestone)))
    expect((await arbiter.get(path)).status).toBe(200)
    await world.inDatabase((db) =>
      db.query(
        `update disputes set status = 'arbitration', respond_by = now() - interval '1 hour', decide_by = now() - interval '1 hour'
         where id = $1`,
        [toId('dsp', dispute.id)],
      ),
    )
    await world.inDatabase((db) =>
      db.query(
        `update contracts set next_due_at = now() - interval '1 hour' where id = (select contract_id from disputes where id = $1)`,
        [toId('dsp', dispute.id)],
      ),
    )
    expect((await arbiter.get(path)).status).toBe(404)
    expect(expectOk(await deal.worker.get(`/disputes/${dispute.id}`)).status).toBe('resolved')
  })

  it('have no other way to the text: feeds, webhooks, other lists and other roles show only ids', async () => {
    const deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    const path = await conversationOf(deal)
    const message = await say(deal.client, path, 'Words between two.')
    expectOk(await deal.worker.post(`${path}/read`, { message_id: message.id }))
    expectOk(await deal.client.post('/disputes/create', disputeAbout(milestone)))
    while ((await sequenceEvents(world.database)) > 0);
    const [agentOfOperator, sessionless] = [
      await world.newAgent(operator, allAgentScopes),
      expectOk(await operator.post('/keys', { name: 'reads', scopes: ['read'] })).key,
    ]
    const stranger = await world.newUser()
    const readers: [string, Client][] = [
      ['operator', operator],
      ['arbiter', arbiter],
      ['agent of an operator', agentOfOperator],
      ['operator with a key that only reads', world.as(sessionless)],
      ['stranger', stranger],
    ]
    const before = (await readsOf(operator)).length
    const elsewhere = [
      '/conversations?limit=100',
      `/conversations?gig_id=${deal.gigId}`,
      `/conversations?user_id=${deal.client.userId}`,
      '/events/recent?limit=100',
      '/inbox',
      '/requests',
      '/operator/audit-log',
      '/events/recent?audience=all&limit=100',
      `/users/${deal.client.userId}`,
    ]
    await checkAll(
      readers.flatMap(([name, reader]) => elsewhere.map((way) => [`${name} ${way}`, { reader, way }] as const)),
      async ({ reader, way }) => expect((await reader.get(way)).text).not.toContain('Words between two.'),
    )
    const facts = expectOk(await operator.get('/events/recent?audience=all&types=message.created&limit=1')).data[0].data
    expect(Object.keys(facts).sort()).toEqual([
      'client_id',
      'conversation_id',
      'created_at',
      'deleted_at',
      'gig_id',
      'hosted_agent_id',
      'id',
      'number',
      'sender_id',
      'worker_id',
    ])
    const direct = [path, `${path}/messages`, `/messages/${message.id}`]
    await checkAll(
      readers.slice(2).flatMap(([name, reader]) => direct.map((way) => [`${name} ${way}`, { reader, way }] as const)),
      async ({ reader, way }) => expect((await reader.get(way)).status).toBe(404),
    )
    expect(await readsOf(operator)).toHaveLength(before)
  })

  it('appear in the audit log when reading on behalf of a managed user, who can see it, and when viewing as a demo user', async () => {
    const client = await world.newUser()
    const mia = await ManagedUser.create(world.operator)
    const deal: Deal = { client, worker: mia, gigId: await postGig(client) }
    await milestoneOf(deal, 1_000, 0)
    const path = await conversationOf(deal)
    await say(client, path, 'Hello Mia.')
    expectOk(await mia.get('/conversations'))
    expectOk(await mia.get(`${path}/messages`))
    const { data } = expectOk(await world.operator.get(`/operator/audit-log?on_behalf_of=${mia.userId}&limit=100`))
    const read = data.filter(({ operation }: { operation: string }) => /Conversations|Messages/.test(operation))
    expect(read.map((act: Record<string, string>) => [act.operation, act.subject_id])).toEqual([
      ['listMessages', path.split('/')[2]],
      ['listConversations', null],
    ])

    const browser = await signedIn(world, operator)
    await world.inDatabase((db) =>
      db.query('insert into demo_users (user_id) values ($1)', [toId('usr', client.userId)]),
    )
    expectOk(await browser.post('/sandbox/sessions', { user_id: client.userId }))
    const before = (await readsOf(operator)).length
    expectOk(await browser.get('/conversations'))
    expectOk(await browser.get(`${path}/messages`))
    const { data: acts } = expectOk(
      await world.operator.get(`/operator/audit-log?user_id=${operator.userId}&limit=100`),
    )
    expect(await readsOf(operator)).toHaveLength(before + 2)
    expect(acts.slice(0, 2)).toMatchObject([
      { operation: 'listMessages', subject_id: path.split('/')[2], on_behalf_of: client.userId },
      { operation: 'listConversations', subject_id: null, on_behalf_of: client.userId },
    ])
    expect(expectOk(await client.get('/profile/me/acts-on-behalf')).data).toEqual([])
  })
})
