import type { Queryable, Tx } from './db/database.ts'
import type { Stake } from './kernel/agent-actions.ts'
import type { Deadlines } from './kernel/deadlines.ts'
import type { Clock } from './kernel/time.ts'

/** What a use case that only reads gets. */
export interface ReadContext {
  db: Queryable
  clock: Clock
  settings: Settings
}

/** What a use case that writes gets: the same, inside one transaction. */
export interface WriteContext extends ReadContext {
  db: Tx
  /** Wakes the worker of this process. Other workers find the work by polling. */
  wakeWorker: () => void
  /**
   * Set when a hosted agent does something that commits its owner. The use case calls it after locking its rows and says
   * what is at stake; it throws if that is outside the mandate.
   */
  atStake?: (stake: Stake) => void
}

/** The rules of this deployment that use cases depend on. */
export interface Settings {
  currency: string
  /** The platform's share of each release, in hundredths of a percent. A contract keeps the rate it was agreed with. */
  feeBps: number
  deadlines: Deadlines
  /** Who moves money into and out of the marketplace. */
  payments: 'sandbox' | 'manual'
}
