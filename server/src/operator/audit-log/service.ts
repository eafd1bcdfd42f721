import type { Static } from 'typebox'
import type { ReadContext, RecordStaffAct } from '../../platform/context.ts'
import { newId, toId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { presentStaffAct, type StaffActFilter, type StaffAct as StaffActShape } from './schema.ts'
import * as store from './store.ts'

/** Sent with the commit, so that the log has exactly what was done. */
export const recordStaffAct: RecordStaffAct = (ctx, { userId, credential }, act) => {
  if (credential.kind === 'token') throw new Error('An app never acts as an operator or arbiter.')
  store.sendStaffAct(ctx.db, {
    id: newId<'act'>(),
    user_id: userId,
    operation: act.operation,
    path: act.path,
    subject: act.subject,
    reason: act.reason,
    credential_kind: credential.kind,
    credential_id: credential.id,
    address: act.address,
    created_at: realNow(),
  })
}

export async function listStaffActs(
  ctx: ReadContext,
  { user_id, subject_id, operation }: Static<typeof StaffActFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof StaffActShape>>> {
  const userId = user_id === undefined ? undefined : toId('usr', user_id)
  const filter = { userId, subject: subject_id, operation }
  const { rows, next } = pageOf(await store.listStaffActs(ctx.db, filter, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentStaffAct), next }
}
