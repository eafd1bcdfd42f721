import { Clock } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { uiWords } from '../words/ui.ts'
import { cx } from './cx.ts'
import { locale } from './locale.ts'

/** What a text says of a moment: “Created 3 days ago”, “Created on Nov 20, 2026”. */
type Sentence = (when: string) => string

/** A moment: “3 days ago”, or the date if it is far away. The exact time, here and in UTC, shows on hover. */
export function Time({
  at,
  says,
  isReal = false,
  className,
}: {
  at: string
  says?: Sentence
  /** Wall-clock time, even if the sandbox's clock was advanced. */
  isReal?: boolean
  className?: string
}) {
  const now = useNow() - (isReal ? offsetMs : 0)
  return (
    <time dateTime={at} title={exactTime(at)} className={cx(!says && 'whitespace-nowrap', className)}>
      {timeText(at, now, says)}
    </time>
  )
}

interface DeadlineProps {
  at: string
  says?: Sentence
  /** No action is needed before it, so there's no warning color. */
  isCalm?: boolean
  className?: string
}

/** A deadline: “in 3 days”, in a warning color when little time is left. */
export function Deadline({ at, says, isCalm = false, className }: DeadlineProps) {
  const now = useNow()
  useWatched(at)
  const leftMs = Date.parse(at) - now
  return (
    <time
      dateTime={at}
      title={exactTime(at)}
      className={cx(
        'inline-flex items-center gap-1.5 text-sm',
        !says && 'whitespace-nowrap',
        isCalm
          ? 'text-ink-soft'
          : leftMs < DAY
            ? 'text-bad-text'
            : leftMs < 3 * DAY
              ? 'text-warn-text'
              : 'text-ink-soft',
        className,
      )}
    >
      <Clock aria-hidden="true" className="size-3.5 shrink-0" />
      {timeText(at, now, says)}
    </time>
  )
}

/** The time left, to the second in the last hour: “2 d 4 h”, “3 d”, “04:31”. */
export function Countdown({ until, className }: { until: string; className?: string }) {
  const now = useNow()
  useWatched(until)
  const leftMs = Math.max(0, Date.parse(until) - now)
  return (
    <time dateTime={until} title={exactTime(until)} className={cx('whitespace-nowrap tabular-nums', className)}>
      {duration(leftMs)}
    </time>
  )
}

/** A calendar date, which no time zone moves. */
export function CalendarDay({ date }: { date: string }) {
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {formatDay(date)}
    </time>
  )
}

/** The time of day at which something happened: “7:14 PM”. The exact time, here and in UTC, shows on hover. */
export function TimeOfDay({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={exactTime(at)} className={cx('whitespace-nowrap', className)}>
      {formatTimeOfDay(at)}
    </time>
  )
}

/** A moment in the reader's zone: “Nov 20, 2026, 7:14 PM”. */
export function formatMoment(at: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
}

export function formatDay(date: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}

/** The day of a moment in the reader's zone: “Nov 20, 2026”. */
export function formatDayOf(at: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(at))
}

/** “Friday, November 20, 2026”. */
export function formatFullDay(date: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}

/** The day of a moment in the reader's zone, `2026-11-20`. */
export function dayIn(at: number): string {
  const here = new Date(at)
  return new Date(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate())).toISOString().slice(0, 10)
}

/** A time of day in the reader's zone: “7:14 PM”. */
export function formatTimeOfDay(at: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(at))
}

/** The current day in the reader's zone, `2026-11-20`, by the service's clock. */
export function useToday(): string {
  return dayIn(useNow())
}

/** The time by the service's clock, which a sandbox may advance; refreshed often enough for display. */
function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}

/** Adopts the service's time from a response: deadlines are counted from it. */
export function setClock(time: string, sentAt: number): void {
  const aheadMs = Date.parse(time) - (sentAt + Date.now()) / 2
  offsetMs = Math.abs(aheadMs) < CLOCKS_DIFFER_MS ? 0 : aheadMs
  tick()
}

export function isPast(at: string): boolean {
  return Date.parse(at) <= currentTime()
}

/** Calls back when a displayed deadline passes, since what it belongs to is then out of date. */
export function onDeadlinePassed(callback: () => void): () => void {
  callbacks.add(callback)
  return () => callbacks.delete(callback)
}

/** The time by the service's clock. */
export function currentTime(): number {
  return Date.now() + offsetMs
}

function useWatched(at: string): void {
  useEffect(() => {
    const deadline = { ms: Date.parse(at) }
    shown.add(deadline)
    return () => void shown.delete(deadline)
  }, [at])
}

function exactTime(at: string): string {
  const date = new Date(at)
  const here = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(date)
  return `${here} (${date.toISOString().slice(0, 16).replace('T', ' ')} UTC)`
}

function timeText(at: string, now: number, says?: Sentence): string {
  const ms = Date.parse(at) - now
  const isFar = Math.abs(ms) >= FAR
  const when = isFar ? formatDayOf(at) : relativeTime(ms)
  return says ? says(isFar ? uiWords.onDay(when) : when) : when
}

function relativeTime(ms: number): string {
  if (Math.abs(ms) < MINUTE) return ms <= 0 ? uiWords.justNow : uiWords.soon
  const [count, unit] = UNITS.map(([unit, size, part]) => [wholes(ms, size, part), unit] as const).find(
    ([count]) => count !== 0,
  ) ?? [Math.sign(ms), 'minute' as const]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(count, unit)
}

/** The number of whole units, after rounding to parts: 14 days minus a second are 14, minus half a day 13. */
function wholes(ms: number, size: number, part: number): number {
  return Math.trunc((Math.round(ms / part) * part) / size)
}

function duration(ms: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  if (ms < HOUR) return `${two(Math.floor(ms / MINUTE))}:${two(Math.floor((ms % MINUTE) / 1000))}`
  const minutes = Math.round(ms / MINUTE)
  if (minutes < DAY / MINUTE) return uiWords.hoursAndMinutes(Math.floor(minutes / 60), two(minutes % 60))
  const hours = Math.round(ms / HOUR)
  const days = Math.floor(hours / 24)
  return hours % 24 === 0 ? uiWords.days(days) : uiWords.daysAndHours(days, hours % 24)
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
// From here on, a date says more than a number of days.
const FAR = 21 * DAY
const UNITS = [
  ['day', DAY, HOUR],
  ['hour', HOUR, MINUTE],
  ['minute', MINUTE, SECOND],
] as const

/** Clocks less apart than this count as the same. */
export const CLOCKS_DIFFER_MS = 2 * SECOND

let offsetMs = 0
let now = Date.now()
const listeners = new Set<() => void>()
const shown = new Set<{ ms: number }>()
const callbacks = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  const before = now
  now = currentTime()
  for (const listener of listeners) listener()
  if ([...shown].some(({ ms }) => before < ms && ms <= now)) for (const callback of callbacks) callback()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
