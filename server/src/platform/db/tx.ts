import type { Sql } from './sql.ts'

/** Anything statements can be sent to: the database itself, or one transaction in it. */
export interface Queryable {
  query<Row>(statement: Sql): Promise<Row[]>
  /** What it is a share of, where the same can be asked for all who have one. */
  readonly shared?: Queryable
}

/** One transaction. Statements sent without waiting for each other travel together. */
export interface Tx extends Queryable {
  /** Sends a last write along with the commit, which fails if the write does: it must raise when its guard misses. */
  send(statement: Sql): void
  /** Runs when the transaction has committed, and not at all when it has not. */
  afterCommit(listener: () => void): void
}

/** Runs the work in one transaction, again from the start when the database asks for it. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
