import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Client } from './support/client.ts'
import { createEmbeddedDeployment, type EmbeddedDeployment } from './support/embedded-deployment.ts'
import { liveMemoryMb } from './support/inspector.ts'
import { type Sample, sendOver } from './support/open-loop.ts'
import { median, ResultTable, scaled } from './support/proof.ts'
import { RawConnection, requestOf } from './support/raw-http.ts'
import { freePort, type ServiceProcess, stopAllServices } from './support/service-process.ts'

// Part of `npm run test:faults`.

const REQUESTS = scaled(1_000)
const AT_ONCE = 5
/** Each round measures without and with them, one right after the other, since the speed of a machine drifts. */
const ROUNDS = 8
const ROUND_SECONDS = 1
const WARM_UP_SECONDS = 5
const TRICKLE_MS = 5_000
/** The service's own request timeout, and how much longer it may take. */
const ENDED_MAX_SECONDS = 30 + 5
/** Not the address of the probes, which stand for everyone else. */
const ATTACKER = '127.0.0.2'
const MANY_ATTACKERS = Array.from({ length: 25 }, (_, n) => `127.0.1.${n + 1}`)
const MIB = 1024 * 1024
const HELD_MS = 10_000
const NORMAL_MORE_MB = 5

const results = new ResultTable('Unfinished requests')
let deployment: EmbeddedDeployment
let service: ServiceProcess
let inspectorPort: number
let user: Client

beforeAll(async () => {
  deployment = await createEmbeddedDeployment()
  inspectorPort = await freePort()
  service = await deployment.start({
    OAUTH_REGISTRATION: 'open',
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  })
  user = await deployment.newUser()
  await probe(WARM_UP_SECONDS)
})

afterAll(async () => {
  await stopAllServices()
  await deployment.remove()
  results.print()
})

describe('requests that are never finished', () => {
  // First, while the memory of the process is fresh.
  it.each([
    ['1 MiB', 'one address', MIB, [ATTACKER]],
    ['1 MiB', '25 addresses', MIB, MANY_ATTACKERS],
    ['16 KiB', '25 addresses', 16 * 1024, MANY_ATTACKERS],
  ])(`take little memory, and give it back: ${REQUESTS} bodies of %s from %s`, async (size, from, bytes, addresses) => {
    const before = await liveMemoryMb(inspectorPort)
    const residentBefore = await residentMb()
    let residentPeak = 0
    const watching = setInterval(async () => {
      residentPeak = Math.max(residentPeak, await residentMb())
    }, 100)
    const connections = await openFrom(addresses)
    const unfinished = Buffer.alloc(bytes - 1, ' ')
    // Half of them don't say how long they'll be.
    for (const [index, connection] of connections.entries()) {
      const isChunked = index % 2 === 0
      connection.send(requestOf(headOf('/api/session', isChunked ? null : bytes)))
      if (isChunked) connection.send(`${bytes.toString(16)}\r\n`)
      connection.send(unfinished)
    }
    await sleep(HELD_MS)
    for (const connection of connections) connection.hangUp()
    clearInterval(watching)
    const moreMb = Math.round(residentPeak - residentBefore)
    results.add(`bodies of ${size} from ${from}: resident memory at the peak`, '≤ 100 MB more', `${moreMb} MB more`)
    const startedMs = performance.now()
    const after = await vi.waitFor(
      async () => {
        const now = await liveMemoryMb(inspectorPort)
        expect(now.heap).toBeLessThanOrEqual(before.heap + NORMAL_MORE_MB)
        expect(now.external).toBeLessThanOrEqual(before.external + NORMAL_MORE_MB)
        return now
      },
      { timeout: 60_000, interval: 1_000 },
    )
    const seconds = Math.round((performance.now() - startedMs) / 1_000)
    const words = ({ heap, external }: typeof before) => `${heap.toFixed(0)} and ${external.toFixed(0)} MB`
    results.add(
      `bodies of ${size} from ${from}: live heap and external memory afterwards`,
      `≤ ${NORMAL_MORE_MB} MB more within 60 s`,
      `${words(after)} after ${seconds} s, ${words(before)} before`,
    )
    expect(moreMb).toBeLessThanOrEqual(100)
  })

  it.each(['token', 'revoke', 'device/code', 'register'])(
    `do not slow others down or take their place: ${REQUESTS} abandoned at POST /oauth/%s`,
    async (endpoint) => {
      const [quiet, loaded]: [Sample[], Sample[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        quiet.push(...(await probe(ROUND_SECONDS)))
        const probing = probe(ROUND_SECONDS)
        for (let begun = 0; begun < REQUESTS / ROUNDS; begun += AT_ONCE) {
          await Promise.all(Array.from({ length: AT_ONCE }, () => abandon(`/oauth/${endpoint}`)))
          await sleep((ROUND_SECONDS * 1_000 * AT_ONCE) / (REQUESTS / ROUNDS))
        }
        loaded.push(...(await probing))
      }
      const [quietMs, loadedMs] = [medianMs(quiet), medianMs(loaded)]
      const refused = refusedIn(loaded)
      const latencies = `${loadedMs.toFixed(1)} ms, ${quietMs.toFixed(1)} ms without`
      results.add(`/oauth/${endpoint}: of ${loaded.length} requests of others refused`, '0', refused)
      results.add(`/oauth/${endpoint}: median of reads by others`, '≤ 2 times', latencies)
      expect(refused).toBe(0)
      expect(loadedMs).toBeLessThanOrEqual(2 * quietMs)
    },
  )

  it(`end with the timeout of requests when their bodies trickle in: ${REQUESTS} at POST /oauth/token`, async () => {
    const connections = await openFrom([ATTACKER])
    const startedMs = performance.now()
    for (const connection of connections) connection.send(requestOf(headOf('/oauth/token', 1_000)))
    const trickling = setInterval(() => {
      for (const connection of connections) connection.send('a')
    }, TRICKLE_MS)
    const probing = probe(ENDED_MAX_SECONDS)
    await Promise.all(connections.map((connection) => connection.closed()))
    clearInterval(trickling)
    const seconds = (performance.now() - startedMs) / 1_000
    const refused = refusedIn(await probing)
    results.add('trickling bodies: requests of others refused', '0', refused)
    results.add('trickling bodies: all ended after', `≤ ${ENDED_MAX_SECONDS} s`, `${seconds.toFixed(0)} s`)
    expect(refused).toBe(0)
    expect(seconds).toBeLessThanOrEqual(ENDED_MAX_SECONDS)
  })
})

/** What everyone else asks for in the meantime: a user asks for their wallet, and an app for a token. */
async function probe(seconds: number): Promise<Sample[]> {
  let count = 0
  const wallet = Buffer.from(`GET /api/wallet HTTP/1.1\r\nhost: parley\r\nauthorization: Bearer ${user.secret}\r\n\r\n`)
  const form = 'grant_type=refresh_token&client_id=parley-cli&refresh_token=none'
  const token = requestOf(headOf('/oauth/token', form.length), form)
  const next = () => (count++ % 2 === 0 ? { bytes: wallet, isWrite: false } : { bytes: token, isWrite: true })
  const { samples } = await sendOver(service.url, next, { connections: 1, seconds })
  const others = samples.filter(({ status }) => ![200, 400, 503, 0].includes(status))
  expect(others.slice(0, 5)).toEqual([])
  return samples
}

/** For reads: the two kinds of probes take such different times that a median of both would mean nothing. */
function medianMs(samples: readonly Sample[]): number {
  return median(samples.filter(({ isWrite }) => !isWrite).map(({ tookMs }) => tookMs))
}

function refusedIn(samples: readonly Sample[]): number {
  return samples.filter(({ status }) => status === 503 || status === 0).length
}

/** Sends only the headers of a request, and hangs up. */
async function abandon(path: string): Promise<void> {
  const connection = await RawConnection.open(service.url, ATTACKER)
  connection.send(requestOf(headOf(path, 100)))
  connection.hangUp()
}

async function openFrom(addresses: readonly string[]): Promise<RawConnection[]> {
  const connections: RawConnection[] = []
  while (connections.length < REQUESTS) {
    const from = (n: number) => addresses[(connections.length + n) % addresses.length]
    const opening = Array.from({ length: AT_ONCE }, (_, n) => RawConnection.open(service.url, from(n)))
    connections.push(...(await Promise.all(opening)))
  }
  return connections
}

/** Chunked if no length is given. */
function headOf(path: string, length: number | null): string[] {
  const type = path.startsWith('/api') || path === '/oauth/register' ? 'application/json' : FORM
  const size = length === null ? 'transfer-encoding: chunked' : `content-length: ${length}`
  return [`POST ${path} HTTP/1.1`, 'host: parley', `content-type: ${type}`, size]
}

const FORM = 'application/x-www-form-urlencoded'

async function residentMb(): Promise<number> {
  const status = await readFile(`/proc/${service.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
