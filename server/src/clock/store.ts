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

/** Makes advances take turns. Each may wait as long as the deadlines of those before it need. */
export async function waitForTurnToAdvance(tx: Tx): Promise<void> {
  await tx.query(sql`set local idle_in_transaction_session_timeout = 0`)
  await tx.query(sql`set local lock_timeout = 0`)
  await tx.query(sql`set local statement_timeout = 0`)
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('parley sandbox clock', 0))`)
}
