import type { Queryable, Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** The names of the migrations that the database has. */
export async function findMigrations(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`select name from schema_migrations`)
  return rows.map(({ name }) => name)
}

/** A write without an effect that others see. */
export async function writeCheck(tx: Tx): Promise<void> {
  await tx.query(sql`update write_check set checked_at = now()`)
}
