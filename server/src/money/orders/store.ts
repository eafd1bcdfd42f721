import type { Queryable, Tx } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { OrderKind, ProviderName, References } from '../providers/domain.ts'
import { type OrderDetails, type OrderRow, STUCK_AFTER_FAILURES, type SubjectId } from './domain.ts'

const columns = sql`id, provider, kind, subject_id, refs, details, page_url, attempts, failures, wakes, created_at`

/** Sent with the commit. If there already is one, it's due again. */
export function sendOrder(
  tx: Tx,
  order: { id: OrderRow['id']; provider: ProviderName; kind: OrderKind; subject_id: SubjectId; details: OrderDetails },
): void {
  tx.send(sql`
    insert into provider_orders (id, provider, kind, subject_id, details, due_at)
    values (${order.id}, ${order.provider}, ${order.kind}, ${order.subject_id}, ${JSON.stringify(order.details)}::jsonb, now())
    on conflict (provider, kind, subject_id) do update
      set due_at = now(), wakes = provider_orders.wakes + 1, details = excluded.details`)
}

export async function isOrderDue(db: Queryable, providers: readonly ProviderName[]): Promise<boolean> {
  const [row] = await db.query<{ is_due: boolean }>(sql`
    select exists (select from provider_orders where ${isDue(providers)}) as is_due`)
  return row?.is_due ?? false
}

/** Claims orders that are due, the longest due first. Until the lease ends, no other worker claims them. */
export async function claimDueOrders(
  tx: Tx,
  providers: readonly ProviderName[],
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<OrderRow[]> {
  return tx.query(sql`
    update provider_orders as o
    set claimed_until = now() + make_interval(secs => ${leaseSeconds}::float), attempts = o.attempts + 1
    from (
      select id, attempts from provider_orders where ${isDue(providers)}
      order by due_at, id limit ${limit} for update skip locked
    ) as due
    where o.id = due.id
    returning o.id, o.provider, o.kind, o.subject_id, o.refs, o.details, o.page_url, due.attempts, o.failures, o.wakes,
      o.created_at`)
}

function isDue(providers: readonly ProviderName[]): Sql {
  return sql`due_at <= now() and (claimed_until is null or claimed_until < now()) and provider = any(${providers})`
}

export interface OrderAnswer {
  refs: References
  pageUrl: string | null
  checkAfterSeconds: number | null
}

/** Locks the order, so that answers are applied one after another; null if a later answer was already applied. */
export async function lockOrder(tx: Tx, { id, attempts }: Pick<OrderRow, 'id' | 'attempts'>): Promise<OrderRow | null> {
  const [row] = await tx.query<OrderRow>(sql`
    select ${columns} from provider_orders where id = ${id} and attempts = ${attempts + 1} for update`)
  return row ?? null
}

/** Sent with the commit. If something has happened since the order was claimed, it's due right away. */
export function sendAnswer(tx: Tx, { id, wakes }: Pick<OrderRow, 'id' | 'wakes'>, answer: OrderAnswer): void {
  tx.send(sql`
    update provider_orders set refs = ${JSON.stringify(answer.refs)}::jsonb, page_url = ${answer.pageUrl}, failures = 0,
      last_error = null, claimed_until = null,
      due_at = case when wakes > ${wakes} then now()
        else now() + make_interval(secs => ${answer.checkAfterSeconds}::float) end
    where id = ${id}`)
}

/** Only if no one has claimed it since. */
export async function endFailedAttempt(
  tx: Tx,
  { id, attempts, wakes }: Pick<OrderRow, 'id' | 'attempts' | 'wakes'>,
  { error, delaySeconds }: { error: string; delaySeconds: number },
): Promise<void> {
  await tx.query(sql`
    update provider_orders set failures = failures + 1, last_error = ${error}, claimed_until = null,
      due_at = case when wakes > ${wakes} then now() else now() + make_interval(secs => ${delaySeconds}::float) end
    where id = ${id} and attempts = ${attempts + 1}`)
}

/** Something may have changed, so the provider is asked soon. Returns whether there is such an order. */
export async function wakeOrders(tx: Tx, provider: ProviderName, subjectId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    update provider_orders set wakes = wakes + 1, due_at = now()
    where provider = ${provider} and subject_id = ${subjectId} returning id`)
  return rows.length > 0
}

export async function findOrder(
  db: Queryable,
  { provider, kind, subjectId }: { provider: ProviderName; kind: OrderKind; subjectId: SubjectId },
): Promise<OrderRow | null> {
  const [row] = await db.query<OrderRow>(sql`
    select ${columns} from provider_orders
    where provider = ${provider} and kind = ${kind} and subject_id = ${subjectId}`)
  return row ?? null
}

/** True unless the message has arrived before. */
export async function noteNotification(
  tx: Tx,
  provider: ProviderName,
  { id, type }: { id: string; type: string },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into provider_notifications (provider, id, type) values (${provider}, ${id}, ${type})
    on conflict do nothing returning id`)
  return rows.length > 0
}

/** Deletes messages that no provider repeats any more. Returns whether there may be more. */
export async function deleteOldNotifications(db: Queryable, limit: number): Promise<boolean> {
  const rows = await db.query(sql`
    delete from provider_notifications where (provider, id) in (
      select provider, id from provider_notifications where received_at < now() - interval '60 days' limit ${limit}
    ) returning id`)
  return rows.length === limit
}

/** Open orders that keep failing, or whose provider this deployment isn't connected to. */
export async function countStuckOrders(db: Queryable, connected: readonly ProviderName[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from provider_orders
    where due_at is not null and (failures >= ${STUCK_AFTER_FAILURES} or provider <> all(${connected}))`)
  return row?.count ?? 0
}
