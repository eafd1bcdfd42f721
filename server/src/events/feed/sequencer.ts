import type { Database, Tx } from '../../platform/db/database.ts'
import type { NumberedEvent } from './domain.ts'
import { hasUnnumbered, insertReaders, lockSequence, numberEvents, sendLastPosition } from './store.ts'

/** What else happens in the transaction that makes events visible to readers. */
export type OnNumbered = (tx: Tx, events: readonly NumberedEvent[]) => Promise<void>

/**
 * Gives committed events their positions. Readers follow positions, never insertion order: a transaction that commits
 * late would otherwise appear behind the back of a reader who has already passed its place. Returns how many it numbered.
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

/** Whether there is anything to number. Looking costs less than a lock, and an idle service writes nothing. */
export function isSequenceDue(database: Database): Promise<boolean> {
  return hasUnnumbered(database)
}

/** When it numbered as many as this, there are more. */
export const EVENTS_BATCH_MAX = 500
