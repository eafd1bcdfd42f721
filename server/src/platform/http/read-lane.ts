import type { Queryable } from '../db/database.ts'
import type { FairQueue } from '../fair-queue.ts'

/** Connections for reads of many rows, and the queue in which requests wait for them. */
export interface ReadLane {
  queue: FairQueue
  db: Queryable
}

/** The lanes for lists: pages that are found quickly share connections; one that may be slow to find gets its own. */
export interface ReadLanes {
  quick: ReadLane
  slow: ReadLane
}

/** For reads that pause, such as feeds: each statement waits its turn, so that no connection is held while nothing is running. */
export function inTurns({ queue, db }: ReadLane, turn: string): Queryable {
  return { query: (statement) => queue.run(turn, () => db.query(statement)) }
}
