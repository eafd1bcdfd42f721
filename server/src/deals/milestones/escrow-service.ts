import type { Static } from 'typebox'
import { lockAvailable, post, requireWalletFunds } from '../../money/ledger/service.ts'
import { requireCountable } from '../../money/wallet/service.ts'
import { countDelivery } from '../../people/profiles/service.ts'
import { viewerOf, type WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { conflict, validationFailed } from '../../platform/kernel/errors.ts'
import { type ContractId, encodeId, type MilestoneId } from '../../platform/kernel/ids.ts'
import type { Side } from '../../platform/kernel/parties.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { endOf } from '../../platform/kernel/time.ts'
import { type Contract, contractWrongState, phaseOf } from '../contracts/domain.ts'
import { feeOf } from '../contracts/fee-domain.ts'
import { lockOwnContract, saveTotals } from '../contracts/service.ts'
import { type Clearing, NOTHING_CLEARING } from '../payouts/domain.ts'
import { clearingOf, countUnpaid, createPayout } from '../payouts/service.ts'
import {
  fundMilestone,
  type Milestone,
  refundMilestone,
  releaseMilestone,
  stakeOfFunding,
  stakeOfRefund,
  stakeOfRelease,
} from './domain.ts'
import { type Funding, type Milestone as MilestoneShape, presentMilestone, type Release } from './schema.ts'
import { lockOwnMilestone, saveMilestone } from './service.ts'
import * as store from './store.ts'

// Moves the money of a milestone: into escrow, and from there to the worker or back to the client.

/** Moves a milestone's amount from the client's wallet into escrow. */
export async function fund(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
  { amount_cents }: Static<typeof Funding>,
): Promise<Static<typeof MilestoneShape>> {
  // Only the client can fund, so the wallet is the caller's, and one round trip takes all locks.
  const [locked, availableCents] = await Promise.all([
    lockActiveMilestone(ctx, actor, contractId, id),
    lockAvailable(ctx, actor.userId),
  ])
  const { contract, milestone, side } = locked
  const funded = fundMilestone(milestone, side, ctx.clock.now())
  if (amount_cents !== undefined && amount_cents !== milestone.amount_cents) {
    const message = `must be ${milestone.amount_cents}, the milestone’s amount`
    const details = { allowed: [milestone.amount_cents] }
    throw validationFailed([{ path: 'amount_cents', code: 'not_allowed', message, details }])
  }
  await requireWalletFunds(ctx, contract.client_id, availableCents, milestone.amount_cents)
  await requireCountable(ctx, contract.worker_id, milestone.amount_cents)
  ctx.atStake?.(stakeOfFunding(milestone, side, contract))
  post(ctx, {
    from: { kind: 'available', owner: contract.client_id },
    to: { kind: 'escrow', owner: milestone.id },
    amountCents: milestone.amount_cents,
    kind: 'fund',
    reference: milestone.id,
  })
  const saved = saveMilestone(ctx, actor, funded, 'milestone.funded')
  saveTotals(ctx, { ...contract, funded_cents: contract.funded_cents + milestone.amount_cents })
  return presentTo(ctx, actor, locked, saved)
}

/** Releases part or all of the held money to the worker. */
export async function release(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
  { amount_cents }: Static<typeof Release>,
): Promise<Static<typeof MilestoneShape>> {
  const locked = await lockActiveMilestone(ctx, actor, contractId, id)
  const { contract, milestone, side } = locked
  const amountCents = amount_cents ?? milestone.held_cents
  // A dispute moves all unpaid payouts in one transaction, so their number is limited.
  if (amountCents < milestone.held_cents) {
    requireQuota(ctx.settings.quotas, 'clearing_payouts', await countUnpaid(ctx, contractId))
  }
  ctx.atStake?.(stakeOfRelease(milestone, side, contract, amountCents))
  const saved = releaseEscrow(ctx, actor, side, contract, milestone, amountCents)
  const clearing = {
    ...locked.clearing,
    cents: locked.clearing.cents + amountCents,
    feeCents: locked.clearing.feeCents + saved.fee_cents - milestone.fee_cents,
  }
  return presentTo(ctx, actor, { ...locked, clearing }, saved)
}

/** Returns all held money to the client. */
export async function refund(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
): Promise<Static<typeof MilestoneShape>> {
  const locked = await lockActiveMilestone(ctx, actor, contractId, id)
  const { contract, milestone, side } = locked
  ctx.atStake?.(stakeOfRefund(milestone, side))
  return presentTo(ctx, actor, locked, refundEscrow(ctx, actor, side, contract, milestone))
}

/** Releases a locked milestone's escrow, for the client or the clock: takes the fee and creates the payout. */
export function releaseEscrow(
  ctx: WriteContext,
  by: Actor | 'clock',
  role: Side | 'clock',
  contract: Contract,
  milestone: Milestone,
  amountCents: number,
): Milestone {
  const feeCents = feeOf(contract, amountCents)
  const released = releaseMilestone(milestone, role, amountCents, feeCents)
  const saved = saveMilestone(ctx, by, released, 'milestone.released')
  createPayout(ctx, by, milestone, {
    grossCents: amountCents,
    feeCents,
    delayDays: contract.terms.payout_delay_days,
  })
  saveTotals(ctx, {
    ...contract,
    released_cents: contract.released_cents + amountCents,
    fee_cents: contract.fee_cents + feeCents,
  })
  return saved
}

/** Refunds all of a locked milestone's escrow, for one of the sides or the clock. */
export function refundEscrow(
  ctx: WriteContext,
  by: Actor | 'clock',
  role: Side | 'clock',
  contract: Contract,
  milestone: Milestone,
): Milestone {
  const refunded = refundMilestone(milestone, role, ctx.clock.now())
  post(ctx, {
    from: { kind: 'escrow', owner: milestone.id },
    to: { kind: 'available', owner: contract.client_id },
    amountCents: milestone.held_cents,
    kind: 'refund',
    reference: milestone.id,
  })
  // Money that goes back after the due date without any submission counts as a late delivery.
  if (milestone.submission_count === 0 && milestone.due_date !== null && endOf(milestone.due_date) <= ctx.clock.now()) {
    countDelivery(ctx, milestone.worker_id, false)
  }
  const saved = saveMilestone(ctx, by, refunded, 'milestone.refunded')
  saveTotals(ctx, { ...contract, refunded_cents: contract.refunded_cents + milestone.held_cents })
  return saved
}

export interface LockedMilestone {
  contract: Contract
  side: Side
  milestone: Milestone
  clearing: Clearing
}

/** Locks contract and milestone for one of the parties. Refuses if the contract isn't active or the milestone is disputed. */
export async function lockActiveMilestone(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
): Promise<LockedMilestone> {
  const [{ contract, side }, milestone] = await Promise.all([
    lockOwnContract(ctx, actor, contractId),
    lockOwnMilestone(ctx, actor, contractId, id),
  ])
  if (phaseOf(contract) !== 'active') {
    const message = `The contract must be active, but it’s ${contract.status}.`
    throw contractWrongState(contract, ['active'], message)
  }
  if (milestone.status === 'disputed') {
    const { id: disputeId, due_at } = await store.findOpenDispute(ctx.db, id)
    throw conflict('milestone_disputed', 'There’s an open dispute about this milestone.', {
      dispute_id: encodeId('dsp', disputeId),
      due_at,
    })
  }
  // Payouts exist only after a release; most milestones have none yet.
  const clearing = milestone.released_cents === 0 ? null : await clearingOf(ctx, [contractId])
  return { contract, side, milestone, clearing: clearing?.get(milestone.id) ?? NOTHING_CLEARING }
}

/** The milestone as seen by the caller who changed it. */
export async function presentTo(
  ctx: WriteContext,
  actor: Actor,
  { contract, clearing }: Pick<LockedMilestone, 'contract' | 'clearing'>,
  milestone: Milestone,
): Promise<Static<typeof MilestoneShape>> {
  const situation = { phase: phaseOf(contract), contractMoney: contract, clearing, now: ctx.clock.now() }
  return presentMilestone(milestone, await viewerOf(ctx, actor), situation, ctx.settings.currency)
}
