import { rmdir } from 'node:fs/promises'
import { Socket } from 'node:net'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, prepareCluster, SOCKET_PORT, SUPERUSER } from './embedded-cluster.ts'
import { DataDirInUse, EmbeddedUnavailable } from './embedded-errors.ts'
import {
  createLauncher,
  findPostmaster,
  isAlive,
  makeUnhurried,
  type Postmaster,
  readLogTail,
  stopPostmaster,
  wasStartedAs,
} from './embedded-postmaster.ts'

export { DataDirInUse, EmbeddedUnavailable }

export interface EmbeddedOptions {
  /** May be missing. */
  dataDir: string
  /** More settings of PostgreSQL, such as `{ fsync: 'off' }`. */
  settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  connection: { host: string; port: number; user: string; password: string; database: string }
  /** Such as 18.4. */
  version: string
  /** PostgreSQL has gone although nobody called `stop()`. Called at most once. */
  onLost(listener: (reason: Error) => void): void
  /** Returns when PostgreSQL has really ended. */
  stop(): Promise<void>
}

/**
 * Runs the PostgreSQL of this data directory: makes it, starts it, or takes over one that a killed service left.
 * Whoever holds an advisory lock in it owns the data directory, for as long as the session lasts.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    const cluster = await prepareCluster(resolve(options.dataDir), options.settings ?? {})
    const session = await takeOver(cluster)
    await makeUnhurried(session.postmaster)
    return supervise(cluster, session)
  } catch (error) {
    if (error instanceof DataDirInUse || error instanceof EmbeddedUnavailable) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new EmbeddedUnavailable(`The embedded PostgreSQL in ${options.dataDir} could not start (${reason}).`, {
      cause: error,
    })
  }
}

/** The session that holds the lock. */
interface Session {
  client: pg.Client
  postmaster: Postmaster
  version: string
}

const DATABASE = 'parley'
const APPLICATION = 'parley-service'
// Two fixed numbers that nothing else locks: "parl", "ey".
const LOCK = [0x7061726c, 0x6579] as const
const READY_TIMEOUT_MS = 120_000
const POLL_MS = 20
const CONNECT_TIMEOUT_MS = 5000
const QUERY_TIMEOUT_MS = 60_000
const DYING_HOLDER_TIMEOUT_MS = 3000
const REGAIN_TIMEOUT_MS = 10_000

async function takeOver(cluster: Cluster): Promise<Session> {
  const launcher = createLauncher(cluster)
  const giveUpAt = Date.now() + READY_TIMEOUT_MS
  try {
    while (Date.now() < giveUpAt) {
      const postmaster = await findPostmaster(cluster)
      const session = postmaster?.ready ? await openSession(cluster, postmaster) : undefined
      if (session && (launcher.launched(session.postmaster.pid) || (await wasStartedAs(cluster)))) return session
      // What a killed service left was started with other settings than we need.
      if (session) await stopSession(cluster, session)
      else if (!postmaster) await launcher.ensure()
      await sleep(POLL_MS)
    }
    throw new EmbeddedUnavailable(`The embedded PostgreSQL was not ready after ${READY_TIMEOUT_MS / 1000} s.`, {
      log: await readLogTail(cluster).catch(() => ''),
    })
  } catch (error) {
    // In use by another, it may be the very one that we launched.
    if (!(error instanceof DataDirInUse)) await launcher.abandon()
    throw error
  }
}

/** Undefined when PostgreSQL is not able to answer yet, or not any more. */
async function openSession(cluster: Cluster, postmaster: Postmaster): Promise<Session | undefined> {
  const socket = new Socket()
  const client = new pg.Client({
    ...connectionTo(cluster, postmaster, 'postgres'),
    application_name: `${APPLICATION} ${process.pid}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    ssl: false,
    stream: () => socket,
  })
  // Its end is what is listened to; without this an error would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await lockDataDir(client, cluster.dataDir)
    await createDatabase(client)
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    socket.unref()
    return { client, postmaster, version: rows[0]?.server_version ?? '' }
  } catch (error) {
    await client.end()
    if (isPassing(error)) return undefined
    throw error
  }
}

function connectionTo(cluster: Cluster, postmaster: Postmaster, database: string): EmbeddedPostgres['connection'] {
  return {
    host: postmaster.socketDir,
    port: SOCKET_PORT,
    user: SUPERUSER,
    password: cluster.password,
    database,
  }
}

async function lockDataDir(client: pg.Client, dataDir: string): Promise<void> {
  const giveUpAt = Date.now() + DYING_HOLDER_TIMEOUT_MS
  while (!(await tryLock(client))) {
    const holderPid = await findHolder(client)
    // PostgreSQL notices a moment later that a killed service is gone.
    if ((holderPid !== undefined && isAlive(holderPid)) || Date.now() > giveUpAt) {
      throw new DataDirInUse(dataDir, holderPid)
    }
    await sleep(POLL_MS)
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1, $2) as locked', [...LOCK])
  return rows[0]?.locked ?? false
}

async function findHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name
       from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and classid = $1 and objid = $2 and objsubid = 2 and granted`,
    [...LOCK],
  )
  const pid = Number(rows[0]?.application_name.replace(APPLICATION, ''))
  return pid > 0 ? pid : undefined
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (rows.length === 0) await client.query(`create database ${DATABASE} owner ${SUPERUSER}`)
}

function isPassing(error: unknown): boolean {
  if (error instanceof DataDirInUse) return false
  // Class 57: starting up or shutting down. 53300: too many sessions. No code of PostgreSQL at all: the socket broke.
  return !(error instanceof pg.DatabaseError) || /^57|^53300$/.test(error.code ?? '')
}

/** The postmaster goes while its lock is held, so no other service takes over one that is on its way out. */
async function stopSession(cluster: Cluster, { client, postmaster }: Session): Promise<void> {
  await stopPostmaster(postmaster.pid)
  await client.end()
  const isTemporary = dirname(postmaster.socketDir) !== dirname(cluster.folder)
  if (isTemporary) await rmdir(postmaster.socketDir).catch(() => undefined)
}

function supervise(cluster: Cluster, first: Session): EmbeddedPostgres {
  let session: Session | undefined = first
  let stopped: Promise<void> | undefined
  let regained: Promise<void> | undefined
  let reportLost: (reason: Error) => void
  const lost = new Promise<Error>((resolve) => {
    reportLost = resolve
  })
  watch(first)

  function watch({ client }: Session): void {
    client.once('end', () => {
      if (!stopped) regained = regain()
    })
  }

  async function regain(): Promise<void> {
    try {
      session = undefined
      session = await reopenSession(cluster, first.postmaster.pid)
      watch(session)
    } catch (error) {
      if (!stopped) reportLost(error instanceof Error ? error : new Error(String(error)))
    }
  }

  async function stop(): Promise<void> {
    await regained
    if (session) await stopSession(cluster, session)
  }

  return {
    connection: connectionTo(cluster, first.postmaster, DATABASE),
    version: first.version,
    onLost(listener) {
      void lost.then(listener)
    },
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

/** When one of its processes crashes, PostgreSQL ends every session, and recovers by itself. */
async function reopenSession(cluster: Cluster, pid: number): Promise<Session> {
  const giveUpAt = Date.now() + REGAIN_TIMEOUT_MS
  while (Date.now() < giveUpAt) {
    const postmaster = await findPostmaster(cluster)
    if (postmaster?.pid !== pid) break
    const session = postmaster.ready ? await openSession(cluster, postmaster) : undefined
    if (session) return session
    await sleep(POLL_MS)
  }
  throw new Error(`The embedded PostgreSQL (process ${pid}) ended unexpectedly; its log is ${cluster.logFile}.`)
}
