import { runBare } from './bare.ts'
import { copyMilestones, preparePlain } from './baselines/prepare.ts'
import { besideConstant } from './beside-constant.ts'
import { inDatabase, seedGigs, untilQuiet, wireId } from './dataset.ts'
import { type DealKind, Deals, type IdForm } from './deals.ts'
import { gigRequests, withCursors } from './gig-requests.ts'
import {
  CREATE_ROUND_SECONDS,
  get,
  type Load,
  medianOf,
  memoryOf,
  printTable,
  putLoad,
  type Request,
  ROUND_SECONDS,
  roundSecondsOf,
  type Service,
  warnWhenBusy,
  withPlain,
  withService,
} from './support.ts'

// Everything under load, in one run: against the same server's constant route, against a plain server with the same
// routes on the same database, and what commits somebody also against its bare statements in pgbench.
const CONNECTIONS = [1, 32, 256]
const HELD_AT = 32
const BARE_ROUNDS = 3
const WARM_UP_SECONDS = 3
const GIGS = 100_000
const EVENT_PAGES = 4

const KINDS = [
  'constant',
  'verify',
  'read',
  'list',
  'search',
  'create',
  'round',
  'fund',
  'release',
  'events page',
] as const
type Kind = (typeof KINDS)[number]

// What has to hold at 32 connections.
const OF_CONSTANT_MIN: Partial<Record<Kind, number>> = { verify: 0.55, read: 0.5, list: 0.2 }
const OF_PLAIN_MIN: Partial<Record<Kind, number>> = {
  read: 2,
  list: 1,
  search: 1,
  create: 1,
  round: 1,
  fund: 1,
  release: 1,
}

/** A server, and how to make requests for it that can succeed. */
interface Subject {
  name: string
  service: Service
  requestsFor(kind: Kind, connections: number): Promise<readonly Request[]>
}

interface Measured {
  parley: Load
  plain: Load
  ofConstant: number
}

async function measure(parley: Subject, plain: Subject, connections: number): Promise<Map<Kind, Measured[]>> {
  const results = new Map<Kind, Measured[]>(KINDS.map((kind) => [kind, []]))
  for (const subject of [parley, plain]) {
    for (const kind of KINDS) await put(subject, kind, connections, WARM_UP_SECONDS)
  }
  for (let round = 0; round < roundsAt(connections); round++) {
    for (const kind of KINDS) {
      const { measured: ours, constantPerSecond } = await besideConstant({ service: parley.service, connections }, () =>
        put(parley, kind, connections, roundSecondsOf(kind)),
      )
      const theirs = await put(plain, kind, connections, roundSecondsOf(kind))
      results.get(kind)?.push({ parley: ours, plain: theirs, ofConstant: ours.requestsPerSecond / constantPerSecond })
    }
  }
  return results
}

// What has to hold is measured more often.
function roundsAt(connections: number): number {
  return connections === HELD_AT ? 7 : 3
}

async function put(
  { name, service, requestsFor }: Subject,
  kind: Kind,
  connections: number,
  seconds: number,
): Promise<Load> {
  const requests = await requestsFor(kind, connections)
  await untilQuiet(service)
  const load = await putLoad({ service, requests, connections, seconds })
  // With very many connections a server may well refuse some; what it refused is not counted as done.
  if (load.failed > 0 && connections <= HELD_AT) {
    throw new Error(`${load.failed} request(s) of ${name} failed: ${kind} at ${connections} connection(s).`)
  }
  return { ...load, requestsPerSecond: Math.max(load.requestsPerSecond - load.failed / seconds, 0) }
}

function print(connections: number, results: ReadonlyMap<Kind, readonly Measured[]>, bare: ReadonlyMap<Kind, number>) {
  const plural = connections === 1 ? 'connection' : 'connections'
  console.log(
    `\n${connections} ${plural}; medians of ${roundsAt(connections)} rounds of ${ROUND_SECONDS} s, for create ${CREATE_ROUND_SECONDS} s\n`,
  )
  printTable([
    [
      '',
      'per s',
      'p50 ms',
      'p99 ms',
      'of constant',
      'plain per s',
      'p50 ms',
      'p99 ms',
      'x plain',
      'bare per s',
      'refused',
    ],
    ...KINDS.map((kind) => {
      const of = (value: (one: Measured) => number) => medianOf((results.get(kind) ?? []).map(value))
      return [
        kind,
        of(({ parley }) => parley.requestsPerSecond),
        of(({ parley }) => parley.medianMs).toFixed(2),
        of(({ parley }) => parley.p99Ms).toFixed(2),
        of(({ ofConstant }) => ofConstant).toFixed(3),
        of(({ plain }) => plain.requestsPerSecond),
        of(({ plain }) => plain.medianMs).toFixed(2),
        of(({ plain }) => plain.p99Ms).toFixed(2),
        of(timesPlain).toFixed(2),
        bare.get(kind) ?? '',
        (results.get(kind) ?? []).reduce((sum, { parley }) => sum + parley.failed, 0),
      ]
    }),
  ])
}

function shortfallsOf(results: ReadonlyMap<Kind, readonly Measured[]>): string[] {
  return KINDS.flatMap((kind) => {
    const measured = results.get(kind) ?? []
    const ofConstant = medianOf(measured.map((one) => one.ofConstant))
    const ofPlain = medianOf(measured.map(timesPlain))
    const [constantMin = 0, plainMin = 0] = [OF_CONSTANT_MIN[kind], OF_PLAIN_MIN[kind]]
    return [
      ...(ofConstant < constantMin ? [`${kind} is ${ofConstant.toFixed(3)} of constant, not ${constantMin}.`] : []),
      ...(ofPlain < plainMin ? [`${kind} is ${ofPlain.toFixed(2)} times plain, not ${plainMin}.`] : []),
    ]
  })
}

function timesPlain({ parley, plain }: Measured): number {
  return parley.requestsPerSecond / plain.requestsPerSecond
}

async function runBareDeals(service: Service, deals: Deals): Promise<Map<Kind, number>> {
  const rates = new Map<Kind, number>()
  for (const kind of ['round', 'fund', 'release'] as const) {
    const rounds: number[] = []
    for (let round = 0; round < BARE_ROUNDS; round++) {
      rounds.push(await runBare(service, deals, kind, HELD_AT, ROUND_SECONDS))
    }
    rates.set(kind, medianOf(rounds))
  }
  return rates
}

async function subjectsOf(service: Service, plain: Service, deals: Deals, gigs: Gigs): Promise<[Subject, Subject]> {
  const key = deals.keys[0] ?? ''
  const parleyGigs = gigRequests(gigs, key, wireId)
  const plainGigs = gigRequests(gigs, key, plainId)
  const parleyPages = { ...parleyGigs, list: await withCursors(service, parleyGigs.list) }
  const plainList = plainGigs.list.map((request, n) =>
    n % 2 ? { ...request, path: `${request.path}&page=2` } : request,
  )
  const parleyEvents = await eventPages(service, deals.keys, '/events?limit=20', 'next_cursor')
  const plainEvents = await eventPages(plain, deals.keys, '/events?', 'next')
  const fixed = (pages: typeof parleyPages, events: readonly Request[]) => ({
    constant: [{ path: '/health' }],
    verify: deals.keys.map((each) => ({ path: '/keys/verify', key: each })),
    ...pages,
    'events page': events,
  })
  const [ours, theirs] = [fixed(parleyPages, parleyEvents), fixed({ ...plainGigs, list: plainList }, plainEvents)]
  return [
    {
      name: 'Parley',
      service,
      requestsFor: async (kind, connections) => (isDeal(kind) ? deals.requestsFor(kind, connections) : ours[kind]),
    },
    {
      name: 'the plain server',
      service: plain,
      async requestsFor(kind, connections) {
        if (!isDeal(kind)) return theirs[kind]
        const requests = await deals.requestsFor(kind, connections, plainId)
        if (kind !== 'round') await inDatabase(service, copyMilestones)
        return requests
      },
    },
  ]
}

type Gigs = Awaited<ReturnType<typeof seedGigs>>

const plainId: IdForm = (_prefix, uuid) => uuid

function isDeal(kind: Kind): kind is DealKind {
  return kind === 'round' || kind === 'fund' || kind === 'release'
}

// The first few pages of everybody's events.
async function eventPages(
  { url }: Service,
  keys: readonly string[],
  path: string,
  next: 'next_cursor' | 'next',
): Promise<Request[]> {
  const pages: Request[] = []
  for (const key of keys) {
    let after = ''
    for (let page = 0; page < EVENT_PAGES; page++) {
      pages.push({ path: `${path}${after}`, key })
      const answer = await get<Record<string, string | number | null>>(`${url}${path}${after}`, key)
      if (answer[next] === null || answer[next] === undefined) break
      after = `&after=${encodeURIComponent(answer[next])}`
    }
  }
  return pages
}

try {
  warnWhenBusy()
  const shortfalls = await withService(async (service) => {
    const deals = await Deals.make(service)
    // So that everybody has events to read.
    await putLoad({ service, requests: await deals.requestsFor('round', HELD_AT), connections: HELD_AT, seconds: 3 })
    const gigs = await seedGigs(service, GIGS)
    await inDatabase(service, preparePlain)
    return withPlain(service, async (plain) => {
      const [ours, theirs] = await subjectsOf(service, plain, deals, gigs)
      const bare = await runBareDeals(service, deals)
      const found: string[] = []
      for (const connections of CONNECTIONS) {
        const results = await measure(ours, theirs, connections)
        print(connections, results, connections === HELD_AT ? bare : new Map())
        if (connections === HELD_AT) found.push(...shortfallsOf(results))
      }
      const [parleyMiB, plainMiB] = [await memoryOf(service), await memoryOf(plain)]
      console.log(`\nMemory at the end: ${parleyMiB.toFixed(0)} MiB; the plain server ${plainMiB.toFixed(0)} MiB.`)
      return found
    })
  })
  for (const shortfall of shortfalls) console.log(`FAILED: ${shortfall}`)
  process.exitCode = shortfalls.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
