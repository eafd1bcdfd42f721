import type { InboxPosition, InboxRow } from '../../events/inbox/domain.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { mostUrgentFirst } from '../../platform/db/inbox.ts'
import { titleOfGig } from '../../platform/db/parties.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { AccountId, ContractId, DisputeId, GigId, MilestoneId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { ContractMoney, Milestone } from './domain.ts'

const columns = sql`id, contract_id, client_id, worker_id, number, title, description, amount_cents, due_date, status,
  held_cents, released_cents, refunded_cents, fee_cents, funded_at, submitted_at, submission_count, auto_release_at,
  idle_refund_at, idle_notice_at, idle_rule, client_withdrew, worker_withdrew, dispute_id, created_by, version, created_at,
  updated_at`

/** Sent with the commit; the contract is locked. */
export function sendNewMilestone(tx: Tx, milestone: Milestone): void {
  tx.send(sql`
    insert into milestones (id, contract_id, client_id, worker_id, number, title, description, amount_cents, due_date,
      status, idle_rule, created_by, version, created_at, updated_at)
    values (${milestone.id}, ${milestone.contract_id}, ${milestone.client_id}, ${milestone.worker_id},
      ${milestone.number}, ${milestone.title}, ${milestone.description}, ${milestone.amount_cents},
      ${milestone.due_date}, ${milestone.status}, ${milestone.idle_rule && JSON.stringify(milestone.idle_rule)},
      ${milestone.created_by}, ${milestone.version},
      ${milestone.created_at}, ${milestone.updated_at})`)
}

/** Sent with the commit; the row is locked. */
export function sendMilestone(tx: Tx, milestone: Milestone): void {
  tx.send(sql`
    update milestones set title = ${milestone.title}, description = ${milestone.description},
      amount_cents = ${milestone.amount_cents}, due_date = ${milestone.due_date}, status = ${milestone.status},
      held_cents = ${milestone.held_cents}, released_cents = ${milestone.released_cents},
      refunded_cents = ${milestone.refunded_cents}, fee_cents = ${milestone.fee_cents},
      funded_at = ${milestone.funded_at}, submitted_at = ${milestone.submitted_at},
      submission_count = ${milestone.submission_count}, auto_release_at = ${milestone.auto_release_at},
      idle_refund_at = ${milestone.idle_refund_at}, idle_notice_at = ${milestone.idle_notice_at},
      client_withdrew = ${milestone.client_withdrew}, worker_withdrew = ${milestone.worker_withdrew},
      dispute_id = ${milestone.dispute_id},
      version = ${milestone.version}, updated_at = ${milestone.updated_at}
    where id = ${milestone.id}`)
}

/** Sent with the commit, once the refund has been announced. */
export function sendIdleAnnounced(tx: Tx, id: MilestoneId): void {
  tx.send(sql`update milestones set idle_notice_at = null where id = ${id}`)
}

/** Sent with the commit; the contract is locked. */
export function sendFee(tx: Tx, id: MilestoneId, moreCents: number, at: Instant): void {
  tx.send(sql`
    update milestones set fee_cents = fee_cents + ${moreCents}::bigint, updated_at = ${at} where id = ${id}`)
}

export function sendRemoval(tx: Tx, id: MilestoneId): void {
  tx.send(sql`delete from milestones where id = ${id}`)
}

/** With the number of its contract's disputed milestones. */
export async function listMilestonesById(
  db: Queryable,
  ids: readonly MilestoneId[],
): Promise<(Milestone & { disputed_milestones: number; gig_id: GigId; gig_title: string | null })[]> {
  return db.query(sql`
    select ${columns}, c.disputed_milestones, c.gig_id, c.gig_title
    from milestones, lateral (
      select disputed_milestones, gig_id, ${titleOfGig} as gig_title
      from contracts where contracts.id = contract_id
    ) c
    where id = any(${ids}::uuid[])`)
}

/** Ordered by contract and number. */
export async function listMilestones(db: Queryable, contractIds: readonly ContractId[]): Promise<Milestone[]> {
  return db.query(sql`
    select ${columns} from milestones where contract_id = any(${contractIds}::uuid[]) order by contract_id, number`)
}

/** Only for its two parties, so that no other caller waits for the lock. */
export async function lockMilestoneOf(
  tx: Tx,
  contractId: ContractId,
  id: MilestoneId,
  party: UserId,
): Promise<Milestone | null> {
  const [row] = await tx.query<Milestone>(sql`
    select ${columns} from milestones
    where id = ${id} and contract_id = ${contractId} and ${party} in (client_id, worker_id)
    for update`)
  return row ?? null
}

export async function lockMilestone(tx: Tx, id: MilestoneId): Promise<Milestone | null> {
  const [row] = await tx.query<Milestone>(sql`select ${columns} from milestones where id = ${id} for update`)
  return row ?? null
}

/** The dispute about a disputed milestone, and when its next step is due. */
export async function findOpenDispute(tx: Tx, milestoneId: MilestoneId): Promise<{ id: DisputeId; due_at: Instant }> {
  const [row] = await tx.query<{ id: DisputeId; due_at: Instant }>(sql`
    select id, due_at from disputes where milestone_id = ${milestoneId} and status not in ('resolved', 'withdrawn')`)
  if (!row) throw new Error(`The milestone ${milestoneId} is disputed, but has no open dispute.`)
  return row
}

export async function cancelPending(tx: Tx, contractId: ContractId, at: Instant): Promise<Milestone[]> {
  return tx.query(sql`
    update milestones set status = 'cancelled', version = version + 1, updated_at = ${at}
    where contract_id = ${contractId} and status = 'pending'
    returning ${columns}`)
}

/**
 * Milestones waiting for the user: for review or funding as client, for delivery as worker. If the money is still in a pending
 * deposit, a milestone can be funded once it arrives.
 */
export async function listAwaitingAction(
  db: Queryable,
  userId: UserId,
  wallet: AccountId,
  now: Instant,
  limit: number,
  after: InboxPosition | null,
): Promise<AwaitingMilestone[]> {
  const waiting = sql`
    select id, 'release' as action, auto_release_at as deadline, submitted_at as since from milestones
    where client_id = ${userId} and status = 'submitted' and auto_release_at > ${now}
    union all
    select m.id, 'fund', c.auto_end_at, greatest(m.created_at, c.started_at) from milestones m
    join contracts c on c.id = m.contract_id and c.status = 'active'
    cross join lateral (select
      coalesce((select balance_cents from ledger_accounts where id = ${wallet}), 0) as available,
      coalesce((select sum(amount_cents) from deposits where user_id = ${userId} and status = 'pending'), 0) as coming
    ) as money
    where m.client_id = ${userId} and m.status = 'pending'
      and m.amount_cents not between available + 1 and available + coming
    union all
    select id, 'submit', (due_date + 1)::timestamp at time zone 'utc', updated_at from milestones
    where worker_id = ${userId} and status = 'funded' and idle_notice_at > ${now}`
  return db.query(withContractMoney(mostUrgentFirst(waiting, limit, after)))
}

/** Milestones whose refund was announced, or is due to be announced. Both sides can prevent it. */
export async function listBeforeRefund(
  db: Queryable,
  userId: UserId,
  now: Instant,
  limit: number,
  after: InboxPosition | null,
): Promise<AwaitingMilestone[]> {
  const announced = sql`status = 'funded' and idle_refund_at > ${now} and (idle_notice_at is null or idle_notice_at <= ${now})`
  const waiting = sql`
    select id, 'release' as action, idle_refund_at as deadline, updated_at as since from milestones
    where client_id = ${userId} and ${announced}
    union all
    select id, 'submit', idle_refund_at, updated_at from milestones where worker_id = ${userId} and ${announced}`
  return db.query(withContractMoney(mostUrgentFirst(waiting, limit, after)))
}

/** With all columns and its contract's money, so that its actions can be computed. */
export type AwaitingMilestone = InboxRow & Milestone & { contract_money: ContractMoney }

function withContractMoney(urgent: Sql): Sql {
  return sql`
    select milestones.*, action, deadline, since,
      case action when 'fund' then amount_cents else held_cents end as stake_cents,
      (select c.gig_id from contracts c where c.id = milestones.contract_id) as gig_id, (
      select json_build_object('funded_cents', c.funded_cents, 'released_cents', c.released_cents, 'refunded_cents',
        c.refunded_cents)
      from contracts c where c.id = milestones.contract_id
    ) as contract_money
    from (${urgent}) as urgent join milestones using (id)`
}
