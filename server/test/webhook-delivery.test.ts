import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { record } from '../src/events/feed/service.ts'
import { createDeliveries } from '../src/events/webhooks/delivery-service.ts'
import { Dispatcher } from '../src/events/webhooks/dispatcher.ts'
import { newId, toId } from '../src/platform/kernel/ids.ts'
import { startWorker } from '../src/worker.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { openReceiver, type Receiver, verifySignature } from './support/receiver.ts'
import { timed } from './support/timed.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ working: true })

// biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
type Json = any

async function register(owner: Client, receiver: Pick<Receiver, 'url'>, events = ['gig.created']): Promise<Json> {
  const made = await owner.post('/webhooks', { url: receiver.url, events })
  expect(made.status).toBe(201)
  return made.body
}

async function postGig(owner: Client, title = 'Translate a manual'): Promise<string> {
  return (await owner.post('/gigs', { title, description: 'Sixty pages.', rate_type: 'fixed' })).body.id
}

/** The newest delivery of a webhook; waits until the condition holds for it. */
async function delivery(owner: Client, webhook: Json, condition: (delivery: Json) => boolean): Promise<Json> {
  let newest: Json = null
  await expect
    .poll(
      async () => {
        newest = (await owner.get(`/webhooks/${webhook.id}/deliveries?limit=1`)).body.data[0]
        return newest !== undefined && condition(newest)
      },
      { interval: 20 },
    )
    .toBe(true)
  return newest
}

const hasAttempts = (count: number) => (one: Json) => one.attempts.length === count

/** Makes every pending delivery due now. */
async function makeDue(): Promise<void> {
  await world.inDatabase(async (client) => {
    await client.query(`update deliveries set due_at = now() where status = 'pending'`)
    await client.query('update delivery_queues set next_at = now()')
  })
  world.core.context.wakeWorker()
}

describe('a delivery', () => {
  it('sends the event as it is in the feed, signed by Standard Webhooks', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    const webhook = await register(ada, receiver)
    const gigId = await postGig(ada)
    const received = await receiver.first('gig.created')
    const [event] = (await ada.get(`/events?subject_id=${gigId}`)).body.data
    expect(received.body).toEqual({
      id: event.id,
      type: 'gig.created',
      timestamp: event.created_at,
      data: event.data,
    })
    expect(received.headers).toMatchObject({ 'webhook-id': event.id, 'content-type': 'application/json' })
    const agoMs = Date.now() - Number(received.headers['webhook-timestamp']) * 1000
    expect(agoMs).toBeLessThan(60_000)
    verifySignature(webhook.secret, received)
    expect(() => verifySignature(webhook.secret, { ...received, text: `${received.text} ` })).toThrow()
    const { id, ...log } = await delivery(ada, webhook, hasAttempts(1))
    expect(log).toEqual({
      event_id: event.id,
      type: 'gig.created',
      status: 'succeeded',
      attempts: [
        {
          at: expect.any(String),
          url: webhook.url,
          signature: received.headers['webhook-signature'],
          status_code: 200,
          duration_ms: expect.any(Number),
          response: 'thanks',
          error: null,
        },
      ],
      next_attempt_at: null,
    })
    expect(id).toMatch(/^dlv_/)
    // Including the body, so that it can be verified again from the log alone.
    const shown = (await ada.get(`/webhooks/${webhook.id}/deliveries/${id}`)).body
    expect(shown).toEqual({ id, ...log, body: received.text })
    expect(Math.floor(Date.parse(shown.attempts[0].at) / 1000)).toBe(Number(received.headers['webhook-timestamp']))
  })

  it('that failed is sent again with all others that failed, and only those', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    const webhook = await register(ada, receiver)
    const path = `/webhooks/${webhook.id}/deliveries`
    expect((await ada.post(`${path}/retry-failed`)).body).toEqual({ retried: 0, has_more: false })
    const arrived = await postGig(ada)
    await delivery(ada, webhook, ({ status }) => status === 'succeeded')
    receiver.answer = (response) => response.writeHead(500).end()
    const failing = [await postGig(ada), await postGig(ada)]
    // As if all attempts had been made.
    const giveUp = () =>
      world.inDatabase(async (client) => {
        await client.query(
          `update deliveries set status = 'failed', due_at = null, finished_at = now()
           where webhook_id = $1 and status = 'pending' and claim is null and attempt_count > 0`,
          [toId('whk', webhook.id)],
        )
        return (await ada.get(`${path}?status=failed`)).body.data.length
      })
    await expect.poll(giveUp).toBe(2)
    receiver.answer = (response) => response.end('thanks')
    const sentBefore = receiver.received.length
    expect((await ada.post(`${path}/retry-failed`)).body).toEqual({ retried: 2, has_more: false })
    await expect.poll(async () => (await ada.get(`${path}?status=succeeded`)).body.data.length).toBe(3)
    const sentAgain = receiver.received.slice(sentBefore).map(({ body }) => body.data.id)
    expect(sentAgain.sort()).toEqual(failing.sort())
    expect(sentAgain).not.toContain(arrived)
  })

  it('goes to the webhooks of the event’s readers that subscribe to its type', async () => {
    const [client, worker, stranger] = [await world.newUser(), await world.newUser(), await world.newUser()]
    const [all, some, other, foreign] = await Promise.all([1, 2, 3, 4].map(() => openReceiver()))
    if (!all || !some || !other || !foreign) throw new Error('Four receivers are expected.')
    // Waits for the events of their creation, so that the new webhooks do not get them.
    await Promise.all([client, worker, stranger].map((user) => user.get('/events?types=key.created&wait=10')))
    await register(worker, all, ['*'])
    await register(client, some, ['application.created', 'application.withdrawn'])
    await register(client, other, ['gig.closed'])
    await register(stranger, foreign, ['*'])
    const gigId = await postGig(client)
    const { body } = await worker.post(`/gigs/${gigId}/apply`, { message: 'Let me.' })
    await worker.post(`/applications/${body.id}/withdraw`)
    await Promise.all([all.first('application.withdrawn'), some.first('application.withdrawn')])
    await client.patch(`/gigs/${gigId}`, { status: 'closed' })
    await other.first('gig.closed')
    const types = (receiver: Receiver) => receiver.received.map(({ body }) => body.type).sort()
    expect(types(all)).toEqual(['application.created', 'application.withdrawn', 'webhook.created'])
    expect(types(some)).toEqual(['application.created', 'application.withdrawn'])
    expect(types(other)).toEqual(['gig.closed'])
    expect(types(foreign)).toEqual(['webhook.created'])
  })

  it('of an event for a role goes to webhooks registered by a key that may act in it', async () => {
    const arbiter = await world.newUser({ role: 'arbiter' })
    const scopes = ['read', 'webhooks:write']
    const limited = world.as((await arbiter.post('/keys', { name: 'limited', scopes })).body.key)
    const [full, less] = [await openReceiver(), await openReceiver()]
    const events = ['gig.updated', 'gig.closed']
    const [ofFull, ofLess] = [await register(arbiter, full, events), await register(limited, less, events)]
    const actor = { userId: toId('usr', arbiter.userId), hostedAgentId: null, role: 'arbiter' } as never
    const recordEvent = (type: 'gig.updated' | 'gig.closed', audience: object) =>
      world.database.transaction(async (db) => {
        const subject = { type: 'gig', id: newId<'gig'>() }
        record({ ...world.core.context, db }, actor, { type, subject, data: {}, audience: [], ...audience })
      })
    const byName = { audience: [toId('usr', arbiter.userId)] }
    await recordEvent('gig.updated', { audienceRole: 'arbiter' })
    await full.first('gig.updated')
    await recordEvent('gig.closed', byName)
    await Promise.all([full.first('gig.closed'), less.first('gig.closed')])
    expect(less.received.map(({ body }) => body.type)).toEqual(['gig.closed'])

    // Nor can a key that may not act in the role read such an event in the log.
    const deliveries = (await limited.get(`/webhooks/${ofFull.id}/deliveries`)).body.data
    const read = (client: Client, wanted: string) => {
      const { id } = deliveries.find(({ type }: { type: string }) => type === wanted)
      return client.get(`/webhooks/${ofFull.id}/deliveries/${id}`)
    }
    const hidden = await read(limited, 'gig.updated')
    expect([hidden.status, ...issueCodesOf(hidden)]).toEqual([403, 'missing_scope'])
    expect((await read(limited, 'gig.closed')).status).toBe(200)
    expect((await read(arbiter, 'gig.updated')).status).toBe(200)

    // A key that may not act in the role cannot change the URL of a webhook that gets such events.
    const refused = await limited.patch(`/webhooks/${ofFull.id}`, { url: less.url })
    expect([refused.status, ...issueCodesOf(refused)]).toEqual([403, 'missing_scope'])
    expect(refused.body.error.issues[0].details).toEqual({ scope: 'disputes:arbitrate' })
    expect((await limited.patch(`/webhooks/${ofFull.id}`, { description: 'Mine' })).status).toBe(200)
    expect((await limited.patch(`/webhooks/${ofLess.id}`, { url: `${less.url}/2` })).status).toBe(200)
    expect((await arbiter.patch(`/webhooks/${ofLess.id}`, { url: less.url })).status).toBe(200)
    await recordEvent('gig.updated', { audienceRole: 'arbiter' })
    await Promise.all([less.first('gig.updated'), full.until((received) => received.length === 3)])
  })

  it.each([201, 204, 299])('succeeds with %i', async (status) => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    receiver.answer = (response) => response.writeHead(status).end()
    const webhook = await register(ada, receiver)
    await postGig(ada)
    const log = await delivery(ada, webhook, hasAttempts(1))
    expect(log).toMatchObject({ status: 'succeeded', attempts: [{ status_code: status, response: '' }] })
  })

  it.each([301, 302, 307, 308, 400, 404, 500, 503])('is retried after %i', async (status) => {
    const [ada, receiver, elsewhere] = [await world.newUser(), await openReceiver(), await openReceiver()]
    receiver.answer = (response) => response.writeHead(status, { location: elsewhere.url }).end('no')
    const webhook = await register(ada, receiver)
    await postGig(ada)
    const log = await delivery(ada, webhook, hasAttempts(1))
    expect(log).toMatchObject({ status: 'pending', attempts: [{ status_code: status, response: 'no' }] })
    const waitMs = Date.parse(log.next_attempt_at) - Date.parse(log.attempts[0].at)
    expect(waitMs).toBeGreaterThan(3_500)
    expect(waitMs).toBeLessThan(8_000)
    expect((await ada.get(`/webhooks/${webhook.id}`)).body.failing_since).toBe(log.attempts[0].at)
    expect(elsewhere.received).toEqual([])
  })

  it('is retried when the target is unreachable or closes the connection', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    receiver.answer = (response) => response.destroy()
    const [hanging, unreachable] = [await register(ada, receiver), await register(ada, { url: 'http://127.0.0.1:1/' })]
    await postGig(ada)
    for (const webhook of [hanging, unreachable]) {
      const log = await delivery(ada, webhook, hasAttempts(1))
      expect(log).toMatchObject({ status: 'pending', attempts: [{ status_code: null, response: null }] })
      expect(log.attempts[0].error).toMatch(/\S/)
    }
  })

  it('may be one of many at the same time, without a warning about leaking listeners', async () => {
    const warnings: Error[] = []
    const note = (warning: Error) => void warnings.push(warning)
    process.on('warning', note)
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    const held: ServerResponse[] = []
    receiver.answer = (response) => void held.push(response)
    for (let webhook = 0; webhook < 2; webhook++) await register(ada, receiver)
    await Promise.all(Array.from({ length: 8 }, () => postGig(ada)))
    await receiver.until((received) => received.length === 16)
    for (const response of held) response.end()
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  it('has the same id at every attempt, and a valid signature each time', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    receiver.answer = (response, _, count) => response.writeHead(count < 3 ? 500 : 200).end()
    const webhook = await register(ada, receiver)
    await postGig(ada)
    for (const count of [1, 2]) {
      await delivery(ada, webhook, hasAttempts(count))
      await makeDue()
    }
    const log = await delivery(ada, webhook, hasAttempts(3))
    expect(log.status).toBe('succeeded')
    expect(log.attempts.map((one: Json) => one.status_code)).toEqual([500, 500, 200])
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const received of receiver.received) verifySignature(webhook.secret, received)
    expect((await ada.get(`/webhooks/${webhook.id}`)).body.failing_since).toBeNull()
  })

  it('fails after ten attempts', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    receiver.answer = (response) => response.writeHead(500).end()
    const webhook = await register(ada, receiver)
    await postGig(ada)
    for (let count = 1; count < 10; count++) {
      expect((await delivery(ada, webhook, hasAttempts(count))).status).toBe('pending')
      await makeDue()
    }
    const log = await delivery(ada, webhook, hasAttempts(10))
    expect(log).toMatchObject({ status: 'failed', next_attempt_at: null })
    expect((await ada.get(`/webhooks/${webhook.id}`)).body.enabled).toBe(true)
  })

  it.each([
    ['120', 120_000],
    ['99999999', 86_400_000],
    [() => new Date(Date.now() + 300_000).toUTCString(), 300_000],
  ])('is retried after Retry-After, at most a day later: %s', async (header, expectedMs) => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    const value = typeof header === 'string' ? header : header()
    receiver.answer = (response) => response.writeHead(503, { 'retry-after': value }).end()
    const webhook = await register(ada, receiver)
    await postGig(ada)
    const log = await delivery(ada, webhook, hasAttempts(1))
    const waitMs = Date.parse(log.next_attempt_at) - Date.now()
    expect(Math.abs(waitMs - expectedMs)).toBeLessThan(10_000)
  })

  it('logs the first 16 KiB of the response, with any bytes in it', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    receiver.answer = (response) => response.end(Buffer.concat([Buffer.from([0, 255]), Buffer.alloc(100_000, 'x')]))
    const webhook = await register(ada, receiver)
    await postGig(ada)
    const { status, attempts } = await delivery(ada, webhook, hasAttempts(1))
    expect(status).toBe('succeeded')
    expect(attempts[0].response).toBe(`\ufffd\ufffd${'x'.repeat(16 * 1024 - 2)}`)
  })

  it('succeeds by its status, even if the rest of the response is very slow', timed, async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    receiver.answer = (response) => {
      response.writeHead(200)
      const interval = setInterval(() => response.write('.'), 50)
      response.on('close', () => clearInterval(interval))
    }
    const webhook = await register(ada, receiver)
    await postGig(ada)
    const log = await delivery(ada, webhook, hasAttempts(1))
    expect(log.status).toBe('succeeded')
    expect(log.attempts[0].duration_ms).toBeLessThan(5_000)
  })
})

describe('a webhook', () => {
  it('is disabled immediately by a 410, with an event and an item in the inbox', async () => {
    const [ada, receiver, other] = [await world.newUser(), await openReceiver(), await openReceiver()]
    receiver.answer = (response) => response.writeHead(410).end()
    const webhook = await register(ada, receiver)
    await register(ada, other, ['webhook.disabled'])
    await postGig(ada)
    const received = await other.first('webhook.disabled')
    expect(received.body.data).toMatchObject({ id: webhook.id, enabled: false, disabled_reason: 'gone' })
    const [event] = (await ada.get('/events?types=webhook.disabled')).body.data
    expect(event.actor).toEqual({ type: 'clock', user_id: null, hosted_agent_id: null })
    expect((await delivery(ada, webhook, hasAttempts(1))).status).toBe('failed')
    const waiting = (await ada.get('/inbox')).body.data
    expect(waiting).toEqual([
      {
        subject: { type: 'webhook', id: webhook.id },
        action: 'enable',
        title: 'A webhook was turned off',
        reason: 'webhook.gone',
        why: expect.any(String),
        deadline: null,
        amount_cents: null,
        counterparty_id: null,
        about: null,
        snoozed_until: null,
        contract_id: null,
        gig_id: null,
        client_id: null,
        worker_id: null,
      },
    ])
    const scout = await world.newAgent(ada)
    expect((await scout.get('/inbox')).body.data).toEqual([])
    await ada.patch(`/webhooks/${webhook.id}`, { enabled: true })
    expect((await ada.get('/inbox')).body.data).toEqual([])
  })

  it('is not disabled by a 410 of a target that was replaced during the attempt', async () => {
    const [ada, before, after] = [await world.newUser(), await openReceiver(), await openReceiver()]
    const webhook = await register(ada, before)
    let answerBefore = () => {}
    before.answer = (response) => {
      answerBefore = () => response.writeHead(410).end()
    }
    await postGig(ada)
    await before.first('gig.created')
    await ada.patch(`/webhooks/${webhook.id}`, { url: after.url })
    answerBefore()
    const received = await after.first('gig.created')
    expect(received.headers['webhook-id']).toBe(before.received[0]?.headers['webhook-id'])
    const log = await delivery(ada, webhook, (one) => one.status === 'succeeded')
    expect(log.attempts.map((one: Json) => one.status_code)).toEqual([410, 200])
    expect((await ada.get(`/webhooks/${webhook.id}`)).body.enabled).toBe(true)
  })

  it('is disabled when it has failed for five days', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    receiver.answer = (response) => response.writeHead(500).end()
    const webhook = await register(ada, receiver)
    await postGig(ada)
    await delivery(ada, webhook, hasAttempts(1))
    const fail = async (days: string, count: number) => {
      await world.inDatabase((client) =>
        client.query(`update webhooks set failing_since = now() - $1::interval where url = $2`, [days, receiver.url]),
      )
      await makeDue()
      await delivery(ada, webhook, hasAttempts(count))
      return (await ada.get(`/webhooks/${webhook.id}`)).body
    }
    expect(await fail('4 days 23 hours', 2)).toMatchObject({ enabled: true })
    expect(await fail('5 days', 3)).toMatchObject({ enabled: false, disabled_reason: 'failing' })
  })

  it('gets no new events while disabled, and its pending deliveries once it is enabled', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    receiver.answer = (response, _, count) => response.writeHead(count === 1 ? 500 : 200).end()
    const webhook = await register(ada, receiver)
    const first = await postGig(ada, 'Before')
    await delivery(ada, webhook, hasAttempts(1))
    await ada.patch(`/webhooks/${webhook.id}`, { enabled: false })
    await makeDue()
    const second = await postGig(ada, 'Meanwhile')
    expect((await ada.get(`/events?wait=10&subject_id=${second}`)).body.data).toHaveLength(1)
    expect(receiver.received).toHaveLength(1)
    await ada.patch(`/webhooks/${webhook.id}`, { enabled: true })
    const third = await postGig(ada, 'After')
    await receiver.until((received) => received.length === 3)
    const ids = receiver.received.map(({ body }) => body.data.id)
    expect(ids[0]).toBe(first)
    expect(ids.slice(1).sort()).toEqual([first, third].sort())
  })

  it('gets nothing after it is removed', async () => {
    const [ada, receiver, other] = [await world.newUser(), await openReceiver(), await openReceiver()]
    const webhook = await register(ada, receiver)
    await register(ada, other)
    await ada.delete(`/webhooks/${webhook.id}`)
    await postGig(ada)
    await other.first('gig.created')
    expect(receiver.received).toEqual([])
  })
})

it('delivers nothing that was recorded before the webhook was registered, however late it gets its position', async () => {
  const idle = await createWorld()
  const [ada, receiver] = [await idle.newUser(), await openReceiver()]
  await postGig(ada, 'Before')
  const webhook = await register(ada, receiver, ['*'])
  await postGig(ada, 'After')
  await sequenceEvents(idle.database, createDeliveries)
  const { data } = (await ada.get(`/webhooks/${webhook.id}/deliveries`)).body
  expect(data.map(({ type }: Json) => type)).toEqual(['gig.created', 'webhook.created'])
})

it('delivers nothing that was recorded while the webhook was switched off', async () => {
  const idle = await createWorld()
  const [ada, receiver] = [await idle.newUser(), await openReceiver()]
  const webhook = await register(ada, receiver, ['gig.created'])
  await ada.patch(`/webhooks/${webhook.id}`, { enabled: false })
  await postGig(ada, 'While off')
  await ada.patch(`/webhooks/${webhook.id}`, { enabled: true })
  const gigId = await postGig(ada, 'After')
  await sequenceEvents(idle.database, createDeliveries)
  const { data } = (await ada.get(`/webhooks/${webhook.id}/deliveries`)).body
  const [event] = (await ada.get(`/events?subject_id=${gigId}`)).body.data
  expect(data.map(({ event_id }: Json) => event_id)).toEqual([event.id])
})

it('saves the results of many attempts over two connections, and leaves the others to requests', async () => {
  const idle = await createWorld()
  const ada = await idle.newUser()
  const webhooks = await Promise.all(Array.from({ length: 4 }, () => register(ada, { url: 'http://127.0.0.1:9/hook' })))
  for (const { id } of webhooks) for (let n = 0; n < 5; n++) await ada.post(`/webhooks/${id}/test`)
  await sequenceEvents(idle.database, createDeliveries)
  let [running, most, calls] = [0, 0, 0]
  const transaction: typeof idle.database.transaction = async (work) => {
    most = Math.max(most, ++running)
    return idle.database.transaction(work).finally(() => running--)
  }
  let respond = () => {}
  const responded = new Promise<void>((resolve) => {
    respond = resolve
  })
  const post = async () => {
    if (++calls === 20) respond()
    await responded
    return { statusCode: 200, durationMs: 1, response: '', retryAfterSeconds: null, error: null }
  }
  const dispatcher = new Dispatcher({
    database: { ...idle.database, transaction },
    context: idle.core.context,
    secrets: idle.secrets,
    client: { post, get: post, close: async () => {} },
    log: idle.log,
    onSlotFree: () => {},
  })
  await dispatcher.dispatch()
  await dispatcher.stop()
  expect([calls, most]).toEqual([20, 2])
  for (const webhook of webhooks) {
    const { data } = (await ada.get(`/webhooks/${webhook.id}/deliveries`)).body
    expect(data.map(({ status }: Json) => status)).toEqual(Array(5).fill('succeeded'))
  }
})

describe('testing a webhook', () => {
  it('sends a test event to it only, whatever types it subscribes to', async () => {
    const [ada, receiver, other] = [await world.newUser(), await openReceiver(), await openReceiver()]
    const webhook = await register(ada, receiver, ['gig.closed'])
    await register(ada, other, ['*'])
    const asked = await ada.post(`/webhooks/${webhook.id}/test`)
    expect(asked.status).toBe(200)
    expect(asked.body).toMatchObject({ type: 'webhook.test', status: 'pending', attempts: [] })
    const received = await receiver.first('webhook.test')
    expect(received.body).toMatchObject({ id: asked.body.event_id, data: { id: webhook.id } })
    verifySignature(webhook.secret, received)
    await postGig(ada)
    await other.first('gig.created')
    expect(other.received.map(({ body }) => body.type)).not.toContain('webhook.test')
    expect((await delivery(ada, webhook, hasAttempts(1))).id).toBe(asked.body.id)
  })
})

describe('rotating a secret', () => {
  it('lets the old secret sign as well for a day', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    const webhook = await register(ada, receiver)
    const rotated = await ada.post(`/webhooks/${webhook.id}/rotate-secret`)
    expect(rotated.status).toBe(200)
    expect(rotated.body).toMatchObject({ id: webhook.id, version: 2 })
    expect(rotated.body.secret).not.toBe(webhook.secret)
    const gigId = await postGig(ada)
    const both = await receiver.first('gig.created')
    verifySignature(webhook.secret, both)
    verifySignature(rotated.body.secret, both)
    await world.inDatabase((client) =>
      client.query(
        `update webhook_secrets set expires_at = expires_at - interval '24 hours' where expires_at is not null`,
      ),
    )
    await ada.delete(`/gigs/${gigId}`)
    await postGig(ada, 'Another')
    const all = await receiver.until((received) => received.length === 2)
    const later = all[1]
    if (!later) throw new Error('Two deliveries are expected.')
    verifySignature(rotated.body.secret, later)
    expect(() => verifySignature(webhook.secret, later)).toThrow()
  })
})

describe('retrying a delivery', () => {
  it('sends it again with the same id, even if it had succeeded', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    const webhook = await register(ada, receiver)
    await postGig(ada)
    const first = await delivery(ada, webhook, (one) => one.status === 'succeeded')
    const retried = await ada.post(`/webhooks/${webhook.id}/deliveries/${first.id}/retry`)
    expect(retried.status).toBe(200)
    expect(retried.body).toMatchObject({ id: first.id, status: 'pending', next_attempt_at: expect.any(String) })
    const again = await delivery(ada, webhook, hasAttempts(2))
    expect(again.status).toBe('succeeded')
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('is refused while the webhook is disabled, and after too many attempts', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    const webhook = await register(ada, receiver)
    await postGig(ada)
    const { id } = await delivery(ada, webhook, (one) => one.status === 'succeeded')
    await world.inDatabase((client) =>
      client.query(`update deliveries set attempt_count = 30 where status = 'succeeded'`),
    )
    const path = `/webhooks/${webhook.id}/deliveries/${id}/retry`
    expect(issueCodesOf(await ada.post(path))).toEqual(['too_many_attempts'])
    await ada.patch(`/webhooks/${webhook.id}`, { enabled: false })
    expect(issueCodesOf(await ada.post(path))).toEqual(['webhook_disabled'])
  })
})

describe('the log of deliveries', () => {
  it('is paged, newest first, and filtered by status', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    receiver.answer = (response, { body }) => response.writeHead(body.data.title === 'Bad' ? 500 : 200).end()
    const webhook = await register(ada, receiver)
    for (const title of ['One', 'Bad', 'Two']) await postGig(ada, title)
    const path = `/webhooks/${webhook.id}/deliveries`
    await expect
      .poll(async () => (await ada.get(path)).body.data.map((one: Json) => one.attempts.length))
      .toEqual([1, 1, 1])
    const statuses = (await ada.get(path)).body.data.map((one: Json) => one.status)
    expect(statuses).toEqual(['succeeded', 'pending', 'succeeded'])
    expect((await ada.get(`${path}?status=succeeded`)).body.data).toHaveLength(2)
    expect((await ada.get(`${path}?status=lost`)).status).toBe(422)
    const page = await ada.get(`${path}?limit=2`)
    const rest = await ada.get(`${path}?limit=2&cursor=${page.body.next_cursor}`)
    expect([...page.body.data, ...rest.body.data]).toEqual((await ada.get(path)).body.data)
  })
})

describe('several workers', () => {
  it('send each delivery once, and a slow target does not delay the others', timed, async () => {
    const second = await world.startNode()
    expect(second.url).not.toBe(world.url)
    const slow = await openReceiver()
    slow.answer = () => {}
    const users = await Promise.all(Array.from({ length: 5 }, () => world.newUser()))
    const receivers = await Promise.all(users.map(() => openReceiver()))
    const [first] = users
    if (!first) throw new Error('Five users are expected.')
    await register(first, slow)
    for (const [i, user] of users.entries()) await register(user, receivers[i] as Receiver)
    const startedMs = performance.now()
    await Promise.all(
      users.map(async (user) => {
        for (let n = 0; n < 20; n++) await postGig(user, `Gig ${n}`)
      }),
    )
    await Promise.all(receivers.map((receiver) => receiver.until((received) => received.length >= 20)))
    expect(performance.now() - startedMs).toBeLessThan(10_000)
    for (const { received } of receivers) {
      expect(received).toHaveLength(20)
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(20)
    }
  })

  it('take over a delivery when the lease of another worker ends', async () => {
    const lonely = await createWorld()
    const [ada, receiver] = [await lonely.newUser(), await openReceiver()]
    const webhook = await register(ada, receiver)
    await ada.post(`/webhooks/${webhook.id}/test`)
    // The state that a worker leaves when it is killed during an attempt.
    await lonely.inDatabase((client) =>
      client.query(`
        update deliveries set claim = gen_random_uuid(), due_at = now() + interval '1 second';
        update delivery_queues set next_at = now() + interval '1 second'`),
    )
    const worker = startWorker({
      core: lonely.core,
      secrets: lonely.secrets,
      files: lonely.files,
      targets: 'any',
      mail: null,
      log: lonely.log,
    })
    try {
      await receiver.first('webhook.test')
      expect((await delivery(ada, webhook, hasAttempts(1))).status).toBe('succeeded')
    } finally {
      await worker.stop()
    }
  })

  it('release their deliveries when they stop', timed, async () => {
    const lonely = await createWorld()
    const [ada, receiver] = [await lonely.newUser(), await openReceiver()]
    receiver.answer = () => {}
    const webhook = await register(ada, receiver)
    const { core, secrets, files, log: lonelyLog } = lonely
    const options = { core, secrets, files, targets: 'any', mail: null, log: lonelyLog } as const
    const worker = startWorker(options)
    await ada.post(`/webhooks/${webhook.id}/test`)
    await receiver.first('webhook.test')
    const startedMs = performance.now()
    await worker.stop()
    expect(performance.now() - startedMs).toBeLessThan(4_000)
    receiver.answer = (response) => response.end('now')
    const other = startWorker(options)
    const log = await delivery(ada, webhook, hasAttempts(1))
    expect(log).toMatchObject({ status: 'succeeded', attempts: [{ response: 'now' }] })
    await other.stop()
  })
})

describe('a webhook for the market', () => {
  it('gets what everyone may see, and not what is hidden before it is sent', async () => {
    const [follower, ada, receiver] = [await world.newUser(), await world.newUser(), await openReceiver()]
    const made = await follower.post('/webhooks', { url: receiver.url, events: ['*'], audience: 'market' })
    expect(made.body).toMatchObject({ audience: 'market', events: ['*'] })
    const gigId = await postGig(ada, 'For everyone')
    const draft = { title: 'A draft', description: 'x', rate_type: 'fixed', status: 'draft' }
    await ada.post('/gigs', draft)
    const about = (id: string) => receiver.received.filter(({ body }) => body.data.id === id)
    await receiver.until(() => about(gigId).length > 0)
    const [event] = (await follower.get(`/events?audience=market&subject_id=${gigId}`)).body.data
    expect(about(gigId)[0]?.body).toEqual({
      id: event.id,
      type: 'gig.created',
      timestamp: event.created_at,
      data: event.data,
    })
    const tested = await follower.post(`/webhooks/${made.body.id}/test`)
    expect((await receiver.first('webhook.test')).body.id).toBe(tested.body.event_id)

    receiver.answer = (response) => response.writeHead(500).end()
    const regretted = await postGig(ada, 'Call me at 555 0100')
    await receiver.until(() => about(regretted).length > 0)
    const deliveries = `/webhooks/${made.body.id}/deliveries`
    const [{ id }] = (await follower.get(`${deliveries}?limit=1`)).body.data
    await ada.delete(`/gigs/${regretted}`)
    await makeDue()
    await expect.poll(async () => (await follower.get(`${deliveries}/${id}`)).body.status).toBe('failed')
    const withdrawn = (await follower.get(`${deliveries}/${id}`)).body
    expect(withdrawn.attempts).toHaveLength(1)
    expect(JSON.parse(withdrawn.body).data).toEqual({})
    expect(receiver.received.map(({ body }) => body.type)).not.toContain('user.created')
    expect(receiver.received.map(({ text }) => text).join()).not.toContain('A draft')
    await follower.delete(`/webhooks/${made.body.id}`)
  })

  it('misses nothing however far behind it is, and starts over when it is enabled', async () => {
    const [follower, ada, receiver] = [await world.newUser(), await world.newUser(), await openReceiver()]
    const subscription = { url: receiver.url, events: ['gig.created'], audience: 'market' }
    const { id } = (await follower.post('/webhooks', subscription)).body
    // More events than are looked at in one go.
    const posted = await Promise.all(Array.from({ length: 120 }, () => postGig(ada)))
    await receiver.until((received) => received.length >= posted.length)
    expect(receiver.received.map(({ body }) => body.data.id).sort()).toEqual([...posted].sort())
    await follower.patch(`/webhooks/${id}`, { enabled: false })
    await postGig(ada)
    await follower.patch(`/webhooks/${id}`, { enabled: true })
    const last = await postGig(ada)
    await receiver.until((received) => received.some(({ body }) => body.data.id === last))
    expect(receiver.received).toHaveLength(posted.length + 1)
    await follower.delete(`/webhooks/${id}`)
  })
})

describe('a webhook for all events', () => {
  it('is for operators: it is in the audit log, they all get an email, and it stops with the role', async () => {
    const receiver = await openReceiver()
    const subscription = { url: receiver.url, events: ['*'], audience: 'all' }
    const member = await world.newUser()
    const refused = await member.post('/webhooks', subscription)
    expect([refused.status, issueCodesOf(refused)]).toEqual([403, ['missing_scope']])
    const operator = await world.newUser({ role: 'operator' })
    const { body: key } = await operator.post('/keys', { name: 'x', scopes: ['read', 'webhooks:write'] })
    expect(issueCodesOf(await world.as(key.key).post('/webhooks', subscription))).toEqual(['missing_scope'])
    const emails = ['one@operators.example', 'two@operators.example']
    await world.inDatabase((db) =>
      db.query(
        `update users set email = case id when $1 then 'one' else 'two' end || '@operators.example', email_proven = true
         where role = 'operator'`,
        [toId('usr', operator.userId)],
      ),
    )
    const { body: webhook } = await operator.post('/webhooks', subscription)
    expect(webhook.audience).toBe('all')
    const [act] = (await world.operator.get('/operator/audit-log?operation=createWebhook')).body.data
    expect(act).toMatchObject({ user_id: operator.userId, subject_id: webhook.id })
    for (const email of emails) {
      const [mail] = (await world.operator.get(`/sandbox/mailbox?to=${email}&limit=1`)).body.data
      expect(mail.subject).toBe('A webhook now receives all events in the marketplace')
    }

    const gigId = await postGig(member, 'Secrettitle')
    const about = (id: string) => receiver.received.filter(({ body }) => body.data.id === id)
    await receiver.until(() => about(gigId).length > 0)
    expect(about(gigId)[0]?.body).toMatchObject({
      type: 'gig.created',
      data: { client_id: member.userId, status: 'open' },
    })
    expect(about(gigId)[0]?.text).not.toContain('Secrettitle')
    const [{ id }] = (await operator.get(`/webhooks/${webhook.id}/deliveries?limit=1`)).body.data
    const body = (reader: Client) => reader.get(`/webhooks/${webhook.id}/deliveries/${id}`)
    expect((await body(operator)).text).not.toContain('Secrettitle')
    expect(issueCodesOf(await body(world.as(key.key)))).toEqual(['missing_scope'])

    receiver.answer = (response) => response.writeHead(500).end()
    const before = await postGig(member)
    await receiver.until(() => about(before).length > 0)
    await world.operator.patch(`/users/${operator.userId}`, { role: 'member' })
    const after = await postGig(member)
    await makeDue()
    const pending = () => operator.get(`/webhooks/${webhook.id}/deliveries?status=pending`)
    await expect.poll(async () => (await pending()).body.data).toEqual([])
    expect(about(before)).toHaveLength(1)
    expect(about(after)).toEqual([])
    await operator.delete(`/webhooks/${webhook.id}`)
  })
})
