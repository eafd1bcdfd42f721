import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** Until the commit, definitions can't become narrower. Sent without waiting, because the next statement reads them. */
export function sendWriterLock(tx: Tx): void {
  tx.send(sql`select pg_advisory_xact_lock_shared(${LOCK})`)
}

/** Waits for writes of fields that have started, and keeps others out until the commit. */
export async function lockOutWriters(tx: Tx): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`)
}

const LOCK = sql`hashtextextended('parley fields', 0)`

/** The number of the newest change of the definitions; 0 if there is none. */
export async function findNewestNumber(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ number: number }>(
    sql`select number from setting_changes where name = 'trade' order by number desc limit 1`,
  )
  return row?.number ?? 0
}

/** What was stored with a change. */
export async function findDocument(tx: Tx, number: number): Promise<unknown> {
  const [row] = await tx.query<{ value: unknown }>(sql`select value from setting_changes where number = ${number}`)
  return row?.value
}
