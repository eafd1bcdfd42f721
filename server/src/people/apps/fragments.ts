import { sql } from '../../platform/db/sql.ts'

/** Operators who aren't suspended. */
export const operators = sql`(select id from users where role = 'operator' and status = 'active')`

/**
 * Whether an app may still act for its user, in a statement with the connection as `c`. No user was asked about a first-party
 * app, so it depends on operators still trusting it, and on whoever has its secret still being an operator.
 */
export const isOpen = sql`c.ended_at is null and c.expires_at > now() and (not c.first_party or exists (
  select from apps a where a.id = c.app_id and a.first_party_since is not null and a.user_id in ${operators}))`
