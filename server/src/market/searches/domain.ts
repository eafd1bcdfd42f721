import { DAILY_HOUR } from '../../events/emails/domain.ts'
import type { FieldFilter } from '../../platform/fields/domain.ts'
import { type Issue, validationFailed } from '../../platform/kernel/errors.ts'
import type { GigId, Id, UserId } from '../../platform/kernel/ids.ts'
import { addSeconds, type Instant } from '../../platform/kernel/time.ts'
import { nextHourIn } from '../../platform/kernel/time-zone.ts'
import { type GigSort, type GigStatus, type RateType, wordsMissing } from '../gigs/domain.ts'

export type SearchId = Id<'sch'>

/** How the owner is notified of new matches: not at all, within a minute, or in a daily digest. */
export const notifyModes = ['off', 'event', 'daily'] as const
export type NotifyMode = (typeof notifyModes)[number]

/** The filters of the list of gigs. */
export interface SearchFilters {
  q?: string
  skill?: readonly string[]
  category?: string
  rate_type?: RateType
  min_rate_cents?: number
  max_rate_cents?: number
  remote?: boolean
  client_id?: string
  fields?: FieldFilter
  metadata?: Readonly<Record<string, string>>
  status?: GigStatus
  sort?: GigSort
}

export interface SavedSearch {
  id: SearchId
  user_id: UserId
  name: string
  filters: SearchFilters
  notify: NotifyMode
  /** When the owner was last notified of matches. */
  notified_at: Instant | null
  version: number
  created_at: Instant
  updated_at: Instant
}

/** Rules that the filters' shape can't express. Only gigs that open are matched. */
export function issuesOfFilters(filters: SearchFilters, notify: NotifyMode): Issue<'required' | 'not_allowed'>[] {
  const missing = wordsMissing(filters, 'filters.')
  const { status = 'open' } = filters
  if (notify === 'off' || status === 'open') return missing
  const message = 'must be open unless notify is off, because only newly opened gigs are announced'
  return [...missing, { path: 'filters.status', code: 'not_allowed', message, details: { allowed: ['open'] } }]
}

export function requireFilters(filters: SearchFilters, notify: NotifyMode): void {
  const issues = issuesOfFilters(filters, notify)
  if (issues.length > 0) throw validationFailed(issues)
}

/** How many of a search's matches can wait to be announced. Any more are dropped. */
export const WAITING_MATCHES_MAX = 1_000
/** How many gigs an announcement lists. */
export const NAMED_MAX = 20
const SENT_IN_DAY_MAX = 100
const PAUSE_SECONDS = 60
const DIGEST_HOUR = DAILY_HOUR - 1

/** What a search's owner has been told, and what's waiting to be announced. */
export interface Alert {
  notify: NotifyMode
  time_zone: string | null
  waiting_count: number
  due_at: Instant
  sent_at: Instant | null
  /** The announcements of the day that ends then, not counting its digest. */
  sent_in_day: number
  day_ends_at: Instant | null
}

export interface AlertDecision {
  /** The maximum number of matches to announce; none if they have to wait. */
  matches: number
  isDigest: boolean
  waitUntil: Instant | null
  sent_in_day: number
  day_ends_at: Instant | null
}

/**
 * Decides what to do about a due alert. A day ends an hour before daily emails are sent, so that they include the digest. Whatever waits
 * until then, because the owner chose a digest or has been notified often enough, is announced together.
 */
export function decideAlert(alert: Alert, now: Instant): AlertDecision {
  if (alert.due_at === alert.day_ends_at) {
    return { matches: WAITING_MATCHES_MAX, isDigest: true, waitUntil: null, sent_in_day: 0, day_ends_at: null }
  }
  const day =
    alert.day_ends_at !== null && alert.day_ends_at > now
      ? { sent_in_day: alert.sent_in_day, day_ends_at: alert.day_ends_at }
      : { sent_in_day: 0, day_ends_at: nextHourIn(alert.time_zone ?? 'UTC', DIGEST_HOUR, now) }
  const earliest = alert.sent_at === null ? now : addSeconds(alert.sent_at, PAUSE_SECONDS)
  const isForDigest = alert.notify === 'daily' || day.sent_in_day >= SENT_IN_DAY_MAX
  const waitUntil = isForDigest ? day.day_ends_at : earliest > now ? earliest : null
  return { matches: waitUntil === null ? NAMED_MAX : 0, isDigest: false, waitUntil, ...day }
}

/** The alert after this many matches were taken, and this many of them announced. */
export function alertAfter(
  alert: Alert,
  decision: AlertDecision,
  { taken, listed }: { taken: number; listed: number },
  now: Instant,
) {
  const { matches, isDigest, waitUntil, sent_in_day, day_ends_at } = decision
  const left = taken < matches ? 0 : Math.max(0, alert.waiting_count - taken)
  const isSent = listed > 0
  return {
    waiting_count: left,
    due_at: left === 0 ? null : (waitUntil ?? addSeconds(now, PAUSE_SECONDS)),
    sent_at: isSent ? now : alert.sent_at,
    sent_in_day: sent_in_day + (isSent && !isDigest ? 1 : 0),
    day_ends_at,
  }
}

/** A search's matches that are announced together. */
export interface Announcement {
  id: SearchId
  name: string
  gigIds: readonly GigId[]
  gigCount: number
  isDigest: boolean
}
