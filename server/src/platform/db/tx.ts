import type { Sql } from './sql.ts'

/** Something that runs statements: the database itself, or a transaction in it. */
export interface Queryable {
  query<Row>(statement: Sql): Promise<Row[]>
}

/** One transaction. Statements are pipelined: each is sent without waiting for the results of earlier ones. */
export interface Tx extends Queryable {
  /**
   * Sends a write without waiting for its result; store comments call this "sent with the commit". If it fails, the commit fails
   * with its error, so a write that must change a row has to raise an error if it finds none.
   */
  send(statement: Sql): void
  /** Runs after a successful commit. */
  afterCommit(listener: () => void): void
}

/** Runs the work in one transaction, and again from the start after a deadlock or serialization failure. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
