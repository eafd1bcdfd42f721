import pg from 'pg'
import { sendOn } from './send.ts'
import { type Sql, sql } from './sql.ts'
import type { Tx } from './tx.ts'

/**
 * Runs the work between `begin` and `commit` on one connection and rolls back if it fails. `onUnusable` is called when the
 * connection's state is unknown afterwards.
 */
export async function runTransaction<T>(
  client: pg.ClientBase,
  work: (tx: Tx) => Promise<T>,
  onUnusable: () => void,
): Promise<T> {
  const tx = new ClientTransaction(client)
  try {
    return await tx.run(work)
  } catch (error) {
    await sendOn(client, rollback).catch(onUnusable)
    throw error
  }
}

class ClientTransaction implements Tx {
  readonly #client: pg.ClientBase
  readonly #listeners: (() => void)[] = []
  readonly #sent: Promise<unknown>[] = []
  #isOver = false

  constructor(client: pg.ClientBase) {
    this.#client = client
  }

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    // Awaited, because if `begin` failed, statements already sent after it would run outside a transaction.
    await sendOn(this.#client, begin)
    const result = await this.#finish(work)
    for (const listener of this.#listeners) listener()
    return result
  }

  query<Row>(statement: Sql): Promise<Row[]> {
    if (this.#isOver) return Promise.reject(tooLate())
    const answer = sendOn<Row>(this.#client, statement).then(({ rows }) => rows)
    // A failed statement that isn't awaited must not crash the process; the commit reports the error.
    answer.catch(() => {})
    this.#sent.push(answer)
    return answer
  }

  send(statement: Sql): void {
    if (this.#isOver) throw tooLate()
    void this.query(statement)
  }

  afterCommit(listener: () => void): void {
    this.#listeners.push(listener)
  }

  async #finish<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      const result = await work(this)
      this.#isOver = true
      const { command } = await sendOn(this.#client, commit)
      // After a failed statement, the server responds to `commit` with `ROLLBACK` instead of an error.
      if (command !== 'COMMIT') throw (await this.#firstError()) ?? new Error('The transaction was rolled back.')
      return result
    } catch (error) {
      this.#isOver = true
      // This error may just say that an earlier statement failed; the first error is the cause.
      throw error instanceof pg.DatabaseError ? ((await this.#firstError()) ?? error) : error
    }
  }

  async #firstError(): Promise<unknown> {
    const outcomes = await Promise.allSettled(this.#sent)
    return outcomes.find((outcome) => outcome.status === 'rejected')?.reason
  }
}

// The connection may already be serving another transaction.
function tooLate(): Error {
  return new Error('The transaction has ended, so this statement came too late.')
}

const begin = sql`begin`
const commit = sql`commit`
const rollback = sql`rollback`
