import type { Sql } from './sql.ts'

/** Anything statements can be sent to: the database itself, or one transaction in it. */
export interface Queryable {
  query<Row>(statement: Sql): Promise<Row[]>
}

/** One transaction. Statements sent without waiting for each other travel together. */
export interface Tx extends Queryable {
  /**
   * Sends a write without waiting for its answer. When it fails, the commit fails with its error; so a write that must hit a
   * row has to raise an error when it does not.
   */
  send(statement: Sql): void
  /** Runs after a successful commit. */
  afterCommit(listener: () => void): void
}

/** Runs the work in one transaction, and again from the start after a deadlock or serialization failure. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
