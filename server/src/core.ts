import type { Logger } from 'pino'
import { agentApprovalDeadline, approvalInbox } from './agents/approvals/service.ts'
import { mandateOf } from './agents/mandates/service.ts'
import { type Config, publicUrlOf } from './config.ts'
import { contractInbox } from './deals/contracts/service.ts'
import { contractDeadline } from './deals/deadlines/service.ts'
import { disputeInbox } from './deals/disputes/service.ts'
import { milestoneInbox } from './deals/milestones/service.ts'
import { negotiationDeadline } from './deals/negotiations/ending-service.ts'
import { negotiationInbox } from './deals/negotiations/service.ts'
import { FeedWatch } from './events/feed/feed-watch.ts'
import { measureEvents } from './events/feed/sequencer.ts'
import type { InboxSource } from './events/inbox/service.ts'
import { measureDeliveries } from './events/webhooks/delivery-service.ts'
import { webhookInbox } from './events/webhooks/service.ts'
import { applicationInbox } from './market/applications/service.ts'
import { applyByDeadline } from './market/gigs/service.ts'
import { measureSearches } from './market/searches/matching.ts'
import { paymentInbox } from './money/payments/service.ts'
import { removalInbox } from './operator/moderation/removal-service.ts'
import { reportInbox } from './operator/moderation/report-service.ts'
import { cached } from './platform/cached.ts'
import { SharedClock } from './platform/clock/clock.ts'
import { createRunCurrent } from './platform/clock/overdue.ts'
import type { Sweep } from './platform/clock/service.ts'
import { createSweep, type Deadline, measureDeadlines } from './platform/clock/sweep.ts'
import type { RunCurrent, StartSettings, WriteContext } from './platform/context.ts'
import type { Database } from './platform/db/database.ts'
import type { MeasureBacklog } from './platform/health/service.ts'
import type { Secrets } from './platform/secrets.ts'
import { createLiveSettings } from './platform/settings/service.ts'

/** What the HTTP service and the worker share. */
export interface Core {
  database: Database
  clock: SharedClock
  sweep: Sweep
  runCurrent: RunCurrent
  context: Omit<WriteContext, 'db'>
  /** Applies what operators have changed in the settings, in this process or another. */
  refreshSettings: () => Promise<void>
  /** Wakes this process's requests that are waiting for events. */
  feedWatch: FeedWatch
  /** How far behind the workers are, measured at most a few seconds ago. */
  measureBacklog: MeasureBacklog
}

export interface CoreOptions {
  database: Database
  log: Logger
  settings: StartSettings
  secrets: Secrets
  publicUrl: () => string
  wakeWorker: () => void
  /** Extra deadlines, for testing the sweep. */
  moreDeadlines?: readonly Deadline[]
  /** Counts money moved, for metrics. */
  countMoney?: WriteContext['countMoney']
  /** How long the backlog measurement is cached. */
  backlogMaxAgeMs?: number
}

/** The features whose open tasks the inbox shows. */
export const inboxSources: readonly InboxSource[] = [
  applicationInbox,
  negotiationInbox,
  contractInbox,
  milestoneInbox,
  disputeInbox,
  paymentInbox,
  approvalInbox,
  webhookInbox,
  removalInbox,
  reportInbox,
]

/** All deadlines, processed by the worker, or earlier by requests that encounter them. */
const deadlines: readonly Deadline[] = [applyByDeadline, negotiationDeadline, contractDeadline, agentApprovalDeadline]

/** The configuration that use cases need. */
export function settingsFrom(config: Config): StartSettings {
  const { mode, currency, rules, payments, depositInstructions, emailWaitSeconds } = config
  const { depositMaxCents, withdrawalMaxCents } = config
  const mail = config.smtpUrl ? 'smtp' : mode === 'sandbox' ? 'mailbox' : 'off'
  const money = { currency, payments, depositMaxCents, withdrawalMaxCents, depositInstructions }
  const publicUrl = () => publicUrlOf(config, config.port)
  return { mode, publicUrl, ...money, ...rules, mail, emailWaitSeconds }
}

export function createCore(coreOptions: CoreOptions): Core {
  const { database, log, secrets, publicUrl, wakeWorker, countMoney, moreDeadlines = [] } = coreOptions
  const clock = new SharedClock()
  const { settings, apply, refresh } = createLiveSettings(coreOptions.settings)
  const context = {
    ...{ clock, settings, applySettings: apply, secrets, publicUrl, wakeWorker, mandateOf },
    ...(countMoney && { countMoney }),
  }
  const options = { database, deadlines: [...deadlines, ...moreDeadlines], context }
  const sweep = createSweep({
    ...options,
    onFailure: (error, deadline, id) =>
      log.error({ err: error, deadline, subject_id: id }, 'a deadline couldn’t be processed'),
  })
  const runCurrent = createRunCurrent({ ...options, clock })
  const measureBacklog = cached(async () => {
    const [events, deadlines, webhooks, searches] = await Promise.all([
      measureEvents(database),
      measureDeadlines(database, options.deadlines, clock.now()),
      measureDeliveries(database),
      measureSearches(database, clock.now()),
    ])
    return { events, deadlines, webhooks, searches }
  }, coreOptions.backlogMaxAgeMs ?? BACKLOG_MAX_AGE_MS)
  const feedWatch = new FeedWatch(database.lists)
  const refreshSettings = () => refresh(database.lists)
  return { database, clock, sweep, runCurrent, context, refreshSettings, feedWatch, measureBacklog }
}

const BACKLOG_MAX_AGE_MS = 5_000
