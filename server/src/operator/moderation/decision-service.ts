import type { Static } from 'typebox'
import type { WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound, Refusal } from '../../platform/kernel/errors.ts'
import type { Id } from '../../platform/kernel/ids.ts'
import { requireOthers } from '../../platform/kernel/moderation.ts'
import { requireDecidable } from './domain.ts'
import { removeContent, suspendByOperator } from './removal-service.ts'
import { closeReports } from './report-service.ts'
import { type OperatorReport, presentOperatorReport, type Resolution } from './schema.ts'
import { findReport, lockSubject } from './store.ts'

/** Decides about all open reports of the same thing. */
export async function resolveReport(
  ctx: WriteContext,
  actor: Actor,
  id: Id<'rpt'>,
  { decision, note }: Static<typeof Resolution>,
): Promise<Static<typeof OperatorReport> | Refusal> {
  const found = await findReport(ctx.db, id)
  if (!found) throw notFound()
  await lockSubject(ctx.db, found.subject_id)
  const report = await findReport(ctx.db, id)
  if (!report) throw notFound()
  requireDecidable(report, decision)
  requireOthers(actor.userId, report.owner_id)
  if (decision === 'suspended') {
    // Suspending an operator can take a second one. The report stays open until then.
    const result = await suspendByOperator(ctx, actor, report.owner_id, { reason: note })
    if (result instanceof Refusal) return result
  }
  const { subject_type: type, subject_id } = report
  if (decision === 'removed' && type !== 'profile') await removeContent(ctx, actor, type, subject_id, note)
  const closed = await closeReports(ctx, actor, subject_id, decision, note)
  return presentOperatorReport(closed.find((each) => each.id === id) ?? report)
}
