import type { Static } from 'typebox'
import type { ReadContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { parseInstant } from '../../platform/kernel/time.ts'
import { type DeadlineFilter, type Deadline as DeadlineShape, presentDeadline } from './schema.ts'
import * as store from './store.ts'

/** What is due for the caller and when. Like all lists, it doesn't process deadlines that have passed. */
export async function listDeadlines(
  ctx: ReadContext,
  actor: Actor,
  { from, to }: Static<typeof DeadlineFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof DeadlineShape>>> {
  const period = { from: instantFrom(from), to: instantFrom(to) }
  const fetched = await store.listDeadlines(ctx.db, actor.userId, period, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ at, subject_id, kind }) => [at, subject_id, kind])
  return { rows: rows.map((entry) => presentDeadline(entry, ctx.settings.currency)), next }
}

function instantFrom(text: string | undefined) {
  return text === undefined ? undefined : (parseInstant(text) ?? undefined)
}
