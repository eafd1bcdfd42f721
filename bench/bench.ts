import { makePlainDatabase } from './baselines/plain-tables.ts'
import { inDatabase, seedGigs, untilQuiet } from './dataset.ts'
import { type DealKind, DealRequests, makePairs, plainId, seedDeals, serviceId } from './deals.ts'
import { gigRequests } from './gig-requests.ts'
import {
  isChosen,
  medianOf,
  printTable,
  putLoad,
  type Request,
  type Server,
  type Service,
  undisturbed,
  warnWhenBusy,
  withBaseline,
  withService,
} from './support.ts'

// Requests per second of the service compared with two yardsticks on the same machine in the same run: a bare Fastify route that
// returns a constant, and for money and offers, a plain server on the same PostgreSQL. Arguments select rows: `npm run bench --
// fund release`.

const GIGS = 100_000
const ROUNDS = 3
const ROUND_SECONDS = 3
const WARM_UP_SECONDS = 3
const CONNECTIONS = 32
// Many connections first, which also warms up both servers for one connection.
const DEAL_CONNECTIONS = [CONNECTIONS, 1]
const DEAL_KINDS = ['fund', 'release', 'round'] as const
const DEAL_TARGET = 0.6
// Keeps a busy machine from failing the preparation.
const PATIENT = { STATEMENT_TIMEOUT_MS: '20000' }

/** One row of the table. */
interface Comparison {
  what: string
  connections: number
  measured: Side
  yardstick: Side
  /** The smallest accepted ratio of measured to yardstick; null if the row is only for information. */
  target: number | null
}

interface Side {
  server: Server
  /** Called before each measurement, since some requests succeed only once. */
  nextRequests(): readonly Request[]
  onSent(count: number): void
}

interface Result {
  comparison: Comparison
  measuredPerSecond: number
  yardstickPerSecond: number
  ratio: number
  ok: boolean
}

try {
  warnWhenBusy()
  const results = await withService(runAll, PATIENT)
  print(results)
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function runAll(service: Service): Promise<Result[]> {
  console.error('Filling the databases …')
  const pairs = await makePairs(service)
  const keys = pairs.flatMap(({ client, worker }) => [client.key, worker.key])
  await seedDeals(service, pairs)
  service.signal.throwIfAborted()
  const gigs = await gigRequests(service, await seedGigs(service, GIGS), keys)
  service.signal.throwIfAborted()
  const plainEnv = await makePlainDatabase(service, pairs)
  // Keeps a checkpoint for the rows above from running during a measurement.
  await inDatabase(service, (database) => database.query('checkpoint'))

  return withBaseline(service, 'bare', {}, (bare) =>
    withBaseline(service, 'plain', plainEnv, async (plain) => {
      const constant = repeat(bare, [{ path: '/health' }])
      const againstBare = (what: string, target: number | null, requests: readonly Request[]): Comparison => {
        return { what, connections: CONNECTIONS, measured: repeat(service, requests), yardstick: constant, target }
      }
      const ours = new DealRequests(pairs, serviceId)
      const theirs = new DealRequests(pairs, plainId)
      const comparisons: Comparison[] = [
        againstBare('health', null, [{ path: '/health' }]),
        againstBare(
          'verify',
          0.36,
          keys.map((key) => ({ path: '/keys/verify', key })),
        ),
        againstBare('read', 0.28, gigs.read),
        againstBare('list', 0.11, gigs.list),
        againstBare('list with sort', 0.09, gigs.sorted),
        againstBare('list of a category', 0.09, gigs.category),
        againstBare('lists of all kinds', 0.065, gigs.mix),
        {
          what: 'list by one user, against many',
          connections: CONNECTIONS,
          measured: repeat(service, gigs.listByOne),
          yardstick: repeat(service, gigs.list),
          target: 0.8,
        },
        againstBare('search by relevance', 0.015, gigs.search),
        againstBare('search by relevance, also for the most frequent words', null, gigs.commonSearch),
        againstBare('post', 0.045, gigs.post),
        ...DEAL_CONNECTIONS.flatMap((connections) =>
          DEAL_KINDS.map((what) => ({
            what,
            connections,
            measured: dealsOf(service, ours, what, connections),
            yardstick: dealsOf(plain, theirs, what, connections),
            target: DEAL_TARGET,
          })),
        ),
      ]
      const results: Result[] = []
      for (const comparison of comparisons.filter(isChosen)) {
        const result = await compare(service, comparison)
        printRow(result)
        results.push(result)
      }
      return results
    }),
  )
}

// Printed immediately, so that a run that fails later isn't lost.
function printRow({ comparison: { what, connections }, measuredPerSecond, yardstickPerSecond, ratio }: Result): void {
  const [measured, yardstick] = [Math.round(measuredPerSecond), Math.round(yardstickPerSecond)]
  console.error(`  ${what} at ${connections}: ${measured} of ${yardstick} a second, ${ratio.toFixed(3)}`)
}

function repeat(server: Server, requests: readonly Request[]): Side {
  return { server, nextRequests: () => requests, onSent: () => {} }
}

function dealsOf(server: Server, deals: DealRequests, what: DealKind, connections: number): Side {
  return {
    server,
    nextRequests: () => deals.next(what, connections),
    onSent: (count) => deals.sent(what, count),
  }
}

// Yardstick and service take turns, so that a machine that slows down affects both.
async function compare(service: Service, comparison: Comparison): Promise<Result> {
  const { what, connections, measured, yardstick, target } = comparison
  console.error(`Measuring ${what} at ${connections} connection(s) …`)
  const perSecond = async (side: Side, seconds: number) => {
    await untilQuiet(service)
    const requests = side.nextRequests()
    const load = await putLoad({ service: side.server, requests, connections, seconds })
    // Each connection may have sent one more request that wasn't answered in time.
    side.onSent(load.answered + connections)
    if (load.answered === 0 || load.refused + load.unanswered > 0) {
      throw new Error(
        `Of ${what} at ${side.server.url}, ${load.answered} were answered, ${load.refused} of them refused, and ${load.unanswered} unanswered.`,
      )
    }
    return load.requestsPerSecond
  }
  if (connections > 1) {
    await undisturbed(() => perSecond(yardstick, WARM_UP_SECONDS))
    await undisturbed(() => perSecond(measured, WARM_UP_SECONDS))
  }
  const rounds: { yardstick: number; measured: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(
      await undisturbed(async () => ({
        yardstick: await perSecond(yardstick, ROUND_SECONDS),
        measured: await perSecond(measured, ROUND_SECONDS),
      })),
    )
  }
  const ratio = medianOf(rounds.map((round) => round.measured / round.yardstick))
  return {
    comparison,
    measuredPerSecond: medianOf(rounds.map((round) => round.measured)),
    yardstickPerSecond: medianOf(rounds.map((round) => round.yardstick)),
    ratio,
    ok: target === null || ratio >= target,
  }
}

function print(results: readonly Result[]): void {
  console.log(
    `Requests per second with ${GIGS.toLocaleString('en')} gigs; medians of ${ROUNDS} rounds of ${ROUND_SECONDS} s.` +
      `\nYardstick: a constant route of a bare Fastify; for ${DEAL_KINDS.join(', ')} the plain server in bench/baselines; for one user, many users.\n`,
  )
  printTable([
    ['what', 'connections', 'measured', 'yardstick', 'ratio', 'target', 'ok'],
    ...results.map(
      ({ comparison: { what, connections, target }, measuredPerSecond, yardstickPerSecond, ratio, ok }) => [
        what,
        connections,
        measuredPerSecond,
        yardstickPerSecond,
        ratio.toFixed(3),
        target === null ? '' : `≥ ${target}`,
        target === null ? '' : ok ? 'yes' : 'NO',
      ],
    ),
  ])
}
