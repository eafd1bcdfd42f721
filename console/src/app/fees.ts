import type { Contract } from '@parley/sdk'

/** The fee of one more release, as the service computes it: on all that was released, less what was taken already. */
export function feeOfRelease({ totals, fee_bps }: Pick<Contract, 'totals' | 'fee_bps'>, amountCents: number): number {
  const released = BigInt(totals.released_cents) + BigInt(amountCents)
  return Number((released * BigInt(fee_bps)) / 10_000n) - totals.fee_cents
}

/** Basis points as a percentage: 500 is “5%”. */
export function percentOf(basisPoints: number): string {
  return new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
}
