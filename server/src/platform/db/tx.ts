import type { Sql } from './sql.ts'

/** Runs statements: the database itself, or one transaction in it. */
export interface Queryable {
  query<Row>(statement: Sql): Promise<Row[]>
}

/** One transaction. Statements are pipelined: each is sent without waiting for the answers to earlier ones. */
export interface Tx extends Queryable {
  /**
   * Sends a write without waiting for its answer; store comments call this "sent with the commit". When it fails, the commit
   * fails with its error; so a write that must change a row has to raise an error when it finds none.
   */
  send(statement: Sql): void
  /** Runs after a successful commit. */
  afterCommit(listener: () => void): void
}

/** Runs the work in one transaction, and again from the start after a deadlock or serialization failure. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
