import type { Queryable, Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** The names of the migrations applied to the database. */
export async function findMigrations(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`select name from schema_migrations`)
  return rows.map(({ name }) => name)
}

/** A write with no effect that others can see. */
export async function writeCheck(tx: Tx): Promise<void> {
  await tx.query(sql`update write_check set checked_at = now()`)
}
