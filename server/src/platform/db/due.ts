import type { Instant } from '../kernel/time.ts'
import { type Sql, sql } from './sql.ts'

/** The last row a sweep has handled; the next batch starts after it. */
export interface DueAfter {
  id: string
  at: Instant
}

/**
 * Selects rows whose deadline has passed, in order of deadline and id. `rows` is `from … where …`, `at` the column with the
 * deadline. Needs an index on that column and the id.
 */
export function dueRows(rows: Sql, at: Sql, until: Instant, limit: number, after: DueAfter | null): Sql {
  const isAfter = after ? sql`(${at}, id) > (${after.at}, ${after.id}::uuid)` : sql`true`
  return sql`select id, ${at} as at ${rows} and ${at} <= ${until} and ${isAfter} order by ${at}, id limit ${limit}`
}
