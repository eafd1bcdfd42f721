import { batched } from '../../platform/db/batched.ts'
import { type ClockReading, clockColumns } from '../../platform/db/clock-columns.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Role, Suspension } from '../../platform/kernel/actor.ts'
import type { AgentId, ConnectedAppId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { acceptedTermsOf } from '../terms-of-use/fragments.ts'
import { isOpen } from './fragments.ts'

/** A valid access token with its user, and the agent if the app acts as one. */
export interface TokenHolder {
  hash: string
  connected_app_id: ConnectedAppId
  user_id: UserId
  hosted_agent_id: AgentId | null
  /** Separated by spaces. */
  scope: string
  audience: string
  expires_at: Instant
  role: Role
  suspension: Suspension | null
  accepted_terms: readonly number[]
  agent_status: 'active' | 'suspended' | 'deleted' | null
}

// Subselects make the planner use index lookups at any table size.
const holder = sql`o.hash, c.id as connected_app_id, c.user_id, c.hosted_agent_id,
  coalesce(o.payload ->> 'scope', '') as scope, o.payload ->> 'aud' as audience, o.expires_at,
  (select u.role from users u where u.id = c.user_id) as role,
  (select case u.status when 'suspended' then json_build_object('reason', u.suspension_reason) end
    from users u where u.id = c.user_id) as suspension,
  ${acceptedTermsOf(sql`c.user_id`)} as accepted_terms,
  (select a.status from hosted_agents a where a.id = c.hosted_agent_id) as agent_status`

const isValid = sql`o.kind = 'AccessToken' and o.expires_at > now() and ${isOpen}`

/** Looked up by the token's hash, together with the sandbox's clock, which every request needs too. */
export const findTokenHolder = batched<string, TokenHolder & ClockReading>(
  (db, hashes) =>
    db.query(sql`
      select ${holder}, ${clockColumns}
      from oauth_objects o join connected_apps c on c.id = o.connected_app_id
      where o.hash = any(${hashes}) and ${isValid}`),
  ({ hash }) => hash,
)

export async function findTokenHolderNow(db: Queryable, hash: string): Promise<TokenHolder | null> {
  const [row] = await db.query<TokenHolder>(sql`
    select ${holder} from oauth_objects o join connected_apps c on c.id = o.connected_app_id
    where o.hash = ${hash} and ${isValid}`)
  return row ?? null
}

/** A code, a token, or a sign-in in progress. */
export interface OAuthObject {
  hash: string
  kind: string
  connected_app_id: ConnectedAppId | null
  payload: object | null
  sealed: Buffer | null
  lookup: string | null
  expires_at: Instant
}

/** Stores or replaces an object. A token of a disconnected app is refused, because tokens are looked up with their app. */
export async function saveObject(tx: Tx, object: OAuthObject): Promise<void> {
  await tx.query(sql`
    insert into oauth_objects (hash, kind, connected_app_id, payload, sealed, lookup, expires_at)
    values (${object.hash}, ${object.kind}, ${object.connected_app_id}, ${object.payload && JSON.stringify(object.payload)},
      ${object.sealed}, ${object.lookup}, ${object.expires_at})
    on conflict (hash) do update set connected_app_id = excluded.connected_app_id, payload = excluded.payload,
      sealed = excluded.sealed, lookup = excluded.lookup, expires_at = excluded.expires_at`)
}

export type StoredObject = Pick<OAuthObject, 'hash' | 'payload' | 'sealed'> & { consumed_at: Instant | null }

export async function findObject(db: Queryable, kind: string, hash: string): Promise<StoredObject | null> {
  const [row] = await db.query<StoredObject>(sql`
    select hash, payload, sealed, consumed_at from oauth_objects where hash = ${hash} and kind = ${kind}`)
  return row ?? null
}

export async function findObjectByLookup(db: Queryable, kind: string, lookup: string): Promise<StoredObject | null> {
  const [row] = await db.query<StoredObject>(sql`
    select hash, payload, sealed, consumed_at from oauth_objects where kind = ${kind} and lookup = ${lookup}`)
  return row ?? null
}

/** Uses up an object. False if another request has used it or it was deleted. */
export async function consumeObject(tx: Tx, kind: string, hash: string): Promise<boolean> {
  const rows = await tx.query(sql`
    update oauth_objects set consumed_at = now()
    where hash = ${hash} and kind = ${kind} and consumed_at is null returning 1 as consumed`)
  return rows.length > 0
}

export async function findConnectionOf(db: Queryable, kind: string, hash: string): Promise<ConnectedAppId | null> {
  const [row] = await db.query<{ connected_app_id: ConnectedAppId | null }>(sql`
    select connected_app_id from oauth_objects where hash = ${hash} and kind = ${kind}`)
  return row?.connected_app_id ?? null
}

export async function deleteObject(tx: Tx, kind: string, hash: string): Promise<void> {
  await tx.query(sql`delete from oauth_objects where hash = ${hash} and kind = ${kind}`)
}

export async function deleteObjectsOf(tx: Tx, kind: string, id: ConnectedAppId): Promise<void> {
  await tx.query(sql`delete from oauth_objects where connected_app_id = ${id} and kind = ${kind}`)
}

export async function deleteSealedObjects(tx: Tx): Promise<void> {
  await tx.query(sql`delete from oauth_objects where sealed is not null`)
}

/** Deletes up to `limit` expired objects; returns how many. */
export async function deleteExpiredObjects(tx: Tx, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    delete from oauth_objects where hash in (
      select hash from oauth_objects where expires_at < now() - interval '1 minute' limit ${limit}
    ) returning 1 as deleted`)
  return rows.length
}
