import { Clock } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { cx } from './cx.ts'

/** A moment: “3 days ago”, or the date if it is far away. The exact time, here and in UTC, shows on hover. */
export function Time({
  at,
  isReal = false,
  className,
}: {
  at: string
  /** By the clocks of this world, also when the sandbox's clock was moved. */
  isReal?: boolean
  className?: string
}) {
  const now = useNow() - (isReal ? offsetMs : 0)
  return (
    <time dateTime={at} title={exactTime(at)} className={cx('whitespace-nowrap', className)}>
      {relativeTime(Date.parse(at), now)}
    </time>
  )
}

interface DeadlineProps {
  at: string
  prefix?: string
  /** Nothing has to be done before it: no warning colour. */
  isCalm?: boolean
  className?: string
}

/** A deadline: “in 3 days”, in a warning colour when little time is left. */
export function Deadline({ at, prefix, isCalm = false, className }: DeadlineProps) {
  const now = useNow()
  useWatched(at)
  const leftMs = Date.parse(at) - now
  return (
    <time
      dateTime={at}
      title={exactTime(at)}
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap text-sm',
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
      <Clock aria-hidden="true" className="size-3.5" />
      {prefix && `${prefix} `}
      {relativeTime(Date.parse(at), now)}
    </time>
  )
}

/** What is left, to the second in the last hour: “2 d 4 h”, “04:31”. */
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

/** A moment in the reader's zone: “Nov 20, 2026, 7:14 PM”. */
export function formatMoment(at: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
}

export function formatDay(date: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}

/** The time by the service's clock, which a sandbox may move; renewed often enough for what is shown. */
function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}

/** Tells how far the service's clock is ahead of this device's. */
export function setClockOffset(ms: number): void {
  offsetMs = ms
  tick()
}

export function isPast(at: string): boolean {
  return Date.parse(at) <= currentTime()
}

/** Calls back when a deadline that is shown passes: what it belongs to is then out of date. */
export function onDeadlinePassed(callback: () => void): () => void {
  callbacks.add(callback)
  return () => callbacks.delete(callback)
}

/** The time by the service's clock. */
function currentTime(): number {
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
  const here = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' }).format(date)
  return `${here} (${date.toISOString().slice(0, 16).replace('T', ' ')} UTC)`
}

function relativeTime(at: number, now: number): string {
  const ms = at - now
  if (Math.abs(ms) >= FAR) return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(at)
  const [unit, size] = UNITS.find(([, size]) => Math.abs(ms) >= size) ?? (['minute', MINUTE] as const)
  if (Math.abs(ms) < MINUTE) return ms <= 0 ? 'just now' : 'in less than a minute'
  return new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }).format(Math.trunc(ms / size), unit)
}

function duration(ms: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  if (ms < HOUR) return `${two(Math.floor(ms / MINUTE))}:${two(Math.floor((ms % MINUTE) / 1000))}`
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h ${two(Math.floor((ms % HOUR) / MINUTE))} min`
  return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
// From here on, a date says more than a number of days.
const FAR = 21 * DAY
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

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
