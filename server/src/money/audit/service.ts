import type { Static } from 'typebox'
import type { Database } from '../../platform/db/database.ts'
import type { Audit } from './schema.ts'
import * as store from './store.ts'

/** Checks every account, transfer, milestone and payout; returns all violations. */
export function auditLedger(database: Database): Promise<Static<typeof Audit>> {
  return database.snapshot(async (db) => {
    const [checked, violations] = await Promise.all([store.countChecked(db), store.findViolations(db)])
    return { ok: violations.length === 0, checked, violations }
  })
}
