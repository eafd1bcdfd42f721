import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { Client } from './support/client.ts'
import { createDeployment, type Deployment } from './support/deployment.ts'
import { Dice } from './support/dice.ts'
import { StreamReader } from './support/event-stream.ts'
import { liveHeapMb } from './support/inspector.ts'
import { Market } from './support/marketplace.ts'
import { Invariants } from './support/marketplace-invariants.ts'
import { takeStep } from './support/marketplace-steps.ts'
import { countOf, quantile, tell } from './support/proof.ts'
import { openReceiver } from './support/receiver.ts'
import { freePort, type ServiceProcess, stopAllServices } from './support/service-process.ts'

// A quarter of an hour of all that a marketplace does, at once: `npm run test:soak`. It prints a table by the minute.

const MINUTES = countOf('SOAK_MINUTES', 15)
const THIRD = Math.ceil(MINUTES / 3)
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
    const inspectorPort = await freePort()
    const deployment = await createDeployment({
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
    })
    const service = await deployment.start('start')
    const look = () => sample(deployment, service)
    const atRest = await look()
    const soak = await startTrading(deployment, service)
    const minutes: Minute[] = []
    const tradeUntil = async (minute: number) => {
      while (minutes.length < minute) {
        const before = soak.market.attempts
        const samples = await sampleForAMinute(look)
        minutes.push({ samples, deeds: soak.market.attempts - before })
      }
    }
    // Collected no more often than that: how much memory it takes by itself is looked at, too.
    await tradeUntil(THIRD)
    const earlyHeapMb = await liveHeapMb(inspectorPort)
    await tradeUntil(MINUTES)
    const lateHeapMb = await liveHeapMb(inspectorPort)
    await soak.stop()

    tell(tableOf(minutes))
    tell(`heap without garbage: ${earlyHeapMb.toFixed(1)} MB after a third, ${lateHeapMb.toFixed(1)} MB at the end`)
    tell(`done most: ${soak.mostDone()}`)
    expect(soak.failures).toEqual([])
    expect(service.output().match(/"level":[56]0.*/g)).toBeNull()
    expectSteady(minutes)
    if (MINUTES < JUDGED_FROM_MINUTES) tell(`Memory is judged from ${JUDGED_FROM_MINUTES} minutes on.`)
    else {
      expectFlat(minutes)
      // Code that is found to be worth compiling comes later, too, but not much of it.
      expect(lateHeapMb).toBeLessThanOrEqual(1.1 * earlyHeapMb)
    }
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

interface Minute {
  samples: Sample[]
  deeds: number
}

interface Sample {
  residentMb: number
  descriptors: number
  connections: number
}

async function sampleForAMinute(look: () => Promise<Sample>): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const endMs = performance.now() + 60_000; performance.now() < endMs; ) {
    await sleep(SAMPLE_MS)
    samples.push(await look())
  }
  return samples
}

async function sample(deployment: Deployment, { child }: ServiceProcess): Promise<Sample> {
  const [status, descriptors, connections] = await Promise.all([
    readFile(`/proc/${child.pid}/status`, 'utf8'),
    readdir(`/proc/${child.pid}/fd`),
    deployment.inDatabase<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and application_name = 'parley'`,
    ),
  ])
  return {
    residentMb: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024,
    descriptors: descriptors.length,
    connections: connections[0]?.count ?? Number.NaN,
  }
}

function tableOf(minutes: readonly Minute[]): string {
  const lines = minutes.map(({ samples, deeds }, index) => {
    const cells = [
      index + 1,
      deeds,
      median(samples, 'residentMb').toFixed(0),
      `${median(samples, 'descriptors')} (≤ ${most(samples, 'descriptors')})`,
      `${median(samples, 'connections')} (≤ ${most(samples, 'connections')})`,
    ]
    return cells.map((cell) => String(cell).padStart(13)).join('')
  })
  const names = ['minute', 'deeds', 'RSS MB', 'descriptors', 'connections']
  return ['', names.map((name) => name.padStart(13)).join(''), ...lines].join('\n')
}

/** Work goes on all the time; the pool fills as it is needed, and then is full. */
function expectSteady(minutes: readonly Minute[]): void {
  const deedsOf = (part: readonly Minute[]) => part.reduce((sum, { deeds }) => sum + deeds, 0)
  expect(deedsOf(minutes.slice(-THIRD))).toBeGreaterThan(deedsOf(minutes.slice(0, THIRD)) / 4)
  const [early, last] = [samplesOf(minutes.slice(0, 1)), samplesOf(minutes.slice(-THIRD))]
  expect(most(last, 'connections')).toBeLessThanOrEqual(most(early, 'connections') + FEW)
}

/** After a first third, in which everything finds its size, nothing may grow with what was done. */
function expectFlat(minutes: readonly Minute[]): void {
  const [middle, last] = [samplesOf(minutes.slice(THIRD, -THIRD)), samplesOf(minutes.slice(-THIRD))]
  expect(median(last, 'residentMb')).toBeLessThanOrEqual(1.15 * median(middle, 'residentMb'))
  // More webhooks are registered as time goes on, and each keeps a connection for a while.
  expect(median(last, 'descriptors')).toBeLessThanOrEqual(1.15 * median(middle, 'descriptors'))
}

function samplesOf(minutes: readonly Minute[]): Sample[] {
  return minutes.flatMap(({ samples }) => samples)
}

function median(samples: readonly Sample[], field: keyof Sample): number {
  return quantile(
    samples.map((one) => one[field]),
    0.5,
  )
}

function most(samples: readonly Sample[], field: keyof Sample): number {
  return Math.max(...samples.map((one) => one[field]))
}
