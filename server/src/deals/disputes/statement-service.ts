import type { Static } from 'typebox'
import { useAttachments } from '../../files/attachments/service.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { type Issue, validationFailed } from '../../platform/kernel/errors.ts'
import { isHttpsUrl } from '../../platform/kernel/https-url.ts'
import { type DisputeId, newId } from '../../platform/kernel/ids.ts'
import type { Side } from '../../platform/kernel/parties.ts'
import { deadlinesOf } from '../contracts/service.ts'
import { type Dispute, isFirstAnswer, requireWithinDispute, respond, stakeOfAmount } from './domain.ts'
import type { DisputeAnswer, Dispute as DisputeShape } from './schema.ts'
import { lockOwnDispute, presentSaved } from './service.ts'
import { saveDispute } from './settlement-service.ts'
import { type Evidence, requireWithinLimits, type Statement, totalsOf } from './statement-domain.ts'
import * as store from './store.ts'

/** A statement by either side. The first response to a new dispute must propose an amount and starts the review. */
export async function respondToDispute(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
  body: Static<typeof DisputeAnswer>,
): Promise<Static<typeof DisputeShape>> {
  requireHttpsLinks(body.evidence)
  const workerCents = body.proposed_worker_cents
  const { dispute, side, ...locked } = await lockOwnDispute(ctx, actor, id)
  if (isFirstAnswer(dispute, side) && workerCents === undefined) {
    const message = 'is required in the first response'
    const details = { types: ['integer'], minimum: 0, maximum: dispute.amount_cents }
    throw validationFailed([{ path: 'proposed_worker_cents', code: 'required', message, details }])
  }
  if (workerCents !== undefined) requireWithinDispute(dispute, workerCents, 'proposed_worker_cents')
  const answered = respond(dispute, side, workerCents, deadlinesOf(ctx, locked.contract), ctx.clock.now())
  const statement = await newStatement(ctx, actor, dispute, side, body)
  requireWithinLimits(totalsOf(await store.listStatements(ctx.db, [id]), side), statement)
  if (workerCents !== undefined) ctx.atStake?.(stakeOfAmount('proposeShare', dispute, side, workerCents))
  store.sendStatement(ctx.db, statement)
  const event = answered.status === dispute.status ? 'dispute.statement' : 'dispute.in_review'
  const saved = await saveDispute(ctx, actor, { ...locked, dispute: answered }, event, [statement])
  return presentSaved(ctx, actor, saved)
}

/** A statement that isn't stored yet. Its files are attached here. */
export async function newStatement(
  ctx: WriteContext,
  actor: Actor,
  dispute: Dispute,
  side: Side,
  body: Static<typeof DisputeAnswer>,
): Promise<Statement> {
  const id = newId<'stm'>()
  return {
    id,
    dispute_id: dispute.id,
    side,
    user_id: actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    text: body.statement,
    evidence: body.evidence ?? [],
    attachments: await useAttachments(ctx, actor, body.attachment_ids, { kind: 'statement', id }),
    proposed_worker_cents: body.proposed_worker_cents ?? null,
    created_at: ctx.clock.now(),
  }
}

export function requireHttpsLinks(evidence: readonly Evidence[] = []): void {
  const details = { format: 'uri', example: 'https://ada.example/work' }
  const issues = evidence.flatMap(({ kind, content }, index): Issue<'bad_format'>[] =>
    kind === 'link' && !isHttpsUrl(content)
      ? [{ path: `evidence.${index}.content`, code: 'bad_format', message: 'must be an https URL', details }]
      : [],
  )
  if (issues.length > 0) throw validationFailed(issues)
}
