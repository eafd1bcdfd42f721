import { hash } from 'node:crypto'
import type { AgentGuard, WriteContext, WriteRequest } from '../../platform/context.ts'
import { type Actor, agentCredentialOf } from '../../platform/kernel/actor.ts'
import type { AgentAction, MoneyMove, Stake } from '../../platform/kernel/agent-actions.ts'
import { sayRequest } from '../../platform/kernel/agent-request.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import type { AgentId } from '../../platform/kernel/ids.ts'
import { siteIn } from '../../platform/kernel/site.ts'
import { recordActivity } from '../activity/service.ts'
import { ApprovalMissing, type ApprovalQuestion, approvalStakeFrom } from '../approvals/domain.ts'
import { askOwner, useApproval } from '../approvals/service.ts'
import { decide, type Mandate, requireInForce, stakeNotDeclared, totalOf, withUse } from '../mandates/domain.ts'
import { lockMandate, rulesOutBy, saveUse } from '../mandates/service.ts'

export const agentGuard: AgentGuard = {
  runUnderMandate,
  approvalRequestOf(error) {
    return error instanceof ApprovalMissing ? (ctx, actor) => askOwner(ctx, actor, error.question) : null
  },
}

/**
 * Runs a write. If a hosted agent sent it, the activity is recorded in the same transaction. If it also commits the owner to
 * something, it must stay within the agent's mandate and may need the owner's approval. The approval is checked last, so the
 * owner is asked only about writes that would otherwise succeed.
 */
async function runUnderMandate<Answer>(ctx: WriteContext, actor: Actor, write: WriteRequest<Answer>): Promise<Answer> {
  const { hostedAgentId } = actor
  if (!hostedAgentId) return write.run(ctx)
  // Only actions that add to a total change the mandate; the agent's other writes may run in parallel.
  const addsToTotal = write.action !== undefined && totalOf(write.action) !== null
  const locked = await lockMandate(ctx, hostedAgentId, addsToTotal ? 'exclusive' : 'shared')
  if (write.action) requireInForce(locked, write.action, ctx.clock.now())

  const acts: Act[] = []
  let mandate: Mandate = locked
  const atStake = (stake: Stake) => {
    const action = stake.action ?? write.action
    if (!action) throw new Error(`The operation ${write.operation} commits the user but doesn’t name an action.`)
    if (acts.length > 0) throw new Error(`The operation ${write.operation} reports two stakes; only one is checked.`)
    requireInForce(mandate, action, ctx.clock.now())
    acts.push({ action, stake, decision: decide(mandate, action, stake) })
    mandate = withUse(mandate, action, stake)
  }
  const moves: MoneyMove[] = []
  const answer = await write.run({
    ...ctx,
    atStake,
    noteMoney: (move) => moves.push(move),
    mandateOf: async () => rulesOutBy(mandate, ctx),
  })
  const [act] = acts
  if (write.action && !act) throw stakeNotDeclared(write.action)
  const ask = (asked: Act) =>
    useApproval(ctx, actor, questionOf(ctx, actor, hostedAgentId, write, asked, moves, locked))
  const approvalId = act?.decision === 'ask' ? await ask(act) : null
  if (addsToTotal) saveUse(ctx, mandate)
  recordActivity(ctx, actor, {
    hosted_agent_id: hostedAgentId,
    action: act?.action ?? write.operation,
    subject: write.subjectOf(answer),
    mandate_version: locked.version,
    approval_id: approvalId,
  })
  return answer
}

/** An agent's action that commits its owner, and what its mandate says about it. */
interface Act {
  action: AgentAction
  stake: Stake
  decision: 'alone' | 'ask'
}

function questionOf(
  { settings }: WriteContext,
  actor: Actor,
  agentId: AgentId,
  { operation, method, path, query, body, reason }: Omit<WriteRequest<never>, 'subjectOf' | 'run'>,
  { action, stake }: Act,
  moves: readonly MoneyMove[],
  { version }: Mandate,
): ApprovalQuestion {
  return {
    user_id: actor.userId,
    hosted_agent_id: agentId,
    ...agentCredentialOf(actor),
    action,
    subject: stake.subject,
    summary: sayRequest(stake.summary, siteIn('en', settings)),
    method,
    path,
    body,
    agent_reason: reason,
    stake: approvalStakeFrom(stake, moves),
    request_hash: digest({ agentId, operation, path, query, body }),
    target_hash: digest({ subject: stake.subject, target: stake.target }),
    mandate_version: version,
  }
}

function digest(value: object): string {
  return hash('sha256', canonicalJson(value), 'base64url')
}
