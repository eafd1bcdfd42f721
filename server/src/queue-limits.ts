import type { Capacity } from './config.ts'
import type { Connections } from './platform/db/database.ts'
import type { FairQueueOptions } from './platform/fair-queue.ts'

export interface QueueLimits {
  writes: FairQueueOptions
  lists: FairQueueOptions
  searches: FairQueueOptions
  oauth: FairQueueOptions
}

export function queueLimitsFrom({
  listConnections,
  searchConnections,
  writeConnections,
  waitingMax,
  waitMaxMs,
}: Capacity): QueueLimits {
  const queue = (atOnceMax: number) => ({ atOnceMax, reserved: Math.floor(atOnceMax / 4), waitingMax, waitMaxMs })
  return {
    writes: { ...queue(writeConnections), overload: { above: 3 * writeConnections, waitMaxMs: waitMaxMs / 16 } },
    // They share connections: enough to keep them busy, but not so many that a new one waits long behind them.
    lists: queue(8 * listConnections),
    searches: queue(searchConnections),
    // Writes of the authorization server. They can wait longer than others, because a failed one could use up a code or token for
    // nothing.
    oauth: { atOnceMax: OAUTH_CONNECTIONS, reserved: 0, waitingMax: 4 * waitingMax, waitMaxMs: 5 * waitMaxMs },
  }
}

export function connectionsFrom(capacity: Capacity): Connections {
  return {
    lookups: capacity.lookupConnections,
    lists: capacity.listConnections,
    searches: capacity.searchConnections,
    transactions: capacity.writeConnections + OAUTH_CONNECTIONS + WORKER_CONNECTIONS,
  }
}

const OAUTH_CONNECTIONS = 4
// Ensures that the worker always gets a connection.
const WORKER_CONNECTIONS = 2
