import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { Client } from './support/client.ts'
import { createDeployment, type Deployment } from './support/deployment.ts'
import { Dice } from './support/dice.ts'
import { StreamReader } from './support/event-stream.ts'
import { Market } from './support/marketplace.ts'
import { Invariants } from './support/marketplace-invariants.ts'
import { takeStep } from './support/marketplace-steps.ts'
import { soakMinutes } from './support/proof.ts'
import { openReceiver } from './support/receiver.ts'
import { freePort, type ServiceProcess, stopAllServices } from './support/service-process.ts'

// A quarter of an hour of all that a marketplace does, at once: `npm run test:soak`. It prints a table by the minute.

const MINUTES = soakMinutes()
const ACTORS = 8
const MEMBERS = 80
const SAMPLE_MS = 2_000
/** Before that, memory is still finding its size, and nothing can be said about it. */
const JUDGED_FROM_MINUTES = 6
/** What a moment may add to what is always there. */
const FEW = 4
/** Connections that nobody uses any more are kept for a minute or so. */
const CALM_MS = 120_000

afterEach(stopAllServices)

describe(`${MINUTES} minutes of trade by ${ACTORS} at once`, () => {
  it('leave memory, descriptors and connections as they were, and every cent in its place', {
    timeout: (MINUTES + 10) * 60_000,
  }, async () => {
    const metricsPort = await freePort()
    const deployment = await createDeployment({ LOG_LEVEL: 'warn', METRICS_PORT: String(metricsPort) })
    const service = await deployment.start('start')
    const look = () => sample(deployment, service, metricsPort)
    const atRest = await look()
    const soak = await startTrading(deployment, service)
    const samples = await sampleUntil(performance.now() + MINUTES * 60_000, async () => ({
      ...(await look()),
      deeds: soak.market.deeds,
    }))
    await soak.stop()

    tell(tableOf(samples))
    tell(`done most: ${soak.mostDone()}`)
    expect(soak.failures).toEqual([])
    expect(service.output().match(/"level":[56]0.*/g)).toBeNull()
    expectFlat(samples)
    // The pool has filled since; all else that was opened is closed again once it is calm.
    const left = async () => {
      const { descriptors, connections } = await look()
      return descriptors - connections
    }
    const before = atRest.descriptors - atRest.connections
    await expect.poll(left, { timeout: CALM_MS, interval: SAMPLE_MS }).toBeLessThanOrEqual(before + FEW)
    tell(`descriptors but for the database’s: ${before} before, ${await left()} after`)
    const audit = await deployment.operatorOf(service).get('/operator/ledger/audit')
    expect(audit.body).toMatchObject({ ok: true, violations: [] })
    tell(`the audit looked at ${JSON.stringify(audit.body.checked)}`)
    const invariants = await new Invariants(deployment.connection).open()
    await invariants.check()
    await invariants.checkAll()
    await invariants.close()
  })
})

/** Members trade, and some of them listen, until they are told to stop. */
async function startTrading(deployment: Deployment, service: ServiceProcess) {
  const failures: string[] = []
  const receiver = await openReceiver()
  // One in ten fails, and nothing is kept: this process, too, has to last.
  receiver.answer = (response) => {
    receiver.received.length = 0
    response.writeHead(Math.random() < 0.1 ? 500 : 200).end()
  }
  const nobody = { read: () => {}, done: async () => {}, advanced: async () => {}, waits: () => {} }
  const market = new Market(deployment.operatorOf(service), nobody, { hookUrl: receiver.url, membersMax: MEMBERS })
  for (let number = 0; number < MEMBERS / 2; number++) await market.join(number < 4)
  let isOver = false
  const until = async (work: () => Promise<void>) => {
    while (!isOver) {
      try {
        await work()
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error))
        if (failures.length > 20) return
      }
    }
  }
  const actors = Array.from({ length: ACTORS }, (_, number) => {
    const dice = new Dice(number + 1)
    return until(() => takeStep(market, dice))
  })
  const dice = new Dice(0)
  const listener = () => dice.pick(market.members)?.client as Client
  const listeners = [
    until(async () => {
      const { status } = await listener().get('/events?wait=3')
      if (status >= 500) failures.push(`a long poll was answered with ${status}`)
    }),
    until(async () => {
      const { url, secret } = listener()
      const stream = await StreamReader.open(`${url}/api/events/stream`, { authorization: `Bearer ${secret}` })
      await sleep(2_000)
      await stream.close()
    }),
  ]
  return {
    market,
    failures,
    async stop() {
      isOver = true
      await Promise.all([...actors, ...listeners])
    },
    mostDone() {
      const done = [...market.counts].filter(([what]) => what.endsWith('done')).sort(([, a], [, b]) => b - a)
      return done.map(([what, count]) => `${what.replace(' done', '')} ${count}`).join(', ')
    },
  }
}

interface Sample {
  minute: number
  deeds: number
  residentMb: number
  heapMb: number
  descriptors: number
  connections: number
}

async function sampleUntil(endMs: number, take: () => Promise<Omit<Sample, 'minute'>>): Promise<Sample[]> {
  const samples: Sample[] = []
  const startMs = performance.now()
  while (performance.now() < endMs) {
    await sleep(SAMPLE_MS)
    const minute = Math.floor((performance.now() - startMs) / 60_000) + 1
    if (minute <= MINUTES) samples.push({ minute, ...(await take()) })
  }
  return samples
}

async function sample(
  deployment: Deployment,
  { child }: ServiceProcess,
  metricsPort: number,
): Promise<Omit<Sample, 'minute' | 'deeds'>> {
  const [status, descriptors, connections, metrics] = await Promise.all([
    readFile(`/proc/${child.pid}/status`, 'utf8'),
    readdir(`/proc/${child.pid}/fd`),
    deployment.inDatabase<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and application_name = 'parley'`,
    ),
    fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text()),
  ])
  return {
    residentMb: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024,
    heapMb: Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]) / 1024 / 1024,
    descriptors: descriptors.length,
    connections: connections[0]?.count ?? Number.NaN,
  }
}

function tableOf(samples: readonly Sample[]): string {
  const minutes = [...new Set(samples.map(({ minute }) => minute))]
  const lines = minutes.map((minute) => {
    const during = samples.filter((one) => one.minute === minute)
    const before = samples.findLast((one) => one.minute < minute)?.deeds ?? 0
    const cells = [
      minute,
      (during.at(-1)?.deeds ?? 0) - before,
      median(during, 'residentMb').toFixed(0),
      least(during, 'heapMb').toFixed(1),
      `${median(during, 'descriptors')} (≤ ${most(during, 'descriptors')})`,
      `${median(during, 'connections')} (≤ ${most(during, 'connections')})`,
    ]
    return cells.map((cell) => String(cell).padStart(13)).join('')
  })
  const names = ['minute', 'deeds', 'RSS MB', 'heap MB', 'descriptors', 'connections']
  return ['', names.map((name) => name.padStart(13)).join(''), ...lines].join('\n')
}

/** After a first third, in which everything finds its size, nothing may grow with what was done. */
function expectFlat(samples: readonly Sample[]): void {
  const third = Math.floor(samples.length / 3)
  const [first, middle, last] = [samples.slice(0, third), samples.slice(third, 2 * third), samples.slice(2 * third)]
  expect(third).toBeGreaterThan(0)
  // The pool fills as it is needed, and then is full.
  const early = samples.filter(({ minute }) => minute === 1)
  expect(most(last, 'connections')).toBeLessThanOrEqual(most(early, 'connections') + FEW)
  // Work went on all the time.
  const deedsIn = (part: readonly Sample[]) => (part.at(-1)?.deeds ?? 0) - (part[0]?.deeds ?? 0)
  expect(deedsIn(last)).toBeGreaterThan(deedsIn(first) / 4)
  if (MINUTES < JUDGED_FROM_MINUTES) {
    tell(`Memory is judged from ${JUDGED_FROM_MINUTES} minutes on.`)
    return
  }
  expect(median(last, 'residentMb')).toBeLessThanOrEqual(1.15 * median(middle, 'residentMb'))
  // More webhooks are registered as time goes on, and each keeps a connection for a while.
  expect(median(last, 'descriptors')).toBeLessThanOrEqual(1.15 * median(middle, 'descriptors'))
  // Where the heap is lowest, the collector has just been.
  expect(least(last, 'heapMb')).toBeLessThanOrEqual(1.15 * least(middle, 'heapMb'))
}

function median(samples: readonly Sample[], field: keyof Sample): number {
  const sorted = samples.map((one) => one[field]).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function least(samples: readonly Sample[], field: keyof Sample): number {
  return Math.min(...samples.map((one) => one[field]))
}

function most(samples: readonly Sample[], field: keyof Sample): number {
  return Math.max(...samples.map((one) => one[field]))
}

function tell(text: string): void {
  process.stdout.write(`${text}\n`)
}
