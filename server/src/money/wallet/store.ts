import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/**
 * The user's money in escrow, summed over milestones, because escrow accounts belong to milestones and not to clients; and
 * whether a contract of the user has a passed deadline.
 */
export async function findEscrow(
  db: Queryable,
  userId: UserId,
  now: Instant,
): Promise<{ cents: number; isDue: boolean }> {
  const [row] = await db.query<{ cents: number; is_due: boolean }>(sql`
    select coalesce(sum(held_cents), 0)::bigint as cents,
      exists (select from contracts where client_id = ${userId} and next_due_at <= ${now})
        or exists (select from contracts where worker_id = ${userId} and next_due_at <= ${now}) as is_due
    from milestones where client_id = ${userId} and held_cents > 0`)
  return { cents: row?.cents ?? 0, isDue: row?.is_due ?? false }
}
