import type { Queryable, Tx } from '../../platform/db/database.ts'
import { allOf, sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { AccountKind, Transfer, TransferKind } from './domain.ts'

export interface AccountRow {
  id: string
  kind: AccountKind
  owner_id: string | null
}

/** Sent with the commit. The first credit creates the account. */
export function sendCredit(tx: Tx, account: AccountRow, cents: number): void {
  tx.send(sql`
    insert into ledger_accounts (id, kind, owner_id, balance_cents)
    values (${account.id}, ${account.kind}, ${account.owner_id}, ${cents})
    on conflict (id) do update set balance_cents = ledger_accounts.balance_cents + excluded.balance_cents`)
}

/** Sent with the commit, which fails when the balance would be negative. */
export function sendDebit(tx: Tx, account: AccountRow, cents: number): void {
  tx.send(sql`update ledger_accounts set balance_cents = balance_cents - ${cents} where id = ${account.id}`)
}

/**
 * Locks accounts in the order of their ids and returns their balances. `no key update`, because inserting a transfer needs a
 * share lock on the keys of its accounts.
 */
export async function lockBalances(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; balance_cents: number | null }[]> {
  return tx.query(sql`
    select id, balance_cents from ledger_accounts where id = any(${ids}::uuid[]) order by id for no key update`)
}

/** The user's contracts with a passed deadline, the earliest first. */
export async function findDueContracts(db: Queryable, userId: UserId, now: Instant): Promise<{ id: string }[]> {
  return db.query(sql`
    (select id, next_due_at from contracts where client_id = ${userId} and next_due_at <= ${now}
      order by next_due_at limit 100)
    union all
    (select id, next_due_at from contracts where worker_id = ${userId} and next_due_at <= ${now}
      order by next_due_at limit 100)
    order by next_due_at limit 100`)
}

/** Sent with the commit. Violates `ledger_transfers_kind_reference_key` when it was already posted. */
export function sendTransfer(tx: Tx, transfer: Transfer): void {
  tx.send(sql`
    insert into ledger_transfers (id, debit_account, credit_account, amount_cents, kind, reference, created_at)
    values (${transfer.id}, ${transfer.debit_account}, ${transfer.credit_account}, ${transfer.amount_cents},
      ${transfer.kind}, ${transfer.reference}, ${transfer.created_at})`)
}

/**
 * The fees that the platform can pay out: not those of contracts with an unpaid payout or an open dispute, which a dispute may
 * still lower.
 */
export async function sumPayableFees(db: Queryable): Promise<number> {
  const [row] = await db.query<{ cents: number }>(sql`
    with fees as (select id from ledger_accounts where kind = 'fees'),
    changeable as (
      select contract_id from payouts where status in ('clearing', 'held')
      union select contract_id from disputes where status not in ('resolved', 'withdrawn')
    )
    select least(greatest(
      coalesce((select sum(amount_cents) from ledger_transfers where credit_account = (select id from fees)), 0)
      - coalesce((select sum(amount_cents) from ledger_transfers where debit_account = (select id from fees)), 0)
      - coalesce((select sum(fee_cents) from contracts where id in (select contract_id from changeable)), 0), 0),
      ${Number.MAX_SAFE_INTEGER}::bigint)::bigint as cents`)
  return row?.cents ?? 0
}

/** Transfers into and out of one account, newest first. */
export async function listTransfers(
  db: Queryable,
  accountId: string,
  kinds: readonly TransferKind[] | undefined,
  { limit, after }: PageRequest,
): Promise<Transfer[]> {
  const columns = sql`id, debit_account, credit_account, amount_cents, kind, reference, created_at`
  const matching = allOf([
    ...(after?.[0] ? [sql`id < ${after[0]}::uuid`] : []),
    ...(kinds ? [sql`kind = any(${kinds})`] : []),
  ])
  return db.query(sql`
    (select ${columns} from ledger_transfers where debit_account = ${accountId} and ${matching}
      order by id desc limit ${limit + 1})
    union all
    (select ${columns} from ledger_transfers where credit_account = ${accountId} and ${matching}
      order by id desc limit ${limit + 1})
    order by id desc limit ${limit + 1}`)
}
