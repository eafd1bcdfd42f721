import type { Static } from 'typebox'
import type { EventType, NewEvent } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import type { InboxEntry, InboxPosition } from '../../events/inbox/domain.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { conflict, notFound } from '../../platform/kernel/errors.ts'
import { type Id, newId, type Prefix, toId } from '../../platform/kernel/ids.ts'
import { contentRemoved, requireOthers } from '../../platform/kernel/moderation.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { findContent } from './content-service.ts'
import { type Decision, prefixOf, type Report, reportableTypeOf, reportToDecide } from './domain.ts'
import {
  type NewReport,
  type OperatorReport,
  type OperatorReportFilter,
  presentDetails,
  presentEvidence,
  presentOperatorReport,
  presentReport,
  presentReportEvent,
  type ReportDetails,
  type ReportFilter,
  type Report as ReportShape,
} from './schema.ts'
import * as store from './store.ts'

export async function createReport(
  ctx: WriteContext,
  actor: Actor,
  { subject_type, subject_id, reason, text }: Static<typeof NewReport>,
): Promise<Static<typeof ReportShape>> {
  const made = await store.lockAndCountReports(ctx.db, actor.userId)
  requireQuota(ctx.settings.quotas, 'reports_per_day', made.count, made.freeAt)
  const id: Id<Prefix> = toId(prefixOf(subject_type), subject_id)
  await store.lockSubject(ctx.db, id)
  const content = await findContent[subject_type](ctx, actor, id)
  if (!content) throw notFound()
  requireOthers(actor.userId, content.owner_id)
  if (content.removal) throw contentRemoved()
  if (await store.hasOpenReport(ctx.db, actor.userId, id)) {
    throw conflict('already_reported', 'You’ve already reported this. An operator will decide.')
  }
  const { owner_id, conversation_id } = content
  const report: Report = {
    ...{ id: newId<'rpt'>(), reporter_id: actor.userId, hosted_agent_id: actor.hostedAgentId },
    ...{
      subject_type,
      subject_id: id,
      owner_id,
      conversation_id,
      reason,
      text: text ?? null,
      evidence: presentEvidence(content),
    },
    ...{ status: 'open', note: null, decided_by: null, created_at: ctx.clock.now(), decided_at: null },
  }
  await store.insertReport(ctx.db, report)
  record(ctx, actor, reportEvent(report, 'report.created'))
  return presentReport(report)
}

export async function getReport(ctx: ReadContext, actor: Actor, id: Id<'rpt'>): Promise<Static<typeof ReportShape>> {
  const report = await store.findReport(ctx.db, id)
  if (report?.reporter_id !== actor.userId) throw notFound()
  return presentReport(report)
}

export async function listReports(
  ctx: ReadContext,
  { userId: reporterId }: Actor,
  { status }: Static<typeof ReportFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof ReportShape>>> {
  const found = await store.listReports(ctx.db, { reporterId, status }, page)
  const { rows, next } = pageOf(found, page.limit, ({ id }) => [id])
  return { rows: rows.map(presentReport), next }
}

export async function listAllReports(
  ctx: ReadContext,
  { status, subject_type, subject_id, owner_id, reporter_id, reason }: Static<typeof OperatorReportFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof OperatorReport>>> {
  const filter: store.ReportFilter = {
    status,
    subjectType: subject_type,
    subjectId: subject_id === undefined ? undefined : subjectFrom(subject_id),
    ownerId: owner_id === undefined ? undefined : toId('usr', owner_id),
    reporterId: reporter_id === undefined ? undefined : toId('usr', reporter_id),
    reason,
  }
  const { rows, next } = pageOf(await store.listReports(ctx.db, filter, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentOperatorReport), next }
}

/** Includes what was reported as it is now, and what happened to it. */
export async function getReportDetails(
  ctx: ReadContext,
  actor: Actor,
  id: Id<'rpt'>,
): Promise<Static<typeof ReportDetails>> {
  const report = await store.findReport(ctx.db, id)
  if (!report) throw notFound()
  const [content, history, ownerRecord] = await Promise.all([
    findContent[report.subject_type](ctx, actor, report.subject_id),
    store.listHistory(ctx.db, report.subject_id),
    store.countAbout(ctx.db, report.owner_id),
  ])
  return presentDetails(report, content, history, ownerRecord)
}

/** Notifies everyone who reported something of the operator's decision. The subject is locked. */
export async function closeReports(
  ctx: WriteContext,
  actor: Actor,
  subjectId: Id<Prefix>,
  decision: Decision,
  note: string,
): Promise<Report[]> {
  const decided_at = ctx.clock.now()
  const closed = await store.closeReports(ctx.db, subjectId, {
    status: decision,
    note,
    decided_by: actor.userId,
    decided_at,
  })
  record(ctx, actor, ...closed.map((report) => reportEvent(report, 'report.resolved')))
  return closed
}

/** Reports for operators to decide: the first one about each thing. */
export const reportInbox = {
  name: 'reports to decide about',
  scopes: ['admin'] as const,
  async find(ctx: ReadContext, actor: Actor, limit: number, after: InboxPosition | null): Promise<InboxEntry[]> {
    return (await store.listWaiting(ctx.db, actor.userId, limit, after)).map(reportToDecide)
  },
}

function subjectFrom(text: string): Id<Prefix> {
  const type = reportableTypeOf(text)
  if (!type) throw notFound()
  return toId<Prefix>(prefixOf(type), text)
}

function reportEvent(report: Report, type: EventType): NewEvent {
  return {
    type,
    subject: { type: 'report', id: report.id },
    data: presentReportEvent(report),
    audience: [report.reporter_id],
    audienceRole: 'operator',
  }
}
