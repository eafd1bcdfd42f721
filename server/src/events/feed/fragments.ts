import { type Sql, sql } from '../../platform/db/sql.ts'

/**
 * Whether everyone may read an event now: it was public, its subject still exists and hasn't been removed, and its owner isn't
 * suspended.
 */
export function isPublicEvent(event: Sql): Sql {
  return sql`(${event}.market_head is not null and not ${event}.withheld and (${event}.type = 'profile.hidden'
    or not coalesce((select users.status = 'suspended' from users where users.id = ${event}.market_owner_id), false)))`
}

/** An event's data for those named in it: empty while its subject is removed. */
export function dataOf(event: Sql): Sql {
  return sql`case when ${event}.withheld then '{}'::json else ${event}.data end`
}

/** Whether a user may read all events now. Streams and webhooks outlive the request that started them. */
export function isActiveOperator(userId: Sql): Sql {
  return sql`exists (select from users where users.id = ${userId} and users.role = 'operator' and users.status = 'active')`
}
