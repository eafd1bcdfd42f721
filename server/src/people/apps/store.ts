import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AppId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { App } from './domain.ts'

const columns = sql`id, user_id, name, url, redirect_uris, secret_hash, version, created_at, updated_at`

export async function insertApp(tx: Tx, app: App): Promise<void> {
  await tx.query(sql`
    insert into apps (${columns})
    values (${app.id}, ${app.user_id}, ${app.name}, ${app.url}, ${app.redirect_uris}, ${app.secret_hash}, ${app.version},
      ${app.created_at}, ${app.updated_at})`)
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
export async function listApps(db: Queryable, userId: UserId, { limit, after }: PageRequest): Promise<App[]> {
  return db.query(sql`
    select ${columns} from apps
    where user_id = ${userId} and (${after?.[0] ?? null}::uuid is null or id < ${after?.[0] ?? null})
    order by id desc limit ${limit + 1}`)
}

export async function updateApp(tx: Tx, app: App): Promise<void> {
  await tx.query(sql`
    update apps set name = ${app.name}, url = ${app.url}, redirect_uris = ${app.redirect_uris},
      version = ${app.version}, updated_at = ${app.updated_at}
    where id = ${app.id}`)
}

export async function deleteApp(tx: Tx, id: AppId): Promise<void> {
  await tx.query(sql`delete from apps where id = ${id}`)
}

/** Deletes up to `limit` apps that registered themselves, are older than a day and are not connected; returns how many. */
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
