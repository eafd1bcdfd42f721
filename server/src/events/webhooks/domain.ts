import { type Duty, scopeOfDuty } from '../../platform/kernel/actor.ts'
import { conflict, forbidden } from '../../platform/kernel/errors.ts'
import type { DeliveryId, EventId, UserId, WebhookId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Transitions } from '../../platform/kernel/transitions.ts'
import type { EventType } from '../feed/domain.ts'

export const disabledReasons = ['owner', 'gone', 'failing'] as const
export type DisabledReason = (typeof disabledReasons)[number]

export interface Webhook {
  id: WebhookId
  user_id: UserId
  url: string
  events: readonly (EventType | '*')[]
  /** It also gets what is for everyone of this role; null when the key that made it could not act in one. */
  role: Duty | null
  description: string | null
  enabled: boolean
  /** Null exactly while it is enabled. */
  disabled_reason: DisabledReason | null
  failing_since: Instant | null
  version: number
  created_at: Instant
  updated_at: Instant
}

export const WEBHOOKS_MAX = 10
/** Secrets that sign at the same time, the newest among them. */
export const SECRETS_MAX = 5
export const OLD_SECRET_HOURS = 24

/** Whether an endpoint asked for events of a type. */
export function isSubscribed(webhook: Pick<Webhook, 'events'>, type: EventType): boolean {
  // A test is for the one endpoint it was asked for.
  if (type === 'webhook.test') return false
  return webhook.events.some((wanted) => wanted === '*' || wanted === type)
}

export interface WebhookChanges {
  url?: string
  events?: Webhook['events']
  description?: string | null
  enabled?: boolean
}

/**
 * The endpoint after its owner's changes, by a key that speaks for the role. Switching it on forgets the failures that
 * switched it off.
 */
export function decideWebhookChange(
  webhook: Webhook,
  { enabled = webhook.enabled, ...rest }: WebhookChanges,
  role: Duty | null,
): Webhook {
  const moved = enabled !== webhook.enabled
  const pointed = rest.url !== undefined || rest.events !== undefined
  if (rest.url !== undefined && rest.url !== webhook.url) requireDuty(webhook, role)
  return {
    ...webhook,
    ...rest,
    role: pointed ? (role ?? webhook.role) : webhook.role,
    enabled,
    disabled_reason: moved ? (enabled ? null : 'owner') : webhook.disabled_reason,
    failing_since: moved && enabled ? null : webhook.failing_since,
  }
}

// What waits to be sent would go to the new target, too, and so to whoever may not read it.
function requireDuty(webhook: Webhook, role: Duty | null): void {
  if (webhook.role === null || webhook.role === role) return
  const scope = scopeOfDuty[webhook.role]
  const message = `This webhook gets what is for its owner as ${webhook.role}, so a new target needs the scope ${scope}.`
  throw forbidden('missing_scope', message, { scope })
}

export function requireEnabled(webhook: Webhook): void {
  if (!webhook.enabled) throw conflict('webhook_disabled', 'This webhook is disabled; enable it first.')
}

export const deliveryStatuses = ['pending', 'succeeded', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** The endpoint's owner may have anything sent again; the worker tells how it went. */
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
  /** Null when there was no answer; `error` says why. */
  status_code: number | null
  duration_ms: number
  response: string | null
  error: string | null
}

/** What came of one attempt, before it is decided what follows. */
export interface Outcome {
  statusCode: number | null
  /** What the answer asks us to wait, if it does. */
  retryAfterSeconds: number | null
}

export type Verdict =
  | { action: 'succeed' }
  | { action: 'postpone'; delaySeconds: number }
  | { action: 'giveUp'; gone: boolean }

/** With those an owner asks for; each keeps up to 16 KiB of its answer. */
export const ATTEMPTS_KEPT_MAX = 30
export const FAILING_DAYS_MAX = 5

/** What follows from an attempt, the how-manyth it was counting from 1, and a random number from 0 to 1. */
export function decideAttempt(outcome: Outcome, number: number, random: number): Verdict {
  const { statusCode, retryAfterSeconds } = outcome
  if (statusCode !== null && statusCode >= 200 && statusCode <= 299) return { action: 'succeed' }
  if (statusCode === 410) return { action: 'giveUp', gone: true }
  const planned = delaysSeconds[number - 1]
  if (planned === undefined) return { action: 'giveUp', gone: false }
  // Spread, so that endpoints that failed together are not all called together again.
  const jittered = planned * (1 - JITTER + 2 * JITTER * random)
  const asked = Math.min(retryAfterSeconds ?? 0, RETRY_AFTER_MAX_SECONDS)
  return { action: 'postpone', delaySeconds: Math.max(jittered, asked) }
}

/** Between the first attempt and the second, and so on: about three days in all. */
const delaysSeconds = [5, 30, 120, 600, 3_600, 4 * 3_600, 12 * 3_600, 24 * 3_600, 30 * 3_600] as const
const JITTER = 0.2
const RETRY_AFTER_MAX_SECONDS = 86_400
