import type { Static } from 'typebox'
import type { ReadContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Actor, userIdFrom } from '../../platform/kernel/actor.ts'
import { validationFailed } from '../../platform/kernel/errors.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { RenderedPage } from '../../platform/kernel/rendered.ts'
import type { GigSort } from '../gigs/domain.ts'
import type { GigFilter } from '../gigs/schema.ts'
import { ANYWHERE, IN_LABELS, IN_TITLE, needsOf } from './domain.ts'
import * as store from './store.ts'

export async function listGigs(
  ctx: ReadContext,
  actor: Actor,
  filter: Static<typeof GigFilter>,
  page: PageRequest,
): Promise<RenderedPage> {
  const { status = 'open', sort = 'newest' } = filter
  if (sort === 'relevance' && filter.q === undefined) {
    throw validationFailed([{ path: 'q', code: 'required', message: 'is required to sort by relevance' }])
  }
  const clientId = filter.client_id === undefined ? undefined : userIdFrom(actor, filter.client_id)
  // Drafts are shown to their owner only, so asking for drafts is asking for one's own.
  if (status === 'draft' && clientId !== undefined && clientId !== actor.userId) return { rendered: [], next: null }
  const query: store.GigQuery = {
    reader: actor.userId,
    skills: filter.skill ?? [],
    category: filter.category,
    rateType: filter.rate_type,
    minRateCents: filter.min_rate_cents,
    maxRateCents: filter.max_rate_cents,
    remote: filter.remote,
    clientId: status === 'draft' ? actor.userId : clientId,
    status,
    now: ctx.clock.now(),
  }
  if (filter.q === undefined) return pageFrom(await find(ctx.db, query, sort, page), page)
  return search(ctx.db, filter.q, query, sort, page)
}

// Words that are nowhere get a second chance: titles with words like those that were asked for. The cursor remembers that it
// was these.
async function search(
  db: Queryable,
  text: string,
  query: store.GigQuery,
  sort: GigSort,
  page: PageRequest,
): Promise<RenderedPage> {
  if (page.after?.[0] !== LIKELY) {
    const read = await store.readWords(db, text)
    const found = await find(db, { ...query, words: wordsFrom(read) }, sort, page, read.lastNumber)
    if (found.listing.found > 0 || page.after) return pageFrom(found, page)
  }
  const likely = await store.findLikelyTitles(db, text)
  if (likely === null) return { rendered: [], next: null }
  const titled = {
    ...query,
    words: wordsFrom({ query: likely, lengths: {}, listedTo: null }),
    relevance: IN_TITLE,
  } as const
  const after = page.after?.slice(1) ?? null
  const found = await find(db, titled, sort === 'relevance' ? 'newest' : sort, { ...page, after })
  const likeliest = pageFrom(found, page)
  return { ...likeliest, next: likeliest.next && [LIKELY, ...likeliest.next] }
}

const LIKELY = 'likely'

// The rarest first, since others are looked up beside it.
function wordsFrom({
  query,
  lengths,
  listedTo,
}: Pick<store.ReadWords, 'query' | 'lengths'> & { listedTo: number | null }): store.Words {
  const needs = needsOf(query)
  const lengthOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (Object.hasOwn(lengths, word) ? (lengths[word] ?? 0) : 0), 0)
  return { query, listedTo, needs: { ...needs, words: needs.words.toSorted((a, b) => lengthOf(a) - lengthOf(b)) } }
}

interface Found {
  listing: store.Listing
  placeOf(last: NonNullable<store.Listing['last']>): readonly string[]
}

function pageFrom({ listing: { found, json, last }, placeOf }: Found, { limit }: PageRequest): RenderedPage {
  return { rendered: json, next: found > limit && last ? placeOf(last) : null }
}

async function find(
  db: Queryable,
  query: store.GigQuery,
  sort: GigSort,
  page: PageRequest,
  lastNumber = 0,
): Promise<Found> {
  // One more than is shown tells whether more follow.
  const wanted = { ...page, limit: page.limit + 1 }
  if (sort === 'relevance') return findBest(db, query, wanted, lastNumber)
  return {
    listing: await store.listGigs(db, query, sort, wanted),
    placeOf: ({ value, number }) => (sort === 'newest' ? [`${number}`] : [value, `${number}`]),
  }
}

// Those that have all words in their titles, then those that have them in their labels, then the others, each from the newest
// back. The first page settles up to which gig, so that a walk through the pages is not disturbed by what is posted meanwhile.
async function findBest(
  db: Queryable,
  query: store.GigQuery,
  { limit, after }: PageRequest,
  lastNumber: number,
): Promise<Found> {
  const [relevance = IN_TITLE, number, last] = after?.map(Number) ?? []
  const end = last ?? lastNumber + 1
  const tiers = TIERS.filter((tier) => tier <= relevance).map((tier) => ({
    relevance: tier,
    before: tier === relevance ? (number ?? end) : end,
  }))
  return {
    listing: store.isLookup(query) ? await store.listTiers(db, query, tiers, limit) : await fill(tiers, NOTHING),
    placeOf: ({ value, number }) => [value, `${number}`, `${end}`],
  }

  async function fill([tier, ...others]: readonly store.Tier[], better: store.Listing): Promise<store.Listing> {
    if (!tier || better.found === limit) return better
    const { relevance, before } = tier
    const page = { limit: limit - better.found, after: [`${before}`] }
    const alike = await store.listGigs(db, { ...query, relevance }, 'newest', page)
    return fill(others, joined(better, { ...alike, last: alike.last && { ...alike.last, value: `${relevance}` } }))
  }
}

const TIERS = [IN_TITLE, IN_LABELS, ANYWHERE] as const

// There is no room around parts that come from different places.
function joined(first: store.Listing, second: store.Listing): store.Listing {
  return {
    found: first.found + second.found,
    json: [...first.json, ...second.json],
    last: second.last ?? first.last,
  }
}

const NOTHING: store.Listing = { found: 0, json: [], last: null }
