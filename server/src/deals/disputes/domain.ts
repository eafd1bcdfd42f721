import type { Stake } from '../../platform/kernel/agent-actions.ts'
import type { ContractDeadlines } from '../../platform/kernel/deadlines.ts'
import { conflict, forbidden, validationFailed } from '../../platform/kernel/errors.ts'
import { type ContractId, type DisputeId, encodeId, type MilestoneId, type UserId } from '../../platform/kernel/ids.ts'
import { counterpartyOf, otherSide, type Side } from '../../platform/kernel/parties.ts'
import { addDays, type Instant, laterOf } from '../../platform/kernel/time.ts'
import { allowedActions, type Transitions, transition } from '../../platform/kernel/transitions.ts'
import type { Requirement, Viewer } from '../../platform/kernel/viewer.ts'
import { type Milestone, stakeOfMoney } from '../milestones/domain.ts'
import { hasReachedLimits, type StatementTotals } from './statement-domain.ts'

export const disputeStatuses = ['open', 'in_review', 'recommended', 'arbitration', 'resolved', 'withdrawn'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

export const disputeReasons = ['not_delivered', 'quality', 'scope', 'late', 'payment', 'other'] as const
export type DisputeReason = (typeof disputeReasons)[number]

/** How a dispute was resolved. */
export const resolutions = ['agreement', 'recommendation', 'arbitration', 'silence', 'default'] as const
export type ResolvedHow = (typeof resolutions)[number]

export interface Dispute {
  id: DisputeId
  contract_id: ContractId
  milestone_id: MilestoneId
  client_id: UserId
  worker_id: UserId
  opened_by: Side
  status: DisputeStatus
  reason: DisputeReason
  amount_cents: number
  default_worker_cents: number
  client_proposal_cents: number | null
  worker_proposal_cents: number | null
  recommended_cents: number | null
  recommended_by: UserId | null
  recommendation_rationale: string | null
  client_accepted: boolean
  worker_accepted: boolean
  resolved_cents: number | null
  resolved_how: ResolvedHow | null
  resolution_rationale: string | null
  respond_by: Instant
  decide_by: Instant | null
  milestone_status: 'funded' | 'submitted' | 'released'
  review_left_ms: number | null
  created_at: Instant
  updated_at: Instant
}

export type DisputeRole = Side | 'arbiter' | 'clock' | 'first response'

const unresolved = ['open', 'in_review', 'recommended', 'arbitration'] as const

export const disputeTransitions = {
  // Only the other side's first response changes the status; later statements don't. `mayRespond` says what the caller needs for
  // it.
  respond: { from: unresolved, to: null, by: ['client', 'worker'], whileSuspended: true },
  accept: {
    from: unresolved,
    to: 'resolved',
    by: ['client', 'worker'],
    scope: 'payments:write',
    mandateAction: 'disputes.accept',
    whileSuspended: true,
  },
  reject: {
    from: ['recommended'],
    to: 'arbitration',
    by: ['client', 'worker'],
    scope: 'disputes:write',
    mandateAction: 'disputes.reject',
    whileSuspended: true,
  },
  withdraw: {
    from: ['open', 'in_review'],
    to: 'withdrawn',
    by: ['client', 'worker'],
    scope: 'payments:write',
    mandateAction: 'disputes.withdraw',
  },
  recommend: { from: ['in_review'], to: 'recommended', by: ['arbiter'], scope: 'disputes:arbitrate' },
  resolve: { from: ['arbitration'], to: 'resolved', by: ['arbiter'], scope: 'disputes:arbitrate' },
  review: { from: ['open'], to: 'in_review', by: ['first response', 'clock'] },
  escalate: { from: ['in_review'], to: 'arbitration', by: ['clock'] },
  settle: { from: ['open', 'recommended', 'arbitration'], to: 'resolved', by: ['clock'] },
} as const satisfies Transitions<DisputeStatus, DisputeRole>

export type DisputeAction = keyof typeof disputeTransitions

/** A user who decides a dispute between others. */
export interface Arbiter {
  userId: UserId
  /** Whether the arbiter has ever applied to, negotiated with or vouched for one of the sides. */
  hasDealtWithSide: boolean
}

/** The actions this side may take now. */
export function sideActions(viewer: Viewer, side: Side, dispute: Dispute, made: StatementTotals): DisputeAction[] {
  const amounts = {
    reject: () => stakeOfRejecting(dispute, side),
    withdraw: () => stakeOfWithdrawing(dispute, side),
  }
  const mayAccept = (workerCents: number) =>
    viewer.permits(disputeTransitions.accept, () => stakeOfAmount('acceptShare', dispute, side, workerCents))
  return allowedActions(disputeTransitions, { status: dispute.status, by: side }, viewer, amounts).filter(
    (action) =>
      !(action === 'respond' && (hasReachedLimits(made) || !mayRespond(viewer, side, dispute))) &&
      !(action === 'withdraw' && dispute.opened_by !== side) &&
      !(action === 'accept' && !acceptableAmounts(dispute, side).some(mayAccept)),
  )
}

// A statement with an amount needs different rights than one without.
const statement: Requirement = { scope: 'disputes:write', whileSuspended: true }
const proposal: Requirement = { scope: 'payments:write', mandateAction: 'disputes.propose', whileSuspended: true }

function mayRespond(viewer: Viewer, side: Side, dispute: Dispute): boolean {
  if (!isFirstAnswer(dispute, side) && viewer.permits(statement)) return true
  return viewer.permits(proposal, () => ({ counterpartyId: counterpartyOf(side, dispute) }))
}

export function arbiterActions(viewer: Viewer, arbiter: Arbiter, dispute: Dispute): DisputeAction[] {
  return allowedActions(disputeTransitions, { status: dispute.status, by: 'arbiter' }, viewer).filter(
    (action) => conflictOfInterest(arbiter, dispute, action as 'recommend' | 'resolve') === null,
  )
}

/** What the worker gets if no one decides: all clearing money, and the held money if work was submitted. */
export function defaultWorkerCents(milestone: { status: string; held_cents: number }, clearingCents: number): number {
  return clearingCents + (milestone.status === 'submitted' ? milestone.held_cents : 0)
}

/** The deadline for the first response; never earlier than the end of the review. */
export function respondBy(reviewEnds: Instant | null, deadlines: ContractDeadlines, now: Instant): Instant {
  const answerBy = addDays(now, deadlines.disputeAnswerDays)
  return reviewEnds === null ? answerBy : laterOf(answerBy, reviewEnds)
}

function proposalOf(side: Side, dispute: Dispute): number | null {
  return side === 'client' ? dispute.client_proposal_cents : dispute.worker_proposal_cents
}

/** The dispute after a statement, with or without a proposed amount. */
export function respond(
  dispute: Dispute,
  side: Side,
  workerCents: number | undefined,
  deadlines: ContractDeadlines,
  now: Instant,
): Dispute {
  transition(disputeTransitions, 'respond', { status: dispute.status, by: side })
  const updated = workerCents === undefined ? dispute : withProposal(dispute, side, workerCents)
  return dispute.status === 'open' && side !== dispute.opened_by
    ? inReview(updated, 'first response', deadlines, now)
    : updated
}

/** Whether this side's next statement is the first response, which has to propose an amount. */
export function isFirstAnswer(dispute: Dispute, side: Side): boolean {
  return dispute.status === 'open' && side !== dispute.opened_by
}

/** Refuses more than the disputed amount; the schema refuses negative amounts. */
export function requireWithinDispute({ amount_cents }: Dispute, cents: number, path: string): void {
  if (cents <= amount_cents) return
  const message = `must be at most ${amount_cents}, the disputed amount`
  throw validationFailed([{ path, code: 'too_large', message, details: { maximum: amount_cents } }])
}

export function recommend(
  dispute: Dispute,
  arbiter: Arbiter,
  cents: number,
  rationale: string,
  deadlines: ContractDeadlines,
  now: Instant,
): Dispute {
  transition(disputeTransitions, 'recommend', { status: dispute.status, by: 'arbiter' })
  requireNoConflict(arbiter, dispute, 'recommend')
  return {
    ...dispute,
    status: 'recommended',
    recommended_cents: cents,
    recommended_by: arbiter.userId,
    recommendation_rationale: rationale,
    decide_by: addDays(now, deadlines.disputeAcceptanceDays),
  }
}

/** The amounts that a side can accept: the other side's proposal and the recommendation. */
function acceptableAmounts(dispute: Dispute, side: Side): number[] {
  const proposed = proposalOf(otherSide(side), dispute)
  const hasAccepted = side === 'client' ? dispute.client_accepted : dispute.worker_accepted
  const recommended = dispute.status === 'recommended' && !hasAccepted ? dispute.recommended_cents : null
  return [...new Set([proposed, recommended].filter((cents) => cents !== null))]
}

/** The dispute after one side accepts an amount: resolved, unless the other side also has to accept the recommendation. */
export function accept(dispute: Dispute, side: Side, cents: number): Dispute {
  transition(disputeTransitions, 'accept', { status: dispute.status, by: side })
  const acceptable = acceptableAmounts(dispute, side)
  if (!acceptable.includes(cents)) {
    throw conflict('stale_figure', `${cents} cents is neither the other side’s proposal nor the recommendation.`, {
      acceptable,
    })
  }
  if (cents === proposalOf(otherSide(side), dispute)) return resolved(dispute, cents, 'agreement', null)
  const accepted = side === 'client' ? { ...dispute, client_accepted: true } : { ...dispute, worker_accepted: true }
  const isMutual = accepted.client_accepted && accepted.worker_accepted
  return isMutual ? resolved(accepted, cents, 'recommendation', dispute.recommendation_rationale) : accepted
}

export function reject(dispute: Dispute, side: Side, deadlines: ContractDeadlines, now: Instant): Dispute {
  transition(disputeTransitions, 'reject', { status: dispute.status, by: side })
  return inArbitration(dispute, deadlines, now)
}

export function resolve(dispute: Dispute, arbiter: Arbiter, cents: number, rationale: string): Dispute {
  transition(disputeTransitions, 'resolve', { status: dispute.status, by: 'arbiter' })
  requireNoConflict(arbiter, dispute, 'resolve')
  return resolved(dispute, cents, 'arbitration', rationale)
}

export function withdraw(dispute: Dispute, side: Side): Dispute {
  if (side !== dispute.opened_by) {
    const opener = counterpartyOf(side, dispute)
    throw forbidden('not_yours', 'Only the side that opened a dispute can withdraw it.', {
      user_id: encodeId('usr', opener),
    })
  }
  transition(disputeTransitions, 'withdraw', { status: dispute.status, by: side })
  return { ...dispute, status: 'withdrawn', decide_by: null }
}

/**
 * The dispute after its deadline, which ensures that every dispute ends. If the other side never responded, the opener's proposal
 * applies only if it gives the opener no more than the default.
 */
export function decideAtDeadline(dispute: Dispute, deadlines: ContractDeadlines, now: Instant): Dispute {
  const byDefault = dispute.default_worker_cents
  if (dispute.status === 'open') {
    const proposed = proposalOf(dispute.opened_by, dispute) ?? byDefault
    const isNoBetterThanDefault = dispute.opened_by === 'client' ? proposed >= byDefault : proposed <= byDefault
    if (isNoBetterThanDefault) return resolved(dispute, proposed, 'silence', null)
    return inReview(withProposal(dispute, otherSide(dispute.opened_by), byDefault), 'clock', deadlines, now)
  }
  if (dispute.status === 'in_review') {
    transition(disputeTransitions, 'escalate', { status: dispute.status, by: 'clock' })
    return inArbitration(dispute, deadlines, now)
  }
  transition(disputeTransitions, 'settle', { status: dispute.status, by: 'clock' })
  if (dispute.recommended_cents !== null) {
    return resolved(dispute, dispute.recommended_cents, 'recommendation', dispute.recommendation_rationale)
  }
  return resolved(dispute, byDefault, 'default', null)
}

/** The current deadline; null once the dispute is over. */
export function dueAt({ status, respond_by, decide_by }: Dispute): Instant | null {
  if (status === 'open') return respond_by
  return status === 'resolved' || status === 'withdrawn' ? null : decide_by
}

/** The side whose proposal was farther from the outcome; null if both were equally far. */
export function loserOf(dispute: Dispute): Side | null {
  const outcome = dispute.resolved_cents ?? 0
  const distance = (side: Side) => Math.abs(outcome - (proposalOf(side, dispute) ?? dispute.default_worker_cents))
  if (distance('client') === distance('worker')) return null
  return distance('client') > distance('worker') ? 'client' : 'worker'
}

/**
 * What an agent commits its owner to by opening a dispute. The amounts are part of the target because payouts clear without
 * changing the milestone.
 */
export function stakeOfOpening(dispute: Dispute, side: Side, milestone: Milestone, workerCents: number): Stake {
  const { amount_cents, default_worker_cents } = dispute
  const facts = { milestone: milestone.title, worker_cents: workerCents, cents: amount_cents }
  const stake = stakeOfMoney(milestone, side, { kind: 'openDispute', ...facts })
  const target = { ...stake.target, dispute: { amount_cents, default_worker_cents } }
  const change = { before: null, after: { worker_cents: workerCents } }
  return { ...stake, target, change, dispute: { workerCents, side } }
}

/** What an agent commits its owner to by proposing or accepting an amount. */
export function stakeOfAmount(
  kind: 'proposeShare' | 'acceptShare',
  dispute: Dispute,
  side: Side,
  workerCents: number,
): Stake {
  const summary = { kind, worker_cents: workerCents, cents: dispute.amount_cents }
  const earlier = kind === 'proposeShare' ? proposalOf(side, dispute) : null
  const change = {
    before: earlier === null ? null : { worker_cents: earlier },
    after: { worker_cents: workerCents },
  }
  return { ...stakeOf(dispute, side, summary), change, dispute: { workerCents, side } }
}

/** What an agent commits its owner to by rejecting the recommendation. */
export function stakeOfRejecting(dispute: Dispute, side: Side): Stake {
  const { recommended_cents, amount_cents } = dispute
  return stakeOf(dispute, side, { kind: 'rejectShare', worker_cents: recommended_cents ?? 0, cents: amount_cents })
}

/** What an agent commits its owner to by withdrawing a dispute. */
export function stakeOfWithdrawing(dispute: Dispute, side: Side): Stake {
  return stakeOf(dispute, side, { kind: 'withdrawDispute', cents: dispute.amount_cents })
}

function stakeOf(dispute: Dispute, side: Side, summary: Stake['summary']): Stake {
  const { status, amount_cents, client_proposal_cents, worker_proposal_cents } = dispute
  const { recommended_cents, client_accepted, worker_accepted } = dispute
  return {
    subject: encodeId('dsp', dispute.id),
    summary,
    target: {
      status,
      amount_cents,
      client_proposal_cents,
      worker_proposal_cents,
      recommended_cents,
      client_accepted,
      worker_accepted,
    },
    counterpartyId: counterpartyOf(side, dispute),
  }
}

function withProposal(dispute: Dispute, side: Side, cents: number): Dispute {
  return side === 'client' ? { ...dispute, client_proposal_cents: cents } : { ...dispute, worker_proposal_cents: cents }
}

function inReview(
  dispute: Dispute,
  by: 'first response' | 'clock',
  deadlines: ContractDeadlines,
  now: Instant,
): Dispute {
  transition(disputeTransitions, 'review', { status: dispute.status, by })
  return { ...dispute, status: 'in_review', decide_by: addDays(now, deadlines.disputeRecommendationDays) }
}

function inArbitration(dispute: Dispute, deadlines: ContractDeadlines, now: Instant): Dispute {
  return { ...dispute, status: 'arbitration', decide_by: addDays(now, deadlines.disputeArbitrationDays) }
}

function resolved(dispute: Dispute, cents: number, how: ResolvedHow, rationale: string | null): Dispute {
  return {
    ...dispute,
    status: 'resolved',
    decide_by: null,
    resolved_cents: cents,
    resolved_how: how,
    resolution_rationale: rationale,
  }
}

export const conflictsOfInterest = ['side', 'dealt', 'recommended'] as const
export type ConflictOfInterest = (typeof conflictsOfInterest)[number]

/** Why an arbiter can't take the next step in a dispute. */
export function conflictNow(arbiter: Arbiter, dispute: Dispute): ConflictOfInterest | null {
  return conflictOfInterest(arbiter, dispute, dispute.status === 'arbitration' ? 'resolve' : 'recommend')
}

function conflictOfInterest(
  arbiter: Arbiter,
  dispute: Dispute,
  action: 'recommend' | 'resolve',
): ConflictOfInterest | null {
  if (arbiter.userId === dispute.client_id || arbiter.userId === dispute.worker_id) return 'side'
  if (arbiter.hasDealtWithSide) return 'dealt'
  return action === 'resolve' && arbiter.userId === dispute.recommended_by ? 'recommended' : null
}

const whyNot: Record<ConflictOfInterest, string> = {
  side: 'you’re a party to it',
  dealt: 'you’ve dealt with one of the parties or vouched for them',
  recommended: 'you made the recommendation',
}

function requireNoConflict(arbiter: Arbiter, dispute: Dispute, action: 'recommend' | 'resolve'): void {
  const conflict = conflictOfInterest(arbiter, dispute, action)
  if (conflict === null) return
  throw forbidden('conflict_of_interest', `You can’t decide this dispute: ${whyNot[conflict]}.`, { until: null })
}
