import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { conflict, forbidden, type Issue, notFound, validationFailed } from '../../platform/kernel/errors.ts'
import { type ContractId, encodeId, type MilestoneId } from '../../platform/kernel/ids.ts'
import { requireExactCents } from '../../platform/kernel/money.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { type CalendarDate, dateOf, endOf } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { metadataOf } from '../../platform/metadata/service.ts'
import {
  type Contract,
  contractTransitions,
  contractWrongState,
  firstAmount,
  MILESTONES_MAX,
  phaseOf,
  stakeOfAdding,
} from '../contracts/domain.ts'
import { getContract, lockOwnContract, saveChangedMilestones } from '../contracts/service.ts'
import { NOTHING_CLEARING } from '../payouts/domain.ts'
import {
  type Milestone,
  type MilestoneTerms,
  mayRemove,
  milestoneTransitions,
  stakeOfNewAmount,
  stakeOfRemoval,
} from './domain.ts'
import { presentTo } from './escrow-service.ts'
import type { MilestoneChanges, MilestoneFilter, Milestone as MilestoneShape, NewMilestone } from './schema.ts'
import {
  addMilestone,
  listMilestones,
  lockOwnMilestone,
  newMilestone,
  removeMilestone,
  saveMilestone,
} from './service.ts'

// Adding, changing and removing milestones, which is possible until they are funded.

export async function listMilestonesOf(
  ctx: ReadContext,
  actor: Actor,
  contractId: ContractId,
  { metadata: wanted = {} }: Static<typeof MilestoneFilter>,
  { limit, after }: PageRequest,
): Promise<Page<Static<typeof MilestoneShape>>> {
  const { milestones } = await getContract(ctx, actor, contractId)
  const entries = Object.entries(wanted)
  const ids = entries.length === 0 ? [] : milestones.map(({ id }) => id)
  const metadata = await metadataOf(ctx, actor, ids)
  const remaining = milestones.filter(
    ({ id, number }) =>
      number > Number(after?.[0] ?? 0) && entries.every(([key, value]) => metadata.get(id)?.[key] === value),
  )
  return pageOf(remaining.slice(0, limit + 1), limit, ({ number }) => [String(number)])
}

export async function getMilestone(
  ctx: ReadContext,
  actor: Actor,
  contractId: ContractId,
  id: string,
): Promise<Static<typeof MilestoneShape>> {
  const { milestones } = await getContract(ctx, actor, contractId)
  const milestone = milestones.find((one) => one.id === id)
  if (!milestone) throw notFound()
  return milestone
}

export async function createMilestone(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  body: Static<typeof NewMilestone>,
): Promise<Static<typeof MilestoneShape>> {
  const { contract, side } = await lockOwnContract(ctx, actor, contractId)
  const milestones = await listMilestones(ctx, [contractId])
  transition(contractTransitions, 'add-milestone', { status: contract.status, by: side })
  if (milestones.length >= MILESTONES_MAX) {
    throw conflict('too_many_milestones', `A contract can have at most ${MILESTONES_MAX} milestones.`, {
      limit: MILESTONES_MAX,
    })
  }
  const amount = body.amount_cents ?? (contract.rate_type === 'hourly' ? firstAmount(contract) : 0)
  const due_date = (body.due_date ?? null) as CalendarDate | null
  const issues: Issue<'too_small' | 'required'>[] = dueDateIssues(ctx, due_date)
  if (amount === 0) {
    const details = { types: ['integer'], minimum: 1, maximum: Number.MAX_SAFE_INTEGER }
    issues.push({ path: 'amount_cents', code: 'required', message: 'is required in this contract', details })
  }
  if (issues.length > 0) throw validationFailed(issues)
  const terms = { title: body.title, description: body.description ?? null, amount_cents: amount, due_date }
  requireExactTotal([...milestones, terms])
  ctx.atStake?.(stakeOfAdding(contract, side, milestones, terms))
  const number = contract.milestone_count + 1
  const added = newMilestone(ctx, contract, { ...terms, number, created_by: side })
  addMilestone(ctx, actor, added)
  saveChangedMilestones(ctx, actor, { ...contract, milestone_count: number }, [...milestones, added])
  return presentUnfunded(ctx, actor, contract, added)
}

export async function changeMilestone(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
  changes: Static<typeof MilestoneChanges>,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof MilestoneShape>> {
  if (Object.keys(changes).length === 0) {
    // Metadata alone can be changed in any state.
    await lockOwnContract(ctx, actor, contractId)
    const unchanged = await getMilestone(ctx, actor, contractId, encodeId('mil', id))
    requireVersion(unchanged.version, ifMatch)
    return unchanged
  }
  const { contract, side, milestone } = await lockForEdit(ctx, actor, contractId, id, ifMatch, 'edit')
  if (side === 'worker' && (changes.amount_cents !== undefined || changes.due_date !== undefined)) {
    throw forbidden('missing_role', 'Only the client can change the amount or the due date.', { roles: ['client'] })
  }
  const edited = { ...milestone, ...(changes as Partial<MilestoneTerms>) }
  const issues = changes.due_date === undefined ? [] : dueDateIssues(ctx, edited.due_date)
  if (issues.length > 0) throw validationFailed(issues)
  const milestones = await listMilestones(ctx, [contractId])
  const all = milestones.map((one) => (one.id === id ? edited : one))
  requireExactTotal(all)
  if (changes.amount_cents !== undefined) {
    ctx.atStake?.(stakeOfNewAmount(milestone, side, edited, all))
  }
  if (canonicalJson(edited) === canonicalJson(milestone)) return presentUnfunded(ctx, actor, contract, milestone)
  // Each edit makes a new version, and the first version isn't an edit.
  requireQuota(ctx.settings.quotas, 'milestone_edits', milestone.version - 1)
  const { description } = edited
  const setText = description === milestone.description ? {} : { description }
  const saved = saveMilestone(ctx, actor, edited, 'milestone.updated', setText)
  saveChangedMilestones(ctx, actor, contract, all)
  return presentUnfunded(ctx, actor, contract, saved)
}

export async function deleteMilestone(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
  ifMatch: readonly number[] | null,
): Promise<{ id: string; deleted: true }> {
  const { contract, side, milestone } = await lockForEdit(ctx, actor, contractId, id, ifMatch, 'remove')
  if (!mayRemove(side, milestone)) {
    throw forbidden('not_yours', 'Workers can only remove milestones they added.', {
      user_id: encodeId('usr', contract.client_id),
    })
  }
  ctx.atStake?.(stakeOfRemoval(milestone, side))
  const milestones = await listMilestones(ctx, [contractId])
  const removed = removeMilestone(ctx, actor, milestone)
  const remaining = milestones.filter((one) => one.id !== id)
  saveChangedMilestones(ctx, actor, contract, remaining)
  return removed
}

async function lockForEdit(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
  ifMatch: readonly number[] | null,
  action: 'edit' | 'remove',
) {
  const [{ contract, side }, milestone] = await Promise.all([
    lockOwnContract(ctx, actor, contractId),
    lockOwnMilestone(ctx, actor, contractId, id),
  ])
  if (phaseOf(contract) === 'ended') {
    throw contractWrongState(contract, ['pending_approval', 'active'], `The contract is ${contract.status}.`)
  }
  requireVersion(milestone.version, ifMatch)
  transition(milestoneTransitions, action, { status: milestone.status, by: side })
  return { contract, side, milestone }
}

function requireExactTotal(milestones: readonly Pick<MilestoneTerms, 'amount_cents'>[]): void {
  requireExactCents(milestones.reduce((sum, { amount_cents }) => sum + BigInt(amount_cents), 0n))
}

function dueDateIssues(ctx: WriteContext, date: CalendarDate | null): Issue<'too_small'>[] {
  const now = ctx.clock.now()
  if (date === null || endOf(date) > now) return []
  const details = { minimum: dateOf(now) }
  return [{ path: 'due_date', code: 'too_small', message: 'must be today or later', details }]
}

function presentUnfunded(ctx: WriteContext, actor: Actor, contract: Contract, milestone: Milestone) {
  return presentTo(ctx, actor, { contract, clearing: NOTHING_CLEARING }, milestone)
}
