import type { WriteContext } from '../context.ts'
import type { Actor } from '../kernel/actor.ts'
import { newId } from '../kernel/ids.ts'
import { eventActorOf, type NewEvent } from './domain.ts'
import { sendEvents } from './store.ts'

/** Records what happened in the transaction it happened in. */
export function record(ctx: WriteContext, by: Actor | 'clock', ...events: readonly NewEvent[]): void {
  sendEvents(
    ctx.db,
    eventActorOf(by),
    ctx.clock.now(),
    events.map((event) => ({ ...event, id: newId<'evt'>() })),
  )
  ctx.db.afterCommit(ctx.wakeWorker)
}
