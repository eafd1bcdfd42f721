import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { decodeId, encodeId, newId } from '../../platform/kernel/ids.ts'
import type {
  Notification,
  Order,
  OrderKind,
  Progress,
  ProviderConnections,
  ProviderName,
} from '../providers/domain.ts'
import type { OrderDetails, OrderRow, SubjectId } from './domain.ts'
import * as store from './store.ts'

/** How the feature that an order is about describes it to the provider, and applies the answer. */
export interface OrderHandler<Kind extends OrderKind> {
  /** Null if nothing is left to be done. */
  describe(ctx: ReadContext, order: OrderRow): Promise<Extract<Order, { kind: Kind }> | null>
  /** In the transaction that also saves the order. Repeated answers change nothing. */
  apply(ctx: WriteContext, order: OrderRow, progress: Progress<Kind>): Promise<void>
}

export type OrderHandlers = { readonly [Kind in OrderKind]: OrderHandler<Kind> }

export interface NewOrder {
  provider: ProviderName
  kind: OrderKind
  subjectId: SubjectId
  details?: OrderDetails
}

/** Has a worker ask the provider, after the commit. If that was ordered before, the provider is asked again. */
export function placeOrder(ctx: WriteContext, { provider, kind, subjectId, details = {} }: NewOrder): void {
  store.sendOrder(ctx.db, { id: newId<'ord'>(), provider, kind, subject_id: subjectId, details })
  ctx.db.afterCommit(ctx.wakeWorker)
}

/** The provider's page for a deposit, which is null until there is one; and what was asked for. */
export async function findPage(
  ctx: ReadContext,
  provider: ProviderName,
  depositId: SubjectId,
): Promise<{ pageUrl: string | null; details: OrderDetails } | null> {
  const order = await store.findOrder(ctx.db, { provider, kind: 'deposit', subjectId: depositId })
  return order && { pageUrl: order.page_url, details: order.details }
}

/** Has a worker ask the provider soon whether something has changed. */
export async function lookAgain(ctx: WriteContext, provider: ProviderName, subjectId: SubjectId): Promise<void> {
  if (await store.wakeOrders(ctx.db, provider, subjectId)) ctx.db.afterCommit(ctx.wakeWorker)
}

/** Acts on a message from a provider: what it's about is looked at again. A repeated message does nothing. */
export async function takeNotification(
  ctx: WriteContext,
  provider: ProviderName,
  notification: Notification,
  findAccountOwner: (ctx: ReadContext, provider: ProviderName, reference: string) => Promise<SubjectId | null>,
): Promise<void> {
  if (!(await store.noteNotification(ctx.db, provider, notification))) return
  if (notification.about === null) return
  const subjectId = subjectFrom(notification.about) ?? (await findAccountOwner(ctx, provider, notification.about))
  if (subjectId) await lookAgain(ctx, provider, subjectId)
}

/** What every order has in common. */
export function orderBase({ id, attempts, refs, created_at }: OrderRow) {
  return { id: encodeId('ord', id), attempts, references: refs, createdAt: created_at }
}

/** The references by which the provider knows an order; null if it doesn't. */
export async function findReferences(
  db: Queryable,
  order: { provider: ProviderName; kind: OrderKind; subjectId: SubjectId },
): Promise<OrderRow['refs'] | null> {
  return (await store.findOrder(db, order))?.refs ?? null
}

export function deleteOldNotifications(db: Queryable): Promise<boolean> {
  return store.deleteOldNotifications(db, NOTIFICATIONS_BATCH_MAX)
}

/** Open orders that keep failing, or whose provider this deployment isn't connected to. */
export function countStuckOrders(db: Queryable, connections: ProviderConnections): Promise<number> {
  return store.countStuckOrders(db, Object.keys(connections) as ProviderName[])
}

const NOTIFICATIONS_BATCH_MAX = 1_000

function subjectFrom(about: string): SubjectId | null {
  return decodeId('dep', about) ?? decodeId('wdr', about) ?? decodeId('rfd', about)
}
