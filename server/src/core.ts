import type { Logger } from 'pino'
import { agentApprovalDeadline, approvalInbox } from './agents/approvals/service.ts'
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
