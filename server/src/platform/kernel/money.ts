import { conflict } from './errors.ts'

/** Refuses amounts that a JSON number cannot represent exactly. */
export function requireExactCents(cents: bigint): number {
  if (cents > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw conflict('amount_too_large', 'The amount is too large to be counted exactly in cents.', {
      maximum: Number.MAX_SAFE_INTEGER,
    })
  }
  return Number(cents)
}

/** Writes an amount for people. */
export type MoneyFormat = (cents: number | bigint) => string

/** Amounts in the units of the currency, exact at any size: “1,050.00 USD”. */
export function moneyFormatOf(currency: string): MoneyFormat {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const scale = 10n ** BigInt(digits)
  return (cents) => {
    const units = wholes.format(BigInt(cents) / scale)
    const rest = digits === 0 ? '' : `.${String(BigInt(cents) % scale).padStart(digits, '0')}`
    return `${units}${rest} ${currency}`
  }
}

const wholes = new Intl.NumberFormat('en')
