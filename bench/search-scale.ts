import { Agent } from 'node:http'
import { inDatabase, NEWER_WORD, OLDER_WORD, removeGigs, seedGigs } from './dataset.ts'
import { medianOf, printTable, type Service, timeOf, undisturbed, warnWhenBusy, withService } from './support.ts'

// How lists and searches grow from 10,000 to 1,000,000 gigs, nine out of ten of them closed, and how long the worst search takes.
// Over HTTP, one request at a time.

const [SMALL, LARGE] = [10_000, 1_000_000]
const OPEN_SHARE = 0.1
const MATCHES = { min: 800, max: 1_200 }
const WORDS_MAX = 20
const ROUNDS = 200
const WORST_ROUNDS = 100
const WARM_UP_ROUNDS = 50
const LIST_GROWTH_MAX = 1.5
const SEARCH_GROWTH_MAX = 4
const WORST_P99_MAX_MS = 500
const PATH_SHOWN_MAX = 60

interface Row {
  what: string
  target: string
  measured: string
  ok: boolean
}

try {
  warnWhenBusy()
  const rows = await withService(measureAll)
  printTable([
    ['what', 'target', 'measured', ''],
    ...rows.map(({ what, target, measured, ok }) => [what, target, measured, ok ? 'ok' : 'MISSED']),
  ])
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measureAll(service: Service): Promise<Row[]> {
  const words = await seed(service, LARGE)
  const [rare = ''] = words.slice(-1)
  const searched = await wordsWithMatches(service, words)
  const large = await measureKinds(service, searched)
  const worst = await worstOf(service, pathsOfWorst(words, rare))
  await removeGigs(service)
  await seed(service, SMALL)
  const small = await measureKinds(service, searched)
  const ofMatches = `${MATCHES.min} to ${MATCHES.max} open gigs`
  return [
    growth('list, newest first', small.list, large.list, LIST_GROWTH_MAX),
    growth(`search, newest first, words of ${ofMatches}`, small.newest, large.newest, SEARCH_GROWTH_MAX),
    growth(`search by relevance, words of ${ofMatches}`, small.relevance, large.relevance, SEARCH_GROWTH_MAX),
    {
      what: `the worst search, p99: ${worst.path.slice(0, PATH_SHOWN_MAX)}`,
      target: `< ${WORST_P99_MAX_MS} ms`,
      measured: `${worst.p99Ms.toFixed(0)} ms`,
      ok: worst.p99Ms < WORST_P99_MAX_MS,
    },
  ]
}

async function seed(service: Service, count: number): Promise<string[]> {
  console.error(`Loading ${count.toLocaleString('en')} gigs …`)
  const { words } = await seedGigs(service, count, OPEN_SHARE)
  await inDatabase(service, (client) => client.query('checkpoint'))
  service.signal.throwIfAborted()
  return words
}

async function wordsWithMatches(service: Service, words: readonly string[]): Promise<string[]> {
  return inDatabase(service, async (client) => {
    const { rows } = await client.query(
      `select word from ts_stat('select search from open_gigs')
       where ndoc between $1 and $2 and word = any ($3) order by word limit $4`,
      [MATCHES.min, MATCHES.max, words, WORDS_MAX],
    )
    if (rows.length < WORDS_MAX) throw new Error('The dataset has too few words of that frequency.')
    return rows.map(({ word }) => word)
  })
}

type Kind = 'list' | 'newest' | 'relevance'

async function measureKinds(service: Service, words: readonly string[]): Promise<Record<Kind, number>> {
  const medianMs = async (paths: readonly string[]) =>
    medianOf(await undisturbed(() => timesOf(service, paths, ROUNDS)))
  return {
    list: await medianMs(['/gigs']),
    newest: await medianMs(words.map((word) => `/gigs?q=${word}`)),
    relevance: await medianMs(words.map((word) => `/gigs?q=${word}&sort=relevance`)),
  }
}

function growth(what: string, smallMs: number, largeMs: number, max: number): Row {
  const ratio = largeMs / smallMs
  const measured = `${ratio.toFixed(2)} times (${smallMs.toFixed(2)} to ${largeMs.toFixed(2)} ms)`
  return { what, target: `≤ ${max} times`, measured, ok: ratio <= max }
}

// Words that all, half, some or no gigs have, alone and together, in every order, and words that are mistyped.
function pathsOfWorst(words: readonly string[], rare: string): string[] {
  const [common = '', second = '', third = ''] = words
  const [frequent = '', seldom = ''] = [words[20] ?? '', words[1_000] ?? '']
  const queries = [
    common,
    frequent,
    `${common} ${second} ${third}`,
    `${OLDER_WORD} ${NEWER_WORD}`,
    OLDER_WORD,
    `"${common} ${rare}"`,
    `"${second} ${NEWER_WORD} ${common}"`,
    `-${common}`,
    `${OLDER_WORD} -${common}`,
    words.slice(0, 14).join(' or '),
    words.slice(0, 20).join(' '),
    'the',
    'b',
    common.slice(0, 3),
    mistyped(common),
    mistyped(seldom),
    `${mistyped(common)} ${mistyped(second)}`,
    words.slice(0, 15).map(mistyped).join(' '),
  ]
  const sorts = ['newest', 'relevance', 'rate_high', 'closing_soon']
  return [
    ...queries.flatMap((query) => sorts.map((sort) => `/gigs?q=${encodeURIComponent(query)}&sort=${sort}`)),
    `/gigs?q=${common}&category=${rare}`,
    `/gigs?q=${OLDER_WORD}&sort=relevance&remote=false&rate_type=hourly&min_rate_cents=39000`,
    `/gigs?min_rate_cents=39000&max_rate_cents=10&sort=closing_soon`,
    `/gigs?q=${rare}&status=closed`,
    `/gigs?q=${common}&status=closed&sort=relevance`,
    `/gigs?q=${rare}&status=closed&sort=rate_low`,
    `/gigs?remote=false&min_rate_cents=39999&status=closed&sort=closing_soon`,
  ]
}

function mistyped(word: string): string {
  return `${word.slice(0, 3)}q${word.slice(3)}`
}

async function worstOf(service: Service, paths: readonly string[]): Promise<{ path: string; p99Ms: number }> {
  console.error(`Looking for the worst of ${paths.length} searches …`)
  let worst = { path: '', p99Ms: 0 }
  for (const path of paths) {
    const times = (await undisturbed(() => timesOf(service, [path], WORST_ROUNDS))).toSorted((a, b) => a - b)
    const p99Ms = times[Math.ceil(times.length * 0.99) - 1] ?? 0
    if (process.argv.includes('--verbose'))
      console.error(`${medianOf(times).toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms: ${path}`)
    if (p99Ms > worst.p99Ms) worst = { path, p99Ms }
  }
  return worst
}

async function timesOf(service: Service, paths: readonly string[], rounds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  try {
    for (let round = -Math.min(WARM_UP_ROUNDS, rounds / 2); round < rounds; round++) {
      service.signal.throwIfAborted()
      const path = paths[Math.abs(round) % paths.length] ?? ''
      const tookMs = await timeOf(`${service.url}${path}`, service.operatorKey, agent)
      if (round >= 0) times.push(tookMs)
    }
  } finally {
    agent.destroy()
  }
  return times
}
