import type { Database } from '../db/database.ts'
import { hasUnnumbered, lockSequence, numberEvents, sendLastPosition } from './store.ts'

/**
 * Gives committed events their positions. Readers follow positions, never insertion order: a transaction that commits
 * late would otherwise appear behind the back of a reader who has already passed its place. Returns how many it numbered.
 */
export async function sequenceEvents(database: Database): Promise<number> {
  // Looking first costs less than a lock, and an idle service writes nothing.
  if (!(await hasUnnumbered(database))) return 0
  return database.transaction(async (tx) => {
    const lastPosition = await lockSequence(tx)
    const numbered = await numberEvents(tx, lastPosition, BATCH_MAX)
    if (numbered > 0) sendLastPosition(tx, lastPosition + numbered)
    return numbered
  })
}

const BATCH_MAX = 1_000
