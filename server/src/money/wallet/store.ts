import type { Queryable, Tx } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ContractId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

interface WalletRow {
  available_cents: number
  escrow_cents: number
  clearing_cents: number
  /** Whether one of the user's contracts has a passed deadline, which may move some of the money. */
  is_due: boolean
}

type Accounts = Record<'available' | 'clearing', string>

/**
 * One statement, so that money moving at the same time is only counted once. Escrow is summed over milestones because escrow
 * accounts belong to milestones, not to clients.
 */
export async function findWallet(
  db: Queryable,
  userId: UserId,
  { available, clearing }: Accounts,
  now: Instant,
): Promise<WalletRow> {
  const [row] = await db.query<WalletRow>(sql`
    select coalesce((select balance_cents from ledger_accounts where id = ${available}), 0) as available_cents,
      coalesce((select sum(held_cents) from milestones where client_id = ${userId} and held_cents > 0), 0)::bigint
        as escrow_cents,
      coalesce((select balance_cents from ledger_accounts where id = ${clearing}), 0) as clearing_cents,
      exists (select from contracts where client_id = ${userId} and next_due_at <= ${now})
        or exists (select from contracts where worker_id = ${userId} and next_due_at <= ${now}) as is_due`)
  return row as WalletRow
}

/** The contracts of milestones, payouts and disputes. Other kinds of ids are ignored. */
export async function findContracts(db: Queryable, ids: readonly string[]): Promise<Map<string, ContractId>> {
  if (ids.length === 0) return new Map()
  const rows = await db.query<{ id: string; contract_id: ContractId }>(sql`
    select id, contract_id from milestones where id = any(${ids}::uuid[])
    union all select id, contract_id from payouts where id = any(${ids}::uuid[])
    union all select id, contract_id from disputes where id = any(${ids}::uuid[])`)
  return new Map(rows.map(({ id, contract_id }) => [id, contract_id]))
}

/** Lets only one transaction at a time add to the money that may reach a user. */
export function lockIncoming(tx: Tx, userId: UserId): void {
  tx.send(sql`select pg_advisory_xact_lock(hashtextextended(${`incoming ${userId}`}, 0))`)
}

/** The user's money, and the largest single amount held by or for the user, or clearing for the user's workers. */
export async function findReachable(
  db: Queryable,
  userId: UserId,
  accounts: Accounts,
): Promise<{ ownCents: bigint; largestCents: bigint }> {
  const [row] = await db.query<{ own: string; largest: string }>(sql`
    select (${ownCents(userId, accounts)})::text as own,
      greatest(
        (select max(held_cents) from milestones where client_id = ${userId} and held_cents > 0),
        (select max(held_cents) from milestones where worker_id = ${userId} and held_cents > 0),
        (select max(gross_cents) from payouts where client_id = ${userId} and status in ('clearing', 'held')),
        0
      )::text as largest`)
  return { ownCents: BigInt(row?.own ?? 0), largestCents: BigInt(row?.largest ?? 0) }
}

/**
 * The user's money and everything that may still reach the wallet: held by or for the user, and clearing for the user's workers,
 * who may lose a dispute.
 */
export async function sumReachable(db: Queryable, userId: UserId, accounts: Accounts): Promise<bigint> {
  const [row] = await db.query<{ cents: string }>(sql`
    select (${ownCents(userId, accounts)}
      + coalesce((select sum(held_cents) from milestones where client_id = ${userId} and held_cents > 0), 0)
      + coalesce((select sum(held_cents) from milestones where worker_id = ${userId} and held_cents > 0), 0)
      + coalesce((select sum(gross_cents) from payouts
          where client_id = ${userId} and status in ('clearing', 'held')), 0)
    )::text as cents`)
  return BigInt(row?.cents ?? 0)
}

// In the wallet, and in withdrawals and refunds, which may fail. A withdrawal that succeeded can be returned for a while.
function ownCents(userId: UserId, { available, clearing }: Accounts): Sql {
  return sql`
    coalesce((select sum(balance_cents) from ledger_accounts where id in (${available}, ${clearing})), 0)
      + coalesce((select sum(requested_cents) from withdrawals where user_id = ${userId} and status in ('pending', 'in_transit')), 0)
      + coalesce((select sum(amount_cents) from deposit_refunds where user_id = ${userId} and status = 'pending'), 0)`
}
