import { type Static, Type } from 'typebox'
import {
  Answer,
  described,
  IdOut,
  Line,
  Metadata,
  MetadataChanges,
  MetadataFilter,
  Nullable,
  OneOf,
  Strict,
  Text,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { type EventType, eventTypeNames } from '../feed/domain.ts'
import { Audience, EventTypeName } from '../feed/schema.ts'
import {
  type Attempt,
  type Delivery as DeliveryRow,
  deliveryStatuses,
  disabledReasons,
  type Webhook as WebhookRow,
} from './domain.ts'

const subscribable = ['*', ...eventTypeNames] as const

const Url = Text(1, 2_000, {
  description: 'Where events are sent: an https address on the public internet.',
  examples: ['https://ada.example/hooks/parley'],
})
const EventSelector = OneOf('EventSelector', subscribable)
const DeliveryStatus = OneOf('DeliveryStatus', deliveryStatuses)
const Events = Type.Array(EventSelector, {
  minItems: 1,
  maxItems: subscribable.length,
  uniqueItems: true,
  description: 'The event types to send; `*` for all.',
})
const Description = Line(1, 500, { description: 'What the webhook is for.' })

export const NewWebhook = Strict(
  {
    url: Url,
    events: Events,
    audience: Type.Optional(
      described(
        Audience,
        'Which events it gets: those that concern you (`me`, the default), those that everyone can see (`market`), or every event without texts (`all`, for operators). It can’t be changed later.',
      ),
    ),
    description: Type.Optional(Nullable(Description)),
    metadata: MetadataChanges,
  },
  { title: 'NewWebhook' },
)

export const WebhookChanges = Strict(
  {
    url: Type.Optional(Url),
    events: Type.Optional(Events),
    description: Type.Optional(Nullable(Description)),
    enabled: Type.Optional(
      Type.Boolean({ description: 'Disables or enables the webhook. Pending deliveries are sent once it’s enabled.' }),
    ),
    metadata: MetadataChanges,
  },
  { title: 'WebhookChanges' },
)

const webhookFields = {
  id: IdOut('whk'),
  url: Type.String(),
  audience: Audience,
  events: Type.Array(EventSelector),
  description: Nullable(Type.String()),
  metadata: Metadata,
  enabled: Type.Boolean(),
  disabled_reason: Nullable(
    OneOf(
      'DisabledReason',
      disabledReasons,
      'Why it’s disabled: by its `owner`, because its endpoint responded that it’s `gone` (410), or because it had been `failing` for 5 days.',
    ),
  ),
  failing_since: Nullable(Timestamp('When attempts started failing; null after a success.')),
  version: Type.Integer({ description: 'Increases with every change; part of the ETag.' }),
  created_at: Timestamp(),
  updated_at: Timestamp(),
}

export const WebhookFilter = Strict({ metadata: MetadataFilter })

export const Webhook = Answer(webhookFields, { title: 'Webhook' })

export const WebhookWithSecret = Answer(
  {
    ...webhookFields,
    secret: Type.String({
      description: 'The signing secret, as defined by Standard Webhooks. It’s shown only once.',
    }),
  },
  { title: 'WebhookWithSecret' },
)

const DeliveryAttempt = Answer(
  {
    at: Timestamp('When the attempt started, in real time. In Unix seconds, it’s the `webhook-timestamp`.'),
    url: Type.String({ description: 'Where it was sent.' }),
    signature: Nullable(Type.String({ description: 'The `webhook-signature` that was sent.' })),
    status_code: Nullable(Type.Integer({ description: 'The status of the response; null if there was none.' })),
    duration_ms: Type.Integer(),
    response: Nullable(Type.String({ description: 'The first 16 KiB of the response body.' })),
    error: Nullable(Type.String({ description: 'Why there was no response.' })),
  },
  { title: 'DeliveryAttempt' },
)

const deliveryFields = {
  id: IdOut('dlv'),
  event_id: IdOut('evt', 'The delivered event; also the `webhook-id` of every attempt.'),
  type: EventTypeName,
  status: DeliveryStatus,
  attempts: Type.Array(DeliveryAttempt, { description: 'Oldest first.' }),
  next_attempt_at: Nullable(Timestamp('When the next attempt is due, in real time; null if there is none.')),
}

export const Delivery = Answer(deliveryFields, { title: 'Delivery' })

export const DeliveryWithBody = Answer(
  { ...deliveryFields, body: Type.String({ description: 'The body of every attempt, which is what’s signed.' }) },
  { title: 'DeliveryWithBody' },
)

export const RetriedDeliveries = Answer(
  {
    retried: Type.Integer({ description: 'How many deliveries will be sent again.' }),
    has_more: Type.Boolean({ description: 'Whether there may be more failed deliveries. If so, repeat the request.' }),
  },
  { title: 'RetriedDeliveries' },
)

export const DeliveryFilter = Strict({
  status: Type.Optional(described(DeliveryStatus, 'Only deliveries with this status.')),
})

export function presentWebhook(webhook: WebhookRow): Static<typeof Webhook> {
  return {
    id: encodeId('whk', webhook.id),
    url: webhook.url,
    audience: webhook.audience,
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
    attempts: attempts.map(({ at, url, signature, status_code, duration_ms, response, error }) => ({
      at,
      url,
      signature,
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
  audience: 'me',
  events: ['application.created', 'gig.expired'],
  description: 'Notifies the team channel',
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
  attempts: [
    {
      at: '2026-11-15T08:00:00.100Z',
      url: exampleWebhook.url,
      signature: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
      status_code: 503,
      duration_ms: 84,
      response: 'deploying',
      error: null,
    },
  ],
  next_attempt_at: '2026-11-15T08:00:05.200Z',
}

export const exampleDeliveryWithBody: Static<typeof DeliveryWithBody> = {
  ...exampleDelivery,
  attempts: [],
  body: '{"id":"evt_01kz3v9d6ye8tb2xw4qh5mrc7a","type":"application.created","timestamp":"2026-11-15T08:00:00.000Z","data":{}}',
}
