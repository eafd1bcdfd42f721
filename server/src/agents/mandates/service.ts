import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import { listLiveKeysOfAgent } from '../../people/keys/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { agentActions } from '../../platform/kernel/agent-actions.ts'
import { agentSuspended } from '../../platform/kernel/agent-suspended.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { notFound, unauthorized } from '../../platform/kernel/errors.ts'
import type { AgentId } from '../../platform/kernel/ids.ts'
import { requireRecentSignIn } from '../../platform/kernel/recent-sign-in.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import type { RulesOut } from '../../platform/kernel/viewer.ts'
import {
  defaultRules,
  isNarrower,
  type Mandate,
  missingScopes,
  requireSatisfiable,
  requireTriable,
  rulesOut,
  verdictOn,
  widenedFor,
} from './domain.ts'
import {
  amountsFrom,
  type MandateRulesShape,
  type MandateTrial,
  type MandateTrialRequest,
  type MandateWithWarnings,
  presentMandate,
  presentVerdict,
  presentWarning,
  rulesFrom,
} from './schema.ts'
import * as store from './store.ts'

export async function getMandate(ctx: ReadContext, actor: Actor, agentId: AgentId) {
  // An agent sees its own mandate, not those of the owner's other agents.
  if (actor.hostedAgentId && actor.hostedAgentId !== agentId) throw notFound()
  const mandate = await store.findMandate(ctx.db, actor.userId, agentId)
  if (!mandate) throw notFound()
  return presentMandate(mandate)
}

/** Says what would happen to an action, or to each, under the mandate or under other rules. Changes nothing. */
export async function tryMandate(
  ctx: WriteContext,
  actor: Actor,
  agentId: AgentId,
  { action, stake = {}, mandate: rules }: Static<typeof MandateTrialRequest>,
): Promise<Static<typeof MandateTrial>> {
  const stored = await store.findMandate(ctx.db, actor.userId, agentId)
  if (!stored) throw notFound()
  const now = ctx.clock.now()
  const mandate = rules === undefined ? stored : { ...stored, ...rulesFrom(rules) }
  if (rules !== undefined) requireTriable(mandate, 'mandate.')
  const amounts = action === undefined ? {} : amountsFrom(stake)
  const verdicts = (action === undefined ? agentActions : [action]).map((each) =>
    verdictOn(mandate, each, amounts, now),
  )
  const isWidened = action !== undefined && verdicts[0]?.decision !== 'alone'
  return {
    verdicts: verdicts.map(presentVerdict),
    wider: isWidened ? presentMandate(widenedFor(mandate, action, amounts)) : null,
  }
}

/** The mandates of agents whose owner has already been checked. */
export async function findMandates(ctx: ReadContext, agentIds: readonly AgentId[]): Promise<Map<AgentId, Mandate>> {
  const mandates = await store.findMandates(ctx.db, agentIds)
  return new Map(mandates.map((mandate) => [mandate.hosted_agent_id, mandate]))
}

/** The mandate of the calling agent; null for users. */
export async function findOwnMandate(ctx: ReadContext, actor: Actor): Promise<Mandate | null> {
  return actor.hostedAgentId && store.findMandate(ctx.db, actor.userId, actor.hostedAgentId)
}

/** What the mandate of the caller rules out, for `allowed_actions` and the inbox; null for users. */
export async function mandateOf(ctx: ReadContext, actor: Actor): Promise<RulesOut | null> {
  const mandate = await findOwnMandate(ctx, actor)
  return mandate && rulesOutBy(mandate, ctx)
}

export function rulesOutBy(mandate: Mandate, { clock }: ReadContext): RulesOut {
  return (action, amounts) => rulesOut(mandate, action, amounts, clock.now())
}

/** Replaces all rules. What has been used of the totals still counts. */
export async function setMandate(
  ctx: WriteContext,
  actor: Actor,
  agentId: AgentId,
  body: Static<typeof MandateRulesShape>,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof MandateWithWarnings>> {
  const mandate = await store.lockMandateOf(ctx.db, actor.userId, agentId)
  if (!mandate) throw notFound()
  requireVersion(mandate.version, ifMatch)
  const rules = rulesFrom(body)
  requireSatisfiable(rules, ctx.clock.now())
  const keys = await listLiveKeysOfAgent(ctx, agentId)
  const warnings = keys.flatMap(({ id, scopes }) =>
    missingScopes(rules, scopes).map((missing) => presentWarning(id, missing)),
  )
  const replaced = { ...mandate, ...rules }
  if (canonicalJson(replaced) === canonicalJson(mandate)) return { ...presentMandate(mandate), warnings }
  if (!isNarrower(rules, mandate)) requireRecentSignIn(actor, realNow())
  const changed = { ...replaced, version: mandate.version + 1, updated_at: ctx.clock.now() }
  store.sendRules(ctx.db, changed)
  record(ctx, actor, {
    type: 'mandate.changed',
    subject: { type: 'agent', id: agentId },
    data: presentMandate(changed),
    audience: [actor.userId],
  })
  return { ...presentMandate(changed), warnings }
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
    used_release_cents: 0,
    used_refund_cents: 0,
    used_withdrawal_cents: 0,
    version: 1,
    updated_at: now,
  })
}

/**
 * Locks an agent and its mandate before any other row of a write. Once a suspension has been confirmed, none of the agent's
 * writes can commit, and two writes can't use the same part of a limit.
 */
export async function lockMandate(ctx: WriteContext, agentId: AgentId, mode: store.LockMode): Promise<Mandate> {
  const locked = await store.lockMandate(ctx.db, agentId, mode)
  if (!locked || locked.status === 'deleted') throw unauthorized('bad_key', 'The key was revoked during this request.')
  if (locked.status === 'suspended') throw agentSuspended(agentId)
  return locked
}

/** Stores how much of the totals has been used; the mandate is locked exclusively. */
export function saveUse(ctx: WriteContext, mandate: Mandate): void {
  store.sendUse(ctx.db, mandate)
}
