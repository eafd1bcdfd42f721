import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { type EventId, newId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Patience } from '../../platform/kernel/patience.ts'
import type { RenderedPage } from '../../platform/kernel/rendered.ts'
import { eventActorOf, type NewEvent } from './domain.ts'
import { type EventFilter, type Event as EventShape, renderHead } from './schema.ts'
import { sendEvents } from './store.ts'

/** Records what happened in the transaction it happened in. Returns the events' ids. */
export function record(ctx: WriteContext, by: Actor | 'clock', ...events: readonly NewEvent[]): EventId[] {
  const [actor, now] = [eventActorOf(by), ctx.clock.now()]
  const recorded = events.map((event) => {
    const named = { ...event, id: newId<'evt'>() }
    return { ...named, head: renderHead(named, actor, now) }
  })
  sendEvents(ctx.db, actor, now, recorded)
  ctx.db.afterCommit(ctx.wakeWorker)
  return recorded.map(({ id }) => id)
}

/** What concerns a caller, in the order in which it became visible: nothing skipped, nothing twice. */
export interface Feed {
  /** What comes after a place; waits for it when there is nothing yet. `next` is the place to go on from. */
  read(
    ctx: ReadContext,
    actor: Actor,
    filter: Static<typeof EventFilter>,
    page: PageRequest,
    patience: Patience,
  ): Promise<RenderedPage & { next: readonly string[] }>
  /** The same without an end, some at a time; none when nothing came for as long as the caller's patience lasts. */
  follow(
    ctx: ReadContext,
    actor: Actor,
    filter: Static<typeof EventFilter>,
    from: { after: readonly string[] | null; lastEventId: string | null },
    patience: Patience,
  ): Promise<AsyncIterable<readonly Static<typeof EventShape>[]>>
}
