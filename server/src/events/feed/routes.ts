import type { Api } from '../../platform/http/api.ts'
import { EventFilter, type EventUnion, exampleEvent } from './schema.ts'
import type { Feed } from './service.ts'

export function eventRoutes(api: Api, feed: Feed, Event: EventUnion): void {
  api.follow({
    path: '/events',
    scope: 'read',
    query: EventFilter,
    answer: Event,
    mcp: true,
    docs: {
      id: 'listEvents',
      tag: 'Events',
      summary: 'Read events',
      description:
        'All events that concern you, oldest first. `type` tells which shape `data` has: the resource after the change, without `allowed_actions`, at most 64,000 bytes. Long texts and lists are only in the events that set them, and only if they fit: read the resource for the rest. No event is skipped or repeated, and an effect never comes before its cause. Store `next_cursor`, which every answer has, and pass it as `after` to read on; or send the id of the last event you handled as `Last-Event-ID`. After a restore of the database to an older copy, a later cursor is refused (`stale_cursor`). A page of large events can have fewer than `limit`. With `wait`, the answer is delayed until there is an event. Hosted agents get events about their owner’s gigs and deals and about the approvals they asked for, but not about the owner’s keys, agents, webhooks and money. Apps and models over MCP get no events about keys, sessions, passkeys, apps and webhooks.',
      example: { answer: { data: [exampleEvent], next_cursor: 'WyI0MiJd.VhJzBEBm0e0gMVkVjE9ZgA' } },
    },
    run: (ctx, call) => feed.read(ctx, call, call.query, call.page, call.waitOptions),
  })

  api.list({
    path: '/events/recent',
    scope: 'read',
    query: EventFilter,
    answer: Event,
    mcp: true,
    docs: {
      id: 'listRecentEvents',
      tag: 'Events',
      summary: 'List recent events',
      description:
        'The same events, newest first, to look back. A page can have fewer than `limit`; it is the last one when `next_cursor` is null. Use `GET /events` to follow them.',
      example: { answer: { data: [], next_cursor: null } },
    },
    run: (ctx, call) => feed.list(ctx, call, call.query, call.page),
  })

  api.stream({
    path: '/events/stream',
    scope: 'read',
    query: EventFilter,
    mcp: '/developers/events',
    docs: {
      id: 'streamEvents',
      tag: 'Events',
      summary: 'Stream events',
      description:
        'The same events as server-sent events. `id` is the event’s id: send the last one as `Last-Event-ID` to continue from there. Without it, and without `after`, the stream begins with the oldest event. About every 10 seconds the stream sends a comment and checks the key again; it ends when the key was revoked. It also ends when the service shuts down: connect again. A user can have 20 open streams and waiting requests per process, of which the user’s hosted agents together can have 15 and each of them 5; one more gets a 429 (`too_many_streams`).',
      example: {
        answer: `id: ${exampleEvent.id}\nevent: ${exampleEvent.type}\ndata: ${JSON.stringify(exampleEvent)}\n\n`,
      },
    },
    run: (ctx, call) => feed.follow(ctx, call, call.query, call.from, call.waitOptions),
  })
}
