import type { EventType } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import { type InboxEntry, type InboxPosition, inboxEntriesFrom } from '../../events/inbox/domain.ts'
import { accountsOf } from '../../money/ledger/service.ts'
import { type ReadContext, viewerOf, type WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import type { ContractDeadlines } from '../../platform/kernel/deadlines.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { type ContractId, encodeId, type MilestoneId, newId, type UserId } from '../../platform/kernel/ids.ts'
import type { Side } from '../../platform/kernel/parties.ts'
import { NOTHING_CLEARING } from '../payouts/domain.ts'
import { idleDeadlines, idleRuleFrom, type Milestone, type MilestoneTerms, milestoneActions } from './domain.ts'
import { presentMilestoneFacts } from './schema.ts'
import * as store from './store.ts'

// Reads and writes milestones, for the use cases here and for contracts, payouts and disputes.

export const listMilestones = (ctx: ReadContext, contractIds: readonly ContractId[]) =>
  store.listMilestones(ctx.db, contractIds)

/** With the number of its contract's disputed milestones, which determines who may read it. */
export const listMilestonesById = (ctx: ReadContext, ids: readonly MilestoneId[]) =>
  store.listMilestonesById(ctx.db, ids)

/** Locks a milestone for one of its parties; the contract is already locked. */
export async function lockOwnMilestone(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
): Promise<Milestone> {
  const milestone = await store.lockMilestoneOf(ctx.db, contractId, id, actor.userId)
  if (!milestone) throw notFound()
  return milestone
}

export const lockMilestone = (ctx: WriteContext, id: MilestoneId) => store.lockMilestone(ctx.db, id)

/** A pending milestone, not stored yet. */
export function newMilestone(
  ctx: WriteContext,
  contract: { id: ContractId; client_id: UserId; worker_id: UserId; deadlines: ContractDeadlines | null },
  fields: MilestoneTerms & { number: number; created_by: Side | 'agreement' },
): Milestone {
  const now = ctx.clock.now()
  return {
    ...fields,
    id: newId<'mil'>(),
    contract_id: contract.id,
    client_id: contract.client_id,
    worker_id: contract.worker_id,
    status: 'pending',
    held_cents: 0,
    released_cents: 0,
    refunded_cents: 0,
    fee_cents: 0,
    funded_at: null,
    submitted_at: null,
    submission_count: 0,
    client_withdrew: false,
    worker_withdrew: false,
    dispute_id: null,
    auto_release_at: null,
    idle_refund_at: null,
    idle_notice_at: null,
    idle_rule: contract.deadlines && idleRuleFrom(contract.deadlines),
    version: 1,
    created_at: now,
    updated_at: now,
  }
}

/** Stores a milestone that `newMilestone` made. */
export function addMilestone(ctx: WriteContext, by: Actor, milestone: Milestone): void {
  store.sendNewMilestone(ctx.db, milestone)
  record(ctx, by, milestoneEvent(ctx, milestone, 'milestone.added', { description: milestone.description }))
}

/** Stores a locked milestone after an action, which postpones its refund, and records what happened to it. */
export function saveMilestone(
  ctx: WriteContext,
  by: Actor | 'clock',
  changed: Milestone,
  event: EventType,
  extraData: object = {},
): Milestone {
  const now = ctx.clock.now()
  const idle = idleDeadlines(changed, changed.idle_rule ?? idleRuleFrom(ctx.settings.environment.deadlines), now)
  const milestone = { ...changed, ...idle, version: changed.version + 1, updated_at: now }
  store.sendMilestone(ctx.db, milestone)
  record(ctx, by, milestoneEvent(ctx, milestone, event, extraData))
  return milestone
}

/** Tells both sides that the held money will be refunded unless one of them acts. */
export function announceRefund(ctx: WriteContext, milestone: Milestone): void {
  store.sendIdleAnnounced(ctx.db, milestone.id)
  record(ctx, 'clock', milestoneEvent(ctx, milestone, 'milestone.refund_announced'))
}

/** Adds to the fees of a milestone whose contract is locked; a negative amount lowers them. */
export function addFee(ctx: WriteContext, id: MilestoneId, cents: number): void {
  store.sendFee(ctx.db, id, cents, ctx.clock.now())
}

export function removeMilestone(ctx: WriteContext, by: Actor, milestone: Milestone): { id: string; deleted: true } {
  store.sendRemoval(ctx.db, milestone.id)
  record(ctx, by, milestoneEvent(ctx, milestone, 'milestone.removed'))
  return { id: encodeId('mil', milestone.id), deleted: true }
}

/** Cancels the pending milestones of a contract that is ending. `recordCancelled` records it, after the event of the contract. */
export function cancelPendingMilestones(ctx: WriteContext, contractId: ContractId): Promise<Milestone[]> {
  return store.cancelPending(ctx.db, contractId, ctx.clock.now())
}

export function recordCancelled(ctx: WriteContext, by: Actor | 'clock', cancelled: readonly Milestone[]): void {
  if (cancelled.length > 0) record(ctx, by, ...cancelled.map((one) => milestoneEvent(ctx, one, 'milestone.cancelled')))
}

// Without the description, which only events that set it add to the data.
function milestoneEvent(ctx: WriteContext, milestone: Milestone, type: EventType, extraData: object = {}) {
  const { description: _description, ...facts } = presentMilestoneFacts(milestone, ctx.settings.currency)
  return {
    type,
    subject: { type: 'milestone', id: milestone.id },
    data: { ...facts, ...extraData },
    audience: [milestone.client_id, milestone.worker_id],
  }
}

/** Milestones waiting for the caller to fund, deliver or review them. */
export const milestoneInbox = {
  name: 'milestones to fund, deliver or review',
  scopes: ['payments:write', 'contracts:write'] as const,
  async find(ctx: ReadContext, actor: Actor, limit: number, after: InboxPosition | null): Promise<InboxEntry[]> {
    const now = ctx.clock.now()
    const [awaiting, beforeRefund, viewer] = await Promise.all([
      store.listAwaitingAction(ctx.db, actor.userId, accountsOf(actor.userId).available, now, limit, after),
      store.listBeforeRefund(ctx.db, actor.userId, now, limit, after),
      viewerOf(ctx, actor),
    ])
    const isOffered = ({ contract_money, action, ...milestone }: store.AwaitingMilestone) => {
      const situation = { phase: 'active' as const, contractMoney: contract_money, clearing: NOTHING_CLEARING, now }
      return milestoneActions(viewer, action === 'submit' ? 'worker' : 'client', milestone, situation).some(
        (each) => each === action,
      )
    }
    return [
      ...inboxEntriesFrom('milestone', awaiting, isOffered),
      ...inboxEntriesFrom('milestone', beforeRefund, isOffered, 'idle_milestone'),
    ]
  },
}
