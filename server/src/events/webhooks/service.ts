import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Actor, holdsScope, staffRoleOf } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { conflict, forbidden, notFound, validationFailed } from '../../platform/kernel/errors.ts'
import { type EventId, encodeId, newId, type UserId, type WebhookId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { instantOf } from '../../platform/kernel/time.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import type { MailBuilder } from '../../platform/mail/domain.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { EventType } from '../feed/domain.ts'
import { record } from '../feed/service.ts'
import type { InboxEntry } from '../inbox/domain.ts'
import { insertDeliveries } from './delivery-store.ts'
import {
  type DisabledReason,
  decideWebhookChange,
  OLD_SECRET_HOURS,
  requireAudience,
  requireEnabled,
  SECRETS_MAX,
  type Webhook,
} from './domain.ts'
import { operatorWebhookMail, ownWebhookMail } from './mails.ts'
import {
  type Delivery as DeliveryShape,
  type NewWebhook,
  presentDelivery,
  presentWebhook,
  type WebhookChanges,
  type WebhookFilter,
  type Webhook as WebhookShape,
  type WebhookWithSecret,
} from './schema.ts'
import { newSigningSecret } from './signing.ts'
import * as store from './store.ts'
import { type AllowedTargets, targetProblem } from './targets.ts'

/** Which targets this deployment allows, and how it encrypts signing secrets and emails owners. */
export interface WebhookRules {
  secrets: Secrets
  targets: AllowedTargets
  mailUser: MailUser
  /** To every active operator. */
  mailOperators: MailOperators
}

type MailUser = (ctx: WriteContext, userId: UserId, mail: MailBuilder) => Promise<void>
type MailOperators = (ctx: WriteContext, mail: MailBuilder) => Promise<void>

export async function createWebhook(
  ctx: WriteContext,
  actor: Actor,
  rules: WebhookRules,
  body: Static<typeof NewWebhook>,
): Promise<Static<typeof WebhookWithSecret>> {
  requireReader(actor)
  requireTarget(body.url, rules.targets)
  const [audience, role] = [body.audience ?? 'me', staffRoleOf(actor)]
  requireAudience(audience, role)
  requireQuota(ctx.settings.quotas, 'webhooks', await store.lockAndCountWebhooks(ctx.db, actor.userId))
  const now = ctx.clock.now()
  const webhook: Webhook = {
    id: newId<'whk'>(),
    user_id: actor.userId,
    url: body.url,
    audience,
    events: body.events,
    role,
    description: body.description ?? null,
    enabled: true,
    disabled_reason: null,
    failing_since: null,
    version: 1,
    created_at: now,
    updated_at: now,
  }
  const firstEventId = recordWebhook(ctx, actor, webhook, 'webhook.created')
  await store.insertWebhook(ctx.db, webhook, firstEventId)
  const secret = await issueSecret(ctx, rules, webhook.id)
  await tellOwner(ctx, rules, webhook, { isNew: true })
  return { ...presentWebhook(webhook), secret }
}

export async function listWebhooks(
  ctx: ReadContext,
  actor: Actor,
  { metadata }: Static<typeof WebhookFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof WebhookShape>>> {
  // Hosted agents have no webhooks and don't see their owner's.
  if (actor.hostedAgentId) return { rows: [], next: null }
  const { rows, next } = pageOf(
    await store.listWebhooks(ctx.db, actor.userId, metadata, page),
    page.limit,
    ({ id }) => [id],
  )
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
  const changed = decideWebhookChange(webhook, changes, staffRoleOf(actor))
  if (canonicalJson(changed) === canonicalJson(webhook)) return presentWebhook(webhook)
  const saved = await save(ctx, changed)
  const eventId = recordWebhook(ctx, actor, saved, 'webhook.updated')
  if (saved.enabled && !webhook.enabled) store.sendFirstEvent(ctx.db, id, eventId)
  if (saved.url !== webhook.url) await tellOwner(ctx, rules, saved, { isNew: false })
  return presentWebhook(saved)
}

function tellOwner(
  ctx: WriteContext,
  rules: WebhookRules,
  webhook: Webhook,
  change: { isNew: boolean },
): Promise<void> {
  return webhook.audience === 'all'
    ? rules.mailOperators(ctx, operatorWebhookMail(webhook))
    : rules.mailUser(ctx, webhook.user_id, ownWebhookMail(webhook, change))
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

/** Creates a new secret. The old one also signs for another day, so that the receiver has time to switch. */
export async function rotateSecret(
  ctx: WriteContext,
  actor: Actor,
  rules: WebhookRules,
  id: WebhookId,
): Promise<Static<typeof WebhookWithSecret>> {
  requireReader(actor)
  const webhook = await lockOwnWebhook(ctx, actor, id)
  const [firstExpiry, ...laterExpiries] = await store.retireSecret(ctx.db, id, OLD_SECRET_HOURS)
  if (firstExpiry && laterExpiries.length + 1 >= SECRETS_MAX) {
    const message = `A webhook can have at most ${SECRETS_MAX} secrets at a time. Wait until an old one expires.`
    throw conflict('too_many_secrets', message, { limit: SECRETS_MAX, retry_at: firstExpiry })
  }
  const secret = await issueSecret(ctx, rules, id)
  const saved = await save(ctx, webhook)
  recordWebhook(ctx, actor, saved, 'webhook.rotated')
  return { ...presentWebhook(saved), secret }
}

/** Sends a test event to this webhook only, even if it doesn't subscribe to that type. */
export async function testWebhook(
  ctx: WriteContext,
  actor: Actor,
  id: WebhookId,
): Promise<Static<typeof DeliveryShape>> {
  requireReader(actor)
  const webhook = await lockOwnWebhook(ctx, actor, id)
  requireEnabled(webhook)
  const eventId = recordWebhook(ctx, actor, webhook, 'webhook.test')
  const now = instantOf(Date.now())
  const delivery = { id: newId<'dlv'>(), webhook_id: id, event_id: eventId, type: 'webhook.test' as const }
  await insertDeliveries(ctx.db, [delivery])
  return presentDelivery({ ...delivery, status: 'pending', attempt_count: 0, due_at: now, created_at: now }, [])
}

/** Webhooks that the service has disabled: only their owner can enable them again. */
export const webhookInbox = {
  name: 'disabled webhooks',
  scopes: ['webhooks:write'] as const,
  async find(ctx: ReadContext, actor: Actor): Promise<InboxEntry[]> {
    const webhooks = await store.listDisabledByService(ctx.db, actor.userId)
    return webhooks.map(({ id, disabled_reason, updated_at }) => ({
      subject: { type: 'webhook', id },
      action: 'enable',
      reason: disabled_reason === 'gone' ? 'webhook.gone' : 'webhook.failing',
      why: ({ words }) => {
        const { gone, failing } = words.tasks.because.webhook
        return disabled_reason === 'gone' ? gone : failing
      },
      deadline: null,
      since: updated_at,
      isOffered: !actor.suspension,
    }))
  },
}

/** How many enabled webhooks are failing, counted up to a limit. */
export function countFailingWebhooks(db: Queryable): Promise<number> {
  return store.countFailing(db, FAILING_MAX)
}

const FAILING_MAX = 1_000

/** Disables a webhook because its target is gone or kept failing. */
export async function disableWebhook(
  ctx: WriteContext,
  webhook: Webhook,
  reason: Exclude<DisabledReason, 'owner'>,
): Promise<void> {
  const saved = await save(ctx, { ...webhook, enabled: false, disabled_reason: reason })
  recordWebhook(ctx, 'clock', saved, 'webhook.disabled')
}

/** Refuses keys without the scope `read`: a webhook shows events to its owner. */
export function requireReader(actor: Actor): void {
  if (!holdsScope(actor, 'read')) {
    throw forbidden('missing_scope', 'A webhook exposes events, so the key also needs the scope read.', {
      scope: 'read',
    })
  }
}

function requireTarget(url: string, targets: AllowedTargets): void {
  const problem = targetProblem(url, targets)
  if (!problem) return
  if (URL.canParse(url)) throw validationFailed([{ path: 'url', code: 'target_not_allowed', message: problem }])
  const details = { format: 'uri', example: 'https://ada.example/hooks' }
  throw validationFailed([{ path: 'url', code: 'bad_format', message: problem, details }])
}

/** The caller's webhook; throws `notFound` if there is none. */
export async function requireOwnWebhook(ctx: ReadContext, actor: Actor, id: WebhookId): Promise<Webhook> {
  const webhook = actor.hostedAgentId ? null : await store.findWebhook(ctx.db, actor.userId, id)
  if (!webhook) throw notFound()
  return webhook
}

/** Like `requireOwnWebhook`, but also locks the webhook. */
export async function lockOwnWebhook(ctx: WriteContext, actor: Actor, id: WebhookId): Promise<Webhook> {
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

async function save(ctx: WriteContext, changed: Webhook): Promise<Webhook> {
  const webhook = { ...changed, version: changed.version + 1, updated_at: ctx.clock.now() }
  await store.updateWebhook(ctx.db, webhook)
  return webhook
}

function recordWebhook(ctx: WriteContext, by: Actor | 'clock', webhook: Webhook, type: EventType): EventId {
  const subject = { type: 'webhook', id: webhook.id }
  const [id] = record(ctx, by, { type, subject, data: presentWebhook(webhook), audience: [webhook.user_id] })
  if (!id) throw new Error('Recording an event didn’t return an id.')
  return id
}
