import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'

/** Summed over milestones, because escrow accounts belong to milestones and not to clients. */
export async function sumEscrow(db: Queryable, clientId: UserId): Promise<number> {
  const [row] = await db.query<{ cents: number }>(sql`
    select coalesce(sum(held_cents), 0)::bigint as cents from milestones where client_id = ${clientId} and held_cents > 0`)
  return row?.cents ?? 0
}
