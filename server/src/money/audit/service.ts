import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { conflict } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { type Audit, type AuditRun, presentAuditRun } from './schema.ts'
import * as store from './store.ts'

/** Checks every account, transfer, milestone and payout; returns all violations. */
export function auditLedger(database: Pick<Database, 'snapshot'>): Promise<Static<typeof Audit>> {
  return database.snapshot(async (db) => {
    const [checked, violations] = await Promise.all([store.countChecked(db), store.findViolations(db)])
    return { ok: violations.length === 0, checked, violations }
  })
}

/** The same, but keeps the result. Only one runs at a time. */
export async function runAudit(
  ctx: WriteContext,
  database: Pick<Database, 'snapshot'>,
  operator: Actor,
): Promise<Static<typeof AuditRun>> {
  await ctx.stillAdmitted
  // Each one reads the whole ledger and holds a connection, so several at once would keep others' writes waiting.
  if (!(await store.tryLockAudits(ctx.db))) {
    const details = { status: 'running', possible_in: ['done'] }
    throw conflict('wrong_state', 'An audit is already running. Wait until it’s done.', details)
  }
  await store.disableIdleTimeout(ctx.db)
  const { checked, violations } = await auditLedger(database)
  const audit = {
    id: newId<'aud'>(),
    user_id: operator.userId,
    checked,
    violations: violations.slice(0, VIOLATIONS_KEPT),
    violation_count: violations.length,
    created_at: ctx.clock.now(),
  }
  store.sendAudit(ctx.db, audit)
  return presentAuditRun(audit)
}

const VIOLATIONS_KEPT = 100

export async function listAudits(ctx: ReadContext, page: PageRequest): Promise<Page<Static<typeof AuditRun>>> {
  const { rows, next } = pageOf(await store.listAudits(ctx.db, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentAuditRun), next }
}
