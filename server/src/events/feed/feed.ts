import type { Static } from 'typebox'
import type { Queryable } from '../../platform/db/database.ts'
import { type Actor, roleSpokenFor } from '../../platform/kernel/actor.ts'
import { Refusal, validationFailed } from '../../platform/kernel/errors.ts'
import { toId } from '../../platform/kernel/ids.ts'
import type { Patience } from '../../platform/kernel/patience.ts'
import { readSubjectId } from './domain.ts'
import type { FeedWatch } from './feed-watch.ts'
import type { EventFilter, Event as EventShape } from './schema.ts'
import type { Feed } from './service.ts'
import { type FeedQuery, findPlace, readFeed } from './store.ts'

export function createFeed(watch: FeedWatch): Feed {
  async function readOn(db: Queryable, query: FeedQuery, after: number, limit: number, patience: Patience) {
    const endMs = performance.now() + patience.waitMs
    const json: string[] = []
    const room = { events: limit, bytes: PAGE_MAX_BYTES }
    let place = after
    for (;;) {
      const read = await readFeed(db, query, place, room)
      json.push(...read.json)
      place = Math.max(place, read.upTo)
      if (read.reached === 'room') return { json, place }
      room.events -= read.count
      room.bytes -= read.bytes
      if (read.reached === 'walk') continue
      const leftMs = endMs - performance.now()
      if (json.length > 0 || leftMs <= 0 || patience.signal.aborted || watch.closed) return { json, place }
      await patience.idle(watch.wait(query.userId, place, leftMs, patience.signal))
    }
  }

  async function* followFrom(
    db: Queryable,
    query: FeedQuery,
    after: number,
    patience: Patience,
  ): AsyncGenerator<Static<typeof EventShape>[]> {
    let from = after
    while (!patience.signal.aborted && !watch.closed) {
      const { json, place } = await readOn(db, query, from, STREAM_BATCH, patience)
      from = place
      yield json.flatMap((part) => JSON.parse(`[${part}]`) as Static<typeof EventShape>[])
    }
  }

  return {
    async read(ctx, actor, filter, page, patience) {
      const after = Number(page.after?.[0] ?? 0)
      const { json, place } = await readOn(ctx.db, feedQueryOf(actor, filter), after, page.limit, patience)
      return { rendered: json, next: [String(place)] }
    },
    async follow(ctx, actor, filter, { after, lastEventId }, patience) {
      const query = feedQueryOf(actor, filter)
      const from = lastEventId === null ? Number(after?.[0] ?? 0) : await placeOf(ctx.db, query, lastEventId)
      return followFrom(ctx.db, query, from, patience)
    },
  }
}

// Few enough that a slow reader keeps little in memory.
const STREAM_BATCH = 50
// Larger events make for fewer on a page, down to one: neither the database nor a reader has to take any number at once.
const PAGE_MAX_BYTES = 2 * 1024 * 1024

function feedQueryOf(actor: Actor, { types, subject_id }: Static<typeof EventFilter>): FeedQuery {
  return {
    userId: actor.userId,
    role: roleSpokenFor(actor),
    forAgent: actor.hostedAgentId !== null,
    types,
    subject: subject_id === undefined ? undefined : readSubjectId(subject_id),
  }
}

async function placeOf(db: Queryable, query: FeedQuery, eventId: string): Promise<number> {
  try {
    const place = await findPlace(db, query, toId('evt', eventId))
    if (place !== null) return place
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  const message = 'must be the id of an event in your feed; leave it out to begin at the oldest'
  throw validationFailed([{ path: 'last-event-id', code: 'bad_cursor', message }])
}
