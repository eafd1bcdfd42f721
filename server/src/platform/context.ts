import type { Queryable, Tx } from './db/database.ts'
import type { Stake } from './kernel/agent-actions.ts'
import type { Deadlines } from './kernel/deadlines.ts'
import type { Clock } from './kernel/time.ts'

/** What a use case that only reads gets to work with. */
export interface ReadContext {
  db: Queryable
  clock: Clock
  settings: Settings
}

/** What a use case that writes gets: the same, inside one transaction. */
export interface WriteContext extends ReadContext {
  db: Tx
  /** Tells this process's worker that there is something to do; polling finds it anyway. */
  wakeWorker: () => void
  /**
   * There when a hosted agent does what commits its owner: the use case, once it holds what it decides about, says what
   * is at stake. Refuses at once what is outside the mandate.
   */
  atStake?: (stake: Stake) => void
}

/** The rules of this deployment that use cases depend on. */
export interface Settings {
  currency: string
  /** The platform's share of what is released, in hundredths of a percent; fixed for a contract when it is agreed. */
  feeBps: number
  deadlines: Deadlines
  /** Who moves money into and out of the marketplace. */
  payments: 'sandbox' | 'manual'
}
