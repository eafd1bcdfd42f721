import type { Logger } from 'pino'
import { agentApprovalDeadline, approvalInbox } from './agents/approvals/service.ts'
import { mandateOf } from './agents/mandates/service.ts'
import type { Config } from './config.ts'
import { approvalDeadline, idleDeadline } from './deals/contracts/ending-service.ts'
import { contractInbox } from './deals/contracts/service.ts'
import { disputeDeadline } from './deals/disputes/decision-service.ts'
import { disputeInbox } from './deals/disputes/service.ts'
import { reviewDeadline } from './deals/escrow/review-service.ts'
import { milestoneInbox } from './deals/milestones/service.ts'
import { negotiationDeadline } from './deals/negotiations/ending-service.ts'
import { negotiationInbox } from './deals/negotiations/service.ts'
import { payoutDeadline } from './deals/payouts/service.ts'
import { publicationDeadline } from './deals/reviews/service.ts'
import { FeedWatch } from './events/feed/feed-watch.ts'
import type { InboxSource } from './events/inbox/service.ts'
import { webhookInbox } from './events/webhooks/service.ts'
import { applicationInbox } from './market/applications/service.ts'
import { applyByDeadline } from './market/gigs/service.ts'
import { SharedClock } from './platform/clock/clock.ts'
import type { Sweep } from './platform/clock/service.ts'
import { createSweep, type Deadline } from './platform/clock/sweep.ts'
import type { Settings, WriteContext } from './platform/context.ts'
import type { Database } from './platform/db/database.ts'

/** What the HTTP service and the worker share. */
export interface Core {
  database: Database
  clock: SharedClock
  sweep: Sweep
  context: Omit<WriteContext, 'db'>
  /** Wakes the requests of this process that wait for events. */
  feedWatch: FeedWatch
}

export interface CoreOptions {
  database: Database
  log: Logger
  settings: Settings
  wakeWorker: () => void
  /** Additional deadlines, for tests of the sweep. */
  moreDeadlines?: readonly Deadline[]
}

/** The features whose open tasks the inbox shows. */
export const inboxSources: readonly InboxSource[] = [
  applicationInbox,
  negotiationInbox,
  contractInbox,
  milestoneInbox,
  disputeInbox,
  approvalInbox,
  webhookInbox,
]

/** The deadlines of all features, processed by the worker. */
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

/** The part of the configuration that use cases need. */
export function settingsFrom({ currency, platformFeeBps, deadlines, payments }: Config): Settings {
  return { currency, feeBps: platformFeeBps, deadlines, payments }
}

export function createCore({ database, log, settings, wakeWorker, moreDeadlines = [] }: CoreOptions): Core {
  const clock = new SharedClock()
  const context = { clock, settings, wakeWorker, mandateOf }
  const sweep = createSweep({
    database,
    deadlines: [...deadlines, ...moreDeadlines],
    context,
    onFailure: (error, deadline, id) =>
      log.error({ err: error, deadline, subject_id: id }, 'a deadline could not be processed'),
  })
  return { database, clock, sweep, context, feedWatch: new FeedWatch(database) }
}
