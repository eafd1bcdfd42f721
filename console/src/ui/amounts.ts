import { locale } from './locale.ts'

/** Whole amounts are shown without digits after the point. */
export function formatMoney(cents: number, currency: string, isSigned = false): string {
  const digits = fractionDigits(currency)
  const isWhole = cents % 10 ** digits === 0
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : digits,
    maximumFractionDigits: digits,
    ...(isSigned && { signDisplay: 'exceptZero' as const }),
  }).format(cents / 10 ** digits)
}

export function formatCount(count: number): string {
  return new Intl.NumberFormat(locale).format(count)
}

/** An average of stars: “4.5”. */
export function formatRating(average: number): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average)
}

/** A share of one: 0.05 is “5%”. */
export function formatShare(share: number, digits = 0): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share)
}

/** How many digits the currency has after the point: 2 for most, 0 for the yen. */
export function fractionDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** The number of cents that a text means; null if it's empty, NaN if it isn't an amount. */
export function parseMoney(text: string, currency: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const digits = fractionDigits(currency)
  // A comma or point followed by one or two digits at the end is the decimal separator; all others group thousands.
  const match = /^(\d[\d.,\s']*?)(?:[.,](\d{1,2}))?$/.exec(trimmed)
  if (!match?.[1] || (match[2]?.length ?? 0) > digits) return Number.NaN
  const cents = Number(match[1].replace(/\D/g, '') + (match[2] ?? '').padEnd(digits, '0'))
  return Number.isSafeInteger(cents) ? cents : Number.NaN
}
