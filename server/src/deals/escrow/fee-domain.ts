import type { Contract } from '../contracts/domain.ts'

/**
 * The platform's fee on one more release. It is computed on the total released so far, so that many small releases pay
 * what one large one does; rounded down, so that the platform never takes more than its rate.
 */
export function feeOf(
  contract: Pick<Contract, 'released_cents' | 'fee_cents' | 'fee_bps'>,
  amountCents: number,
): number {
  const released = BigInt(contract.released_cents) + BigInt(amountCents)
  const fee = Number((released * BigInt(contract.fee_bps)) / 10_000n) - contract.fee_cents
  // A dispute may have reversed a release whose rounded fee was above or below its exact share.
  return Math.min(Math.max(fee, 0), amountCents)
}
