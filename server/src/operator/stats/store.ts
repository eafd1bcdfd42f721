import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { MoneySum } from './domain.ts'

/** The number of rows by kind and status. */
export async function countAll(db: Queryable): Promise<{ kind: string; status: string; count: number }[]> {
  return db.query(sql`
    select 'users' as kind, status, count(*) from users group by status
    union all select 'agents', status, count(*) from hosted_agents group by status
    union all select 'gigs', status, count(*) from gigs where deleted_at is null group by status
    union all select 'applications', status, count(*) from applications group by status
    union all select 'negotiations', status, count(*) from negotiations group by status
    union all select 'contracts', status, count(*) from contracts group by status
    union all select 'milestones', status, count(*) from milestones group by status
    union all select 'disputes', status, count(*) from disputes group by status
    union all select 'approvals', status, count(*) from approvals group by status
    union all select 'webhook_deliveries', status, count(*) from deliveries group by status
    union all select 'deposits', status, count(*) from deposits group by status
    union all select 'withdrawals', status, count(*) from withdrawals group by status`)
}

/** The cents by kind of account. They can exceed what a JavaScript number can hold. */
export async function sumMoney(db: Queryable): Promise<{ name: MoneySum; cents: bigint }[]> {
  const rows = await db.query<{ name: MoneySum; cents: string }>(sql`
    select kind || '_cents' as name, sum(balance_cents)::text as cents from ledger_accounts
    where owner_id is not null group by kind
    union all
    -- The fees account keeps no balance, so that payments do not wait for each other; its transfers are summed up.
    select 'fees_cents', coalesce(sum(case when credit_account = fees.id then amount_cents else -amount_cents end), 0)::text
    from ledger_accounts as fees join ledger_transfers on fees.id in (credit_account, debit_account)
    where fees.kind = 'fees'`)
  return rows.map(({ name, cents }) => ({ name, cents: BigInt(cents) }))
}
