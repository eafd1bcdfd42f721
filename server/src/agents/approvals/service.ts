import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { InboxEntry, InboxPosition } from '../../events/inbox/domain.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, operatorBehind } from '../../platform/kernel/actor.ts'
import { sayRequest } from '../../platform/kernel/agent-request.ts'
import { forbidden, notFound, type Refusal } from '../../platform/kernel/errors.ts'
import { type AgentId, type ApprovalId, encodeId, newId, toId } from '../../platform/kernel/ids.ts'
import { requireNotDue } from '../../platform/kernel/overdue.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { addSeconds, clockAt } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import { leftFor, type Mandate } from '../mandates/domain.ts'
import { findMandates, lockMandate } from '../mandates/service.ts'
import {
  type Approval,
  ApprovalMissing,
  type ApprovalQuestion,
  type ApprovalStatus,
  approvalTransitions,
  asOf,
  decideApproval,
  dueAt,
} from './domain.ts'
import { type ApprovalFilter, type Approval as ApprovalShape, presentApproval, type Rejection } from './schema.ts'
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
  return {
    rows: await presentAll(
      ctx,
      actor,
      rows.map((approval) => asOf(approval, now)),
    ),
    next,
  }
}

export async function getApproval(
  ctx: ReadContext,
  actor: Actor,
  id: ApprovalId,
): Promise<Static<typeof ApprovalShape>> {
  const approval = await store.findApproval(ctx.db, actor.userId, id)
  if (!approval || (actor.hostedAgentId && actor.hostedAgentId !== approval.hosted_agent_id)) throw notFound()
  requireApprovalNotDue(ctx, approval)
  return presentOne(ctx, actor, approval)
}

export function approve(ctx: WriteContext, actor: Actor, id: ApprovalId): Promise<Static<typeof ApprovalShape>> {
  return decide(ctx, actor, id, 'approve', null)
}

export function reject(
  ctx: WriteContext,
  actor: Actor,
  id: ApprovalId,
  { reason }: Static<typeof Rejection>,
): Promise<Static<typeof ApprovalShape>> {
  return decide(ctx, actor, id, 'reject', reason ?? null)
}

/**
 * Uses up the approval that matches the question exactly, in the transaction of the write it allows. It's locked last, so that
 * nothing waits for another row while holding an approval.
 */
export async function useApproval(ctx: WriteContext, actor: Actor, question: ApprovalQuestion): Promise<ApprovalId> {
  const approval = await lockCurrent(ctx, question)
  if (approval?.status === 'rejected') throw refusalFor(approval)
  if (approval?.status !== 'approved') throw new ApprovalMissing(question)
  const status = transition(approvalTransitions, 'use', { status: approval.status, by: 'agent' })
  return save(ctx, actor, { ...approval, status, used_at: ctx.clock.now() }).id
}

/** Asks the owner, in a second transaction after the write was rolled back. Returns the refusal for the agent. */
export async function askOwner(ctx: WriteContext, actor: Actor, question: ApprovalQuestion): Promise<Refusal> {
  await lockMandate(ctx, question.hosted_agent_id, 'exclusive')
  const now = ctx.clock.now()
  const current = await lockCurrent(ctx, question)
  if (current) return refusalFor(current)
  const [outdated, pending] = await Promise.all([
    store.expireOutdated(ctx.db, question.request_hash, now),
    store.countPending(ctx.db, question.hosted_agent_id, ctx.clock.now()),
  ])
  requireQuota(ctx.settings.quotas, 'pending_approvals', pending)
  const approval: Approval = {
    ...question,
    id: newId<'apr'>(),
    status: 'pending',
    expires_at: addSeconds(now, ctx.settings.deadlines.agentApprovalHours * 3_600),
    decided_at: null,
    reason: null,
    used_at: null,
    created_at: now,
    updated_at: now,
  }
  await store.insertApproval(ctx.db, approval)
  record(ctx, actor, ...outdated.map(approvalEvent), { ...approvalEvent(approval), type: 'approval.requested' })
  return refusalFor(approval)
}

/** How many of each agent's requests are waiting for the owner. */
export async function countPendingOf(ctx: ReadContext, agentIds: readonly AgentId[]): Promise<Map<AgentId, number>> {
  const counts = await store.countPendingOf(ctx.db, agentIds, ctx.clock.now())
  return new Map(counts.map(({ hosted_agent_id, count }) => [hosted_agent_id, count]))
}

/** Expires the open approvals of an agent that is being deleted. */
export async function expireApprovalsOf(ctx: WriteContext, actor: Actor, agentId: AgentId): Promise<void> {
  const expired = await store.expireApprovalsOf(ctx.db, agentId, ctx.clock.now())
  if (expired.length > 0) record(ctx, actor, ...expired.map(approvalEvent))
}

/** `expires_at`: the owner didn't decide in time, or the agent didn't use the approval. */
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

/** Approvals awaiting the owner's decision; no agent has the scope to decide. */
export const approvalInbox = {
  name: 'approvals to decide',
  scopes: ['agents:write'] as const,
  async find(ctx: ReadContext, actor: Actor, limit: number, after: InboxPosition | null): Promise<InboxEntry[]> {
    const rows = await store.listAwaiting(ctx.db, actor.userId, ctx.clock.now(), limit, after)
    return rows.map(({ id, agent_name, subject, summary, stake, expires_at, created_at }) => ({
      subject: { type: 'approval', id },
      about: subject,
      counterpartyId: stake.counterparty_id === null ? null : toId('usr', stake.counterparty_id),
      stakeCents: stake.moved_cents ?? stake.contract_cents ?? stake.worker_cents ?? stake.rate_cents,
      action: 'approve',
      reason: 'approval.approve',
      why: (site) => {
        const request = stake.summary ? sayRequest(stake.summary, site) : summary
        return site.words.tasks.because.approval({ agent: agent_name, request })
      },
      deadline: expires_at,
      since: created_at,
      isOffered: !actor.suspension,
    }))
  },
}

function requireApprovalNotDue(ctx: ReadContext, approval: Approval): void {
  requireNotDue(ctx, { kind: agentApprovalDeadline.name, id: approval.id }, dueAt(approval))
}

async function decide(
  ctx: WriteContext,
  actor: Actor,
  id: ApprovalId,
  action: 'approve' | 'reject',
  reason: string | null,
): Promise<Static<typeof ApprovalShape>> {
  const approval = await store.lockApproval(ctx.db, actor.userId, id)
  if (!approval) throw notFound()
  requireApprovalNotDue(ctx, approval)
  return presentOne(ctx, actor, save(ctx, actor, decideApproval(approval, action, reason, ctx.clock.now())))
}

async function presentOne(ctx: ReadContext, actor: Actor, approval: Approval): Promise<Static<typeof ApprovalShape>> {
  const [presented] = await presentAll(ctx, actor, [approval])
  if (!presented) throw new Error('An approval disappeared while it was being presented.')
  return presented
}

async function presentAll(
  ctx: ReadContext,
  actor: Actor,
  approvals: readonly Approval[],
): Promise<Static<typeof ApprovalShape>[]> {
  const seesReason =
    actor.hostedAgentId !== null || (actor.credential.kind !== 'token' && operatorBehind(actor) === null)
  const open = approvals.filter((approval) => dueAt(approval) !== null)
  const agentIds = [...new Set(open.map(({ hosted_agent_id }) => hosted_agent_id))]
  const mandates = agentIds.length === 0 ? new Map<AgentId, Mandate>() : await findMandates(ctx, agentIds)
  return approvals.map((approval) => {
    const mandate = dueAt(approval) === null ? undefined : mandates.get(approval.hosted_agent_id)
    const amounts = { movedCents: approval.stake.moved_cents ?? 0 }
    const shown = seesReason ? approval : { ...approval, agent_reason: null }
    return presentApproval(shown, mandate ? leftFor(mandate, approval.action, amounts) : null)
  })
}

function lockCurrent(ctx: WriteContext, { request_hash, target_hash }: ApprovalQuestion): Promise<Approval | null> {
  return store.lockCurrentApproval(ctx.db, request_hash, target_hash, ctx.clock.now())
}

function save(ctx: WriteContext, by: Actor | 'clock', changed: Approval): Approval {
  const approval = { ...changed, updated_at: ctx.clock.now() }
  store.sendApproval(ctx.db, approval)
  record(ctx, by, approvalEvent(approval))
  return approval
}

// Leaves out the request and its effects, which can be large and contain anything, and the agent's reason, which the owner's apps
// must not read.
function approvalEvent(approval: Approval) {
  const {
    request: _request,
    agent_reason: _reason,
    stake: _stake,
    mandate_left: _left,
    ...data
  } = presentApproval(approval, null)
  return {
    type: `approval.${approval.status as Exclude<ApprovalStatus, 'pending'>}` as const,
    subject: { type: 'approval', id: approval.id },
    data,
    audience: [approval.user_id],
    audienceAgent: approval.hosted_agent_id,
  }
}

// For an approval that has been neither used nor expired.
function refusalFor({ id, status, action, expires_at, reason }: Approval): Refusal {
  const details = { approval_id: encodeId('apr', id), status, action, expires_at }
  if (status === 'rejected') {
    const message = reason === null ? 'The owner has rejected this.' : `The owner has rejected this: ${reason}`
    return forbidden('approval_rejected', message, { ...details, reason })
  }
  const message =
    status === 'approved'
      ? 'The owner has just approved this. Send the same request again.'
      : 'The owner has been asked to approve this. Send the same request again once they have.'
  return forbidden('approval_required', message, details)
}
