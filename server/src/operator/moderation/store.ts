import type { InboxPosition } from '../../events/inbox/domain.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isNoEarlierThan } from '../../platform/db/inbox.ts'
import { createdInLastDay, type DayCount, lockAndCountOfDay } from '../../platform/db/owned.ts'
import { newestById, queryPage } from '../../platform/db/pages.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Id, Prefix, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { HistoryEntry, Report } from './domain.ts'

const columns = sql`id, reporter_id, hosted_agent_id, subject_type, subject_id, owner_id, conversation_id, reason, text,
  evidence, status, note, decided_by, created_at, decided_at`

/** Those from the last 24 hours. */
export function lockAndCountReports(tx: Tx, reporterId: UserId): Promise<DayCount> {
  return lockAndCountOfDay(
    tx,
    reporterId,
    sql`from reports where reporter_id = ${reporterId} and ${createdInLastDay()}`,
  )
}

/** Until the transaction ends, no other report, removal or decision about the subject can start. */
export async function lockSubject(tx: Tx, subjectId: Id<Prefix>): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('moderating ' || ${subjectId}::text, 0))`)
}

/** The subject is locked. */
export async function hasOpenReport(tx: Tx, reporterId: UserId, subjectId: Id<Prefix>): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 as found from reports
    where subject_id = ${subjectId} and reporter_id = ${reporterId} and status = 'open'`)
  return rows.length > 0
}

export async function insertReport(tx: Tx, report: Report): Promise<void> {
  await tx.query(sql`
    insert into reports (${columns})
    values (${report.id}, ${report.reporter_id}, ${report.hosted_agent_id}, ${report.subject_type}, ${report.subject_id},
      ${report.owner_id}, ${report.conversation_id}, ${report.reason}, ${report.text}, ${JSON.stringify(report.evidence)},
      ${report.status}, ${report.note}, ${report.decided_by}, ${report.created_at}, ${report.decided_at})`)
}

export async function findReport(db: Queryable, id: Id<'rpt'>): Promise<Report | null> {
  const [row] = await db.query<Report>(sql`select ${columns} from reports where id = ${id}`)
  return row ?? null
}

/** Closes all open reports of a subject, which is locked; returns them. */
export async function closeReports(
  tx: Tx,
  subjectId: Id<Prefix>,
  { status, note, decided_by, decided_at }: Pick<Report, 'status' | 'note' | 'decided_by' | 'decided_at'>,
): Promise<Report[]> {
  return tx.query(sql`
    update reports set status = ${status}, note = ${note}, decided_by = ${decided_by}, decided_at = ${decided_at}
    where subject_id = ${subjectId} and status = 'open' returning ${columns}`)
}

/** Who wrote something that was reported; null if it never was. */
export async function findReportedOwner(db: Queryable, subjectId: Id<Prefix>): Promise<UserId | null> {
  const [row] = await db.query<{ owner_id: UserId }>(sql`
    select owner_id from reports where subject_id = ${subjectId} limit 1`)
  return row?.owner_id ?? null
}

export interface ReportFilter {
  status?: Report['status'] | undefined
  subjectType?: Report['subject_type'] | undefined
  subjectId?: Id<Prefix> | undefined
  ownerId?: UserId | undefined
  reporterId?: UserId | undefined
  reason?: Report['reason'] | undefined
}

/** Newest first. */
export async function listReports(db: Queryable, filter: ReportFilter, page: PageRequest): Promise<Report[]> {
  const conditions: Sql[] = [
    ...(filter.status ? [sql`status = ${filter.status}`] : []),
    ...(filter.subjectType ? [sql`subject_type = ${filter.subjectType}`] : []),
    ...(filter.subjectId ? [sql`subject_id = ${filter.subjectId}`] : []),
    ...(filter.ownerId ? [sql`owner_id = ${filter.ownerId}`] : []),
    ...(filter.reporterId ? [sql`reporter_id = ${filter.reporterId}`] : []),
    ...(filter.reason ? [sql`reason = ${filter.reason}`] : []),
  ]
  return queryPage(db, page, (part) => newestById(sql`select ${columns} from reports`, conditions, part))
}

/** The first open report about each subject, longest waiting first. */
export async function listWaiting(
  db: Queryable,
  operatorId: UserId,
  limit: number,
  after: InboxPosition | null,
): Promise<Report[]> {
  return db.query(sql`
    select ${columns} from reports as waiting
    where status = 'open' and owner_id <> ${operatorId} and ${isNoEarlierThan(after, sql`created_at`)} and not exists (
      select from reports as earlier
      where earlier.subject_id = waiting.subject_id and earlier.status = 'open' and earlier.id < waiting.id)
    order by created_at, id limit ${limit}`)
}

/** What happened to something, oldest first. */
export async function listHistory(db: Queryable, subjectId: Id<Prefix>): Promise<HistoryEntry[]> {
  const ofReports = sql`from reports where subject_id = ${subjectId}`
  const ofRemovals = sql`from removals where subject_id = ${subjectId}`
  return db.query(sql`
    select * from (
      select created_at as at, 'reported' as type, reporter_id as user_id, coalesce(text, reason) as text ${ofReports}
      union select decided_at, status, decided_by, note ${ofReports}
        and (status = 'dismissed' or status = 'suspended' and not exists (
          -- A suspension because of a report about the profile is there as its removal.
          select ${ofRemovals} and subject_type = 'profile' and removed_by = reports.decided_by
            and reason is not distinct from reports.note))
      union select removed_at, case subject_type when 'profile' then 'suspended' else 'removed' end, removed_by, reason
        ${ofRemovals}
      union select objected_at, 'objected', owner_id, objection ${ofRemovals} and objection is not null
      union select restored_at, 'restored', restored_by, case objection_status when 'restored' then note end
        ${ofRemovals} and restored_at is not null
      union select decided_at, 'kept', decided_by, note ${ofRemovals} and objection_status = 'kept'
      union select created_at, 'notice', sent_by, text from notices where subject_id = ${subjectId}
    ) as history order by at, type limit 100`)
}

export async function countAbout(
  db: Queryable,
  ownerId: UserId,
): Promise<{ reports: number; upheld_reports: number; removals: number }> {
  const [row] = await db.query<{ reports: number; upheld_reports: number; removals: number }>(sql`
    select count(*) as reports, count(*) filter (where status in ('removed', 'suspended')) as upheld_reports,
      (select count(*) from removals where owner_id = ${ownerId} and subject_type <> 'profile') as removals
    from reports where owner_id = ${ownerId}`)
  return row ?? { reports: 0, upheld_reports: 0, removals: 0 }
}
