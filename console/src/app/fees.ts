import { formatShare } from '../ui/amounts.ts'

/** A fee as a percentage: 500 basis points are “5%”. Null if there's no fee, in which case it isn't mentioned. */
export function feeInWords(basisPoints: number): string | null {
  if (basisPoints === 0) return null
  return formatShare(basisPoints / 10_000, 2)
}
