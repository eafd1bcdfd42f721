import type { Static } from 'typebox'
import type { WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { conflict } from '../../platform/kernel/errors.ts'
import { newId, toId } from '../../platform/kernel/ids.ts'
import { otherSide, type Side } from '../../platform/kernel/parties.ts'
import { epochMsOf } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import type { Contract } from '../contracts/domain.ts'
import { deadlinesOf, saveTotals } from '../contracts/service.ts'
import { hasWithdrawn, type Milestone, milestoneTransitions } from '../milestones/domain.ts'
import { lockActiveMilestone } from '../milestones/escrow-service.ts'
import { saveMilestone } from '../milestones/service.ts'
import { holdPayouts, lockClearing } from '../payouts/service.ts'
import { type Dispute, defaultWorkerCents, requireWithinDispute, respondBy, stakeOfOpening } from './domain.ts'
import type { Dispute as DisputeShape, NewDispute } from './schema.ts'
import { presentTo, recordDispute } from './service.ts'
import { NO_STATEMENTS, requireWithinLimits } from './statement-domain.ts'
import { newStatement, requireHttpsLinks } from './statement-service.ts'
import * as store from './store.ts'

/** Freezes a milestone and its clearing payouts until the sides agree or the dispute is decided. */
export async function openDispute(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof NewDispute>,
): Promise<Static<typeof DisputeShape>> {
  requireHttpsLinks(body.evidence)
  const [contractId, milestoneId] = [toId('con', body.contract_id), toId('mil', body.milestone_id)]
  const { contract, milestone, side } = await lockActiveMilestone(ctx, actor, contractId, milestoneId)
  if (hasWithdrawn(side, milestone)) {
    const message = 'You’ve withdrawn a dispute about this milestone, so you can’t open another.'
    throw conflict('withdrawn_before', message, { side: otherSide(side) })
  }
  transition(milestoneTransitions, 'dispute', { status: milestone.status, by: side })
  const clearing = await lockClearing(ctx, milestoneId)
  const dispute = newDispute(ctx, contract, milestone, side, clearing.grossCents, body)
  requireWithinDispute(dispute, body.proposed_worker_cents, 'proposed_worker_cents')
  const statement = await newStatement(ctx, actor, dispute, side, body)
  requireWithinLimits(NO_STATEMENTS, statement)
  ctx.atStake?.(stakeOfOpening(dispute, side, milestone, body.proposed_worker_cents))
  store.sendNewDispute(ctx.db, dispute)
  store.sendStatement(ctx.db, statement)
  recordDispute(ctx, actor, dispute, [statement], 'dispute.opened')
  const frozen = { ...milestone, status: 'disputed' as const, auto_release_at: null, dispute_id: dispute.id }
  saveMilestone(ctx, actor, frozen, 'milestone.disputed')
  holdPayouts(ctx, actor, clearing.payouts, dispute.id)
  saveTotals(ctx, { ...contract, disputed_milestones: contract.disputed_milestones + 1 })
  return presentTo(ctx, actor, dispute, [statement])
}

function newDispute(
  ctx: WriteContext,
  contract: Contract,
  milestone: Milestone,
  side: Side,
  clearingCents: number,
  body: Static<typeof NewDispute>,
): Dispute {
  const now = ctx.clock.now()
  const amount = milestone.held_cents + clearingCents
  if (amount === 0) {
    throw conflict('nothing_at_stake', 'This milestone has no money in escrow or pending.')
  }
  return {
    id: newId<'dsp'>(),
    contract_id: milestone.contract_id,
    milestone_id: milestone.id,
    client_id: milestone.client_id,
    worker_id: milestone.worker_id,
    opened_by: side,
    status: 'open',
    reason: body.reason,
    amount_cents: amount,
    default_worker_cents: defaultWorkerCents(milestone, clearingCents),
    client_proposal_cents: side === 'client' ? body.proposed_worker_cents : null,
    worker_proposal_cents: side === 'worker' ? body.proposed_worker_cents : null,
    recommended_cents: null,
    recommended_by: null,
    recommendation_rationale: null,
    client_accepted: false,
    worker_accepted: false,
    resolved_cents: null,
    resolved_how: null,
    resolution_rationale: null,
    respond_by: respondBy(milestone.auto_release_at, deadlinesOf(ctx, contract), now),
    decide_by: null,
    milestone_status: milestone.status as Dispute['milestone_status'],
    review_left_ms: milestone.auto_release_at === null ? null : epochMsOf(milestone.auto_release_at) - epochMsOf(now),
    created_at: now,
    updated_at: now,
  }
}
