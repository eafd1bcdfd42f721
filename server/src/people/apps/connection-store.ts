import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { AgentId, AppId, ConnectedAppId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { ConnectedApp } from './domain.ts'
import { isOpen } from './fragments.ts'

const columns = sql`c.id, c.user_id, c.hosted_agent_id, c.client_id, c.app_id, c.name, c.url, to_json(c.scopes) as scopes,
  to_json(c.openid_scopes) as openid_scopes, c.redirect_uri, c.shared_email, c.first_party, c.remembered_until, c.created_at, c.expires_at,
  c.last_used_at`

// An app without a valid code or token can't do anything, so it isn't shown unless it can connect again without asking.
const isLive = sql`${isOpen} and (c.remembered_until > now() or exists (
  select from oauth_objects o where o.connected_app_id = c.id and o.expires_at > now() and o.consumed_at is null))`

export async function insertConnection(tx: Tx, app: ConnectedApp): Promise<void> {
  await tx.query(sql`
    insert into connected_apps (id, user_id, hosted_agent_id, client_id, app_id, name, url, scopes, openid_scopes,
      redirect_uri, shared_email, first_party, remembered_until, created_at, expires_at)
    values (${app.id}, ${app.user_id}, ${app.hosted_agent_id}, ${app.client_id}, ${app.app_id}, ${app.name}, ${app.url},
      ${app.scopes}, ${app.openid_scopes}, ${app.redirect_uri}, ${app.shared_email}, ${app.first_party},
      ${app.remembered_until}, ${app.created_at}, ${app.expires_at})`)
}

/** What has to match for a request to be the same as one the user granted before. */
export type SameRequest = Pick<ConnectedApp, 'user_id' | 'client_id' | 'redirect_uri' | 'scopes' | 'openid_scopes'>

/** Open connections with the same request, under any identity, newest first. */
export async function listSameConnections(db: Queryable, same: SameRequest): Promise<ConnectedApp[]> {
  return db.query(sql`
    select ${columns} from connected_apps c
    where c.user_id = ${same.user_id} and c.client_id = ${same.client_id} and ${isOpen}
      and c.redirect_uri is not distinct from ${same.redirect_uri} and c.scopes = ${same.scopes}
      and c.openid_scopes = ${same.openid_scopes}
    order by c.id desc`)
}

export interface Person {
  id: UserId
  display_name: string
  avatar_url: string | null
  updated_at: Instant
  /** Null unless the person saw that the app would get it and it's still theirs. */
  email: string | null
}

/** The person who connected an app. */
export async function findPerson(db: Queryable, id: ConnectedAppId): Promise<Person | null> {
  const [row] = await db.query<Person>(sql`
    select u.id, u.display_name, u.avatar_url, u.updated_at,
      case when u.email_proven and u.email = c.shared_email then u.email end as email
    from connected_apps c join users u on u.id = c.user_id
    where c.id = ${id} and ${isOpen}`)
  return row ?? null
}

/** The connection with which a user last let an app in, even if it has ended. Each time resets when it expires. */
export async function findLastConnection(
  db: Queryable,
  userId: UserId,
  clientId: string,
): Promise<ConnectedApp | null> {
  const [row] = await db.query<ConnectedApp>(sql`
    select ${columns} from connected_apps c
    where c.user_id = ${userId} and c.client_id = ${clientId}
    order by c.expires_at desc, c.id desc limit 1`)
  return row ?? null
}

/** Connects an app again as before. */
export async function renewConnection(
  tx: Tx,
  id: ConnectedAppId,
  { first_party, remembered_until, expires_at }: Pick<ConnectedApp, 'first_party' | 'remembered_until' | 'expires_at'>,
): Promise<void> {
  await tx.query(sql`
    update connected_apps
    set first_party = ${first_party}, remembered_until = ${remembered_until}, expires_at = ${expires_at}
    where id = ${id} and ended_at is null`)
}

/** Makes apps ask again the next time. */
export async function forgetConsents(tx: Tx, ids: readonly ConnectedAppId[]): Promise<void> {
  await tx.query(sql`update connected_apps set remembered_until = null where id = any(${ids}::uuid[])`)
}

/** Makes an app ask its user again the next time, and returns its new state. */
export async function forgetConsent(tx: Tx, userId: UserId, id: ConnectedAppId): Promise<ConnectedApp | null> {
  const [row] = await tx.query<ConnectedApp>(sql`
    update connected_apps c set remembered_until = null
    where c.id = ${id} and c.user_id = ${userId} and ${isLive} returning ${columns}`)
  return row ?? null
}

/** Also counts new connections that don't have a token yet; their code expires within the hour. */
export function lockAndCountConnections(tx: Tx, userId: UserId): Promise<number> {
  return lockAndCount(
    tx,
    userId,
    sql`from connected_apps c
      where c.user_id = ${userId} and ${isOpen} and (c.created_at > now() - interval '1 hour' or ${isLive})`,
  )
}

/** Newest first. */
export async function listConnections(
  db: Queryable,
  userId: UserId,
  { limit, after }: PageRequest,
): Promise<ConnectedApp[]> {
  return db.query(sql`
    select ${columns} from connected_apps c
    where c.user_id = ${userId} and ${isLive}
      and (${after?.[0] ?? null}::uuid is null or c.id < ${after?.[0] ?? null})
    order by c.id desc limit ${limit + 1}`)
}

export async function findGrantPayload(db: Queryable, id: ConnectedAppId): Promise<object | null> {
  const [row] = await db.query<{ payload: object | null }>(sql`
    select c.payload from connected_apps c where c.id = ${id} and ${isOpen}`)
  return row?.payload ?? null
}

export async function saveGrantPayload(tx: Tx, id: ConnectedAppId, payload: object): Promise<void> {
  await tx.query(sql`
    update connected_apps c set payload = ${JSON.stringify(payload)} where c.id = ${id} and c.ended_at is null`)
}

export function endConnection(tx: Tx, id: ConnectedAppId): Promise<ConnectedApp[]> {
  return endWhere(tx, sql`c.id = ${id}`)
}

export function endConnectionOfUser(tx: Tx, userId: UserId, id: ConnectedAppId): Promise<ConnectedApp[]> {
  return endWhere(tx, sql`c.id = ${id} and c.user_id = ${userId} and ${isLive}`)
}

export function endConnectionsOfAgent(tx: Tx, agentId: AgentId): Promise<ConnectedApp[]> {
  return endWhere(tx, sql`c.hosted_agent_id = ${agentId}`)
}

export function endConnectionsOfApp(tx: Tx, appId: AppId): Promise<ConnectedApp[]> {
  return endWhere(tx, sql`c.app_id = ${appId}`)
}

/** Whether any user has connected the app with this client id. */
export async function hasConnections(db: Queryable, clientId: string): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(sql`
    select exists (
      select from connected_apps where client_id = ${clientId} and ended_at is null and expires_at > now()
    ) as found`)
  return row?.found ?? false
}

/** Ends connections and deletes their codes and tokens; returns those that hadn't already ended. */
async function endWhere(tx: Tx, condition: Sql): Promise<ConnectedApp[]> {
  const ended = await tx.query<ConnectedApp>(sql`
    update connected_apps c set ended_at = now() where ${condition} and c.ended_at is null returning ${columns}`)
  await tx.query(sql`delete from oauth_objects where connected_app_id = any(${ended.map(({ id }) => id)}::uuid[])`)
  return ended
}

/** Saves when apps were used. Never sets an earlier time, and skips rows that are locked by another change. */
export async function markUsed(tx: Tx, ids: readonly ConnectedAppId[], times: readonly Instant[]): Promise<void> {
  await tx.query(sql`
    update connected_apps set last_used_at = free.at
    from (
      select c.id, used.at from unnest(${ids}::uuid[], ${times}::timestamptz[]) as used (id, at)
      join connected_apps c on c.id = used.id and (c.last_used_at is null or c.last_used_at < used.at)
      order by c.id for update of c skip locked
    ) as free
    where connected_apps.id = free.id`)
}

/** Deletes up to `limit` connections that ended or expired a month ago; returns how many. */
export async function deleteOldConnections(tx: Tx, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    delete from connected_apps where id in (
      select id from connected_apps
      where expires_at < now() - interval '30 days' or ended_at < now() - interval '30 days'
      limit ${limit}
    ) returning 1 as deleted`)
  return rows.length
}
