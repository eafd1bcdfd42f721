import type { Static } from 'typebox'
import type { EventType } from '../../events/feed/domain.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import type { ContractDeadlines } from '../../platform/kernel/deadlines.ts'
import type { DisputeId } from '../../platform/kernel/ids.ts'
import { epochMsOf, instantOf } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import { deadlinesOf, lockContractForClock, saveTotals } from '../contracts/service.ts'
import { milestoneTransitions } from '../milestones/domain.ts'
import { lockMilestone, saveMilestone } from '../milestones/service.ts'
import { freePayouts } from '../payouts/service.ts'
import {
  type Arbiter,
  accept,
  type Dispute,
  decideAtDeadline,
  recommend,
  reject,
  requireWithinDispute,
  resolve,
  stakeOfAmount,
  stakeOfRejecting,
  stakeOfWithdrawing,
  withdraw,
} from './domain.ts'
import type { Acceptance, Dispute as DisputeShape, Verdict } from './schema.ts'
import { appointArbiter, lockDisputeForArbiter, lockOwnDispute, presentSaved } from './service.ts'
import { saveDispute } from './settlement-service.ts'
import * as store from './store.ts'

// The steps towards the end of a dispute: by an arbiter, by one of the sides, or by the clock.

export function recommendInDispute(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
  { worker_cents, rationale }: Static<typeof Verdict>,
): Promise<Static<typeof DisputeShape>> {
  const now = ctx.clock.now()
  return decideAsArbiter(ctx, actor, id, worker_cents, 'dispute.recommended', (dispute, arbiter, deadlines) =>
    recommend(dispute, arbiter, worker_cents, rationale, deadlines, now),
  )
}

export function resolveDispute(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
  { worker_cents, rationale }: Static<typeof Verdict>,
): Promise<Static<typeof DisputeShape>> {
  return decideAsArbiter(ctx, actor, id, worker_cents, 'dispute.resolved', (dispute, arbiter) =>
    resolve(dispute, arbiter, worker_cents, rationale),
  )
}

/**
 * Accepting the other side's proposal settles the dispute immediately; the recommendation settles it once both sides have
 * accepted it.
 */
export async function acceptInDispute(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
  { worker_cents }: Static<typeof Acceptance>,
): Promise<Static<typeof DisputeShape>> {
  const { dispute, side, ...locked } = await lockOwnDispute(ctx, actor, id)
  const accepted = accept(dispute, side, worker_cents)
  ctx.atStake?.(stakeOfAmount('acceptShare', dispute, side, worker_cents))
  return presentSaved(ctx, actor, await saveDispute(ctx, actor, { ...locked, dispute: accepted }, 'dispute.accepted'))
}

export async function rejectInDispute(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
): Promise<Static<typeof DisputeShape>> {
  const { dispute, side, ...locked } = await lockOwnDispute(ctx, actor, id)
  const rejected = reject(dispute, side, deadlinesOf(ctx, locked.contract), ctx.clock.now())
  ctx.atStake?.(stakeOfRejecting(dispute, side))
  return presentSaved(
    ctx,
    actor,
    await saveDispute(ctx, actor, { ...locked, dispute: rejected }, 'dispute.arbitration'),
  )
}

/** Restores the milestone and its payouts; their deadlines resume with the time that was left. */
export async function withdrawDispute(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
): Promise<Static<typeof DisputeShape>> {
  const { dispute, side, contract, milestone } = await lockOwnDispute(ctx, actor, id)
  const locked = { contract, milestone, dispute: withdraw(dispute, side) }
  ctx.atStake?.(stakeOfWithdrawing(dispute, side))
  const withdrawn = await saveDispute(ctx, actor, locked, 'dispute.withdrawn')
  const leftMs = dispute.review_left_ms
  transition(milestoneTransitions, 'resume', { status: milestone.status, by: 'dispute' })
  const restored = {
    ...milestone,
    status: dispute.milestone_status,
    ...(side === 'client' ? { client_withdrew: true } : { worker_withdrew: true }),
    auto_release_at: leftMs === null ? null : instantOf(epochMsOf(ctx.clock.now()) + leftMs),
  }
  saveMilestone(ctx, actor, restored, 'milestone.restored')
  await freePayouts(ctx, actor, milestone.id)
  saveTotals(ctx, { ...contract, disputed_milestones: contract.disputed_milestones - 1 })
  return presentSaved(ctx, actor, withdrawn)
}

/** `respond_by` and `decide_by`: no one acted in time, so the clock takes the next step. The contract is locked. */
export async function decideByClock(ctx: WriteContext, id: DisputeId): Promise<void> {
  const dispute = await store.lockDispute(ctx.db, id)
  const contract = dispute && (await lockContractForClock(ctx, dispute.contract_id))
  const milestone = dispute && (await lockMilestone(ctx, dispute.milestone_id))
  if (!contract || !milestone) return
  const decided = decideAtDeadline(dispute, deadlinesOf(ctx, contract), ctx.clock.now())
  const locked = { contract, milestone, dispute: decided }
  await saveDispute(ctx, 'clock', locked, `dispute.${decided.status}` as EventType)
}

async function decideAsArbiter(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
  workerCents: number,
  event: EventType,
  decide: (dispute: Dispute, arbiter: Arbiter, deadlines: ContractDeadlines) => Dispute,
): Promise<Static<typeof DisputeShape>> {
  const locked = await lockDisputeForArbiter(ctx, actor, id)
  const arbiter = await appointArbiter(ctx, actor, locked.dispute)
  requireWithinDispute(locked.dispute, workerCents, 'worker_cents')
  const decided = decide(locked.dispute, arbiter, deadlinesOf(ctx, locked.contract))
  return presentSaved(ctx, actor, await saveDispute(ctx, actor, { ...locked, dispute: decided }, event))
}
