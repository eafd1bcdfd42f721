import type { EventType } from '../../events/feed/domain.ts'
import { lockWallets, post } from '../../money/ledger/service.ts'
import { recordArbiterConflicts } from '../../people/conflicts/service.ts'
import { countDisputeLost } from '../../people/profiles/service.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import { feesAfterDispute } from '../contracts/fee-domain.ts'
import { saveTotals } from '../contracts/service.ts'
import { type Milestone, milestoneTransitions } from '../milestones/domain.ts'
import { saveMilestone } from '../milestones/service.ts'
import { correctFees, createPayout, lockChangeable, reversePayouts } from '../payouts/service.ts'
import { type Dispute, loserOf } from './domain.ts'
import { type LockedDispute, recordDispute } from './service.ts'
import type { Statement } from './statement-domain.ts'
import * as store from './store.ts'

/** Stores a locked dispute and records what happened. If it is resolved, moves the disputed money. */
export async function saveDispute(
  ctx: WriteContext,
  by: Actor | 'clock',
  locked: LockedDispute,
  event: EventType,
  newStatements: readonly Statement[] = [],
): Promise<Dispute> {
  const saved = { ...locked.dispute, updated_at: ctx.clock.now() }
  const isResolved = saved.status === 'resolved'
  store.sendDispute(ctx.db, saved)
  recordDispute(ctx, by, saved, newStatements, isResolved ? 'dispute.resolved' : event)
  if (!isResolved) return saved
  // The arbiter's conflict-of-interest period starts over when the dispute ends.
  if (saved.recommended_by) await recordArbiterConflicts(ctx, saved.recommended_by, [saved.client_id, saved.worker_id])
  await settle(ctx, by, { ...locked, dispute: saved })
  return saved
}

// Reverses the clearing payouts into escrow, then splits the disputed amount: the worker's part, less the fee, is paid out
// immediately, and the rest goes back to the client.
async function settle(
  ctx: WriteContext,
  by: Actor | 'clock',
  { contract, milestone, dispute }: LockedDispute,
): Promise<void> {
  const [payouts] = await Promise.all([
    lockChangeable(ctx, milestone),
    lockWallets(ctx, [dispute.client_id, dispute.worker_id]),
  ])
  const reversed = reversePayouts(ctx, by, payouts.disputed)
  const workerCents = dispute.resolved_cents ?? 0
  const clientCents = dispute.amount_cents - workerCents
  const fees = feesAfterDispute(contract, reversed, workerCents)
  transition(milestoneTransitions, 'resolve', { status: milestone.status, by: 'dispute' })
  const resolved: Milestone = {
    ...milestone,
    status: 'resolved',
    held_cents: 0,
    released_cents: milestone.released_cents - reversed.grossCents + workerCents,
    refunded_cents: milestone.refunded_cents + clientCents,
    fee_cents: milestone.fee_cents - reversed.feeCents + fees.payoutCents,
  }
  saveMilestone(ctx, by, resolved, 'milestone.resolved')
  if (workerCents > 0) {
    createPayout(ctx, by, milestone, {
      grossCents: workerCents,
      feeCents: fees.payoutCents,
      delayDays: 0,
      disputeId: dispute.id,
    })
  }
  post(ctx, {
    from: { kind: 'escrow', owner: milestone.id },
    to: { kind: 'available', owner: dispute.client_id },
    amountCents: clientCents,
    kind: 'settlement',
    reference: dispute.id,
  })
  await correctFees(ctx, by, {
    payouts: payouts.others,
    cents: fees.correctionCents,
    disputeId: dispute.id,
    workerId: dispute.worker_id,
  })
  saveTotals(ctx, {
    ...contract,
    released_cents: contract.released_cents - reversed.grossCents + workerCents,
    refunded_cents: contract.refunded_cents + clientCents,
    fee_cents: fees.contractCents,
    disputed_milestones: contract.disputed_milestones - 1,
  })
  const loser = loserOf(dispute)
  if (loser) countDisputeLost(ctx, loser === 'client' ? dispute.client_id : dispute.worker_id)
}
