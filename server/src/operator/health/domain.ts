import { type Backlog, LAG_MAX_SECONDS, type WorkerJob } from '../../platform/health/domain.ts'

/** What is looked at: the four jobs of the workers, the figures of the overview, orders to payment providers, the database connections and the disk. */
export const healthChecks = [
  'events',
  'deadlines',
  'webhooks',
  'searches',
  'figures',
  'payments',
  'connections',
  'disk',
] as const
export type HealthCheckName = (typeof healthChecks)[number]

/** `unknown`: this process can't tell. */
export const healthStates = ['good', 'warning', 'bad', 'unknown'] as const
export type HealthState = (typeof healthStates)[number]

export interface HealthCheck {
  name: HealthCheckName
  state: HealthState
  /** The finding. */
  summary: string
  /** Null if there's nothing to do. */
  advice: string | null
  /** What the finding says in numbers; null if it couldn't be measured. */
  measured: HealthFacts | null
}

export interface HealthFacts {
  /** Events, deadlines, deliveries, gigs, payments or requests. */
  waiting?: number
  /** How long the oldest of them has been waiting. */
  oldest_seconds?: number
  failing_webhooks?: number
  busy_connections?: number
  free_bytes?: number
  total_bytes?: number
}

export interface Measured {
  /** Null if it couldn't be measured. */
  backlog: Backlog | null
  failingWebhooks: number
  /** Events that aren't in the overview's figures yet. */
  uncountedEvents: number
  /** Orders to payment providers that can't be carried out. */
  stuckOrders: number
  pools: readonly { name: string; busy: number; idle: number; waiting: number }[]
  /** Null if the database isn't on this machine. */
  disk: { freeBytes: number; totalBytes: number } | null
}

export function checksOf(measured: Measured): HealthCheck[] {
  const { backlog, failingWebhooks } = measured
  return [
    jobCheck('events', backlog),
    jobCheck('deadlines', backlog),
    withFailing(jobCheck('webhooks', backlog), failingWebhooks),
    jobCheck('searches', backlog),
    figuresCheck(measured.uncountedEvents),
    paymentsCheck(measured.stuckOrders),
    connectionsCheck(measured.pools),
    diskCheck(measured.disk),
  ]
}

function jobCheck(name: WorkerJob, backlog: Backlog | null): HealthCheck {
  if (!backlog) {
    return { name, state: 'unknown', summary: 'This couldn’t be measured.', advice: checkDatabase, measured: null }
  }
  const { waiting, lag_seconds: lag } = backlog[name]
  const measured = { waiting, oldest_seconds: lag }
  const { noun, done } = jobWords[name]
  if (lag <= LAG_MAX_SECONDS) {
    const summary =
      waiting === 0 ? `Nothing is waiting: ${done}.` : `In progress: ${waiting} ${noun}, the oldest for ${lag} seconds.`
    return { name, state: 'good', summary, advice: null, measured }
  }
  const summary = `Waiting: ${waiting} ${noun}, the oldest for ${durationOf(lag)}.`
  return { name, state: lag > LAG_BAD_SECONDS ? 'bad' : 'warning', summary, advice: checkWorker, measured }
}

function withFailing(check: HealthCheck, failing: number): HealthCheck {
  const measured = check.measured && { ...check.measured, failing_webhooks: failing }
  if (failing === 0 || check.state === 'bad') return { ...check, measured }
  const noun = failing === 1 ? 'One webhook is failing' : `${failing} webhooks are failing`
  const advice =
    'Owners can see why under Developers. Deliveries are retried for three days. After five days of failures, a webhook is turned off.'
  return { ...check, state: 'warning', summary: `${noun}. ${check.summary}`, advice: check.advice ?? advice, measured }
}

function figuresCheck(uncounted: number): HealthCheck {
  const [name, measured] = ['figures' as const, { waiting: uncounted }]
  if (uncounted <= UNCOUNTED_MAX) {
    return { name, state: 'good', summary: 'The overview is up to date.', advice: null, measured }
  }
  const summary = `${uncounted} events haven’t been counted yet.`
  return { name, state: 'warning', summary, advice: checkWorker, measured }
}

function paymentsCheck(stuck: number): HealthCheck {
  const [name, measured] = ['payments' as const, { waiting: stuck }]
  if (stuck === 0) {
    const summary = 'Nothing is stuck at a payment provider.'
    return { name, state: 'good', summary, advice: null, measured }
  }
  const summary = `${stuck === 1 ? 'One payment or payout account is' : `${stuck} payments or payout accounts are`} stuck.`
  return { name, state: 'bad', summary, advice: checkProvider, measured }
}

function connectionsCheck(pools: Measured['pools']): HealthCheck {
  const name = 'connections'
  const waiting = pools.reduce((sum, pool) => sum + pool.waiting, 0)
  const busy = pools.reduce((sum, pool) => sum + pool.busy, 0)
  const summary = `Busy connections: ${busy}. Requests waiting: ${waiting}.`
  const measured = { waiting, busy_connections: busy }
  if (waiting < WAITING_WARN) return { name, state: 'good', summary, advice: null, measured }
  const advice =
    'The database is slow or the load is too high. Check the database’s CPU and disk, or start another process.'
  return { name, state: waiting < WAITING_BAD ? 'warning' : 'bad', summary, advice, measured }
}

function diskCheck(disk: Measured['disk']): HealthCheck {
  const name = 'disk'
  if (!disk) {
    const summary = 'The database runs elsewhere, so this process can’t see its disk.'
    return { name, state: 'unknown', summary, advice: 'Monitor the database server’s disk.', measured: null }
  }
  const share = disk.freeBytes / Math.max(1, disk.totalBytes)
  const summary = `${sizeOf(disk.freeBytes)} of ${sizeOf(disk.totalBytes)} free.`
  const isBad = disk.freeBytes < GIB || share < 0.02
  const isTight = disk.freeBytes < 5 * GIB || share < 0.1
  const advice = 'Free up space or move DATA_DIR to a larger disk. If the disk fills up, the database stops.'
  const measured = { free_bytes: disk.freeBytes, total_bytes: disk.totalBytes }
  const state = isBad ? 'bad' : isTight ? 'warning' : 'good'
  return { name, state, summary, advice: state === 'good' ? null : advice, measured }
}

const jobWords: Record<WorkerJob, { noun: string; done: string }> = {
  events: { noun: 'events', done: 'all events are in the feeds' },
  deadlines: { noun: 'deadlines', done: 'all passed deadlines have been processed' },
  webhooks: { noun: 'deliveries', done: 'all events have been delivered' },
  searches: { noun: 'gigs or alerts', done: 'all gigs have been matched and announced' },
}

const checkWorker = 'Check that a worker is running (npm start or npm run work), and check its log.'
const checkProvider =
  'Check the log for what the payment provider answers, and that its credentials are configured, even if new payments use another one.'
const checkDatabase = 'Check that the database is responding, and check the log.'
const LAG_BAD_SECONDS = 600
const UNCOUNTED_MAX = 5_000
const WAITING_WARN = 5
const WAITING_BAD = 50
const GIB = 2 ** 30

function durationOf(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`
  return seconds < 7_200 ? `${Math.floor(seconds / 60)} minutes` : `${Math.floor(seconds / 3_600)} hours`
}

function sizeOf(bytes: number): string {
  return `${(bytes / GIB).toFixed(bytes < 10 * GIB ? 1 : 0)} GiB`
}
