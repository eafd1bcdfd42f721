import pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { Exchange, endWhenSilent, queryOn } from './exchange.ts'
import { PipelinedReader } from './pipelined-reader.ts'
import { RowBytesClient } from './row-bytes.ts'
import { shareTransactions } from './shared-transactions.ts'
import { joinAdditions, type Sql, sql } from './sql.ts'
import type { Queryable, Transact, Tx } from './tx.ts'
import { columnTypes } from './types.ts'

export type { Queryable, Transact, Tx } from './tx.ts'

/** Where a database is, and who we are there. */
export type Connection = pg.ClientConfig

export interface Database extends Queryable {
  transaction: Transact
  /** In one that it may share with others, for work that only adds rows, and each with `send`. */
  sharedTransaction: Transact
  /** For what takes its time: one moment seen as a whole, over a connection that nobody else waits for. */
  snapshot<T>(read: (db: Queryable) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface DatabaseOptions {
  connection: Connection
  readConnections: number
  transactionConnections: number
  statementTimeoutMs: number
}

/** The connection a URL describes; its settings stay, but for those this service depends on. */
export function connectionFrom(url: string): Connection {
  return parseIntoClientConfig(url)
}

export function openDatabase(options: DatabaseOptions): Database {
  const connection: pg.ClientConfig & { pipeline: boolean } = {
    ...options.connection,
    application_name: 'parley',
    // The answers' form depends on the first two, so they are ours to set, whatever the server or its URL says. No statement
    // takes so long that compiling it would pay.
    options: `${options.connection.options ?? ''} -c timezone=UTC -c datestyle=ISO -c jit=off`.trim(),
    types: columnTypes,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: options.statementTimeoutMs,
    lock_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: options.statementTimeoutMs * 2,
  }
  // Left to itself, the server plans most lists, and most lookups of several keys, anew on every call, which takes longer
  // than running them. A plan that is made while a table is empty is kept when it has filled, so none may count on that.
  const sharingPlans = withOptions(connection, 'plan_cache_mode=force_generic_plan', 'enable_seqscan=off')
  // The server keeps to statement_timeout; this one is for a server that no longer answers at all.
  const patienceMs = options.statementTimeoutMs + 250
  // One is enough for all keys, and more would only be woken more often.
  const lookups = new PipelinedReader(sharingPlans, 1, patienceMs)
  const prepared = new PipelinedReader(sharingPlans, options.readConnections, patienceMs)
  // These can take their time, and nobody's key should wait behind them.
  const plannedAnew = new PipelinedReader(connection, options.readConnections, patienceMs)
  const readers = { lookup: lookups, 'shared plan': prepared, 'own plan': plannedAnew }
  const pool = new pg.Pool({
    ...sharingPlans,
    Client: RowBytesClient,
    max: options.transactionConnections,
    idleTimeoutMillis: 30_000,
  })
  // A connection that breaks is dropped by the pool, and its statements fail; the news itself must find a listener,
  // also while a transaction has the connection, or it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    endWhenSilent(client, patienceMs)
  })

  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error) => {
      throw new DatabaseUnavailable(error)
    })
    const transaction = new ClientTransaction(client)
    try {
      const result = await transaction.run(work)
      client.release()
      return result
    } catch (error) {
      // After a clean rollback the connection is as good as new; otherwise its state is unknown and it goes.
      client.release(!(await transaction.rollBack()))
      throw error
    }
  }

  const transaction: Transact = async (work) => {
    for (let attempts = 1; ; attempts++) {
      try {
        return await attempt(work)
      } catch (error) {
        if (!isRetryable(error) || attempts === ATTEMPTS_MAX) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempts))
      }
    }
  }

  return {
    query: (statement) => readers[statement.kind].query(statement),
    transaction,
    sharedTransaction: shareTransactions(transaction, isRefusal),
    async snapshot(read) {
      const client = new RowBytesClient({ ...connection, statement_timeout: SNAPSHOT_TIMEOUT_MS })
      client.on('error', () => {})
      try {
        await client.connect().catch((error) => {
          throw new DatabaseUnavailable(error)
        })
        endWhenSilent(client, SNAPSHOT_TIMEOUT_MS + 500)
        await queryOn(client, beginSnapshot)
        return await read({ query: (statement) => queryOn(client, statement) })
      } finally {
        await client.end().catch(() => {})
      }
    },
    async close() {
      await Promise.all([...Object.values(readers).map((reader) => reader.close()), pool.end()])
    },
  }
}

function withOptions(connection: pg.ClientConfig, ...options: readonly string[]): pg.ClientConfig {
  return { ...connection, options: [connection.options, ...options].join(' -c ') }
}

/** True for errors that say "the database is away or too slow", as opposed to "this statement is wrong". */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  const syscall = 'syscall' in error ? String(error.syscall) : ''
  return UNAVAILABLE_CODES.test(code) || NETWORK_CALLS.test(syscall) || UNAVAILABLE_MESSAGES.test(error.message)
}

// The database is there, has looked at a statement, and does not want it.
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !isDatabaseUnavailable(error)
}

/** True when a unique index refused a row; the name tells which. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint
}

const CONNECT_TIMEOUT_MS = 2_000
const SNAPSHOT_TIMEOUT_MS = 300_000
const ATTEMPTS_MAX = 5
const UNAVAILABLE_CODES = /^(08...|57P0[1-5]|57014|55P03|25006|25P0[34]|53...|EPIPE|ECONN[A-Z]+)$/
const NETWORK_CALLS = /^(connect|read|write|getaddrinfo)$/
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/

// Serialization failure and deadlock: the transaction did nothing and may simply run again.
function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01')
}

class ClientTransaction implements Tx {
  readonly #client: pg.PoolClient
  readonly #listeners: (() => void)[] = []
  readonly #sent: Promise<unknown>[] = []
  // They wait for others to join them.
  #additions: Sql[] = []
  #leaving: Exchange | null = null
  #isOver = false

  constructor(client: pg.PoolClient) {
    this.#client = client
    // Travels with the first statement of the work; if it fails, so does that statement.
    this.send(begin)
  }

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await work(this).catch(async (error) => {
      // What was awaited may only have met the wreck of a statement that nobody awaited; that one's error says what happened.
      throw error instanceof pg.DatabaseError ? ((await this.#firstError()) ?? error) : error
    })
    const committed = this.query(commit)
    const last = this.#exchange()
    this.#isOver = true
    this.#leave()
    await committed
    // After an error that nobody awaited, the server answers `commit` by rolling back, and says so only here.
    if (last.command !== 'COMMIT') throw (await this.#firstError()) ?? new Error('The transaction was rolled back.')
    for (const listener of this.#listeners) listener()
    return result
  }

  query<Row>(statement: Sql): Promise<Row[]> {
    if (this.#isOver) return Promise.reject(tooLate())
    this.#addRows()
    return this.#add(statement)
  }

  send(statement: Sql): void {
    if (this.#isOver) throw tooLate()
    if (statement.addition) this.#additions.push(statement)
    else void this.#add(statement)
  }

  afterCommit(listener: () => void): void {
    this.#listeners.push(listener)
  }

  async rollBack(): Promise<boolean> {
    this.#isOver = true
    this.#leave()
    try {
      await queryOn(this.#client, rollback)
      return true
    } catch {
      return false
    }
  }

  #add<Row>(statement: Sql): Promise<Row[]> {
    const answer = this.#exchange().add<Row>(statement)
    // A statement that nobody waits for must not end the process when it fails; the commit tells.
    answer.catch(() => {})
    this.#sent.push(answer)
    return answer
  }

  // Before a statement whose answer somebody wants, since that may depend on them.
  #addRows(): void {
    if (this.#additions.length === 0) return
    const additions = this.#additions
    this.#additions = []
    for (const statement of joinAdditions(additions)) void this.#add(statement)
  }

  // What is asked for in one go leaves in one packet.
  #exchange(): Exchange {
    if (this.#leaving === null) {
      this.#leaving = new Exchange()
      process.nextTick(() => this.#leave())
    }
    return this.#leaving
  }

  #leave(): void {
    if (this.#leaving) this.#client.query(this.#leaving)
    this.#leaving = null
  }

  async #firstError(): Promise<unknown> {
    const outcomes = await Promise.allSettled(this.#sent)
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    return failed?.reason
  }
}

// By now the connection may serve somebody else's transaction.
function tooLate(): Error {
  return new Error('The transaction is over; this statement came too late.')
}

const begin = sql`begin`
const beginSnapshot = sql`begin isolation level repeatable read read only`
const commit = sql`commit`
const rollback = sql`rollback`
