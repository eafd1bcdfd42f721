import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { newestById } from '../../platform/db/pages.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ApplicationId, GigId, Id, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Note } from './domain.ts'

const columns = sql`id, author_id, user_id, application_id, text, version, created_at, updated_at`

export function lockAndCountNotes(tx: Tx, authorId: UserId): Promise<number> {
  return lockAndCount(tx, authorId, sql`from notes where author_id = ${authorId}`)
}

export async function insertNote(tx: Tx, note: Note): Promise<void> {
  await tx.query(sql`
    insert into notes (id, author_id, user_id, application_id, text, version, created_at, updated_at)
    values (${note.id}, ${note.author_id}, ${note.user_id}, ${note.application_id}, ${note.text}, ${note.version},
      ${note.created_at}, ${note.updated_at})`)
}

export async function findNote(db: Queryable, authorId: UserId, id: Id<'nte'>): Promise<Note | null> {
  const [row] = await db.query<Note>(sql`select ${columns} from notes where id = ${id} and author_id = ${authorId}`)
  return row ?? null
}

export async function lockNote(tx: Tx, authorId: UserId, id: Id<'nte'>): Promise<Note | null> {
  const [row] = await tx.query<Note>(sql`
    select ${columns} from notes where id = ${id} and author_id = ${authorId} for update`)
  return row ?? null
}

export async function updateNote(tx: Tx, { id, text, version, updated_at }: Note): Promise<void> {
  await tx.query(sql`
    update notes set text = ${text}, version = ${version}, updated_at = ${updated_at} where id = ${id}`)
}

export async function deleteNote(tx: Tx, id: Id<'nte'>): Promise<void> {
  await tx.query(sql`delete from notes where id = ${id}`)
}

/** Newest first. */
export async function listNotes(
  db: Queryable,
  authorId: UserId,
  about: { userId?: UserId; applicationId?: ApplicationId; gigId?: GigId },
  page: PageRequest,
): Promise<Note[]> {
  const conditions: Sql[] = [sql`author_id = ${authorId}`]
  if (about.userId) conditions.push(sql`user_id = ${about.userId}`)
  if (about.applicationId) conditions.push(sql`application_id = ${about.applicationId}`)
  if (about.gigId) {
    conditions.push(sql`(select gig_id from applications where applications.id = application_id) = ${about.gigId}`)
  }
  return db.query(newestById(sql`select ${columns} from notes`, conditions, page))
}
