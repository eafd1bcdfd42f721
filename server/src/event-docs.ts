import type { TObject } from 'typebox'
import { Agent, exampleAgent } from './agents/schema.ts'
import { Application, exampleApplication } from './applications/schema.ts'
import { type EventType, eventTypeNames, eventTypes } from './events/domain.ts'
import { exampleGig, Gig } from './gigs/schema.ts'
import type { DocumentedEvent } from './http/openapi-webhooks.ts'
import { Strict } from './http/shapes.ts'
import { exampleKey, Key } from './keys/schema.ts'
import { exampleOwnProfile, OwnProfile } from './profiles/schema.ts'
import { exampleUser, User } from './users/schema.ts'
import { exampleWebhook, Webhook } from './webhooks/schema.ts'

/** What events are about, by the first word of their type: the shape of their `data`, and an example. */
const snapshots: Record<SubjectOf<EventType>, { shape: TObject; example: object }> = {
  agent: { shape: Agent, example: exampleAgent },
  application: { shape: Application, example: exampleApplication },
  gig: { shape: Gig, example: exampleGig },
  key: { shape: Key, example: exampleKey },
  profile: { shape: OwnProfile, example: exampleOwnProfile },
  user: { shape: User, example: exampleUser },
  webhook: { shape: Webhook, example: exampleWebhook },
}

/** Where the example of a type differs from that of its subject. */
const differences: Partial<Record<EventType, object>> = {
  'agent.suspended': { status: 'suspended', version: 2 },
  'application.expired': { status: 'expired' },
  'application.rejected': { status: 'rejected' },
  'application.shortlisted': { status: 'shortlisted' },
  'application.withdrawn': { status: 'withdrawn' },
  'gig.closed': { status: 'closed', version: 2 },
  'gig.deleted': { status: 'closed', version: 2 },
  'gig.expired': { status: 'expired', version: 2 },
  'gig.paused': { status: 'paused', version: 2 },
  'key.revoked': { revoked_at: '2026-11-14T23:55:00.000Z' },
  'user.suspended': { status: 'suspended' },
  'webhook.disabled': { enabled: false, disabled_reason: 'gone', version: 2 },
}

type SubjectOf<Type extends EventType> = Type extends `${infer Subject}.${string}` ? Subject : never

/** Every type of the catalogue, as the OpenAPI document shows it. */
export const documentedEvents: readonly DocumentedEvent[] = eventTypeNames.map((type) => {
  const { shape, example } = snapshots[type.slice(0, type.indexOf('.')) as SubjectOf<EventType>]
  const { allowed_actions: _, ...shown } = { ...example, ...differences[type] } as { allowed_actions?: unknown }
  return { type, summary: eventTypes[type], data: snapshotShape(shape), example: shown }
})

// Events tell what a resource is, not what a reader may do to it.
function snapshotShape(shape: TObject): TObject {
  const { allowed_actions, ...properties } = shape.properties
  if (!allowed_actions) return shape
  return Strict(properties, { title: `${(shape as { title?: string }).title}Snapshot` })
}
