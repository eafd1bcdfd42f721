import type { Queryable, Tx } from '../../platform/db/database.ts'
import { createdInLastDay, type DayCount, lockAndCountOfDay } from '../../platform/db/owned.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AgentId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Attachment, AttachmentId, Holder } from './domain.ts'

const columns = sql`id, owner_id, hosted_agent_id, holder_kind, holder_id, name, media_type, bytes, sha256, sent_sha256,
  width, height, created_at`

/** A file whose first byte hasn't arrived yet. */
export interface ArrivingFile {
  id: AttachmentId
  owner_id: UserId
  hosted_agent_id: AgentId | null
  name: string
  created_at: Instant
}

export function lockAndCountUploads(tx: Tx, ownerId: UserId): Promise<DayCount> {
  return lockAndCountOfDay(tx, ownerId, sql`from attachments where owner_id = ${ownerId} and ${createdInLastDay()}`)
}

/** The total of all files that have arrived. */
export async function sumBytes(db: Queryable, ownerId: UserId): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(sql`
    select coalesce(sum(bytes), 0)::bigint as bytes from attachments where owner_id = ${ownerId} and status <> 'deleted'`)
  return row?.bytes ?? 0
}

/** Sent with the commit. */
export function sendArriving(tx: Tx, file: ArrivingFile, deleteAt: Instant): void {
  tx.send(sql`
    insert into attachments (id, owner_id, hosted_agent_id, status, name, created_at, delete_at)
    values (${file.id}, ${file.owner_id}, ${file.hosted_agent_id}, 'arriving', ${file.name}, ${file.created_at}, ${deleteAt})`)
}

/** Returns false if it took so long that the file was abandoned. */
export async function saveArrived(tx: Tx, file: Attachment, deleteAt: Instant): Promise<boolean> {
  const rows = await tx.query(sql`
    update attachments set status = 'unused', media_type = ${file.media_type}, bytes = ${file.bytes},
      sha256 = ${file.sha256}, sent_sha256 = ${file.sent_sha256}, width = ${file.width}, height = ${file.height},
      delete_at = ${deleteAt}
    where id = ${file.id} and status = 'arriving' returning id`)
  return rows.length > 0
}

/** Abandons a file that didn't arrive, unless it did after all. Sent with the commit. */
export function sendGivenUp(tx: Tx, id: AttachmentId, at: Instant): void {
  tx.send(sql`update attachments set delete_at = ${at} where id = ${id} and status = 'arriving'`)
}

export async function findAttachment(db: Queryable, id: AttachmentId): Promise<Attachment | null> {
  const [row] = await db.query<Attachment>(sql`
    select ${columns} from attachments where id = ${id} and status in ('unused', 'used')`)
  return row ?? null
}

/** Locks one user's files, in order of id. */
export async function lockAttachments(tx: Tx, ownerId: UserId, ids: readonly AttachmentId[]): Promise<Attachment[]> {
  return tx.query(sql`
    select ${columns} from attachments
    where id = any(${ids}::uuid[]) and owner_id = ${ownerId} and status in ('unused', 'used')
    order by id for update`)
}

/** Sent with the commit; the rows are locked. */
export function sendUse(tx: Tx, ids: readonly AttachmentId[], holder: Holder): void {
  tx.send(sql`
    update attachments set status = 'used', holder_kind = ${holder.kind}, holder_id = ${holder.id}, delete_at = null
    where id = any(${ids}::uuid[])`)
}

/** Sent with the commit. From then on, no one can read them. */
export function sendDeletionOf(tx: Tx, holder: Holder, at: Instant): void {
  tx.send(sql`
    update attachments set status = 'deleted', delete_at = ${at}
    where holder_id = ${holder.id} and holder_kind = ${holder.kind}`)
}

/** Sent with the commit; the row is locked. */
export function sendDeletion(tx: Tx, id: AttachmentId, at: Instant): void {
  tx.send(sql`update attachments set status = 'deleted', delete_at = ${at} where id = ${id}`)
}

/** Newest first. */
export async function listAttachments(db: Queryable, ownerId: UserId, page: PageRequest): Promise<Attachment[]> {
  const conditions = [sql`owner_id = ${ownerId}`, sql`status in ('unused', 'used')`]
  return db.query(newestById(sql`select ${columns} from attachments`, conditions, page))
}

/** Makes files due for deletion unreadable, longest due first. */
export async function claimDeletions(tx: Tx, now: Instant, retryAt: Instant, limit: number): Promise<AttachmentId[]> {
  const rows = await tx.query<{ id: AttachmentId }>(sql`
    update attachments set status = 'deleted', delete_at = ${retryAt}
    where id in (
      select id from attachments where delete_at <= ${now} order by delete_at limit ${limit} for update skip locked
    )
    returning id`)
  return rows.map(({ id }) => id)
}

/** Deletes the rows of files whose bytes are gone. */
export async function forget(tx: Tx, ids: readonly AttachmentId[]): Promise<void> {
  await tx.query(sql`delete from attachments where id = any(${ids}::uuid[]) and status = 'deleted'`)
}
