import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { allOf, sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Block } from './domain.ts'
import { hasBlocked } from './fragments.ts'

const columns = sql`blocker_id, blocked_id, created_at`

export function lockAndCountBlocks(tx: Tx, blockerId: UserId): Promise<number> {
  return lockAndCount(tx, blockerId, sql`from blocks where blocker_id = ${blockerId}`)
}

export async function findBlock(db: Queryable, blockerId: UserId, blockedId: UserId): Promise<Block | null> {
  const [row] = await db.query<Block>(sql`
    select ${columns} from blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId}`)
  return row ?? null
}

export async function insertBlock(tx: Tx, { blocker_id, blocked_id, created_at }: Block): Promise<void> {
  await tx.query(sql`insert into blocks (${columns}) values (${blocker_id}, ${blocked_id}, ${created_at})`)
}

/** Returns whether there was one. */
export async function deleteBlock(tx: Tx, blockerId: UserId, blockedId: UserId): Promise<boolean> {
  const rows = await tx.query(sql`
    delete from blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId} returning 1 as deleted`)
  return rows.length > 0
}

/** Newest first. */
export async function listBlocks(db: Queryable, blockerId: UserId, { limit, after }: PageRequest): Promise<Block[]> {
  const conditions = [
    sql`blocker_id = ${blockerId}`,
    // By time first, because the ids are the users' ids.
    ...(after ? [sql`(created_at, blocked_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`] : []),
  ]
  return db.query(sql`
    select ${columns} from blocks where ${allOf(conditions)}
    order by created_at desc, blocked_id desc limit ${limit + 1}`)
}

export async function findBlocksBetween(
  db: Queryable,
  userId: UserId,
  otherId: UserId,
): Promise<{ isBlocking: boolean; isBlocked: boolean }> {
  const [user, other] = [sql`${userId}::uuid`, sql`${otherId}::uuid`]
  const [row] = await db.query<{ isBlocking: boolean; isBlocked: boolean }>(sql`
    select ${hasBlocked(user, other)} as "isBlocking", ${hasBlocked(other, user)} as "isBlocked"`)
  return row ?? { isBlocking: false, isBlocked: false }
}
