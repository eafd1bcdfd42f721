import type { Queryable, Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export async function findOffsetMs(db: Queryable): Promise<number> {
  const [row] = await db.query<{ offset_ms: number }>(sql`select offset_ms from sandbox_clock`)
  return row?.offset_ms ?? 0
}

/** Moves the clock ahead, never back, whoever else is moving it. Returns where it stands now. */
export async function raiseOffsetMs(tx: Tx, offsetMs: number): Promise<number> {
  const [row] = await tx.query<{ offset_ms: number }>(
    sql`update sandbox_clock set offset_ms = greatest(offset_ms, ${offsetMs}) returning offset_ms`,
  )
  return row?.offset_ms ?? 0
}

/** Lets a transaction wait, while others do their work, for as long as that takes. */
export async function letWait(tx: Tx): Promise<void> {
  await tx.query(sql`set local idle_in_transaction_session_timeout = 0`)
}

/** Makes advances take turns, until the end of the transaction; false when it is another's. */
export async function tryTurnToAdvance(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ is_mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('parley sandbox clock', 0)) as is_mine`,
  )
  return row?.is_mine ?? false
}
