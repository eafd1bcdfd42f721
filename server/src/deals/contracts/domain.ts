import { type Offer, priceCentsOf, type Terms } from '../../market/terms/domain.ts'
import type { Stake } from '../../platform/kernel/agent-actions.ts'
import type { ContractDeadlines } from '../../platform/kernel/deadlines.ts'
import { conflict, type Refusal } from '../../platform/kernel/errors.ts'
import {
  type ApplicationId,
  type ContractId,
  encodeId,
  type GigId,
  type MilestoneId,
  type NegotiationId,
  type UserId,
} from '../../platform/kernel/ids.ts'
import { requireExactCents } from '../../platform/kernel/money.ts'
import { counterpartyOf, otherSide, type Side } from '../../platform/kernel/parties.ts'
import { addDays, formatDay, type Instant } from '../../platform/kernel/time.ts'
import { allowedActions, type Transitions, transition, wrongState } from '../../platform/kernel/transitions.ts'
import type { Viewer } from '../../platform/kernel/viewer.ts'
import {
  type BriefTerms,
  briefTermsOf,
  type Milestone,
  type MilestoneTerms,
  totalCentsOf,
} from '../milestones/domain.ts'
import type { Clearing } from '../payouts/domain.ts'

export const contractStatuses = ['pending_approval', 'active', 'completed', 'cancelled', 'expired'] as const
export type ContractStatus = (typeof contractStatuses)[number]

export interface Contract {
  id: ContractId
  negotiation_id: NegotiationId
  gig_id: GigId
  application_id: ApplicationId | null
  client_id: UserId
  worker_id: UserId
  status: ContractStatus
  rate_type: 'hourly' | 'fixed'
  terms: Terms
  /** Null in contracts from before there were briefs. */
  brief_hash: string | null
  terms_hash: string
  fee_bps: number
  /** Null in contracts from before operators could change deadlines. */
  deadlines: ContractDeadlines | null
  review_days: number
  client_approved_at: Instant | null
  worker_approved_at: Instant | null
  approve_by: Instant
  milestone_count: number
  disputed_milestones: number
  funded_cents: number
  released_cents: number
  refunded_cents: number
  fee_cents: number
  started_at: Instant | null
  auto_end_at: Instant | null
  ended_at: Instant | null
  /** When the window in which both sides can review each other closes; null if the contract can't be reviewed. */
  review_by: Instant | null
  client_reviewed: boolean
  worker_reviewed: boolean
  /** No later than the first deadline of the contract or of anything in it. */
  next_due_at: Instant | null
  created_at: Instant
  updated_at: Instant
}

export type ContractRole = Side | 'clock'

export const contractTransitions = {
  // The second approval activates the contract.
  approve: {
    from: ['pending_approval'],
    to: null,
    or: ['active'],
    by: ['client', 'worker'],
    scope: 'contracts:approve',
    mandateAction: 'contracts.approve',
  },
  cancel: {
    from: ['pending_approval', 'active'],
    to: 'cancelled',
    by: ['client', 'worker', 'clock'],
    scope: 'contracts:write',
    mandateAction: 'contracts.cancel',
  },
  complete: {
    from: ['active'],
    to: 'completed',
    by: ['client', 'worker', 'clock'],
    scope: 'contracts:write',
    mandateAction: 'contracts.complete',
  },
  expire: { from: ['pending_approval'], to: 'expired', by: ['clock'] },
  'add-milestone': {
    from: ['pending_approval', 'active'],
    to: null,
    by: ['client', 'worker'],
    scope: 'contracts:write',
    mandateAction: 'milestones.change',
  },
  review: {
    from: ['completed', 'cancelled'],
    to: null,
    by: ['client', 'worker'],
    scope: 'contracts:write',
    mandateAction: 'reviews.write',
  },
} as const satisfies Transitions<ContractStatus, ContractRole>

export type ContractAction = keyof typeof contractTransitions

export const MILESTONES_MAX = 200

/** A contract's money that is in escrow, clearing, or disputed. A contract can't end while there is any. */
export interface OpenMoney {
  heldCents: number
  clearingCents: number
  /** When the last payout has cleared; null if none is clearing. */
  clearingUntil: Instant | null
  isDisputed: boolean
}

/** The same, along with what has to end before the contract can, for the refusal to name. */
interface OpenMoneyDetails extends OpenMoney {
  heldMilestoneIds: readonly string[]
  disputeIds: readonly string[]
}

export function openMoneyOf(milestones: readonly Milestone[], clearing: ReadonlyMap<MilestoneId, Clearing>): OpenMoney {
  const until = milestones.map(({ id }) => clearing.get(id)?.until ?? null).filter((each) => each !== null)
  return {
    heldCents: milestones.reduce((sum, { held_cents }) => sum + held_cents, 0),
    clearingCents: milestones.reduce((sum, { id }) => sum + (clearing.get(id)?.cents ?? 0), 0),
    clearingUntil: until.sort().at(-1) ?? null,
    isDisputed: milestones.some(({ status }) => status === 'disputed'),
  }
}

export function isSettled({ heldCents, clearingCents, isDisputed }: OpenMoney): boolean {
  return heldCents === 0 && clearingCents === 0 && !isDisputed
}

/** The actions this side may take now. */
export function contractActions(
  viewer: Viewer,
  side: Side,
  contract: Contract,
  milestones: readonly Milestone[],
  open: OpenMoney,
  now: Instant,
): ContractAction[] {
  const amounts = {
    approve: () => stakeOfApproval(contract, side, milestones),
    cancel: () => stakeOfEnding(contract, side, 'cancelContract'),
    complete: () => stakeOfEnding(contract, side, 'completeContract'),
    'add-milestone': () => stakeOfAdding(contract, side, milestones, { title: '', amount_cents: 1, due_date: null }),
    review: () => ({ counterpartyId: counterpartyOf(side, contract) }),
  }
  return allowedActions(contractTransitions, { status: contract.status, by: side }, viewer, amounts).filter(
    (action) =>
      !(action === 'approve' && approvedAt(side, contract) !== null) &&
      !(action === 'cancel' && contract.status === 'active' && !isSettled(open)) &&
      !(action === 'complete' && !mayComplete(contract, open)) &&
      !(action === 'add-milestone' && milestones.length >= MILESTONES_MAX) &&
      !(action === 'review' && !mayReview(side, contract, now)),
  )
}

/** Milestones can change while their contract is awaiting approval; money moves only while it's active. */
export function phaseOf({ status }: Contract): 'approval' | 'active' | 'ended' {
  if (status === 'pending_approval') return 'approval'
  return status === 'active' ? 'active' : 'ended'
}

/** The refusal of an action on a milestone because of the status of its contract. */
export function contractWrongState(
  { status }: Contract,
  possibleIn: readonly ContractStatus[],
  message: string,
): Refusal {
  return wrongState(contractTransitions, status, possibleIn, { message, resource: 'contract' })
}

/** The deadline of the contract itself; null if it has none. */
export function dueAt({ status, approve_by, auto_end_at }: Contract): Instant | null {
  if (status === 'pending_approval') return approve_by
  return status === 'active' ? auto_end_at : null
}

/** For lists, which don't process deadlines: the contract as it is once its own passed deadline has taken effect. */
export function asOf(contract: Contract, now: Instant): Contract {
  const due = dueAt(contract)
  return due !== null && due <= now ? endAtDeadline(contract, due) : contract
}

function mayReview(side: Side, contract: Contract, now: Instant): boolean {
  return contract.review_by !== null && contract.review_by > now && !hasReviewed(side, contract)
}

function hasReviewed(side: Side, { client_reviewed, worker_reviewed }: Contract): boolean {
  return side === 'client' ? client_reviewed : worker_reviewed
}

/** An ended contract, with a review window if money was released or a dispute was resolved. */
export function withReviewTime(
  contract: Contract,
  milestones: readonly Milestone[],
  deadlines: ContractDeadlines,
): Contract {
  const isReviewable = contract.released_cents > 0 || milestones.some(({ status }) => status === 'resolved')
  const { ended_at } = contract
  return { ...contract, review_by: ended_at && isReviewable ? addDays(ended_at, deadlines.contractReviewDays) : null }
}

function approvedAt(side: Side, contract: Contract): Instant | null {
  return side === 'client' ? contract.client_approved_at : contract.worker_approved_at
}

/** The amount of the first milestone: the whole price, or the first week; 0 for unpaid work. */
export function firstAmount({ rate_type, terms }: Pick<Offer, 'rate_type' | 'terms'>): number {
  return requireExactCents(priceCentsOf({ rate_type, terms }) ?? 0n)
}

/** The title of the first milestone: the work, or the week it begins in if it's paid by the hour. */
export function firstTitle({ rate_type, terms }: Pick<Offer, 'rate_type' | 'terms'>, workTitle: string): string {
  return rate_type === 'hourly' && terms.start_date !== null ? `Week of ${formatDay(terms.start_date)}` : workTitle
}

/** The contract after one side's approval; the second makes it active. */
export function approve(contract: Contract, side: Side, deadlines: ContractDeadlines, now: Instant): Contract {
  transition(contractTransitions, 'approve', { status: contract.status, by: side })
  if (approvedAt(side, contract) !== null) {
    throw conflict('already_approved', 'You’ve already approved this contract.', {
      waiting_for: otherSide(side),
      approve_by: contract.approve_by,
    })
  }
  const approved =
    side === 'client' ? { ...contract, client_approved_at: now } : { ...contract, worker_approved_at: now }
  if (approved.client_approved_at === null || approved.worker_approved_at === null) return approved
  return {
    ...approved,
    status: 'active',
    started_at: now,
    auto_end_at: addDays(now, deadlines.contractUnfundedDays),
  }
}

/** What an agent commits its owner to by approving. */
export function stakeOfApproval(contract: Contract, side: Side, milestones: readonly Milestone[]): Stake {
  const { terms, rate_type } = contract
  const contractCents = totalCentsOf(milestones)
  const summary = { kind: 'approveContract', cents: Number(contractCents), terms: { rate_type, ...terms } } as const
  const change = { before: null, after: terms }
  return { ...stakeOf(contract, side, summary), change, rateCents: terms.rate_cents, contractCents }
}

/** What an agent commits its owner to by ending a contract. */
export function stakeOfEnding(contract: Contract, side: Side, kind: 'cancelContract' | 'completeContract'): Stake {
  return stakeOf(contract, side, { kind, released_cents: contract.released_cents })
}

/** What an agent commits its owner to by adding a milestone. */
export function stakeOfAdding(
  contract: Contract,
  side: Side,
  milestones: readonly Milestone[],
  terms: BriefTerms,
): Stake {
  const { title, amount_cents } = terms
  return {
    ...stakeOf(contract, side, { kind: 'addMilestone', milestone: title, cents: amount_cents }),
    change: { before: null, after: briefTermsOf(terms) },
    contractCents: totalCentsOf(milestones) + BigInt(amount_cents),
  }
}

function stakeOf(contract: Contract, side: Side, summary: Stake['summary']): Stake {
  const { id, status, terms_hash, milestone_count, funded_cents, released_cents, refunded_cents } = contract
  return {
    subject: encodeId('con', id),
    summary,
    target: { status, terms_hash, milestone_count, funded_cents, released_cents, refunded_cents },
    counterpartyId: counterpartyOf(side, contract),
  }
}

export function cancel(contract: Contract, by: ContractRole, open: OpenMoneyDetails, now: Instant): Contract {
  transition(contractTransitions, 'cancel', { status: contract.status, by })
  requireSettled(open)
  return ended(contract, 'cancelled', now)
}

export function complete(contract: Contract, by: ContractRole, open: OpenMoneyDetails, now: Instant): Contract {
  transition(contractTransitions, 'complete', { status: contract.status, by })
  requireSettled(open)
  if (!mayComplete(contract, open)) {
    throw conflict('nothing_released', 'No money has been released for this contract. Cancel it instead.')
  }
  return ended(contract, 'completed', now)
}

/** By the clock: expired if it wasn't approved, completed if any money was released, cancelled otherwise. */
function endAtDeadline(contract: Contract, now: Instant): Contract {
  if (contract.status === 'pending_approval') return ended(contract, 'expired', now)
  return ended(contract, contract.released_cents > 0 ? 'completed' : 'cancelled', now)
}

/** When the clock will end a contract whose money just moved; null while money is in escrow or disputed. */
export function autoEndAfter(contract: Contract, deadlines: ContractDeadlines, now: Instant): Instant | null {
  const heldCents = contract.funded_cents - contract.released_cents - contract.refunded_cents
  if (heldCents > 0 || contract.disputed_milestones > 0) return null
  if (contract.funded_cents === 0) return contract.auto_end_at
  // Not before the last payout has cleared.
  return addDays(now, Math.max(deadlines.contractIdleDays, contract.terms.payout_delay_days))
}

export function ended(contract: Contract, status: 'completed' | 'cancelled' | 'expired', now: Instant): Contract {
  return { ...contract, status, ended_at: now, auto_end_at: null }
}

function mayComplete(contract: Contract, open: OpenMoney): boolean {
  return isSettled(open) && (contract.released_cents > 0 || contract.terms.rate_cents === 0)
}

function requireSettled(open: OpenMoneyDetails): void {
  if (isSettled(open)) return
  const message = open.isDisputed
    ? 'A milestone is in dispute. The dispute has to end first.'
    : open.heldCents > 0
      ? 'There’s money in escrow. Release or refund it first.'
      : 'A payout is clearing. Wait until it’s paid.'
  throw conflict('money_open', message, {
    held_cents: open.heldCents,
    held_milestone_ids: open.heldMilestoneIds,
    clearing_cents: open.clearingCents,
    clearing_until: open.clearingUntil,
    dispute_ids: open.disputeIds,
  })
}

/** The part of a contract that both sides approve; `terms_hash` is its hash. In older contracts, it has no brief. */
export function contentToApprove(
  contract: Pick<Contract, 'rate_type' | 'terms' | 'brief_hash' | 'fee_bps' | 'review_days'>,
  currency: string,
  milestones: readonly (MilestoneTerms & { number: number })[],
) {
  return {
    rate_type: contract.rate_type,
    currency,
    terms: contract.terms,
    ...(contract.brief_hash !== null && { brief_hash: contract.brief_hash }),
    fee_bps: contract.fee_bps,
    review_days: contract.review_days,
    milestones: milestones.map(({ number, title, description, amount_cents, due_date }) => ({
      number,
      title,
      description,
      amount_cents,
      due_date,
    })),
  }
}
