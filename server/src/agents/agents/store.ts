import type { Queryable, Tx } from '../../platform/db/database.ts'
import { metadataConditions } from '../../platform/db/metadata.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AgentId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Agent } from './domain.ts'

const columns = sql`id, user_id, name, description, status, version, created_at, updated_at`

export function lockAndCountAgents(tx: Tx, userId: UserId): Promise<number> {
  return lockAndCount(tx, userId, sql`from hosted_agents where user_id = ${userId} and status <> 'deleted'`)
}

export async function insertAgent(tx: Tx, agent: Agent): Promise<void> {
  await tx.query(sql`
    insert into hosted_agents (id, user_id, name, description, status, version, created_at, updated_at)
    values (${agent.id}, ${agent.user_id}, ${agent.name}, ${agent.description}, ${agent.status}, ${agent.version},
      ${agent.created_at}, ${agent.updated_at})`)
}

export async function findAgent(db: Queryable, userId: UserId, id: AgentId): Promise<Agent | null> {
  const [row] = await db.query<Agent>(
    sql`select ${columns} from hosted_agents where id = ${id} and user_id = ${userId} and status <> 'deleted'`,
  )
  return row ?? null
}

export async function listAgentsById(db: Queryable, userId: UserId, ids: readonly AgentId[]): Promise<Agent[]> {
  return db.query(sql`
    select ${columns} from hosted_agents where id = any(${ids}::uuid[]) and user_id = ${userId} and status <> 'deleted'`)
}

export async function lockAgent(tx: Tx, userId: UserId, id: AgentId): Promise<Agent | null> {
  const [row] = await tx.query<Agent>(
    sql`select ${columns} from hosted_agents where id = ${id} and user_id = ${userId} and status <> 'deleted' for update`,
  )
  return row ?? null
}

/** Newest first. */
export async function listAgents(
  db: Queryable,
  userId: UserId,
  { own, metadata }: { own: AgentId | null; metadata?: Readonly<Record<string, string>> | undefined },
  page: PageRequest,
): Promise<Agent[]> {
  const conditions = [
    sql`user_id = ${userId} and status <> 'deleted'`,
    ...(own ? [sql`id = ${own}`] : []),
    ...metadataConditions(sql`id`, userId, metadata),
  ]
  return db.query(newestById(sql`select ${columns} from hosted_agents`, conditions, page))
}

export async function countAgentsNamed(db: Queryable, userId: UserId, name: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from hosted_agents
    where user_id = ${userId} and status <> 'deleted' and lower(name) = lower(${name})`)
  return row?.count ?? 0
}

export async function updateAgent(tx: Tx, agent: Agent): Promise<void> {
  await tx.query(sql`
    update hosted_agents set name = ${agent.name}, description = ${agent.description}, status = ${agent.status},
      version = ${agent.version}, updated_at = ${agent.updated_at}
    where id = ${agent.id}`)
}
