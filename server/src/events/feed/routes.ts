import type { Api } from '../../platform/http/api.ts'
import { EventFilter, type EventUnion, exampleEvent } from './schema.ts'
import type { Feed } from './service.ts'

export function eventRoutes(api: Api, feed: Feed, Event: EventUnion): void {
  api.follow({
    path: '/events',
    scope: 'read',
    forVisitors: true,
    query: EventFilter,
    answer: Event,
    mcp: true,
    docs: {
      id: 'listEvents',
      tag: 'Events',
      summary: 'Read events',
      description:
        'All events that concern you, oldest first. `type` determines the shape of `data`: the resource after the change, without `allowed_actions`, at most 64,000 bytes. Long texts and lists are only included in the events that set them, and only if they fit. For the rest, read the resource. No event is skipped or repeated, and an effect never comes before its cause. Store `next_cursor`, which every response has, and pass it as `after` to continue, or send the id of the last event you handled as `Last-Event-ID`. After the database is restored from an older copy, a later cursor is refused (`stale_cursor`). A page of large events can have fewer than `limit`. With `wait`, the response is delayed until there is an event. Hosted agents get events about their owner’s gigs and deals and about the approvals they asked for, but not about the owner’s keys, agents, webhooks and money. Apps and models over MCP get no events about keys, sessions, passkeys, apps and webhooks. With `audience=market`, everyone gets what visitors may see: gigs that open, change and close, profiles and reviews that are published. It doesn’t say who acted, and is all that a publishable key can follow. `profile.hidden` also hides the user’s gigs; after a later `profile.published`, read them again. With `audience=all`, operators (`admin`) get every event, with `data` reduced to ids, states, amounts, counts and times.',
      example: { answer: { data: [exampleEvent], next_cursor: 'WyI0MiJd.VhJzBEBm0e0gMVkVjE9ZgA' } },
    },
    run: (ctx, call) => feed.read(ctx, call, call.query, call.page, call.waitOptions),
  })

  api.list({
    path: '/events/recent',
    scope: 'read',
    forVisitors: true,
    query: EventFilter,
    answer: Event,
    mcp: true,
    docs: {
      id: 'listRecentEvents',
      tag: 'Events',
      summary: 'List recent events',
      description:
        'The same events, newest first, for looking at history. A page can have fewer than `limit`. It’s the last one if `next_cursor` is null. To follow new events, use `GET /events`.',
      example: { answer: { data: [], next_cursor: null } },
    },
    run: (ctx, call) => feed.list(ctx, call, call.query, call.page),
  })

  api.stream({
    path: '/events/stream',
    scope: 'read',
    forVisitors: true,
    query: EventFilter,
    mcp: '/developers/events',
    docs: {
      id: 'streamEvents',
      tag: 'Events',
      summary: 'Stream events',
      description:
        'The same events as server-sent events. `id` is the event’s id: send the last one as `Last-Event-ID` to continue from there. Without it, and without `after`, the stream starts with the oldest event. About every 10 seconds, the stream sends a comment and re-checks the key. It ends if the key has been revoked. It also ends when the service shuts down, so reconnect. A user can have 20 open streams and waiting requests per process; of these, hosted agents can have 5 each and 15 in total. Any more get a 429 (`too_many_streams`).',
      example: {
        answer: `id: ${exampleEvent.id}\nevent: ${exampleEvent.type}\ndata: ${JSON.stringify(exampleEvent)}\n\n`,
      },
    },
    run: (ctx, call) => feed.follow(ctx, call, call.query, call.from, call.waitOptions),
  })
}
