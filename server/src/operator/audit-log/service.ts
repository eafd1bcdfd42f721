import type { Static } from 'typebox'
import type { ReadContext, RecordStaffAct } from '../../platform/context.ts'
import { type Actor, operatorBehind } from '../../platform/kernel/actor.ts'
import { newId, toId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { realNow } from '../../platform/kernel/time.ts'
import {
  type ActOnBehalf,
  presentActOnBehalf,
  presentStaffAct,
  type StaffActFilter,
  type StaffAct as StaffActShape,
} from './schema.ts'
import * as store from './store.ts'

/** Sent with the commit, so that the log has exactly what was done. */
export const recordStaffAct: RecordStaffAct = (ctx, actor, act) => {
  const { userId, credential } = actor
  const operatorId = operatorBehind(actor)
  if (credential.kind === 'token') throw new Error('An app never acts as an operator or arbiter.')
  store.sendStaffAct(ctx.db, {
    id: newId<'act'>(),
    user_id: operatorId ?? userId,
    on_behalf_of: operatorId && userId,
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
  { user_id, on_behalf_of, subject_id, operation }: Static<typeof StaffActFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof StaffActShape>>> {
  const userId = user_id === undefined ? undefined : toId('usr', user_id)
  const onBehalfOf = on_behalf_of === undefined ? undefined : toId('usr', on_behalf_of)
  const filter = { userId, onBehalfOf, subject: subject_id, operation }
  const { rows, next } = pageOf(await store.listStaffActs(ctx.db, filter, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentStaffAct), next }
}

/** What operators' keys did in the name of the caller, newest first. */
export async function listActsOnBehalf(
  ctx: ReadContext,
  { userId }: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof ActOnBehalf>>> {
  const acts = await store.listStaffActs(ctx.db, { onBehalfOf: userId, credentialKind: 'key' }, page)
  const { rows, next } = pageOf(acts, page.limit, ({ id }) => [id])
  return { rows: rows.map(presentActOnBehalf), next }
}
