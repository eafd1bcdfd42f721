import { markdownToText } from '@parley/markdown'
import type { PublicGig } from '../../market/gigs/schema.ts'
import { fractionDigits, type MoneyFormat, moneyFormatOf } from '../../platform/kernel/money.ts'
import { formatDay } from '../../platform/kernel/time.ts'

// How public pages write amounts and times: as the console does, but for no one in particular, so in English and in UTC.

export function money(cents: number, currency: string): string {
  return formatOf(currency).format(cents)
}

/** How many of the smallest units a unit of the currency has: 100 cents are a dollar. */
export function unitsOf(currency: string): number {
  return formatOf(currency).units
}

/** What a gig pays, such as `$40 – $60 per hour`. */
export function rateOf(gig: Pick<PublicGig, 'rate_min_cents' | 'rate_max_cents' | 'rate_type' | 'currency'>): string {
  const { rate_min_cents: min, rate_max_cents: max, currency } = gig
  const unit = gig.rate_type === 'hourly' ? ' per hour' : ' fixed price'
  if (min === null && max === null) return 'Open to offers'
  if (min === null) return `Up to ${money(Number(max), currency)}${unit}`
  if (max === null) return `From ${money(min, currency)}${unit}`
  return min === max ? money(min, currency) + unit : `${money(min, currency)} – ${money(max, currency)}${unit}`
}

/** How long ago something happened: `3 days ago`, or the date if that is long ago. */
export function ago(at: string, now: string): string {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(at)) / 1000)
  if (seconds >= FAR_SECONDS) return formatDay(at)
  const [size, unit] = steps.find(([size]) => seconds >= size) ?? [1, null]
  return unit === null ? 'just now' : relative.format(-Math.floor(seconds / size), unit)
}

/** A count with its noun: `1 review`, `3 reviews`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${wholes.format(number)} ${number === 1 ? one : many}`
}

/** The beginning of a text in one line, without its formatting, for lists and descriptions. */
export function excerpt(text: string, lengthMax: number): string {
  // Formatting is longer than what it formats, but rarely this much.
  const line = markdownToText(text.slice(0, 4 * lengthMax))
  if (line.length <= lengthMax) return line
  const cut = line.slice(0, lengthMax)
  const end = cut.lastIndexOf(' ')
  return `${(end > lengthMax / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/, '')} …`
}

/** The letters that stand for someone without a picture. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase() || '?'
}

// From here on, a date says more than a number of days.
const FAR_SECONDS = 21 * 86_400
const steps = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
const wholes = new Intl.NumberFormat('en')

// Made once for each currency: making one takes longer than a page.
const formats = new Map<string, { format: MoneyFormat; units: number }>()

function formatOf(currency: string) {
  const known = formats.get(currency)
  if (known) return known
  const made = { format: moneyFormatOf(currency), units: 10 ** fractionDigits(currency) }
  formats.set(currency, made)
  return made
}
