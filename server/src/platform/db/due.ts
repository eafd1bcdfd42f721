import type { Instant } from '../kernel/time.ts'
import type { Queryable } from './database.ts'
import { type Sql, sql } from './sql.ts'

/** A row whose deadline has passed. */
export interface Due {
  id: string
  at: Instant
}

/** At most `limit` rows that are due by `until`, ordered by time and id, starting after the row `after`. */
export type FindDue = (db: Queryable, until: Instant, limit: number, after: Due | null) => Promise<readonly Due[]>

/**
 * Builds the `findDue` of a deadline: `rows` says which rows count (`from … where …`), and `at` is the deadline's column, which
 * needs an index together with the id.
 */
export function dueFinder(rows: Sql, at: Sql): FindDue {
  return (db, until, limit, after) => {
    const isAfter = after ? sql`(${at}, id) > (${after.at}, ${after.id}::uuid)` : sql`true`
    return db.query(
      sql`select id, ${at} as at ${rows} and ${at} <= ${until} and ${isAfter} order by ${at}, id limit ${limit}`,
    )
  }
}
