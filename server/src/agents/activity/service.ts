import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import type { AgentAction, Stake } from '../../platform/kernel/agent-actions.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { type AgentId, type ApprovalId, newId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import type { Question } from '../approvals/domain.ts'
import { lockApproved, spendApproval } from '../approvals/service.ts'
import { requireInForce, requireWithin, unweighed } from '../mandates/domain.ts'
import { holdMandate, useFunding } from '../mandates/service.ts'
import { type Activity, presentAct } from './schema.ts'
import * as store from './store.ts'

/** One write as its caller sent it. */
export interface Deed<Answer> {
  /** What mandates call it, when it commits the owner to something. */
  action: AgentAction | undefined
  /** What the operation is called otherwise. */
  operation: string
  method: string
  /** All of it, with the query. */
  path: string
  body: object
  /** The id of what it was about, read off its answer. */
  subjectOf: (answer: Answer) => string | null
  run: (ctx: WriteContext) => Promise<Answer>
}

/**
 * Does what a caller asks. When that is a hosted agent, the act is noted, in its own transaction; and when it commits the
 * owner to something, it is held against the agent's mandate and, if the owner wants to be asked, needs their approval.
 * The owner is asked last, and so only about what would have succeeded.
 */
export async function perform<Answer>(ctx: WriteContext, actor: Actor, deed: Deed<Answer>): Promise<Answer> {
  const { hostedAgentId } = actor
  if (!hostedAgentId) return deed.run(ctx)
  if (deed.action) return performCommitting(ctx, actor, hostedAgentId, deed.action, deed)
  const holding = holdMandate(ctx, hostedAgentId, 'shared')
  holding.catch(() => {})
  const answer = await deed.run(ctx)
  note(ctx, actor, hostedAgentId, deed, answer, (await holding).version, null)
  return answer
}

export async function listActivity(
  ctx: ReadContext,
  actor: Actor,
  agentId: AgentId,
  page: PageRequest,
): Promise<Page<Static<typeof Activity>>> {
  if (actor.hostedAgentId && actor.hostedAgentId !== agentId) throw notFound()
  if (!(await store.existsAgent(ctx.db, actor.userId, agentId))) throw notFound()
  const { rows, next } = pageOf(await store.listActs(ctx.db, agentId, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentAct), next }
}

async function performCommitting<Answer>(
  ctx: WriteContext,
  actor: Actor,
  agentId: AgentId,
  action: AgentAction,
  deed: Deed<Answer>,
): Promise<Answer> {
  const { method, path, body } = deed
  const requestHash = digest({ agentId, method, path, body })
  const [mandate, approved] = await Promise.all([
    // Only funding uses up something of the mandate; all else may go on side by side.
    holdMandate(ctx, agentId, action === 'milestones.fund' ? 'alone' : 'shared'),
    lockApproved(ctx, requestHash),
  ])
  requireInForce(mandate, action, ctx.clock.now())

  let declared: Stake | null = null
  const atStake = (stake: Stake) => {
    requireWithin(mandate, action, stake)
    declared = stake
  }
  const answer = await deed.run({ ...ctx, atStake })
  const stake = declared as Stake | null
  if (stake === null) throw unweighed(action)

  let approvalId: ApprovalId | null = null
  if (mandate.ask_owner.includes(action)) {
    const question: Question = {
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
    }
    approvalId = spendApproval(ctx, actor, approved, question)
  }
  if (stake.fundingCents !== undefined) useFunding(ctx, agentId, stake.fundingCents)
  note(ctx, actor, agentId, deed, answer, mandate.version, approvalId)
  return answer
}

function note<Answer>(
  ctx: WriteContext,
  actor: Actor,
  agentId: AgentId,
  { action, operation, subjectOf }: Deed<Answer>,
  answer: Answer,
  mandateVersion: number,
  approvalId: ApprovalId | null,
): void {
  store.sendAct(ctx.db, {
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
