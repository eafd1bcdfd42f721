import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { createApp, version } from './app.ts'
import type { Config } from './config.ts'
import { createCore, settingsFrom } from './core.ts'
import { type Loop, startLoop } from './loop.ts'
import { ensureOperator } from './people/users/service.ts'
import { drain } from './platform/http/drain.ts'
import { createMetrics } from './platform/metrics.ts'
import type { Storage } from './storage.ts'
import { startWorker } from './worker.ts'

/** A part of the service that runs until `stop` is called. */
export interface Running {
  stop(): Promise<void>
}

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
  const core = createCore({ database, log, settings: settingsFrom(config), wakeWorker: () => worker?.wake() })
  const metrics = config.metricsPort === null ? null : createMetrics()
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
  const metricsServer = await metrics?.listen(config.metricsPort ?? 0, config.host)
  // A generated key is shown only once, so it is created last, when the start can no longer fail.
  const operatorSecret = config.operatorKey === null ? await ensureOperatorNow() : null
  if (withWorker) worker = startWorker({ core, secrets, targets: config.webhookTargets, log })
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
      metricsServer?.close()
      await app.keyUse.flush(database).catch(reportUnsaved)
    },
  }
}

/** Runs the worker without answering requests. */
export async function work(config: Config, storage: Storage, log: Logger): Promise<Running> {
  const { database, secrets } = storage
  const core = createCore({ database, log, settings: settingsFrom(config), wakeWorker: () => {} })
  log.info({ database: storage.description }, 'the worker is ready')
  return startWorker({ core, secrets, targets: config.webhookTargets, log })
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
