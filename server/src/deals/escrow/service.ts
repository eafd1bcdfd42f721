import type { Static } from 'typebox'
import { requireFunds } from '../../money/ledger/domain.ts'
import { lockAvailable, post } from '../../money/ledger/service.ts'
import { countDelivery } from '../../people/profiles/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { conflict, validationFailed } from '../../platform/kernel/errors.ts'
import { type ContractId, encodeId, type MilestoneId, newId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import type { Side } from '../../platform/kernel/parties.ts'
import { endOf } from '../../platform/kernel/time.ts'
import { type Contract, feeOf, phaseOf } from '../contracts/domain.ts'
import { lockContractUnlessBusy, lockOwnContract, saveTotals } from '../contracts/service.ts'
import { getMilestone } from '../milestone-terms/service.ts'
import {
  fundMilestone,
  isOverdue,
  type Milestone,
  refundMilestone,
  releaseMilestone,
  sendBackMilestone,
  stakeOfMoney,
  submitMilestone,
} from '../milestones/domain.ts'
import {
  type ChangeRequest,
  type Funding,
  type Milestone as MilestoneShape,
  type NewSubmission,
  presentMilestone,
  type Release,
  type Submission as SubmissionShape,
} from '../milestones/schema.ts'
import {
  findDueReleases,
  findMilestone,
  lockMilestone,
  lockOwnMilestone,
  saveMilestone,
} from '../milestones/service.ts'
import { clearingOf, createPayout } from '../payouts/service.ts'
import type { Submission } from './domain.ts'
import { presentSubmission } from './schema.ts'
import * as store from './store.ts'

/** Moves a milestone's amount from the client's wallet into escrow. */
export async function fund(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
  { amount_cents }: Static<typeof Funding>,
): Promise<Static<typeof MilestoneShape>> {
  // Only the client can fund, so the wallet is the caller's; all three are held in one round trip.
  const [held, availableCents] = await Promise.all([
    lockActive(ctx, actor, contractId, id),
    lockAvailable(ctx, actor.userId),
  ])
  const { contract, milestone, side } = held
  const funded = fundMilestone(milestone, side, ctx.clock.now())
  if (amount_cents !== undefined && amount_cents !== milestone.amount_cents) {
    const message = `must be ${milestone.amount_cents}, the milestone’s amount`
    throw validationFailed([{ path: 'amount_cents', code: 'not_allowed', message }])
  }
  requireFunds(availableCents, milestone.amount_cents)
  ctx.atStake?.({
    ...stakeOfMoney(milestone, side, `Put ${milestone.amount_cents} cents into escrow for “${milestone.title}”.`),
    fundingCents: milestone.amount_cents,
    contractCents: contract.funded_cents - contract.refunded_cents + milestone.amount_cents,
  })
  post(ctx, {
    from: { kind: 'available', owner: contract.client_id },
    to: { kind: 'escrow', owner: milestone.id },
    amountCents: milestone.amount_cents,
    kind: 'fund',
    reference: milestone.id,
  })
  const saved = saveMilestone(ctx, actor, funded, 'milestone.funded')
  saveTotals(ctx, { ...contract, funded_cents: contract.funded_cents + milestone.amount_cents })
  return present(ctx, held, saved)
}

export async function submit(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
  body: Static<typeof NewSubmission>,
): Promise<Static<typeof MilestoneShape>> {
  const held = await lockActive(ctx, actor, contractId, id)
  const { contract, milestone, side } = held
  const now = ctx.clock.now()
  const submitted = submitMilestone(milestone, side, contract.review_days, now)
  const submission: Submission = {
    id: newId<'sub'>(),
    milestone_id: milestone.id,
    number: submitted.submission_count,
    user_id: actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    message: body.message,
    links: body.links ?? [],
    created_at: now,
    changes_requested: null,
    changes_requested_at: null,
  }
  store.sendSubmission(ctx.db, submission)
  if (milestone.submission_count === 0 && milestone.due_date !== null) {
    countDelivery(ctx, milestone.worker_id, now < endOf(milestone.due_date))
  }
  const more = { submission: presentSubmission(submission) }
  return present(ctx, held, saveMilestone(ctx, actor, submitted, 'milestone.submitted', more))
}

export async function requestChanges(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
  { message }: Static<typeof ChangeRequest>,
): Promise<Static<typeof MilestoneShape>> {
  const held = await lockActive(ctx, actor, contractId, id)
  const { milestone, side } = held
  const sentBack = sendBackMilestone(milestone, side)
  store.sendChangeRequest(ctx.db, milestone.id, milestone.submission_count, message, ctx.clock.now())
  const more = { changes_requested: message }
  return present(ctx, held, saveMilestone(ctx, actor, sentBack, 'milestone.changes_requested', more))
}

/** Lets the worker have a part, or all, of what is held. */
export async function release(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
  { amount_cents }: Static<typeof Release>,
): Promise<Static<typeof MilestoneShape>> {
  const held = await lockActive(ctx, actor, contractId, id)
  const { contract, milestone, side } = held
  const amountCents = amount_cents ?? milestone.held_cents
  ctx.atStake?.({
    ...stakeOfMoney(milestone, side, `Release ${amountCents} cents for “${milestone.title}” to the worker.`),
    contractCents: contract.released_cents + amountCents,
  })
  const saved = releaseHeld(ctx, actor, side, contract, milestone, amountCents)
  return present(ctx, { ...held, clearingCents: held.clearingCents + amountCents }, saved)
}

/** Gives all that is held back to the client. */
export async function refund(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
): Promise<Static<typeof MilestoneShape>> {
  const held = await lockActive(ctx, actor, contractId, id)
  const { contract, milestone, side } = held
  const refunded = refundMilestone(milestone, side, ctx.clock.now())
  ctx.atStake?.(
    stakeOfMoney(milestone, side, `Give ${milestone.held_cents} cents for “${milestone.title}” back to the client.`),
  )
  post(ctx, {
    from: { kind: 'escrow', owner: milestone.id },
    to: { kind: 'available', owner: contract.client_id },
    amountCents: milestone.held_cents,
    kind: 'refund',
    reference: milestone.id,
  })
  // Whoever gives the money back after the day without having delivered was not on time.
  if (milestone.submission_count === 0 && milestone.due_date !== null && endOf(milestone.due_date) <= ctx.clock.now()) {
    countDelivery(ctx, milestone.worker_id, false)
  }
  const saved = saveMilestone(ctx, actor, refunded, 'milestone.refunded')
  saveTotals(ctx, { ...contract, refunded_cents: contract.refunded_cents + milestone.held_cents })
  return present(ctx, held, saved)
}

export async function listSubmissions(
  ctx: ReadContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
  page: PageRequest,
): Promise<Page<Static<typeof SubmissionShape>>> {
  await getMilestone(ctx, actor, contractId, encodeId('mil', id))
  const fetched = await store.listSubmissions(ctx.db, id, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ number }) => [String(number)])
  return { rows: rows.map(presentSubmission), next }
}

/** `auto_release_at`: the client had its time to review. */
export const reviewDeadline = {
  name: 'milestone auto_release_at',
  findDue: findDueReleases,
  async settle(ctx: WriteContext, id: string): Promise<void> {
    const found = await findMilestone(ctx, id as MilestoneId)
    const contract = found && (await lockContractUnlessBusy(ctx, found.contract_id))
    if (!contract) return
    const milestone = await lockMilestone(ctx, id as MilestoneId)
    if (!milestone || !isOverdue(milestone, ctx.clock.now())) return
    releaseHeld(ctx, 'clock', 'clock', contract, milestone, milestone.held_cents)
  },
}

function releaseHeld(
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
  const totals = {
    ...contract,
    released_cents: contract.released_cents + amountCents,
    fee_cents: contract.fee_cents + feeCents,
  }
  saveTotals(ctx, totals)
  return saved
}

export interface Active {
  contract: Contract
  side: Side
  milestone: Milestone
  /** What of the milestone is on its way to the worker. */
  clearingCents: number
}

/**
 * Holds a milestone of an active contract, for one of its parties. What is past its review has been released, swept or
 * not; whoever comes later is told to look again.
 */
export async function lockActive(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
): Promise<Active> {
  const [{ contract, side }, milestone] = await Promise.all([
    lockOwnContract(ctx, actor, contractId),
    lockOwnMilestone(ctx, actor, contractId, id),
  ])
  if (phaseOf(contract) !== 'active') {
    throw conflict('wrong_state', `The contract is ${contract.status}; it has to be active.`)
  }
  if (isOverdue(milestone, ctx.clock.now())) {
    throw conflict('wrong_state', 'The time to review is over; what is held is being released.')
  }
  // Of most, nothing was released yet, so that nothing can be on its way.
  const clearing = milestone.released_cents === 0 ? null : await clearingOf(ctx, [contractId])
  return { contract, side, milestone, clearingCents: clearing?.get(milestone.id) ?? 0 }
}

function present(ctx: WriteContext, { side, contract, clearingCents }: Active, milestone: Milestone) {
  return presentMilestone(milestone, {
    side,
    phase: phaseOf(contract),
    clearingCents,
    currency: ctx.settings.currency,
    now: ctx.clock.now(),
  })
}
