import { lowestIdAt, type UserId } from '../kernel/ids.ts'
import type { Tx } from './database.ts'
import { type Sql, sql } from './sql.ts'

/**
 * Counts what a user has before one more is added. Until the transaction ends, other counts for the user wait, so that two
 * parallel requests cannot both pass a limit. Call it before rows are locked. `rows` says which count: `from … where …`.
 */
export async function lockAndCount(tx: Tx, userId: UserId, rows: Sql): Promise<number> {
  // Not a lock on the user's row: writes of other users refer to that row and would wait for it.
  tx.send(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`)
  const [row] = await tx.query<{ count: number }>(sql`select count(*) as count ${rows}`)
  return row?.count ?? 0
}

/** Whether a row was made in the last 24 hours of real time, by its id. */
export function madeWithinDay(): Sql {
  return sql`id >= ${lowestIdAt(Date.now() - DAY_MS)}`
}

const DAY_MS = 86_400_000
