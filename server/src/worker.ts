import type { Logger } from 'pino'
import type { Core } from './core.ts'
import { deleteOldNotices, noteForEmail, queueDueEmails, renewMail } from './events/emails/notice-service.ts'
import { EVENTS_BATCH_MAX, isSequenceDue, sequenceEvents } from './events/feed/sequencer.ts'
import { createTargetClient } from './events/webhooks/client.ts'
import { createDeliveries, createSharedDeliveries, deleteOldDeliveries } from './events/webhooks/delivery-service.ts'
import { Dispatcher } from './events/webhooks/dispatcher.ts'
import type { AllowedTargets } from './events/webhooks/targets.ts'
import { removeDueFiles } from './files/attachments/service.ts'
import type { FileStore } from './files/storage/domain.ts'
import { type Loop, startLoop } from './loop.ts'
import { announceMatches } from './market/searches/alert-service.ts'
import { deleteOldMatches, matchOpenedGigs } from './market/searches/matching.ts'
import { createOrderRunner } from './money/orders/runner.ts'
import { deleteOldNotifications, type OrderHandlers } from './money/orders/service.ts'
import { depositOrders, withdrawalOrders } from './money/payments/order-service.ts'
import { refundOrders } from './money/payments/refund-service.ts'
import { accountOrders } from './money/payout-accounts/provider-service.ts'
import type { ProviderConnections } from './money/providers/domain.ts'
import { noticeSources } from './notice-sources.ts'
import { countEvents } from './operator/figures/service.ts'
import { mailAboutTerms } from './operator/terms-of-use/mailing-service.ts'
import { reindexRenamed } from './operator/trade/renaming.ts'
import { deleteOldConnections } from './people/apps/connection-service.ts'
import { deleteUnusedApps } from './people/apps/service.ts'
import { rotateSigningKeys } from './people/apps/signing-key-service.ts'
import { deleteExpiredObjects } from './people/apps/token-service.ts'
import { deleteOldChallenges } from './people/passkeys/service.ts'
import { deleteOldRequests } from './people/requests/service.ts'
import { deleteOldSessions } from './people/sessions/service.ts'
import { deleteOldProofs } from './people/sessions/sign-in-service.ts'
import { refreshClock } from './platform/clock/service.ts'
import { isDatabaseUnavailable } from './platform/db/errors.ts'
import { deleteExpiredAnswers } from './platform/idempotency/service.ts'
import { createMailSender, type MailServer } from './platform/mail/sender.ts'
import { deleteOldMails } from './platform/mail/service.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Secrets } from './platform/secrets.ts'

export interface WorkerOptions {
  core: Core
  secrets: Secrets
  files: FileStore
  /** Payment providers; default: none that use the network. */
  connections?: ProviderConnections
  targets: AllowedTargets
  /** Null if no emails are sent. */
  mail: MailServer | null
  log: Logger
  metrics?: Metrics | null
}

/**
 * Processes deadlines, numbers events, adds up figures, matches gigs with saved searches, asks payment providers, delivers webhooks,
 * sends emails and deletes old rows. Any number of workers can run at once.
 */
export function startWorker(options: WorkerOptions): Loop {
  const { core, secrets, files, connections = {}, targets, mail, log, metrics } = options
  const { database, clock, sweep, feedWatch } = core
  const client = createTargetClient({ targets })
  // The worker records events itself, for example when it disables a webhook.
  const context = { ...core.context, wakeWorker: () => events.wake() }
  const isMailing = context.settings.mail !== 'off'
  const dispatcher = new Dispatcher({ database, context, secrets, client, log, onSlotFree: () => deliveries.wake() })

  const events = start({ name: 'events', intervalMs: EVENTS_MS, batchDelayMs: BATCH_DELAY_MS }, async (isWoken) => {
    // A wake-up means that events were recorded, so there's no need to check.
    if (!isWoken && !(await isSequenceDue(database))) return false
    const numbered = await sequenceEvents(database, async (tx, numberedEvents) => {
      if (isMailing) noteForEmail(tx, numberedEvents, context.settings.emailWaitSeconds)
      await createDeliveries(tx, numberedEvents)
    })
    if (numbered > 0) {
      deliveries.wake()
      sharedDeliveries.wake()
      feedWatch.wake()
      figures.wake()
    }
    return numbered === EVENTS_BATCH_MAX
  })
  const deliveries = start({ name: 'webhooks', intervalMs: DELIVERIES_MS, batchDelayMs: BATCH_DELAY_MS }, () =>
    dispatcher.dispatch().then(() => false),
  )
  const sharedDeliveries = start(
    { name: 'shared_webhooks', intervalMs: DELIVERIES_MS, batchDelayMs: BATCH_DELAY_MS },
    async () => {
      const more = await database.transaction(createSharedDeliveries)
      if (more) deliveries.wake()
      return more
    },
  )
  const figures = start({ name: 'figures', intervalMs: FIGURES_MS, batchDelayMs: BATCH_DELAY_MS }, () =>
    countEvents(database),
  )
  const mailSender =
    mail &&
    createMailSender({
      database,
      secrets,
      log,
      marketplaceName: () => context.settings.brand.name,
      renew: (db, id) => renewMail({ ...context, db }, noticeSources, id),
      ...mail,
    })
  const orderRunner = createOrderRunner({ database, context, connections, handlers: orderHandlers, log })
  const orders = start({ name: 'payments', intervalMs: ORDERS_MS }, () => orderRunner.runDue())
  const notices = {
    database,
    context,
    sources: noticeSources,
    onFailure: (error: unknown, userId: string) =>
      log.error({ err: error, user_id: userId }, 'a user’s emails couldn’t be composed'),
  }
  const announcements = start({ name: 'search_alerts', intervalMs: SEARCHES_MS }, () =>
    announceMatches(database, context),
  )
  const searches = start({ name: 'saved_searches', intervalMs: SEARCHES_MS }, async () => {
    const more = await matchOpenedGigs(database, context)
    announcements.wake()
    return more
  })
  const others = [
    start({ name: 'deadlines', intervalMs: 1_000 }, async () => {
      await refreshClock(database, clock)
      await sweep(clock.now())
      return false
    }),
    start({ name: 'idempotency', intervalMs: 60_000 }, () => deleteExpiredAnswers(database)),
    ...(mailSender ? [start({ name: 'mail', intervalMs: MAIL_MS }, () => mailSender.sendDue())] : []),
    ...(isMailing
      ? [
          start({ name: 'email_notices', intervalMs: NOTICES_MS }, () => queueDueEmails(notices)),
          start({ name: 'terms_emails', intervalMs: TERMS_MS }, () => mailAboutTerms(database, context)),
        ]
      : []),
    start({ name: 'renaming', intervalMs: RENAMING_MS }, () => reindexRenamed(database, context)),
    start({ name: 'old_files', intervalMs: FILES_MS }, () => removeDueFiles(database, files)),
    start({ name: 'old_mails', intervalMs: 60_000 }, () => deleteOldMails(database)),
    start({ name: 'old_notices', intervalMs: 60_000 }, () => deleteOldNotices(database)),
    start({ name: 'old_challenges', intervalMs: 60_000 }, () => deleteOldChallenges(database)),
    start({ name: 'old_sessions', intervalMs: 60_000 }, () => deleteOldSessions(database)),
    start({ name: 'old_proofs', intervalMs: 60_000 }, () => deleteOldProofs(database)),
    start({ name: 'old_tokens', intervalMs: 60_000 }, () => deleteExpiredObjects(database)),
    start({ name: 'signing_keys', intervalMs: 3_600_000 }, () =>
      rotateSigningKeys(database, secrets).then(() => false),
    ),
    start({ name: 'old_connections', intervalMs: 60_000 }, () => deleteOldConnections(database)),
    start({ name: 'unused_apps', intervalMs: 60_000 }, () => deleteUnusedApps(database)),
    start({ name: 'old_search_matches', intervalMs: 60_000 }, () => deleteOldMatches(database, clock)),
    start({ name: 'old_notifications', intervalMs: 60_000 }, () => deleteOldNotifications(database)),
    start({ name: 'request_log', intervalMs: 60_000 }, () => deleteOldRequests(database)),
    start({ name: 'delivery_log', intervalMs: 60_000 }, () => database.transaction(deleteOldDeliveries)),
  ]

  function start(
    job: { name: string; intervalMs: number; batchDelayMs?: number },
    task: (isWoken: boolean) => Promise<boolean>,
  ): Loop {
    const { name, ...timing } = job
    return startLoop({
      ...timing,
      async task(isWoken) {
        const more = await task(isWoken)
        metrics?.countRun(name, true)
        return more
      },
      onError: (error) => {
        metrics?.countRun(name, false)
        if (isDatabaseUnavailable(error)) log.warn({ job: name }, 'the database isn’t responding; trying again')
        else log.error({ job: name, err: error }, 'a worker job failed')
      },
    })
  }

  return {
    wake() {
      events.wake()
      deliveries.wake()
      orders.wake()
    },
    async stop() {
      await Promise.all(
        [events, deliveries, sharedDeliveries, figures, searches, announcements, orders, ...others].map((loop) =>
          loop.stop(),
        ),
      )
      await dispatcher.stop()
      await client.close()
      mailSender?.close()
    },
  }
}

/** Which feature each kind of order to a payment provider belongs to. */
export const orderHandlers: OrderHandlers = {
  deposit: depositOrders,
  withdrawal: withdrawalOrders,
  refund: refundOrders,
  account: accountOrders,
}

// Events from other processes are found only by polling, and webhooks should be sent soon. The query is cheap, because it reads
// an index that is empty most of the time.
const EVENTS_MS = 50
const DELIVERIES_MS = 250
const MAIL_MS = 500
const ORDERS_MS = 500
const NOTICES_MS = 1_000
const TERMS_MS = 3_000
const FIGURES_MS = 1_000
// Not woken by events, because one run for a few seconds' worth of gigs slows posting less than one run per gig.
const SEARCHES_MS = 3_000
const FILES_MS = 10_000
const RENAMING_MS = 5_000
// Each run is a transaction; under load, one for many events is much cheaper than one for each.
const BATCH_DELAY_MS = 40
