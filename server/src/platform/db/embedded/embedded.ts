import { once } from 'node:events'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, prepareCluster, SOCKET_PORT, SUPERUSER } from './cluster.ts'
import { DataDirInUse, EmbeddedUnavailable } from './errors.ts'
import { hasCode } from './files.ts'
import { checkFailedLaunch, hasSettingsOf, launchPostmaster, readLogEnd, stopPostmaster } from './postmaster.ts'

export interface EmbeddedPostgres {
  connection: { host: string; port: number; user: string; password: string; database: string }
  /** For example, 18.4. */
  version: string
  /** The folder that holds the database. */
  home: string
  /** Calls the listener once if PostgreSQL ends the connection without `stop()`. Call `startEmbedded` again then. */
  onLost(listener: (reason: Error) => void): void
  /** Returns once PostgreSQL has stopped. */
  stop(): Promise<void>
}

/**
 * Runs the PostgreSQL in this data directory: creates it, starts it, or takes over one that a killed service left running. One
 * session stays open and holds an advisory lock; the service that holds the lock owns the data directory.
 */
export async function startEmbedded(options: {
  dataDir: string
  /** Additional PostgreSQL settings, such as `{ fsync: 'off' }`. */
  settings?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  try {
    const cluster = await prepareCluster(resolve(options.dataDir), options.settings ?? {})
    return supervise(cluster, await takeOver(cluster))
  } catch (error) {
    if (error instanceof DataDirInUse || error instanceof EmbeddedUnavailable) throw error
    const reason = error instanceof Error ? error.message : String(error)
    const advice = hasCode(error, 'EACCES') ? ' Start Parley as the owner of that file, or use another DATA_DIR.' : ''
    const problem = `The embedded PostgreSQL in ${options.dataDir} couldn’t start (${reason}).${advice}`
    throw new EmbeddedUnavailable(problem, { cause: error })
  }
}

const DATABASE = 'parley'
const APPLICATION = 'parley-service'
// Two fixed numbers that nothing else uses for locks: "parl" and "ey" in ASCII.
const LOCK = [0x7061726c, 0x6579]
const LOCK_NOT_AVAILABLE = '55P03'
// PostgreSQL may take a moment to notice that the service holding the lock was killed.
const LOCK_TIMEOUT_MS = 2000
const CONNECT_TIMEOUT_MS = 5000
const QUERY_TIMEOUT_MS = 60_000
const READY_TIMEOUT_MS = 120_000
const POLL_MS = 50

async function takeOver(cluster: Cluster): Promise<pg.Client> {
  const giveUpAtMs = Date.now() + READY_TIMEOUT_MS
  let launch: Awaited<ReturnType<typeof launchPostmaster>> | undefined
  let firstFailureMs: number | undefined
  try {
    while (Date.now() < giveUpAtMs) {
      const session = await openSession(cluster)
      if (session instanceof pg.Client) {
        if (await hasSettingsOf(cluster)) return session
        await stopUnderLock(cluster, session)
      } else if (session === 'not running') {
        const hasFailed = launch && (launch.child.exitCode ?? launch.child.signalCode) !== null
        if (launch && hasFailed) {
          firstFailureMs ??= Date.now()
          await checkFailedLaunch(cluster, launch, Date.now() - firstFailureMs)
        }
        if (!launch || hasFailed) launch = await launchPostmaster(cluster)
      }
      await sleep(POLL_MS)
    }
    throw new EmbeddedUnavailable(`The embedded PostgreSQL wasn’t ready after ${READY_TIMEOUT_MS / 1000} s.`, {
      log: await readLogEnd(cluster),
    })
  } catch (error) {
    // If the data directory is in use, the other service may be using the PostgreSQL launched here.
    if (!(error instanceof DataDirInUse) && launch?.child.kill('SIGQUIT')) await once(launch.child, 'exit')
    throw error
  }
}

async function openSession(cluster: Cluster): Promise<pg.Client | 'not ready' | 'not running'> {
  const client = new pg.Client({
    ...connectionTo(cluster, 'postgres'),
    application_name: `${APPLICATION} ${process.pid}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    ssl: false,
  })
  // The `end` event is what counts; without this listener, an error would crash the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await lockDataDir(client, cluster.dataDir)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
    return client
  } catch (error) {
    await client.end()
    if (hasCode(error, 'ECONNREFUSED', 'ENOENT')) return 'not running'
    // Class 57: starting up or shutting down. 53300: too many connections. Not a PostgreSQL error: the connection broke.
    if (error instanceof pg.DatabaseError ? /^57|^53300$/.test(`${error.code}`) : !(error instanceof DataDirInUse)) {
      return 'not ready'
    }
    throw error
  }
}

function connectionTo(cluster: Cluster, database: string): EmbeddedPostgres['connection'] {
  return { host: cluster.socketDir, port: SOCKET_PORT, user: SUPERUSER, password: cluster.password, database }
}

async function lockDataDir(client: pg.Client, dataDir: string): Promise<void> {
  const isLocked = await client.query('select pg_advisory_lock($1, $2)', LOCK).catch((error) => {
    if (!hasCode(error, LOCK_NOT_AVAILABLE)) throw error
  })
  if (isLocked) return
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name
       from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and classid = $1 and objid = $2 and objsubid = 2 and granted`,
    LOCK,
  )
  throw new DataDirInUse(dataDir, Number(rows[0]?.application_name.replace(APPLICATION, '')) || undefined)
}

/** Holds the lock until PostgreSQL has stopped, so that no other service can take over one that is shutting down. */
async function stopUnderLock(cluster: Cluster, session: pg.Client): Promise<void> {
  await stopPostmaster(cluster)
  await session.end()
}

async function supervise(cluster: Cluster, session: pg.Client): Promise<EmbeddedPostgres> {
  const { rows } = await session.query<{ server_version: string }>('show server_version')
  let stopped: Promise<void> | undefined
  let isLost = false
  const lost = new Promise<Error>((resolve) => {
    session.once('end', () => {
      if (stopped) return
      isLost = true
      resolve(new Error(`The embedded PostgreSQL stopped unexpectedly. Its log is ${cluster.logFile}.`))
    })
  })

  async function stop(): Promise<void> {
    const current = isLost ? await openSession(cluster) : session
    if (current instanceof pg.Client) await stopUnderLock(cluster, current)
  }

  return {
    connection: connectionTo(cluster, DATABASE),
    version: rows[0]?.server_version ?? '',
    home: dirname(cluster.folder),
    onLost: (listener) => void lost.then(listener),
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}
