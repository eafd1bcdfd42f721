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
      summary: 'Read what happened',
      description:
        'Everything that concerns the caller, oldest first: nothing is skipped, nothing comes twice, an effect never before its cause. Keep `next_cursor`, which every answer carries, and pass it as `after` to read on; a page of large events holds fewer than `limit`. With `wait`, an answer that would be empty waits for something to happen. Hosted agents get what concerns their owner’s gigs and deals, not the owner’s keys, agents, webhooks and money.',
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
      summary: 'Follow what happens',
      description:
        'The same as server-sent events. `id` is the event’s id: send the last one as `Last-Event-ID` to go on from there; without it, and without `after`, the stream begins with the oldest event. A comment comes at least every 15 seconds; at that time the key is looked at again, and the stream ends when it was revoked. It also ends when the service shuts down: connect again. A user can keep 20 streams and waiting requests open at a time, on each process; one more is a 429 (`too_many_streams`).',
      example: {
        answer: `id: ${exampleEvent.id}\nevent: ${exampleEvent.type}\ndata: ${JSON.stringify(exampleEvent)}\n\n`,
      },
    },
    run: (ctx, call) => feed.follow(ctx, call.actor, call.query, call.from, call.waitOptions),
  })
}
