import { type Static, type TSchema, type TUnsafe, Type } from 'typebox'
import {
  Answer,
  described,
  IdIn,
  IdOut,
  ListOf,
  Nullable,
  OneOf,
  Strict,
  Subject,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { type EventId, encodeId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import {
  type EventActor as Actor,
  actorTypes,
  audiences,
  eventTypeNames,
  type NewEvent,
  presentSubject,
} from './domain.ts'

/** The type of an event. */
export const EventTypeName = OneOf('EventType', eventTypeNames)

export const EventActor = Answer(
  {
    type: OneOf(
      'EventActorType',
      actorTypes,
      '`clock`: a deadline passed. `undisclosed`: the market feed doesn’t say who acted.',
    ),
    user_id: Nullable(
      IdOut(
        'usr',
        'Null for deadlines, in the market feed, and for what operators decide about users and their content.',
      ),
    ),
    hosted_agent_id: Nullable(IdOut('agt')),
    acted_by: Type.Optional(
      IdOut('usr', 'The operator whose key acted for this managed user; absent if the user acted.'),
    ),
  },
  { title: 'EventActor', about: 'The caller that caused the event.' },
)

/**
 * The shape of events of certain types. `reference/event-shapes.ts`, which may import all areas, passes in the shape of `data`.
 */
export function eventShape<Type extends TSchema, Data extends TSchema>(title: string, type: Type, data: Data) {
  return Answer(
    {
      id: IdOut('evt'),
      type,
      created_at: Timestamp(),
      actor: EventActor,
      subject: Subject(),
      data,
    },
    { title },
  )
}

/** The shape of every event. */
export type EventUnion = TSchema

export type Event = Static<ReturnType<typeof eventShape<typeof EventTypeName, TUnsafe<object>>>>

/** Whose events. */
export const Audience = OneOf('Audience', audiences)

export const EventFilter = Strict({
  audience: Type.Optional(
    described(
      Audience,
      'Default: `me`, the events that concern you. `market`: what everyone can see of gigs, profiles and reviews. `all`, for operators: every event, with `data` reduced to ids, states, amounts, counts and times.',
    ),
  ),
  types: Type.Optional(
    ListOf(EventTypeName, eventTypeNames.length, {
      uniqueItems: true,
      description: 'Only events of these types. Repeat the parameter, or separate types with commas.',
    }),
  ),
  subject_id: Type.Optional(IdIn('gig', 'Only events about this resource.')),
})

/** The event without its data, as members of a JSON object. Stored with the event, so that reads don't have to render it. */
export function renderHead(
  { id, type, subject }: Pick<NewEvent, 'type' | 'subject'> & { id: EventId },
  actor: Actor,
  createdAt: Instant,
): string {
  const head: Omit<Event, 'data'> = {
    id: encodeId('evt', id),
    type,
    created_at: createdAt,
    actor: {
      type: actor.type,
      user_id: actor.userId && encodeId('usr', actor.userId),
      hosted_agent_id: actor.agentId && encodeId('agt', actor.agentId),
      ...(actor.actedBy && { acted_by: encodeId('usr', actor.actedBy) }),
    },
    subject: presentSubject(subject),
  }
  return JSON.stringify(head).slice(1, -1)
}

export const exampleEvent: Event = {
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
