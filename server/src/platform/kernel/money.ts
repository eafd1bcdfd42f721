import { conflict } from './errors.ts'

/** Refuses amounts that a JSON number can't represent exactly. */
export function requireExactCents(cents: bigint): number {
  if (cents > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw conflict('amount_too_large', 'The amount is too large to be counted exactly in cents.', {
      maximum: Number.MAX_SAFE_INTEGER,
    })
  }
  return Number(cents)
}

/** Formats an amount for people. */
export type MoneyFormat = (cents: number | bigint) => string

/** Formats amounts the way the console does, exactly at any size: “$1,050”, “$1,050.50”. */
export function moneyFormatOf(currency: string, locale = 'en-US'): MoneyFormat {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  const digits = fractionDigits(currency)
  // Done as text because a number would lose the cents of a very large amount.
  return (cents) => format.format(`${cents}e-${digits}` as `${number}`)
}

/** How many decimal places the currency has: 2 for most, 0 for the yen. */
export function fractionDigits(currency: string): number {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
