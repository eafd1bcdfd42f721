import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createDeployment, type Deployment } from './support/deployment.ts'
import { liveMemoryMb } from './support/inspector.ts'
import { Invariants } from './support/marketplace-invariants.ts'
import { median, ResultTable, soakMinutes } from './support/proof.ts'
import { freePort, type ServiceProcess, stopAllServices } from './support/service-process.ts'
import { ACTORS, type SteadyTrade, startSteadyTrade } from './support/steady-trade.ts'

// `npm run test:soak`: a quarter of an hour of everything that a marketplace does. `SOAK_MINUTES` changes the duration.

const MINUTES = soakMinutes()
/** A shorter soak can't be judged by its memory or speed: caches, the pool and compiled code are still growing. */
const JUDGED_FROM_MINUTES = 6
const SAMPLE_MS = 2_000
/** Connections to the database or open files that may come and go between two samples. */
const SPARE = 4
/** Idle connections are closed after about a minute. */
const IDLE_CLOSED_MAX_MS = 120_000

const results = new ResultTable(`Soak: ${MINUTES} minutes of trade by ${ACTORS} actors at a time`)

afterEach(stopAllServices)
afterAll(() => results.print())

describe(`${MINUTES} minutes of steady trade`, () => {
  it('don’t slow down the service, keep its memory, files and connections flat, and account for every cent', {
    timeout: (MINUTES + 10) * 60_000,
  }, async () => {
    const inspectorPort = await freePort()
    const deployment = await createDeployment({
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
    })
    const service = await deployment.start('start')
    const operator = deployment.operatorOf(service)
    const look = () => measure(deployment, service)
    const atRest = await look()
    const trade = await startSteadyTrade(operator)
    const quarters = [await tradeForAQuarter(trade, look)]
    // Garbage is only collected here and at the end, so that the resident memory is the same as in daily use.
    const { heap: earlyHeapMb } = await liveMemoryMb(inspectorPort)
    while (quarters.length < 4) quarters.push(await tradeForAQuarter(trade, look))
    const { heap: lateHeapMb } = await liveMemoryMb(inspectorPort)
    await trade.stop()

    addQuarters(quarters)
    results.add(
      'live heap after the first and the last quarter',
      '≤ 1.1 times',
      `${mb(earlyHeapMb)}, ${mb(lateHeapMb)}`,
    )
    results.add('requests that failed', '0', trade.failures.length)
    results.add(
      'most frequent actions',
      '',
      trade
        .successes()
        .slice(0, 8)
        .map((entry) => entry.join(' '))
        .join(', '),
    )
    expect(trade.failures).toEqual([])
    expect(service.output().match(/"level":"(error|fatal)".*/g)).toBeNull()
    expectFewConnections(quarters)
    if (MINUTES >= JUDGED_FROM_MINUTES) {
      expectSteady(quarters)
      expect(lateHeapMb).toBeLessThanOrEqual(1.1 * earlyHeapMb)
    }

    // The connections to the database stay open; everything else that was opened has to be closed again.
    const otherFiles = async () => {
      const { files, connections } = await look()
      return files - connections
    }
    const filesBefore = atRest.files - atRest.connections
    await expect
      .poll(otherFiles, { timeout: IDLE_CLOSED_MAX_MS, interval: SAMPLE_MS })
      .toBeLessThanOrEqual(filesBefore + SPARE)
    results.add(
      'open files without the database, before and after',
      `≤ ${SPARE} more`,
      `${filesBefore}, ${await otherFiles()}`,
    )
    const audit = await operator.get('/operator/ledger/audit')
    results.add(
      'ledger audit',
      'no violation',
      `${audit.body.violations?.length} in ${JSON.stringify(audit.body.checked)}`,
    )
    expect(audit.body).toMatchObject({ ok: true, violations: [] })
    const invariants = await new Invariants(deployment.connection).open()
    await invariants.check()
    await invariants.checkAll()
    await invariants.close()
    results.add('contradictions in the database', '0', 0)
  })
})

interface Quarter {
  actionsPerMinute: number
  samples: Sample[]
}

interface Sample {
  residentMb: number
  files: number
  connections: number
}

async function tradeForAQuarter(trade: SteadyTrade, look: () => Promise<Sample>): Promise<Quarter> {
  const samples: Sample[] = []
  const before = trade.actions()
  const startMs = performance.now()
  while (performance.now() < startMs + (MINUTES * 60_000) / 4) {
    await sleep(SAMPLE_MS)
    samples.push(await look())
  }
  return { actionsPerMinute: (60_000 * (trade.actions() - before)) / (performance.now() - startMs), samples }
}

async function measure(deployment: Deployment, { child }: ServiceProcess): Promise<Sample> {
  const [status, files, connections] = await Promise.all([
    readFile(`/proc/${child.pid}/status`, 'utf8'),
    readdir(`/proc/${child.pid}/fd`),
    deployment.inDatabase<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and application_name = 'parley'`,
    ),
  ])
  return {
    residentMb: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024,
    files: files.length,
    connections: connections[0]?.count ?? Number.NaN,
  }
}

/** The connection pool fills in the first quarter and then is full. */
function expectFewConnections(quarters: readonly Quarter[]): void {
  const [first, last] = [quarters[0], quarters[3]].map((quarter) => most(quarter, 'connections')) as [number, number]
  expect(last).toBeLessThanOrEqual(first + SPARE)
}

/** Caches and pools fill in the first quarter; from the second on, speed and memory must stay the same. */
function expectSteady(quarters: readonly Quarter[]): void {
  const [, second, , last] = quarters as [Quarter, Quarter, Quarter, Quarter]
  expect(last.actionsPerMinute).toBeGreaterThanOrEqual(0.85 * second.actionsPerMinute)
  expect(middle(last, 'residentMb')).toBeLessThanOrEqual(1.15 * middle(second, 'residentMb'))
  expect(middle(last, 'files')).toBeLessThanOrEqual(1.15 * middle(second, 'files'))
}

function addQuarters(quarters: readonly Quarter[]): void {
  const each = (figure: (quarter: Quarter) => number) => quarters.map((one) => Math.round(figure(one))).join(', ')
  const [, second, , last] = quarters as [Quarter, Quarter, Quarter, Quarter]
  const share = last.actionsPerMinute / second.actionsPerMinute
  results.add(
    'actions per minute, by quarter',
    '',
    each(({ actionsPerMinute }) => actionsPerMinute),
  )
  results.add('last quarter’s actions of the second’s', '≥ 0.85', share.toFixed(2))
  results.add(
    'resident memory in MB, by quarter',
    '4th ≤ 1.15 × 2nd',
    each((one) => middle(one, 'residentMb')),
  )
  results.add(
    'open files, by quarter',
    '4th ≤ 1.15 × 2nd',
    each((one) => middle(one, 'files')),
  )
  results.add(
    'most connections to the database, by quarter',
    `4th ≤ 1st + ${SPARE}`,
    each((one) => most(one, 'connections')),
  )
  if (MINUTES < JUDGED_FROM_MINUTES)
    results.add('speed, memory and files are judged', `from ${JUDGED_FROM_MINUTES} minutes`, 'no')
}

function middle({ samples }: Quarter, field: keyof Sample): number {
  return median(samples.map((sample) => sample[field]))
}

function most(quarter: Quarter | undefined, field: keyof Sample): number {
  return Math.max(...(quarter?.samples ?? []).map((sample) => sample[field]))
}

function mb(value: number): string {
  return `${value.toFixed(1)} MB`
}
