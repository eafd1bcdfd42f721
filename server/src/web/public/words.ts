import { markdownToText } from '@parley/markdown'
import type { PublicGig } from '../../market/gigs/schema.ts'
import type { Site } from '../../platform/kernel/site.ts'

// How public pages write rates, times and names.

/** What a gig pays, such as `$40 – $60 per hour`. */
export function rateOf(
  { words, formats: { money } }: Site,
  gig: Pick<PublicGig, 'rate_min_cents' | 'rate_max_cents' | 'rate_type'>,
): string {
  const { rate_min_cents: min, rate_max_cents: max } = gig
  const { open, [gig.rate_type]: rates } = words.gigs.rates
  if (min === null) return max === null ? open : rates.upTo(money(max))
  if (max === null) return rates.from(money(min))
  return min === max ? rates.exactly(money(min)) : rates.between(money(min), money(max))
}

/** How long ago something happened: `3 days ago`, or the date if that is long ago. */
export function ago({ words, formats }: Site, at: string, now: string): string {
  if (isLongAgo(at, now)) return formats.day(at)
  const seconds = secondsBetween(at, now)
  const step = steps.find(([size]) => seconds >= size)
  return step ? formats.ago(Math.floor(seconds / step[0]), step[1]) : words.layout.justNow
}

/** Whether a date says more than a number of days. */
export function isLongAgo(at: string, now: string): boolean {
  return secondsBetween(at, now) >= FAR_SECONDS
}

function secondsBetween(at: string, now: string): number {
  return Math.max(0, (Date.parse(now) - Date.parse(at)) / 1000)
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

const FAR_SECONDS = 21 * 86_400
const steps = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const
