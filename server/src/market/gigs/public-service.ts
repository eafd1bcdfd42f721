import type { Static } from 'typebox'
import type { ReadContext } from '../../platform/context.ts'
import { VISITOR } from '../../platform/kernel/actor.ts'
import type { GigId } from '../../platform/kernel/ids.ts'
import type { Page, PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import * as store from './public-store.ts'
import { type GigFilter, type PublicGig, presentPublicGig } from './schema.ts'
import { findListedGigs } from './search-service.ts'
import { requireVisibleGig } from './service.ts'

// What visitors see of gigs: the same as any member, except gigs of suspended users.

/** Open gigs. */
export async function listPublicGigs(
  ctx: ReadContext,
  filter: Omit<Static<typeof GigFilter>, 'status'>,
  page: PageRequest,
): Promise<Page<PublicGig>> {
  const { gigs, next } = await findListedGigs(ctx, VISITOR, filter, page)
  return { rows: gigs.map((gig) => presentPublicGig(gig, ctx.settings)), next }
}

/** Any gig that isn't a draft. */
export async function getPublicGig(ctx: ReadContext, id: GigId): Promise<PublicGig> {
  return presentPublicGig(await requireVisibleGig(ctx, VISITOR, id), ctx.settings)
}

/** The most frequent categories among the newest open gigs. */
export function listGigCategories(ctx: ReadContext, limit: number): Promise<string[]> {
  return store.listCategories(ctx.db, ctx.clock.now(), limit)
}

/** How many parts there are if each covers `size` open gigs in the order they were posted. */
export async function countGigParts(ctx: ReadContext, size: number): Promise<number> {
  return Math.floor((await store.findNewestNumber(ctx.db)) / size) + 1
}

/** The open gigs of a part, counted from 0. */
export function listGigPart(
  ctx: ReadContext,
  part: number,
  size: number,
): Promise<{ id: GigId; updated_at: Instant }[]> {
  return store.listNumbered(ctx.db, { first: part * size, end: (part + 1) * size, now: ctx.clock.now() })
}
