import { type Id, lowestIdAt, madeAt, type Prefix, type UserId } from '../kernel/ids.ts'
import { addSeconds, type Instant } from '../kernel/time.ts'
import type { Tx } from './database.ts'
import { type Sql, sql } from './sql.ts'

/**
 * Counts what a user has before one more is added. Until the transaction ends, other counts for the user wait, so that two
 * parallel requests can't both get past a limit. Call it before locking rows. `rows` says which rows count: `from … where …`.
 */
export async function lockAndCount(tx: Tx, userId: UserId, rows: Sql): Promise<number> {
  lockCounts(tx, userId)
  const [row] = await tx.query<{ count: number }>(sql`select count(*) as count ${rows}`)
  return row?.count ?? 0
}

/** How many a user created in the last 24 hours of real time, and when the oldest stops counting. */
export interface DayCount {
  count: number
  freeAt: Instant | null
}

/** Like `lockAndCount`, for quotas of 24 hours. `rows` must have an `id`, and the condition `createdInLastDay`. */
export async function lockAndCountOfDay(tx: Tx, userId: UserId, rows: Sql): Promise<DayCount> {
  lockCounts(tx, userId)
  const [row] = await tx.query<{ count: number; oldest: Id<Prefix> | null }>(
    sql`select count(*) as count, min(id::text) as oldest ${rows}`,
  )
  return { count: row?.count ?? 0, freeAt: row?.oldest ? addSeconds(madeAt(row.oldest), DAY_MS / 1000) : null }
}

/** Whether a row was created in the last 24 hours of real time, judging by its id. */
export function createdInLastDay(): Sql {
  return sql`id >= ${lowestIdAt(Date.now() - DAY_MS)}`
}

const DAY_MS = 86_400_000

/**
 * Until the transaction ends, other counts for the user wait. Sent without waiting, because the next statement counts. This isn't
 * a lock on the user's row, because other users' writes refer to that row and would wait for it.
 */
export function lockCounts(tx: Tx, userId: UserId): void {
  tx.send(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`)
}
