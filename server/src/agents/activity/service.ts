import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import type { AgentGuard, ReadContext, WriteContext, WriteRequest } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import type { AgentAction, Stake } from '../../platform/kernel/agent-actions.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { type AgentId, type ApprovalId, newId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { ApprovalMissing } from '../approvals/domain.ts'
import { askOwner, lockApprovalsFor, useApproval } from '../approvals/service.ts'
import { requireInForce, requireWithin, stakeNotDeclared } from '../mandates/domain.ts'
import { addUsedFunding, lockMandate } from '../mandates/service.ts'
import { type Activity, presentActivity } from './schema.ts'
import * as store from './store.ts'

export const agentGuard: AgentGuard = {
  runUnderMandate,
  approvalRequestOf(error) {
    return error instanceof ApprovalMissing ? (ctx, actor) => askOwner(ctx, actor, error.question) : null
  },
}

export async function listActivity(
  ctx: ReadContext,
  actor: Actor,
  agentId: AgentId,
  page: PageRequest,
): Promise<Page<Static<typeof Activity>>> {
  if (actor.hostedAgentId && actor.hostedAgentId !== agentId) throw notFound()
  if (!(await store.agentExists(ctx.db, actor.userId, agentId))) throw notFound()
  const { rows, next } = pageOf(await store.listActivity(ctx.db, agentId, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentActivity), next }
}

/**
 * Runs a write. If a hosted agent sent it, the activity is recorded in the same transaction. If it also commits the owner
 * to something, it must stay within the agent's mandate and may need the owner's approval. That is checked last, so that
 * the owner is asked only about writes that would have succeeded.
 */
async function runUnderMandate<Answer>(ctx: WriteContext, actor: Actor, write: WriteRequest<Answer>): Promise<Answer> {
  const { hostedAgentId } = actor
  if (!hostedAgentId) return write.run(ctx)
  if (write.action) return runCommittingWrite(ctx, actor, hostedAgentId, write.action, write)
  const locking = lockMandate(ctx, hostedAgentId, 'shared')
  locking.catch(() => {})
  const answer = await write.run(ctx)
  const { version } = await locking
  recordActivity(ctx, actor, hostedAgentId, write, answer, version, null)
  return answer
}

async function runCommittingWrite<Answer>(
  ctx: WriteContext,
  actor: Actor,
  agentId: AgentId,
  action: AgentAction,
  write: WriteRequest<Answer>,
): Promise<Answer> {
  const { method, path, body } = write
  const requestHash = digest({ agentId, method, path, body })
  const [mandate, approvals] = await Promise.all([
    // Only funding changes the mandate; other writes of the agent may run in parallel.
    lockMandate(ctx, agentId, action === 'milestones.fund' ? 'exclusive' : 'shared'),
    lockApprovalsFor(ctx, requestHash),
  ])
  requireInForce(mandate, action, ctx.clock.now())

  let declared: Stake | null = null
  const atStake = (stake: Stake) => {
    requireWithin(mandate, action, stake)
    declared = stake
  }
  const answer = await write.run({ ...ctx, atStake })
  const stake = declared as Stake | null
  if (stake === null) throw stakeNotDeclared(action)

  let approvalId: ApprovalId | null = null
  if (mandate.ask_owner.includes(action)) {
    approvalId = useApproval(ctx, actor, approvals, {
      user_id: actor.userId,
      hosted_agent_id: agentId,
      key_id: actor.keyId,
      action,
      subject: stake.subject,
      summary: stake.summary,
      method,
      path,
      body,
      request_hash: requestHash,
      target_hash: digest({ subject: stake.subject, target: stake.target }),
      mandate_version: mandate.version,
    })
  }
  if (stake.fundingCents !== undefined) addUsedFunding(ctx, agentId, stake.fundingCents)
  recordActivity(ctx, actor, agentId, write, answer, mandate.version, approvalId)
  return answer
}

function recordActivity<Answer>(
  ctx: WriteContext,
  actor: Actor,
  agentId: AgentId,
  { action, operation, subjectOf }: WriteRequest<Answer>,
  answer: Answer,
  mandateVersion: number,
  approvalId: ApprovalId | null,
): void {
  store.sendActivity(ctx.db, {
    id: newId(),
    hosted_agent_id: agentId,
    key_id: actor.keyId,
    action: action ?? operation,
    subject: subjectOf(answer),
    mandate_version: mandateVersion,
    approval_id: approvalId,
    created_at: ctx.clock.now(),
  })
}

function digest(value: object): string {
  return hash('sha256', canonicalJson(value), 'base64url')
}
