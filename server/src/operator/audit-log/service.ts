import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import type { ReadContext, StaffLog, StaffRequest } from '../../platform/context.ts'
import { type Actor, operatorBehind } from '../../platform/kernel/actor.ts'
import { newId, toId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { addSeconds, type Instant, parseInstant, realNow } from '../../platform/kernel/time.ts'
import { REPEATED_READ_SECONDS, type StaffAct } from './domain.ts'
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

export const staffLog: StaffLog = {
  // Sent with the commit, so that the log has exactly what was done.
  recordAct: (ctx, actor, request) => store.sendStaffAct(ctx.db, actFrom('write', actor, request)),
  async recordRead(ctx, actor, request) {
    const read = actFrom('read', actor, request)
    if (await store.hasRead(ctx.db, read, addSeconds(read.created_at, -REPEATED_READ_SECONDS))) return
    await ctx.write(async ({ db }) => store.sendStaffAct(db, read))
  },
}

function actFrom(kind: StaffAct['kind'], actor: Actor, request: StaffRequest): StaffAct {
  const { userId, credential } = actor
  const operatorId = operatorBehind(actor)
  if (credential.kind === 'token') throw new Error('An app never acts as an operator or arbiter.')
  return {
    id: newId<'act'>(),
    kind,
    user_id: operatorId ?? userId,
    on_behalf_of: operatorId && userId,
    ...request,
    credential_kind: credential.kind,
    credential_id: credential.id,
    created_at: realNow(),
  }
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

/** Longer exports are done in parts, with `since` and `until`. */
export const EXPORTED_MAX = 10_000

function filterFrom({
  user_id,
  on_behalf_of,
  subject_id,
  kind,
  operation,
  since,
  until,
}: Static<typeof StaffActFilter>) {
  return {
    kind,
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

/** What operators' keys did in the caller's name, newest first. */
export async function listActsOnBehalf(
  ctx: ReadContext,
  { userId }: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof ActOnBehalf>>> {
  const acts = await store.listStaffActs(ctx.db, { onBehalfOf: userId, credentialKind: 'key' }, page)
  const { rows, next } = pageOf(acts, page.limit, ({ id }) => [id])
  return { rows: rows.map(presentActOnBehalf), next }
}
