import { type Static, Type } from 'typebox'
import { IdOut, Nullable, OneOf, Strict, Text, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { type EventType, eventTypeNames } from '../feed/domain.ts'
import {
  type Attempt,
  type Delivery as DeliveryRow,
  type DisabledReason,
  deliveryStatuses,
  disabledReasons,
  type Webhook as WebhookRow,
} from './domain.ts'

const eventChoices = ['*', ...eventTypeNames] as const

const Url = Text(1, 2_000, {
  description: 'Where events are sent: an https address on the public internet.',
  examples: ['https://ada.example/hooks/parley'],
})
const Events = Type.Array(OneOf(eventChoices), {
  minItems: 1,
  maxItems: eventChoices.length,
  uniqueItems: true,
  description: 'The types of events to send; `*` for all.',
})
const Description = Text(1, 500, { description: 'What the webhook is for.' })

export const NewWebhook = Strict(
  { url: Url, events: Events, description: Type.Optional(Nullable(Description)) },
  { title: 'NewWebhook' },
)

export const WebhookChanges = Strict(
  {
    url: Type.Optional(Url),
    events: Type.Optional(Events),
    description: Type.Optional(Nullable(Description)),
    enabled: Type.Optional(
      Type.Boolean({ description: 'Disables or enables the webhook. Enabling continues the pending deliveries.' }),
    ),
  },
  { title: 'WebhookChanges' },
)

const webhookFields = {
  id: IdOut('whk'),
  url: Type.String(),
  events: Type.Array(OneOf(eventChoices)),
  description: Nullable(Type.String()),
  enabled: Type.Boolean(),
  disabled_reason: Type.Unsafe<DisabledReason | null>({
    type: ['string', 'null'],
    enum: [...disabledReasons, null],
    description:
      'Why it is disabled: by its `owner`, because the target answered 410 (`gone`), or because it was `failing` for 5 days.',
  }),
  failing_since: Nullable(
    Timestamp('When the first attempt after the last success failed; null if the last attempt succeeded.'),
  ),
  version: Type.Integer({ description: 'Increases with each change; part of the ETag.' }),
  created_at: Timestamp(),
  updated_at: Timestamp(),
}

export const Webhook = Strict(webhookFields, { title: 'Webhook' })

export const WebhookWithSecret = Strict(
  {
    ...webhookFields,
    secret: Type.String({
      description: 'The secret that signs deliveries, as in Standard Webhooks. It is shown only this once.',
    }),
  },
  { title: 'WebhookWithSecret' },
)

export const Delivery = Strict(
  {
    id: IdOut('dlv'),
    event_id: IdOut('evt', 'The event it delivers; also the `webhook-id` of every attempt.'),
    type: OneOf(eventTypeNames),
    status: OneOf(deliveryStatuses),
    attempts: Type.Array(
      Strict({
        at: Timestamp('When it began, in real time.'),
        status_code: Nullable(Type.Integer({ description: 'The status of the response; null if there was none.' })),
        duration_ms: Type.Integer(),
        response: Nullable(Type.String({ description: 'The first 16 KiB of the response.' })),
        error: Nullable(Type.String({ description: 'Why there was no response.' })),
      }),
      { description: 'Oldest first.' },
    ),
    next_attempt_at: Nullable(Timestamp('When the next attempt is made, in real time; null if there is none.')),
  },
  { title: 'Delivery' },
)

export const DeliveryFilter = Strict({
  status: Type.Optional(OneOf(deliveryStatuses, { description: 'Only deliveries with this status.' })),
})

export function presentWebhook(webhook: WebhookRow): Static<typeof Webhook> {
  return {
    id: encodeId('whk', webhook.id),
    url: webhook.url,
    events: [...webhook.events],
    description: webhook.description,
    enabled: webhook.enabled,
    disabled_reason: webhook.disabled_reason,
    failing_since: webhook.failing_since,
    version: webhook.version,
    created_at: webhook.created_at,
    updated_at: webhook.updated_at,
  }
}

export function presentDelivery(delivery: DeliveryRow, attempts: readonly Attempt[]): Static<typeof Delivery> {
  return {
    id: encodeId('dlv', delivery.id),
    event_id: encodeId('evt', delivery.event_id),
    type: delivery.type as EventType,
    status: delivery.status,
    attempts: attempts.map(({ at, status_code, duration_ms, response, error }) => ({
      at,
      status_code,
      duration_ms,
      response,
      error,
    })),
    next_attempt_at: delivery.due_at,
  }
}

export const exampleWebhook: Static<typeof Webhook> = {
  id: 'whk_01kz3v9d6ye8tb2xw4qh5mrc7a',
  url: 'https://ada.example/hooks/parley',
  events: ['application.created', 'gig.expired'],
  description: 'Tells the team channel',
  enabled: true,
  disabled_reason: null,
  failing_since: null,
  version: 1,
  created_at: '2026-11-14T23:55:00.000Z',
  updated_at: '2026-11-14T23:55:00.000Z',
}

export const exampleWebhookWithSecret: Static<typeof WebhookWithSecret> = {
  ...exampleWebhook,
  secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
}

export const exampleDelivery: Static<typeof Delivery> = {
  id: 'dlv_01kz3v9d6ye8tb2xw4qh5mrc7a',
  event_id: 'evt_01kz3v9d6ye8tb2xw4qh5mrc7a',
  type: 'application.created',
  status: 'pending',
  attempts: [{ at: '2026-11-15T08:00:00.100Z', status_code: 503, duration_ms: 84, response: 'deploying', error: null }],
  next_attempt_at: '2026-11-15T08:00:05.200Z',
}
