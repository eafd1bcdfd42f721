import type { Api } from '../../platform/http/api.ts'
import { Event, EventFilter, exampleEvent } from './schema.ts'
import type { Feed } from './service.ts'

export function eventRoutes(api: Api, feed: Feed): void {
  api.follow({
    path: '/events',
    scope: 'read',
    query: EventFilter,
    answer: Event,
    docs: {
      id: 'listEvents',
      tag: 'Events',
      summary: 'List events',
      description:
        'All events that concern the caller, oldest first. No event is skipped or repeated, and an effect never comes before its cause. Every response has a `next_cursor`; pass it as `after` to read on. A page of large events can have fewer than `limit`. With `wait`, a response that would be empty waits for the next event. Hosted agents get events about their owner’s gigs and deals, but not about the owner’s keys, agents, webhooks and money.',
      example: { answer: { data: [exampleEvent], next_cursor: 'WyI0MiJd.VhJzBEBm0e0gMVkVjE9ZgA' } },
    },
    run: (ctx, call) => feed.read(ctx, call.actor, call.query, call.page, call.waitOptions),
  })

  api.stream({
    path: '/events/stream',
    scope: 'read',
    query: EventFilter,
    docs: {
      id: 'streamEvents',
      tag: 'Events',
      summary: 'Stream events',
      description:
        'The same events as server-sent events. `id` is the id of the event: send the last one as `Last-Event-ID` to continue after it. Without it and without `after`, the stream begins with the oldest event. A comment is sent at least every 15 seconds; the key is checked again then, and the stream ends if it was revoked. The stream also ends when the service shuts down: connect again. A user can have 20 open streams and waiting requests on each process; one more gets a 429 (`too_many_streams`).',
      example: {
        answer: `id: ${exampleEvent.id}\nevent: ${exampleEvent.type}\ndata: ${JSON.stringify(exampleEvent)}\n\n`,
      },
    },
    run: (ctx, call) => feed.follow(ctx, call.actor, call.query, call.from, call.waitOptions),
  })
}
