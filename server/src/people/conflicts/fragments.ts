import { type Sql, sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** Until when two users have a conflict of interest because one was the other's arbiter; null if they never had one. */
export function apartUntil(userId: Sql, otherId: Sql): Sql {
  return sql`(
    select max(apart_until) from conflicts_of_interest
    where (user_id, other_id) in ((${userId}, ${otherId}), (${otherId}, ${userId})))`
}

/**
 * Whether a user currently has a conflict of interest with others. Meant for many others: the user's conflicts are looked up
 * once.
 */
export function isApartFrom(userId: UserId, otherId: Sql, now: Instant): Sql {
  return sql`${otherId} in (
    select other_id from conflicts_of_interest where user_id = ${userId} and apart_until > ${now}
    union all select user_id from conflicts_of_interest where other_id = ${userId} and apart_until > ${now})`
}
