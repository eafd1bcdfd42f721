import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** `hasDealt`: from now on, the user can't decide the other's disputes. */
export interface Dealing {
  userId: UserId
  otherId: UserId
  hasDealt: boolean
}

/**
 * Records dealings and returns until when these users have a conflict of interest. Locks the rows, so that a dealing and a
 * decision between the same users can't happen at the same time.
 */
export async function recordDealings(tx: Tx, dealings: readonly Dealing[]): Promise<(Instant | null)[]> {
  const rows = await tx.query<{ apart_until: Instant | null }>(sql`
    insert into conflicts_of_interest (user_id, other_id, has_dealt)
    select "userId", "otherId", "hasDealt"
    from jsonb_to_recordset(${JSON.stringify(dealings)}) as dealing ("userId" uuid, "otherId" uuid, "hasDealt" boolean)
    order by 1, 2
    on conflict (user_id, other_id) do update set has_dealt = conflicts_of_interest.has_dealt or excluded.has_dealt
    returning apart_until`)
  return rows.map(({ apart_until }) => apart_until)
}

/**
 * Stores until when an arbiter has a conflict of interest with these users; returns those the arbiter has dealt with. Locks the
 * rows.
 */
export async function recordArbiterConflicts(
  tx: Tx,
  arbiterId: UserId,
  partyIds: readonly UserId[],
  until: Instant,
): Promise<UserId[]> {
  const rows = await tx.query<{ other_id: UserId; has_dealt: boolean }>(sql`
    insert into conflicts_of_interest (user_id, other_id, apart_until)
    select ${arbiterId}::uuid, party_id, ${until}::timestamptz from unnest(${partyIds}::uuid[]) as party_id order by party_id
    on conflict (user_id, other_id) do update set apart_until = greatest(conflicts_of_interest.apart_until, excluded.apart_until)
    returning other_id, has_dealt`)
  return rows.filter(({ has_dealt }) => has_dealt).map(({ other_id }) => other_id)
}

export async function findDealtWith(db: Queryable, userId: UserId, others: readonly UserId[]): Promise<UserId[]> {
  const rows = await db.query<{ other_id: UserId }>(sql`
    select other_id from conflicts_of_interest
    where user_id = ${userId} and other_id = any(${others}::uuid[]) and has_dealt`)
  return rows.map(({ other_id }) => other_id)
}
