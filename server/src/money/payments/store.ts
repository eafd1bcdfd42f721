import type { InboxPosition, InboxRow } from '../../events/inbox/domain.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { mostUrgentFirst } from '../../platform/db/inbox.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { newestById, queryPage } from '../../platform/db/pages.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { providerNames } from '../providers/domain.ts'
import { ALONE_DAYS, type Direction, type Payment, type PaymentStatus, referenceKey } from './domain.ts'

const tables: Record<Direction, Sql> = { deposit: sql`deposits`, withdrawal: sql`withdrawals` }

const columns = sql`id, user_id, requested_by, amount_cents, requested_cents, amount_reason, status, provider, provider_reference,
  failure_reason, destination, sealed_destination, waiting_reason, arrives_at, is_returning, expires_at, refunded_cents, reversed_cents,
  settled_by_owner, created_at, updated_at`

/** A new payment, which has no reference yet. */
export async function insertPayment(tx: Tx, direction: Direction, payment: Payment): Promise<void> {
  await tx.query(sql`
    insert into ${tables[direction]} (id, user_id, requested_by, amount_cents, requested_cents, status, provider,
      destination, sealed_destination, expires_at, created_at, updated_at)
    values (${payment.id}, ${payment.user_id}, ${payment.requested_by}, ${payment.amount_cents}, ${payment.requested_cents},
      ${payment.status}, ${payment.provider}, ${payment.destination}, ${payment.sealed_destination}, ${payment.expires_at},
      ${payment.created_at}, ${payment.updated_at})`)
}

export function lockAndCountPending(tx: Tx, direction: Direction, userId: UserId): Promise<number> {
  return lockAndCount(tx, userId, sql`from ${tables[direction]} where user_id = ${userId} and status = 'pending'`)
}

/** How many payments are pending across all users, up to a limit. */
export async function countPending(db: Queryable, direction: Direction, limit: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count
    from (select from ${tables[direction]} where status = 'pending' limit ${limit}) as pending`)
  return row?.count ?? 0
}

/** Violates `deposits_reference` or `withdrawals_reference` if another payment has the reference. */
export async function updatePayment(tx: Tx, direction: Direction, payment: Payment): Promise<void> {
  const { provider_reference: reference } = payment
  await tx.query(sql`
    update ${tables[direction]} set amount_cents = ${payment.amount_cents}, amount_reason = ${payment.amount_reason},
      status = ${payment.status}, provider_reference = ${reference},
      reference_key = ${reference === null ? null : referenceKey(reference)},
      failure_reason = ${payment.failure_reason}, waiting_reason = ${payment.waiting_reason},
      arrives_at = ${payment.arrives_at}, is_returning = ${payment.is_returning},
      refunded_cents = ${payment.refunded_cents}, reversed_cents = ${payment.reversed_cents},
      settled_by_owner = ${payment.settled_by_owner}, updated_at = ${payment.updated_at}
    where id = ${payment.id}`)
}

/** Another payment with this reference at the same provider. */
export async function findOtherWithReference(
  tx: Tx,
  direction: Direction,
  { id, provider }: Payment,
  reference: string,
): Promise<Payment['id'] | null> {
  const [row] = await tx.query<{ id: Payment['id'] }>(sql`
    select id from ${tables[direction]}
    where provider = ${provider} and reference_key = ${referenceKey(reference)} and id <> ${id}`)
  return row?.id ?? null
}

export async function findPayment(db: Queryable, direction: Direction, id: Payment['id']): Promise<Payment | null> {
  const [row] = await db.query<Payment>(sql`select ${columns} from ${tables[direction]} where id = ${id}`)
  return row ?? null
}

export async function lockPayment(tx: Tx, direction: Direction, id: Payment['id']): Promise<Payment | null> {
  const [row] = await tx.query<Payment>(sql`select ${columns} from ${tables[direction]} where id = ${id} for update`)
  return row ?? null
}

interface StoredDestination {
  id: Id<'wdr'>
  destination: string
  sealed_destination: Buffer | null
}

/** The destinations of all users' withdrawals, in order of withdrawal. */
export function listDestinations(tx: Tx, afterId: string, limit: number): Promise<StoredDestination[]> {
  return tx.query(sql`
    select id, destination, sealed_destination from withdrawals
    where id > ${afterId} and destination is not null order by id limit ${limit}`)
}

export function sendDestination(tx: Tx, { id, destination, sealed_destination }: StoredDestination): void {
  tx.send(sql`
    update withdrawals set destination = ${destination}, sealed_destination = ${sealed_destination} where id = ${id}`)
}

export interface PaymentConditions {
  userId?: UserId
  status?: PaymentStatus | undefined
  reference?: string | undefined
}

/** Newest first; without a `userId`, those of all users. */
export async function listPayments(
  db: Queryable,
  direction: Direction,
  filter: PaymentConditions,
  page: PageRequest,
): Promise<Payment[]> {
  const conditions = [
    ...(filter.userId ? [sql`user_id = ${filter.userId}`] : []),
    ...(filter.status ? [sql`status = ${filter.status}`] : []),
    ...(filter.reference ? [withReference(filter.reference)] : []),
  ]
  const select = sql`select ${columns} from ${tables[direction]}`
  return queryPage(db, page, (part) => newestById(select, conditions, part))
}

// Includes the providers because the unique index starts with them.
function withReference(reference: string): Sql {
  return sql`provider = any(${providerNames}) and reference_key = ${referenceKey(reference)}`
}

/** Pending payments that an operator has to settle: all but their own, unless no one else could have settled them. */
export async function listAwaitingOperator(
  db: Queryable,
  direction: Direction,
  operatorId: UserId,
  limit: number,
  after: InboxPosition | null,
): Promise<InboxRow[]> {
  const waiting = sql`
    select id, 'confirm' as action, null::timestamptz as deadline, created_at as since from ${tables[direction]}
    where status = 'pending' and provider = 'manual' and (requested_by <> ${operatorId} or not ${hadOtherOperator(operatorId, sql`created_at`)})`
  return db.query(sql`
    select id, user_id as counterparty_id, amount_cents as stake_cents, action, deadline, since
    from (${mostUrgentFirst(waiting, limit, after)}) as urgent join ${tables[direction]} using (id)`)
}

/** Whether anyone else has been an operator since some time before the payment was requested. */
export async function hadOtherOperatorSince(db: Queryable, operatorId: UserId, requestedAt: Instant): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    sql`select ${hadOtherOperator(operatorId, sql`${requestedAt}::timestamptz`)} as found`,
  )
  return row?.found ?? false
}

function hadOtherOperator(operatorId: UserId, requestedAt: Sql): Sql {
  return sql`exists (
    select from operator_terms
    where user_id <> ${operatorId}
      and (ended_at is null or ended_at > ${requestedAt} - make_interval(days => ${ALONE_DAYS})))`
}
