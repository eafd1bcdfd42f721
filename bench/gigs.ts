import { type Dataset, seedGigs, wireId } from './dataset.ts'
import {
  get,
  type Load,
  medianOf,
  post,
  printTable,
  putLoad,
  type Request,
  type Service,
  warnWhenBusy,
  withService,
} from './support.ts'

// Finding and posting gigs against the same server's constant route, and how finding them grows with their number.
const RATIOS_MIN = { read: 0.5, list: 0.2, search: 0.1, create: 0.1 }
const GROWTH_MAX = 1.5
const CONNECTIONS = 32
const ROUNDS = 3
const ROUND_SECONDS = 4
const WARM_UP_SECONDS = 2
const GIGS = 100_000
const GIGS_FEW = 1_000
const GIGS_MANY = 1_000_000
const QUERIES = 200

type Kind = keyof typeof RATIOS_MIN
const READS = ['read', 'list', 'search'] as const

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
  const requests = await requestsFor(service, await seed(service, GIGS))
  const kinds: Record<Kind | 'health', readonly Request[]> = { health: [{ path: '/health' }], ...requests }
  const rates = new Map<string, number[]>()
  let failed = 0
  for (const list of Object.values(kinds))
    await putLoad({ service, requests: list, connections: CONNECTIONS, seconds: WARM_UP_SECONDS })
  for (let round = 0; round < ROUNDS; round++) {
    for (const [kind, list] of Object.entries(kinds)) {
      const load = await putLoad({ service, requests: list, connections: CONNECTIONS, seconds: ROUND_SECONDS })
      rates.set(kind, [...(rates.get(kind) ?? []), load.requestsPerSecond])
      failed += load.failed
    }
  }
  const median = (kind: string) => medianOf(rates.get(kind) ?? [])
  console.log(`\nRequests per second with ${GIGS.toLocaleString('en')} gigs at ${CONNECTIONS} connections\n`)
  printTable([
    ['', ...Object.keys(kinds)],
    ...Array.from({ length: ROUNDS }, (_, round) => [
      `round ${round + 1}`,
      ...Object.keys(kinds).map((kind) => rates.get(kind)?.[round] ?? 0),
    ]),
    ['median', ...Object.keys(kinds).map(median)],
    ['of health', ...Object.keys(kinds).map((kind) => (median(kind) / median('health')).toFixed(3))],
    ['at least', '', ...Object.values(RATIOS_MIN).map(String)],
  ])
  return [
    ...(failed > 0 ? [`${failed} request(s) failed.`] : []),
    ...Object.entries(RATIOS_MIN)
      .filter(([kind, least]) => median(kind) / median('health') < least)
      .map(([kind, least]) => `${kind} is below ${least} of health.`),
  ]
}

async function measureGrowth(service: Service): Promise<string[]> {
  const few = await medianLatencies(service, GIGS_FEW)
  const many = await medianLatencies(service, GIGS_MANY)
  const growth = (kind: (typeof READS)[number]) => many[kind] / few[kind]
  console.log('\nMedian latency in ms at 1 connection\n')
  printTable([
    ['gigs', ...READS],
    [GIGS_FEW.toLocaleString('en'), ...READS.map((kind) => few[kind].toFixed(2))],
    [GIGS_MANY.toLocaleString('en'), ...READS.map((kind) => many[kind].toFixed(2))],
    ['growth', ...READS.map((kind) => growth(kind).toFixed(2))],
  ])
  return READS.filter((kind) => growth(kind) >= GROWTH_MAX).map(
    (kind) => `${kind} grows ${growth(kind).toFixed(2)}-fold.`,
  )
}

async function medianLatencies(service: Service, count: number): Promise<Record<(typeof READS)[number], number>> {
  const requests = await requestsFor(service, await seed(service, count))
  const latencies: Partial<Record<(typeof READS)[number], number[]>> = {}
  for (let round = 0; round <= ROUNDS; round++) {
    for (const kind of READS) {
      const load: Load = await putLoad({ service, requests: requests[kind], connections: 1, seconds: WARM_UP_SECONDS })
      // The first round only warms up.
      if (round > 0) latencies[kind] = [...(latencies[kind] ?? []), load.medianMs]
    }
  }
  const median = (kind: (typeof READS)[number]) => medianOf(latencies[kind] ?? [])
  return { read: median('read'), list: median('list'), search: median('search') }
}

async function seed(service: Service, count: number): Promise<Dataset> {
  const startedMs = performance.now()
  const dataset = await seedGigs(service, count)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  console.log(`${count.toLocaleString('en')} gigs in ${seconds} s`)
  return dataset
}

/** Varied ids, filters, cursors, words and bodies, so that nothing is fast only because it was asked before. */
async function requestsFor(service: Service, dataset: Dataset): Promise<Record<Kind, Request[]>> {
  const created = await post<{ key: { key: string } }>(`${service.url}/users`, service.operatorKey, {
    display_name: 'Reader',
    kind: 'person',
  })
  const key = created.key.key
  const pages = Array.from({ length: QUERIES }, (_, n) => `/gigs?${filterOf(n, dataset)}`)
  // Every other request goes on to the second page.
  const list = await Promise.all(pages.map(async (path, n) => (n % 2 ? withCursor(service, key, path) : path)))
  const title = (n: number) => `${dataset.words[n * 7]} ${dataset.words[n * 13]}`
  return {
    read: dataset.gigIds.map((id) => ({ path: `/gigs/${wireId('gig', id)}`, key })),
    list: list.map((path) => ({ path, key })),
    search: Array.from({ length: QUERIES }, (_, n) => ({
      path: `/gigs?q=${queryOf(n, dataset)}&sort=${n % 2 ? 'newest' : 'relevance'}`,
      key,
    })),
    create: Array.from({ length: QUERIES }, (_, n) => ({
      method: 'POST' as const,
      path: '/gigs',
      key,
      body: {
        title: title(n),
        description: dataset.words.slice(n * 60, n * 60 + 60).join(' '),
        category: dataset.categories[n % dataset.categories.length],
        skills: [dataset.skills[n % dataset.skills.length]],
        rate_type: 'hourly',
        rate_min_cents: n * 100,
        rate_max_cents: n * 200 + 1_000,
      },
    })),
  }
}

function filterOf(n: number, { categories, skills }: Dataset): string {
  const filters = [
    '',
    `category=${categories[n % categories.length]}`,
    `skill=${skills[n % skills.length]}`,
    'remote=true&sort=rate_high',
    `rate_type=hourly&sort=rate_low`,
    'sort=closing_soon',
    `min_rate_cents=${(n % 20) * 1_000}&rate_type=fixed`,
    `category=${categories[n % categories.length]}&sort=rate_high`,
  ]
  return filters[n % filters.length] ?? ''
}

// One to three words, drawn from all over the vocabulary: mostly rare ones, as in real searches, some common.
function queryOf(n: number, { words }: Dataset): string {
  const rank = Math.floor(words.length ** (((n * 37) % 100) / 100))
  const wanted = [words[rank], ...(n % 3 === 2 ? [words[n % 50]] : [])]
  return encodeURIComponent(wanted.join(' '))
}

async function withCursor(service: Service, key: string, path: string): Promise<string> {
  const { next_cursor } = await get<{ next_cursor: string | null }>(`${service.url}${path}`, key)
  return next_cursor ? `${path}&cursor=${encodeURIComponent(next_cursor)}` : path
}
