import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Queryable, Tx } from './db/database.ts'
import type { Actor } from './kernel/actor.ts'
import type { AgentAction, MoneyMove, Stake } from './kernel/agent-actions.ts'
import type { NewSession } from './kernel/browser.ts'
import type { Customization, CustomizationName } from './kernel/customization.ts'
import type { Refusal } from './kernel/errors.ts'
import type { Mode } from './kernel/mode.ts'
import type { Page, PageRequest } from './kernel/pages.ts'
import type { AppliedSetting, Rules } from './kernel/rules.ts'
import type { RewriteTexts, Site } from './kernel/site.ts'
import type { Clock, Instant } from './kernel/time.ts'
import { type RulesOut, type Viewer, viewerFrom } from './kernel/viewer.ts'

/** The context of a read-only use case. */
export interface ReadContext {
  db: Queryable
  clock: Clock
  settings: Settings
  /** Where people reach the service, for links in emails. A function, because the port may be known only after `listen`. */
  publicUrl: () => string
  /** Encrypts for storage, and signs, with keys derived from `SECRET_KEY`. */
  secrets: {
    seal(plain: string, context: string): Buffer
    unseal(sealed: Buffer, context: string): string
    sign(text: string): string
  }
  /** What the mandate of a hosted agent rules out; null for users. */
  mandateOf: (ctx: ReadContext, actor: Actor) => Promise<RulesOut | null>
  /**
   * Set for reads. A use case calls it when the caller sees something of others only as an operator or arbiter, or in the name of
   * another user, with its id; null for several things. The read then goes into the audit log.
   */
  noteStaffRead?: (subject: string | null) => void
}

/** The caller as a reader of resources, with what their key and their mandate permit. */
export async function viewerOf(ctx: ReadContext, actor: Actor): Promise<Viewer> {
  return viewerFrom(actor, await ctx.mandateOf(ctx, actor))
}

/** The context of a use case that writes, inside one transaction. */
export interface WriteContext extends ReadContext {
  db: Tx
  /** Rejects if the caller has lost a right. A use case that acts outside its transaction awaits this first. */
  stillAdmitted?: Promise<void>
  /** Set for operations that start a session. */
  newSession?: NewSession
  /** Puts settings that an operator has changed into effect in this process. */
  applySettings: (changes: readonly AppliedSetting[]) => void
  /** Wakes this process's worker. Other workers find the work by polling. */
  wakeWorker: () => void
  /** Set when the process has metrics: counts money moved, by kind of transfer. */
  countMoney?: (kind: string, cents: number) => void
  /**
   * Set when a hosted agent is the caller. A use case that commits the owner calls it after locking its rows, and passes what's
   * at stake; it throws if the mandate doesn't cover that.
   */
  atStake?: (stake: Stake) => void
  /**
   * Set when the caller's user hasn't accepted the terms of use in force: throws. Called by use cases that take on a new
   * obligation only in some states.
   */
  newObligation?: () => void
  /** Set when a hosted agent is the caller: notes what the write would move, so that the owner sees it before approving. */
  noteMoney?: (move: MoneyMove) => void
}

/** One write, as its caller sent it. */
export interface WriteRequest<Answer> {
  /** Its name in mandates, if it always commits the user to something. */
  action: AgentAction | undefined
  /** The id of the operation in the API document. */
  operation: string
  method: string
  /** Built from the operation and its ids, so that it doesn't depend on how the caller spelled the URL. */
  path: string
  query: object
  body: object
  /** Why an agent sent it, in its own words for its owner. */
  reason: string | null
  /** The id of the resource that the write was about, taken from the response. */
  subjectOf: (answer: Answer) => string | null
  run: (ctx: WriteContext) => Promise<Answer>
}

/** Keeps the writes of hosted agents within their mandates. */
export interface AgentGuard {
  /** Runs a write in its transaction. For a hosted agent it also checks the mandate and records the activity. */
  runUnderMandate<Answer>(ctx: WriteContext, actor: Actor, write: WriteRequest<Answer>): Promise<Answer>
  /**
   * If a write failed only because the owner hasn't approved it: a function that asks the owner. It runs in a second transaction,
   * because the write is rolled back, and returns the refusal for the agent. Null for any other error.
   */
  approvalRequestOf(error: unknown): ((ctx: WriteContext, actor: Actor) => Promise<Refusal>) | null
}

/** What an operator or arbiter did or read. */
export interface StaffRequest {
  operation: string
  path: string
  subject: string | null
  reason: string | null
  address: string
}

/** The audit log. */
export interface StaffLog {
  /** In the transaction of the act. */
  recordAct(ctx: WriteContext, actor: Actor, request: StaffRequest): void
  /** In a transaction of its own, since reads have none; not again if the caller has just read the same. */
  recordRead(ctx: ReadContext & RunsWrites, actor: Actor, request: StaffRequest): Promise<void>
}

/** A part of a request outside a transaction. */
export interface RunsWrites {
  /** Runs a use case in a transaction of its own. */
  write: <T>(work: (ctx: WriteContext) => Promise<T>) => Promise<T>
}

/**
 * Runs a use case at the time of the call. If it meets rows whose deadlines have passed, it processes those deadlines inside
 * `within` and runs again.
 */
export type RunCurrent = <T>(
  run: (clock: Clock) => Promise<T>,
  within?: (settle: () => Promise<void>) => Promise<void>,
) => Promise<T>

/** Writes the response itself, as `node:http` listeners do. */
export type LibraryAnswer = (req: IncomingMessage, res: ServerResponse) => unknown

/** A request for a page, with what it needs to read its content. */
export interface PageVisit {
  /** The marketplace, in the visitor's language. */
  site: Site
  /** The path and query. */
  url: string
  /** Marketplace time. */
  now: Instant
  query: URLSearchParams
  /** The path parameters. */
  params: Partial<Record<string, string>>
  /** Runs a use case that reads. */
  read<T>(work: (ctx: ReadContext) => Promise<T>): Promise<T>
  /** The same for one that reads many rows: visitors take turns, as they do for lists. */
  readMany<T>(work: (ctx: ReadContext) => Promise<T>): Promise<T>
  /** Runs a use case that reads the page of a list named in the query. Visitors take turns. */
  list<Row>(
    options: { filters: object; limit: number; isSlow?: boolean },
    work: (ctx: ReadContext, page: PageRequest) => Promise<Page<Row>>,
  ): Promise<ListedPage<Row>>
}

export interface ListedPage<Row> {
  rows: Row[]
  /** The address of the next page; null on the last one. */
  nextUrl: string | null
  isFirst: boolean
}

/** The settings of this deployment that use cases depend on. Those that operators change take effect while it's running. */
export interface Settings extends Readonly<Rules>, Readonly<Customization> {
  /** The rules that the environment sets. */
  environment: Rules
  /** The number of the change that a document in use comes from; 0 for the default. */
  changeNumber: (name: CustomizationName) => number
  mode: Mode
  /** Where callers reach the service. A function, because the port may be known only after `listen`. */
  publicUrl: () => string
  currency: string
  /** The payment provider, which moves money into and out of the marketplace. */
  payments: 'sandbox' | 'manual' | 'stripe'
  /** The most that a user can deposit or withdraw at once. */
  depositMaxCents: number
  withdrawalMaxCents: number
  /** How users pay deposits that an operator confirms manually; `{id}` stands for the id of the deposit. */
  depositInstructions: string | null
  /** How emails leave: through an email server, into the mailbox of the sandbox, or not at all. */
  mail: 'smtp' | 'mailbox' | 'off'
  /** How long people have to see something in the console before they're emailed about it. */
  emailWaitSeconds: number
  /** Only for tests: changes all texts of pages and emails, which shows what isn't one of them. */
  rewriteTexts?: RewriteTexts
}

/** The settings as the environment sets them. */
export type StartSettings = Omit<Settings, 'environment' | 'changeNumber' | CustomizationName>
