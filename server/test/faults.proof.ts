import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { expectAllOnce } from './support/books.ts'
import { createDeployment } from './support/deployment.ts'
import { createEmbeddedDeployment, type EmbeddedDeployment } from './support/embedded-deployment.ts'
import { type FaultProxy, openFaultProxy } from './support/fault-proxy.ts'
import type { Attempt } from './support/journal.ts'
import { startMoneyLoad } from './support/money-load.ts'
import { medianAndMost, proofSeed, ResultTable, scaled } from './support/proof.ts'
import { Random } from './support/random.ts'
import { stopAllServices } from './support/service-process.ts'

// Part of `npm run test:faults`.

const SERVICE_KILLS = scaled(100)
const DATABASE_KILLS = scaled(25)
const SESSION_KILLS = scaled(10)
const CONNECTION_FAULTS = scaled(150)
const HANGS = scaled(5)
const HANG_MS = 7_000
const RECOVERY_MAX_MS = 30_000

const seed = proofSeed()
const random = new Random(seed)
const results = new ResultTable(`Faults while money moves (PROOF_SEED=${seed})`)

afterAll(() => results.print())

describe('a kill while money moves', () => {
  let deployment: EmbeddedDeployment

  afterEach(async () => {
    await stopAllServices()
    await deployment.remove()
  })

  it('of the service loses and repeats nothing', async () => {
    deployment = await createEmbeddedDeployment()
    let service = await deployment.start()
    await expectDurable(deployment)
    const load = await startMoneyLoad(() => deployment.newUser(), random)
    const downMs: number[] = []
    for (let kills = 0; kills < SERVICE_KILLS; kills++) {
      await sleep(random.between(200, 1_000))
      const killedMs = performance.now()
      service.child.kill('SIGKILL')
      await service.exited
      service = await deployment.start()
      downMs.push((await load.journal.successAfter(killedMs, RECOVERY_MAX_MS)) - killedMs)
    }
    await load.stop()
    results.add(`${SERVICE_KILLS} kills of the service: first success after`, '', medianAndMost(downMs))
    await expectAllOnce(load.journal, deployment, results)
  })

  it('of PostgreSQL loses and repeats nothing, and the service starts it again', async () => {
    deployment = await createEmbeddedDeployment()
    let service = await deployment.start()
    await expectDurable(deployment)
    const load = await startMoneyLoad(() => deployment.newUser(), random)
    const victims = random.shuffle([
      ...Array.from({ length: DATABASE_KILLS }, (_, kill) => (kill % 5 === 4 ? 'both' : 'database')),
      ...Array.from({ length: SESSION_KILLS }, () => 'one session'),
    ])
    const downMs: number[] = []
    for (const victim of victims) {
      await sleep(random.between(300, 1_200))
      const [main, ...others] = await deployment.databasePids()
      process.kill(Number(victim === 'one session' ? random.pick(others) : main), 'SIGKILL')
      // Statements that had finished before the kill may still be answered.
      await sleep(50)
      const killedMs = performance.now()
      if (victim === 'both') {
        service.child.kill('SIGKILL')
        await service.exited
        service = await deployment.start()
      }
      downMs.push((await load.journal.successAfter(killedMs, RECOVERY_MAX_MS)) - killedMs)
      expect(service.child.exitCode).toBeNull()
    }
    await load.stop()
    const together = victims.filter((victim) => victim === 'both').length
    const kills = `${DATABASE_KILLS} kills of PostgreSQL (${together} with the service), ${SESSION_KILLS} of a session`
    results.add(`${kills}: first success after`, '', medianAndMost(downMs))
    await expectAllOnce(load.journal, deployment, results)
  })
})

describe('a connection to the database that fails', () => {
  let proxy: FaultProxy

  afterEach(async () => {
    await stopAllServices()
    await proxy.close()
  })

  it('loses and repeats nothing, and the service stays up', async () => {
    const deployment = await createDeployment({ LOG_LEVEL: 'warn' })
    const { databaseUrl } = deployment
    proxy = await openFaultProxy(
      { path: `${databaseUrl.searchParams.get('host')}/.s.PGSQL.${databaseUrl.port}` },
      random,
    )
    const throughProxy = new URL(databaseUrl)
    throughProxy.searchParams.delete('host')
    throughProxy.host = `127.0.0.1:${proxy.port}`
    const service = await deployment.start('start', { DATABASE_URL: throughProxy.href })
    const load = await startMoneyLoad(() => deployment.newUser(service), random)
    const kinds = random.shuffle(
      Array.from({ length: CONNECTION_FAULTS }, (_, n) => FAULT_KINDS[n % FAULT_KINDS.length]),
    )
    const backMs: number[] = []
    for (const kind of kinds as ConnectionFault[]) {
      await connectionFaults[kind](proxy)
      const overMs = performance.now()
      const backAtMs = await load.journal.successAfter(overMs, RECOVERY_MAX_MS).catch(async (error) => {
        const state = { after: kind, exitCode: service.child.exitCode, connections: proxy.open() }
        const sessions = await deployment.inDatabase(SESSIONS).catch(String)
        const output = service.output().split('\n').slice(-20).join('\n')
        throw new Error(`${error.message}\n${JSON.stringify({ ...state, sessions }, null, 1)}\n${output}`, {
          cause: error,
        })
      })
      backMs.push(backAtMs - overMs)
      await sleep(random.between(50, 500))
    }
    await load.stop()
    const { sent, done } = proxy.cutsAtCommit()
    results.add(`${kinds.length} faults (${FAULT_KINDS.join(', ')}): first success after`, '', medianAndMost(backMs))
    results.add('  cut when COMMIT was sent, when it was done', '> 0 together', `${sent}, ${done}`)
    if (kinds.includes('cut at commit')) expect(sent + done).toBeGreaterThan(0)
    expect(service.child.exitCode).toBeNull()
    const operator = deployment.operatorOf(service)
    await expectAllOnce(load.journal, { operator, inDatabase: deployment.inDatabase }, results)
  })
})

/** Each undoes itself, except that cut and half-open connections stay that way. */
const connectionFaults = {
  async cut(proxy: FaultProxy) {
    proxy.cut(random.between(1, proxy.open()))
  },
  async 'cut at commit'(proxy: FaultProxy) {
    for (let cuts = random.between(1, 4); cuts > 0; cuts--) proxy.cutAtCommit(random.chance(0.5) ? 'sent' : 'done')
    await sleep(random.between(50, 300))
    proxy.stopCuttingCommits()
  },
  async 'half-open'(proxy: FaultProxy) {
    proxy.halfOpen(random.between(1, proxy.open()))
  },
  async delay(proxy: FaultProxy) {
    proxy.delayUpTo(random.between(10, 2_000))
    await sleep(random.between(200, 2_000))
    proxy.delayUpTo(0)
  },
  async 'refuse new'(proxy: FaultProxy) {
    await proxy.refuse(true)
    proxy.cut(random.between(0, proxy.open()))
    await sleep(random.between(100, 1_000))
    await proxy.refuse(false)
  },
}

type ConnectionFault = keyof typeof connectionFaults
const FAULT_KINDS = Object.keys(connectionFaults) as ConnectionFault[]

const SESSIONS = `
  select state, wait_event, now() - xact_start as since, pg_blocking_pids(pid) as blocked_by, left(query, 60) as query
  from pg_stat_activity where datname = current_database()`

describe('a database that hangs', () => {
  let deployment: EmbeddedDeployment
  const stoppedPids: number[] = []

  afterEach(async () => {
    resume()
    await stopAllServices()
    await deployment.remove()
  })

  it('means 503 within 3 s, a live process, and success within 5 s after the database resumes', async () => {
    deployment = await createEmbeddedDeployment()
    const service = await deployment.start()
    const load = await startMoneyLoad(() => deployment.newUser(), random)
    const [reader] = load.pairs.map(({ client }) => client)
    if (!reader) throw new Error('The load should have pairs.')
    const read = (path: string) => reader.send('GET', path, undefined, {}, 10_000)
    const tookMs = { reads: [] as number[], writes: [] as number[], liveness: [] as number[], recovery: [] as number[] }
    for (let hangs = 0; hangs < HANGS; hangs++) {
      await sleep(random.between(500, 1_500))
      const hungMs = performance.now()
      // The main process first, so that it starts no others.
      for (const pid of (await deployment.databasePids()).slice(0, 1)) stop(pid)
      for (const pid of (await deployment.databasePids()).slice(1)) stop(pid)
      const stoppedMs = performance.now()
      const endMs = stoppedMs + HANG_MS
      // A request that is sent later could be answered after the database resumes.
      const lastReadMs = endMs - 3_500
      const [wallets, readiness, liveness] = await Promise.all([
        poll(lastReadMs, 200, () => read('/wallet')),
        poll(lastReadMs, 500, () => read('/health/ready')),
        poll(endMs, 50, () => read('/health')),
      ])
      const resumedMs = performance.now()
      resume()
      const [readMs, writtenMs] = await Promise.all([
        firstSuccess(() => reader.get('/wallet')),
        load.journal.successAfter(resumedMs, RECOVERY_MAX_MS),
      ])
      const endOf = (attempt: Attempt) => attempt.startedMs + attempt.tookMs
      const writes = load.journal.attempts.filter(
        (write) => write.startedMs > hungMs - 3_000 && endOf(write) > stoppedMs && write.startedMs < resumedMs,
      )
      const failed = writes.filter((write) => write.startedMs > stoppedMs && endOf(write) < resumedMs)
      expect(new Set(failed.map(({ outcome }) => outcome))).toEqual(new Set(['503']))
      const reads = [...wallets, ...readiness]
      expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([503]))
      expect(new Set(liveness.map(({ status }) => status))).toEqual(new Set([200]))
      tookMs.reads.push(...reads.map((answer) => answer.tookMs))
      tookMs.writes.push(...writes.map((write) => write.tookMs))
      tookMs.liveness.push(...liveness.map((answer) => answer.tookMs))
      tookMs.recovery.push(readMs - resumedMs, writtenMs - resumedMs)
    }
    await load.stop()
    results.add(
      `${HANGS} hangs of ${HANG_MS / 1_000} s: reads answered 503 after`,
      '< 3 s',
      medianAndMost(tookMs.reads),
    )
    results.add('  writes answered after', '< 3 s', medianAndMost(tookMs.writes))
    results.add('  liveness answered 200 after', '< 1 s', medianAndMost(tookMs.liveness))
    results.add('  first success after the hang', '< 5 s', medianAndMost(tookMs.recovery))
    expect(Math.max(...tookMs.reads, ...tookMs.writes)).toBeLessThan(3_000)
    expect(Math.max(...tookMs.liveness)).toBeLessThan(1_000)
    expect(Math.max(...tookMs.recovery)).toBeLessThan(5_000)
    expect(service.child.exitCode).toBeNull()
    await expectAllOnce(load.journal, deployment, results)
  })

  function stop(pid: number): void {
    process.kill(pid, 'SIGSTOP')
    stoppedPids.push(pid)
  }

  function resume(): void {
    for (const pid of stoppedPids.splice(0)) process.kill(pid, 'SIGCONT')
  }
})

/** The settings without which a kill could lose what was acknowledged. */
async function expectDurable({ inDatabase }: EmbeddedDeployment): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    expect(await inDatabase(`select current_setting('${setting}') as value`)).toEqual([{ value: 'on' }])
  }
}

/** Sends at an interval until `endMs`, without waiting for answers; returns all answers. */
async function poll(endMs: number, intervalMs: number, ask: () => Promise<{ status: number }>) {
  const answers: Promise<{ status: number; tookMs: number }>[] = []
  while (performance.now() < endMs) {
    const startedMs = performance.now()
    answers.push(ask().then(({ status }) => ({ status, tookMs: performance.now() - startedMs })))
    await sleep(intervalMs)
  }
  return Promise.all(answers)
}

async function firstSuccess(ask: () => Promise<{ status: number }>): Promise<number> {
  while ((await ask()).status !== 200) await sleep(10)
  return performance.now()
}
