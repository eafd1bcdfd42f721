declare const instant: unique symbol

/** A point in time in the format of the API, `2026-11-14T23:55:00.000Z`. Such strings sort in order of time. */
export type Instant = string & { readonly [instant]: true }

declare const calendarDate: unique symbol

/** A day in the format of the API, `2026-11-14`, without a time zone. */
export type CalendarDate = string & { readonly [calendarDate]: true }

/** The time that deadlines are compared with, which the sandbox can advance. */
export interface Clock {
  now(): Instant
}

/** A stopped clock, for a use case or for processing a deadline as of the time it was due. */
export function clockAt(at: Instant): Clock {
  return { now: () => at }
}

export function instantOf(epochMs: number): Instant {
  return new Date(epochMs).toISOString() as Instant
}

/** Real time, which keys, sessions, tokens and emails use; advancing the sandbox's clock doesn't change it. */
export function realNow(): Instant {
  return instantOf(Date.now())
}

export function epochMsOf(at: Instant): number {
  return Date.parse(at)
}

/** Stops at the end of the year 9999, because later times have longer strings, which would sort incorrectly. */
export function addSeconds(at: Instant, seconds: number): Instant {
  return instantOf(Math.min(epochMsOf(at) + seconds * 1000, LATEST_MS))
}

/** A day always has 86,400 seconds. */
export function addDays(at: Instant, days: number): Instant {
  return addSeconds(at, days * 86_400)
}

/** The midnight (UTC) after the day. */
export function endOf(date: CalendarDate): Instant {
  return addDays(`${date}T00:00:00.000Z` as Instant, 1)
}

/** The day, in UTC, of a point in time. */
export function dateOf(at: Instant): CalendarDate {
  return at.slice(0, 10) as CalendarDate
}

export function earlierOf(a: Instant, b: Instant): Instant {
  return a < b ? a : b
}

export function laterOf(a: Instant, b: Instant): Instant {
  return a > b ? a : b
}

/** Formats the day, in UTC. */
export function dayFormatOf(locale: string): (at: string) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (at) => format.format(new Date(at))
}

/** `Dec 4, 2026`: the day, in UTC. */
export const formatDay = dayFormatOf('en-US')

/** Reads an RFC 3339 timestamp with any offset; null for anything else and for days that don't exist. */
export function parseInstant(text: string): Instant | null {
  const parts = RFC_3339.exec(text)
  if (!parts) return null
  const [, year, month, day, hour, minute, second] = parts.map(Number)
  const civil = new Date(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`)
  const exists =
    civil.getUTCFullYear() === year &&
    civil.getUTCMonth() + 1 === month &&
    civil.getUTCDate() === day &&
    civil.getUTCHours() === hour &&
    civil.getUTCMinutes() === minute &&
    civil.getUTCSeconds() === second
  const epochMs = Date.parse(text)
  if (!exists || !(epochMs >= EARLIEST_MS && epochMs <= LATEST_MS)) return null
  return instantOf(epochMs)
}

/** Reads `YYYY-MM-DD`; null for anything else and for days that don't exist. */
export function parseDate(text: string): CalendarDate | null {
  return /^\d{4}-\d\d-\d\d$/.test(text) && parseInstant(`${text}T00:00:00Z`) !== null ? (text as CalendarDate) : null
}

const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/
const EARLIEST_MS = Date.parse('0001-01-01T00:00:00.000Z')
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z')
