import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { forbidden, notFound, unauthorized } from '../../platform/kernel/errors.ts'
import type { AgentId } from '../../platform/kernel/ids.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { defaultRules, type Mandate, requireSatisfiable } from './domain.ts'
import { type MandateRulesShape, type Mandate as MandateShape, presentMandate, rulesFrom } from './schema.ts'
import * as store from './store.ts'

export async function getMandate(ctx: ReadContext, actor: Actor, agentId: AgentId) {
  // An agent sees its own mandate, not those of the owner's other agents.
  if (actor.hostedAgentId && actor.hostedAgentId !== agentId) throw notFound()
  const mandate = await store.findMandate(ctx.db, actor.userId, agentId)
  if (!mandate) throw notFound()
  return presentMandate(mandate)
}

/** Replaces all rules. Used funding stays counted. */
export async function setMandate(
  ctx: WriteContext,
  actor: Actor,
  agentId: AgentId,
  body: Static<typeof MandateRulesShape>,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof MandateShape>> {
  const mandate = await store.lockMandateOf(ctx.db, actor.userId, agentId)
  if (!mandate) throw notFound()
  requireVersion(mandate.version, ifMatch)
  const rules = rulesFrom(body)
  requireSatisfiable(rules, ctx.clock.now())
  const replaced = { ...mandate, ...rules }
  if (canonicalJson(replaced) === canonicalJson(mandate)) return presentMandate(mandate)
  const changed = { ...replaced, version: mandate.version + 1, updated_at: ctx.clock.now() }
  store.sendRules(ctx.db, changed)
  record(ctx, actor, {
    type: 'mandate.changed',
    subject: { type: 'agent', id: agentId },
    data: presentMandate(changed),
    audience: [actor.userId],
  })
  return presentMandate(changed)
}

/** Creates the mandate of a new agent, with the default rules if the request has none. */
export function createMandate(
  ctx: WriteContext,
  agentId: AgentId,
  body: Static<typeof MandateRulesShape> | undefined,
): void {
  const now = ctx.clock.now()
  const rules = body === undefined ? defaultRules : rulesFrom(body)
  requireSatisfiable(rules, now, 'mandate.')
  store.sendNewMandate(ctx.db, {
    ...rules,
    hosted_agent_id: agentId,
    used_funding_cents: 0,
    version: 1,
    updated_at: now,
  })
}

/**
 * Locks an agent and its mandate, before all other rows of a write. After the answer to a suspension, no write of the
 * agent can commit; and two writes cannot use the same part of a limit.
 */
export async function lockMandate(ctx: WriteContext, agentId: AgentId, mode: store.LockMode): Promise<Mandate> {
  const locked = await store.lockMandate(ctx.db, agentId, mode)
  if (!locked || locked.status === 'deleted') throw unauthorized('bad_key', 'The key was revoked during this request.')
  if (locked.status === 'suspended') throw forbidden('agent_suspended', 'This hosted agent is suspended by its owner.')
  return locked
}

/** Counts funding against a mandate that is locked exclusively. */
export function addUsedFunding(ctx: WriteContext, agentId: AgentId, cents: number): void {
  store.sendFundingUsed(ctx.db, agentId, cents)
}
