import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AppId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { App, FirstPartyApp, FirstPartyRequest } from './domain.ts'
import { operators } from './fragments.ts'

const columns = sql`id, user_id, name, url, redirect_uris, secret_hash, first_party_since, version, created_at, updated_at`

const isOfOperator = sql`user_id in ${operators}`

const openRequest = sql`from first_party_requests r
  where r.app_id = apps.id and r.app_version = apps.version and r.expires_at > now() and r.requested_by in ${operators}`

const isFirstPartyOrProposed = sql`(first_party_since is not null or exists (select ${openRequest}))`

export async function insertApp(tx: Tx, app: App): Promise<void> {
  await tx.query(sql`
    insert into apps (${columns})
    values (${app.id}, ${app.user_id}, ${app.name}, ${app.url}, ${app.redirect_uris}, ${app.secret_hash},
      ${app.first_party_since}, ${app.version}, ${app.created_at}, ${app.updated_at})`)
}

export function lockAndCountApps(tx: Tx, userId: UserId): Promise<number> {
  return lockAndCount(tx, userId, sql`from apps where user_id = ${userId}`)
}

export async function findApp(db: Queryable, id: AppId): Promise<App | null> {
  const [row] = await db.query<App>(sql`select ${columns} from apps where id = ${id}`)
  return row ?? null
}

export async function lockApp(tx: Tx, userId: UserId, id: AppId): Promise<App | null> {
  const [row] = await tx.query<App>(sql`
    select ${columns} from apps where id = ${id} and user_id = ${userId} for update`)
  return row ?? null
}

/** Newest first. */
export async function listApps(db: Queryable, userId: UserId, page: PageRequest): Promise<App[]> {
  return db.query(newestById(sql`select ${columns} from apps`, [sql`user_id = ${userId}`], page))
}

export async function updateApp(tx: Tx, app: App): Promise<void> {
  await tx.query(sql`
    update apps set name = ${app.name}, url = ${app.url}, redirect_uris = ${app.redirect_uris},
      first_party_since = ${app.first_party_since}, version = ${app.version}, updated_at = ${app.updated_at}
    where id = ${app.id}`)
}

/** Locks an app whose operator isn't suspended. */
export async function lockOperatorApp(tx: Tx, id: AppId): Promise<App | null> {
  const [row] = await tx.query<App>(sql`
    select ${columns} from apps where id = ${id} and ${isOfOperator} for update`)
  return row ?? null
}

/** Locks an app that is or was proposed as first-party, even if its owner is no longer an operator. */
export async function lockFirstPartyApp(tx: Tx, id: AppId): Promise<App | null> {
  const [row] = await tx.query<App>(sql`
    select ${columns} from apps where id = ${id} and ${isFirstPartyOrProposed} for update`)
  return row ?? null
}

/** Apps that are or were proposed as first-party, newest first. */
export async function listFirstPartyApps(db: Queryable, page: PageRequest): Promise<FirstPartyApp[]> {
  const select = sql`
    select ${columns}, first_party_since is not null and ${isOfOperator} as is_trusted, r.app_id, r.app_version, r.requested_by, r.requested_at, r.expires_at
    from apps left join lateral (select r.* ${openRequest}) r on true`
  const rows = await db.query<App & FirstPartyRequest & { is_trusted: boolean }>(
    newestById(select, [isFirstPartyOrProposed], page),
  )
  return rows.map(({ app_id, app_version, requested_by, requested_at, expires_at, is_trusted, ...app }) => ({
    ...app,
    status: app.first_party_since === null ? 'pending' : is_trusted ? 'active' : 'paused',
    request: app_id && { app_id, app_version, requested_by, requested_at, expires_at },
  }))
}

/** Whether users don't need to be asked. This ends when the operator with the secret loses their rights. */
export async function isFirstParty(db: Queryable, id: AppId): Promise<boolean> {
  const [row] = await db.query(sql`
    select 1 as found from apps where id = ${id} and first_party_since is not null and ${isOfOperator}`)
  return row !== undefined
}

export async function findFirstPartyRequest(db: Queryable, id: AppId): Promise<FirstPartyRequest | null> {
  const [row] = await db.query<FirstPartyRequest>(sql`
    select app_id, app_version, requested_by, requested_at, expires_at from first_party_requests where app_id = ${id}`)
  return row ?? null
}

/** Replaces a request that is no longer valid. */
export async function saveFirstPartyRequest(tx: Tx, request: FirstPartyRequest): Promise<void> {
  await tx.query(sql`
    insert into first_party_requests (app_id, app_version, requested_by, requested_at, expires_at)
    values (${request.app_id}, ${request.app_version}, ${request.requested_by}, ${request.requested_at}, ${request.expires_at})
    on conflict (app_id) do update set app_version = excluded.app_version, requested_by = excluded.requested_by,
      requested_at = excluded.requested_at, expires_at = excluded.expires_at`)
}

export async function deleteFirstPartyRequest(tx: Tx, id: AppId): Promise<void> {
  await tx.query(sql`delete from first_party_requests where app_id = ${id}`)
}

export async function deleteApp(tx: Tx, id: AppId): Promise<void> {
  await tx.query(sql`delete from apps where id = ${id}`)
}

/** Deletes up to `limit` self-registered apps that are older than a day and aren't connected; returns how many. */
export async function deleteUnusedApps(tx: Tx, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    delete from apps where id in (
      select id from apps a
      where user_id is null and created_at < now() - interval '1 day'
        and not exists (select from connected_apps c where c.app_id = a.id)
      limit ${limit}
    ) returning 1 as deleted`)
  return rows.length
}
