import type { Static } from 'typebox'
import type { ReadContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { KEPT_DAYS, type RequestFilter } from './domain.ts'
import { type RequestFilter as FilterShape, type LoggedRequest, presentRequest } from './schema.ts'
import * as store from './store.ts'

/** The requests of the caller's keys and apps, newest first. */
export async function listRequests(
  ctx: ReadContext,
  actor: Actor,
  filter: Static<typeof FilterShape>,
  page: PageRequest,
): Promise<Page<Static<typeof LoggedRequest>>> {
  const fetched = await store.listRequests(ctx.db, actor.userId, filterFrom(filter), page)
  const { rows, next } = pageOf(fetched, page.limit, ({ seq }) => [String(seq)])
  return { rows: rows.map(presentRequest), next }
}

/** Deletes a batch of requests that are too old; returns whether there may be more. */
export async function deleteOldRequests(database: Database): Promise<boolean> {
  const deleted = await database.transaction((tx) => store.deleteOldRequests(tx, KEPT_DAYS, DELETE_BATCH_MAX))
  return deleted === DELETE_BATCH_MAX
}

const DELETE_BATCH_MAX = 1_000

function filterFrom({ key_id, ...filter }: Static<typeof FilterShape>): RequestFilter {
  return { ...filter, ...(key_id !== undefined && { key_id: toId('key', key_id) }) }
}
