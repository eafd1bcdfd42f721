import { COUNT_MAX, countOf, type PageRequest } from '../kernel/pages.ts'
import type { Queryable } from './database.ts'
import { allOf, plannedEachTime, type Sql, sql } from './sql.ts'

/**
 * Reads a page of a list, plus one row that shows whether more follow. If the request asks for a count, the same statement
 * counts, so that both use the same conditions.
 */
export async function queryPage<Row>(
  db: Queryable,
  page: PageRequest,
  statementOf: (page: PageRequest) => Sql,
): Promise<Row[]> {
  if (!page.onCount) return db.query<Row>(statementOf(page))
  const counting = sql`select count(*) as count from (${statementOf({ limit: COUNT_MAX, after: null })}) as counted`
  const [rows, [counted]] = await Promise.all([
    db.query<Row>(statementOf(page)),
    // The plan for a short page may not suit a long one.
    db.query<{ count: number }>(plannedEachTime(counting)),
  ])
  page.onCount(countOf(counted?.count ?? 0))
  return rows
}

/** A page of rows, newest first. */
export function newestById(select: Sql, conditions: readonly Sql[], { limit, after }: PageRequest): Sql {
  const older = after?.[0] ? [sql`id < ${after[0]}::uuid`] : []
  return sql`${select} where ${allOf([...conditions, ...older])} order by id desc limit ${limit + 1}`
}
