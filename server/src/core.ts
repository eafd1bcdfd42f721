import type { Logger } from 'pino'
import { applicationInbox } from './applications/service.ts'
import { agentApprovalDeadline, approvalInbox } from './approvals/service.ts'
import { SharedClock } from './clock/clock.ts'
import type { Sweep } from './clock/service.ts'
import { createSweep, type Deadline } from './clock/sweep.ts'
import type { Config } from './config.ts'
import type { Settings, WriteContext } from './context.ts'
import { approvalDeadline, contractInbox, idleDeadline } from './contracts/service.ts'
import type { Database } from './db/database.ts'
import { disputeDeadline, disputeInbox } from './disputes/service.ts'
import { reviewDeadline } from './escrow/service.ts'
import { FeedWatch } from './events/feed-watch.ts'
import { applyByDeadline } from './gigs/service.ts'
import type { InboxSource } from './inbox/service.ts'
import { milestoneInbox } from './milestones/service.ts'
import { negotiationDeadline, negotiationInbox } from './negotiations/service.ts'
import { payoutDeadline } from './payouts/service.ts'
import { publicationDeadline } from './reviews/service.ts'
import { webhookInbox } from './webhooks/service.ts'

/** What serving and working have in common. */
export interface Core {
  database: Database
  clock: SharedClock
  sweep: Sweep
  context: Omit<WriteContext, 'db'>
  /** Tells those who wait for events, in this process, that there are some. */
  feedWatch: FeedWatch
}

export interface CoreOptions {
  database: Database
  log: Logger
  settings: Settings
  wakeWorker: () => void
  /** More than the product's own, for tests of the mechanism. */
  moreDeadlines?: readonly Deadline[]
}

/** What waits for people, by feature; shown by the inbox. */
export const inboxSources: readonly InboxSource[] = [
  applicationInbox,
  negotiationInbox,
  contractInbox,
  milestoneInbox,
  disputeInbox,
  approvalInbox,
  webhookInbox,
]

/** Every feature's deadlines, kept by the worker. */
const deadlines: readonly Deadline[] = [
  applyByDeadline,
  negotiationDeadline,
  approvalDeadline,
  reviewDeadline,
  payoutDeadline,
  idleDeadline,
  disputeDeadline,
  publicationDeadline,
  agentApprovalDeadline,
]

/** What use cases need to know of the configuration. */
export function settingsFrom({ currency, platformFeeBps, deadlines, payments }: Config): Settings {
  return { currency, feeBps: platformFeeBps, deadlines, payments }
}

export function createCore({ database, log, settings, wakeWorker, moreDeadlines = [] }: CoreOptions): Core {
  const clock = new SharedClock()
  const context = { clock, settings, wakeWorker }
  const sweep = createSweep({
    database,
    deadlines: [...deadlines, ...moreDeadlines],
    context,
    onFailure: (error, deadline, id) => log.error({ err: error, deadline, subject_id: id }, 'a deadline failed'),
  })
  return { database, clock, sweep, context, feedWatch: new FeedWatch(database) }
}
