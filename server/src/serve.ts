import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { createApp, version } from './app.ts'
import type { Config } from './config.ts'
import { createCore, settingsFrom } from './core.ts'
import { type Loop, startLoop } from './loop.ts'
import { startMonitoring } from './monitoring.ts'
import { ensureOperator } from './people/users/service.ts'
import { migrationNames } from './platform/db/migrate.ts'
import { createReadinessCheck } from './platform/health/service.ts'
import { drain } from './platform/http/drain.ts'
import { createMetrics } from './platform/metrics.ts'
import type { Running } from './running.ts'
import type { Storage } from './storage.ts'
import { startWorker } from './worker.ts'

/** Answers requests, and runs the worker too if `withWorker` is set. */
export async function serve(
  config: Config,
  storage: Storage,
  log: Logger,
  { withWorker, print }: { withWorker: boolean; print: (text: string) => void },
): Promise<Running> {
  const { database, secrets } = storage
  let worker: Loop | null = null
  let publicUrl = config.publicUrl ?? urlOf(config.host, config.port)
  const metrics = config.metricsPort === null ? null : createMetrics()
  const core = createCore({
    database,
    log,
    settings: settingsFrom(config),
    wakeWorker: () => worker?.wake(),
    ...(metrics && { countMoney: metrics.countMoney }),
  })
  const app = await createApp({
    core,
    secrets,
    log,
    metrics,
    mode: config.mode,
    publicUrl: () => publicUrl,
    rateLimitPerMinute: config.rateLimitPerMinute,
    trustProxy: config.trustProxy,
    webhookTargets: config.webhookTargets,
  })
  const ensureOperatorNow = () =>
    database.transaction((db) => ensureOperator({ ...core.context, db }, config.operatorKey))
  // A given OPERATOR_KEY must work from the first request on.
  if (config.operatorKey !== null) await ensureOperatorNow()
  await app.http.listen({ port: config.port, host: config.host })
  publicUrl = config.publicUrl ?? urlOf(config.host, (app.http.server.address() as AddressInfo).port)
  const { checkReadiness, queues } = app
  const monitoring =
    metrics && (await startMonitoring({ ...monitoringOf(config), metrics, core, checkReadiness, queues }))
  // A generated key is shown only once, so it is created last, when the start can no longer fail.
  const operatorSecret = config.operatorKey === null ? await ensureOperatorNow() : null
  if (withWorker) worker = startWorker({ core, secrets, targets: config.webhookTargets, log, metrics })
  const reportUnsaved = (error: unknown) => log.warn({ err: error }, 'could not save when keys were last used')
  const keyUse = startLoop({
    intervalMs: KEY_USE_FLUSH_MS,
    task: () => app.keyUse.flush(database).then(() => false),
    onError: reportUnsaved,
  })
  print(bannerOf(publicUrl, config, storage, operatorSecret))

  return {
    async stop() {
      core.feedWatch.close()
      await drain(app.http.server, app.state)
      await app.http.close()
      await Promise.all([worker?.stop(), keyUse.stop()])
      await monitoring?.stop()
      await app.keyUse.flush(database).catch(reportUnsaved)
    },
  }
}

/** Runs the worker without answering requests. */
export async function work(config: Config, storage: Storage, log: Logger): Promise<Running> {
  const { database, secrets } = storage
  const metrics = config.metricsPort === null ? null : createMetrics()
  const core = createCore({
    database,
    log,
    settings: settingsFrom(config),
    wakeWorker: () => {},
    ...(metrics && { countMoney: metrics.countMoney }),
  })
  let isStopping = false
  const checkReadiness = createReadinessCheck(database, await migrationNames(), () => isStopping, core.measureBacklog)
  const monitoring =
    metrics && (await startMonitoring({ ...monitoringOf(config), metrics, core, checkReadiness, queues: [] }))
  const worker = startWorker({ core, secrets, targets: config.webhookTargets, log, metrics })
  log.info({ database: storage.description }, 'the worker is ready')
  return {
    async stop() {
      isStopping = true
      await worker.stop()
      await monitoring?.stop()
    },
  }
}

function monitoringOf({ metricsPort, host }: Config) {
  return { port: metricsPort ?? 0, host, version }
}

const KEY_USE_FLUSH_MS = 10_000

function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function bannerOf(publicUrl: string, config: Config, storage: Storage, operatorSecret: string | null): string {
  const lines = [
    `Parley ${version} is ready (${config.mode}, ${storage.description}).`,
    '',
    `  API           ${publicUrl}/api`,
    `  Docs          ${publicUrl}/docs`,
    ...(operatorSecret ? [`  Operator key  ${operatorSecret}`, '                Shown only once. Keep it safe.'] : []),
    '',
    'Stop with Ctrl-C.',
    '',
  ]
  return `\n${lines.join('\n')}\n`
}
