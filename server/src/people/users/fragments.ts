import { type Sql, sql } from '../../platform/db/sql.ts'

/** Whether the user with this id is suspended. A subselect, so that the planner only looks up the users of matching rows. */
export function isSuspended(userId: Sql): Sql {
  return sql`coalesce((select users.status = 'suspended' from users where users.id = ${userId}), false)`
}
