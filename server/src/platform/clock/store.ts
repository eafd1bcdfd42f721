import { type ClockReading, clockColumns } from '../db/clock-columns.ts'
import type { Queryable, Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export async function findOffsetMs(db: Queryable): Promise<number> {
  const [row] = await db.query<{ offset_ms: number }>(sql`select offset_ms from sandbox_clock`)
  return row?.offset_ms ?? 0
}

export async function readClockColumns(db: Queryable): Promise<ClockReading> {
  const [row] = await db.query<ClockReading>(sql`select ${clockColumns}`)
  return row ?? { clock_offset_ms: 0, clock_resets: 0 }
}

/** Sets the clock back to real time, once all data from another time is deleted. */
export async function resetOffset(tx: Tx): Promise<void> {
  await tx.query(sql`update sandbox_clock set offset_ms = 0, resets = resets + 1`)
}

/** Moves the clock ahead, never back. Returns the new offset. */
export async function raiseOffsetMs(tx: Tx, offsetMs: number): Promise<number> {
  const [row] = await tx.query<{ offset_ms: number }>(
    sql`update sandbox_clock set offset_ms = greatest(offset_ms, ${offsetMs}) returning offset_ms`,
  )
  return row?.offset_ms ?? 0
}

/** Lets a transaction stay open while the deadlines are processed in other transactions. */
export async function disableIdleTimeout(tx: Tx): Promise<void> {
  await tx.query(sql`set local idle_in_transaction_session_timeout = 0`)
}

/** For the sweep: a row locked by a request must not hold up all the others. */
export function limitLockWait(tx: Tx): void {
  tx.send(sql`set local lock_timeout = '50ms'`)
}

/** Locks the clock until the end of the transaction, so that only one advance runs at a time; false if another has the lock. */
export async function tryLockClock(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ is_locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('parley sandbox clock', 0)) as is_locked`,
  )
  return row?.is_locked ?? false
}
