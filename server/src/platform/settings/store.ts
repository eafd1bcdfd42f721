import type { Queryable } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { AppliedSetting } from '../kernel/rules.ts'

/** Oldest first. */
export async function listAppliedSince(db: Queryable, number: number): Promise<AppliedSetting[]> {
  return db.query(sql`select number, name, value from setting_changes where number > ${number} order by number`)
}
