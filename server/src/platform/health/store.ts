import type { Queryable } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** How many of these migrations are applied. */
export async function countMigrations(db: Queryable, names: readonly string[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*) as count from schema_migrations where name = any(${names})`,
  )
  return row?.count ?? 0
}
