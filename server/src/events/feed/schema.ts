import { type Static, Type } from 'typebox'
import { IdIn, IdOut, ListOf, Nullable, OneOf, Strict, Timestamp } from '../../platform/http/shapes.ts'
import { type EventId, encodeId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { type EventActor, eventTypeNames, type NewEvent, presentSubject } from './domain.ts'

export const Event = Strict(
  {
    id: IdOut('evt', 'The event’s id: the same in the feed, the stream and webhooks.'),
    type: OneOf(eventTypeNames, { description: 'What happened.' }),
    created_at: Timestamp('When it happened.'),
    actor: Strict(
      {
        type: OneOf(['user', 'agent', 'operator', 'clock'], { description: '`clock`: a deadline passed.' }),
        user_id: Nullable(IdOut('usr')),
        hosted_agent_id: Nullable(IdOut('agt')),
      },
      { description: 'The caller that caused the event.' },
    ),
    subject: Strict(
      { type: Type.String({ description: 'The kind of resource.' }), id: Type.String({ description: 'Its id.' }) },
      { description: 'The resource the event is about.' },
    ),
    data: Type.Unsafe<object>({
      type: 'object',
      additionalProperties: true,
      description:
        'The resource after the change, without `allowed_actions`, at most 64,000 bytes. Long texts and lists are only in the events that set them, and only if they fit: read the resource for the rest. The section `webhooks` of this document describes it for each type.',
    }),
  },
  { title: 'Event' },
)

export const EventFilter = Strict({
  types: Type.Optional(
    ListOf(OneOf(eventTypeNames), eventTypeNames.length, {
      uniqueItems: true,
      description: 'Only events of these types; repeat the parameter.',
    }),
  ),
  subject_id: Type.Optional(IdIn('gig', 'Only events about this resource.')),
})

/** The event without its data, as members of a JSON object. Stored with the event, so that reads need not render it. */
export function renderHead(
  { id, type, subject }: Pick<NewEvent, 'type' | 'subject'> & { id: EventId },
  actor: EventActor,
  createdAt: Instant,
): string {
  const head: Omit<Static<typeof Event>, 'data'> = {
    id: encodeId('evt', id),
    type,
    created_at: createdAt,
    actor: {
      type: actor.type,
      user_id: actor.userId && encodeId('usr', actor.userId),
      hosted_agent_id: actor.agentId && encodeId('agt', actor.agentId),
    },
    subject: presentSubject(subject),
  }
  return JSON.stringify(head).slice(1, -1)
}

export const exampleEvent: Static<typeof Event> = {
  id: 'evt_01kz3v9d6ye8tb2xw4qh5mrc7a',
  type: 'agent.suspended',
  created_at: '2026-11-14T23:55:00.000Z',
  actor: { type: 'user', user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a', hosted_agent_id: null },
  subject: { type: 'agent', id: 'agt_01kz3v9d6ye8tb2xw4qh5mrc7a' },
  data: {
    id: 'agt_01kz3v9d6ye8tb2xw4qh5mrc7a',
    name: 'Scout',
    description: null,
    status: 'suspended',
    version: 2,
    created_at: '2026-11-14T23:50:00.000Z',
  },
}
