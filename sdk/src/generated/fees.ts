// Copied from server/src/deals/contracts/fee-domain.ts by `npm run generate -w sdk`. Do not edit.

/** What the fee of a contract is computed from: what was released so far, the fees on it, and the rate. */
export interface ContractFees {
  released_cents: number
  fee_cents: number
  fee_bps: number
}

/**
 * The platform's fee on one more release. It is computed on the total released so far, so that many small releases pay
 * what one large one does.
 */
export function feeOf(contract: ContractFees, amountCents: number): number {
  return feeOn(contract.released_cents + amountCents, contract.fee_bps) - contract.fee_cents
}

/** The fees of a contract after a dispute took back payouts and gave the worker a part of them. */
export interface FeesAfterDispute {
  /** Of the whole contract. */
  contractCents: number
  /** Of the worker's part. */
  payoutCents: number
  /** What the worker still has to pay for earlier releases, or, if negative, has paid too much. */
  correctionCents: number
}

/**
 * The fee of one release includes what was rounded off the fees of others, so taking releases back can leave the others with
 * too little or too much. The worker's new part makes up for it as far as it can; the rest is a correction.
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
