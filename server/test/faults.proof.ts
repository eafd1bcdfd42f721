import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectAllOnce } from './support/books.ts'
import type { Client } from './support/client.ts'
import { createDeployment } from './support/deployment.ts'
import { Dice } from './support/dice.ts'
import { createEmbeddedDeployment, type EmbeddedDeployment } from './support/embedded-deployment.ts'
import { type FaultProxy, openFaultProxy } from './support/fault-proxy.ts'
import { Journal } from './support/journal.ts'
import { startMoneyLoad } from './support/money-load.ts'
import { countOf, quantile, tell } from './support/proof.ts'
import { stopAllServices } from './support/service-process.ts'

// What takes minutes to show: `npm run test:faults`. Each prints the figures it found. A seed repeats the draws, though
// not the moments at which they meet what the service is doing.

const SERVICE_KILLS = countOf('FAULTS_SERVICE_KILLS', 100)
const DATABASE_KILLS = countOf('FAULTS_DATABASE_KILLS', 25)
const SESSION_KILLS = countOf('FAULTS_SESSION_KILLS', 10)
const CONNECTION_FAULTS = countOf('FAULTS_CONNECTION_FAULTS', 150)
const HANGS = countOf('FAULTS_HANGS', 5)
const PAIRS = 6
const seed = countOf('FAULTS_SEED', Date.now() % 2 ** 31)
const dice = new Dice(seed)

beforeAll(() => tell(`seed ${seed}`))

describe('killed over and over under a load of money', () => {
  let deployment: EmbeddedDeployment

  afterEach(async () => {
    await stopAllServices()
    await deployment.remove()
  })

  it('the service loses and doubles nothing', async () => {
    deployment = await createEmbeddedDeployment()
    let service = await deployment.start()
    await expectDurable(deployment)
    const { journal, load } = await putLoadOn(() => deployment.newUser())
    const downMs: number[] = []
    for (let kills = 0; kills < SERVICE_KILLS; kills++) {
      await sleep(dice.between(200, 1_000))
      const killedMs = performance.now()
      service.child.kill('SIGKILL')
      await service.exited
      service = await deployment.start()
      downMs.push((await journal.successAfter(killedMs, RECOVERY_MAX_MS)) - killedMs)
    }
    await load.stop()
    tell(`service killed ${SERVICE_KILLS} times, back after ${spanOf(downMs)}`)
    await expectAllOnce(journal, deployment)
  })

  it('PostgreSQL loses and doubles nothing, and the service starts it again', async () => {
    deployment = await createEmbeddedDeployment()
    let service = await deployment.start()
    await expectDurable(deployment)
    const { journal, load } = await putLoadOn(() => deployment.newUser())
    const victims = shuffled([
      ...Array.from({ length: DATABASE_KILLS }, (_, kill) => (kill % 5 === 4 ? 'both' : 'database')),
      ...Array.from({ length: SESSION_KILLS }, () => 'one of its processes'),
    ])
    const downMs: number[] = []
    for (const victim of victims) {
      await sleep(dice.between(300, 1_200))
      const [main, ...others] = await deployment.databasePids()
      process.kill(Number(victim === 'one of its processes' ? dice.pick(others) : main), 'SIGKILL')
      // What the old sessions had finished may still be answered.
      await sleep(50)
      const killedMs = performance.now()
      if (victim === 'both') {
        service.child.kill('SIGKILL')
        await service.exited
        service = await deployment.start()
      }
      downMs.push((await journal.successAfter(killedMs, RECOVERY_MAX_MS)) - killedMs)
      expect(service.child.exitCode).toBeNull()
    }
    await load.stop()
    const together = victims.filter((victim) => victim === 'both').length
    tell(
      `PostgreSQL killed ${DATABASE_KILLS} times (${together} of them together with the service), and one of its ` +
        `processes ${SESSION_KILLS} times; back after ${spanOf(downMs)}`,
    )
    await expectAllOnce(journal, deployment)
  })
})

describe('a connection to the database that fails in every way', () => {
  let proxy: FaultProxy

  afterEach(async () => {
    await stopAllServices()
    await proxy.close()
  })

  it('loses and doubles nothing, and the service outlives it', async () => {
    const deployment = await createDeployment({ LOG_LEVEL: 'warn' })
    const { databaseUrl } = deployment
    proxy = await openFaultProxy({ path: `${databaseUrl.searchParams.get('host')}/.s.PGSQL.${databaseUrl.port}` }, dice)
    const throughProxy = new URL(databaseUrl)
    throughProxy.searchParams.delete('host')
    throughProxy.host = `127.0.0.1:${proxy.port}`
    const service = await deployment.start('start', { DATABASE_URL: throughProxy.href })
    const { journal, load } = await putLoadOn(() => deployment.newUser(service))
    const counts: Record<string, number> = {}
    const backMs: number[] = []
    for (let n = 0; n < CONNECTION_FAULTS; n++) {
      const kind = dice.pick(Object.keys(connectionFaults) as (keyof typeof connectionFaults)[]) ?? 'cut'
      counts[kind] = (counts[kind] ?? 0) + 1
      await connectionFaults[kind](proxy)
      const overMs = performance.now()
      const backAtMs = await journal.successAfter(overMs, RECOVERY_MAX_MS).catch(async (error) => {
        const looking = deployment.inDatabase(`
          select state, wait_event, now() - xact_start as since, pg_blocking_pids(pid) as behind, left(query, 60) as query
          from pg_stat_activity where datname = current_database()`)
        const sessions = await looking.catch(String)
        const seen = { after: kind, exitCode: service.child.exitCode, wires: proxy.open(), sessions }
        const lastWords = service.output().split('\n').slice(-20).join('\n')
        throw new Error(`${error.message}\n${JSON.stringify(seen, null, 1)}\n${lastWords}`)
      })
      backMs.push(backAtMs - overMs)
      await sleep(dice.between(50, 500))
    }
    await load.stop()
    const { sent, done } = proxy.cutsAtCommit()
    const kinds = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`)
    tell(
      `${CONNECTION_FAULTS} faults of the connection (${kinds.join(', ')}); reset with COMMIT on its way ${sent} times, ` +
        `between COMMIT and its answer ${done} times; first success after a fault ${spanOf(backMs)}`,
    )
    if (counts['cut at commit']) expect(sent + done).toBeGreaterThan(0)
    expect(service.child.exitCode).toBeNull()
    await expectAllOnce(journal, {
      operator: deployment.operatorOf(service),
      inDatabase: (text) => deployment.inDatabase(text),
    })
  })
})

describe('a database that hangs', () => {
  let deployment: EmbeddedDeployment
  const stopped: number[] = []

  afterEach(async () => {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
    await stopAllServices()
    await deployment.remove()
  })

  it('means 503 within 3 s while the process stays alive, and all is well 5 s after', async () => {
    deployment = await createEmbeddedDeployment()
    await deployment.start()
    const { journal, load, pairs } = await putLoadOn(() => deployment.newUser())
    const [reader] = pairs.map(({ client }) => client)
    if (!reader) throw new Error('There should be pairs.')
    const figures = { reads: [] as number[], writes: [] as number[], liveness: [] as number[], back: [] as number[] }
    for (let hangs = 0; hangs < HANGS; hangs++) {
      await sleep(dice.between(500, 1_500))
      const hungMs = performance.now()
      // The main one first, so that it starts no others.
      for (const pid of (await deployment.databasePids()).slice(0, 1)) stop(pid)
      for (const pid of (await deployment.databasePids()).slice(1)) stop(pid)
      const stoppedMs = performance.now()
      const endMs = stoppedMs + HANG_MS
      // What is asked too late would be answered only when all is well again.
      const lastCallMs = endMs - 3_500
      const [reads, readiness, liveness] = await Promise.all([
        poll(lastCallMs, 200, () => reader.send('GET', '/wallet', undefined, {}, 10_000)),
        poll(lastCallMs, 500, () => reader.send('GET', '/health/ready', undefined, {}, 10_000)),
        poll(endMs, 50, () => reader.send('GET', '/health', undefined, {}, 10_000)),
      ])
      const resumedMs = performance.now()
      for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT')
      const [readMs, writtenMs] = await Promise.all([
        firstOk(() => reader.get('/wallet')),
        journal.successAfter(resumedMs, RECOVERY_MAX_MS),
      ])
      const writes = journal.attempts.filter(
        ({ startedMs, tookMs }) =>
          startedMs > hungMs - 3_000 && startedMs + tookMs > stoppedMs && startedMs < resumedMs,
      )
      const inVain = writes.filter(({ startedMs, tookMs }) => startedMs > stoppedMs && startedMs + tookMs < resumedMs)
      expect(new Set(inVain.map(({ outcome }) => outcome))).toEqual(new Set(['503']))
      for (const answers of [reads, readiness])
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
      expect(new Set(liveness.map(({ status }) => status))).toEqual(new Set([200]))
      figures.reads.push(...[...reads, ...readiness].map(({ tookMs }) => tookMs))
      figures.writes.push(...writes.map(({ tookMs }) => tookMs))
      figures.liveness.push(...liveness.map(({ tookMs }) => tookMs))
      figures.back.push(readMs - resumedMs, writtenMs - resumedMs)
    }
    await load.stop()
    tell(
      `${HANGS} hangs of ${HANG_MS / 1000} s: reads answered 503 within ${spanOf(figures.reads)}, writes within ` +
        `${spanOf(figures.writes)}, liveness 200 within ${spanOf(figures.liveness)}, back after ${spanOf(figures.back)}`,
    )
    expect(Math.max(...figures.reads, ...figures.writes)).toBeLessThan(3_000)
    expect(Math.max(...figures.liveness)).toBeLessThan(1_000)
    expect(Math.max(...figures.back)).toBeLessThan(5_000)
    await expectAllOnce(journal, deployment)
  })

  function stop(pid: number): void {
    process.kill(pid, 'SIGSTOP')
    stopped.push(pid)
  }
})

const RECOVERY_MAX_MS = 30_000
const HANG_MS = 7_000

/** Each leaves the wire as it was before, when it is over. */
const connectionFaults = {
  async cut(proxy: FaultProxy) {
    proxy.cut(dice.between(1, proxy.open()))
  },
  async 'cut at commit'(proxy: FaultProxy) {
    for (let cuts = dice.between(1, 4); cuts > 0; cuts--) proxy.cutAtCommit(dice.chance(0.5) ? 'sent' : 'done')
    await sleep(dice.between(50, 300))
    proxy.spareCommits()
  },
  async 'half-open'(proxy: FaultProxy) {
    proxy.halfOpen(dice.between(1, proxy.open()))
  },
  async delay(proxy: FaultProxy) {
    proxy.delayUpTo(dice.between(10, 2_000))
    await sleep(dice.between(200, 2_000))
    proxy.delayUpTo(0)
  },
  async 'refuse new'(proxy: FaultProxy) {
    await proxy.refuse(true)
    proxy.cut(dice.between(0, proxy.open()))
    await sleep(dice.between(100, 1_000))
    await proxy.refuse(false)
  },
}

async function putLoadOn(newUser: () => Promise<Client>) {
  const pairs = await Promise.all(
    Array.from({ length: PAIRS }, async () => ({ client: await newUser(), worker: await newUser() })),
  )
  const journal = new Journal(dice)
  return { pairs, journal, load: startMoneyLoad(journal, pairs, dice) }
}

async function expectDurable({ inDatabase }: EmbeddedDeployment): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    expect(await inDatabase(`select current_setting('${setting}') as value`)).toEqual([{ value: 'on' }])
  }
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, place: dice.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

/** Asks at an interval until the time is over, without waiting for answers, and returns all of them. */
async function poll(endMs: number, intervalMs: number, ask: () => Promise<{ status: number }>) {
  const answers: Promise<{ status: number; tookMs: number }>[] = []
  while (performance.now() < endMs) {
    const startedMs = performance.now()
    answers.push(ask().then(({ status }) => ({ status, tookMs: performance.now() - startedMs })))
    await sleep(intervalMs)
  }
  return Promise.all(answers)
}

async function firstOk(ask: () => Promise<{ status: number }>): Promise<number> {
  while ((await ask()).status !== 200) await sleep(10)
  return performance.now()
}

function spanOf(valuesMs: readonly number[]): string {
  const [median, most] = [quantile(valuesMs, 0.5), Math.max(...valuesMs)]
  return `${Math.round(median)} ms (median), ${Math.round(most)} ms (most)`
}
