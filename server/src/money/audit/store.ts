import type { Queryable, Tx } from '../../platform/db/database.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { AuditRun, CheckedCounts, Violation } from './domain.ts'

/** Checks all rules in one statement, so that they all see the same snapshot. */
export async function findViolations(db: Queryable): Promise<Violation[]> {
  return db.query(sql`
    with moved as (
      select account, sum(cents) as cents from (
        select credit_account as account, sum(amount_cents) as cents from ledger_transfers group by 1
        union all
        select debit_account, -sum(amount_cents) from ledger_transfers group by 1
      ) as sides group by account
    ),
    by_reference as (
      select reference, kind, sum(amount_cents) as cents from ledger_transfers group by 1, 2
    ),
    -- What each payout, deposit or withdrawal moved, and what went back.
    there_and_back as (
      select reference,
        coalesce(sum(cents) filter (where kind in ('release', 'fee', 'deposit', 'withdrawal')), 0) as there,
        coalesce(sum(cents) filter (
          where kind in ('release_reversal', 'fee_reversal', 'deposit_reversal', 'withdrawal_reversal')
        ), 0) as back
      from by_reference group by 1
    ),
    corrections as (
      select d.contract_id, t.kind,
        sum(case when credit.kind = 'fees' then t.amount_cents else -t.amount_cents end) as cents
      from ledger_transfers t join disputes d on d.id = t.reference
      join ledger_accounts credit on credit.id = t.credit_account
      where t.kind in ('fee_correction', 'clearing_correction') group by 1, 2
    ),
    -- The fees of each contract that are in the platform's account.
    fees_of as (
      select contract_id, sum(cents) as cents from (
        select p.contract_id, case k.kind when 'fee' then k.cents else -k.cents end as cents
        from by_reference k join payouts p on p.id = k.reference where k.kind in ('fee', 'fee_reversal')
        union all select contract_id, cents from corrections
      ) as parts group by 1
    ),
    payouts_of as (
      select milestone_id, sum(gross_cents) as gross, sum(fee_cents) as fee
      from payouts where status <> 'reversed' group by 1
    ),
    milestones_of as (
      select contract_id, sum(held_cents + released_cents + refunded_cents) as funded,
        sum(released_cents) as released, sum(refunded_cents) as refunded, sum(fee_cents) as fee
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
    from ledger_accounts where (kind in ('external', 'fees', 'processing')) <> (owner_id is null)
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
      select worker_id, sum(net_cents) as net from payouts where status in ('clearing', 'held') group by 1
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
    select 'a payout has its release and fee', p.id::text, p.gross_cents::text, coalesce(k.there, 0)::text
    from payouts p left join there_and_back k on k.reference = p.id
    where coalesce(k.there, 0) <> p.gross_cents
    union all
    select 'a payout went back exactly if it is reversed', p.id::text,
      (case p.status when 'reversed' then p.gross_cents else 0 end)::text, coalesce(k.back, 0)::text
    from payouts p left join there_and_back k on k.reference = p.id
    where coalesce(k.back, 0) <> case p.status when 'reversed' then p.gross_cents else 0 end
    union all
    select 'a paid payout was paid once', p.id::text, (case p.status when 'paid' then p.net_cents else 0 end)::text,
      coalesce(k.cents, 0)::text
    from payouts p left join by_reference k on k.reference = p.id and k.kind = 'payout'
    where coalesce(k.cents, 0) <> case p.status when 'paid' then p.net_cents else 0 end
    union all
    select 'a release has its payout', k.reference::text, 'a payout', k.cents::text
    from by_reference k left join payouts p on p.id = k.reference
    where k.kind in ('release', 'release_reversal', 'fee', 'fee_reversal', 'payout') and p.id is null
    union all
    select 'a contract’s totals are those of its milestones', c.id::text,
      concat_ws(' ', t.funded, t.released, t.refunded, t.fee + coalesce(k.cents, 0)),
      concat_ws(' ', c.funded_cents, c.released_cents, c.refunded_cents, c.fee_cents)
    from contracts c left join milestones_of t on t.contract_id = c.id
    left join corrections k on k.contract_id = c.id and k.kind = 'fee_correction'
    where (coalesce(t.funded, 0), coalesce(t.released, 0), coalesce(t.refunded, 0), coalesce(t.fee, 0) + coalesce(k.cents, 0))
      is distinct from (c.funded_cents, c.released_cents, c.refunded_cents, c.fee_cents)
    union all
    select 'a contract’s fees follow from its releases', id::text,
      floor(released_cents::numeric * fee_bps / 10000)::text, fee_cents::text
    from contracts where fee_cents <> floor(released_cents::numeric * fee_bps / 10000)
    union all
    select 'a contract’s fees were taken', c.id::text, c.fee_cents::text, coalesce(k.cents, 0)::text
    from contracts c left join fees_of k on k.contract_id = c.id where c.fee_cents <> coalesce(k.cents, 0)
    union all
    select 'a fee correction or waiver belongs to a dispute', k.reference::text, 'a dispute', k.cents::text
    from by_reference k left join disputes d on d.id = k.reference
    where k.kind in ('fee_correction', 'clearing_correction', 'fee_waiver') and d.id is null
    union all
    select 'a deposit that succeeded was credited', d.id::text,
      (case when d.status in ('succeeded', 'reversed') then d.amount_cents else 0 end)::text, coalesce(k.there, 0)::text
    from deposits d left join there_and_back k on k.reference = d.id
    where coalesce(k.there, 0) <> case when d.status in ('succeeded', 'reversed') then d.amount_cents else 0 end
    union all
    select 'a reversed deposit was taken back', d.id::text, d.reversed_cents::text, coalesce(k.back, 0)::text
    from deposits d left join there_and_back k on k.reference = d.id where coalesce(k.back, 0) <> d.reversed_cents
    union all
    select 'a withdrawal that did not fail was debited', w.id::text,
      (case w.status when 'failed' then 0 else w.amount_cents end)::text, (coalesce(k.there, 0) - coalesce(k.back, 0))::text
    from withdrawals w left join there_and_back k on k.reference = w.id
    where coalesce(k.there, 0) - coalesce(k.back, 0) <> case w.status when 'failed' then 0 else w.amount_cents end
    union all
    select 'a refund of a deposit was debited unless it failed', r.id::text,
      (case r.status when 'failed' then 0 else r.amount_cents end)::text,
      coalesce(sum(case k.kind when 'deposit_refund' then k.cents else -k.cents end), 0)::text
    from deposit_refunds r left join by_reference k on k.reference = r.id group by r.id
    having coalesce(sum(case k.kind when 'deposit_refund' then k.cents else -k.cents end), 0)
      <> case r.status when 'failed' then 0 else r.amount_cents end
    union all
    select 'a deposit’s refunds are those that did not fail', d.id::text, coalesce(sum(r.amount_cents), 0)::text,
      d.refunded_cents::text
    from deposits d left join deposit_refunds r on r.deposit_id = d.id and r.status <> 'failed' group by d.id
    having d.refunded_cents <> coalesce(sum(r.amount_cents), 0)
    union all
    select 'a deposit or withdrawal exists for its transfer', k.reference::text, 'a ' || k.kind, k.cents::text
    from by_reference k left join deposits d on d.id = k.reference left join withdrawals w on w.id = k.reference
    where (k.kind in ('deposit', 'deposit_reversal', 'processing_fee') and d.id is null)
      or (k.kind in ('withdrawal', 'withdrawal_reversal') and w.id is null)
    union all
    select 'the audit log has no gaps', number::text, (coalesce(before, 0) + 1)::text, number::text
    from (select number, lag(number) over (order by number) as before from staff_acts) as entries
    where number <> coalesce(before, 0) + 1
    union all
    select 'the audit log has its last entry', last_number::text, last_number::text, coalesce(max(number), 0)::text
    from staff_act_count left join staff_acts on true group by last_number having last_number <> coalesce(max(number), 0)
    union all
    select 'an entry of the audit log is as it was written', act.number::text, encode(expected, 'hex'), encode(act.digest, 'hex')
    from staff_acts as act left join staff_acts as previous on previous.number = act.number - 1,
      lateral (select staff_act_digest(act, case act.number when 1 then '' else previous.digest end) as expected) as computed
    where act.digest <> expected
    union all
    select 'the last entry of the audit log is as it was written', last_number::text, encode(last_digest, 'hex'),
      encode(act.digest, 'hex')
    from staff_act_count join staff_acts as act on act.number = last_number where act.digest <> last_digest
    limit 1000`)
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

/** True if no other audit is running; none can start before the transaction ends. */
export async function tryLockAudits(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ is_locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('parley ledger audit', 0)) as is_locked`,
  )
  return row?.is_locked ?? false
}

/** Auditing a large ledger takes longer than a transaction may normally be idle. */
export async function disableIdleTimeout(tx: Tx): Promise<void> {
  await tx.query(sql`set local idle_in_transaction_session_timeout = 0`)
}

const columns = sql`id, user_id, checked, violations, violation_count, created_at`

/** Sent with the commit. */
export function sendAudit(tx: Tx, audit: AuditRun): void {
  tx.send(sql`
    insert into ledger_audits (${columns})
    values (${audit.id}, ${audit.user_id}, ${JSON.stringify(audit.checked)}, ${JSON.stringify(audit.violations)},
      ${audit.violation_count}, ${audit.created_at})`)
}

/** Newest first. */
export async function listAudits(db: Queryable, page: PageRequest): Promise<AuditRun[]> {
  return db.query(newestById(sql`select ${columns} from ledger_audits`, [], page))
}
