import { createServer, type ServerResponse } from 'node:http'
import type { Core } from './core.ts'
import { countPendingPayments } from './money/payments/service.ts'
import { cached } from './platform/cached.ts'
import type { FairQueue } from './platform/fair-queue.ts'
import { workerJobs } from './platform/health/domain.ts'
import type { CheckReadiness } from './platform/health/service.ts'
import { envelopeOf } from './platform/http/envelope.ts'
import { RETRY_SOON, Refusal, unavailable } from './platform/kernel/errors.ts'
import type { Metrics, Sample } from './platform/metrics.ts'
import type { Running } from './running.ts'

export interface MonitoringOptions {
  port: number
  host: string
  metrics: Metrics
  core: Core
  version: string
  checkReadiness: CheckReadiness
  /** The request queues; none in a process that only runs the worker. */
  queues: readonly FairQueue[]
  /** Null in a process that only runs the worker. */
  requestLog: { dropped: number } | null
}

/** Serves `/metrics`, `/health` and `/health/ready` on METRICS_PORT, even in a process that only runs the worker. */
export async function startMonitoring(options: MonitoringOptions): Promise<Running> {
  const { port, host, metrics, core, version, checkReadiness } = options
  registerMeasures(options)

  const answers: Record<string, (response: ServerResponse) => Promise<void>> = {
    async '/metrics'(response) {
      const { contentType, text } = await metrics.render()
      response.writeHead(200, { 'content-type': contentType }).end(text)
    },
    async '/health'(response) {
      sendJson(response, 200, { status: 'ok', version, time: core.clock.now() })
    },
    async '/health/ready'(response) {
      sendJson(response, 200, await checkReadiness())
    },
  }
  const server = createServer((request, response) => {
    const answer = request.method === 'GET' ? answers[request.url ?? ''] : undefined
    if (!answer) {
      response.writeHead(404).end()
      return
    }
    answer(response).catch((error: unknown) => sendJson(response, 503, errorBodyOf(error)))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return {
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function registerMeasures({ metrics, core, queues, requestLog }: MonitoringOptions): void {
  const { database, measureBacklog } = core
  const ofEachJob = async (field: 'waiting' | 'lag_seconds'): Promise<Sample[]> => {
    const backlog = await measureBacklog()
    return workerJobs.map((job) => ({ labels: { job }, value: backlog[job][field] }))
  }
  metrics.measured({
    name: 'parley_worker_backlog_items',
    help: 'Items waiting for a worker, by job: events without a position, passed deadlines, webhooks to call, gigs to match with saved searches and matches to announce. Up to 1000.',
    labels: ['job'],
    read: () => ofEachJob('waiting'),
  })
  metrics.measured({
    name: 'parley_worker_lag_seconds',
    help: 'How long the first item has been waiting for a worker, by job.',
    labels: ['job'],
    read: () => ofEachJob('lag_seconds'),
  })

  const countPending = cached(() => countPendingPayments(database), PENDING_MAX_AGE_MS)
  metrics.measured({
    name: 'parley_payments_pending',
    help: 'Deposits and withdrawals waiting for the provider or an operator. Up to 1000 of each.',
    labels: ['direction'],
    read: async () => (await countPending()).map(({ direction, count }) => ({ labels: { direction }, value: count })),
  })

  const ofEachQueue = (field: keyof FairQueue['load']) => () =>
    queues.map(({ name, load }) => ({ labels: { queue: name }, value: load[field] }))
  metrics.measured({
    name: 'parley_queue_running',
    help: 'Requests being processed, by queue.',
    labels: ['queue'],
    read: ofEachQueue('running'),
  })
  metrics.measured({
    name: 'parley_queue_waiting',
    help: 'Requests waiting for their turn, by queue.',
    labels: ['queue'],
    read: ofEachQueue('waiting'),
  })
  metrics.measured({
    name: 'parley_queue_refused_total',
    help: 'Requests refused because too many were waiting, by queue.',
    labels: ['queue'],
    read: ofEachQueue('refused'),
  })

  metrics.measured({
    name: 'parley_request_log_dropped_total',
    help: 'Requests missing from the request log because it couldn’t be saved in time.',
    labels: [],
    read: () => (requestLog ? [{ labels: {}, value: requestLog.dropped }] : []),
  })

  metrics.measured({
    name: 'parley_db_pool_connections',
    help: 'Open database connections, by pool and state.',
    labels: ['pool', 'state'],
    read: () =>
      database.poolLoads().flatMap(({ name, busy, idle }) => [
        { labels: { pool: name, state: 'busy' }, value: busy },
        { labels: { pool: name, state: 'idle' }, value: idle },
      ]),
  })
  metrics.measured({
    name: 'parley_db_pool_waiting',
    help: 'Work waiting for a database connection, by pool.',
    labels: ['pool'],
    read: () => database.poolLoads().map(({ name, waiting }) => ({ labels: { pool: name }, value: waiting })),
  })
}

const PENDING_MAX_AGE_MS = 5_000

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

// An error in API format. Anything but a refusal means that the database isn't responding.
function errorBodyOf(error: unknown): object {
  if (error instanceof Refusal) return envelopeOf(error)
  const message = 'The database isn’t responding. Try again shortly.'
  return envelopeOf(unavailable('database_unavailable', message, RETRY_SOON))
}
