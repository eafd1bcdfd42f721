// The SDK has a copy for previewing what a release or a dispute pays, so this file imports nothing.

/** What a contract's fee is computed from: the amount released so far, the fees on it, and the rate. */
export interface ContractFees {
  released_cents: number
  fee_cents: number
  fee_bps: number
}

/**
 * The platform's fee on one more release. It's computed on the total released so far, so that many small releases cost the same
 * as one large one.
 */
export function feeOf(contract: ContractFees, amountCents: number): number {
  return feeOn(contract.released_cents + amountCents, contract.fee_bps) - contract.fee_cents
}

/** A contract's fees after a dispute took back payouts and gave part of them to the worker. */
export interface FeesAfterDispute {
  /** Of the whole contract. */
  contractCents: number
  /** Of the worker's part. */
  payoutCents: number
  /** What the worker still owes for earlier releases, or, if negative, has overpaid. */
  correctionCents: number
}

/**
 * Each release's fee makes up for rounding in earlier ones, so taking releases back can leave the rest with too low or too high a
 * fee. The worker's new part makes up for this as far as possible; the rest is a correction.
 */
export function feesAfterDispute(
  contract: ContractFees,
  reversed: { grossCents: number; feeCents: number },
  workerCents: number,
): FeesAfterDispute {
  const contractCents = feeOn(contract.released_cents - reversed.grossCents + workerCents, contract.fee_bps)
  const missingCents = contractCents - (contract.fee_cents - reversed.feeCents)
  const payoutCents = Math.min(Math.max(missingCents, 0), workerCents)
  return { contractCents, payoutCents, correctionCents: missingCents - payoutCents }
}

// Rounded down, so that the platform never takes more than its rate.
function feeOn(releasedCents: number, feeBps: number): number {
  return Number((BigInt(releasedCents) * BigInt(feeBps)) / 10_000n)
}
