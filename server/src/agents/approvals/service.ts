import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { InboxEntry, InboxPosition } from '../../events/inbox/domain.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { forbidden, notFound, type Refusal } from '../../platform/kernel/errors.ts'
import { type AgentId, type ApprovalId, encodeId, newId, toId } from '../../platform/kernel/ids.ts'
import { requireNotDue } from '../../platform/kernel/overdue.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { addSeconds, clockAt } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import { lockMandate } from '../mandates/service.ts'
import {
  type Approval,
  ApprovalMissing,
  type ApprovalQuestion,
  type ApprovalStatus,
  approvalTransitions,
  asOf,
  dueAt,
} from './domain.ts'
import { type ApprovalFilter, type Approval as ApprovalShape, presentApproval } from './schema.ts'
import * as store from './store.ts'

export async function listApprovals(
  ctx: ReadContext,
  actor: Actor,
  { status, agent_id }: Static<typeof ApprovalFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof ApprovalShape>>> {
  const now = ctx.clock.now()
  const wanted = agent_id === undefined ? undefined : toId('agt', agent_id)
  // An agent sees only its own approvals.
  if (actor.hostedAgentId && wanted && wanted !== actor.hostedAgentId) return { rows: [], next: null }
  const filter = { userId: actor.userId, agentId: actor.hostedAgentId ?? wanted, status, now }
  const { rows, next } = pageOf(await store.listApprovals(ctx.db, filter, page), page.limit, ({ id }) => [id])
  return { rows: rows.map((approval) => presentApproval(asOf(approval, now))), next }
}

export async function getApproval(
  ctx: ReadContext,
  actor: Actor,
  id: ApprovalId,
): Promise<Static<typeof ApprovalShape>> {
  const approval = await store.findApproval(ctx.db, actor.userId, id)
  if (!approval || (actor.hostedAgentId && actor.hostedAgentId !== approval.hosted_agent_id)) throw notFound()
  requireApprovalNotDue(ctx, approval)
  return presentApproval(approval)
}

export async function decideApproval(
  ctx: WriteContext,
  actor: Actor,
  id: ApprovalId,
  action: 'approve' | 'reject',
): Promise<Static<typeof ApprovalShape>> {
  const approval = await store.lockApproval(ctx.db, actor.userId, id)
  if (!approval) throw notFound()
  requireApprovalNotDue(ctx, approval)
  const status = transition(approvalTransitions, action, { status: approval.status, by: 'owner' })
  return presentApproval(save(ctx, actor, { ...approval, status, decided_at: ctx.clock.now() }))
}

/** Locks the usable approvals of a request. Called after locking the mandate and before all other locks of the write. */
export function lockApprovalsFor(ctx: WriteContext, requestHash: string): Promise<readonly Approval[]> {
  return store.lockApprovalsFor(ctx.db, requestHash, ctx.clock.now())
}

/** Uses up the approval that matches the question exactly, in the transaction of the write it allows. */
export function useApproval(
  ctx: WriteContext,
  actor: Actor,
  approvals: readonly Approval[],
  question: ApprovalQuestion,
): ApprovalId {
  const approval = approvals.find(({ target_hash }) => target_hash === question.target_hash)
  if (!approval) throw new ApprovalMissing(question)
  const status = transition(approvalTransitions, 'use', { status: approval.status, by: 'agent' })
  return save(ctx, actor, { ...approval, status, used_at: ctx.clock.now() }).id
}

/** Asks the owner, in a second transaction after the write was rolled back. Returns the refusal for the agent. */
export async function askOwner(ctx: WriteContext, actor: Actor, question: ApprovalQuestion): Promise<Refusal> {
  await lockMandate(ctx, question.hosted_agent_id, 'exclusive')
  const now = ctx.clock.now()
  const current = await store.findCurrentApproval(ctx.db, question.request_hash, question.target_hash, now)
  if (current) return approvalRequired(current)
  const [outdated, pending] = await Promise.all([
    store.expireOutdated(ctx.db, question.request_hash, now),
    store.countPending(ctx.db, question.hosted_agent_id),
  ])
  requireQuota(ctx.settings.quotas, 'pending_approvals', pending)
  const approval: Approval = {
    ...question,
    id: newId<'apr'>(),
    status: 'pending',
    expires_at: addSeconds(now, ctx.settings.deadlines.agentApprovalHours * 3_600),
    decided_at: null,
    used_at: null,
    created_at: now,
    updated_at: now,
  }
  await store.insertApproval(ctx.db, approval)
  record(ctx, actor, ...outdated.map(approvalEvent), { ...approvalEvent(approval), type: 'approval.requested' })
  return approvalRequired(approval)
}

/** Expires the open approvals of an agent that is deleted. */
export async function expireApprovalsOf(ctx: WriteContext, actor: Actor, agentId: AgentId): Promise<void> {
  const expired = await store.expireApprovalsOf(ctx.db, agentId, ctx.clock.now())
  if (expired.length > 0) record(ctx, actor, ...expired.map(approvalEvent))
}

/** `expires_at`: the owner did not decide in time, or the agent did not use the approval. */
export const agentApprovalDeadline = {
  name: 'approval' as const,
  findDue: store.findDueApprovals,
  async settle(ctx: WriteContext, id: string): Promise<void> {
    const approval = await store.lockApprovalForClock(ctx.db, id as ApprovalId)
    if (!approval || asOf(approval, ctx.clock.now()) === approval) return
    const status = transition(approvalTransitions, 'expire', { status: approval.status, by: 'clock' })
    save({ ...ctx, clock: clockAt(approval.expires_at) }, 'clock', { ...approval, status })
  },
}

/** Approvals that wait for the owner's decision; not shown to agents. */
export const approvalInbox = {
  name: 'approvals to decide',
  async find(ctx: ReadContext, actor: Actor, limit: number, after: InboxPosition | null): Promise<InboxEntry[]> {
    if (actor.hostedAgentId) return []
    const rows = await store.listAwaiting(ctx.db, actor.userId, ctx.clock.now(), limit, after)
    return rows.map(({ id, summary, expires_at, created_at }) => ({
      subject: { type: 'approval', id },
      action: 'approve',
      why: `One of your agents wants to do this: ${summary} Approve or reject it.`,
      deadline: expires_at,
      since: created_at,
    }))
  },
}

function requireApprovalNotDue(ctx: ReadContext, approval: Approval): void {
  requireNotDue(ctx, { kind: agentApprovalDeadline.name, id: approval.id }, dueAt(approval))
}

function save(ctx: WriteContext, by: Actor | 'clock', changed: Approval): Approval {
  const approval = { ...changed, updated_at: ctx.clock.now() }
  store.sendApproval(ctx.db, approval)
  record(ctx, by, approvalEvent(approval))
  return approval
}

// Without the request, which can be large and can contain anything.
function approvalEvent(approval: Approval) {
  const { request: _request, ...data } = presentApproval(approval)
  return {
    type: `approval.${approval.status as Exclude<ApprovalStatus, 'pending'>}` as const,
    subject: { type: 'approval', id: approval.id },
    data,
    audience: [approval.user_id],
  }
}

function approvalRequired({ id, status, action, expires_at }: Approval): Refusal {
  const message = {
    pending: 'The owner was asked to approve this; send the same request again after the approval.',
    rejected: 'The owner has rejected this.',
    approved: 'The owner has just approved this; send the same request again.',
  }[status as 'pending' | 'rejected' | 'approved']
  return forbidden('approval_required', message, { approval_id: encodeId('apr', id), status, action, expires_at })
}
