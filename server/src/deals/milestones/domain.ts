import type { Stake } from '../../platform/kernel/agent-actions.ts'
import type { ContractDeadlines } from '../../platform/kernel/deadlines.ts'
import { conflict } from '../../platform/kernel/errors.ts'
import { type ContractId, type DisputeId, encodeId, type MilestoneId, type UserId } from '../../platform/kernel/ids.ts'
import { counterpartyOf, type Side } from '../../platform/kernel/parties.ts'
import { addDays, type CalendarDate, endOf, type Instant, laterOf } from '../../platform/kernel/time.ts'
import { allowedActions, type Transitions, transition } from '../../platform/kernel/transitions.ts'
import type { Viewer } from '../../platform/kernel/viewer.ts'
import type { Clearing } from '../payouts/domain.ts'

export const milestoneStatuses = [
  'pending',
  'funded',
  'submitted',
  'released',
  'refunded',
  'cancelled',
  'disputed',
  'resolved',
] as const
export type MilestoneStatus = (typeof milestoneStatuses)[number]

/** What both sides agree on for one milestone. */
export interface MilestoneTerms {
  title: string
  description: string | null
  amount_cents: number
  due_date: CalendarDate | null
}

export interface Milestone extends MilestoneTerms {
  id: MilestoneId
  contract_id: ContractId
  client_id: UserId
  worker_id: UserId
  number: number
  status: MilestoneStatus
  held_cents: number
  released_cents: number
  refunded_cents: number
  fee_cents: number
  funded_at: Instant | null
  submitted_at: Instant | null
  submission_count: number
  auto_release_at: Instant | null
  /** When the clock will refund it for inactivity, and when it will announce that; the latter is null once it's announced. */
  idle_refund_at: Instant | null
  idle_notice_at: Instant | null
  /** Of its contract. Null in milestones from before operators could change deadlines. */
  idle_rule: IdleRule | null
  /** Whether each side has withdrawn a dispute about it and so can't open another. */
  client_withdrew: boolean
  worker_withdrew: boolean
  /** The newest dispute about it. */
  dispute_id: DisputeId | null
  /** The side that added it; `agreement` for the first one, which comes with the contract. */
  created_by: Side | 'agreement'
  version: number
  created_at: Instant
  updated_at: Instant
}

export type MilestoneRole = Side | 'contract' | 'dispute' | 'clock'

export const milestoneTransitions = {
  // Changing the amount is also an action in mandates; changing the text isn't.
  edit: { from: ['pending'], to: null, by: ['client', 'worker'], scope: 'contracts:write' },
  remove: {
    from: ['pending'],
    to: null,
    by: ['client', 'worker'],
    scope: 'contracts:write',
    mandateAction: 'milestones.change',
  },
  fund: {
    from: ['pending'],
    to: 'funded',
    by: ['client'],
    scope: 'payments:write',
    mandateAction: 'milestones.fund',
  },
  submit: { from: ['funded'], to: 'submitted', by: ['worker'], scope: 'contracts:write' },
  'request-changes': { from: ['submitted'], to: 'funded', by: ['client'], scope: 'contracts:write' },
  // Releasing a part keeps the status; releasing all that is held ends the milestone.
  release: {
    from: ['funded', 'submitted'],
    to: 'released',
    by: ['client', 'clock'],
    scope: 'payments:write',
    mandateAction: 'milestones.release',
  },
  // Released if part of it was released before.
  refund: {
    from: ['funded', 'submitted'],
    to: 'refunded',
    or: ['released'],
    by: ['client', 'worker', 'clock'],
    scope: 'payments:write',
    mandateAction: 'milestones.refund',
    whileSuspended: true,
  },
  // Released money can be disputed while it clears.
  dispute: {
    from: ['funded', 'submitted', 'released'],
    to: 'disputed',
    by: ['client', 'worker'],
    scope: 'payments:write',
    mandateAction: 'disputes.open',
  },
  resolve: { from: ['disputed'], to: 'resolved', by: ['dispute'] },
  // The dispute was withdrawn, so it goes back to where it was.
  resume: { from: ['disputed'], to: 'funded', or: ['submitted', 'released'], by: ['dispute'] },
  cancel: { from: ['pending'], to: 'cancelled', by: ['contract'] },
} as const satisfies Transitions<MilestoneStatus, MilestoneRole>

export type MilestoneAction = keyof typeof milestoneTransitions

const REFUND_AFTER_DAYS = 7

/** The money that has moved in a milestone's contract. */
export interface ContractMoney {
  funded_cents: number
  released_cents: number
  refunded_cents: number
}

/** What a milestone's actions depend on, besides the milestone itself. */
export interface MilestoneSituation {
  phase: 'approval' | 'active' | 'ended'
  contractMoney: ContractMoney
  clearing: Clearing
  now: Instant
}

/** The actions this side may take now. */
export function milestoneActions(
  viewer: Viewer,
  side: Side,
  milestone: Milestone,
  { phase, contractMoney, clearing, now }: MilestoneSituation,
): MilestoneAction[] {
  // After the review deadline, only the clock may act: it releases the money.
  if (phase === 'ended' || isReviewOver(milestone, now)) return []
  const amounts = {
    remove: () => stakeOfRemoval(milestone, side),
    fund: () => stakeOfFunding(milestone, side, contractMoney),
    // Part of the money can be released, so the smallest amount decides.
    release: () => stakeOfRelease(milestone, side, contractMoney, 1),
    refund: () => stakeOfRefund(milestone, side),
    dispute: () => ({ counterpartyId: counterpartyOf(side, milestone) }),
  }
  return allowedActions(milestoneTransitions, { status: milestone.status, by: side }, viewer, amounts).filter(
    (action) =>
      (phase === 'active' || action === 'edit' || action === 'remove') &&
      !(action === 'dispute' && (milestone.held_cents + clearing.cents === 0 || hasWithdrawn(side, milestone))) &&
      !(action === 'remove' && !mayRemove(side, milestone)) &&
      !(action === 'refund' && side === 'client' && now < clientRefundFrom(milestone)),
  )
}

/** Whether this side has withdrawn a dispute about the milestone. */
export function hasWithdrawn(
  side: Side,
  { client_withdrew, worker_withdrew }: Pick<Milestone, 'client_withdrew' | 'worker_withdrew'>,
): boolean {
  return side === 'client' ? client_withdrew : worker_withdrew
}

/** The client may remove any milestone, and the worker only those the worker added. */
export function mayRemove(side: Side, milestone: Pick<Milestone, 'created_by'>): boolean {
  return side === 'client' || milestone.created_by === 'worker'
}

/** The earliest time at which the client may refund because nothing was submitted; never after a submission. */
function clientRefundFrom({ submission_count, due_date, funded_at }: Milestone): Instant {
  if (submission_count > 0 || funded_at === null) return NEVER
  return addDays(due_date === null ? funded_at : laterOf(endOf(due_date), funded_at), REFUND_AFTER_DAYS)
}

const NEVER = '9999-12-31T23:59:59.999Z' as Instant

/** What an agent commits its owner to by funding a milestone. */
export function stakeOfFunding(milestone: Milestone, side: Side, contract: ContractMoney): Stake {
  const { amount_cents, title } = milestone
  return {
    ...stakeOfMoney(milestone, side, { kind: 'fund', milestone: title, cents: amount_cents }),
    movedCents: amount_cents,
    contractCents: contract.funded_cents - contract.refunded_cents + amount_cents,
  }
}

/** What an agent commits its owner to by releasing a part of the held money, or all of it. */
export function stakeOfRelease(milestone: Milestone, side: Side, contract: ContractMoney, cents: number): Stake {
  return {
    ...stakeOfMoney(milestone, side, { kind: 'release', milestone: milestone.title, cents }),
    movedCents: cents,
    contractCents: contract.released_cents + cents,
  }
}

/** What an agent commits its owner to by refunding the held money. */
export function stakeOfRefund(milestone: Milestone, side: Side): Stake {
  const { held_cents, title } = milestone
  return {
    ...stakeOfMoney(milestone, side, { kind: 'refund', milestone: title, cents: held_cents }),
    movedCents: held_cents,
  }
}

/** What an agent commits its owner to by changing an amount; `after` are the milestones of the contract after it. */
export function stakeOfNewAmount(
  milestone: Milestone,
  side: Side,
  edited: Milestone,
  after: readonly Milestone[],
): Stake {
  const { title, amount_cents } = milestone
  const facts = { milestone: title, cents: edited.amount_cents, cents_before: amount_cents }
  return {
    ...stakeOfMoney(milestone, side, { kind: 'changeMilestone', ...facts }),
    change: { before: briefTermsOf(milestone), after: briefTermsOf(edited) },
    contractCents: totalCentsOf(after),
  }
}

export type BriefTerms = Pick<MilestoneTerms, 'title' | 'amount_cents' | 'due_date'>

/** What the owner sees of a milestone before and after a change. */
export function briefTermsOf({ title, amount_cents, due_date }: BriefTerms): BriefTerms {
  return { title, amount_cents, due_date }
}

/** What an agent commits its owner to by removing a milestone. */
export function stakeOfRemoval(milestone: Milestone, side: Side): Stake {
  const { title, amount_cents } = milestone
  return {
    ...stakeOfMoney(milestone, side, { kind: 'removeMilestone', milestone: title, cents: amount_cents }),
    change: { before: briefTermsOf(milestone), after: null },
  }
}

/** The value of a contract's milestones, minus what was refunded. */
export function totalCentsOf(milestones: readonly Pick<Milestone, 'amount_cents' | 'refunded_cents'>[]): bigint {
  return milestones.reduce((sum, { amount_cents, refunded_cents }) => sum + BigInt(amount_cents - refunded_cents), 0n)
}

/** What an agent commits its owner to with a milestone; the caller adds the amounts. */
export function stakeOfMoney(milestone: Milestone, side: Side, summary: Stake['summary']): Stake {
  const { id, status, version, title, description, amount_cents, due_date } = milestone
  const { held_cents, released_cents, refunded_cents } = milestone
  return {
    subject: encodeId('mil', id),
    summary,
    target: {
      status,
      version,
      terms: { title, description, amount_cents, due_date },
      money: { held_cents, released_cents, refunded_cents },
    },
    counterpartyId: counterpartyOf(side, milestone),
  }
}

export function fundMilestone(milestone: Milestone, side: Side, now: Instant): Milestone {
  transition(milestoneTransitions, 'fund', { status: milestone.status, by: side })
  return { ...milestone, status: 'funded', held_cents: milestone.amount_cents, funded_at: now }
}

export function submitMilestone(milestone: Milestone, side: Side, reviewDays: number, now: Instant): Milestone {
  transition(milestoneTransitions, 'submit', { status: milestone.status, by: side })
  return {
    ...milestone,
    status: 'submitted',
    submitted_at: now,
    submission_count: milestone.submission_count + 1,
    auto_release_at: addDays(now, reviewDays),
  }
}

export function reopenMilestone(milestone: Milestone, side: Side): Milestone {
  transition(milestoneTransitions, 'request-changes', { status: milestone.status, by: side })
  return { ...milestone, status: 'funded', auto_release_at: null }
}

/** The milestone after part or all of its escrow is released. */
export function releaseMilestone(
  milestone: Milestone,
  by: Side | 'clock',
  amountCents: number,
  feeCents: number,
): Milestone {
  transition(milestoneTransitions, 'release', { status: milestone.status, by })
  if (amountCents > milestone.held_cents) {
    throw conflict('more_than_held', `Only ${milestone.held_cents} cents are being held.`, {
      held_cents: milestone.held_cents,
    })
  }
  const released = {
    ...milestone,
    held_cents: milestone.held_cents - amountCents,
    released_cents: milestone.released_cents + amountCents,
    fee_cents: milestone.fee_cents + feeCents,
  }
  return released.held_cents === 0 ? settled(released) : released
}

/** The milestone after all of its escrow is refunded to the client. */
export function refundMilestone(milestone: Milestone, by: Side | 'clock', now: Instant): Milestone {
  transition(milestoneTransitions, 'refund', { status: milestone.status, by })
  if (by === 'client' && now < clientRefundFrom(milestone)) {
    throw conflict(
      'refund_too_early',
      `The client can refund only if nothing was delivered and at least ${REFUND_AFTER_DAYS} days have passed since both the due date and the date it was funded.`,
      { refundable_at: milestone.submission_count > 0 ? null : clientRefundFrom(milestone) },
    )
  }
  return settled({
    ...milestone,
    refunded_cents: milestone.refunded_cents + milestone.held_cents,
    held_cents: 0,
  })
}

// Nothing is left in escrow.
function settled(milestone: Milestone): Milestone {
  return { ...milestone, status: milestone.released_cents > 0 ? 'released' : 'refunded', auto_release_at: null }
}

/** After how many days without action held money is refunded, and how long before that both sides are notified. */
export interface IdleRule {
  idle_days: number
  idle_notice_days: number
}

export function idleRuleFrom({ milestoneIdleDays, milestoneIdleNoticeDays }: ContractDeadlines): IdleRule {
  return { idle_days: milestoneIdleDays, idle_notice_days: milestoneIdleNoticeDays }
}

/**
 * The deadlines after which the clock announces and makes a refund, so that no money is held forever. They apply only while the
 * milestone is funded: a submission has a review deadline instead.
 */
export function idleDeadlines(
  { status, due_date }: Milestone,
  { idle_days, idle_notice_days }: IdleRule,
  lastAct: Instant,
): Pick<Milestone, 'idle_refund_at' | 'idle_notice_at'> {
  if (status !== 'funded') return { idle_refund_at: null, idle_notice_at: null }
  const from = due_date === null ? lastAct : laterOf(endOf(due_date), lastAct)
  const idle_refund_at = addDays(from, idle_days)
  const idle_notice_at = laterOf(lastAct, addDays(idle_refund_at, -idle_notice_days))
  return { idle_refund_at, idle_notice_at }
}

/** Whether the review period of a submission is over. */
function isReviewOver(milestone: Milestone, now: Instant): boolean {
  return milestone.status === 'submitted' && milestone.auto_release_at !== null && milestone.auto_release_at <= now
}
