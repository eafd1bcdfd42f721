import type { Queryable, Tx } from '../db/database.ts'
import { allOf, sql } from '../db/sql.ts'
import type { ContractId, Id, UserId } from '../kernel/ids.ts'
import type { PageRequest } from '../kernel/pages.ts'
import type { Instant } from '../kernel/time.ts'
import type { Payout, PayoutStatus } from './domain.ts'

const columns = sql`id, milestone_id, contract_id, client_id, worker_id, gross_cents, fee_cents, net_cents, status,
  payable_at, paid_at, created_at, updated_at`

/** Sent with the commit, for a milestone that is held. */
export function sendNewPayout(tx: Tx, payout: Payout): void {
  tx.send(sql`
    insert into payouts (${columns})
    values (${payout.id}, ${payout.milestone_id}, ${payout.contract_id}, ${payout.client_id}, ${payout.worker_id},
      ${payout.gross_cents}, ${payout.fee_cents}, ${payout.net_cents}, ${payout.status}, ${payout.payable_at},
      ${payout.paid_at}, ${payout.created_at}, ${payout.updated_at})`)
}

/** Sent with the commit, for a row that is held. */
export function sendPayout(tx: Tx, payout: Payout): void {
  tx.send(sql`
    update payouts set status = ${payout.status}, payable_at = ${payout.payable_at}, paid_at = ${payout.paid_at},
      updated_at = ${payout.updated_at}
    where id = ${payout.id}`)
}

/** For the clock, which leaves alone what somebody is working on. */
export async function lockPayoutUnlessBusy(tx: Tx, id: Id<'pay'>): Promise<Payout | null> {
  const [row] = await tx.query<Payout>(sql`select ${columns} from payouts where id = ${id} for update skip locked`)
  return row ?? null
}

/** What is on its way to the worker of each contract, before it is available. */
export async function sumClearing(db: Queryable, contractIds: readonly ContractId[]): Promise<Map<string, number>> {
  const rows = await db.query<{ contract_id: string; cents: number }>(sql`
    select contract_id, sum(gross_cents)::bigint as cents from payouts
    where contract_id = any(${contractIds}::uuid[]) and status in ('clearing', 'held') group by contract_id`)
  return new Map(rows.map(({ contract_id, cents }) => [contract_id, cents]))
}

export async function listPayouts(
  db: Queryable,
  workerId: UserId,
  filter: { status?: PayoutStatus | undefined; contractId?: ContractId | undefined },
  { limit, after }: PageRequest,
): Promise<Payout[]> {
  const conditions = [
    sql`worker_id = ${workerId}`,
    ...(filter.status ? [sql`status = ${filter.status}`] : []),
    ...(filter.contractId ? [sql`contract_id = ${filter.contractId}`] : []),
    ...(after?.[0] ? [sql`id < ${after[0]}::uuid`] : []),
  ]
  return db.query(sql`select ${columns} from payouts where ${allOf(conditions)} order by id desc limit ${limit + 1}`)
}

export async function findPayout(db: Queryable, id: Id<'pay'>): Promise<Payout | null> {
  const [row] = await db.query<Payout>(sql`select ${columns} from payouts where id = ${id}`)
  return row ?? null
}

export async function findDuePayouts(
  db: Queryable,
  until: Instant,
  limit: number,
  after: { id: string; at: Instant } | null,
): Promise<{ id: Id<'pay'>; at: Instant }[]> {
  const behind = after ? sql`(payable_at, id) > (${after.at}, ${after.id}::uuid)` : sql`true`
  return db.query(sql`
    select id, payable_at as at from payouts where status = 'clearing' and payable_at <= ${until} and ${behind}
    order by payable_at, id limit ${limit}`)
}
