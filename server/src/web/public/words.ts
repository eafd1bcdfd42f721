import type { PublicGig } from '../../market/gigs/schema.ts'

// How public pages write amounts and times. They are made for nobody in particular: English, and times in UTC.

export function money(cents: number, currency: string): string {
  const { format, units } = formatOf(currency)
  return format(cents / units)
}

/** How many of the smallest units a unit of the currency has: 100 cents are a dollar. */
export function unitsOf(currency: string): number {
  return formatOf(currency).units
}

/** What a gig pays, such as `$40 – $60 an hour`. */
export function rateOf(gig: Pick<PublicGig, 'rate_min_cents' | 'rate_max_cents' | 'rate_type' | 'currency'>): string {
  const { rate_min_cents: min, rate_max_cents: max, currency } = gig
  const unit = gig.rate_type === 'hourly' ? ' an hour' : ' fixed'
  if (min === null && max === null) return gig.rate_type === 'hourly' ? 'Hourly, rate open' : 'Fixed price, open'
  if (min === null) return `Up to ${money(Number(max), currency)}${unit}`
  if (max === null) return `From ${money(min, currency)}${unit}`
  return min === max ? money(min, currency) + unit : `${money(min, currency)} – ${money(max, currency)}${unit}`
}

/** How long ago something happened: `3 days ago`. */
export function ago(at: string, now: string): string {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(at)) / 1000)
  const [size, unit] = steps.find(([size]) => seconds >= size) ?? [1, null]
  return unit === null ? 'just now' : relative.format(-Math.floor(seconds / size), unit)
}

/** `4 December 2026` */
export function day(at: string): string {
  return days.format(new Date(at))
}

/** A count with its noun: `1 review`, `3 reviews`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${wholes.format(number)} ${number === 1 ? one : many}`
}

/** The beginning of a text in one line, for lists and descriptions. */
export function excerpt(text: string, lengthMax: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= lengthMax) return line
  const cut = line.slice(0, lengthMax)
  const end = cut.lastIndexOf(' ')
  return `${(end > lengthMax / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/, '')} …`
}

/** The letters that stand for somebody without a picture. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase() || '?'
}

const steps = [
  [31_536_000, 'year'],
  [2_592_000, 'month'],
  [604_800, 'week'],
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const wholes = new Intl.NumberFormat('en')

// Made once for each currency: making one takes longer than a page.
const formats = new Map<string, { format: (units: number) => string; units: number }>()

function formatOf(currency: string) {
  const known = formats.get(currency)
  if (known) return known
  const number = new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  const units = 10 ** (number.resolvedOptions().maximumFractionDigits ?? 2)
  const made = { format: (value: number) => number.format(value), units }
  formats.set(currency, made)
  return made
}
