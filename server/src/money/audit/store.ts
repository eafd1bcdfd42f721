import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface Violation {
  rule: string
  subject: string
  expected: string
  found: string
}

/** Checks all rules in one statement, so that all see the same snapshot. */
export async function findViolations(db: Queryable): Promise<Violation[]> {
  return db.query(sql`
    with moved as (
      select account, sum(cents)::bigint as cents from (
        select credit_account as account, sum(amount_cents) as cents from ledger_transfers group by 1
        union all
        select debit_account, -sum(amount_cents) from ledger_transfers group by 1
      ) as sides group by account
    ),
    by_reference as (
      select reference, kind, sum(amount_cents)::bigint as cents, count(*) as count from ledger_transfers group by 1, 2
    ),
    reversed as (
      select original.reference, original.kind, sum(original.amount_cents)::bigint as cents
      from ledger_transfers as reversal join ledger_transfers as original on original.id = reversal.reference
      where reversal.kind = 'reversal' group by 1, 2
    ),
    kept as (
      select by_reference.reference, by_reference.kind, by_reference.cents - coalesce(reversed.cents, 0) as cents
      from by_reference left join reversed using (reference, kind)
    ),
    payouts_of as (
      select milestone_id, sum(gross_cents)::bigint as gross, sum(fee_cents)::bigint as fee
      from payouts where status <> 'reversed' group by 1
    ),
    milestones_of as (
      select contract_id, sum(held_cents + released_cents + refunded_cents)::bigint as funded,
        sum(released_cents)::bigint as released, sum(refunded_cents)::bigint as refunded, sum(fee_cents)::bigint as fee
      from milestones group by 1
    )
    select 'a cached balance equals its transfers' as rule, id::text as subject,
      coalesce(moved.cents, 0)::text as expected, balance_cents::text as found
    from ledger_accounts left join moved on account = id
    where owner_id is not null and balance_cents is distinct from coalesce(moved.cents, 0)
    union all
    select 'no balance is negative', id::text, '>= 0', balance_cents::text from ledger_accounts where balance_cents < 0
    union all
    select 'only platform accounts have no owner', id::text,
      case when owner_id is null then 'an owner' else 'no owner' end, kind
    from ledger_accounts where (kind in ('external', 'fees')) <> (owner_id is null)
    union all
    select 'all accounts sum to zero', 'all accounts', '0', sum(cents)::text from moved having sum(cents) <> 0
    union all
    select 'a milestone’s funding is held, released or refunded', m.id::text, coalesce(k.cents, 0)::text,
      (m.held_cents + m.released_cents + m.refunded_cents)::text
    from milestones m left join by_reference k on k.reference = m.id and k.kind = 'fund'
    where coalesce(k.cents, 0) <> m.held_cents + m.released_cents + m.refunded_cents
    union all
    select 'a milestone’s held amount is in escrow', m.id::text, m.held_cents::text, coalesce(a.balance_cents, 0)::text
    from milestones m left join ledger_accounts a on a.kind = 'escrow' and a.owner_id = m.id
    where m.held_cents <> coalesce(a.balance_cents, 0)
    union all
    select 'a clearing balance equals its payouts', coalesce(a.owner_id, p.worker_id)::text,
      coalesce(p.net, 0)::text, coalesce(a.balance_cents, 0)::text
    from (select owner_id, balance_cents from ledger_accounts where kind = 'clearing') a
    full join (
      select worker_id, sum(net_cents)::bigint as net from payouts where status in ('clearing', 'held') group by 1
    ) p on p.worker_id = a.owner_id
    where coalesce(p.net, 0) <> coalesce(a.balance_cents, 0)
    union all
    select 'a milestone’s releases are its payouts', m.id::text, coalesce(p.gross, 0)::text, m.released_cents::text
    from milestones m left join payouts_of p on p.milestone_id = m.id
    where m.released_cents <> coalesce(p.gross, 0)
    union all
    select 'a milestone’s fees are those of its payouts', m.id::text, coalesce(p.fee, 0)::text, m.fee_cents::text
    from milestones m left join payouts_of p on p.milestone_id = m.id
    where m.fee_cents <> coalesce(p.fee, 0)
    union all
    select 'a payout is between the parties of its milestone', p.id::text,
      concat_ws(' ', m.contract_id, m.client_id, m.worker_id), concat_ws(' ', p.contract_id, p.client_id, p.worker_id)
    from payouts p join milestones m on m.id = p.milestone_id
    where (p.contract_id, p.client_id, p.worker_id) <> (m.contract_id, m.client_id, m.worker_id)
    union all
    select 'a payout has its release', p.id::text, (case p.status when 'reversed' then 0 else p.net_cents end)::text,
      coalesce(k.cents, 0)::text
    from payouts p left join kept k on k.reference = p.id and k.kind = 'release'
    where coalesce(k.cents, 0) <> case p.status when 'reversed' then 0 else p.net_cents end
    union all
    select 'a payout has its fee', p.id::text, (case p.status when 'reversed' then 0 else p.fee_cents end)::text,
      coalesce(k.cents, 0)::text
    from payouts p left join kept k on k.reference = p.id and k.kind = 'fee'
    where coalesce(k.cents, 0) <> case p.status when 'reversed' then 0 else p.fee_cents end
    union all
    select 'a paid payout was paid once', p.id::text, (case p.status when 'paid' then p.net_cents else 0 end)::text,
      coalesce(k.cents, 0)::text
    from payouts p left join by_reference k on k.reference = p.id and k.kind = 'payout'
    where coalesce(k.cents, 0) <> case p.status when 'paid' then p.net_cents else 0 end
    union all
    select 'a release has its payout', k.reference::text, 'a payout', k.cents::text
    from by_reference k left join payouts p on p.id = k.reference
    where k.kind in ('release', 'fee', 'payout') and p.id is null
    union all
    select 'a contract’s totals are those of its milestones', c.id::text,
      concat_ws(' ', t.funded, t.released, t.refunded, t.fee),
      concat_ws(' ', c.funded_cents, c.released_cents, c.refunded_cents, c.fee_cents)
    from contracts c left join milestones_of t on t.contract_id = c.id
    where (coalesce(t.funded, 0), coalesce(t.released, 0), coalesce(t.refunded, 0), coalesce(t.fee, 0))
      is distinct from (c.funded_cents, c.released_cents, c.refunded_cents, c.fee_cents)
    union all
    select 'a contract’s fees follow from its releases', c.id::text,
      floor(c.released_cents::numeric * c.fee_bps / 10000)::text, c.fee_cents::text
    from contracts c
    where c.fee_cents <> floor(c.released_cents::numeric * c.fee_bps / 10000)
      and not exists (select from payouts p where p.contract_id = c.id and p.status = 'reversed')
    union all
    select 'a deposit that succeeded was credited', d.id::text,
      (case d.status when 'succeeded' then d.amount_cents else 0 end)::text, coalesce(k.cents, 0)::text
    from deposits d left join by_reference k on k.reference = d.id and k.kind = 'deposit'
    where coalesce(k.cents, 0) <> case d.status when 'succeeded' then d.amount_cents else 0 end
    union all
    select 'a withdrawal that did not fail was debited', w.id::text,
      (case w.status when 'failed' then 0 else w.amount_cents end)::text, coalesce(k.cents, 0)::text
    from withdrawals w left join kept k on k.reference = w.id and k.kind = 'withdrawal'
    where coalesce(k.cents, 0) <> case w.status when 'failed' then 0 else w.amount_cents end
    union all
    select 'a deposit or withdrawal exists for its transfer', k.reference::text, 'a ' || k.kind, k.cents::text
    from by_reference k left join deposits d on d.id = k.reference left join withdrawals w on w.id = k.reference
    where (k.kind = 'deposit' and d.id is null) or (k.kind = 'withdrawal' and w.id is null)
    limit 1000`)
}

export interface CheckedCounts {
  accounts: number
  transfers: number
  contracts: number
  milestones: number
  payouts: number
  deposits: number
  withdrawals: number
}

export async function countChecked(db: Queryable): Promise<CheckedCounts> {
  const [row] = await db.query<CheckedCounts>(sql`
    select (select count(*) from ledger_accounts) as accounts, (select count(*) from ledger_transfers) as transfers,
      (select count(*) from contracts) as contracts, (select count(*) from milestones) as milestones,
      (select count(*) from payouts) as payouts, (select count(*) from deposits) as deposits,
      (select count(*) from withdrawals) as withdrawals`)
  if (!row) throw new Error('The count returned no row.')
  return row
}
