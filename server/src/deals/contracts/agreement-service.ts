import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import { findBrief } from '../../market/briefs/service.ts'
import { hasFreePosition, reservePosition } from '../../market/gigs/domain.ts'
import { savePositions } from '../../market/gigs/service.ts'
import { viewerOf, type WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { contractDeadlinesIn } from '../../platform/kernel/deadlines.ts'
import { type NegotiationId, newId } from '../../platform/kernel/ids.ts'
import { addDays } from '../../platform/kernel/time.ts'
import type { MilestoneTerms } from '../milestones/domain.ts'
import { addMilestone, newMilestone } from '../milestones/service.ts'
import { decideAgreement, type Negotiation, requireNamedOffer, stakeOfTerms } from '../negotiations/domain.ts'
import { type Agreement, type Negotiation as NegotiationShape, presentNegotiation } from '../negotiations/schema.ts'
import { extendNegotiationsOfGig, lockWithGig, saveAgreement } from '../negotiations/service.ts'
import { type Contract, firstAmount, firstTitle } from './domain.ts'
import { contractEvent, hashOfContract } from './service.ts'
import * as store from './store.ts'

/** Turns the latest offer into a contract that both sides still have to approve. */
export async function agreeToOffer(
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
  offer: Static<typeof Agreement>,
): Promise<Static<typeof NegotiationShape>> {
  requireNamedOffer(offer)
  const { negotiation, side, gig } = await lockWithGig(ctx, actor, id)
  decideAgreement(negotiation, side, offer)
  const isFull = gig !== null && !hasFreePosition(gig)
  const reserved = reservePosition(gig, isFull ? await store.findFirstApproveBy(ctx.db, gig.id) : null)
  ctx.atStake?.(stakeOfTerms('agreeToTerms', negotiation, side))
  const { title } = (await findBrief(ctx, negotiation)) ?? reserved
  const first = firstMilestone(negotiation, title)
  const contract = newContract(ctx, negotiation, first)
  const keptUntil = addDays(contract.approve_by, 1)
  // Recorded before the contract, so that feeds show the cause before its effect.
  const agreed = saveAgreement(ctx, actor, negotiation, contract.id, keptUntil)
  saveNewContract(ctx, actor, contract, first)
  if (gig) await savePositions(ctx, actor, gig, reserved)
  // This contract reserves the last position; if it isn't approved, the gig's other negotiations can still continue.
  if (!hasFreePosition(reserved)) await extendNegotiationsOfGig(ctx, contract.gig_id, keptUntil)
  return presentNegotiation(agreed, await viewerOf(ctx, actor), reserved)
}

interface FirstMilestone extends MilestoneTerms {
  number: 1
  created_by: 'agreement'
}

// Null for unpaid work.
function firstMilestone(negotiation: Negotiation, workTitle: string): FirstMilestone | null {
  const amount = firstAmount(negotiation)
  if (amount === 0) return null
  return {
    number: 1,
    title: firstTitle(negotiation, workTitle),
    description: null,
    amount_cents: amount,
    due_date: null,
    created_by: 'agreement',
  }
}

function newContract(ctx: WriteContext, negotiation: Negotiation, first: FirstMilestone | null): Contract {
  const now = ctx.clock.now()
  const approve_by = addDays(now, ctx.settings.deadlines.contractApprovalDays)
  const contract: Contract = {
    id: newId<'con'>(),
    negotiation_id: negotiation.id,
    gig_id: negotiation.gig_id,
    application_id: negotiation.application_id,
    client_id: negotiation.client_id,
    worker_id: negotiation.worker_id,
    status: 'pending_approval',
    rate_type: negotiation.rate_type,
    terms: negotiation.terms,
    brief_hash: negotiation.brief_hash,
    terms_hash: '',
    fee_bps: ctx.settings.feeBps,
    deadlines: contractDeadlinesIn(ctx.settings.deadlines),
    review_days: negotiation.review_days,
    client_approved_at: null,
    worker_approved_at: null,
    approve_by,
    milestone_count: first ? 1 : 0,
    disputed_milestones: 0,
    funded_cents: 0,
    released_cents: 0,
    refunded_cents: 0,
    fee_cents: 0,
    started_at: null,
    auto_end_at: null,
    ended_at: null,
    review_by: null,
    client_reviewed: false,
    worker_reviewed: false,
    next_due_at: approve_by,
    created_at: now,
    updated_at: now,
  }
  return { ...contract, terms_hash: hashOfContract(ctx, contract, first ? [first] : []) }
}

function saveNewContract(ctx: WriteContext, actor: Actor, contract: Contract, first: FirstMilestone | null): void {
  store.sendNewContract(ctx.db, contract)
  const milestones = first ? [newMilestone(ctx, contract, first)] : []
  record(ctx, actor, contractEvent(ctx, contract, milestones, 'contract.created'))
  for (const milestone of milestones) addMilestone(ctx, actor, milestone)
}
