import { type Sql, sql } from './sql.ts'

/** Until when two users have to keep apart because one was an arbiter of the other; null if they never had to. */
export function apartUntil(userId: Sql, otherId: Sql): Sql {
  return sql`(
    select max(apart_until) from conflicts_of_interest
    where (user_id, other_id) in ((${userId}, ${otherId}), (${otherId}, ${userId})))`
}
