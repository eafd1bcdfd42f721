import pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { unavailable } from '../kernel/errors.ts'
import { AbandonedConnections } from './abandoned-connections.ts'
import { CoalescingSocket } from './coalescing-socket.ts'
import { DatabaseUnavailable, isDatabaseUnavailable, isRetryable, isTimeout } from './errors.ts'
import { PipelinedReader } from './pipelined-reader.ts'
import { sendOn } from './send.ts'
import { type Sql, sql } from './sql.ts'
import { runTransaction } from './transaction.ts'
import type { Queryable, Transact, Tx } from './tx.ts'
import { columnTypes } from './types.ts'

export type { Queryable, Transact, Tx } from './tx.ts'

/** The address and credentials of a database. */
export type Connection = pg.ClientConfig

/** Used directly for key lookups and reads of single resources: they're quick, and never wait behind lists or searches. */
export interface Database extends Queryable {
  /** For pages that are found quickly, and other reads of many rows, on separate connections. */
  lists: Queryable
  /** For pages that may be slow to find: each gets its own connection, and less time. */
  searches: Queryable
  transaction: Transact
  /** Reads one consistent snapshot over a separate connection, for slow reports. */
  snapshot<T>(read: (db: Queryable) => Promise<T>): Promise<T>
  /** After a transaction failed because the database didn't respond: throws unless a trial write can be committed. */
  requireWritable(trialWrite: (tx: Tx) => Promise<void>): Promise<void>
  /** How many connections of each pool are in use, and how much work is waiting for one. */
  poolLoads(): { name: string; busy: number; idle: number; waiting: number }[]
  close(): Promise<void>
}

/** How many connections each kind of work gets. */
export interface Connections {
  /** Shared by key lookups and reads of single resources. */
  lookups: number
  /** Shared by pages that are found quickly. */
  lists: number
  searches: number
  transactions: number
}

export interface DatabaseOptions {
  connection: Connection
  connections: Connections
  statementTimeoutMs: number
  /** Default: `statementTimeoutMs`. */
  searchTimeoutMs?: number
}

/** The connection that a URL describes. `configFor` overrides the settings that this service depends on. */
export function connectionFrom(url: string): Connection {
  return parseIntoClientConfig(url)
}

export function openDatabase(options: DatabaseOptions): Database {
  const { connections, statementTimeoutMs, searchTimeoutMs = statementTimeoutMs } = options
  const connection = configFor(options.connection, statementTimeoutMs)
  // Plans each prepared statement only once, because planning most lists takes longer than running them.
  const prepared = withSetting(connection, 'plan_cache_mode=force_generic_plan')
  const lookups = new PipelinedReader(prepared, connections.lookups)
  const lists = new PipelinedReader(prepared, connections.lists)
  const searches = new pg.Pool({
    ...configFor(options.connection, searchTimeoutMs),
    max: connections.searches,
    idleTimeoutMillis: 30_000,
  })
  const abandoned = new AbandonedConnections(lookups)
  const pool = new pg.Pool({
    ...prepared,
    max: connections.transactions,
    idleTimeoutMillis: 30_000,
    onConnect: (client) => abandoned.identify(client),
  })
  // Only a trial write clears it: other transactions may commit without having written anything.
  let hasFailed = false
  for (const each of [pool, searches]) ignoreLostConnections(each)

  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error) => {
      throw new DatabaseUnavailable(error)
    })
    let isUsable = true
    try {
      return await runTransaction(client, work, () => {
        isUsable = false
      })
    } finally {
      if (isUsable) client.release()
      else abandoned.add(client)
    }
  }

  async function search<Row>(statement: Sql): Promise<Row[]> {
    const client = await searches.connect().catch((error) => {
      throw new DatabaseUnavailable(error)
    })
    let isUsable = true
    try {
      const { rows } = await sendOn<Row>(client, statement)
      return rows
    } catch (error) {
      isUsable = error instanceof pg.DatabaseError
      throw isTimeout(error) ? unavailable('search_too_slow', SEARCH_TOO_SLOW) : error
    } finally {
      client.release(!isUsable)
    }
  }

  const transaction: Transact = async (work) => {
    for (let attempts = 1; ; attempts++) {
      try {
        return await attempt(work)
      } catch (error) {
        hasFailed ||= isDatabaseUnavailable(error)
        if (!isRetryable(error) || attempts === ATTEMPTS_MAX) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempts))
      }
    }
  }

  return {
    query: (statement) => lookups.query(statement),
    lists,
    searches: { query: search },
    transaction,
    async snapshot(read) {
      const client = new pg.Client(configFor(options.connection, SNAPSHOT_TIMEOUT_MS))
      client.on('error', () => {})
      try {
        await client.connect().catch((error) => {
          throw new DatabaseUnavailable(error)
        })
        await sendOn(client, beginSnapshot)
        return await read({ query: async <Row>(statement: Sql) => (await sendOn<Row>(client, statement)).rows })
      } finally {
        await client.end().catch(() => {})
      }
    },
    async requireWritable(trialWrite) {
      if (!hasFailed) return
      await transaction(trialWrite)
      hasFailed = false
    },
    poolLoads: () => [loadOf('transactions', pool), loadOf('searches', searches)],
    async close() {
      abandoned.close()
      await Promise.all([lookups.close(), lists.close(), searches.end(), pool.end()])
    },
  }
}

const CONNECT_TIMEOUT_MS = 2_000
const SNAPSHOT_TIMEOUT_MS = 300_000
const ATTEMPTS_MAX = 5
const SEARCH_TOO_SLOW =
  'This search takes too long. Use fewer or less common words, no quotation marks, or other filters.'
const beginSnapshot = sql`begin isolation level repeatable read read only`

function loadOf(name: string, { totalCount, idleCount, waitingCount }: pg.Pool) {
  return { name, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

// The pool drops a broken connection and its statements fail; without a listener, the event would crash the process.
function ignoreLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

function configFor(connection: Connection, statementTimeoutMs: number): pg.ClientConfig {
  const config: pg.ClientConfig = {
    ...connection,
    application_name: 'parley',
    types: columnTypes,
    pipeline: true,
    stream: () => new CoalescingSocket(),
    keepAlive: true,
    connectionTimeoutMillis: Math.max(CONNECT_TIMEOUT_MS, statementTimeoutMs),
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs * 2,
    // The server enforces `statement_timeout`; this is for a server that doesn't respond at all.
    query_timeout: statementTimeoutMs + 250,
  }
  // The format of timestamps depends on the first two. The statements are too short to benefit from JIT compilation.
  return ['timezone=UTC', 'datestyle=ISO', 'jit=off'].reduce(withSetting, config)
}

function withSetting(config: pg.ClientConfig, setting: string): pg.ClientConfig {
  return { ...config, options: `${config.options ?? ''} -c ${setting}`.trim() }
}
