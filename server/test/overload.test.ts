import { Type } from 'typebox'
import { describe, expect, it, vi } from 'vitest'
import type { Api } from '../src/platform/http/api.ts'
import { LoadGauge } from '../src/platform/http/load-gauge.ts'
import { createMetrics } from '../src/platform/http/metrics.ts'
import { Strict } from '../src/platform/http/shapes.ts'
import { issueCodesOf } from './support/client.ts'
import { expectError, RawConnection, requestOf } from './support/raw-http.ts'
import { createWorld } from './support/world.ts'

const IN_FLIGHT_MAX = 4

/** Where slow requests wait until a test lets them go. */
const gate = { waiting: 0, open: () => {}, opened: Promise.resolve() }

const counted: string[] = []
const metrics = createMetrics()
metrics.observe = (method, route, status) => counted.push(`${method} ${route} ${status}`)
const world = await createWorld({
  metrics,
  inFlightMax: IN_FLIGHT_MAX,
  requestTimeoutMs: 1_000,
  headersTimeoutMs: 500,
  moreRoutes,
})
const narrow = await createWorld({
  moreRoutes,
  writes: { atOnceMax: 2, waitingMax: 1, patienceMs: 2_000, patienceWhenBusyMs: 2_000 },
})
const ada = await world.newUser()
const key = `Authorization: Bearer ${ada.secret}`

describe('more requests than can be served', () => {
  it('are sent away until there is room again, while the process says it is alive', async () => {
    await withFullHouse(async () => {
      for (const refused of [
        await ada.get('/keys/verify'),
        await ada.post('/agents', { name: 'Scout' }),
        await ada.get('/nothing'),
      ]) {
        expectError(refused, 503, 'INTERNAL_ERROR')
        expect(issueCodesOf(refused)).toEqual(['overloaded'])
        expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      }
      for (let i = 0; i < 5; i++) expect((await ada.get('/health')).status).toBe(200)
    })
    await eventually(async () => expect((await ada.get('/keys/verify')).status).toBe(200))
    expect((await ada.get('/agents')).body.data).toEqual([])
  })

  it('are sent away with all that every answer carries, logged and counted', async () => {
    const served = await ada.get('/nothing')
    await withFullHouse(async () => {
      const refused = await ada.get('/nothing?much', { 'x-request-id': 'sent-away' })
      const ofItsOwn = new Set(['content-length', 'date', 'ratelimit', 'ratelimit-policy'])
      const expected = [...served.headers].filter(([name]) => !ofItsOwn.has(name))
      expect(Object.fromEntries(refused.headers)).toMatchObject({
        ...Object.fromEntries(expected),
        'x-request-id': 'sent-away',
      })
      await logged('sent-away', 1)
      const line = world.logs.find((text) => text.includes('sent-away'))
      expect(JSON.parse(String(line))).toMatchObject({ method: 'GET', path: '/api/nothing', status: 503 })
      expect(counted).toContain('GET turned away 503')
    })
  })

  it('are sent away after a moment, so that asking again at once is no gain; who is gone by then is counted', async () => {
    await withFullHouse(async () => {
      const [gone, ...others] = await openMany(4)
      const startedMs = performance.now()
      for (const connection of [gone, ...others])
        connection?.send(requestOf(['GET /api/agents HTTP/1.1', 'Host: parley', 'X-Request-Id: in-vain']))
      gone?.abort()
      for (const connection of others) expectError(await connection.answer(), 503, 'INTERNAL_ERROR')
      expect(performance.now() - startedMs).toBeGreaterThan(50)
      await logged('in-vain', 4)
      expect(statusesOf('in-vain')).toEqual([503, 503, 503, 503])
      for (const connection of others) connection.abort()
    })
  })

  it('are answered once, whatever follows them on their connection', async () => {
    await withFullHouse(async () => {
      const connection = await RawConnection.open(world.url)
      const broken = [
        'POST /api/agents HTTP/1.1',
        'Host: parley',
        key,
        'X-Request-Id: sent-broken',
        'Transfer-Encoding: chunked',
      ]
      connection.send(requestOf(broken, 'zz\r\n'))
      expectError(await connection.answer(), 400, 'BAD_REQUEST')
      await expect(connection.answer()).rejects.toThrow()
      await logged('sent-broken', 1)
      expect(statusesOf('sent-broken')).toEqual([400])
      const behindAnother = await RawConnection.open(world.url)
      const whole = requestOf(['GET /api/agents HTTP/1.1', 'Host: parley', key])
      behindAnother.send(Buffer.concat([whole, whole, requestOf(broken, 'zz\r\n')]))
      for (let answers = 0; answers < 3; answers++) expectError(await behindAnother.answer(), 503, 'INTERNAL_ERROR')
      await expect(behindAnother.answer()).rejects.toThrow()
      const inParts = await RawConnection.open(world.url)
      inParts.send(requestOf(broken, '5\r\n'))
      expectError(await inParts.answer(), 503, 'INTERNAL_ERROR')
      inParts.send('these are more than five')
      await expect(inParts.answer()).rejects.toThrow()
      const asOfProxy = await RawConnection.open(world.url)
      asOfProxy.send(requestOf(['GET http://parley/api/health HTTP/1.1', 'Host: parley']))
      expect((await asOfProxy.answer()).status).toBe(200)
      asOfProxy.abort()
    })
  })
})

describe('more writes than can be done at once', () => {
  it('are sent away when they would wait too long, and change nothing; reads wait for nothing', async () => {
    const ben = await narrow.newUser()
    closeGate()
    const atIt = Array.from({ length: 2 }, () => ben.post('/wait-and-write'))
    await eventually(() => expect(gate.waiting).toBe(2))
    const waiting = ben.post('/agents', { name: 'Late' })
    // Where it is known from the start, nobody even asks who is there.
    await eventually(async () => expect((await narrow.as('x').post('/agents', { name: 'More' })).status).toBe(503))
    expect((await narrow.as('x').get('/agents')).status).toBe(401)
    const late = await waiting
    expectError(late, 503, 'INTERNAL_ERROR')
    expect(issueCodesOf(late)).toEqual(['overloaded'])
    expect(late.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect((await ben.get('/agents')).body.data).toEqual([])
    gate.open()
    for (const answer of await Promise.all(atIt)) expect(answer.status).toBe(200)
    expect((await ben.post('/agents', { name: 'In time' })).status).toBe(201)
  })
})

describe('room for requests is not lost', () => {
  const json = 'Content-Type: application/json'

  it.each([
    ['GET /api/wait', 'gone-1'],
    ['POST /api/wait-and-write', 'gone-2'],
  ])('to callers who hang up while theirs is served: %s', async (what, id) => {
    closeGate()
    const connections = await openMany(IN_FLIGHT_MAX)
    for (const connection of connections)
      connection.send(requestOf([`${what} HTTP/1.1`, 'Host: parley', key, `X-Request-Id: ${id}`]))
    await allWaiting()
    for (const connection of connections) connection.abort()
    await logged(id, IN_FLIGHT_MAX)
    await expectAllRoom()
  })

  it.each([
    ['GET /api/wait', 'gone-3'],
    ['POST /api/wait-and-write', 'gone-4'],
  ])('to callers who hang up on several requests at once: %s', async (what, id) => {
    closeGate()
    const connection = await RawConnection.open(world.url)
    const head = [`${what} HTTP/1.1`, 'Host: parley', key, `X-Request-Id: ${id}`, json, 'Content-Length: 2']
    connection.send(Buffer.concat(Array(IN_FLIGHT_MAX).fill(requestOf(head, '{}'))))
    await allWaiting()
    connection.abort()
    await logged(id, IN_FLIGHT_MAX)
    await expectAllRoom()
  })

  it('to callers who hang up while their key is looked up', async () => {
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
    await expectAllRoom()
  })

  it('to callers who send half a request, and hang up or wait', async () => {
    const head = ['POST /api/agents HTTP/1.1', 'Host: parley', key, 'X-Request-Id: half', json, 'Content-Length: 9']
    const whole = requestOf(['GET /api/health HTTP/1.1', 'Host: parley'])
    const [hasty, ...patient] = await openMany(IN_FLIGHT_MAX)
    // When the first of two requests that came together is answered, the second has begun.
    hasty?.send(Buffer.concat([whole, requestOf(head, '{')]))
    await hasty?.answer()
    for (const connection of patient) connection.send(requestOf(head, '{'))
    hasty?.abort()
    for (const connection of patient) expectError(await connection.answer(), 408, 'BAD_REQUEST')
    await logged('half', IN_FLIGHT_MAX)
    await expectAllRoom()
  })

  it('to callers whose body is broken, or whose path is', async () => {
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
    await expectAllRoom()
  })
})

it('lets in fewer while it is late, but always some, and all again when it is not', async () => {
  const gauge = new LoadGauge({ inFlightMax: 1_000, lateMs: 50 })
  const places = Array.from({ length: 400 }, () => gauge.newPlace())
  try {
    for (const place of places) place.take()
    expect(gauge.isOverloaded()).toBe(false)
    const late = setInterval(() => blockFor(150), 1)
    await eventually(() => expect(gauge.isOverloaded()).toBe(true))
    for (const place of places.splice(49)) place.leave()
    for (let turns = 0; turns < 10; turns++) {
      await new Promise((resolve) => setImmediate(resolve))
      expect(gauge.isOverloaded()).toBe(false)
    }
    clearInterval(late)
    places.push(...Array.from({ length: 500 }, () => gauge.newPlace()))
    for (const place of places) place.take()
    await eventually(() => expect(gauge.isOverloaded()).toBe(false))
  } finally {
    gauge.stop()
  }
})

function moreRoutes(api: Api): void {
  const answer = Strict({ text: Type.String() }, { title: 'Waited' })
  const docs = (id: string) => ({ id, tag: 'Health', summary: id, description: id, example: { answer: { text: id } } })
  const run = async () => {
    gate.waiting++
    await gate.opened
    return { text: 'done' }
  }
  api.read({ path: '/wait', scope: 'any key', answer, docs: docs('wait'), run })
  api.write({ method: 'POST', path: '/wait-and-write', scope: 'any key', answer, docs: docs('waitAndWrite'), run })
}

/** Fills every place with a slow request, and lets them go afterwards. */
async function withFullHouse(meanwhile: () => Promise<void>): Promise<void> {
  closeGate()
  const served = Array.from({ length: IN_FLIGHT_MAX }, () => ada.get('/wait'))
  await allWaiting()
  await meanwhile()
  gate.open()
  for (const answer of await Promise.all(served)) expect(answer.status).toBe(200)
}

/** Sees that there is as much room as there ever was: no less, and no more. */
async function expectAllRoom(): Promise<void> {
  gate.open()
  await eventually(async () => expect((await ada.get('/keys/verify')).status).toBe(200))
  await withFullHouse(async () => expect((await ada.get('/keys/verify')).status).toBe(503))
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

/** Waits until this many requests of that id have ended, as far as the server is concerned. */
async function logged(id: string, count: number): Promise<void> {
  await eventually(() => expect(statusesOf(id)).toHaveLength(count))
}

function statusesOf(id: string): number[] {
  return world.logs.filter((line) => line.includes(`"request_id":"${id}"`)).map((line) => JSON.parse(line).status)
}

// Generous, since the tests share two cores with all others.
function eventually(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 15_000 })
}

function openMany(count: number): Promise<RawConnection[]> {
  return Promise.all(Array.from({ length: count }, () => RawConnection.open(world.url)))
}

function blockFor(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}
