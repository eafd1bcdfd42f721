/** A fee as a percentage: 500 basis points are “5%”. Null where there is none: then nothing is said about it. */
export function feeInWords(basisPoints: number): string | null {
  if (basisPoints === 0) return null
  return new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
}
