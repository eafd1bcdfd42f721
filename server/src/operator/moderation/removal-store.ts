import type { InboxPosition } from '../../events/inbox/domain.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isNoEarlierThan } from '../../platform/db/inbox.ts'
import { newestById, queryPage } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Id, Prefix, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Objection, ObjectionStatus, RemovalRecord } from './domain.ts'

const columns = sql`id, subject_type, subject_id, owner_id, conversation_id, reason, removed_by, removed_at, restored_by,
  restored_at, objection, objected_at, objection_status, note, decided_by, decided_at`

export async function insertRemoval(tx: Tx, removal: RemovalRecord): Promise<void> {
  await tx.query(sql`
    insert into removals (id, subject_type, subject_id, owner_id, conversation_id, reason, removed_by, removed_at)
    values (${removal.id}, ${removal.subject_type}, ${removal.subject_id}, ${removal.owner_id},
      ${removal.conversation_id}, ${removal.reason}, ${removal.removed_by}, ${removal.removed_at})`)
}

/** The removal of something that has not been restored; the subject is locked. */
export async function findStanding(tx: Tx, subjectId: Id<Prefix>): Promise<RemovalRecord | null> {
  const [row] = await tx.query<RemovalRecord>(sql`
    select ${columns} from removals where subject_id = ${subjectId} and restored_at is null`)
  return row ?? null
}

export async function updateRemoval(tx: Tx, removal: RemovalRecord): Promise<void> {
  await tx.query(sql`
    update removals set restored_by = ${removal.restored_by}, restored_at = ${removal.restored_at},
      objection = ${removal.objection}, objected_at = ${removal.objected_at},
      objection_status = ${removal.objection_status}, note = ${removal.note}, decided_by = ${removal.decided_by},
      decided_at = ${removal.decided_at}
    where id = ${removal.id}`)
}

export async function findRemoval(db: Queryable, id: Id<'obj'>): Promise<RemovalRecord | null> {
  const [row] = await db.query<RemovalRecord>(sql`select ${columns} from removals where id = ${id}`)
  return row ?? null
}

/** Newest first, by the removal. */
export async function listObjections(
  db: Queryable,
  { status, ownerId }: { status?: ObjectionStatus | undefined; ownerId?: UserId | undefined },
  page: PageRequest,
): Promise<Objection[]> {
  const conditions = [
    sql`objection_status ${status ? sql`= ${status}` : sql`is not null`}`,
    ...(ownerId ? [sql`owner_id = ${ownerId}`] : []),
  ]
  return queryPage(db, page, (part) => newestById(sql`select ${columns} from removals`, conditions, part))
}

/** Open objections to decide, longest waiting first. */
export async function listWaiting(
  db: Queryable,
  operatorId: UserId,
  limit: number,
  after: InboxPosition | null,
): Promise<Objection[]> {
  return db.query(sql`
    select ${columns} from removals where objection_status = 'open' and owner_id <> ${operatorId}
      and ${isNoEarlierThan(after, sql`objected_at`)}
    order by objected_at, id limit ${limit}`)
}

/** What was removed since then and hasn't been objected to. */
export async function listStanding(
  db: Queryable,
  ownerId: UserId,
  since: Instant,
  limit: number,
  after: InboxPosition | null,
): Promise<RemovalRecord[]> {
  return db.query(sql`
    select ${columns} from removals
    where owner_id = ${ownerId} and restored_at is null and objection_status is null and removed_at > ${since}
      and ${isNoEarlierThan(after, sql`removed_at`, sql`subject_id`)}
    order by removed_at, subject_id limit ${limit}`)
}
