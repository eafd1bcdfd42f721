import { type StaffRole, scopeOfStaffRole } from '../../platform/kernel/actor.ts'
import { conflict, forbidden } from '../../platform/kernel/errors.ts'
import { type DeliveryId, type EventId, encodeId, type UserId, type WebhookId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Transitions } from '../../platform/kernel/transitions.ts'
import type { Audience, EventType } from '../feed/domain.ts'
import { factsOf } from '../feed/facts-domain.ts'

export const disabledReasons = ['owner', 'gone', 'failing'] as const
export type DisabledReason = (typeof disabledReasons)[number]

export interface Webhook {
  id: WebhookId
  user_id: UserId
  url: string
  audience: Audience
  events: readonly (EventType | '*')[]
  /** If set, the webhook also gets the events for all users of this role. */
  role: StaffRole | null
  description: string | null
  enabled: boolean
  /** Null if and only if the webhook is enabled. */
  disabled_reason: DisabledReason | null
  failing_since: Instant | null
  version: number
  created_at: Instant
  updated_at: Instant
}

/** How many of a webhook's secrets sign at the same time, including the newest. */
export const SECRETS_MAX = 5
export const OLD_SECRET_HOURS = 24

/** Refuses the audience `all` for keys that aren't an operator's. */
export function requireAudience(audience: Audience, role: StaffRole | null): void {
  if (audience !== 'all' || role === 'operator') return
  const message = 'Only operators can follow all events: the key needs the scope admin.'
  throw forbidden('missing_scope', message, { scope: 'admin' })
}

/** Whether a webhook subscribes to events of a type. */
export function isSubscribed(webhook: Pick<Webhook, 'events'>, type: EventType): boolean {
  // A test event goes only to the webhook under test.
  if (type === 'webhook.test') return false
  return webhook.events.some((subscribed) => subscribed === '*' || subscribed === type)
}

export interface WebhookChanges {
  url?: string
  events?: Webhook['events']
  description?: string | null
  enabled?: boolean
}

/** The webhook after changes by its owner. `role` is the staff role of the key. Enabling a webhook clears its failures. */
export function decideWebhookChange(
  webhook: Webhook,
  { enabled = webhook.enabled, ...rest }: WebhookChanges,
  role: StaffRole | null,
): Webhook {
  const isToggled = enabled !== webhook.enabled
  const changesSubscription = rest.url !== undefined || rest.events !== undefined
  if (rest.url !== undefined && rest.url !== webhook.url) requireScopeForNewTarget(webhook, role)
  return {
    ...webhook,
    ...rest,
    role: changesSubscription ? (role ?? webhook.role) : webhook.role,
    enabled,
    disabled_reason: isToggled ? (enabled ? null : 'owner') : webhook.disabled_reason,
    failing_since: isToggled && enabled ? null : webhook.failing_since,
  }
}

// Pending deliveries will also go to the new target, so only a key that may read them can change it.
function requireScopeForNewTarget(webhook: Webhook, role: StaffRole | null): void {
  if (webhook.role === null || webhook.role === role) return
  const scope = scopeOfStaffRole[webhook.role]
  const message = `This webhook gets events for the role ${webhook.role}, so changing its URL needs the scope ${scope}.`
  throw forbidden('missing_scope', message, { scope })
}

/** An event for a role shows what only keys with that role's scope may read. `role` is the key's staff role. */
export function requireScopeForEvent(forRole: StaffRole | null, role: StaffRole | null): void {
  if (forRole === null || forRole === role) return
  const scope = scopeOfStaffRole[forRole]
  throw forbidden('missing_scope', `This event is for the role ${forRole} and needs the scope ${scope}.`, { scope })
}

export function requireEnabled(webhook: Webhook): void {
  if (webhook.enabled) return
  const { disabled_reason } = webhook
  throw conflict('webhook_disabled', 'This webhook is turned off. Turn it on first.', { disabled_reason })
}

export const deliveryStatuses = ['pending', 'succeeded', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** The owner may have any delivery resent; the worker determines the rest from the outcome of an attempt. */
export const deliveryTransitions = {
  retry: { from: ['pending', 'succeeded', 'failed'], to: 'pending', by: ['owner'] },
  succeed: { from: ['pending'], to: 'succeeded', by: ['worker'] },
  postpone: { from: ['pending'], to: null, by: ['worker'] },
  giveUp: { from: ['pending'], to: 'failed', by: ['worker'] },
} as const satisfies Transitions<DeliveryStatus, 'owner' | 'worker'>

export interface Delivery {
  id: DeliveryId
  webhook_id: WebhookId
  event_id: EventId
  type: EventType
  status: DeliveryStatus
  attempt_count: number
  due_at: Instant | null
  created_at: Instant
}

export interface Attempt {
  at: Instant
  url: string
  /** The `webhook-signature` header as sent; null if nothing was sent. */
  signature: string | null
  /** Null if there was no response; `error` says why. */
  status_code: number | null
  duration_ms: number
  response: string | null
  error: string | null
}

/** What a delivery says about its event. */
export interface DeliveredEvent {
  event_id: EventId
  type: EventType
  event_at: Instant
  audience: Audience
  /** The event's data as JSON, as the webhook's audience gets it; for `all`, including texts. */
  data: string
}

/** The body of every attempt, as defined by Standard Webhooks. */
export function messageBody({ event_id, type, event_at: timestamp, audience, data }: DeliveredEvent): string {
  const head = JSON.stringify({ id: encodeId('evt', event_id), type, timestamp })
  const shown = audience === 'all' ? JSON.stringify(factsOf(type, JSON.parse(data))) : data
  return `${head.slice(0, -1)},"data":${shown}}`
}

export interface AttemptOutcome {
  /** Null if there was no response. */
  statusCode: number | null
  /** The `Retry-After` of the response, if it has one. */
  retryAfterSeconds: number | null
}

export type AttemptDecision =
  | { action: 'succeed' }
  | { action: 'postpone'; delaySeconds: number }
  | { action: 'giveUp'; gone: boolean }

/** Includes retries by the owner. Limits the log, since each attempt keeps up to 16 KiB of the response. */
export const ATTEMPTS_MAX = 30
export const FAILING_DAYS_MAX = 5

/** What happens after an attempt. `number` counts attempts from 1; `random`, from 0 to 1, spreads out the retries. */
export function decideAttempt(outcome: AttemptOutcome, number: number, random: number): AttemptDecision {
  const { statusCode, retryAfterSeconds } = outcome
  if (statusCode !== null && statusCode >= 200 && statusCode <= 299) return { action: 'succeed' }
  if (statusCode === 410) return { action: 'giveUp', gone: true }
  const planned = delaysSeconds[number - 1]
  if (planned === undefined) return { action: 'giveUp', gone: false }
  // Jitter keeps deliveries that failed together from being retried together.
  const jittered = planned * (1 - JITTER + 2 * JITTER * random)
  const requested = Math.min(retryAfterSeconds ?? 0, RETRY_AFTER_MAX_SECONDS)
  return { action: 'postpone', delaySeconds: Math.max(jittered, requested) }
}

/** The delay after the first attempt, the second, and so on: about three days in total. */
const delaysSeconds = [5, 30, 120, 600, 3_600, 4 * 3_600, 12 * 3_600, 24 * 3_600, 30 * 3_600] as const
const JITTER = 0.2
const RETRY_AFTER_MAX_SECONDS = 86_400
