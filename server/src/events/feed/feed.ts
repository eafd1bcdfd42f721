import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import type { ReadContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { holdsScope, isDelegated, isPublishableKey, staffRoleOf } from '../../platform/kernel/actor.ts'
import { forbidden, Refusal, validationFailed } from '../../platform/kernel/errors.ts'
import { type EventId, toId } from '../../platform/kernel/ids.ts'
import type { FeedStart } from '../../platform/kernel/pages.ts'
import type { WaitOptions } from '../../platform/kernel/wait-options.ts'
import { parseSubjectId } from './domain.ts'
import { withoutTexts } from './facts-domain.ts'
import {
  type FeedQuery,
  type FeedSlice,
  findEventAt,
  findLatest,
  findPosition,
  findResetAfter,
  readFeed,
  readNewest,
} from './feed-store.ts'
import type { FeedWatch } from './feed-watch.ts'
import type { Event, EventFilter } from './schema.ts'
import type { Feed, FeedReader } from './service.ts'

export function createFeed(watch: FeedWatch): Feed {
  /** Reads a page, waiting until there's at least one event or time is up. `next` is where to continue. */
  async function readPage(db: Queryable, query: FeedQuery, after: FeedPlace, limit: number, waitOptions: WaitOptions) {
    const { waitMs, signal } = waitOptions
    const endMs = performance.now() + waitMs
    const budget = { events: limit, bytes: PAGE_MAX_BYTES }
    const json: string[] = []
    let position = after.position
    for (;;) {
      const slice = await readFeed(db, query, position, budget)
      if (position === after.position) requireCurrent(after, slice)
      json.push(...slice.json.map((each) => shown(query, each)))
      position = slice.upTo
      const next = { position, epoch: epochOf(slice.upToId) }
      if (slice.stoppedBy === 'budget') return { json, next }
      budget.events -= slice.count
      budget.bytes -= slice.bytes
      if (slice.stoppedBy === 'scan limit') continue
      const leftMs = endMs - performance.now()
      if (json.length > 0 || leftMs <= 0 || signal.aborted || watch.closed) return { json, next }
      const feed = query.audience === 'me' ? query.userId : query.audience
      await watch.wait(feed, position, leftMs, signal)
    }
  }

  async function* followFrom(
    db: Queryable,
    query: FeedQuery,
    start: FeedPlace,
    waitOptions: WaitOptions,
  ): AsyncGenerator<Event[]> {
    let after = start
    while (!waitOptions.signal.aborted && !watch.closed) {
      const { json, next } = await readPage(db, query, after, STREAM_BATCH_MAX, waitOptions)
      after = next
      yield json.flatMap((part) => JSON.parse(`[${part}]`) as Event[])
    }
  }

  return {
    async read(ctx, reader, filter, { limit, ...from }, waitOptions) {
      const query = feedQueryOf(ctx, reader, filter)
      const { json, next } = await readPage(ctx.db, query, await startOf(ctx.db, query, from), limit, waitOptions)
      return { rendered: json, next: [String(next.position), next.epoch] }
    },
    async list(ctx, reader, filter, { limit, after }) {
      const before = after?.[0] === undefined ? null : Number(after[0])
      const budget = { events: limit, bytes: PAGE_MAX_BYTES }
      const query = feedQueryOf(ctx, reader, filter)
      const { events, nextBefore } = await readNewest(ctx.db, query, before, budget)
      return {
        rendered: events.map(({ json }) => shown(query, json)),
        next: nextBefore === null ? null : [String(nextBefore)],
      }
    },
    async follow(ctx, reader, filter, from, waitOptions) {
      const query = feedQueryOf(ctx, reader, filter)
      const start = await startOf(ctx.db, query, from)
      // Checked before the stream starts, because after that it can no longer be refused.
      requireCurrent(start, await findEventAt(ctx.db, start.position))
      return followFrom(ctx.db, query, start, waitOptions)
    },
  }
}

/**
 * A position, with a hash of the event there as `epoch`. After the database is restored from an older copy, later positions
 * belong to other events, so the hash differs.
 */
interface FeedPlace {
  position: number
  epoch: string
}

// A hash because the event may be another user's.
function epochOf(eventId: EventId | null): string {
  return eventId === null ? '' : hash('sha256', eventId, 'base64url').slice(0, 12)
}

function placeFrom(cursor: readonly string[] | null): FeedPlace {
  return { position: Number(cursor?.[0] ?? 0), epoch: cursor?.[1] ?? '' }
}

// A sandbox reset deletes all events, and positions continue from there, so an older position leads to what came after the reset.
function requireCurrent(
  place: FeedPlace,
  { afterId, resetPosition }: Pick<FeedSlice, 'afterId' | 'resetPosition'>,
): void {
  if (place.position > resetPosition && epochOf(afterId) !== place.epoch) throw staleCursor()
}

async function startOf(db: Queryable, query: FeedQuery, { after, lastEventId }: FeedStart): Promise<FeedPlace> {
  if (lastEventId) return placeOf(db, query, lastEventId)
  if (after !== 'latest') return placeFrom(after)
  const { position, id } = await findLatest(db)
  return { position, epoch: epochOf(id) }
}

function staleCursor(): Refusal {
  const message =
    'was issued before the database was restored from an older copy; omit it to start with the oldest event'
  return validationFailed([{ path: 'after', code: 'stale_cursor', message }])
}

// Small, so that a slow reader takes up little memory.
const STREAM_BATCH_MAX = 50
// A page of large events holds fewer of them, but always at least one.
const PAGE_MAX_BYTES = 2 * 1024 * 1024

function shown({ audience }: FeedQuery, json: string): string {
  return audience === 'all' ? withoutTexts(json) : json
}

function feedQueryOf(
  ctx: ReadContext,
  { actor, overMcp }: FeedReader,
  { audience = 'me', types, subject_id }: Static<typeof EventFilter>,
): FeedQuery {
  if (audience !== 'market' && isPublishableKey(actor)) {
    throw forbidden('publishable_key', 'A publishable key can only follow the market: send audience=market.')
  }
  if (audience === 'all' && !holdsScope(actor, 'admin')) {
    throw forbidden('missing_scope', 'Only operators can read all events: the key needs the scope admin.', {
      scope: 'admin',
    })
  }
  if (audience === 'all') ctx.noteStaffRead?.(null)
  return {
    audience,
    userId: actor.userId,
    role: staffRoleOf(actor),
    agentId: actor.hostedAgentId,
    hidesCredentialEvents: overMcp || isDelegated(actor),
    types,
    subject: subject_id === undefined ? undefined : parseSubjectId(subject_id),
  }
}

async function placeOf(db: Queryable, query: FeedQuery, eventId: string): Promise<FeedPlace> {
  try {
    const id = toId('evt', eventId)
    const position = await findPosition(db, query, id)
    if (position !== null) return { position, epoch: epochOf(id) }
    const resetPosition = await findResetAfter(db, id)
    if (resetPosition !== null) return { position: resetPosition, epoch: '' }
  } catch (error) {
    // A malformed id gets the same response as one that isn't in the feed.
    if (!(error instanceof Refusal)) throw error
  }
  const message = 'must be the id of an event in your feed; omit it to start with the oldest'
  throw validationFailed([{ path: 'last-event-id', code: 'bad_cursor', message }])
}
