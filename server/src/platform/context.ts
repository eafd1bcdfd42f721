import type { Queryable, Tx } from './db/database.ts'
import type { Actor } from './kernel/actor.ts'
import type { AgentAction, Stake } from './kernel/agent-actions.ts'
import type { Deadlines } from './kernel/deadlines.ts'
import type { Refusal } from './kernel/errors.ts'
import type { Clock } from './kernel/time.ts'

/** What a use case that only reads gets. */
export interface ReadContext {
  db: Queryable
  clock: Clock
  settings: Settings
}

/** What a use case that writes works with: the same, inside one transaction. */
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

/** One write as its caller sent it. */
export interface WriteRequest<Answer> {
  /** Its name in mandates, when it commits the user to something. */
  action: AgentAction | undefined
  /** The id of the operation in the API document. */
  operation: string
  method: string
  /** With the query. */
  path: string
  body: object
  /** The id of what the write was about, taken from its answer. */
  subjectOf: (answer: Answer) => string | null
  run: (ctx: WriteContext) => Promise<Answer>
}

/** Keeps the writes of hosted agents within their mandates. */
export interface AgentGuard {
  /** Runs a write in its transaction. For a hosted agent it also checks the mandate and records the activity. */
  runUnderMandate<Answer>(ctx: WriteContext, actor: Actor, write: WriteRequest<Answer>): Promise<Answer>
  /**
   * How to ask the owner, when a write failed only because they have not approved it. The write is rolled back, so asking
   * takes a second transaction; it resolves to the refusal that the agent gets.
   */
  approvalRequestOf(error: unknown): ((ctx: WriteContext, actor: Actor) => Promise<Refusal>) | null
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
