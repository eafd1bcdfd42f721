import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { createApp, version } from './app.ts'
import { type Config, publicUrlOf } from './config.ts'
import { type Core, createCore, settingsFrom } from './core.ts'
import { openFileStore } from './files/storage/service.ts'
import { type Loop, startLoop } from './loop.ts'
import { startMonitoring } from './monitoring.ts'
import { checkProviders, connectProviders } from './payment-providers.ts'
import { makeOperatorLink } from './people/sessions/proof-service.ts'
import { ensureOperator } from './people/users/service.ts'
import { migrationNames } from './platform/db/migrate.ts'
import { createReadinessCheck } from './platform/health/service.ts'
import { drain } from './platform/http/drain.ts'
import type { MailServer } from './platform/mail/sender.ts'
import { createMetrics } from './platform/metrics.ts'
import { queueLimitsFrom } from './queue-limits.ts'
import type { Running } from './running.ts'
import type { Storage } from './storage.ts'
import { mailboxLinkOf } from './web/sign-in/mailbox-service.ts'
import { startWorker } from './worker.ts'

/** What the terminal or log shows once the service is ready. */
export interface Started {
  url: string
  /** Where this process responds, even if callers reach it elsewhere. */
  ownUrl: string
  database: string
  /** Set only if this start generated it. */
  operatorSecret: string | null
  /** A link for the operator to sign in with; set only by the first start. */
  operatorLink: string | null
  /** Opens a sandbox's mailbox; null if there is none. */
  mailboxLink: string | null
}

/** Serves requests, and also runs the worker if `withWorker` is set. */
export async function serve(
  config: Config,
  storage: Storage,
  log: Logger,
  announce: (started: Started) => void,
  { withWorker }: { withWorker: boolean },
): Promise<Running> {
  const { database, secrets } = storage
  let worker: Loop | null = null
  let publicUrl = publicUrlOf(config, config.port)
  const metrics = config.metricsPort === null ? null : createMetrics()
  const core = createCore({
    database,
    log,
    settings: { ...settingsFrom(config), publicUrl: () => publicUrl },
    secrets,
    publicUrl: () => publicUrl,
    wakeWorker: () => worker?.wake(),
    ...(metrics && { countMoney: metrics.countMoney }),
  })
  const files = openFileStore(config.files)
  const connections = connectProviders(config)
  await checkProviders(connections, log)
  const app = await createApp({
    core,
    files,
    connections,
    secrets,
    log,
    metrics,
    mode: config.mode,
    publicUrl: () => publicUrl,
    rateLimitPerMinute: config.rateLimitPerMinute,
    queues: queueLimitsFrom(config.capacity),
    trustProxy: config.trustProxy,
    webhookTargets: config.webhookTargets,
    requestLog: config.requestLog === 'on',
    oauthRegistration: config.oauthRegistration,
    shownSettings: config.settings,
    databaseDir: config.databaseUrl === null ? config.dataDir : null,
  })
  const ensureOperatorNow = () =>
    database.transaction((db) => ensureOperator({ ...core.context, db }, config.operatorKey))
  await core.refreshSettings()
  // A given OPERATOR_KEY must work from the first request on.
  const early = config.operatorKey === null ? null : await ensureOperatorNow()
  await app.http.listen({ port: config.port, host: config.host })
  const { port } = app.http.server.address() as AddressInfo
  publicUrl = publicUrlOf(config, port)
  const ownUrl = publicUrlOf({ ...config, publicUrl: null }, port)
  const { checkReadiness, queues, requestLog } = app
  const monitoring =
    metrics && (await startMonitoring({ ...monitoringOf(config), metrics, core, checkReadiness, queues, requestLog }))
  // A generated key is shown only once, so it's created last, when the start can no longer fail.
  const { id, isNew, secret: operatorSecret } = early ?? (await ensureOperatorNow())
  const operatorLink = isNew
    ? await database.transaction(async (db) => makeOperatorLink({ ...core.context, db }, id, publicUrl))
    : null
  if (withWorker) {
    const { webhookTargets: targets } = config
    worker = startWorker({ core, secrets, files, connections, targets, mail: mailServerOf(config), log, metrics })
  }
  const reportUnsaved = (error: unknown) =>
    log.warn({ err: error }, 'couldn’t save when keys, sessions and apps were last used')
  const flushUses = () => Promise.all(app.lastUses.map((use) => use.flush(database)))
  const settingsWatch = watchSettings(core, log)
  const lastUses = startLoop({
    intervalMs: LAST_USE_FLUSH_MS,
    task: () => flushUses().then(() => false),
    onError: reportUnsaved,
  })
  const mailboxLink = core.context.settings.mail === 'mailbox' ? mailboxLinkOf(secrets, publicUrl) : null
  announce({ url: publicUrl, ownUrl, database: storage.description, operatorSecret, operatorLink, mailboxLink })

  return {
    async stop() {
      core.feedWatch.close()
      await drain(app.http.server, app.state)
      await app.http.close()
      await Promise.all([worker?.stop(), lastUses.stop(), settingsWatch.stop()])
      await monitoring?.stop()
      await flushUses().catch(reportUnsaved)
      files.close()
    },
  }
}

/** Runs the worker without serving requests. */
export async function work(config: Config, storage: Storage, log: Logger): Promise<Running> {
  const { database, secrets } = storage
  const metrics = config.metricsPort === null ? null : createMetrics()
  const core = createCore({
    database,
    log,
    settings: settingsFrom(config),
    secrets,
    publicUrl: () => publicUrlOf(config, config.port),
    wakeWorker: () => {},
    ...(metrics && { countMoney: metrics.countMoney }),
  })
  let isStopping = false
  const checkReadiness = createReadinessCheck(database, await migrationNames(), () => isStopping, core.measureBacklog)
  const monitoring =
    metrics &&
    (await startMonitoring({ ...monitoringOf(config), metrics, core, checkReadiness, queues: [], requestLog: null }))
  const files = openFileStore(config.files)
  const connections = connectProviders(config)
  await checkProviders(connections, log)
  await core.refreshSettings()
  const settingsWatch = watchSettings(core, log)
  const worker = startWorker({
    core,
    secrets,
    files,
    connections,
    targets: config.webhookTargets,
    mail: mailServerOf(config),
    log,
    metrics,
  })
  log.info({ database: storage.description }, 'the worker is ready')
  return {
    async stop() {
      isStopping = true
      await Promise.all([worker.stop(), settingsWatch.stop()])
      await monitoring?.stop()
      files.close()
    },
  }
}

/** Follows what operators change in the settings. */
function watchSettings(core: Core, log: Logger): Loop {
  return startLoop({
    intervalMs: SETTINGS_MS,
    task: () => core.refreshSettings().then(() => false),
    onError: (error) => log.warn({ err: error }, 'couldn’t check whether settings have changed'),
  })
}

// Operators expect a change to take effect within a second, everywhere.
const SETTINGS_MS = 500

function monitoringOf({ metricsPort, host }: Config) {
  return { port: metricsPort ?? 0, host, version }
}

// Short, because people who have just given a program a key wait to see it used.
const LAST_USE_FLUSH_MS = 2_000

function mailServerOf({ smtpUrl, mailFrom }: Config): MailServer | null {
  return smtpUrl === null ? null : { smtpUrl, from: mailFrom }
}
