import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type Actor, holdsScope, roleSpokenFor } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { conflict, forbidden, notFound, validationFailed } from '../../platform/kernel/errors.ts'
import { type DeliveryId, encodeId, newId, type UserId, type WebhookId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { epochMsOf, instantOf } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { EventType, NumberedEvent } from '../feed/domain.ts'
import { record } from '../feed/service.ts'
import type { Waiting } from '../inbox/domain.ts'
import type { Called } from './client.ts'
import {
  ATTEMPTS_KEPT_MAX,
  type Attempt,
  type DisabledReason,
  decideAttempt,
  decideWebhookChange,
  deliveryTransitions,
  FAILING_DAYS_MAX,
  isSubscribed,
  OLD_SECRET_HOURS,
  requireEnabled,
  SECRETS_MAX,
  WEBHOOKS_MAX,
  type Webhook,
} from './domain.ts'
import {
  type DeliveryFilter,
  type Delivery as DeliveryShape,
  type NewWebhook,
  presentDelivery,
  presentWebhook,
  type WebhookChanges,
  type Webhook as WebhookShape,
  type WebhookWithSecret,
} from './schema.ts'
import { newSigningSecret } from './signing.ts'
import * as store from './store.ts'
import { type Targets, targetProblem } from './targets.ts'

/** What this deployment lets webhooks do, and what keeps their secrets. */
export interface WebhookRules {
  secrets: Secrets
  targets: Targets
}

export async function createWebhook(
  ctx: WriteContext,
  actor: Actor,
  rules: WebhookRules,
  body: Static<typeof NewWebhook>,
): Promise<Static<typeof WebhookWithSecret>> {
  requireReader(actor)
  requireTarget(body.url, rules.targets)
  if ((await store.lockAndCountWebhooks(ctx.db, actor.userId)) >= WEBHOOKS_MAX) {
    throw conflict('too_many_webhooks', `A user has at most ${WEBHOOKS_MAX} webhooks; remove one first.`)
  }
  const now = ctx.clock.now()
  const webhook: Webhook = {
    id: newId<'whk'>(),
    user_id: actor.userId,
    url: body.url,
    events: body.events,
    role: roleSpokenFor(actor),
    description: body.description ?? null,
    enabled: true,
    disabled_reason: null,
    failing_since: null,
    version: 1,
    created_at: now,
    updated_at: now,
  }
  await store.insertWebhook(ctx.db, webhook)
  const secret = await issueSecret(ctx, rules, webhook.id)
  recordWebhook(ctx, actor, webhook, 'webhook.created')
  return { ...presentWebhook(webhook), secret }
}

export async function listWebhooks(
  ctx: ReadContext,
  actor: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof WebhookShape>>> {
  // Webhooks are their owner's own; a hosted agent has none.
  if (actor.hostedAgentId) return { rows: [], next: null }
  const { rows, next } = pageOf(await store.listWebhooks(ctx.db, actor.userId, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentWebhook), next }
}

export async function getWebhook(ctx: ReadContext, actor: Actor, id: WebhookId): Promise<Static<typeof WebhookShape>> {
  return presentWebhook(await requireOwnWebhook(ctx, actor, id))
}

export async function changeWebhook(
  ctx: WriteContext,
  actor: Actor,
  rules: WebhookRules,
  id: WebhookId,
  changes: Static<typeof WebhookChanges>,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof WebhookShape>> {
  requireReader(actor)
  if (changes.url !== undefined) requireTarget(changes.url, rules.targets)
  const webhook = await lockOwnWebhook(ctx, actor, id)
  requireVersion(webhook.version, ifMatch)
  const changed = decideWebhookChange(webhook, changes, roleSpokenFor(actor))
  if (canonicalJson(changed) === canonicalJson(webhook)) return presentWebhook(webhook)
  const saved = await save(ctx, changed)
  recordWebhook(ctx, actor, saved, 'webhook.updated')
  return presentWebhook(saved)
}

export async function deleteWebhook(
  ctx: WriteContext,
  actor: Actor,
  id: WebhookId,
  ifMatch: readonly number[] | null,
): Promise<{ id: string; deleted: true }> {
  requireReader(actor)
  const webhook = await lockOwnWebhook(ctx, actor, id)
  requireVersion(webhook.version, ifMatch)
  await store.markWebhookDeleted(ctx.db, id, ctx.clock.now())
  recordWebhook(ctx, actor, webhook, 'webhook.deleted')
  return { id: encodeId('whk', id), deleted: true }
}

/** A new secret; the one before signs beside it for a day, so that the receiver can change over in its own time. */
export async function rotateSecret(
  ctx: WriteContext,
  actor: Actor,
  rules: WebhookRules,
  id: WebhookId,
): Promise<Static<typeof WebhookWithSecret>> {
  requireReader(actor)
  const webhook = await lockOwnWebhook(ctx, actor, id)
  if ((await store.retireSecret(ctx.db, id, OLD_SECRET_HOURS)) >= SECRETS_MAX) {
    throw conflict('too_many_secrets', `At most ${SECRETS_MAX} secrets sign at a time; wait until an old one expires.`)
  }
  const secret = await issueSecret(ctx, rules, id)
  const saved = await save(ctx, webhook)
  recordWebhook(ctx, actor, saved, 'webhook.rotated')
  return { ...presentWebhook(saved), secret }
}

/** An event of its own for this endpoint alone, whatever it has asked for. */
export async function testWebhook(
  ctx: WriteContext,
  actor: Actor,
  id: WebhookId,
): Promise<Static<typeof DeliveryShape>> {
  requireReader(actor)
  const webhook = await lockOwnWebhook(ctx, actor, id)
  requireEnabled(webhook)
  const [eventId] = recordWebhook(ctx, actor, webhook, 'webhook.test')
  if (!eventId) throw new Error('A recorded event has an id.')
  const now = instantOf(Date.now())
  const delivery = { id: newId<'dlv'>(), webhook_id: id, event_id: eventId, type: 'webhook.test' as const }
  await store.insertDeliveries(ctx.db, [delivery])
  return presentDelivery({ ...delivery, status: 'pending', attempt_count: 0, due_at: now, created_at: now }, [])
}

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

/** Has a delivery tried once more, now, however it went before. */
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
  if (delivery.attempt_count >= ATTEMPTS_KEPT_MAX) {
    throw conflict('too_many_attempts', `A delivery is attempted at most ${ATTEMPTS_KEPT_MAX} times.`)
  }
  const dueAt = await store.makeDue(ctx.db, deliveryId)
  ctx.db.afterCommit(ctx.wakeWorker)
  return presentDelivery({ ...delivery, status, due_at: dueAt }, delivery.attempts)
}

/** Makes the deliveries of events that have just become visible, in the same transaction. */
export async function makeDeliveries(tx: Tx, events: readonly NumberedEvent[]): Promise<void> {
  const userIds = [...new Set(events.flatMap(({ readers }) => readers.map(({ userId }) => userId)))]
  const subscribers = await store.findSubscribers(tx, userIds)
  if (subscribers.length === 0) return
  const byUser = new Map<UserId, typeof subscribers>()
  for (const webhook of subscribers) byUser.set(webhook.user_id, [...(byUser.get(webhook.user_id) ?? []), webhook])
  const deliveries = events.flatMap((event) =>
    event.readers
      .flatMap(
        ({ userId, role }) => byUser.get(userId)?.filter((webhook) => role === null || webhook.role === role) ?? [],
      )
      .filter((webhook) => isSubscribed(webhook, event.type))
      .map((webhook) => ({ id: newId<'dlv'>(), webhook_id: webhook.id, event_id: event.id, type: event.type })),
  )
  if (deliveries.length > 0) await store.insertDeliveries(tx, deliveries)
}

/** Notes how an attempt went, and lets happen what follows from it. */
export async function settleAttempt(
  ctx: WriteContext,
  claimed: store.Claimed,
  claim: string,
  called: Called & { startedMs: number },
): Promise<void> {
  const attempt: Attempt = {
    at: instantOf(called.startedMs),
    status_code: called.statusCode,
    duration_ms: called.durationMs,
    response: called.response,
    error: called.error,
  }
  const verdict = decideAttempt(called, claimed.attempt_count + 1, Math.random())
  const status = transition(deliveryTransitions, verdict.action, { status: 'pending', by: 'worker' }) ?? 'pending'
  if (verdict.action === 'succeed') {
    store.sendHealthy(ctx.db, claimed.webhook_id)
    await store.saveAttempt(ctx.db, claimed, claim, attempt, { status, delaySeconds: 0 })
    return
  }
  // The endpoint before the delivery, as when its owner asks for another attempt.
  const webhook = await store.lockWebhook(ctx.db, claimed.webhook_id)
  if (webhook && webhook.url !== claimed.url) {
    // What the old target said is no reason to give up on the new one.
    await store.saveAttempt(ctx.db, claimed, claim, attempt, { status: 'pending', delaySeconds: 0 })
    return
  }
  const delaySeconds = verdict.action === 'postpone' ? verdict.delaySeconds : 0
  const isTold = await store.saveAttempt(ctx.db, claimed, claim, attempt, { status, delaySeconds })
  if (!isTold || !webhook?.enabled) return
  if (verdict.action === 'giveUp' && verdict.gone) return switchOff(ctx, webhook, 'gone')
  if (webhook.failing_since === null) return store.markFailing(ctx.db, webhook.id, attempt.at)
  const failingMs = called.startedMs - epochMsOf(webhook.failing_since)
  if (failingMs >= FAILING_DAYS_MAX * DAY_MS) await switchOff(ctx, webhook, 'failing')
}

/** Gives a delivery back untried, for another worker. */
export async function releaseDelivery(ctx: WriteContext, id: DeliveryId, claim: string): Promise<void> {
  await store.releaseDelivery(ctx.db, id, claim)
}

/** Forgets what is too old to be looked at, some at a time; true when there may be more. */
export async function forgetOldDeliveries(tx: Tx): Promise<boolean> {
  const forgotten = await store.deleteOldDeliveries(tx, DELIVERY_DAYS, FORGET_BATCH)
  await store.deleteRemovedWebhooks(tx, FORGET_BATCH)
  return forgotten >= FORGET_BATCH
}

/** Endpoints that were switched off for their owner, who alone can switch them on again. */
export const webhookInbox = {
  name: 'webhooks switched off',
  async find(ctx: ReadContext, actor: Actor): Promise<Waiting[]> {
    if (actor.hostedAgentId) return []
    const webhooks = await store.listSwitchedOff(ctx.db, actor.userId)
    return webhooks.map(({ id, disabled_reason, updated_at }) => ({
      subject: { type: 'webhook', id },
      action: 'enable',
      why:
        disabled_reason === 'gone'
          ? 'The target of this webhook said that it is gone, so nothing is sent to it. Change its URL, enable it, or remove it.'
          : 'This webhook failed for days, so nothing is sent to it. Mend its target and enable it, or remove it.',
      deadline: null,
      since: updated_at,
    }))
  },
}

const DAY_MS = 86_400_000
const DELIVERY_DAYS = 30
const FORGET_BATCH = 500

// A webhook is a way to read, so a key that may not read has nothing to do with any.
function requireReader(actor: Actor): void {
  if (!holdsScope(actor, 'read')) {
    throw forbidden('missing_scope', 'A webhook shows events, so the key also needs the scope read.', { scope: 'read' })
  }
}

function requireTarget(url: string, targets: Targets): void {
  const problem = targetProblem(url, targets)
  if (!problem) return
  const code = URL.canParse(url) ? 'target_not_allowed' : 'bad_format'
  throw validationFailed([{ path: 'url', code, message: problem }])
}

async function requireOwnWebhook(ctx: ReadContext, actor: Actor, id: WebhookId): Promise<Webhook> {
  const webhook = actor.hostedAgentId ? null : await store.findWebhook(ctx.db, actor.userId, id)
  if (!webhook) throw notFound()
  return webhook
}

async function lockOwnWebhook(ctx: WriteContext, actor: Actor, id: WebhookId): Promise<Webhook> {
  const webhook = await store.lockWebhookOf(ctx.db, actor.userId, id)
  if (!webhook) throw notFound()
  return webhook
}

async function issueSecret(ctx: WriteContext, { secrets }: WebhookRules, webhookId: WebhookId): Promise<string> {
  const secret = newSigningSecret()
  const sealed = secrets.seal(secret, webhookId)
  await store.insertSecret(ctx.db, { id: newId<'whk'>(), webhookId, sealed, createdAt: ctx.clock.now() })
  return secret
}

async function switchOff(ctx: WriteContext, webhook: Webhook, reason: DisabledReason): Promise<void> {
  const saved = await save(ctx, { ...webhook, enabled: false, disabled_reason: reason })
  recordWebhook(ctx, 'clock', saved, 'webhook.disabled')
}

async function save(ctx: WriteContext, changed: Webhook): Promise<Webhook> {
  const webhook = { ...changed, version: changed.version + 1, updated_at: ctx.clock.now() }
  await store.updateWebhook(ctx.db, webhook)
  return webhook
}

function recordWebhook(ctx: WriteContext, by: Actor | 'clock', webhook: Webhook, type: EventType) {
  const subject = { type: 'webhook', id: webhook.id }
  return record(ctx, by, { type, subject, data: presentWebhook(webhook), audience: [webhook.user_id] })
}
