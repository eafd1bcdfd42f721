import type { Queryable, Tx } from '../../platform/db/database.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AgentId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Activity } from './domain.ts'

const columns = sql`id, hosted_agent_id, key_id, connected_app_id, action, subject, mandate_version, approval_id, created_at`

/** Sent with the commit: a write fails if its activity can't be recorded. */
export function sendActivity(tx: Tx, activity: Activity): void {
  tx.send(sql`
    insert into agent_activity (${columns})
    values (${activity.id}, ${activity.hosted_agent_id}, ${activity.key_id}, ${activity.connected_app_id}, ${activity.action},
      ${activity.subject}, ${activity.mandate_version}, ${activity.approval_id}, ${activity.created_at})`)
}

/** Also true for deleted agents, whose activity is kept. */
export async function agentExists(db: Queryable, userId: UserId, id: AgentId): Promise<boolean> {
  const rows = await db.query(sql`select 1 as found from hosted_agents where id = ${id} and user_id = ${userId}`)
  return rows.length > 0
}

/** Looks only at the newest `max` writes of each agent. */
export async function countRecentActs(
  db: Queryable,
  agentIds: readonly AgentId[],
  since: Instant,
  max: number,
): Promise<{ hosted_agent_id: AgentId; count: number }[]> {
  return db.query(sql`
    select agent.id as hosted_agent_id, count(*) as count
    from unnest(${agentIds}::uuid[]) as agent (id), lateral (
      select created_at from agent_activity where hosted_agent_id = agent.id order by id desc limit ${max}
    ) as newest
    where newest.created_at > ${since}
    group by agent.id`)
}

/** Newest first. */
export async function listActivity(db: Queryable, agentId: AgentId, page: PageRequest): Promise<Activity[]> {
  return db.query(newestById(sql`select ${columns} from agent_activity`, [sql`hosted_agent_id = ${agentId}`], page))
}
