import { type TSchema, Type } from 'typebox'
import type { EventType } from '../events/feed/domain.ts'
import { type EventUnion, eventShape } from '../events/feed/schema.ts'
import { Answer, IdOut, OneOf, Timestamp } from '../platform/http/shapes.ts'
import { type DocumentedEvent, documentedEvents } from './event-docs.ts'

const componentOf = documentedEvents.map(({ type, component }) => [type, `#/components/schemas/${component}`])
const dataOf = new Map(documentedEvents.map(({ component, data }) => [component, data]))

/** An event in the feed; its `type` determines the shape of its `data`. */
export const Event: EventUnion = Type.Unsafe<unknown>({
  title: 'Event',
  about:
    'What happened (`type`, which determines the shape of `data`), when (`created_at`), to which resource (`subject`), and who caused it. The `id` is the same in the feed, the stream and webhooks.',
  oneOf: [...dataOf].map(([component, data]) => eventShape(component, typeOf(component), data)),
  discriminator: { propertyName: 'type', mapping: Object.fromEntries(componentOf) },
})

/** What webhooks get for an event. `data` has the same shape as in the feed. */
export function payloadOf({ component, data }: DocumentedEvent): TSchema {
  return Answer(
    {
      id: IdOut('evt'),
      type: typeOf(component),
      timestamp: Timestamp(),
      data,
    },
    { title: `${component}Payload` },
  )
}

function typeOf(component: string) {
  const types = documentedEvents.filter((event) => event.component === component).map(({ type }) => type)
  return OneOf<EventType>(`${component}Type`, types)
}
