import { epochMsOf, type Instant } from '../../platform/kernel/time.ts'
import { ownWords } from './own-words-domain.ts'

/** An amount in a currency's smallest units, formatted for people: `USD 900.00`. */
export function moneyInWords(cents: number, currency: string): string {
  const format = formatFor(currency)
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const units = String(Math.abs(cents)).padStart(digits + 1, '0')
  const whole = digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`
  // Done as text because a number would round large amounts.
  return `${cents < 0 ? '-' : ''}${format.format(whole as unknown as number).replace(/\s/u, ' ')}`
}

/** How far a time is from now: `in 3 days`, `2 hours ago`. */
export function timeInWords(at: string, now: string): string {
  const seconds = Math.round((epochMsOf(at as Instant) - epochMsOf(now as Instant)) / 1000)
  const [unit, size, , part] = UNITS.find(([, , below]) => Math.abs(seconds) < below) ?? LARGEST
  // A minute short of 14 days is still 14 days; half a day short is 13.
  return relative.format(Math.trunc((Math.round(seconds / part) * part) / size), unit)
}

/** How far a day is from today: `today`, `in 3 days`. */
export function dayInWords(date: string, now: string): string {
  const days = Math.round((epochMsOf(date as Instant) - epochMsOf(now.slice(0, 10) as Instant)) / 86_400_000)
  return days === 0 ? 'today' : relative.format(days, 'day')
}

/** The beginning of a text that certainly has at most this many tokens; all of it if the text is short. */
export function startWithin(text: string, tokensMax: number): string {
  let tokens = 0
  // Done piece by piece, so that a long text is read only as far as it fits.
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    tokens += tokensInPiece(piece)
    if (tokens > tokensMax) return text.slice(0, index).toWellFormed()
  }
  return text
}

export function isWithin(text: string, tokensMax: number): boolean {
  return startWithin(text, tokensMax) === text
}

/**
 * An upper bound on the piece's tokens, which is close for what the API itself writes: names, ids, times, numbers and JSON.
 * Tokenizers work on bytes, so a byte is never more than one token; ten other letters are about seven tokens even in random
 * order.
 */
function tokensInPiece(piece: string): number {
  const code = piece.charCodeAt(piece.length - 1)
  if (code >= LOWER_A && code <= LOWER_Z) {
    return ownWords.has(piece.trimStart()) ? OWN_WORD_TOKENS : FIRST_LETTER_TOKENS + piece.length * LETTER_TOKENS
  }
  // Digits in groups of three, what separates two JSON members, and ASCII characters.
  if (code < 0x80) return 1
  return code < 0x8_00 ? 2 : 3
}

const PIECES = / ?[a-z]+|\d{1,3}|","|":"|":|,"|[\s\S]/g
const LOWER_A = 97
const LOWER_Z = 122
const OWN_WORD_TOKENS = 2
const FIRST_LETTER_TOKENS = 0.4
const LETTER_TOKENS = 0.7
type Unit = readonly [unit: 'second' | 'minute' | 'hour' | 'day', seconds: number, below: number, part: number]
const UNITS: readonly Unit[] = [
  ['second', 1, 120, 1],
  ['minute', 60, 7_200, 1],
  ['hour', 3_600, 172_800, 60],
]
const LARGEST: Unit = ['day', 86_400, Number.POSITIVE_INFINITY, 3_600]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

const formats = new Map<string, Intl.NumberFormat>()

function formatFor(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
  formats.set(currency, made)
  return made
}
