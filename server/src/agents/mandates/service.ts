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
  // An agent knows its own bounds, not those of its owner's other agents.
  if (actor.hostedAgentId && actor.hostedAgentId !== agentId) throw notFound()
  const mandate = await store.findMandate(ctx.db, actor.userId, agentId)
  if (!mandate) throw notFound()
  return presentMandate(mandate)
}

/** Replaces all rules. What was used up stays used up. */
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
  const ruled = { ...mandate, ...rules }
  if (canonicalJson(ruled) === canonicalJson(mandate)) return presentMandate(mandate)
  const changed = { ...ruled, version: mandate.version + 1, updated_at: ctx.clock.now() }
  store.sendRules(ctx.db, changed)
  record(ctx, actor, {
    type: 'mandate.changed',
    subject: { type: 'agent', id: agentId },
    data: presentMandate(changed),
    audience: [actor.userId],
  })
  return presentMandate(changed)
}

/** Every agent has a mandate from the start, if only the one that asks the owner about everything. */
export function giveMandate(
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
 * Holds an agent and its mandate before anything else of its act: a kill switch that has answered lets nothing through
 * any more, and what an act uses up no other act can use.
 */
export async function holdMandate(ctx: WriteContext, agentId: AgentId, hold: store.Hold): Promise<Mandate> {
  const held = await store.lockMandate(ctx.db, agentId, hold)
  if (!held || held.status === 'deleted') throw unauthorized('bad_key', 'The key was revoked meanwhile.')
  if (held.status === 'suspended') throw forbidden('agent_suspended', 'This hosted agent is suspended by its owner.')
  return held
}

/** Notes what a mandate that is held alone was used for. */
export function useFunding(ctx: WriteContext, agentId: AgentId, cents: number): void {
  store.sendFundingUsed(ctx.db, agentId, cents)
}
