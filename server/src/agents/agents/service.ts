import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import { disconnectAppsOfAgent } from '../../people/apps/connection-service.ts'
import { revokeKeysOfAgent } from '../../people/keys/service.ts'
import { mailUser } from '../../people/notices/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { type AgentId, encodeId, newId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { addSeconds } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { countRecentActs } from '../activity/service.ts'
import { countPendingOf, expireApprovalsOf } from '../approvals/service.ts'
import { createMandate } from '../mandates/service.ts'
import { type Agent, agentTransitions } from './domain.ts'
import { resumedMail } from './mails.ts'
import {
  type AgentChanges,
  type AgentFilter,
  type Agent as AgentShape,
  type AgentSummary,
  type NewAgent,
  presentAgent,
  presentAgentFacts,
} from './schema.ts'
import * as store from './store.ts'

export async function createAgent(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof NewAgent>,
): Promise<Static<typeof AgentShape>> {
  requireQuota(ctx.settings.quotas, 'agents', await store.lockAndCountAgents(ctx.db, actor.userId))
  const now = ctx.clock.now()
  const agent: Agent = {
    id: newId<'agt'>(),
    user_id: actor.userId,
    name: body.name,
    description: body.description ?? null,
    status: 'active',
    version: 1,
    created_at: now,
    updated_at: now,
  }
  await store.insertAgent(ctx.db, agent)
  createMandate(ctx, agent.id, body.mandate)
  record(ctx, actor, { ...agentEvent(agent), type: 'agent.created' })
  return present(ctx, agent)
}

export async function listAgents(
  ctx: ReadContext,
  actor: Actor,
  { metadata }: Static<typeof AgentFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof AgentShape>>> {
  // An agent sees itself, not its owner's other agents.
  const own = actor.hostedAgentId
  const { rows, next } = pageOf(
    await store.listAgents(ctx.db, actor.userId, { own, metadata }, page),
    page.limit,
    ({ id }) => [id],
  )
  return { rows: await presentAll(ctx, rows), next }
}

/** How many of the caller's agents have this name, ignoring case. */
export function countAgentsNamed(ctx: ReadContext, actor: Actor, name: string): Promise<number> {
  return store.countAgentsNamed(ctx.db, actor.userId, name)
}

export async function getAgent(ctx: ReadContext, actor: Actor, id: AgentId): Promise<Static<typeof AgentShape>> {
  if (actor.hostedAgentId && actor.hostedAgentId !== id) throw notFound()
  const agent = await store.findAgent(ctx.db, actor.userId, id)
  if (!agent) throw notFound()
  return present(ctx, agent)
}

/** Summaries of the agents that rows refer to, limited to those the caller may read. */
export async function summarizeAgents(
  ctx: ReadContext,
  actor: Actor,
  ids: readonly AgentId[],
): Promise<Static<typeof AgentSummary>[]> {
  const readable = ids.filter((id) => actor.hostedAgentId === null || actor.hostedAgentId === id)
  const agents = await store.listAgentsById(ctx.db, actor.userId, readable)
  return agents.map(({ id, name }) => ({ id: encodeId('agt', id), name }))
}

export async function changeAgent(
  ctx: WriteContext,
  actor: Actor,
  id: AgentId,
  changes: Static<typeof AgentChanges>,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof AgentShape>> {
  const agent = await lockOwnAgent(ctx, actor, id)
  requireVersion(agent.version, ifMatch)
  const { name = agent.name, description = agent.description } = changes
  if (name === agent.name && description === agent.description) return present(ctx, agent)
  return present(ctx, await save(ctx, actor, { ...agent, name, description }, 'agent.updated'))
}

export async function suspendAgent(ctx: WriteContext, actor: Actor, id: AgentId): Promise<Static<typeof AgentShape>> {
  return applyTransition(ctx, actor, id, 'suspend', 'agent.suspended')
}

export async function resumeAgent(ctx: WriteContext, actor: Actor, id: AgentId): Promise<Static<typeof AgentShape>> {
  return applyTransition(ctx, actor, id, 'resume', 'agent.resumed')
}

/** Deletes the agent, revokes its keys and disconnects its apps. Its row stays because its activity refers to it. */
export async function deleteAgent(
  ctx: WriteContext,
  actor: Actor,
  id: AgentId,
  ifMatch: readonly number[] | null,
): Promise<{ id: string; deleted: true }> {
  await applyTransition(ctx, actor, id, 'delete', 'agent.deleted', ifMatch)
  await revokeKeysOfAgent(ctx, actor, id)
  await disconnectAppsOfAgent(ctx, actor, id)
  await expireApprovalsOf(ctx, actor, id)
  return { id: encodeId('agt', id), deleted: true }
}

async function applyTransition(
  ctx: WriteContext,
  actor: Actor,
  id: AgentId,
  action: keyof typeof agentTransitions,
  event: AgentEvent,
  ifMatch: readonly number[] | null = null,
): Promise<Static<typeof AgentShape>> {
  const agent = await lockOwnAgent(ctx, actor, id)
  requireVersion(agent.version, ifMatch)
  const status = transition(agentTransitions, action, { status: agent.status, by: 'owner' })
  if (status === agent.status) return present(ctx, agent)
  // The event about a deletion shows the agent's last visible status.
  const shownStatus = status === 'deleted' ? agent.status : status
  const saved = await save(ctx, actor, { ...agent, status }, event, shownStatus)
  if (action === 'resume') await mailUser(ctx, actor.userId, resumedMail(agent.name))
  return present(ctx, saved)
}

async function present(ctx: ReadContext, agent: Agent): Promise<Static<typeof AgentShape>> {
  const [presented] = await presentAll(ctx, [agent])
  if (!presented) throw new Error('An agent disappeared while it was being presented.')
  return presented
}

async function presentAll(ctx: ReadContext, agents: readonly Agent[]): Promise<Static<typeof AgentShape>[]> {
  const ids = agents.map(({ id }) => id)
  const [acts, pending] = await Promise.all([
    countRecentActs(ctx, ids, addSeconds(ctx.clock.now(), -DAY_SECONDS)),
    countPendingOf(ctx, ids),
  ])
  return agents.map((agent) =>
    presentAgent(agent, {
      acts_last_day: acts.get(agent.id) ?? 0,
      pending_approvals: pending.get(agent.id) ?? 0,
    }),
  )
}

const DAY_SECONDS = 86_400

async function lockOwnAgent(ctx: WriteContext, actor: Actor, id: AgentId): Promise<Agent> {
  const agent = await store.lockAgent(ctx.db, actor.userId, id)
  if (!agent) throw notFound()
  return agent
}

type AgentEvent = 'agent.updated' | 'agent.suspended' | 'agent.resumed' | 'agent.deleted'

async function save(
  ctx: WriteContext,
  actor: Actor,
  changed: Agent,
  type: AgentEvent,
  shownStatus = changed.status,
): Promise<Agent> {
  const agent = { ...changed, version: changed.version + 1, updated_at: ctx.clock.now() }
  await store.updateAgent(ctx.db, agent)
  const event = agentEvent({ ...agent, status: shownStatus })
  const { description, ...facts } = event.data
  record(ctx, actor, { ...event, type, data: type === 'agent.updated' ? { ...facts, description } : facts })
  return agent
}

function agentEvent(agent: Agent) {
  return { subject: { type: 'agent', id: agent.id }, data: presentAgentFacts(agent), audience: [agent.user_id] }
}
