import type { HealthCheck } from '@parley/sdk'
import { formatCount } from '../../ui/amounts.ts'
import { locale } from '../../ui/locale.ts'
import { words } from '../../words/operator.ts'

const { health: text } = words

/** What a check found. */
export function findingOf({ name, state, measured }: HealthCheck): string {
  if (!measured) return name === 'disk' ? text.diskElsewhere : text.unmeasured
  const { waiting = 0, oldest_seconds = 0, failing_webhooks = 0, busy_connections = 0 } = measured
  if (name === 'connections') return text.connections(formatCount(busy_connections), formatCount(waiting))
  if (name === 'disk') return text.disk(formatBytes(measured.free_bytes), formatBytes(measured.total_bytes))
  if (name === 'figures') return state === 'good' ? text.done.figures : text.uncounted(formatCount(waiting))
  if (name === 'payments') return state === 'good' ? text.done.payments : text.stuckPayments(formatCount(waiting))
  const queue = waiting > 0 ? text.waiting[name](formatCount(waiting), formatSeconds(oldest_seconds)) : text.done[name]
  return failing_webhooks > 0 ? `${text.failingWebhooks(failing_webhooks)} ${queue}` : queue
}

/** What to do about it; null if there's nothing to do. */
export function adviceOn({ name, measured, advice }: HealthCheck): string | null {
  if (advice === null) return null
  if (name === 'disk') return measured ? text.advice.disk : text.advice.diskElsewhere
  if (name === 'connections') return text.advice.connections
  if (name === 'payments') return text.advice.payments
  if (!measured) return text.advice.database
  const isOnlyFailing = name === 'webhooks' && (measured.oldest_seconds ?? 0) <= LATE_SECONDS
  return isOnlyFailing ? text.advice.webhooks : text.advice.worker
}

// As long as the service's own limit.
const LATE_SECONDS = 60

function formatSeconds(seconds: number): string {
  const [count, unit] =
    seconds < 120 ? [seconds, 'second'] : seconds < 7_200 ? [seconds / 60, 'minute'] : [seconds / 3_600, 'hour']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(count))
}

function formatBytes(bytes = 0): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 }).format(
    bytes / 1e9,
  )
}
