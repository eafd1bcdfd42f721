import type { Sql } from './sql.ts'
import { sql } from './sql.ts'

/** Where a list of waiting things goes on: behind this one. */
interface WaitingPlace {
  deadline: string | null
  since: string
  id: string
}

/**
 * What waits, most urgent first: by deadline, those without one last, then by how long. `waiting` selects `id`, `action`,
 * `deadline` and `since`. The thing to go on behind may be there again: it can wait for more than one action.
 */
export function mostUrgentOf(waiting: Sql, limit: number, after: WaitingPlace | null): Sql {
  const behind = after
    ? sql`(coalesce(deadline, 'infinity'), since, id) >=
        (${after.deadline ?? 'infinity'}::timestamptz, ${after.since}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  return sql`
    select id, action, deadline, since from (${waiting}) as waiting where ${behind}
    order by coalesce(deadline, 'infinity'), since, id limit ${limit + 1}`
}
