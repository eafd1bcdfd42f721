import type { Static } from 'typebox'
import { type ReadContext, viewerOf } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Actor, type Reader, userIdFrom } from '../../platform/kernel/actor.ts'
import { validationFailed } from '../../platform/kernel/errors.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { RenderedPage } from '../../platform/kernel/rendered.ts'
import type { GigSort } from './domain.ts'
import { type GigFilter, renderGigRow } from './schema.ts'
import * as store from './search-store.ts'
import { type ListedGig, listSeenGigs } from './store.ts'

export async function listGigs(
  ctx: ReadContext,
  actor: Actor,
  filter: Static<typeof GigFilter>,
  page: PageRequest,
): Promise<RenderedPage> {
  const [{ gigs, next }, viewer] = await Promise.all([findListedGigs(ctx, actor, filter, page), viewerOf(ctx, actor)])
  const now = ctx.clock.now()
  return { rendered: gigs.map((gig) => renderGigRow(gig, { viewer, standing: gig, now })), next }
}

export async function findListedGigs(
  ctx: ReadContext,
  reader: Reader,
  filter: Static<typeof GigFilter>,
  page: PageRequest,
): Promise<GigPage> {
  const { status = 'open', sort = 'newest' } = filter
  if (sort === 'relevance' && filter.q === undefined) {
    const message = 'is required to sort by relevance'
    throw validationFailed([{ path: 'q', code: 'required', message, details: { types: ['string'] } }])
  }
  const clientId = filter.client_id === undefined ? undefined : userIdFrom(reader, filter.client_id)
  // Drafts are shown to their owner only.
  if (status === 'draft' && clientId !== undefined && clientId !== reader.userId) return { gigs: [], next: null }
  const query: store.GigQuery = {
    skills: filter.skill ?? [],
    category: filter.category,
    rateType: filter.rate_type,
    minRateCents: filter.min_rate_cents,
    maxRateCents: filter.max_rate_cents,
    remote: filter.remote,
    clientId: status === 'draft' ? reader.userId : clientId,
    isOfSuspendedCaller: reader.suspension !== null && clientId === reader.userId,
    status,
    now: ctx.clock.now(),
  }
  return findPage({ db: ctx.db, reader: reader.userId, query, page }, filter.q, sort)
}

interface Listing {
  db: Queryable
  reader: UserId
  query: store.GigQuery
  page: PageRequest
}

interface GigPage {
  gigs: readonly CompleteGig[]
  next: store.Place | null
}

type CompleteGig = ListedGig & { facts: string }

async function findPage(listing: Listing, typed: string | undefined, sort: GigSort): Promise<GigPage> {
  if (typed === undefined) return findOrdered(listing, orderedSort(sort))
  const { query, page } = listing
  if (page.after?.[0] !== LIKELY) {
    const found = await findByText({ ...listing, query: { ...query, words: { typed } } }, sort)
    if (found.gigs.length > 0 || found.next || page.after) return found
  }
  return findLikely(listing, typed, orderedSort(sort))
}

function findByText(listing: TextListing, sort: GigSort): Promise<GigPage> {
  return sort === 'relevance' ? findRelevant(listing) : findOrdered(listing, sort)
}

type TextListing = Listing & { query: { words: store.Words } }

// No gig has the typed words: finds titles with similar words. The cursor marks the pages of this search.
async function findLikely(listing: Listing, typed: string, sort: store.OrderedSort): Promise<GigPage> {
  const parsed = await store.findLikelyWords(listing.db, typed)
  if (parsed === null) return { gigs: [], next: null }
  const query = { ...listing.query, words: { parsed } }
  const { gigs, next } = await findOrdered({ ...listing, query, page: withoutMark(listing.page) }, sort)
  return { gigs, next: next && [LIKELY, ...next] }
}

const LIKELY = 'likely'

function withoutMark({ limit, after }: PageRequest): PageRequest {
  return { limit, after: after?.slice(1) ?? null }
}

function orderedSort(sort: GigSort): store.OrderedSort {
  return sort === 'relevance' ? 'newest' : sort
}

async function findOrdered(listing: Listing, sort: store.OrderedSort): Promise<GigPage> {
  const { db, query, page } = listing
  const { limit, after } = page
  if (sort === 'newest' && store.isSearch(query)) {
    const near = await store.findNearGigs(db, query, after, limit + 1)
    if (near.length > limit) {
      const { gigs, end } = await read(listing, near)
      return { gigs, next: end }
    }
  }
  const walkEnd = await store.findWalkEnd(db, query, sort, after)
  const { gigs, end } = await read(listing, await store.findGigs(db, query, sort, { after, upTo: walkEnd }, limit + 1))
  return { gigs, next: end ?? walkEnd }
}

// The end is where the page stops short of what was found; null if all of it is on the page.
async function read(
  { db, reader, page }: Listing,
  found: readonly store.FoundGig[],
): Promise<{ gigs: CompleteGig[]; end: store.Place | null }> {
  const onPage = found.slice(0, page.limit)
  const rows = await listSeenGigs(
    db,
    reader,
    onPage.map(({ id }) => id),
  )
  const firstCut = rows.find(({ facts }) => facts === null)
  const count = firstCut ? onPage.findIndex(({ id }) => id === firstCut.id) : onPage.length
  const gigs = rows.filter((gig): gig is CompleteGig => gig.facts !== null)
  return { gigs, end: count < found.length ? (onPage[count - 1]?.place ?? null) : null }
}

// Ranks the newest matches; older ones follow, newest first. The first page fixes which gigs are ranked, so that gigs posted or
// closed later do not shift the other pages.
async function findRelevant(listing: TextListing): Promise<GigPage> {
  const { db, query, page } = listing
  const { limit, after } = page
  if (after?.[0] === OLDER) return findOlder({ ...listing, page: withoutMark(page) })
  const [rank, number, first, last] = after ?? []
  const window = {
    first: first ?? (await store.findWalkEnd(db, query, 'newest', null))?.[0] ?? '0',
    last: last ?? null,
  }
  const place = rank !== undefined && number !== undefined ? ([rank, number] as const) : null
  const found = await store.findRankedGigs(db, query, window, place, limit + 1)
  const { gigs, end } = await read(listing, found)
  const best = found[0]
  const rankedFrom = !after && best?.matches === store.RANKED_MAX ? best.first : window.first
  if (best && end) return { gigs, next: [...end, rankedFrom, window.last ?? best.last] }
  return { gigs, next: rankedFrom === '0' ? null : [OLDER, rankedFrom] }
}

const OLDER = 'older'

async function findOlder(listing: Listing): Promise<GigPage> {
  const { gigs, next } = await findOrdered(listing, 'newest')
  return { gigs, next: next && [OLDER, ...next] }
}
