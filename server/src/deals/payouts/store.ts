import type { Queryable, Tx } from '../../platform/db/database.ts'
import { newestById, queryPage } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ContractId, Id, MilestoneId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Clearing, Payout, PayoutStatus } from './domain.ts'

const columns = sql`id, milestone_id, contract_id, client_id, worker_id, dispute_id, gross_cents, fee_cents, net_cents,
  status, payable_at, clearing_left_ms, paid_at, created_at, updated_at`

/** Sent with the commit; the milestone is locked. */
export function sendNewPayout(tx: Tx, payout: Payout): void {
  tx.send(sql`
    insert into payouts (${columns})
    values (${payout.id}, ${payout.milestone_id}, ${payout.contract_id}, ${payout.client_id}, ${payout.worker_id},
      ${payout.dispute_id}, ${payout.gross_cents}, ${payout.fee_cents}, ${payout.net_cents}, ${payout.status},
      ${payout.payable_at}, ${payout.clearing_left_ms}, ${payout.paid_at}, ${payout.created_at}, ${payout.updated_at})`)
}

/** Sent with the commit; the row is locked. */
export function sendPayout(tx: Tx, payout: Payout): void {
  tx.send(sql`
    update payouts set status = ${payout.status}, dispute_id = ${payout.dispute_id}, fee_cents = ${payout.fee_cents}, net_cents = ${payout.net_cents},
      payable_at = ${payout.payable_at},
      clearing_left_ms = ${payout.clearing_left_ms}, paid_at = ${payout.paid_at},
      updated_at = ${payout.updated_at}
    where id = ${payout.id}`)
}

/** What hasn't cleared yet, by milestone. A payout past `payable_at` has cleared even before the clock has paid it. */
export async function sumClearing(
  db: Queryable,
  contractIds: readonly ContractId[],
  now: Instant,
): Promise<Map<MilestoneId, Clearing>> {
  const rows = await db.query<Clearing & { milestone_id: MilestoneId }>(sql`
    select milestone_id, sum(gross_cents)::bigint as cents, sum(fee_cents)::bigint as "feeCents",
      max(payable_at) filter (where status = 'clearing') as until
    from payouts
    where contract_id = any(${contractIds}::uuid[])
      and (status = 'held' or (status = 'clearing' and payable_at > ${now}))
    group by milestone_id`)
  return new Map(rows.map(({ milestone_id, ...clearing }) => [milestone_id, clearing]))
}

export async function countUnpaid(db: Queryable, contractId: ContractId): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) from payouts where contract_id = ${contractId} and status in ('clearing', 'held')`)
  return row?.count ?? 0
}

/** A locked milestone's payouts with the given status. */
export async function lockPayoutsOf(tx: Tx, milestoneId: MilestoneId, status: PayoutStatus): Promise<Payout[]> {
  return tx.query(sql`
    select ${columns} from payouts where milestone_id = ${milestoneId} and status = ${status} order by id for update`)
}

/** A locked contract's payouts that haven't been paid: they're clearing, or a dispute is holding them. */
export async function lockUnpaidOf(tx: Tx, contractId: ContractId): Promise<Payout[]> {
  return tx.query(sql`
    select ${columns} from payouts where contract_id = ${contractId} and status in ('clearing', 'held')
    order by id for update`)
}

export async function listPayouts(
  db: Queryable,
  workerId: UserId,
  filter: { status?: PayoutStatus | undefined; contractId?: ContractId | undefined },
  page: PageRequest,
): Promise<Payout[]> {
  const conditions = [
    sql`worker_id = ${workerId}`,
    ...(filter.status ? [sql`status = ${filter.status}`] : []),
    ...(filter.contractId ? [sql`contract_id = ${filter.contractId}`] : []),
  ]
  return queryPage(db, page, (part) => newestById(sql`select ${columns} from payouts`, conditions, part))
}

/** With its contract's `next_due_at`. */
export async function findPayout(
  db: Queryable,
  id: Id<'pay'>,
): Promise<(Payout & { contract_due_at: Instant | null }) | null> {
  const [row] = await db.query<Payout & { contract_due_at: Instant | null }>(sql`
    select ${columns}, (select c.next_due_at from contracts c where c.id = contract_id) as contract_due_at
    from payouts where id = ${id}`)
  return row ?? null
}
