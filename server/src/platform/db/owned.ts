import type { UserId } from '../kernel/ids.ts'
import type { Tx } from './database.ts'
import { type Sql, sql } from './sql.ts'

/**
 * Counts the rows of a user before one more is added. Locks the user, so that two parallel requests cannot both pass a limit.
 * `rows` says which rows count (`from … where …`).
 */
export async function lockUserAndCount(tx: Tx, userId: UserId, rows: Sql): Promise<number> {
  await tx.query(sql`select id from users where id = ${userId} for update`)
  const [row] = await tx.query<{ count: number }>(sql`select count(*) as count ${rows} and user_id = ${userId}`)
  return row?.count ?? 0
}
