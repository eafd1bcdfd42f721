import type { Database, Tx } from '../../platform/db/database.ts'
import type { NumberedEvent } from './domain.ts'
import { hasUnnumbered, insertReaders, lockSequence, numberEvents, sendLastPosition } from './store.ts'

/** Additional work in the transaction that makes events visible to readers. */
export type OnNumbered = (tx: Tx, events: readonly NumberedEvent[]) => Promise<void>

/**
 * Assigns positions to committed events, and returns how many. Readers follow positions and not the insertion order, because
 * a reader that has already passed an event's place in that order would miss it if its transaction commits late.
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

/** Whether any event has no position yet. Cheaper than taking the lock, so that an idle service writes nothing. */
export function isSequenceDue(database: Database): Promise<boolean> {
  return hasUnnumbered(database)
}

/** When `sequenceEvents` returns this many, more events are left. */
export const EVENTS_BATCH_MAX = 500
