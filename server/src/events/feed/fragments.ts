import { type Sql, sql } from '../../platform/db/sql.ts'

/** Whether everyone may read an event now: it was public, its subject still exists, and its owner is not suspended. */
export function isPublicEvent(event: Sql): Sql {
  return sql`(${event}.market_head is not null and (${event}.type = 'profile.hidden'
    or not coalesce((select users.status = 'suspended' from users where users.id = ${event}.market_owner_id), false)))`
}

/** Whether a user may read all events now. Streams and webhooks outlive the request that began them. */
export function isActiveOperator(userId: Sql): Sql {
  return sql`exists (select from users where users.id = ${userId} and users.role = 'operator' and users.status = 'active')`
}
