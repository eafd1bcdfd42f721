import type { Static } from 'typebox'
import { type ReadContext, viewerOf } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { fieldKeysIn } from '../../platform/fields/domain.ts'
import { requireConditions } from '../../platform/fields/service.ts'
import { type Actor, type Reader, userIdFrom } from '../../platform/kernel/actor.ts'
import { validationFailed } from '../../platform/kernel/errors.ts'
import { countOf, isAnySet, type ListCount, type PageRequest } from '../../platform/kernel/pages.ts'
import type { RenderedPage } from '../../platform/kernel/rendered.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { categoriesWithin } from '../../platform/kernel/trade.ts'
import type { Viewer } from '../../platform/kernel/viewer.ts'
import { type GigSort, type GigStatus, gigActions, wordsMissing } from './domain.ts'
import { type GigFilter, renderMembers } from './schema.ts'
import * as store from './search-store.ts'

type Filter = Static<typeof GigFilter>

export async function listGigs(
  ctx: ReadContext,
  actor: Actor,
  filter: Filter,
  page: PageRequest,
): Promise<RenderedPage> {
  const [{ gigs, next }, viewer] = await Promise.all([findListedGigs(ctx, actor, filter, page), viewerOf(ctx, actor)])
  const actionsOf = actionsReader(viewer, filter.status ?? 'open', ctx.clock.now())
  return { rendered: gigs.map((gig) => renderMembers(gig, actionsOf(gig.standing), ctx.settings)), next }
}

// Most gigs on a page have the same standing, so its actions are computed only once.
function actionsReader(viewer: Viewer, status: GigStatus, now: Instant): (standing: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    // The client matters only to a mandate.
    const key = viewer.hasMandate || text.startsWith(viewer.userId) ? text : text.slice(text.indexOf(' '))
    const standing = store.standingFrom(text)
    let actions = known.get(key)
    actions ??= JSON.stringify(
      gigActions(viewer, { ...standing, status, apply_by: standing.is_past ? now : null }, standing, now),
    )
    known.set(key, actions)
    return actions
  }
}

/**
 * Whether finding the page means reading more gigs than it shows: true except for ordered lists and the newest gigs in a category or
 * with values of a field.
 */
export function isSlowToFind({
  status = 'open',
  client_id,
  category,
  fields,
  sort = 'newest',
  ...filters
}: Filter): boolean {
  const indexed = [...(category === undefined ? [] : [category]), ...fieldKeysIn(fields ?? {})]
  const isOne = indexed.length === 1 && !Object.entries(fields ?? {}).some(isWide)
  const isNewestOfOne = status === 'open' && client_id === undefined && sort === 'newest' && isOne
  return isAnySet(...Object.values(filters)) || (indexed.length > 0 && !isNewestOfOne)
}

/** Whether a filter by a field covers many ranges of the index: a limit of a number or date, or many options. */
function isWide([name, value]: [string, unknown]): boolean {
  return /\.(min|max)$/.test(name) || [value].flat().length > OPTIONS_QUICK_MAX
}

const OPTIONS_QUICK_MAX = 10

export async function findListedGigs(
  ctx: ReadContext,
  reader: Reader,
  filter: Filter,
  page: PageRequest,
): Promise<GigPage> {
  const { status = 'open', sort = 'newest' } = filter
  const missing = wordsMissing(filter)
  if (missing.length > 0) throw validationFailed(missing)
  const { trade } = ctx.settings
  const fields = requireConditions(trade.gig_fields, filter.fields)
  // Only clients have metadata about gigs.
  const client = filter.client_id ?? (filter.metadata && 'me')
  const clientId = client === undefined ? undefined : userIdFrom(reader, client)
  // Drafts are only shown to their owner.
  if (status === 'draft' && clientId !== undefined && clientId !== reader.userId) {
    page.onCount?.(countOf(0))
    return { gigs: [], next: null }
  }
  const query: store.GigQuery = {
    reader: reader.userId,
    skills: filter.skill ?? [],
    categories: filter.category === undefined ? undefined : categoriesWithin(trade, filter.category),
    fields,
    rateType: filter.rate_type,
    minRateCents: filter.min_rate_cents,
    maxRateCents: filter.max_rate_cents,
    remote: filter.remote,
    clientId: status === 'draft' ? reader.userId : clientId,
    metadata: filter.metadata,
    status,
    now: ctx.clock.now(),
  }
  const [found, count] = await Promise.all([
    findPage({ db: ctx.db, query, page }, filter.q, sort),
    page.onCount && countGigs(ctx.db, query, filter.q),
  ])
  if (count) page.onCount?.(count)
  return found
}

/** The count of the list that `findPage` reads page by page. */
async function countGigs(db: Queryable, query: store.GigQuery, typed: string | undefined): Promise<ListCount> {
  if (typed === undefined) return store.countGigs(db, query)
  const found = await store.countGigs(db, { ...query, words: { typed } })
  if (found.count > 0 || found.isCapped) return found
  const parsed = await store.findLikelyWords(db, typed)
  return parsed === null ? found : store.countGigs(db, { ...query, words: { parsed } })
}

interface Listing {
  db: Queryable
  query: store.GigQuery
  page: PageRequest
}

interface GigPage {
  gigs: readonly ShownGig[]
  next: store.Place | null
}

type ShownGig = store.ListedGig & { members: string }

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

// No gig has the typed words, so this finds titles with similar words. The cursor marks pages of this kind of search.
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

async function findOrdered({ db, query, page }: Listing, sort: store.OrderedSort): Promise<GigPage> {
  const rows = await store.listGigs(db, query, sort, { after: page.after }, page.limit + 1)
  const { gigs, end } = shownOf(rows, page.limit)
  const last = rows.at(-1)
  return { gigs, next: end ?? (last?.is_end ? placeOf(last) : null) }
}

// The end is where the page cuts off what was found; null if everything is on the page.
function shownOf(rows: readonly store.ListedGig[], limit: number): { gigs: ShownGig[]; end: store.Place | null } {
  const found = rows.filter(({ is_match = true }) => is_match)
  const firstCut = found.findIndex(({ members }) => members === null)
  const gigs = found.slice(0, firstCut < 0 ? limit : Math.min(firstCut, limit)) as ShownGig[]
  const last = gigs.at(-1)
  return { gigs, end: last && gigs.length < found.length ? placeOf(last) : null }
}

function placeOf({ place }: store.ListedGig): store.Place {
  return place.split('|')
}

// Ranks the newest matches; older ones follow, newest first. The first page determines which gigs are ranked, so that gigs posted
// or closed later don't shift the other pages.
async function findRelevant(listing: TextListing): Promise<GigPage> {
  const { db, query, page } = listing
  if (page.after?.[0] === OLDER) return findOlder({ ...listing, page: withoutMark(page) })
  const [rank, number, first = null, last = null] = page.after ?? []
  const place = rank !== undefined && number !== undefined ? ([rank, number] as const) : null
  const found = await store.listRankedGigs(db, query, { first, last }, place, page.limit + 1)
  const { gigs, end } = shownOf(found, page.limit)
  const [best] = found
  const rankedFrom = first ?? (best?.is_cut ? best.first : NO_OLDER)
  if (best && end) return { gigs, next: [...end, rankedFrom, last ?? best.last] }
  return { gigs, next: rankedFrom === NO_OLDER ? null : [OLDER, rankedFrom] }
}

const OLDER = 'older'
const NO_OLDER = '0'

async function findOlder(listing: Listing): Promise<GigPage> {
  const { gigs, next } = await findOrdered(listing, 'newest')
  return { gigs, next: next && [OLDER, ...next] }
}
