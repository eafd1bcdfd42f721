import type { Static } from 'typebox'
import type { ReadContext } from '../context.ts'
import type { Audit } from './schema.ts'
import * as store from './store.ts'

/** Goes through every account, transfer, milestone and payout, and says what does not add up. */
export async function auditLedger(ctx: Pick<ReadContext, 'db'>): Promise<Static<typeof Audit>> {
  const [checked, violations] = await Promise.all([store.countChecked(ctx.db), store.findViolations(ctx.db)])
  return { ok: violations.length === 0, checked, violations }
}
