import { runBare } from './bare.ts'
import { DEAL_KINDS, type DealKind, Deals } from './deals.ts'
import { type Load, medianOf, printTable, putLoad, type Service, warnWhenBusy, withService } from './support.ts'

// What it costs to commit somebody to something: an offer, a funding, a release; against the same statements, one after
// the other, run by pgbench on the same database in the same run. Commits are durable in both.
const RATIO_MIN = 0.5
const GROWTH_MAX = 1.3
const CONNECTIONS = 32
const PGBENCH_CONNECTIONS = [12, 32]
const ROUNDS = 3
const ROUND_SECONDS = 2
// Until V8 has compiled what is used most; on two cores its compiler takes one of them meanwhile.
const WARM_UP_ROUNDS = 5
const TRANSFERS_MANY = 1_000_000

interface Bench {
  service: Service
  deals: Deals
  failed: number
}

async function compare(bench: Bench): Promise<string[]> {
  const rates = new Map<string, number[]>()
  const add = (name: string, rate: number) => rates.set(name, [...(rates.get(name) ?? []), rate])
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    for (const kind of DEAL_KINDS) await load(bench, kind, CONNECTIONS)
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of DEAL_KINDS) {
      const parley = await load(bench, kind, CONNECTIONS)
      const bare: number[] = []
      for (const connections of PGBENCH_CONNECTIONS)
        bare.push(await runBare(bench.service, bench.deals, kind, connections, ROUND_SECONDS))
      add(kind, parley.requestsPerSecond)
      for (const [index, rate] of bare.entries()) add(`${kind} ${PGBENCH_CONNECTIONS[index]}`, rate)
    }
  }
  const median = (name: string) => medianOf(rates.get(name) ?? [])
  const best = (kind: DealKind) =>
    Math.max(...PGBENCH_CONNECTIONS.map((connections) => median(`${kind} ${connections}`)))
  console.log(`\nPer second, medians of ${ROUNDS} rounds of ${ROUND_SECONDS} s; Parley at ${CONNECTIONS} connections\n`)
  printTable([
    ['', 'Parley', ...PGBENCH_CONNECTIONS.map((count) => `pgbench -c ${count}`), 'ratio', 'at least'],
    ...DEAL_KINDS.map((kind) => [
      kind,
      median(kind),
      ...PGBENCH_CONNECTIONS.map((connections) => median(`${kind} ${connections}`)),
      (median(kind) / best(kind)).toFixed(3),
      String(RATIO_MIN),
    ]),
  ])
  return [
    ...(bench.failed > 0 ? [`${bench.failed} request(s) failed.`] : []),
    ...DEAL_KINDS.filter((kind) => median(kind) / best(kind) < RATIO_MIN).map(
      (kind) => `${kind} is below ${RATIO_MIN} of the same statements in pgbench.`,
    ),
  ]
}

async function grow(bench: Bench): Promise<string[]> {
  const kinds = ['fund', 'release'] as const
  const few = await medianLatencies(bench)
  await bench.deals.seedTransfers(TRANSFERS_MANY)
  const many = await medianLatencies(bench)
  const { count: transfers } = await bench.deals.countTransfers()
  console.log(
    `\nMedian latency in ms at 1 connection, before and after there were ${transfers.toLocaleString('en')} transfers\n`,
  )
  printTable([
    ['', 'before', 'after', 'growth', 'less than'],
    ...kinds.map((kind) => [
      kind,
      few[kind].toFixed(2),
      many[kind].toFixed(2),
      (many[kind] / few[kind]).toFixed(2),
      String(GROWTH_MAX),
    ]),
  ])
  return kinds
    .filter((kind) => many[kind] / few[kind] >= GROWTH_MAX)
    .map((kind) => `${kind} grows ${(many[kind] / few[kind]).toFixed(2)}-fold.`)
}

async function medianLatencies(bench: Bench): Promise<Record<'fund' | 'release', number>> {
  const latencies: Record<'fund' | 'release', number[]> = { fund: [], release: [] }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const kind of ['fund', 'release'] as const) {
      const { medianMs } = await load(bench, kind, 1)
      if (round > 0) latencies[kind].push(medianMs)
    }
  }
  return { fund: medianOf(latencies.fund), release: medianOf(latencies.release) }
}

async function load(bench: Bench, kind: DealKind, connections: number): Promise<Load> {
  const { service, deals } = bench
  const requests = await deals.requestsFor(kind, connections)
  const measured = await putLoad({ service, requests, connections, seconds: ROUND_SECONDS })
  bench.failed += measured.failed
  return measured
}

try {
  warnWhenBusy()
  const failures = await withService(async (service) => {
    const bench = { service, deals: await Deals.make(service), failed: 0 }
    return [...(await compare(bench)), ...(await grow(bench))]
  })
  for (const failure of failures) console.log(`FAILED: ${failure}`)
  process.exitCode = failures.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
