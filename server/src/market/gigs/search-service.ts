import type { Static } from 'typebox'
import { type ReadContext, viewerOf } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Actor, userIdFrom } from '../../platform/kernel/actor.ts'
import { validationFailed } from '../../platform/kernel/errors.ts'
import type { GigId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { RenderedPage } from '../../platform/kernel/rendered.ts'
import { dependsOnStanding, type GigSort } from './domain.ts'
import { type GigFilter, renderGigRow } from './schema.ts'
import * as store from './search-store.ts'
import { listStandings } from './store.ts'

export async function listGigs(
  ctx: ReadContext,
  actor: Actor,
  filter: Static<typeof GigFilter>,
  page: PageRequest,
): Promise<RenderedPage> {
  const { status = 'open', sort = 'newest' } = filter
  if (sort === 'relevance' && filter.q === undefined) {
    const message = 'is required to sort by relevance'
    throw validationFailed([{ path: 'q', code: 'required', message, details: { types: ['string'] } }])
  }
  const clientId = filter.client_id === undefined ? undefined : userIdFrom(actor, filter.client_id)
  // Drafts are shown to their owner only.
  if (status === 'draft' && clientId !== undefined && clientId !== actor.userId) return { rendered: [], next: null }
  const query: store.GigQuery = {
    skills: filter.skill ?? [],
    category: filter.category,
    rateType: filter.rate_type,
    minRateCents: filter.min_rate_cents,
    maxRateCents: filter.max_rate_cents,
    remote: filter.remote,
    clientId: status === 'draft' ? actor.userId : clientId,
    isOfSuspendedCaller: actor.suspension !== null && clientId === actor.userId,
    status,
    now: ctx.clock.now(),
  }
  const [{ gigs, next }, viewer] = await Promise.all([
    findPage(ctx.db, query, filter.q, sort, page),
    viewerOf(ctx, actor),
  ])
  const uncertain = gigs.filter((gig) => dependsOnStanding(viewer, gig)).map(({ id }) => id)
  const standings = await listStandings(ctx.db, actor.userId, uncertain)
  const standingOf = new Map(standings.map((standing) => [standing.gig_id, standing]))
  const readerOf = (id: GigId) => ({ viewer, standing: standingOf.get(id) ?? null, now: query.now })
  return { rendered: gigs.map((gig) => renderGigRow(gig, readerOf(gig.id))), next }
}

interface GigPage {
  gigs: readonly CompleteGig[]
  next: store.Place | null
}

type CompleteGig = store.ListedGig & { facts: string }

async function findPage(
  db: Queryable,
  query: store.GigQuery,
  typed: string | undefined,
  sort: GigSort,
  page: PageRequest,
): Promise<GigPage> {
  if (typed === undefined) return findOrdered(db, query, orderedSort(sort), page)
  if (page.after?.[0] !== LIKELY) {
    const found = await findByText(db, { ...query, words: { typed } }, sort, page)
    if (found.gigs.length > 0 || found.next || page.after) return found
  }
  return findLikely(db, query, typed, orderedSort(sort), page)
}

function findByText(db: Queryable, query: TextQuery, sort: GigSort, page: PageRequest): Promise<GigPage> {
  return sort === 'relevance' ? findRelevant(db, query, page) : findOrdered(db, query, sort, page)
}

type TextQuery = store.GigQuery & { words: store.Words }

// No gig has the typed words: finds titles with similar words. The cursor marks the pages of this search.
async function findLikely(
  db: Queryable,
  query: store.GigQuery,
  typed: string,
  sort: store.OrderedSort,
  { limit, after }: PageRequest,
): Promise<GigPage> {
  const parsed = await store.findLikelyWords(db, typed)
  if (parsed === null) return { gigs: [], next: null }
  const page = { limit, after: after?.slice(1) ?? null }
  const { gigs, next } = await findOrdered(db, { ...query, words: { parsed } }, sort, page)
  return { gigs, next: next && [LIKELY, ...next] }
}

const LIKELY = 'likely'

function orderedSort(sort: GigSort): store.OrderedSort {
  return sort === 'relevance' ? 'newest' : sort
}

async function findOrdered(
  db: Queryable,
  query: store.GigQuery,
  sort: store.OrderedSort,
  { limit, after }: PageRequest,
): Promise<GigPage> {
  if (sort === 'newest' && store.isSearch(query)) {
    const near = await store.findNearGigs(db, query, after, limit + 1)
    if (near.length > limit) {
      const gigs = shownOf(near, limit)
      return { gigs, next: gigs.at(-1)?.place ?? null }
    }
  }
  const walkEnd = await store.findWalkEnd(db, query, sort, after)
  const found = await store.findGigs(db, query, sort, { after, upTo: walkEnd }, limit + 1)
  const gigs = shownOf(found, limit)
  return { gigs, next: found.length > gigs.length ? (gigs.at(-1)?.place ?? null) : walkEnd }
}

function shownOf(found: readonly store.ListedGig[], limit: number): CompleteGig[] {
  return found.slice(0, limit).filter((gig): gig is CompleteGig => gig.facts !== null)
}

// Ranks the newest matches; older ones follow, newest first. The first page fixes which gigs are ranked, so that gigs posted or
// closed later do not shift the other pages.
async function findRelevant(db: Queryable, query: TextQuery, { limit, after }: PageRequest): Promise<GigPage> {
  if (after?.[0] === OLDER) return findOlder(db, query, { limit, after: after.slice(1) })
  const [rank, number, first, last] = after ?? []
  const window = {
    first: first ?? (await store.findWalkEnd(db, query, 'newest', null))?.[0] ?? '0',
    last: last ?? null,
  }
  const place = rank !== undefined && number !== undefined ? ([rank, number] as const) : null
  const found = await store.findRankedGigs(db, query, window, place, limit + 1)
  const gigs = shownOf(found, limit)
  const [best, lastShown] = [found[0], gigs.at(-1)]
  const rankedFrom = !after && best?.matches === store.RANKED_MAX ? best.first : window.first
  if (best && lastShown && found.length > gigs.length) {
    return { gigs, next: [...lastShown.place, rankedFrom, window.last ?? best.last] }
  }
  return { gigs, next: rankedFrom === '0' ? null : [OLDER, rankedFrom] }
}

const OLDER = 'older'

async function findOlder(db: Queryable, query: TextQuery, page: PageRequest): Promise<GigPage> {
  const { gigs, next } = await findOrdered(db, query, 'newest', page)
  return { gigs, next: next && [OLDER, ...next] }
}
