import type { Queryable } from '../../platform/db/database.ts'
import { newestById } from '../../platform/db/pages.ts'
import { allOf, type Sql, sql } from '../../platform/db/sql.ts'
import type { AccountId, Id, MilestoneId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import { type AccountKind, type Transfer, type TransferKind, transferKinds } from '../ledger/domain.ts'
import type { AccountName, Cause, NamedTransfer, StoredAccount } from './domain.ts'

export interface AccountFilter {
  kind?: AccountKind | undefined
  owner?: { userId: UserId } | { milestoneId: MilestoneId } | undefined
}

/** By kind and owner, both descending: owner ids start with their creation time. */
export async function listAccounts(
  db: Queryable,
  { kind, owner }: AccountFilter,
  { limit, after }: PageRequest,
): Promise<StoredAccount[]> {
  const conditions = [
    ...(kind ? [sql`a.kind = ${kind}`] : []),
    ...(after ? [sql`(a.kind, a.owner_id) < (${after[0]}, nullif(${after[1]}, '')::uuid)`] : []),
  ]
  return db.query(sql`
    select a.id, a.kind, a.owner_id, a.balance_cents, m.contract_id
    from ${owner ? sql`(${accountsOf(owner)})` : sql`ledger_accounts`} as a
    left join milestones m on a.kind = 'escrow' and m.id = a.owner_id
    where ${allOf(conditions)} order by a.kind desc, a.owner_id desc limit ${limit + 1}`)
}

// For a user: the wallet, and the escrow accounts holding the user's money.
function accountsOf(owner: NonNullable<AccountFilter['owner']>): Sql {
  if ('milestoneId' in owner) {
    return sql`select * from ledger_accounts where kind = 'escrow' and owner_id = ${owner.milestoneId}`
  }
  return sql`
    select * from ledger_accounts where kind in ('available', 'clearing') and owner_id = ${owner.userId}
    union all
    select e.* from milestones held join ledger_accounts e on e.kind = 'escrow' and e.owner_id = held.id
    where held.client_id = ${owner.userId} and held.held_cents > 0`
}

export async function findAccount(db: Queryable, id: AccountId): Promise<StoredAccount | null> {
  const [row] = await db.query<StoredAccount>(sql`
    select a.id, a.kind, a.owner_id, a.balance_cents, m.contract_id
    from ledger_accounts a left join milestones m on a.kind = 'escrow' and m.id = a.owner_id where a.id = ${id}`)
  return row ?? null
}

/** The balance of a platform account, which isn't stored. Limited to what a JSON number can hold. */
export async function sumTransfers(db: Queryable, id: AccountId): Promise<number> {
  const most = Number.MAX_SAFE_INTEGER
  const [row] = await db.query<{ cents: number }>(sql`
    select least(greatest(
      coalesce((select sum(amount_cents) from ledger_transfers where credit_account = ${id}), 0)
      - coalesce((select sum(amount_cents) from ledger_transfers where debit_account = ${id}), 0),
      ${-most}::bigint), ${most}::bigint)::bigint as cents`)
  return row?.cents ?? 0
}

interface TransferRow extends Transfer {
  debit_kind: AccountName['kind']
  debit_owner: string | null
  credit_kind: AccountName['kind']
  credit_owner: string | null
}

const columns = sql`t.id, t.debit_account, t.credit_account, t.amount_cents, t.kind, t.reference, t.created_at,
  d.kind as debit_kind, d.owner_id as debit_owner, c.kind as credit_kind, c.owner_id as credit_owner`

const accounts = sql`join ledger_accounts d on d.id = t.debit_account join ledger_accounts c on c.id = t.credit_account`

function named<Row extends TransferRow>(row: Row): Row & NamedTransfer {
  return {
    ...row,
    from: { id: row.debit_account, kind: row.debit_kind, owner_id: row.debit_owner },
    to: { id: row.credit_account, kind: row.credit_kind, owner_id: row.credit_owner },
  }
}

export async function findTransfer(db: Queryable, id: Id<'txn'>): Promise<NamedTransfer | null> {
  const [row] = await db.query<TransferRow>(sql`
    select ${columns} from ledger_transfers t ${accounts} where t.id = ${id}`)
  return row ? named(row) : null
}

/** Newest first. With a `reference`, only those for it: there is at most one of each kind. */
export async function listTransfers(
  db: Queryable,
  { reference, kinds = transferKinds }: { reference?: string | undefined; kinds?: readonly TransferKind[] },
  { limit, after }: PageRequest,
): Promise<NamedTransfer[]> {
  const conditions = [
    ...(reference ? [sql`t.kind = any(${kinds}) and t.reference = ${reference}`] : []),
    ...(after?.[0] ? [sql`t.id < ${after[0]}::uuid`] : []),
  ]
  const rows = await db.query<TransferRow>(sql`
    select ${columns} from ledger_transfers t ${accounts}
    where ${allOf(conditions)} order by t.id desc limit ${limit + 1}`)
  return rows.map(named)
}

/** One account's transfers, newest first, with its current balance, in one statement so that they match. */
export async function listAccountTransfers(
  db: Queryable,
  id: AccountId,
  page: PageRequest,
): Promise<(NamedTransfer & { balance_cents: number | null })[]> {
  const newest = (condition: Sql) => newestById(sql`select * from ledger_transfers`, [condition], page)
  const rows = await db.query<TransferRow & { balance_cents: number | null }>(sql`
    select ${columns}, (select balance_cents from ledger_accounts where id = ${id}) as balance_cents
    from (
      (${newest(sql`debit_account = ${id}`)}) union all (${newest(sql`credit_account = ${id}`)})
      order by id desc limit ${page.limit + 1}
    ) as t ${accounts} order by t.id desc`)
  return rows.map(named)
}

/**
 * An account's balance before one of its transfers, or now, and the incoming transfers before that, newest first. The balance is
 * null if too many transfers have followed to undo them one by one.
 */
export async function findIncoming(
  db: Queryable,
  id: AccountId,
  before: Id<'txn'> | null,
): Promise<{ balanceCents: number | null; incoming: NamedTransfer[] }> {
  const end = before ?? AFTER_ALL
  const rows = await db.query<TransferRow & { balance_cents: number; later: number }>(sql`
    with later as (
      select coalesce(sum(cents), 0)::bigint as cents, count(*) as count from (
        (select amount_cents as cents from ledger_transfers
          where debit_account = ${id} and id >= ${end}::uuid limit ${LATER_MAX})
        union all
        (select -amount_cents from ledger_transfers where credit_account = ${id} and id >= ${end}::uuid limit ${LATER_MAX})
      ) as moved
    )
    select ${columns}, balance.balance_cents + later.cents as balance_cents, later.count as later
    from ledger_accounts balance cross join later
    cross join lateral (
      select * from ledger_transfers where credit_account = ${id} and id < ${end}::uuid order by id desc limit ${INCOMING_MAX}
    ) as t ${accounts}
    where balance.id = ${id} order by t.id desc`)
  const [first] = rows
  const isKnown = first !== undefined && first.later < LATER_MAX
  return { balanceCents: isKnown ? first.balance_cents : null, incoming: rows.map(named) }
}

// After every id.
const AFTER_ALL = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const LATER_MAX = 2_000
const INCOMING_MAX = 500

/** What deposits, withdrawals, milestones, payouts and disputes belong to, by id. */
export async function findCauses(db: Queryable, ids: readonly string[]): Promise<Map<string, Cause>> {
  if (ids.length === 0) return new Map()
  const rows = await db.query<Cause & { id: string }>(sql`
    select id, contract_id, client_id as reader_id from milestones where id = any(${ids}::uuid[])
    union all
    select id, contract_id, worker_id from payouts where id = any(${ids}::uuid[])
    union all
    select id, contract_id, client_id from disputes where id = any(${ids}::uuid[])
    union all
    select id, null, user_id from deposits where id = any(${ids}::uuid[])
    union all
    select id, null, user_id from deposit_refunds where id = any(${ids}::uuid[])
    union all
    select id, null, coalesce(user_id, requested_by) from withdrawals where id = any(${ids}::uuid[])`)
  return new Map(rows.map(({ id, ...cause }) => [id, cause]))
}
