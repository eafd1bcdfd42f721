import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { type EventId, type Id, newId, type Prefix, type UserId } from '../../platform/kernel/ids.ts'
import type { FeedStart, PageRequest } from '../../platform/kernel/pages.ts'
import type { RenderedPage } from '../../platform/kernel/rendered.ts'
import type { WaitOptions } from '../../platform/kernel/wait-options.ts'
import { type EventAuthor, type EventType, eventActorOf, type NewEvent, shownActor, undisclosed } from './domain.ts'
import { type Event, type EventFilter, renderHead } from './schema.ts'
import { findHeadAbout, lockSequence, saveReset, sendEvents, sendRetraction, sendWithheld } from './store.ts'

/** Records events in the transaction of the change they report, and returns their ids. */
export function record(ctx: WriteContext, by: EventAuthor | 'clock', ...events: readonly NewEvent[]): EventId[] {
  const [actor, now] = [eventActorOf(by), ctx.clock.now()]
  const recorded = events.map((event) => {
    const identified = { ...event, id: newId<'evt'>() }
    const marketHead = event.market ? renderHead(identified, undisclosed, now) : null
    return { ...identified, head: renderHead(identified, shownActor(event.type, actor), now), marketHead }
  })
  sendEvents(ctx.db, actor, now, recorded)
  ctx.db.afterCommit(ctx.wakeWorker)
  return recorded.map(({ id }) => id)
}

/** Takes all public events about something out of the market feed, because it was deleted. */
export function retractFromMarket(ctx: WriteContext, subjectId: Id<Prefix>): void {
  sendRetraction(ctx.db, subjectId)
}

/** Hides the `data` of earlier events about something, because it was removed. Sent with the commit. */
export function withholdEvents(ctx: WriteContext, subjectId: Id<Prefix>, readerId: UserId): void {
  sendWithheld(ctx.db, subjectId, readerId, true)
}

/** Shows that `data` again, because it was restored. */
export function releaseEvents(ctx: WriteContext, subjectId: Id<Prefix>, readerId: UserId): void {
  sendWithheld(ctx.db, subjectId, readerId, false)
}

/** Keeps events from becoming visible to readers until this transaction has ended. */
export async function pauseNumbering(ctx: WriteContext): Promise<void> {
  await lockSequence(ctx.db)
}

/** The newest event of these types that a reader has gotten about something, and its actor, both as readers see them. */
export async function findEventAbout(
  ctx: Pick<ReadContext, 'db'>,
  readerId: UserId,
  subjectId: string,
  types: readonly EventType[],
): Promise<Pick<Event, 'id' | 'actor'> | null> {
  const head = await findHeadAbout(ctx.db, readerId, subjectId, types)
  return head === null ? null : JSON.parse(`{${head}}`)
}

/** Call this when a sandbox reset has deleted all events, after `pauseNumbering`. */
export async function forgetEvents(ctx: WriteContext): Promise<void> {
  await saveReset(ctx.db)
}

/** The part of a call that determines which events it shows. */
export interface FeedReader {
  actor: Actor
  overMcp: boolean
}

/** The events a caller may read, in order of position. None is skipped or repeated. */
export interface Feed {
  /** The next page. Waits for an event if there is none; `next` is where to continue. */
  read(
    ctx: ReadContext,
    reader: FeedReader,
    filter: Static<typeof EventFilter>,
    page: FeedStart & { limit: number },
    waitOptions: WaitOptions,
  ): Promise<RenderedPage & { next: readonly string[] }>
  /** A page, newest first. */
  list(
    ctx: ReadContext,
    reader: FeedReader,
    filter: Static<typeof EventFilter>,
    page: PageRequest,
  ): Promise<RenderedPage>
  /** An endless series of batches. A batch is empty if there was no event within `waitMs`. */
  follow(
    ctx: ReadContext,
    reader: FeedReader,
    filter: Static<typeof EventFilter>,
    from: FeedStart,
    waitOptions: WaitOptions,
  ): Promise<AsyncIterable<readonly Event[]>>
}
