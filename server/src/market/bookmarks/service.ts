import type { Static } from 'typebox'
import { requireUser } from '../../people/profiles/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { encodeId, type Id, newId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { requireVisibleGig } from '../gigs/service.ts'
import { type Bookmark, type Saved, savedFrom } from './domain.ts'
import { type BookmarkFilter, type Bookmark as BookmarkShape, type NewBookmark, presentBookmark } from './schema.ts'
import * as store from './store.ts'

/** Saves a gig or a user. Returns the existing bookmark if there is one. */
export async function createBookmark(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof NewBookmark>,
): Promise<Static<typeof BookmarkShape>> {
  const saved = savedFrom(body)
  const count = await store.lockAndCountBookmarks(ctx.db, actor.userId)
  await requireVisible(ctx, actor, saved)
  const existing = await store.findBookmarkOf(ctx.db, actor.userId, saved)
  if (existing) return presentBookmark(existing)
  requireQuota(ctx.settings.quotas, 'bookmarks', count)
  const bookmark: Bookmark = { ...saved, id: newId<'bkm'>(), owner_id: actor.userId, created_at: ctx.clock.now() }
  await store.insertBookmark(ctx.db, bookmark)
  return presentBookmark(bookmark)
}

export async function listBookmarks(
  ctx: ReadContext,
  actor: Actor,
  { kind }: Static<typeof BookmarkFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof BookmarkShape>>> {
  const fetched = await store.listBookmarks(ctx.db, actor.userId, kind, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  return { rows: rows.map(presentBookmark), next }
}

export async function getBookmark(
  ctx: ReadContext,
  actor: Actor,
  id: Id<'bkm'>,
): Promise<Static<typeof BookmarkShape>> {
  const bookmark = await store.findBookmark(ctx.db, actor.userId, id)
  if (!bookmark) throw notFound()
  return presentBookmark(bookmark)
}

export async function deleteBookmark(
  ctx: WriteContext,
  actor: Actor,
  id: Id<'bkm'>,
): Promise<{ id: string; deleted: true }> {
  if (!(await store.deleteBookmark(ctx.db, actor.userId, id))) throw notFound()
  return { id: encodeId('bkm', id), deleted: true }
}

async function requireVisible(ctx: ReadContext, actor: Actor, saved: Saved): Promise<void> {
  if (saved.gig_id !== null) await requireVisibleGig(ctx, actor, saved.gig_id)
  else await requireUser(ctx, saved.user_id)
}
