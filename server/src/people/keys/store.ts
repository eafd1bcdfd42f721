import { batched } from '../../platform/db/batched.ts'
import { type ClockReading, clockColumns } from '../../platform/db/clock-columns.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Role, Scope, Suspension } from '../../platform/kernel/actor.ts'
import type { AgentId, KeyId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { acceptedTermsOf } from '../terms-of-use/fragments.ts'
import type { Key } from './domain.ts'

/** A valid key with its user and agent. */
export interface KeyHolder {
  key_id: KeyId
  user_id: UserId
  hosted_agent_id: AgentId | null
  scopes: readonly Scope[]
  publishable: boolean
  expires_at: Instant | null
  role: Role
  suspension: Suspension | null
  accepted_terms: readonly number[]
  agent_status: 'active' | 'suspended' | null
}

// Subselects make the planner use index lookups at any table size. Scopes are selected as JSON, which Node parses faster than a
// PostgreSQL array.
const holder = sql`k.id as key_id, k.user_id, k.hosted_agent_id, to_json(k.scopes) as scopes, k.publishable, k.expires_at,
  (select u.role from users u where u.id = k.user_id) as role,
  (select case u.status when 'suspended' then json_build_object('reason', u.suspension_reason) end
    from users u where u.id = k.user_id) as suspension,
  ${acceptedTermsOf(sql`k.user_id`)} as accepted_terms,
  (select a.status from hosted_agents a where a.id = k.hosted_agent_id) as agent_status`

const isValid = sql`k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`

/** Looked up by the secret's hash, together with the sandbox's clock, which every request needs too. */
export const findKeyHolder = batched<string, KeyHolder & ClockReading & { hash: string }>(
  (db, hashes) =>
    db.query(sql`
      select k.hash, ${holder}, ${clockColumns}
      from api_keys k where k.hash = any(${hashes}) and ${isValid}`),
  ({ hash }) => hash,
)

export async function findKeyHolderById(db: Queryable, id: KeyId): Promise<KeyHolder | null> {
  const [row] = await db.query<KeyHolder>(sql`select ${holder} from api_keys k where k.id = ${id} and ${isValid}`)
  return row ?? null
}

const columns = sql`id, user_id, hosted_agent_id, name, scopes, publishable, last_four, replaced_by, origin_id, created_at, expires_at, last_used_at, revoked_at`

export async function insertKey(tx: Tx, key: Key, hash: string): Promise<void> {
  await tx.query(sql`
    insert into api_keys (id, user_id, hosted_agent_id, name, hash, last_four, scopes, publishable, origin_id, created_at, expires_at)
    values (${key.id}, ${key.user_id}, ${key.hosted_agent_id}, ${key.name}, ${hash}, ${key.last_four},
      ${key.scopes}, ${key.publishable}, ${key.origin_id}, ${key.created_at}, ${key.expires_at})`)
}

/**
 * Working keys, including those in their grace period, but not the one that `rotatedId` replaced, which ends when that is
 * rotated.
 */
export function lockAndCountKeys(tx: Tx, userId: UserId, rotatedId: KeyId | null = null): Promise<number> {
  return lockAndCount(
    tx,
    userId,
    sql`from api_keys where user_id = ${userId} and revoked_at is null and (expires_at is null or expires_at > now())
      and (${rotatedId}::uuid is null or replaced_by is distinct from ${rotatedId})`,
  )
}

/** Locks the agent against changes until the transaction ends; null if the user has no such agent. */
export async function lockAgentOf(tx: Tx, userId: UserId, agentId: AgentId): Promise<{ id: AgentId } | null> {
  const [row] = await tx.query<{ id: AgentId }>(sql`
    select id from hosted_agents where id = ${agentId} and user_id = ${userId} and status <> 'deleted' for share`)
  return row ?? null
}

export async function lockKey(tx: Tx, id: KeyId): Promise<Key | null> {
  const [row] = await tx.query<Key>(sql`select ${columns} from api_keys where id = ${id} for update`)
  return row ?? null
}

/** Locks a key of this user; other users' requests don't wait for the lock. */
export async function lockKeyOf(tx: Tx, userId: UserId, id: KeyId): Promise<Key | null> {
  const [row] = await tx.query<Key>(sql`
    select ${columns} from api_keys where id = ${id} and user_id = ${userId} for update`)
  return row ?? null
}

export async function findKey(db: Queryable, id: KeyId): Promise<Key | null> {
  const [row] = await db.query<Key>(sql`select ${columns} from api_keys where id = ${id}`)
  return row ?? null
}

/** Newest first; only the agent's if one is given. */
export async function listKeys(
  db: Queryable,
  userId: UserId,
  agentId: AgentId | null,
  page: PageRequest,
): Promise<Key[]> {
  const conditions = [sql`user_id = ${userId}`, ...(agentId ? [sql`hosted_agent_id = ${agentId}`] : [])]
  return db.query(newestById(sql`select ${columns} from api_keys`, conditions, page))
}

export async function endKey(
  tx: Tx,
  key: Pick<Key, 'id' | 'expires_at' | 'revoked_at' | 'replaced_by'>,
): Promise<void> {
  await tx.query(sql`
    update api_keys set expires_at = ${key.expires_at}, revoked_at = ${key.revoked_at}, replaced_by = ${key.replaced_by}
    where id = ${key.id}`)
}

/** Ends the grace period of the key that this one replaced. */
export async function revokeReplacedBy(tx: Tx, userId: UserId, id: KeyId, at: Instant): Promise<Key[]> {
  return tx.query(sql`
    update api_keys set revoked_at = ${at}
    where user_id = ${userId} and replaced_by = ${id} and revoked_at is null and (expires_at is null or expires_at > now())
    returning ${columns}`)
}

/** An agent's working keys. */
export async function listLiveKeysOfAgent(db: Queryable, agentId: AgentId): Promise<Key[]> {
  return db.query(sql`
    select ${columns} from api_keys
    where hosted_agent_id = ${agentId} and revoked_at is null and (expires_at is null or expires_at > now())
    order by id`)
}

export async function revokeKeysOfAgent(tx: Tx, agentId: AgentId, at: Instant): Promise<Key[]> {
  return tx.query(sql`
    update api_keys set revoked_at = ${at} where hosted_agent_id = ${agentId} and revoked_at is null returning ${columns}`)
}

/** Saves when keys were used. Never sets an earlier time, and skips keys that are locked by another change. */
export async function markUsed(tx: Tx, keyIds: readonly KeyId[], times: readonly Instant[]): Promise<void> {
  await tx.query(sql`
    update api_keys set last_used_at = free.at
    from (
      select api_keys.id, used.at from unnest(${keyIds}::uuid[], ${times}::timestamptz[]) as used (id, at)
      join api_keys on api_keys.id = used.id and (last_used_at is null or last_used_at < used.at)
      order by api_keys.id for update of api_keys skip locked
    ) as free
    where api_keys.id = free.id`)
}

export async function hashExists(db: Queryable, hash: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 as found from api_keys where hash = ${hash}`)
  return rows.length > 0
}
