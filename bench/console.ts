import { cp, mkdir, readFile, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inDatabase, seedGigs, untilQuiet } from './dataset.ts'
import { gigRequests } from './gig-requests.ts'
import {
  databaseEnv,
  isChosen,
  medianOf,
  post,
  printTable,
  putLoad,
  type Request,
  type Server,
  type Service,
  undisturbed,
  warnWhenBusy,
  withProcess,
  withService,
} from './support.ts'

// npm run bench:console: API reads by a process that serves the console, compared with one that has no console to serve. Both use
// the same database. Arguments select rows: `npm run bench:console -- list`.

const GIGS = 20_000
const USERS = 20
const PAIRS = 5
const ROUND_SECONDS = 3
const CONNECTIONS = 32
const TARGET = 0.9

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))

try {
  warnWhenBusy()
  await stat(join(REPOSITORY, 'console/dist/index.en.html')).catch(() => {
    throw new Error('The console hasn’t been built. Build it with: npm run build')
  })
  const rows = await withService(measureAll)
  console.log(`Requests per second at ${CONNECTIONS} connections; medians of ${PAIRS} alternating pairs.\n`)
  printTable([['what', 'with console', 'without', 'ratio', 'target', 'ok'], ...rows])
  process.exitCode = rows.every((row) => row.at(-1) === 'yes') ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measureAll(service: Service): Promise<(string | number)[][]> {
  console.error('Filling the database …')
  const keys = await Promise.all(
    Array.from({ length: USERS }, async (_, n) => {
      const user = { display_name: `User ${n}`, kind: 'person' }
      return (await post<{ key: { key: string } }>(`${service.url}/users`, service.operatorKey, user)).key.key
    }),
  )
  const gigs = await gigRequests(service, await seedGigs(service, GIGS), keys)
  await inDatabase(service, (database) => database.query('checkpoint'))
  const reads: { what: string; requests: readonly Request[] }[] = [
    { what: 'verify', requests: keys.map((key) => ({ path: '/keys/verify', key })) },
    { what: 'read', requests: gigs.read },
    { what: 'list', requests: gigs.list },
  ]
  const env = { DATABASE_URL: await databaseUrl(service), ...service.secrets }
  const bare = await copyWithoutConsole(service.folder)
  return withProcess(service, join(REPOSITORY, 'server/dist/main.js'), env, (withConsole) =>
    withProcess(service, bare, env, async (without) => {
      await requireDifference(withConsole, without)
      const rows: (string | number)[][] = []
      for (const { what, requests } of reads.filter(isChosen)) {
        console.error(`Measuring ${what} …`)
        rows.push([what, ...(await compare(service, withConsole, without, requests))])
      }
      return rows
    }),
  )
}

/** The built service in a folder without a console next to it. */
async function copyWithoutConsole(folder: string): Promise<string> {
  const copy = join(folder, 'without-console')
  await mkdir(join(copy, 'server'), { recursive: true })
  await cp(join(REPOSITORY, 'server/dist'), join(copy, 'server/dist'), { recursive: true })
  for (const name of ['docs', 'node_modules', 'server/migrations', 'server/package.json']) {
    await symlink(join(REPOSITORY, name), join(copy, name))
  }
  return join(copy, 'server/dist/main.js')
}

async function databaseUrl(service: Service): Promise<string> {
  const { PGHOST, PGUSER, PGPASSWORD, PGDATABASE } = await databaseEnv(service, 'parley')
  return `postgres://${PGUSER}:${encodeURIComponent(PGPASSWORD)}@localhost/${PGDATABASE}?host=${encodeURIComponent(PGHOST)}`
}

/** Otherwise, the figures would compare a process with itself. */
async function requireDifference(...servers: [withConsole: Server, without: Server]): Promise<void> {
  const index = await readFile(join(REPOSITORY, 'console/dist/index.en.html'), 'utf8')
  const [script] = /\/assets\/index-[\w-]+\.js/.exec(index) ?? []
  const statuses = await Promise.all(servers.map(async ({ url }) => (await fetch(new URL(script ?? '', url))).status))
  if (statuses.join() !== '200,404') throw new Error(`Requests for the console’s script returned ${statuses}.`)
}

async function compare(service: Service, withConsole: Server, without: Server, requests: readonly Request[]) {
  const perSecond = async (server: Server) => {
    await untilQuiet(service)
    const load = await putLoad({ service: server, requests, connections: CONNECTIONS, seconds: ROUND_SECONDS })
    if (load.answered === 0 || load.refused + load.unanswered > 0)
      throw new Error(`${load.refused} of ${load.answered} were refused, ${load.unanswered} unanswered.`)
    return load.requestsPerSecond
  }
  // The first requests compile the code of both.
  for (const server of [withConsole, without]) await undisturbed(() => perSecond(server))
  const pairs: { served: number; bare: number }[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    pairs.push(
      await undisturbed(async () => {
        // Each goes first as often as second, so that anything that slows the second slows both.
        if (pair % 2 === 0) return { served: await perSecond(withConsole), bare: await perSecond(without) }
        return { bare: await perSecond(without), served: await perSecond(withConsole) }
      }),
    )
  }
  const ratio = medianOf(pairs.map(({ served, bare }) => served / bare))
  return [
    medianOf(pairs.map(({ served }) => served)),
    medianOf(pairs.map(({ bare }) => bare)),
    ratio.toFixed(3),
    `≥ ${TARGET}`,
    ratio >= TARGET ? 'yes' : 'NO',
  ]
}
