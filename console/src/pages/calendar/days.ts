import { locale } from '../../ui/locale.ts'
import { dayIn } from '../../ui/time.tsx'

// Days (`2026-12-01`) and months (`2026-12`) are strings, so that time zones don't shift them.

const DAY_MS = 86_400_000
const WEEKS = 6
/** The first day of the reader's week, 1 for Monday. Where the browser can't tell, weeks start on Sunday in English only. */
const FIRST_DAY = new Intl.Locale(locale).getWeekInfo?.().firstDay ?? (locale.startsWith('en') ? 7 : 1)

/** The month before or after. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The weeks that show a month. Always six, so that nothing jumps from month to month. */
export function weeksOf(month: string, firstDay = FIRST_DAY): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const start = first - ((new Date(first).getUTCDay() - firstDay + 7) % 7) * DAY_MS
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => new Date(start + (week * 7 + day) * DAY_MS).toISOString().slice(0, 10)),
  )
}

/** The day something is due, in the reader's time zone unless it's due on a calendar day. */
export function dayOf({ at, date }: { at: string; date: string | null }): string {
  return date ?? dayIn(Date.parse(at))
}

/** What to request to get everything due on these days in any time zone. */
export function periodOf(weeks: readonly (readonly string[])[]): { from: string; to: string } {
  const [first = '', last = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const momentOf = (day: string, addedDays: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + addedDays * DAY_MS).toISOString()
  return { from: momentOf(first, -1), to: momentOf(last, 3) }
}

/** Items by the day on which they are due, in order. */
export function byDay<Item extends { at: string; date: string | null }>(items: readonly Item[]): Map<string, Item[]> {
  const days = new Map<string, Item[]>()
  for (const item of items) {
    const day = dayOf(item)
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return new Map([...days].sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}

export function formatWeekday(day: string, style: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
