import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import type { ReadContext, RecordStaffAct } from '../../platform/context.ts'
import { type Actor, operatorBehind } from '../../platform/kernel/actor.ts'
import { newId, toId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { type Instant, parseInstant, realNow } from '../../platform/kernel/time.ts'
import {
  type ActOnBehalf,
  csvOf,
  ndjsonOf,
  presentActOnBehalf,
  presentStaffAct,
  type StaffActExport,
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
  filter: Static<typeof StaffActFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof StaffActShape>>> {
  const { rows, next } = pageOf(await store.listStaffActs(ctx.db, filterFrom(filter), page), page.limit, ({ id }) => [
    id,
  ])
  return { rows: rows.map(presentStaffAct), next }
}

/** The newest entries as a file. */
export async function exportStaffActs(ctx: ReadContext, { format = 'csv', ...filter }: Static<typeof StaffActExport>) {
  const found = await store.listStaffActs(ctx.db, filterFrom(filter), { limit: EXPORTED_MAX, after: null })
  const acts = found.slice(0, EXPORTED_MAX).map(presentStaffAct)
  const bytes = Buffer.from(format === 'csv' ? csvOf(acts) : ndjsonOf(acts))
  return {
    bytes: bytes.length,
    etag: `"${hash('sha256', bytes, 'base64url')}"`,
    headers: {
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
      'content-disposition': `attachment; filename="audit-log.${format}"`,
      'cache-control': 'private, no-cache',
    },
    read: async ({ start, end }: { start: number; end: number }) => inOnePart(bytes.subarray(start, end + 1)),
  }
}

async function* inOnePart(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

/** Longer exports are made in parts, with `since` and `until`. */
export const EXPORTED_MAX = 10_000

function filterFrom({ user_id, on_behalf_of, subject_id, operation, since, until }: Static<typeof StaffActFilter>) {
  return {
    userId: user_id === undefined ? undefined : toId('usr', user_id),
    onBehalfOf: on_behalf_of === undefined ? undefined : toId('usr', on_behalf_of),
    subject: subject_id,
    operation,
    since: instantFrom(since),
    until: instantFrom(until),
  }
}

function instantFrom(text: string | undefined): Instant | undefined {
  return text === undefined ? undefined : (parseInstant(text) ?? undefined)
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
