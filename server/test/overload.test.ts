import { Type } from 'typebox'
import { describe, expect, it, vi } from 'vitest'
import { parseConfig } from '../src/config.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { Api } from '../src/platform/http/api.ts'
import { Strict } from '../src/platform/http/shapes.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { queueLimitsFrom } from '../src/queue-limits.ts'
import { type Answer, type Client, issueCodesOf } from './support/client.ts'
import { exchange, expectError, RawConnection, requestOf } from './support/raw-http.ts'
import { timed } from './support/timed.ts'
import { createWorld } from './support/world.ts'

const IN_FLIGHT_MAX = 4
/** More than fits into a connection that no one reads from. */
const LARGE = 8 * 1024 * 1024
const FORM = 'application/x-www-form-urlencoded'

/** The only requests whose bodies are read without a credential. */
const WITHOUT_CREDENTIAL = [
  'POST /api/session',
  'POST /api/session/email',
  'POST /api/session/passkey',
  'POST /api/session/passkey/options',
  'POST /confirm-address',
  'POST /mailbox',
  'POST /oauth/device',
  'POST /oauth/device/code',
  'POST /oauth/interaction/:uid',
  'POST /oauth/register',
  'POST /oauth/revoke',
  'POST /oauth/token',
  'POST /sign-in',
  'POST /sign-in/leave-demo',
  'POST /sign-in/out',
  'POST /sign-in/use',
  'POST /terms/accept',
  'POST /unsubscribe',
]

/** Slow requests wait here until a test opens it. */
const gate = { waiting: 0, open: () => {}, opened: Promise.resolve() }

let largeAnswers = 0

const counted: string[] = []
const metrics = createMetrics()
metrics.observe = (method, route, status) => counted.push(`${method} ${route} ${status}`)
const world = await createWorld({
  metrics,
  inFlightMax: IN_FLIGHT_MAX,
  requestTimeoutMs: 1_000,
  headersTimeoutMs: 500,
  oauthRegistration: 'open',
  moreRoutes,
})
const smallQueue = await createWorld({
  requestTimeoutMs: 1_000,
  headersTimeoutMs: 500,
  oauthRegistration: 'open',
  moreRoutes,
  queues: {
    writes: { atOnceMax: 2, reserved: 0, waitingMax: 4, waitMaxMs: 60_000 },
    lists: { atOnceMax: 1, reserved: 0, waitingMax: 0, waitMaxMs: 1 },
  },
})
const shortWait = await createWorld({
  moreRoutes,
  trustProxy: 1,
  queues: {
    writes: { atOnceMax: 1, reserved: 0, waitingMax: 10, waitMaxMs: 200 },
    lists: { atOnceMax: 1, reserved: 0, waitingMax: 2, waitMaxMs: 60_000 },
  },
})
const { writes } = queueLimitsFrom(parseConfig({ DATABASE_WRITE_CONNECTIONS: '12' }).capacity)
const asInProduction = await createWorld({
  trustProxy: 1,
  queues: { writes: { ...writes, atOnceMax: 6, reserved: 2 } },
})
const ada = await world.newUser()
const key = `Authorization: Bearer ${ada.secret}`

describe('more requests than can be served', () => {
  it('are refused with 503 until one finishes; liveness and readiness checks still get a response', async () => {
    await withAllSlotsTaken(async () => {
      for (const refused of [
        await ada.get('/keys/verify'),
        await ada.post('/agents', { name: 'Scout' }),
        await ada.get('/nothing'),
      ]) {
        expectOverloaded(refused)
      }
      for (let i = 0; i < 5; i++) {
        expect((await ada.get('/health')).status).toBe(200)
        expect((await ada.get('/health/ready')).status).toBe(200)
      }
    })
    await eventually(async () => expect((await ada.get('/keys/verify')).status).toBe(200))
    expect((await ada.get('/agents')).body.data).toEqual([])
  })

  it('are refused with the headers of every response, logged and counted', async () => {
    const served = await ada.get('/nothing')
    await withAllSlotsTaken(async () => {
      const refused = await ada.get('/agents?much', { 'x-request-id': 'refused' })
      const ofItsOwn = new Set(['content-length', 'date'])
      const expected = [...served.headers].filter(([name]) => !ofItsOwn.has(name))
      expect(Object.fromEntries(refused.headers)).toMatchObject({
        ...Object.fromEntries(expected),
        'x-request-id': 'refused',
      })
      await logged('refused', 1)
      const line = world.logs.find((text) => text.includes('"request_id":"refused"'))
      expect(JSON.parse(String(line))).toMatchObject({ method: 'GET', path: '/api/agents', status: 503 })
      expect(counted).toContain('GET /api/agents 503')
    })
  })

  it('get one response, whatever follows them on their connection', async () => {
    await withAllSlotsTaken(async () => {
      const broken = [
        'POST /api/agents HTTP/1.1',
        'Host: parley',
        key,
        'X-Request-Id: refused-broken',
        'Transfer-Encoding: chunked',
      ]
      const whole = requestOf(['GET /api/agents HTTP/1.1', 'Host: parley', key])
      const pipelined = await RawConnection.open(world.url)
      pipelined.send(Buffer.concat([whole, whole, requestOf(broken, 'zz\r\n')]))
      for (let answers = 0; answers < 3; answers++) expectError(await pipelined.answer(), 503, 'INTERNAL_ERROR')
      await expect(pipelined.answer()).rejects.toThrow()
      await logged('refused-broken', 1)
      expect(statusesOf('refused-broken')).toEqual([503])
      const inParts = await RawConnection.open(world.url)
      inParts.send(requestOf(broken, '5\r\n'))
      expectError(await inParts.answer(), 503, 'INTERNAL_ERROR')
      inParts.send('these are more than five')
      await expect(inParts.answer()).rejects.toThrow()
      const wholeUrl = await RawConnection.open(world.url)
      wholeUrl.send(requestOf(['GET http://parley/api/health HTTP/1.1', 'Host: parley']))
      expect((await wholeUrl.answer()).status).toBe(200)
      wholeUrl.abort()
    })
  })

  it('don’t include requests waiting for events', async () => {
    const reader = await world.newUser()
    const hangUp = new AbortController()
    const waiting = Array.from({ length: 2 * IN_FLIGHT_MAX }, async (_, index) => {
      const path = index % 2 === 0 ? 'events?wait=30' : 'events/stream'
      const headers = { authorization: `Bearer ${reader.secret}`, 'x-request-id': `waits-${index}` }
      await fetch(`${world.url}/api/${path}`, { headers, signal: hangUp.signal }).catch(() => {})
    })
    await eventually(async () => expect((await reader.get('/keys/verify')).status).toBe(200))
    for (let i = 0; i < 5; i++) expect((await reader.get('/keys/verify')).status).toBe(200)
    hangUp.abort()
    await Promise.all(waiting)
    await expectAllSlotsFree()
  })

  it('don’t include responses that no one reads: the user with the most gets their connections closed', async () => {
    const large = requestOf(['GET /api/large HTTP/1.1', 'Host: parley', key])
    const patient = await RawConnection.open(world.url, '127.0.0.2')
    const greedy = await Promise.all([1, 2, 3].map(() => RawConnection.open(world.url, '127.0.0.3')))
    for (const connection of [patient, ...greedy]) {
      connection.pause()
      connection.send(large)
    }
    await eventually(() => expect(largeAnswers).toBe(IN_FLIGHT_MAX))
    for (let i = 0; i < 5; i++) expect((await ada.get('/keys/verify')).status).toBe(200)
    patient.resume()
    expect((await patient.answer()).body.text).toHaveLength(LARGE)
    for (const connection of [patient, ...greedy]) connection.abort()
    await expectAllSlotsFree()
  })
})

describe('more writes than can be done at once', () => {
  it('wait for their turn; when too many wait, the next is refused before its body is read, and reads still succeed', async () => {
    const ben = await smallQueue.newUser()
    const { running, waiting } = await fillWriteQueue(ben)
    const connection = await RawConnection.open(smallQueue.url)
    const head = ['POST /api/agents HTTP/1.1', 'Host: parley', `Authorization: Bearer ${ben.secret}`]
    connection.send(requestOf([...head, 'Content-Type: application/json', 'Content-Length: 500'], '{'))
    expectOverloaded(await connection.answer())
    connection.abort()
    expect((await ben.get('/agents')).body.data).toEqual([])
    gate.open()
    for (const answer of await Promise.all(running)) expect(answer.status).toBe(200)
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(201)
    expect((await ben.post('/agents', { name: 'Later' })).status).toBe(201)
    expect((await ben.get('/agents')).body.data).toHaveLength(5)
  })

  it('from one user don’t block another user, whose write replaces the newest of them', async () => {
    const [ben, cyd] = [await smallQueue.newUser(), await smallQueue.newUser()]
    const { running, waiting } = await fillWriteQueue(ben)
    const ofCyd = cyd.post('/agents', { name: 'Scout' })
    const refused = await Promise.race(waiting)
    expectOverloaded(refused)
    gate.open()
    expect((await ofCyd).status).toBe(201)
    await Promise.all(running)
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 201, 201, 503])
    expect((await ben.get('/agents')).body.data).toHaveLength(3)
  })

  it('from one user, all for the same row, cause none of another user’s to be refused', timed, async () => {
    const [ben, cyd] = [await asInProduction.newUser(), await asInProduction.newUser()]
    let isWriting = true
    const ofBen = Array.from({ length: 60 }, async (_, index) => {
      for (let n = 0; isWriting; n++) await ben.patch('/profile/me', { headline: `Number ${index} ${n}` })
    })
    const statuses: number[] = []
    for (let n = 0; n < 20; n++) statuses.push((await cyd.patch('/profile/me', { headline: `Number ${n}` })).status)
    isWriting = false
    await Promise.all(ofBen)
    expect(statuses).toEqual(Array(20).fill(200))
  })

  it('are refused once they’ve waited too long, and change nothing', timed, async () => {
    const ben = await shortWait.newUser()
    closeGate()
    const running = ben.post('/wait-and-write')
    await eventually(() => expect(gate.waiting).toBe(1))
    expectOverloaded(await ben.post('/agents', { name: 'Late' }))
    gate.open()
    expect((await running).status).toBe(200)
    expect((await ben.get('/agents')).body.data).toEqual([])
  })
})

describe('more lists than can be read at once', () => {
  it('are refused before they start, never between two of their statements', async () => {
    const [ben, cyd] = [await smallQueue.newUser(), await smallQueue.newUser()]
    closeGate()
    const begun = ben.get('/wait-and-list')
    await eventually(() => expect(gate.waiting).toBe(1))
    expectOverloaded(await cyd.get('/gigs'))
    gate.open()
    expect((await begun).body.data).toEqual([{ text: 'first' }, { text: 'second' }])
    expect((await cyd.get('/gigs')).status).toBe(200)
  })
})

describe('visitors who share a publishable key', () => {
  it('take turns by network, so that one with many requests doesn’t block the others', async () => {
    const { body } = await shortWait.operator.post('/keys', { name: 'pages', publishable: true })
    const from = (address: string, path: string) => shortWait.as(body.key).get(path, { 'x-forwarded-for': address })
    closeGate()
    const begun = from('2001:db8:0:1::1', '/wait-and-list')
    await eventually(() => expect(gate.waiting).toBe(1))
    const waiting = [from('2001:db8:0:1::2', '/gigs'), from('2001:db8:0:1::3', '/gigs')]
    expectOverloaded(await from('2001:db8:0:1::4', '/gigs'))
    const ofAnother = from('2001:db8:0:2::1', '/gigs')
    expectOverloaded(await Promise.race(waiting))
    gate.open()
    expect([(await begun).status, (await ofAnother).status]).toEqual([200, 200])
    await Promise.all(waiting)
  })
})

describe('one caller', () => {
  it('with more than 50 unanswered requests on a connection gets 503 for the rest of them', async () => {
    const ben = await asInProduction.newUser()
    const pipelined = await RawConnection.open(asInProduction.url)
    const one = requestOf(['GET /api/keys/verify HTTP/1.1', 'Host: parley', `Authorization: Bearer ${ben.secret}`])
    pipelined.send(Buffer.concat(Array(80).fill(one)))
    const statuses: number[] = []
    for (let n = 0; n < 80; n++) statuses.push((await pipelined.answer()).status)
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(200))
    expect(statuses.slice(50)).toContain(503)
    pipelined.abort()
  })

  it(
    'can only send a few bodies at the same time; an agent leaves room for its owner, and others aren’t affected',
    timed,
    async () => {
      const [ben, cyd] = [await asInProduction.newUser(), await asInProduction.newUser()]
      const agent = await asInProduction.newAgent(ben, ['gigs:write'])
      const begin = async (caller: Client) => {
        const connection = await RawConnection.open(asInProduction.url)
        const head = ['POST /api/gigs HTTP/1.1', 'Host: parley', `Authorization: Bearer ${caller.secret}`]
        connection.send(requestOf([...head, 'Content-Type: application/json', 'Content-Length: 500'], '{'))
        return connection
      }
      const begun = await Promise.all(Array.from({ length: 12 }, () => begin(agent)))
      const refused = await Promise.race(begun.map((connection) => connection.answer()))
      expect(refused.status).toBe(429)
      expect(issueCodesOf(refused)).toEqual(['too_many_uploads'])
      for (const caller of [ben, cyd]) expect((await caller.post('/agents', { name: 'Scout' })).status).toBe(201)
      for (const connection of begun) connection.abort()
      await eventually(async () => {
        const again = await begin(agent)
        again.send(`${' '.repeat(498)}}`)
        expect((await again.answer()).status).toBe(422)
        again.abort()
      })
    },
  )
})

describe('a caller without a credential', () => {
  const head = ['POST /api/session HTTP/1.1', 'Host: parley', 'Content-Type: application/json']
  const begin = async (address: string) => {
    const connection = await RawConnection.open(asInProduction.url)
    connection.send(requestOf([...head, `X-Forwarded-For: ${address}`, 'Content-Length: 500'], '{'))
    return connection
  }

  it('can only send a few bodies at the same time from one network; reads and other networks aren’t affected', async () => {
    const begun: RawConnection[] = []
    const refused: Promise<Answer>[] = []
    // One after the other, so that the first 40 are those that are taken.
    for (let n = 0; n < 45; n++) {
      const connection = await begin(`2001:db8:1:2::${n.toString(16)}`)
      begun.push(connection)
      if (n >= 40) refused.push(connection.answer())
    }
    for (const answer of await Promise.all(refused)) {
      expect([answer.status, issueCodesOf(answer)]).toEqual([429, ['too_many_uploads']])
    }
    for (const read of ['GET /api/health', 'GET /api/health/ready', 'GET /openapi.json', 'HEAD /openapi.json']) {
      const lines = [`${read} HTTP/1.1`, 'Host: parley', 'X-Forwarded-For: 2001:db8:1:2::1']
      expect((await exchange(asInProduction.url, requestOf(lines), read.split(' ', 1)[0])).status).toBe(200)
    }
    for (const address of ['2001:db8:1:3::1', '203.0.113.5']) {
      const other = await begin(address)
      other.send(`${' '.repeat(498)}}`)
      expect((await other.answer()).status).toBe(422)
      other.abort()
    }
    for (const connection of begun) connection.abort()
    await eventually(async () => {
      const again = await begin('2001:db8:1:2::1')
      again.send(`${' '.repeat(498)}}`)
      expect((await again.answer()).status).toBe(422)
      again.abort()
    })
  })

  it('sends bodies of at most 16 KiB, wherever bodies are read without one', async () => {
    const writes = world.app.paths.operations.filter(
      // Messages of payment providers have a limit of their own.
      ({ method, path }) => method !== 'GET' && path !== '/api/payments/:provider/webhook',
    )
    const answers = await inTurn(writes, async ({ method, path }) => {
      const [name, type] = [`${method} ${path}`, path.startsWith('/api') ? 'application/json' : FORM]
      const head = [`${name} HTTP/1.1`, `Host: ${new URL(world.url).host}`, `Content-Type: ${type}`]
      const { status, body } = await exchange(world.url, requestOf([...head, `Content-Length: ${16 * 1024 + 1}`]))
      return { name, status, maximum: body?.error?.issues?.[0]?.details?.maximum }
    })
    const tooLarge = answers.filter(({ status }) => status === 413)
    expect(tooLarge.map(({ name }) => name).sort()).toEqual(WITHOUT_CREDENTIAL)
    expect(new Set(tooLarge.map(({ maximum }) => maximum))).toEqual(new Set([16 * 1024]))
    // All others are refused before the body is read: for the lack of a credential, and at last for too many failures.
    expect(answers.filter(({ status }) => ![401, 413, 429].includes(status))).toEqual([])
    const chunked = [...head, 'Transfer-Encoding: chunked']
    const text = ' '.repeat(16 * 1024 + 1)
    const streamed = requestOf(chunked, `${text.length.toString(16)}\r\n${text}\r\n`)
    expectError(await exchange(asInProduction.url, streamed), 413, 'BAD_REQUEST')
    const fitting = requestOf([...head, `Content-Length: ${16 * 1024}`], `{${' '.repeat(16 * 1024 - 2)}}`)
    expectError(await exchange(asInProduction.url, fitting), 422, 'VALIDATION_FAILED')
  })
})

describe('a body that trickles in', () => {
  it('ends with the timeout of requests on every route that reads one', timed, async () => {
    const writes = smallQueue.app.paths.operations.filter(({ method }) => method !== 'GET')
    // One user may send 40 bodies at a time.
    const callers: Client[] = []
    while (callers.length * 40 < writes.length) callers.push(await smallQueue.newUser({ role: 'operator' }))
    const ended = await Promise.all(
      writes.map(async ({ method, path }, index) => {
        const secret = callers[index % callers.length]?.secret
        const status = await trickle([
          `${method} ${path} HTTP/1.1`,
          `Authorization: Bearer ${secret}`,
          'Content-Type: application/json',
        ])
        return { name: `${method} ${path}`, status }
      }),
    )
    const [inTime, others] = [
      ended.filter(({ status }) => status === 408),
      ended.filter(({ status }) => status !== 408),
    ]
    // What a key may not do, and a file without a name, is refused before the body is read; the connection still ends.
    const isFile = (name: string) => name === 'POST /api/attachments'
    expect(others.filter(({ name, status }) => status !== (isFile(name) ? 422 : 403))).toEqual([])
    expect(inTime.length).toBeGreaterThan(others.length)
    expect(inTime.map(({ name }) => name)).toEqual(expect.arrayContaining(WITHOUT_CREDENTIAL))
  })

  it('ends even a stream whose response has started', timed, async () => {
    const ben = await smallQueue.newUser()
    expect(await trickle(['GET /api/events/stream HTTP/1.1', `Authorization: Bearer ${ben.secret}`])).toBe(200)
    expect((await ben.get('/keys/verify')).status).toBe(200)
  })

  /** Sends a byte now and then until the server closes the connection, and returns the status of its response. */
  async function trickle(head: readonly string[]): Promise<number> {
    const connection = await RawConnection.open(smallQueue.url)
    const answered = connection.answer()
    connection.send(requestOf([...head, `Host: ${new URL(smallQueue.url).host}`, 'Content-Length: 1000'], '{'))
    const trickling = setInterval(() => connection.send(' '), 100)
    const startedMs = performance.now()
    const { status } = await answered
    await connection.closed()
    clearInterval(trickling)
    // The timeout is one second, and the machine may be slow.
    expect(performance.now() - startedMs).toBeLessThan(20_000)
    return status
  }
})

describe('slots for requests are not lost', () => {
  const json = 'Content-Type: application/json'

  it('when callers send only the headers of a request, and hang up', async () => {
    for (const name of WITHOUT_CREDENTIAL) {
      const id = `only-headers-${name.replaceAll(/\W/g, '-')}`
      const type = `Content-Type: ${name.includes('/api/') ? 'application/json' : FORM}`
      for (const connection of await openMany(IN_FLIGHT_MAX)) {
        connection.send(
          requestOf([`${name} HTTP/1.1`, 'Host: parley', `X-Request-Id: ${id}`, type, 'Content-Length: 9']),
        )
        connection.hangUp()
      }
      await logged(id, IN_FLIGHT_MAX, 60_000)
    }
    await expectAllSlotsFree()
  })

  it.each([
    ['GET /api/wait', 'gone-1'],
    ['POST /api/wait-and-write', 'gone-2'],
  ])('when callers hang up while their request is served: %s', async (what, id) => {
    closeGate()
    const connections = await openMany(IN_FLIGHT_MAX)
    for (const connection of connections)
      connection.send(requestOf([`${what} HTTP/1.1`, 'Host: parley', key, `X-Request-Id: ${id}`]))
    await allWaiting()
    for (const connection of connections) connection.abort()
    await logged(id, IN_FLIGHT_MAX)
    await expectAllSlotsFree()
  })

  it.each([
    ['GET /api/wait', 'gone-3'],
    ['POST /api/wait-and-write', 'gone-4'],
  ])('when a caller hangs up on several requests at once: %s', async (what, id) => {
    closeGate()
    const connection = await RawConnection.open(world.url)
    const head = [`${what} HTTP/1.1`, 'Host: parley', key, `X-Request-Id: ${id}`, json, 'Content-Length: 2']
    connection.send(Buffer.concat(Array(IN_FLIGHT_MAX).fill(requestOf(head, '{}'))))
    await allWaiting()
    connection.abort()
    await logged(id, IN_FLIGHT_MAX)
    await expectAllSlotsFree()
  })

  it('when callers hang up while their key is looked up', async () => {
    const connections = await openMany(IN_FLIGHT_MAX)
    await world.inDatabase(async (client) => {
      await client.query('begin')
      await client.query('lock table api_keys in access exclusive mode')
      for (const connection of connections)
        connection.send(requestOf(['GET /api/keys/verify HTTP/1.1', 'Host: parley', key, 'X-Request-Id: gone-5']))
      await eventually(async () => {
        const { rows } = await client.query('select 1 from pg_locks where not granted')
        expect(rows).not.toEqual([])
      })
      for (const connection of connections) connection.abort()
      await logged('gone-5', IN_FLIGHT_MAX)
      await client.query('commit')
    })
    await expectAllSlotsFree()
  })

  it('when callers send half a request, and hang up or wait', timed, async () => {
    const head = ['POST /api/agents HTTP/1.1', 'Host: parley', key, 'X-Request-Id: half', json, 'Content-Length: 9']
    const whole = requestOf(['GET /api/health HTTP/1.1', 'Host: parley'])
    const [hasty, ...patient] = await openMany(IN_FLIGHT_MAX)
    // When the first of two requests that arrived together gets its response, the second one has begun.
    hasty?.send(Buffer.concat([whole, requestOf(head, '{')]))
    await hasty?.answer()
    for (const connection of patient) connection.send(requestOf(head, '{'))
    hasty?.abort()
    for (const connection of patient) expectError(await connection.answer(), 408, 'BAD_REQUEST')
    await logged('half', IN_FLIGHT_MAX)
    await expectAllSlotsFree()
  })

  it('when the body or the path is malformed', async () => {
    const body = [
      'POST /api/agents HTTP/1.1',
      'Host: parley',
      key,
      'X-Request-Id: broken',
      json,
      'Transfer-Encoding: chunked',
    ]
    const path = ['GET /api/keys/%ff HTTP/1.1', 'Host: parley', 'X-Request-Id: broken']
    for (const connection of await openMany(IN_FLIGHT_MAX)) {
      connection.send(Buffer.concat([requestOf(path), requestOf(body, 'zz\r\n')]))
      expectError(await connection.answer(), 400, 'BAD_REQUEST')
      expectError(await connection.answer(), 400, 'BAD_REQUEST')
      connection.abort()
    }
    await logged('broken', 2 * IN_FLIGHT_MAX)
    await expectAllSlotsFree()
  })
})

function moreRoutes(api: Api): void {
  const answer = Strict({ text: Type.String() }, { title: 'Waited' })
  const docs = (id: string) => ({ id, tag: 'Health', summary: id, description: id, example: { answer: { text: id } } })
  const run = async () => {
    gate.waiting++
    await gate.opened
    return { text: 'done' }
  }
  api.read({ path: '/wait', scope: 'any key', mcp: true, answer, docs: docs('wait'), run })
  const large = async () => {
    largeAnswers++
    return { text: 'x'.repeat(LARGE) }
  }
  api.read({ path: '/large', scope: 'any key', mcp: true, answer, docs: docs('large'), run: large })
  api.write({
    method: 'POST',
    path: '/wait-and-write',
    scope: 'any key',
    mcp: true,
    answer,
    docs: docs('waitAndWrite'),
    run,
  })
  api.list({
    path: '/wait-and-list',
    scope: 'any key',
    forVisitors: true,
    mcp: true,
    answer,
    docs: docs('waitAndList'),
    async run(ctx) {
      const first = await ctx.db.query<{ text: string }>(sql`select 'first' as text`)
      await run()
      const second = await ctx.db.query<{ text: string }>(sql`select 'second' as text`)
      return { rows: [...first, ...second], next: null }
    },
  })
}

/** Fills every slot with a slow request, and finishes these requests afterward. */
async function withAllSlotsTaken(whileTaken: () => Promise<void>): Promise<void> {
  closeGate()
  const served = Array.from({ length: IN_FLIGHT_MAX }, () => ada.get('/wait'))
  await allWaiting()
  await whileTaken()
  gate.open()
  for (const answer of await Promise.all(served)) expect(answer.status).toBe(200)
}

/** Expects exactly as many free slots as at the start. */
async function expectAllSlotsFree(): Promise<void> {
  gate.open()
  await eventually(async () => expect((await ada.get('/keys/verify')).status).toBe(200))
  await withAllSlotsTaken(async () => expect((await ada.get('/keys/verify')).status).toBe(503))
}

/** Two writes that run until the gate opens, and four behind them that wait. */
async function fillWriteQueue(user: Client) {
  closeGate()
  const running = Array.from({ length: 2 }, () => user.post('/wait-and-write'))
  await eventually(() => expect(gate.waiting).toBe(2))
  const waiting = Array.from({ length: 4 }, (_, index) => user.post('/agents', { name: `Agent ${index}` }))
  // A write with an invalid body never waits: 503 shows that the queue is full.
  await eventually(async () => expect((await user.post('/agents', {})).status).toBe(503))
  return { running, waiting }
}

function expectOverloaded(answer: Answer): void {
  expectError(answer, 503, 'INTERNAL_ERROR')
  expect(issueCodesOf(answer)).toEqual(['overloaded'])
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
}

function closeGate(): void {
  gate.waiting = 0
  gate.opened = new Promise((resolve) => {
    gate.open = resolve
  })
}

async function allWaiting(): Promise<void> {
  await eventually(() => expect(gate.waiting).toBe(IN_FLIGHT_MAX))
}

/** Waits until the server has logged the end of this many requests with that id. */
async function logged(id: string, count: number, timeoutMs?: number): Promise<void> {
  await eventually(() => expect(statusesOf(id)).toHaveLength(count), timeoutMs)
}

function statusesOf(id: string): number[] {
  return world.logs.filter((line) => line.includes(`"request_id":"${id}"`)).map((line) => JSON.parse(line).status)
}

// Generous, since the tests share two cores with all others.
function eventually(check: () => void | Promise<void>, timeoutMs = 120_000): Promise<void> {
  return vi.waitFor(check, { timeout: timeoutMs })
}

async function inTurn<Item, Result>(items: readonly Item[], use: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await use(item))
  return results
}

function openMany(count: number): Promise<RawConnection[]> {
  return Promise.all(Array.from({ length: count }, () => RawConnection.open(world.url)))
}
