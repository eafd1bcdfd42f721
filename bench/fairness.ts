import { Agent } from 'node:http'
import { inDatabase, NEWER_WORD, OLDER_WORD, seedGigs, untilQuiet } from './dataset.ts'
import {
  isChosen,
  medianOf,
  post,
  printTable,
  putLoad,
  type Request,
  type Service,
  timeOf,
  undisturbed,
  warnWhenBusy,
  withService,
} from './support.ts'

// How long another user waits for `GET /wallet` while someone sends the most expensive requests there are. Each row is compared
// with the idle service just before it. Arguments select rows: `npm run bench:fairness -- openapi`.

const GIGS = 60_000
const HOSTILE_GIGS = 1_000
const WORDS_REPEATED = 12
const SECONDS = 5
const QUIET_SECONDS = 2
const RATIO_MAX = 3
const LONGER_MAX_MS = 10

interface Load {
  what: string
  connections: number
  requests: readonly Request[]
}

try {
  warnWhenBusy()
  const rows = await withService(measureAll)
  printTable([['GET /wallet of another user, p50', 'target', 'measured', 'quiet', 'loaded', 'load', ''], ...rows])
  process.exitCode = rows.every((row) => row.at(-1) === 'ok') ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measureAll(service: Service): Promise<string[][]> {
  const [reader, hostile] = [await newKey(service), await newKey(service)]
  const many = await Promise.all(Array.from({ length: 8 }, () => newKey(service)))
  console.error(`Loading ${GIGS.toLocaleString('en')} gigs …`)
  const { words } = await seedGigs(service, GIGS)
  await seedHostileGigs(service, words)
  const searches = pathsOfWorst(words)
  const loads: Load[] = [
    { what: '/openapi.json', connections: 4, requests: [{ base: '', path: '/openapi.json' }] },
    ...searches.map((path) => ({ what: path, connections: 8, requests: [{ path, key: hostile }] })),
    { what: 'all of these, by one user', connections: 8, requests: searches.map((path) => ({ path, key: hostile })) },
    {
      what: 'all of these, by eight users',
      connections: 8,
      requests: searches.map((path, n) => ({ path, key: many[n % many.length] ?? '' })),
    },
  ]
  const rows: string[][] = []
  for (const load of loads.filter(isChosen)) rows.push(await undisturbed(() => measure(service, reader, load)))
  return rows
}

async function measure(service: Service, reader: string, { what, connections, requests }: Load): Promise<string[]> {
  await untilQuiet(service)
  const quietUntilMs = performance.now() + QUIET_SECONDS * 1000
  const quietMs = medianOf(await walletTimes(service, reader, () => performance.now() < quietUntilMs))
  let isLoaded = true
  const loading = putLoad({ service, requests, connections, seconds: SECONDS }).finally(() => {
    isLoaded = false
  })
  const [load, times] = await Promise.all([loading, walletTimes(service, reader, () => isLoaded)])
  const ratio = medianOf(times) / quietMs
  const ms = (value: number) => `${value.toFixed(2)} ms`
  const isOk = ratio <= RATIO_MAX || medianOf(times) - quietMs <= LONGER_MAX_MS
  const answered = `${load.requestsPerSecond.toFixed(0)}/s, ${load.refused} refused, ${load.unanswered} unanswered`
  return [
    `${connections} × ${what}`,
    `≤ ${RATIO_MAX} times or ${LONGER_MAX_MS} ms longer`,
    `${ratio.toFixed(2)} times`,
    ms(quietMs),
    ms(medianOf(times)),
    answered,
    isOk ? 'ok' : 'MISSED',
  ]
}

async function walletTimes(service: Service, key: string, goesOn: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  try {
    while (goesOn()) {
      service.signal.throwIfAborted()
      times.push(await timeOf(`${service.url}/wallet`, key, agent))
    }
  } finally {
    agent.destroy()
  }
  return times
}

async function newKey(service: Service): Promise<string> {
  const body = { display_name: 'Ada', kind: 'person' }
  const made = await post<{ key: { key: string } }>(`${service.url}/users`, service.operatorKey, body)
  return made.key.key
}

// Gigs that repeat the commonest words as often as a description can hold them, so that matching and ranking them is costly.
async function seedHostileGigs(service: Service, words: readonly string[]): Promise<void> {
  await inDatabase(service, async (client) => {
    const text = Array.from({ length: 2_500 }, (_, n) => words[n % WORDS_REPEATED]).join(' ')
    await client.query(
      `insert into gigs (id, client_id, title, description, skills, rate_type, payout_delay_days, review_days, remote,
         positions, status, created_at, updated_at, skill_keys, search, facts)
       select gen_random_uuid(), (select id from users limit 1), 'Hostile ' || n, $1, '{}', 'fixed', 5, 14, true, 1, 'open',
         now(), now(), '{}', setweight(to_tsvector('english', $1), 'C'),
         '"id":"gig_01kz3v9d6ye8tb2xw4qh5mrc7a","title":"x","description":"' || $1 || '"'
       from generate_series(1, $2::integer) as n`,
      [text, HOSTILE_GIGS],
    )
    await client.query('vacuum analyze gigs, open_gigs')
  })
}

// Phrases of common words, long lists of common words, words that only the older half has, mistyped words, and long pages.
function pathsOfWorst(words: readonly string[]): string[] {
  const [first = '', second = '', third = ''] = words
  const common = words.slice(0, WORDS_REPEATED)
  const queries = [
    `"${first} ${second}"`,
    `"${third} ${second} ${first} ${second}"`,
    common.join(' '),
    common.join(' or '),
    `"${common.join(' ')}"`,
    `${OLDER_WORD} -${NEWER_WORD} ${first}`,
    common.slice(0, 3).map(mistyped).join(' '),
  ]
  return [
    ...queries.flatMap((query) =>
      ['newest', 'relevance', 'rate_low'].map((sort) => `/gigs?q=${encodeURIComponent(query)}&sort=${sort}&limit=100`),
    ),
    '/gigs?limit=100',
    '/gigs?min_rate_cents=39000&max_rate_cents=10&sort=closing_soon&limit=100',
  ]
}

function mistyped(word: string): string {
  return `${word.slice(0, 3)}q${word.slice(3)}`
}
