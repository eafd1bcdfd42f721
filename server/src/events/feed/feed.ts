import type { Static } from 'typebox'
import type { Queryable } from '../../platform/db/database.ts'
import { type Actor, staffRoleOf } from '../../platform/kernel/actor.ts'
import { Refusal, validationFailed } from '../../platform/kernel/errors.ts'
import { toId } from '../../platform/kernel/ids.ts'
import type { WaitOptions } from '../../platform/kernel/wait-options.ts'
import { parseSubjectId } from './domain.ts'
import { type FeedQuery, findPosition, readFeed } from './feed-store.ts'
import type { FeedWatch } from './feed-watch.ts'
import type { EventFilter, Event as EventShape } from './schema.ts'
import type { Feed } from './service.ts'

export function createFeed(watch: FeedWatch): Feed {
  /** Reads a page, waiting until there is at least one event or the time is over. `position` is where to read on. */
  async function readPage(db: Queryable, query: FeedQuery, after: number, limit: number, waitOptions: WaitOptions) {
    const { waitMs, signal } = waitOptions
    const endMs = performance.now() + waitMs
    const budget = { events: limit, bytes: PAGE_MAX_BYTES }
    const json: string[] = []
    let position = after
    for (;;) {
      const slice = await readFeed(db, query, position, budget)
      json.push(...slice.json)
      position = Math.max(position, slice.upTo)
      if (slice.stoppedBy === 'budget') return { json, position }
      budget.events -= slice.count
      budget.bytes -= slice.bytes
      if (slice.stoppedBy === 'scan limit') continue
      const leftMs = endMs - performance.now()
      if (json.length > 0 || leftMs <= 0 || signal.aborted || watch.closed) return { json, position }
      await watch.wait(query.userId, position, leftMs, signal)
    }
  }

  async function* followFrom(
    db: Queryable,
    query: FeedQuery,
    start: number,
    waitOptions: WaitOptions,
  ): AsyncGenerator<Static<typeof EventShape>[]> {
    let after = start
    while (!waitOptions.signal.aborted && !watch.closed) {
      const { json, position } = await readPage(db, query, after, STREAM_BATCH_MAX, waitOptions)
      after = position
      yield json.flatMap((part) => JSON.parse(`[${part}]`) as Static<typeof EventShape>[])
    }
  }

  return {
    async read(ctx, actor, filter, page, waitOptions) {
      const after = Number(page.after?.[0] ?? 0)
      const { json, position } = await readPage(ctx.db, feedQueryOf(actor, filter), after, page.limit, waitOptions)
      return { rendered: json, next: [String(position)] }
    },
    async follow(ctx, actor, filter, { after, lastEventId }, waitOptions) {
      const query = feedQueryOf(actor, filter)
      const start = lastEventId === null ? Number(after?.[0] ?? 0) : await positionOf(ctx.db, query, lastEventId)
      return followFrom(ctx.db, query, start, waitOptions)
    },
  }
}

// Small, so that a slow reader keeps little in memory.
const STREAM_BATCH_MAX = 50
// A page of large events holds fewer of them, but always at least one.
const PAGE_MAX_BYTES = 2 * 1024 * 1024

function feedQueryOf(actor: Actor, { types, subject_id }: Static<typeof EventFilter>): FeedQuery {
  return {
    userId: actor.userId,
    role: staffRoleOf(actor),
    agentId: actor.hostedAgentId,
    types,
    subject: subject_id === undefined ? undefined : parseSubjectId(subject_id),
  }
}

async function positionOf(db: Queryable, query: FeedQuery, eventId: string): Promise<number> {
  try {
    const position = await findPosition(db, query, toId('evt', eventId))
    if (position !== null) return position
  } catch (error) {
    // An id of the wrong form gets the same answer as one that is not in the feed.
    if (!(error instanceof Refusal)) throw error
  }
  const message = 'must be the id of an event in your feed; leave it out to begin at the oldest'
  throw validationFailed([{ path: 'last-event-id', code: 'bad_cursor', message }])
}
