import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, agentCredentialOf } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { type AgentId, newId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Activity as ActivityRow } from './domain.ts'
import { type Activity, presentActivity } from './schema.ts'
import * as store from './store.ts'

/** How many writes each agent made since a time, at most 100. */
export async function countRecentActs(
  ctx: ReadContext,
  agentIds: readonly AgentId[],
  since: Instant,
): Promise<Map<AgentId, number>> {
  const counts = await store.countRecentActs(ctx.db, agentIds, since, RECENT_ACTS_MAX)
  return new Map(counts.map(({ hosted_agent_id, count }) => [hosted_agent_id, count]))
}

/** Caps the cost of counting for a busy agent. */
const RECENT_ACTS_MAX = 100

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

/** Records an agent's write in the same transaction. */
export function recordActivity(
  ctx: WriteContext,
  actor: Actor,
  activity: Omit<ActivityRow, 'id' | 'key_id' | 'connected_app_id' | 'created_at'>,
): void {
  store.sendActivity(ctx.db, { ...activity, ...agentCredentialOf(actor), id: newId(), created_at: ctx.clock.now() })
}
