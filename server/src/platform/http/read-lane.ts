import type { Queryable } from '../db/database.ts'
import type { FairQueue } from '../fair-queue.ts'

/** Connections for reads of many rows, and the queue in which requests wait for them. */
export interface ReadLane {
  queue: FairQueue
  db: Queryable
}

/** The lanes of lists: pages that are found at once share connections; one that may be slow to find has a connection to itself. */
export interface ReadLanes {
  quick: ReadLane
  slow: ReadLane
}

/** For reads that wait in between, such as feeds: each statement takes its turn, so that none is held while nothing runs. */
export function inTurns({ queue, db }: ReadLane, turn: string): Queryable {
  return { query: (statement) => queue.run(turn, () => db.query(statement)) }
}
