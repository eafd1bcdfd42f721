import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { claimDue } from '../src/events/webhooks/delivery-service.ts'
import { hasDue } from '../src/events/webhooks/delivery-store.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { type Client, RetryingClient } from './support/client.ts'
import { createDeployment } from './support/deployment.ts'
import { idleClaim, insertPendingWebhooks, makeOneDue } from './support/pending-webhooks.ts'
import { median, proofSeed, quantile, ResultTable, scaled } from './support/proof.ts'
import { Random } from './support/random.ts'
import { openReceiver, type Receiver, verifySignature } from './support/receiver.ts'
import { type ServiceProcess, stopAllServices } from './support/service-process.ts'

// `npm run test:webhooks`

const EVENTS = scaled(4_000)
const KILLS = scaled(50)
const CHANGES_PER_WRITER = scaled(100)
const TIMED_EVENTS = scaled(300)
const HANGING_ROUNDS = scaled(3)

const results = new ResultTable('Webhooks and the event feed')
const random = new Random(proofSeed())

afterEach(stopAllServices)
afterAll(() => results.print())

async function register(owner: Client, url: string): Promise<{ id: string; secret: string }> {
  const made = await owner.post('/webhooks', { url, events: ['gig.created'] })
  expect(made.status).toBe(201)
  return made.body
}

async function postGig(owner: Client, title: string): Promise<string> {
  const made = await owner.post('/gigs', { title, description: 'x', rate_type: 'fixed' })
  expect(made.status).toBe(201)
  return made.body.id
}

describe('a receiver that fails 30 % of the time, and a worker that is killed again and again', () => {
  it('gets every event, each signature verifies, and each event keeps its id', async () => {
    const deployment = await createDeployment({ LOG_LEVEL: 'info' })
    const service = await deployment.start('serve')
    const ada = await deployment.newUser(service)
    const receiver = await openReceiver()
    const failures = new Map<string, number>()
    const arrived = new Set<string>()
    receiver.answer = (response, { body }) => {
      // The service gives up after ten failures of one event, which isn't what's being tested here.
      const failed = failures.get(body.id) ?? 0
      if (random.chance(0.3) && failed < 8) {
        failures.set(body.id, failed + 1)
        response.writeHead(500).end('not now')
      } else {
        arrived.add(body.id)
        response.end('ok')
      }
    }
    const webhook = await register(ada, receiver.url)

    let posted = 0
    const writing = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (posted < EVENTS) await postGig(ada, `Gig ${posted++}`)
      }),
    )
    // Makes the next attempts due immediately. Deliveries claimed by a killed worker wait until their lease expires.
    const skipWaiting = () =>
      deployment.inDatabase(`
        update deliveries set due_at = now() where status = 'pending' and claim is null and due_at > now();
        update delivery_queues set next_at = now()`)
    for (let kills = 0; kills < KILLS; kills++) {
      const worker = await deployment.start('work')
      await sleep(random.between(100, 1_000))
      worker.child.kill('SIGKILL')
      await worker.exited
      await skipWaiting()
    }
    await writing
    const arrivedBefore = arrived.size
    const [left] = await deployment.inDatabase<{ claimed: string }>(
      `select count(*) as claimed from deliveries where claim is not null`,
    )
    await deployment.start('work')
    const ids = new Set<string>()
    for (let after = ''; ids.size < EVENTS; ) {
      const page = await ada.get(`/events?types=gig.created&limit=100&wait=5${after}`)
      for (const event of page.body.data) ids.add(event.id)
      after = `&after=${page.body.next_cursor}`
    }
    while ([...ids].some((id) => !arrived.has(id))) {
      await skipWaiting()
      await sleep(200)
    }
    for (const received of receiver.received) verifySignature(webhook.secret, received)
    const idsByGig = new Map<string, Set<unknown>>()
    for (const { headers, body } of receiver.received) {
      idsByGig.set(body.data.id, (idsByGig.get(body.data.id) ?? new Set()).add(headers['webhook-id']))
    }
    expect(idsByGig.size).toBe(EVENTS)
    expect([...idsByGig.values()].every((set) => set.size === 1)).toBe(true)
    expect(arrived).toEqual(ids)
    const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
    results.add(`${KILLS} kills of the worker: events that did not arrive`, `0 of ${EVENTS}`, ids.size - arrived.size)
    results.add('  arrived before the last kill, left claimed by it', '', `${arrivedBefore}, ${left?.claimed}`)
    results.add('  requests to the receiver, answered 500', '', `${receiver.received.length}, ${failed}`)
  })
})

describe('a feed with 20 writers on two serving and two working processes', () => {
  it('shows four readers every event once, in the same order, versions ascending', async () => {
    const WRITERS = 20
    const deployment = await createDeployment({ LOG_LEVEL: 'info' })
    const nodes = await Promise.all(['serve', 'serve', 'work', 'work'].map((command) => deployment.start(command)))
    const services = nodes.slice(0, 2)
    const ada = await deployment.newUser(services[0] as ServiceProcess)
    const expected = WRITERS * (CHANGES_PER_WRITER + 1)
    // Every second writer changes its own agent; the others change one that they share.
    const shared = (await ada.post('/agents', { name: 'shared' })).body.id
    let written = 1
    const writers = Array.from({ length: WRITERS }, async (_, i) => {
      const writer = new RetryingClient((services[i % 2] as ServiceProcess).url, ada.secret)
      const own = i % 2 === 0 ? (await writer.post('/agents', { name: `agent ${i}` })).body.id : shared
      if (own !== shared) written++
      for (let n = 0; n < CHANGES_PER_WRITER; n++) {
        const changed = await writer.patch(`/agents/${own}`, { name: `agent ${i} ${n}` })
        expect(changed.status).toBe(200)
        written++
      }
    })
    let isWriting = true
    const read = async (reader: Client, limit: number) => {
      const seen: { id: string; subject: string; version: number }[] = []
      const types = '&types=agent.created&types=agent.updated'
      for (let after = ''; isWriting || seen.length < written; ) {
        const page = await reader.get(`/events?limit=${limit}&wait=2${types}${after}`)
        seen.push(
          ...page.body.data.map((event: { id: string; subject: { id: string }; data: { version: number } }) => ({
            id: event.id,
            subject: event.subject.id,
            version: event.data.version,
          })),
        )
        after = `&after=${page.body.next_cursor}`
      }
      return seen
    }
    const readers = services.flatMap((service) =>
      [3, 100].map((limit) => read(new RetryingClient(service.url, ada.secret), limit)),
    )
    await Promise.all(writers)
    isWriting = false
    const all = await Promise.all(readers)
    expect(written).toBeLessThanOrEqual(expected)
    for (const seen of all) {
      expect(seen).toHaveLength(written)
      expect(new Set(seen.map(({ id }) => id)).size).toBe(written)
      const versions = new Map<string, number>()
      for (const { subject, version } of seen) {
        expect(version).toBe((versions.get(subject) ?? 0) + 1)
        versions.set(subject, version)
      }
      expect(seen).toEqual(all[0])
    }
    results.add(
      `events by ${WRITERS} writers, seen once by each of ${all.length} readers`,
      String(written),
      all[0]?.length ?? 0,
    )
  })
})

describe('the time from commit to the first attempt', () => {
  it.each([[['start']], [['serve', 'work']]])('is under 100 ms at the median with %s', async (commands) => {
    const deployment = await createDeployment({ LOG_LEVEL: 'info' })
    const [service] = await Promise.all(commands.map((command) => deployment.start(command)))
    const ada = await deployment.newUser(service as ServiceProcess)
    const receiver = await openReceiver()
    await register(ada, receiver.url)
    const postedMs = new Map<string, number>()
    for (let i = 0; i < TIMED_EVENTS; i++) {
      // Taken before the request is sent, so this is an upper bound.
      postedMs.set(`Gig ${i}`, Date.now())
      await postGig(ada, `Gig ${i}`)
      await sleep(random.between(20, 40))
    }
    await receiver.until((received) => received.length === TIMED_EVENTS)
    const latencies = receiver.received.map(({ body, atMs }) => atMs - (postedMs.get(body.data.title) ?? 0))
    const medianMs = median(latencies)
    results.add(`commit to first attempt with ${commands.join(' + ')}, median`, '< 100 ms', `${medianMs} ms`)
    results.add('  p99', '', `${quantile(latencies, 0.99)} ms`)
    expect(medianMs).toBeLessThan(100)
  })
})

describe('claiming deliveries', () => {
  it('takes at most 2 ms with 10,000 endpoints whose deliveries are not due', async () => {
    const { connection } = await createDeployment()
    const client = new pg.Client(connection)
    await client.connect()
    await insertPendingWebhooks(client, 10_000)
    const database = openDatabase({
      connection,
      connections: { lookups: 1, lists: 1, searches: 1, transactions: 1 },
      statementTimeoutMs: 10_000,
    })
    const timeOf = async (prepare: () => Promise<unknown>) => {
      const timesMs: number[] = []
      for (let n = 0; n < 200; n++) {
        await prepare()
        const startedMs = performance.now()
        await hasDue(database)
        await database.transaction((tx) => claimDue(tx, idleClaim))
        timesMs.push(performance.now() - startedMs)
      }
      return median(timesMs)
    }
    const none = await timeOf(async () => {})
    const one = await timeOf(() => makeOneDue(client))
    await Promise.all([database.close(), client.end()])
    results.add('claim with 10,000 endpoints, nothing due, median', '≤ 2 ms', `${none.toFixed(2)} ms`)
    results.add('  one due', '', `${one.toFixed(2)} ms`)
    expect(none).toBeLessThanOrEqual(2)
  })
})

describe('one endpoint that hangs among 100', () => {
  it('at most doubles the p99 of the others', async () => {
    const deployment = await createDeployment({ LOG_LEVEL: 'info' })
    const service = await deployment.start('start')
    const users = await Promise.all(Array.from({ length: 100 }, () => deployment.newUser(service)))
    const receivers = await Promise.all(users.map(() => openReceiver()))
    for (const [i, user] of users.entries()) await register(user, (receivers[i] as Receiver).url)
    const [hanging, ...others] = receivers
    if (!hanging) throw new Error('There should be receivers.')

    async function round(name: string): Promise<number> {
      const postedMs = new Map<string, number>()
      for (let n = 0; n < 10; n++) {
        for (let at = 0; at < users.length; at += 10) {
          await Promise.all(
            users.slice(at, at + 10).map(async (user, i) => {
              const title = `${name} ${n} ${at + i}`
              postedMs.set(title, Date.now())
              await postGig(user, title)
            }),
          )
        }
      }
      const ofRound = (receiver: Receiver) => receiver.received.filter(({ body }) => body.data.title.startsWith(name))
      await Promise.all(others.map((receiver) => receiver.until(() => ofRound(receiver).length === 10)))
      const latencies = others.flatMap((receiver) =>
        ofRound(receiver).map(({ body, atMs }) => atMs - (postedMs.get(body.data.title) ?? 0)),
      )
      expect(latencies).toHaveLength(990)
      return quantile(latencies, 0.99)
    }

    await round('warm')
    const without: number[] = []
    const withIt: number[] = []
    for (let i = 0; i < HANGING_ROUNDS; i++) {
      hanging.answer = (response) => response.end()
      without.push(await round(`without-${i}`))
      hanging.answer = () => {}
      withIt.push(await round(`with-${i}`))
    }
    const [before, after] = [median(without), median(withIt)]
    results.add('p99 of 99 endpoints, without one that hangs', '', `${before} ms (${without.join(', ')})`)
    results.add('  with one that hangs', '≤ 2 times', `${after} ms (${withIt.join(', ')})`)
    expect(after).toBeLessThanOrEqual(2 * before)
  })
})

describe('the memory of a worker', () => {
  it.each<[string, Receiver['answer']]>([
    [
      'answers with 1 GB',
      (response) => {
        const chunk = Buffer.alloc(1024 * 1024, 'x')
        let left = 1024
        const writeMore = () => {
          while (left > 0 && !response.destroyed) {
            left--
            if (!response.write(chunk)) return response.once('drain', writeMore)
          }
          return response.end()
        }
        writeMore()
      },
    ],
    [
      'sends a byte every 20 ms',
      (response) => {
        response.writeHead(200)
        const timer = setInterval(() => response.write('.'), 20)
        response.on('close', () => clearInterval(timer))
      },
    ],
    ['never answers', () => {}],
  ])('grows by less than 50 MB when a receiver %s', async (name, answer) => {
    const deployment = await createDeployment({ LOG_LEVEL: 'info' })
    const service = await deployment.start('serve')
    const worker = await deployment.start('work')
    const users = await Promise.all(Array.from({ length: 20 }, () => deployment.newUser(service)))
    const receiver = await openReceiver()
    for (const user of users) await register(user, receiver.url)
    const burst = async (round: string) => {
      const before = receiver.received.length
      for (let n = 0; n < 5; n++) await Promise.all(users.map((user) => postGig(user, `${round} ${n}`)))
      await receiver.until((received) => received.length - before >= 100)
    }
    for (let i = 0; i < 3; i++) await burst(`warm ${i}`)
    const beforeMb = await residentMb(worker)
    receiver.answer = answer
    const delivering = burst('hostile')
    let peakMb = beforeMb
    const endMs = performance.now() + 20_000
    while (performance.now() < endMs) {
      peakMb = Math.max(peakMb, await residentMb(worker))
      await sleep(100)
    }
    await delivering
    const figures = `${beforeMb.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most`
    results.add(`memory of a worker when a receiver ${name}`, '< 50 MB more', figures)
    expect(peakMb - beforeMb).toBeLessThan(50)
  })
})

async function residentMb({ child }: ServiceProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
