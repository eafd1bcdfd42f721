import { type Sql, sql } from './sql.ts'

/** The sort key of the last entry of the previous page. */
interface InboxPosition {
  deadline: string | null
  since: string
  id: string
}

/**
 * Sorts inbox entries by deadline, with those without one last, and then by how long they've been waiting. `waiting` selects
 * `id`, `action`, `deadline` and `since`. The entry `after` is included again, because it can be waiting for more than one
 * action.
 */
export function mostUrgentFirst(waiting: Sql, limit: number, after: InboxPosition | null): Sql {
  const isFollowing = after
    ? sql`(coalesce(deadline, 'infinity'), since, id) >=
        (${after.deadline ?? 'infinity'}::timestamptz, ${after.since}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  return sql`
    select id, action, deadline, since from (${waiting}) as waiting where ${isFollowing}
    order by coalesce(deadline, 'infinity'), since, id limit ${limit + 1}`
}

/** For entries without a deadline: whether one is the entry `after`, or follows it. */
export function isNoEarlierThan(after: InboxPosition | null, since: Sql, id: Sql = sql`id`): Sql {
  if (after === null || after.deadline !== null) return sql`true`
  return sql`(${since}, ${id}) >= (${after.since}::timestamptz, ${after.id}::uuid)`
}
