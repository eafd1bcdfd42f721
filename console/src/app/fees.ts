import { locale } from '../ui/locale.ts'

/** A fee as a percentage: 500 basis points are “5%”. Null if there's no fee, in which case it isn't mentioned. */
export function feeInWords(basisPoints: number): string | null {
  if (basisPoints === 0) return null
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
}
