import { addDays, addSeconds, epochMsOf, type Instant, instantOf } from './time.ts'

/** The next time that it's this hour in the time zone (an IANA name). */
export function nextHourIn(timeZone: string, hour: number, now: Instant): Instant {
  const midnight = `${localTimeOf(now, timeZone).slice(0, 10)}T00:00:00.000Z` as Instant
  const today = addSeconds(midnight, hour * 3_600)
  const next = fromLocal(today, timeZone)
  return next > now ? next : fromLocal(addDays(today, 1), timeZone)
}

/** `Dec 4, 2026, 7:14 PM CET`: local time in the time zone, or UTC if the reader's time zone isn't known. */
export function formatMomentIn(at: string, timeZone: string | null, locale = 'en-US'): string {
  const shown = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Date(at).toLocaleString(locale, { ...shown, timeZone: timeZone ?? 'UTC', timeZoneName: 'short' })
}

/** The moment at which local time in the time zone reads the same as `local` in UTC. */
function fromLocal(local: Instant, timeZone: string): Instant {
  const before = (offsetMs: number) => instantOf(epochMsOf(local) - offsetMs)
  // The offset may differ between the two.
  return before(offsetMsAt(before(offsetMsAt(local, timeZone)), timeZone))
}

function offsetMsAt(at: Instant, timeZone: string): number {
  return Date.parse(`${localTimeOf(at, timeZone)}Z`) - Math.floor(epochMsOf(at) / 1000) * 1000
}

/** `2026-11-14T23:55:00`, local time in the time zone. */
function localTimeOf(at: Instant, timeZone: string): string {
  // The Swedish date format matches ISO 8601.
  const shown = new Date(at).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return shown.replace(' ', 'T')
}
