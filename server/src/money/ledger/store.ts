import type { Queryable, Tx } from '../../platform/db/database.ts'
import { hasWords } from '../../platform/db/full-text.ts'
import { newestById, queryPage } from '../../platform/db/pages.ts'
import { namesOfDeal } from '../../platform/db/parties.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { AccountId, UserId } from '../../platform/kernel/ids.ts'
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

/** Sent with the commit, which fails if the balance would be negative. */
export function sendDebit(tx: Tx, account: AccountRow, cents: number): void {
  tx.send(sql`update ledger_accounts set balance_cents = balance_cents - ${cents} where id = ${account.id}`)
}

/**
 * Locks accounts in order of id and returns their balances. `no key update`, because inserting a transfer needs a share lock on
 * the keys of its accounts.
 */
export async function lockBalances(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; balance_cents: number | null }[]> {
  return tx.query(sql`
    select id, balance_cents from ledger_accounts where id = any(${ids}::uuid[]) order by id for no key update`)
}

/** The user's contracts with a passed deadline, earliest first. */
export async function findDueContracts(db: Queryable, userId: UserId, now: Instant): Promise<{ id: string }[]> {
  return db.query(sql`
    (select id, next_due_at from contracts where client_id = ${userId} and next_due_at <= ${now}
      order by next_due_at limit 100)
    union all
    (select id, next_due_at from contracts where worker_id = ${userId} and next_due_at <= ${now}
      order by next_due_at limit 100)
    order by next_due_at limit 100`)
}

/** Sent with the commit. Violates `ledger_transfers_kind_reference_key` if it has already been posted. */
export function sendTransfer(tx: Tx, transfer: Transfer): void {
  tx.send(sql`
    insert into ledger_transfers (id, debit_account, credit_account, amount_cents, kind, reference, created_at)
    values (${transfer.id}, ${transfer.debit_account}, ${transfer.credit_account}, ${transfer.amount_cents},
      ${transfer.kind}, ${transfer.reference}, ${transfer.created_at})`)
}

/**
 * The fees that the platform can pay out: not those of contracts with an unpaid payout or an open dispute, which a dispute may
 * still lower, and not what payment providers have charged.
 */
export async function sumPayableFees(db: Queryable): Promise<number> {
  const [row] = await db.query<{ cents: number }>(sql`
    with platform as (select id from ledger_accounts where kind in ('fees', 'processing')),
    changeable as (
      select contract_id from payouts where status in ('clearing', 'held')
      union select contract_id from disputes where status not in ('resolved', 'withdrawn')
    )
    select least(greatest(
      coalesce((select sum(amount_cents) from ledger_transfers where credit_account in (select id from platform)), 0)
      - coalesce((select sum(amount_cents) from ledger_transfers where debit_account in (select id from platform)), 0)
      - coalesce((select sum(fee_cents) from contracts where id in (select contract_id from changeable)), 0), 0),
      ${Number.MAX_SAFE_INTEGER}::bigint)::bigint as cents`)
  return row?.cents ?? 0
}

/** What a user has earned in total, less what they have withdrawn. */
export async function sumEarnings(db: Queryable, accountId: AccountId): Promise<number> {
  const [row] = await db.query<{ cents: number }>(sql`
    select (
      coalesce((select sum(amount_cents) from ledger_transfers
        where credit_account = ${accountId} and kind = any(${EARNING_KINDS})), 0)
      - coalesce((select sum(amount_cents) from ledger_transfers
        where debit_account = ${accountId} and kind = any(${EARNING_KINDS})), 0)
    )::bigint as cents`)
  return row?.cents ?? 0
}

const EARNING_KINDS: TransferKind[] = [
  'payout',
  'clearing_correction',
  'fee_correction',
  'withdrawal',
  'withdrawal_reversal',
]

/** Words that must occur in what `reader` knows about a transfer. */
interface TransferSearch {
  words: string
  reader: UserId
  /** The currency's number of decimal places. */
  digits: number
}

/** Transfers into and out of one account, newest first. */
export async function listTransfers(
  db: Queryable,
  accountId: string,
  { kinds, search }: { kinds: readonly TransferKind[] | undefined; search: TransferSearch | undefined },
  page: PageRequest,
): Promise<Transfer[]> {
  const select = sql`
    select id, debit_account, credit_account, amount_cents, kind, reference, created_at from ledger_transfers`
  const matching = [
    ...(kinds ? [sql`kind = any(${kinds})`] : []),
    ...(search ? [hasWords(textOf(search), search.words)] : []),
  ]
  return queryPage(
    db,
    page,
    (part) => sql`
      (${newestById(select, [sql`debit_account = ${accountId}`, ...matching], part)})
      union all
      (${newestById(select, [sql`credit_account = ${accountId}`, ...matching], part)})
      order by id desc limit ${part.limit + 1}`,
  )
}

// Ids are unique across these tables, so a reference is found in one of them at most.
function textOf({ reader, digits }: TransferSearch): Sql {
  return sql`concat_ws(' ', replace(kind, '_', ' '),
    round(amount_cents / power(10::numeric, ${digits}::integer), ${digits}::integer),
    (select provider_reference from deposits where deposits.id = reference),
    (select provider_reference from withdrawals where withdrawals.id = reference),
    (select ${namesOfDeal(reader)} from contracts where contracts.id = coalesce(
      (select contract_id from milestones where milestones.id = reference),
      (select contract_id from payouts where payouts.id = reference),
      (select contract_id from disputes where disputes.id = reference))))`
}
