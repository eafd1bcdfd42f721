import type { Static } from 'typebox'
import type { ReadContext, RecordStaffAct } from '../../platform/context.ts'
import { newId, toId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { presentStaffAct, type StaffActFilter, type StaffAct as StaffActShape } from './schema.ts'
import * as store from './store.ts'

/** Sent with the commit, so that the log has exactly what was done. */
export const recordStaffAct: RecordStaffAct = (ctx, { userId, credential }, { operation, path, subject, address }) => {
  if (credential.kind === 'token') throw new Error('An app never acts as an operator or arbiter.')
  store.sendStaffAct(ctx.db, {
    id: newId<'act'>(),
    user_id: userId,
    operation,
    path,
    subject,
    credential_kind: credential.kind,
    credential_id: credential.id,
    address,
    created_at: realNow(),
  })
}

export async function listStaffActs(
  ctx: ReadContext,
  { user_id, subject_id }: Static<typeof StaffActFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof StaffActShape>>> {
  const filter = { userId: user_id === undefined ? undefined : toId('usr', user_id), subject: subject_id }
  const { rows, next } = pageOf(await store.listStaffActs(ctx.db, filter, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentStaffAct), next }
}
