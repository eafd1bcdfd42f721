import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AgentId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Act } from './domain.ts'

const columns = sql`id, hosted_agent_id, key_id, action, subject, mandate_version, approval_id, created_at`

/** Sent with the commit: an act that cannot be noted does not happen. */
export function sendAct(tx: Tx, act: Act): void {
  tx.send(sql`
    insert into agent_activity (${columns})
    values (${act.id}, ${act.hosted_agent_id}, ${act.key_id}, ${act.action}, ${act.subject}, ${act.mandate_version},
      ${act.approval_id}, ${act.created_at})`)
}

/** Also of agents that were deleted: what they did stays done. */
export async function existsAgent(db: Queryable, userId: UserId, id: AgentId): Promise<boolean> {
  const rows = await db.query(sql`select 1 as found from hosted_agents where id = ${id} and user_id = ${userId}`)
  return rows.length > 0
}

/** Newest first. */
export async function listActs(db: Queryable, agentId: AgentId, { limit, after }: PageRequest): Promise<Act[]> {
  const older = after?.[0] ? sql`id < ${after[0]}::uuid` : sql`true`
  return db.query(sql`
    select ${columns} from agent_activity where hosted_agent_id = ${agentId} and ${older}
    order by id desc limit ${limit + 1}`)
}
