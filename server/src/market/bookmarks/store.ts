import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { newestById } from '../../platform/db/pages.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Bookmark, BookmarkKind, Saved } from './domain.ts'

const columns = sql`id, owner_id, gig_id, user_id, created_at`

export function lockAndCountBookmarks(tx: Tx, ownerId: UserId): Promise<number> {
  return lockAndCount(tx, ownerId, sql`from bookmarks where owner_id = ${ownerId}`)
}

export async function findBookmarkOf(db: Queryable, ownerId: UserId, saved: Saved): Promise<Bookmark | null> {
  const isSame = saved.gig_id !== null ? sql`gig_id = ${saved.gig_id}` : sql`user_id = ${saved.user_id}`
  const [row] = await db.query<Bookmark>(sql`
    select ${columns} from bookmarks where owner_id = ${ownerId} and ${isSame}`)
  return row ?? null
}

export async function insertBookmark(tx: Tx, { id, owner_id, gig_id, user_id, created_at }: Bookmark): Promise<void> {
  await tx.query(sql`
    insert into bookmarks (id, owner_id, gig_id, user_id, created_at)
    values (${id}, ${owner_id}, ${gig_id}, ${user_id}, ${created_at})`)
}

export async function findBookmark(db: Queryable, ownerId: UserId, id: Id<'bkm'>): Promise<Bookmark | null> {
  const [row] = await db.query<Bookmark>(sql`
    select ${columns} from bookmarks where id = ${id} and owner_id = ${ownerId}`)
  return row ?? null
}

/** Newest first. */
export async function listBookmarks(
  db: Queryable,
  ownerId: UserId,
  kind: BookmarkKind | undefined,
  page: PageRequest,
): Promise<Bookmark[]> {
  const conditions: Sql[] = [sql`owner_id = ${ownerId}`]
  if (kind) conditions.push(kind === 'gig' ? sql`gig_id is not null` : sql`user_id is not null`)
  return db.query(newestById(sql`select ${columns} from bookmarks`, conditions, page))
}

/** Returns whether there was one. */
export async function deleteBookmark(tx: Tx, ownerId: UserId, id: Id<'bkm'>): Promise<boolean> {
  const rows = await tx.query(sql`
    delete from bookmarks where id = ${id} and owner_id = ${ownerId} returning 1 as deleted`)
  return rows.length > 0
}
