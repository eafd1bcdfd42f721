import type { Database, Queryable, Tx } from '../../platform/db/database.ts'
import { type JobBacklog, WAITING_MAX } from '../../platform/health/domain.ts'
import { madeAt } from '../../platform/kernel/ids.ts'
import { epochMsOf } from '../../platform/kernel/time.ts'
import type { NumberedEvent } from './domain.ts'
import { countUnnumbered, hasUnnumbered, insertReaders, lockSequence, numberEvents, sendLastPosition } from './store.ts'

/** Extra work in the transaction that makes events visible to readers. */
export type OnNumbered = (tx: Tx, events: readonly NumberedEvent[]) => Promise<void>

/**
 * Assigns positions to committed events, and returns how many. Readers follow positions rather than insertion order, because a
 * reader already past an event's place in that order would miss it if its transaction committed late.
 */
export async function sequenceEvents(database: Database, onNumbered: OnNumbered = async () => {}): Promise<number> {
  return database.transaction(async (tx) => {
    const lastPosition = await lockSequence(tx)
    const numbered = await numberEvents(tx, lastPosition, EVENTS_BATCH_MAX)
    if (numbered.length === 0) return 0
    sendLastPosition(tx, lastPosition + numbered.length)
    await onNumbered(tx, await insertReaders(tx, numbered))
    return numbered.length
  })
}

/** Whether any event still has no position. Cheaper than taking the lock, so that an idle service writes nothing. */
export function isSequenceDue(database: Database): Promise<boolean> {
  return hasUnnumbered(database)
}

/** How far behind the sequencer is, in real time. */
export async function measureEvents(db: Queryable): Promise<JobBacklog> {
  const { count, first_id } = await countUnnumbered(db, WAITING_MAX)
  const lagMs = first_id === null ? 0 : Date.now() - epochMsOf(madeAt(first_id))
  return { waiting: count, lag_seconds: Math.max(0, Math.floor(lagMs / 1000)) }
}

/** If `sequenceEvents` returns this many, more events are left. */
export const EVENTS_BATCH_MAX = 500
