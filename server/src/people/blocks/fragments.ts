import { type Sql, sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'

/** Whether one user has blocked another. A subselect, so that the planner only looks up the users of matching rows. */
export function hasBlocked(blockerId: Sql, blockedId: Sql): Sql {
  return sql`coalesce((
    select true from blocks where blocks.blocker_id = ${blockerId} and blocks.blocked_id = ${blockedId}), false)`
}

/** Whether either of two users has blocked the other. */
export function isBlockedBetween(userId: Sql, otherId: Sql): Sql {
  return sql`(${hasBlocked(userId, otherId)} or ${hasBlocked(otherId, userId)})`
}

/** Both directions between a row's client and worker. */
export const blocksOfDeal = sql`${hasBlocked(sql`client_id`, sql`worker_id`)} as client_blocks,
  ${hasBlocked(sql`worker_id`, sql`client_id`)} as worker_blocks`

/** Whether there's a block between a user and others. Meant for many others: the user's blocks are looked up once. */
export function isBlockedFrom(userId: UserId, otherId: Sql): Sql {
  return sql`${otherId} in (
    select blocked_id from blocks where blocker_id = ${userId}
    union all select blocker_id from blocks where blocked_id = ${userId})`
}
