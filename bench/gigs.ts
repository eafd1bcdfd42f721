import { besideConstant } from './beside-constant.ts'
import { type Dataset, removeGigs, seedGigs, wireId } from './dataset.ts'
import { type GigKind, gigRequests, withCursors } from './gig-requests.ts'
import {
  medianOf,
  post,
  printTable,
  putLoad,
  type Request,
  ROUND_SECONDS,
  roundSecondsOf,
  type Service,
  warnWhenBusy,
  withService,
} from './support.ts'

// Finding and posting gigs against the same server's constant route, and how finding them grows with their number.
const RATIOS_MIN = { read: 0.5, list: 0.2, search: 0.1, create: 0.1 }
const GROWTH_MAX = 1.5
const CONNECTIONS = 32
const ROUNDS = 5
const WARM_UP_SECONDS = 4
const GIGS = 100_000
const GIGS_FEW = 1_000
const GIGS_MANY = 1_000_000

const READS = ['read', 'list', 'search'] as const
type Read = (typeof READS)[number]

try {
  warnWhenBusy()
  const failures = await withService(async (service) => [
    ...(await measureRatios(service)),
    ...(await measureGrowth(service)),
  ])
  for (const failure of failures) console.log(`FAILED: ${failure}`)
  process.exitCode = failures.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measureRatios(service: Service): Promise<string[]> {
  const kinds = await requestsFor(service, await seed(service, GIGS))
  const rounds = new Map<string, { perSecond: number; ofConstant: number }[]>()
  let failed = 0
  for (const requests of Object.values(kinds))
    await putLoad({ service, requests, connections: CONNECTIONS, seconds: WARM_UP_SECONDS })
  for (let round = 0; round < ROUNDS; round++) {
    for (const [kind, requests] of Object.entries(kinds)) {
      const { measured, constantPerSecond } = await besideConstant({ service, connections: CONNECTIONS }, () =>
        putLoad({ service, requests, connections: CONNECTIONS, seconds: roundSecondsOf(kind) }),
      )
      const { requestsPerSecond: perSecond } = measured
      rounds.set(kind, [...(rounds.get(kind) ?? []), { perSecond, ofConstant: perSecond / constantPerSecond }])
      failed += measured.failed
    }
  }
  const ratio = (kind: string) => medianOf((rounds.get(kind) ?? []).map(({ ofConstant }) => ofConstant))
  console.log(`\nRequests per second with ${GIGS.toLocaleString('en')} gigs at ${CONNECTIONS} connections\n`)
  const names = Object.keys(kinds)
  printTable([
    ['', ...names],
    ...Array.from({ length: ROUNDS }, (_, round) => [
      `round ${round + 1}`,
      ...names.map((kind) => rounds.get(kind)?.[round]?.perSecond ?? 0),
    ]),
    ['of constant', ...names.map((kind) => ratio(kind).toFixed(3))],
    ['at least', ...Object.values(RATIOS_MIN).map(String)],
  ])
  return [
    ...(failed > 0 ? [`${failed} request(s) failed.`] : []),
    ...Object.entries(RATIOS_MIN)
      .filter(([kind, least]) => ratio(kind) < least)
      .map(([kind, least]) => `${kind} is below ${least} of the constant route.`),
  ]
}

// Both stand side by side and are asked in turn, so that the machine is as fast for the one as for the other.
async function measureGrowth(large: Service): Promise<string[]> {
  const many = await requestsFor(large, await seed(large, GIGS_MANY))
  return withService(async (small) => {
    const few = await requestsFor(small, await seed(small, GIGS_FEW))
    const latencies = new Map(READS.map((kind) => [kind, { few: [] as number[], many: [] as number[] }]))
    for (let round = 0; round <= ROUNDS; round++) {
      for (const kind of READS) {
        const fewMs = await medianLatency(small, few[kind])
        const manyMs = await medianLatency(large, many[kind])
        // The first round only warms up.
        if (round === 0) continue
        latencies.get(kind)?.few.push(fewMs)
        latencies.get(kind)?.many.push(manyMs)
      }
    }
    const median = (kind: Read, size: 'few' | 'many') => medianOf(latencies.get(kind)?.[size] ?? [])
    const growth = (kind: Read) => median(kind, 'many') / median(kind, 'few')
    console.log('\nMedian latency in ms at 1 connection\n')
    printTable([
      ['gigs', ...READS],
      [GIGS_FEW.toLocaleString('en'), ...READS.map((kind) => median(kind, 'few').toFixed(2))],
      [GIGS_MANY.toLocaleString('en'), ...READS.map((kind) => median(kind, 'many').toFixed(2))],
      ['growth', ...READS.map((kind) => growth(kind).toFixed(2))],
    ])
    return READS.filter((kind) => growth(kind) >= GROWTH_MAX).map(
      (kind) => `${kind} grows ${growth(kind).toFixed(2)}-fold.`,
    )
  })
}

async function medianLatency(service: Service, requests: readonly Request[]): Promise<number> {
  const load = await putLoad({ service, requests, connections: 1, seconds: ROUND_SECONDS })
  return load.medianMs
}

async function seed(service: Service, count: number): Promise<Dataset> {
  const startedMs = performance.now()
  await removeGigs(service)
  const dataset = await seedGigs(service, count)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  console.log(`${count.toLocaleString('en')} gigs in ${seconds} s`)
  return dataset
}

async function requestsFor(service: Service, dataset: Dataset): Promise<Record<GigKind, Request[]>> {
  const { key } = await post<{ key: { key: string } }>(`${service.url}/users`, service.operatorKey, {
    display_name: 'Reader',
    kind: 'person',
  })
  const requests = gigRequests(dataset, key.key, wireId)
  return { ...requests, list: await withCursors(service, requests.list) }
}
