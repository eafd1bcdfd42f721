import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { allOf, type Sql, sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Direction, Payment, PaymentStatus } from './domain.ts'

const tables: Record<Direction, Sql> = { deposit: sql`deposits`, withdrawal: sql`withdrawals` }

const columns = sql`id, user_id, amount_cents, status, provider, provider_reference, failure_reason, created_at, updated_at`

export async function insertPayment(tx: Tx, direction: Direction, payment: Payment): Promise<void> {
  await tx.query(sql`
    insert into ${tables[direction]} (${columns})
    values (${payment.id}, ${payment.user_id}, ${payment.amount_cents}, ${payment.status}, ${payment.provider},
      ${payment.provider_reference}, ${payment.failure_reason}, ${payment.created_at}, ${payment.updated_at})`)
}

export function lockAndCountPending(tx: Tx, direction: Direction, userId: UserId): Promise<number> {
  return lockAndCount(tx, userId, sql`from ${tables[direction]} where user_id = ${userId} and status = 'pending'`)
}

/** Violates `deposits_reference` or `withdrawals_reference` when another payment has the reference. */
export async function updatePayment(tx: Tx, direction: Direction, payment: Payment): Promise<void> {
  await tx.query(sql`
    update ${tables[direction]} set status = ${payment.status}, provider_reference = ${payment.provider_reference},
      failure_reason = ${payment.failure_reason}, updated_at = ${payment.updated_at}
    where id = ${payment.id}`)
}

export async function findPayment(db: Queryable, direction: Direction, id: Payment['id']): Promise<Payment | null> {
  const [row] = await db.query<Payment>(sql`select ${columns} from ${tables[direction]} where id = ${id}`)
  return row ?? null
}

export async function lockPayment(tx: Tx, direction: Direction, id: Payment['id']): Promise<Payment | null> {
  const [row] = await tx.query<Payment>(sql`select ${columns} from ${tables[direction]} where id = ${id} for update`)
  return row ?? null
}

/** The sum of a user's pending payments in one direction. */
export async function sumPending(db: Queryable, direction: Direction, userId: UserId): Promise<number> {
  const [row] = await db.query<{ cents: number }>(sql`
    select coalesce(sum(amount_cents), 0)::bigint as cents from ${tables[direction]}
    where user_id = ${userId} and status = 'pending'`)
  return row?.cents ?? 0
}

/** Newest first; of all users without a `userId`. */
export async function listPayments(
  db: Queryable,
  direction: Direction,
  filter: { userId?: UserId; status?: PaymentStatus | undefined },
  { limit, after }: PageRequest,
): Promise<Payment[]> {
  const conditions = [
    ...(filter.userId ? [sql`user_id = ${filter.userId}`] : []),
    ...(filter.status ? [sql`status = ${filter.status}`] : []),
    ...(after?.[0] ? [sql`id < ${after[0]}::uuid`] : []),
  ]
  return db.query(sql`
    select ${columns} from ${tables[direction]} where ${allOf(conditions)} order by id desc limit ${limit + 1}`)
}
