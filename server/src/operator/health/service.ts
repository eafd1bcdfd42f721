import type { Static } from 'typebox'
import { countFailingWebhooks } from '../../events/webhooks/service.ts'
import { countStuckOrders } from '../../money/orders/service.ts'
import type { ProviderConnections } from '../../money/providers/domain.ts'
import type { Database } from '../../platform/db/database.ts'
import type { MeasureBacklog } from '../../platform/health/service.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { countUncountedEvents } from '../figures/service.ts'
import { measureDisk } from './disk.ts'
import { checksOf, type HealthState } from './domain.ts'
import type { OperatorHealth } from './schema.ts'

export interface HealthSources {
  database: Database
  measureBacklog: MeasureBacklog
  connections: ProviderConnections
  /** The folder of the embedded database; null if the database runs elsewhere. */
  databaseDir: string | null
}

/** What an operator should look into, and what to do about it. The pool and disk are this process's. */
export async function checkHealth(sources: HealthSources): Promise<Static<typeof OperatorHealth>> {
  const { database, measureBacklog, connections, databaseDir } = sources
  const [backlog, failingWebhooks, uncountedEvents, stuckOrders, disk] = await Promise.all([
    measureBacklog().catch(() => null),
    countFailingWebhooks(database),
    countUncountedEvents(database),
    countStuckOrders(database, connections),
    databaseDir === null ? null : measureDisk(databaseDir),
  ])
  const pools = database.poolLoads()
  const checks = checksOf({ backlog, failingWebhooks, uncountedEvents, stuckOrders, pools, disk })
  const state = worstFirst.find((one) => checks.some((check) => check.state === one)) ?? 'good'
  return { as_of: realNow(), state, checks }
}

// A check that this process can't do isn't a reason to worry.
const worstFirst: readonly HealthState[] = ['bad', 'warning']
