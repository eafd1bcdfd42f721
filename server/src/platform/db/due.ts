import type { Instant } from '../kernel/time.ts'
import { type Sql, sql } from './sql.ts'

/** Where a sweep has come to: what is due then, or later, comes next. */
export interface DueAfter {
  id: string
  at: Instant
}

/**
 * What is due by a moment, in order of time and id, as every deadline is asked for: `rows` says of which rows (`from … where
 * …`), `at` which column says when. An index on that column and the id serves it.
 */
export function dueRows(rows: Sql, at: Sql, until: Instant, limit: number, after: DueAfter | null): Sql {
  const behind = after ? sql`(${at}, id) > (${after.at}, ${after.id}::uuid)` : sql`true`
  return sql`select id, ${at} as at ${rows} and ${at} <= ${until} and ${behind} order by ${at}, id limit ${limit}`
}
