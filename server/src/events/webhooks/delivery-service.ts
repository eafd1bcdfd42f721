import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { type JobBacklog, WAITING_MAX } from '../../platform/health/domain.ts'
import { type Actor, staffRoleOf } from '../../platform/kernel/actor.ts'
import { conflict, notFound } from '../../platform/kernel/errors.ts'
import { type DeliveryId, encodeId, newId, type UserId, type WebhookId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { epochMsOf, instantOf } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import type { NumberedEvent } from '../feed/domain.ts'
import { pauseNumbering } from '../feed/service.ts'
import type { CallResult } from './client.ts'
import * as store from './delivery-store.ts'
import {
  ATTEMPTS_MAX,
  type Attempt,
  decideAttempt,
  deliveryTransitions,
  FAILING_DAYS_MAX,
  isSubscribed,
  messageBody,
  requireEnabled,
  requireScopeForEvent,
} from './domain.ts'
import {
  type DeliveryFilter,
  type Delivery as DeliveryShape,
  type DeliveryWithBody,
  presentDelivery,
  type RetriedDeliveries,
} from './schema.ts'
import { disableWebhook, lockOwnWebhook, requireOwnWebhook, requireReader } from './service.ts'
import {
  deleteRemovedWebhooks,
  findSubscribers,
  lockFollowing,
  lockWebhook,
  type Subscriber,
  sendFailing,
  sendFed,
  sendNotFailing,
} from './store.ts'

export async function listDeliveries(
  ctx: ReadContext,
  actor: Actor,
  id: WebhookId,
  { status }: Static<typeof DeliveryFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof DeliveryShape>>> {
  await requireOwnWebhook(ctx, actor, id)
  const fetched = await store.listDeliveries(ctx.db, id, status, page)
  const { rows, next } = pageOf(fetched, page.limit, (delivery) => [delivery.id])
  return { rows: rows.map((delivery) => presentDelivery(delivery, delivery.attempts)), next }
}

/** A delivery with the body that was or will be sent. */
export async function getDelivery(
  ctx: ReadContext,
  actor: Actor,
  id: WebhookId,
  deliveryId: DeliveryId,
): Promise<Static<typeof DeliveryWithBody>> {
  await requireOwnWebhook(ctx, actor, id)
  const delivery = await store.findDelivery(ctx.db, actor.userId, id, deliveryId)
  if (!delivery) throw notFound()
  requireScopeForEvent(delivery.role, staffRoleOf(actor))
  return { ...presentDelivery(delivery, delivery.attempts), body: messageBody(delivery) }
}

/** Makes a webhook's failed deliveries due now, oldest first; those with too many attempts stay failed. */
export async function retryFailedDeliveries(
  ctx: WriteContext,
  actor: Actor,
  id: WebhookId,
): Promise<Static<typeof RetriedDeliveries>> {
  requireReader(actor)
  const webhook = await lockOwnWebhook(ctx, actor, id)
  requireEnabled(webhook)
  const retried = await store.makeFailedDue(ctx.db, id, ATTEMPTS_MAX, RETRY_BATCH_MAX)
  ctx.db.afterCommit(ctx.wakeWorker)
  return { retried, has_more: retried === RETRY_BATCH_MAX }
}

/** Makes a delivery due now, whatever its status. */
export async function retryDelivery(
  ctx: WriteContext,
  actor: Actor,
  id: WebhookId,
  deliveryId: DeliveryId,
): Promise<Static<typeof DeliveryShape>> {
  requireReader(actor)
  const webhook = await lockOwnWebhook(ctx, actor, id)
  const delivery = await store.lockDelivery(ctx.db, id, deliveryId)
  if (!delivery) throw notFound()
  requireEnabled(webhook)
  const status = transition(deliveryTransitions, 'retry', { status: delivery.status, by: 'owner' }) ?? 'pending'
  if (delivery.attempt_count >= ATTEMPTS_MAX) {
    throw conflict('too_many_attempts', `A delivery can be attempted at most ${ATTEMPTS_MAX} times.`, {
      limit: ATTEMPTS_MAX,
      event_id: encodeId('evt', delivery.event_id),
    })
  }
  const dueAt = await store.makeDue(ctx.db, delivery)
  ctx.db.afterCommit(ctx.wakeWorker)
  return presentDelivery({ ...delivery, status, due_at: dueAt }, delivery.attempts)
}

/** Creates the events' deliveries in the transaction that makes them visible. */
export async function createDeliveries(tx: Tx, events: readonly NumberedEvent[]): Promise<void> {
  const userIds = [...new Set(events.flatMap(({ readers }) => readers.map(({ userId }) => userId)))]
  const webhooksOf = new Map<UserId, Subscriber[]>()
  for (const webhook of await findSubscribers(tx, userIds)) {
    webhooksOf.set(webhook.user_id, [...(webhooksOf.get(webhook.user_id) ?? []), webhook])
  }
  const deliveries = events.flatMap(({ id, type, position, readers }) =>
    readers.flatMap(({ userId, role }) =>
      (webhooksOf.get(userId) ?? [])
        .filter((webhook) => position >= webhook.first_position && isSubscribed(webhook, type))
        .filter((webhook) => role === null || role === webhook.role)
        .map((webhook) => ({ id: newId<'dlv'>(), webhook_id: webhook.id, event_id: id, type })),
    ),
  )
  if (deliveries.length > 0) await store.insertDeliveries(tx, deliveries)
}

/**
 * Creates the next deliveries for webhooks that follow the market or all events, and returns whether there may be more. Done
 * separately from numbering, which must not slow down when many follow the market.
 */
export async function createSharedDeliveries(tx: Tx): Promise<boolean> {
  const following = await lockFollowing(tx, FOLLOWING_MAX, POSITIONS_MAX)
  const deliveries = following.flatMap(({ id, events }) =>
    events.map((event) => ({ id: newId<'dlv'>(), webhook_id: id, event_id: event.id, type: event.type })),
  )
  if (deliveries.length > 0) await store.insertDeliveries(tx, deliveries)
  for (const webhook of following) sendFed(tx, webhook)
  return following.length > 0
}

/** Stops deliveries of events that a suspended user gets because of their role, in the transaction that suspends the user. */
export async function stopStaffDeliveries(ctx: WriteContext, userId: UserId): Promise<void> {
  // Otherwise a transaction that saw the user as active could add deliveries after this.
  await pauseNumbering(ctx)
  await store.failStaffDeliveries(ctx.db, userId)
}

/** How far behind deliveries are, in real time. */
export function measureDeliveries(db: Queryable): Promise<JobBacklog> {
  return store.measureQueues(db, WAITING_MAX)
}

/** Claims due deliveries for the length of the lease, for webhooks that no other worker is claiming for. */
export async function claimDue(tx: Tx, claim: store.Claim): Promise<store.ClaimedDelivery[]> {
  if (claim.limit === 0) return []
  const webhookIds = await store.lockDueQueues(tx, claim)
  if (webhookIds.length === 0) return []
  store.sendWithdrawals(tx, webhookIds)
  const claimed = await store.claimDeliveries(tx, webhookIds, claim)
  store.sendNextTurns(tx, webhookIds)
  return claimed
}

export interface SignedCallResult extends CallResult {
  /** Null if nothing was sent. */
  signature: string | null
}

/** Saves the result of an attempt and updates the delivery and its webhook accordingly. */
export async function settleAttempt(
  ctx: WriteContext,
  delivery: store.ClaimedDelivery,
  claimId: string,
  result: SignedCallResult & { startedMs: number },
): Promise<void> {
  const attempt: Attempt = {
    at: instantOf(result.startedMs),
    url: delivery.url,
    signature: result.signature,
    status_code: result.statusCode,
    duration_ms: result.durationMs,
    response: result.response,
    error: result.error,
  }
  const decision = decideAttempt(result, delivery.attempt_count + 1, Math.random())
  const status = transition(deliveryTransitions, decision.action, { status: 'pending', by: 'worker' }) ?? 'pending'
  if (decision.action === 'succeed') {
    sendNotFailing(ctx.db, delivery.webhook_id)
    await store.saveAttempt(ctx.db, delivery, claimId, attempt, { status, delaySeconds: 0 })
    return
  }
  // Locks the webhook before the delivery, as `retryDelivery` does, so that the two can't deadlock.
  const webhook = await lockWebhook(ctx.db, delivery.webhook_id)
  if (webhook && webhook.url !== delivery.url) {
    // The old target's failure says nothing about the new one, which is tried immediately.
    await store.saveAttempt(ctx.db, delivery, claimId, attempt, { status: 'pending', delaySeconds: 0 })
    return
  }
  const delaySeconds = decision.action === 'postpone' ? decision.delaySeconds : 0
  const isSaved = await store.saveAttempt(ctx.db, delivery, claimId, attempt, { status, delaySeconds })
  if (!isSaved || !webhook?.enabled) return
  if (decision.action === 'giveUp' && decision.gone) return disableWebhook(ctx, webhook, 'gone')
  const failingSince = webhook.failing_since ?? attempt.at
  const failingMs = result.startedMs + result.durationMs - epochMsOf(failingSince)
  if (failingMs >= FAILING_DAYS_MAX * DAY_MS) return disableWebhook(ctx, webhook, 'failing')
  sendFailing(ctx.db, webhook.id, failingSince, failingMs >= FAILING_MS)
}

/** Ends a claim without an attempt, so that another worker can send the delivery. */
export async function releaseDelivery(
  ctx: WriteContext,
  delivery: store.ClaimedDelivery,
  claimId: string,
): Promise<void> {
  await store.releaseDelivery(ctx.db, delivery, claimId)
}

/** Deletes a batch of old deliveries and deleted webhooks; true when more may be left. */
export async function deleteOldDeliveries(tx: Tx): Promise<boolean> {
  const deletedCount = await store.deleteOldDeliveries(tx, DELIVERIES_KEPT_DAYS, DELETE_BATCH_MAX)
  await deleteRemovedWebhooks(tx, DELETE_BATCH_MAX)
  return deletedCount >= DELETE_BATCH_MAX
}

const DAY_MS = 86_400_000
const FOLLOWING_MAX = 50
const POSITIONS_MAX = 100
/** A webhook is handled with the failing ones once nothing has succeeded for this long. */
const FAILING_MS = 10_000
const DELIVERIES_KEPT_DAYS = 30
const DELETE_BATCH_MAX = 500
const RETRY_BATCH_MAX = 1_000
