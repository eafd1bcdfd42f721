import { type Contract, type ContractFees, feeOf, feesAfterDispute, type Milestone } from '@parley/sdk'

// What a price, a release and a dispute will pay, to the cent. The rule is the service's, and the SDK has a copy of it.

type ContractSoFar = Pick<Contract, 'totals' | 'fee_bps'>

/** What's left of an amount for the worker. */
export interface Net {
  feeCents: number
  netCents: number
}

/** What a worker gets out of a price at this fee, in a contract that pays nothing else. */
export function netOfPrice(priceCents: number, feeBps: number): Net {
  return netOf({ released_cents: 0, fee_cents: 0, fee_bps: feeBps }, priceCents)
}

/** What a worker gets if this much is released next. */
export function netOfRelease(contract: ContractSoFar, cents: number): Net {
  return netOf(feesOf(contract), cents)
}

/** What the worker has gotten from a milestone so far, and would get if the rest were released next. */
export function netOfMilestone(
  contract: ContractSoFar,
  { status, amount_cents, held_cents, released_cents, fee_cents }: Milestone,
): Net {
  const rest = netOfRelease(contract, status === 'pending' ? amount_cents : held_cents)
  return { feeCents: fee_cents + rest.feeCents, netCents: released_cents - fee_cents + rest.netCents }
}

type DisputedMilestone = Pick<
  Milestone,
  'held_cents' | 'released_cents' | 'fee_cents' | 'clearing_cents' | 'clearing_fee_cents'
>

/** What is and isn't in dispute, including fees. */
export interface DisputedMoney {
  /** Can no longer be disputed. */
  paidOutCents: number
  clearingCents: number
  heldCents: number
  /** Clearing and held together. */
  amountCents: number
}

export function disputedMoneyOf({ held_cents, released_cents, clearing_cents }: DisputedMilestone): DisputedMoney {
  return {
    paidOutCents: released_cents - clearing_cents,
    clearingCents: clearing_cents,
    heldCents: held_cents,
    amountCents: clearing_cents + held_cents,
  }
}

/** Where the disputed amount goes: to the worker, after the fee, to the platform, and back to the client. */
export interface Settlement extends Net {
  clientCents: number
  /** What the worker still owes for earlier releases, or, if negative, has paid too much: fees are rounded over all of them. */
  correctionCents: number
  /** What the worker has from the milestone in the end, with what was paid out before. */
  workerTotalCents: number
}

/** What happens if the worker gets this part of the disputed amount. */
export function settlementOf(contract: ContractSoFar, milestone: DisputedMilestone, workerCents: number): Settlement {
  const { paidOutCents, amountCents } = disputedMoneyOf(milestone)
  const paidOutFeeCents = milestone.fee_cents - milestone.clearing_fee_cents
  const reversed = { grossCents: milestone.clearing_cents, feeCents: milestone.clearing_fee_cents }
  const { payoutCents, correctionCents } = feesAfterDispute(feesOf(contract), reversed, workerCents)
  const netCents = workerCents - payoutCents
  return {
    feeCents: payoutCents,
    netCents,
    clientCents: amountCents - workerCents,
    correctionCents,
    workerTotalCents: paidOutCents - paidOutFeeCents + netCents - correctionCents,
  }
}

function feesOf({ totals, fee_bps }: ContractSoFar): ContractFees {
  return { released_cents: totals.released_cents, fee_cents: totals.fee_cents, fee_bps }
}

function netOf(fees: ContractFees, cents: number): Net {
  const feeCents = feeOf(fees, cents)
  return { feeCents, netCents: cents - feeCents }
}
