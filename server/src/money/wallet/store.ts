import type { Queryable, Tx } from '../../platform/db/database.ts'
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

/** Lets one transaction at a time add to the money that may reach a user; until the end of the transaction. */
export async function lockIncoming(tx: Tx, userId: UserId): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`incoming ${userId}`}, 0))`)
}

/**
 * Money outside the user's wallet and escrow that may still come into the wallet: held for the user's work, clearing for the
 * workers of the user, who may lose a dispute, and in withdrawals, which may fail.
 */
export async function sumIncoming(db: Queryable, userId: UserId): Promise<bigint> {
  const [row] = await db.query<{ cents: string }>(sql`
    select (
      coalesce((select sum(held_cents) from milestones where worker_id = ${userId} and held_cents > 0), 0)
      + coalesce((select sum(gross_cents) from payouts
          where client_id = ${userId} and status in ('clearing', 'held')), 0)
      + coalesce((select sum(requested_cents) from withdrawals where user_id = ${userId} and status = 'pending'), 0)
    )::text as cents`)
  return BigInt(row?.cents ?? 0)
}
