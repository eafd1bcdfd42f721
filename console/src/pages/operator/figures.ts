import type { OverviewDay } from '@parley/sdk'
import { formatCount, formatMoney, fractionDigits } from '../../ui/amounts.ts'
import { locale } from '../../ui/locale.ts'
import { words } from '../../words/operator.ts'

const { overview: text } = words

/** A figure of the overview: what it measures, how it is drawn, and how several days make one. */
export interface Figure {
  name: Exclude<keyof OverviewDay, 'date'>
  unit: 'count' | 'money' | 'duration'
  kind: 'bars' | 'line'
  over: 'sum' | 'last' | 'mean'
}

export const figures: readonly Figure[] = [
  { name: 'released_cents', unit: 'money', kind: 'bars', over: 'sum' },
  { name: 'fees_cents', unit: 'money', kind: 'bars', over: 'sum' },
  { name: 'escrow_cents', unit: 'money', kind: 'line', over: 'last' },
  { name: 'deals', unit: 'count', kind: 'bars', over: 'sum' },
  { name: 'gigs_posted', unit: 'count', kind: 'bars', over: 'sum' },
  { name: 'hire_seconds', unit: 'duration', kind: 'line', over: 'mean' },
  { name: 'disputes_opened', unit: 'count', kind: 'bars', over: 'sum' },
]

/** What the days amount to: their sum, the newest, or, for the time to hire, the mean over all deals. */
export function totalOf({ name, over }: Figure, days: readonly OverviewDay[]): number | null {
  if (over === 'last') return days.at(-1)?.[name] ?? null
  if (over === 'sum') return days.reduce((sum, day) => sum + (day[name] ?? 0), 0)
  const deals = days.reduce((sum, day) => sum + day.deals, 0)
  return deals === 0 ? null : days.reduce((sum, day) => sum + (day[name] ?? 0) * day.deals, 0) / deals
}

/** The percentage by which a value has changed; null if a percentage makes no sense. */
export function changeSince(value: number | null, before: number | null): string | null {
  if (value === null || before === null || before <= 0) return null
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  }).format(value / before - 1)
}

/** A value for people; on an axis it's short, and leaves out fractions that don't matter. */
export function formatFigure({ unit }: Figure, value: number | null, currency: string, isShort = false): string {
  if (value === null) return text.none
  if (unit === 'count') return Number.isInteger(value) ? formatCount(value) : ''
  if (unit === 'duration') return durationOf(value, isShort)
  if (!isShort) return formatMoney(value, currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  }).format(value / 10 ** fractionDigits(currency))
}

/** How far apart the lines of a chart can be, in round numbers of the displayed unit. */
export function stepsOf({ unit }: Figure, currency: string): number[] {
  if (unit === 'duration') return [1, 2, 6, 12, 24, 48, 120, 240, 480, 1_200, 2_400].map((hours) => hours * HOUR)
  const one = unit === 'money' ? 10 ** fractionDigits(currency) : 1
  return Array.from({ length: 14 }, (_, power) => [1, 2, 5].map((factor) => factor * 10 ** power * one)).flat()
}

function durationOf(seconds: number, isShort: boolean): string {
  const [amount, unit] = seconds >= 2 * DAY ? [seconds / DAY, 'day' as const] : [seconds / HOUR, 'hour' as const]
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: isShort ? 'narrow' : 'long',
    maximumFractionDigits: 1,
  }).format(amount)
}

const HOUR = 3_600
const DAY = 24 * HOUR
