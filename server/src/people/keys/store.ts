import { batched } from '../../platform/db/batched.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockUserAndCount } from '../../platform/db/owned.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Role } from '../../platform/kernel/actor.ts'
import type { AgentId, KeyId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Key } from './domain.ts'

export interface KeyHolder {
  hash: string
  key_id: KeyId
  user_id: UserId
  hosted_agent_id: AgentId | null
  /** The scopes with commas between them: a list would be parsed anew on every request. */
  scopes: string
  expires_at: Instant | null
  role: Role
  user_status: 'active' | 'suspended'
  agent_status: 'active' | 'suspended' | null
  clock_offset_ms: number
}

/** Who holds a key, while it lives; also how far the sandbox's clock is ahead, to spare every request a second look. */
export const findKeyHolder = batched<string, KeyHolder>(
  async (db, hashes) => {
    // One text each way instead of fields and rows: taking those apart is what a batch of keys costs most.
    const [found] = await db.query<{ holders: string | null }>(sql`
      select string_agg(concat_ws(' ', k.hash, k.id, k.user_id, coalesce(k.hosted_agent_id::text, ''),
        (select concat(u.role, ' ', u.status) from users u where u.id = k.user_id),
        coalesce((select a.status from hosted_agents a where a.id = k.hosted_agent_id), ''),
        (select offset_ms from sandbox_clock), array_to_string(k.scopes, ','),
        to_char(k.expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), E'\\n') as holders
      from api_keys k
      where k.hash = any(string_to_array(${hashes.join(',')}, ','))
        and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`)
    return found?.holders ? found.holders.split('\n').map(holderFrom) : []
  },
  (holder) => holder.hash,
)

function holderFrom(line: string): KeyHolder {
  const [hash = '', keyId, userId, agentId, role, userStatus, agentStatus, offsetMs, scopes = '', expiresAt] =
    line.split(' ')
  return {
    hash,
    key_id: keyId as KeyId,
    user_id: userId as UserId,
    hosted_agent_id: agentId ? (agentId as AgentId) : null,
    scopes,
    expires_at: expiresAt === undefined ? null : (expiresAt as Instant),
    role: role as Role,
    user_status: userStatus as KeyHolder['user_status'],
    agent_status: agentStatus ? (agentStatus as KeyHolder['agent_status']) : null,
    clock_offset_ms: Number(offsetMs),
  }
}

/** The key while it lives, and how its agent stands: in a transaction, with whose first statements it travels. */
export const findLiveKey = batched<KeyId, { id: KeyId; agent_status: 'active' | 'suspended' | 'deleted' | null }>(
  (tx, ids) =>
    tx.query(sql`
      select id, (select status from hosted_agents a where a.id = k.hosted_agent_id) as agent_status from api_keys k
      where id = any(${ids}::uuid[]) and revoked_at is null and (expires_at is null or expires_at > now())`),
  (key) => key.id,
  queueMicrotask,
)

const columns = sql`id, user_id, hosted_agent_id, name, scopes, last_four, replaced_by, created_at, expires_at, last_used_at, revoked_at`

export async function insertKey(tx: Tx, key: Key, hash: string): Promise<void> {
  await tx.query(sql`
    insert into api_keys (id, user_id, hosted_agent_id, name, hash, last_four, scopes, created_at, expires_at)
    values (${key.id}, ${key.user_id}, ${key.hosted_agent_id}, ${key.name}, ${hash}, ${key.last_four},
      ${key.scopes}, ${key.created_at}, ${key.expires_at})`)
}

export function lockAndCountKeys(tx: Tx, userId: UserId): Promise<number> {
  return lockUserAndCount(
    tx,
    userId,
    sql`from api_keys where revoked_at is null and (expires_at is null or expires_at > now())`,
  )
}

/** Holds the agent as it is until the transaction ends; null when this user has no such agent. */
export async function lockAgentOf(tx: Tx, userId: UserId, agentId: AgentId): Promise<{ id: AgentId } | null> {
  const [row] = await tx.query<{ id: AgentId }>(sql`
    select id from hosted_agents where id = ${agentId} and user_id = ${userId} and status <> 'deleted' for share`)
  return row ?? null
}

export async function lockKey(tx: Tx, id: KeyId): Promise<Key | null> {
  const [row] = await tx.query<Key>(sql`select ${columns} from api_keys where id = ${id} for update`)
  return row ?? null
}

/** Holds a key of this user; a stranger does not even wait for whoever holds it. */
export async function lockKeyOf(tx: Tx, userId: UserId, id: KeyId): Promise<Key | null> {
  const [row] = await tx.query<Key>(sql`
    select ${columns} from api_keys where id = ${id} and user_id = ${userId} for update`)
  return row ?? null
}

export async function findKey(db: Queryable, id: KeyId): Promise<Key | null> {
  const [row] = await db.query<Key>(sql`select ${columns} from api_keys where id = ${id}`)
  return row ?? null
}

/** Newest first. An agent's keys are listed by themselves when an agent is given. */
export async function listKeys(
  db: Queryable,
  userId: UserId,
  agentId: AgentId | null,
  { limit, after }: PageRequest,
): Promise<Key[]> {
  return db.query(sql`
    select ${columns} from api_keys
    where user_id = ${userId}
      and (${agentId}::uuid is null or hosted_agent_id = ${agentId})
      and (${after?.[0] ?? null}::uuid is null or id < ${after?.[0] ?? null})
    order by id desc limit ${limit + 1}`)
}

export async function endKey(
  tx: Tx,
  key: Pick<Key, 'id' | 'expires_at' | 'revoked_at' | 'replaced_by'>,
): Promise<void> {
  await tx.query(sql`
    update api_keys set expires_at = ${key.expires_at}, revoked_at = ${key.revoked_at}, replaced_by = ${key.replaced_by}
    where id = ${key.id}`)
}

export async function revokeKeysOfAgent(tx: Tx, agentId: AgentId, at: Instant): Promise<Key[]> {
  return tx.query(sql`
    update api_keys set revoked_at = ${at} where hosted_agent_id = ${agentId} and revoked_at is null returning ${columns}`)
}

/** Many keys in one statement; a time already later stays, and a key that is being changed is passed by. */
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

export async function existsHash(db: Queryable, hash: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 as found from api_keys where hash = ${hash}`)
  return rows.length > 0
}
