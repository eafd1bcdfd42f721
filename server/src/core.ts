import type { Logger } from 'pino'
import { applicationInbox } from './applications/service.ts'
import { SharedClock } from './clock/clock.ts'
import type { Sweep } from './clock/service.ts'
import { createSweep, type Deadline } from './clock/sweep.ts'
import type { WriteContext } from './context.ts'
import type { Database } from './db/database.ts'
import { FeedWatch } from './events/feed-watch.ts'
import { applyByDeadline } from './gigs/service.ts'
import type { InboxSource } from './inbox/service.ts'
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
  currency: string
  wakeWorker: () => void
  /** More than the product's own, for tests of the mechanism. */
  moreDeadlines?: readonly Deadline[]
}

/** What waits for people, by feature; shown by the inbox. */
export const inboxSources: readonly InboxSource[] = [applicationInbox, webhookInbox]

/** Every feature's deadlines, kept by the worker. */
const deadlines: readonly Deadline[] = [applyByDeadline]

export function createCore({ database, log, currency, wakeWorker, moreDeadlines = [] }: CoreOptions): Core {
  const clock = new SharedClock()
  const context = { clock, settings: { currency }, wakeWorker }
  const sweep = createSweep({
    database,
    deadlines: [...deadlines, ...moreDeadlines],
    context,
    onFailure: (error, deadline, id) => log.error({ err: error, deadline, subject_id: id }, 'a deadline failed'),
  })
  return { database, clock, sweep, context, feedWatch: new FeedWatch(database) }
}
