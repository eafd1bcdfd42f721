import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../context.ts'
import type { Database, Queryable } from '../db/database.ts'
import type { EventType } from '../events/domain.ts'
import { record } from '../events/service.ts'
import { type Actor, userIdFrom } from '../kernel/actor.ts'
import { conflict, forbidden, notFound, validationFailed } from '../kernel/errors.ts'
import { type GigId, newId } from '../kernel/ids.ts'
import type { PageRequest } from '../kernel/pages.ts'
import type { Rendered, RenderedPage } from '../kernel/rendered.ts'
import { type CalendarDate, parseInstant } from '../kernel/time.ts'
import { transition } from '../kernel/transitions.ts'
import { requireVersion } from '../kernel/versions.ts'
import {
  ANYWHERE,
  asOf,
  checkTerms,
  decideChange,
  type Gig,
  type GigSort,
  type GigTerms,
  gigTransitions,
  IN_TITLE,
  isVisibleTo,
  type StoredGig,
} from './domain.ts'
import {
  type GigChanges,
  type GigFilter,
  type Gig as GigShape,
  type NewGig,
  presentGig,
  renderFacts,
  renderGig,
  renderGigForAll,
} from './schema.ts'
import * as store from './store.ts'

export async function createGig(
  ctx: WriteContext,
  actor: Actor,
  { status = 'open', ...body }: Static<typeof NewGig>,
): Promise<Static<typeof GigShape>> {
  const now = ctx.clock.now()
  const terms: GigTerms = { ...defaults, ...termsFrom(ctx, body) }
  checkTerms(terms, now, () => true)
  const gig: Gig = {
    ...terms,
    id: newId<'gig'>(),
    client_id: actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    filled_positions: 0,
    reserved_positions: 0,
    status,
    application_count: 0,
    version: 1,
    created_at: now,
    updated_at: now,
  }
  const facts = renderFacts(gig, ctx.settings.currency)
  store.sendGig(ctx.db, gig, facts)
  store.sendTitleWords(ctx.db, gig.title)
  recordGig(ctx, actor, { ...gig, facts }, 'gig.created')
  return presentGig(gig, actor.userId, ctx.settings.currency)
}

export async function getGig(ctx: ReadContext, actor: Actor, id: GigId): Promise<Rendered> {
  return renderGig(await requireVisibleGig(ctx, actor, id), actor.userId)
}

/** The gig as it stands now, for whoever may know of it. */
export async function requireVisibleGig(ctx: ReadContext, actor: Actor, id: GigId): Promise<StoredGig> {
  const gig = await store.findGig(ctx.db, id)
  if (!gig || !isVisibleTo(actor.userId, gig)) throw notFound()
  return asOf(gig, ctx.clock.now())
}

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
    words: filter.q,
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
  const goesOnLikely = page.after?.[0] === LIKELY
  return goesOnLikely
    ? findLikely(ctx.db, query, sort, { ...page, after: page.after?.slice(1) ?? null })
    : findPage(ctx.db, query, sort, page)
}

/** Holds the gig for a use case of any feature; what is past its deadline has expired, swept or not. */
export async function lockVisibleGig(ctx: WriteContext, actor: Actor, id: GigId): Promise<Gig> {
  const gig = await store.lockGigVisibleTo(ctx.db, id, actor.userId)
  if (!gig) throw notFound()
  const current = asOf(gig, ctx.clock.now())
  return current === gig ? gig : expire(ctx, gig)
}

/** Holds the gig for a use case of another feature, whoever is calling; null when it was deleted. */
export async function lockGig(ctx: WriteContext, id: GigId): Promise<Gig | null> {
  const gig = await store.lockGig(ctx.db, id)
  return gig && asOf(gig, ctx.clock.now())
}

/** For the clock, which leaves alone what somebody is working on. */
export async function lockGigUnlessBusy(ctx: WriteContext, id: GigId): Promise<Gig | null> {
  const gig = await store.lockGigUnlessBusy(ctx.db, id)
  return gig && asOf(gig, ctx.clock.now())
}

/** Stores how many positions of a gig that is held are taken; filling the last one, or freeing it, moves the gig. */
export async function savePositions(ctx: WriteContext, by: Actor | 'clock', before: Gig, after: Gig): Promise<void> {
  const counted = store.updatePositions(ctx.db, after)
  if (after.status !== before.status) {
    const moved = await save(ctx, after)
    recordGig(ctx, by, moved, eventOf[moved.status])
  }
  await counted
}

export async function lockOwnGig(ctx: WriteContext, actor: Actor, id: GigId): Promise<Gig> {
  const gig = await lockVisibleGig(ctx, actor, id)
  if (gig.client_id !== actor.userId) throw forbidden('not_yours', 'This gig belongs to somebody else.')
  return gig
}

/**
 * The gig after its owner's changes, stored and told; `ended` says whether what hangs on it must end. Others know
 * whether its rate type is fixed by now.
 */
export async function applyChanges(
  ctx: WriteContext,
  actor: Actor,
  id: GigId,
  { status, ...body }: Static<typeof GigChanges>,
  ifMatch: readonly number[] | null,
  isRateTypeFixed: () => Promise<boolean>,
): Promise<{ gig: Gig; ended: 'closed' | 'filled' | null }> {
  const gig = await lockOwnGig(ctx, actor, id)
  requireVersion(gig.version, ifMatch)
  const changes = { ...termsFrom(ctx, body), ...(status && { status }) }
  const decision = decideChange(gig, changes, ctx.clock.now())
  if (!decision.edited && !decision.moved) return { gig, ended: null }
  if (decision.gig.rate_type !== gig.rate_type && (await isRateTypeFixed())) {
    throw conflict('rate_type_fixed', 'How this gig is paid cannot change while it is being negotiated.')
  }
  if (decision.gig.title !== gig.title) store.sendTitleWords(ctx.db, decision.gig.title)
  const changed = await save(ctx, decision.gig)
  recordGig(ctx, actor, changed, decision.moved ? eventOf[changed.status] : 'gig.updated')
  const hasEnded = decision.moved && (changed.status === 'closed' || changed.status === 'filled')
  return { gig: changed, ended: hasEnded ? (changed.status as 'closed' | 'filled') : null }
}

/** Takes the gig out of sight; what hangs on it must end too. */
export async function removeGig(
  ctx: WriteContext,
  actor: Actor,
  id: GigId,
  ifMatch: readonly number[] | null,
): Promise<Gig> {
  const gig = await lockOwnGig(ctx, actor, id)
  requireVersion(gig.version, ifMatch)
  transition(gigTransitions, 'delete', { status: gig.status, by: 'owner' })
  const removed = await save(ctx, { ...gig, status: 'closed' })
  await store.markGigDeleted(ctx.db, id, ctx.clock.now())
  recordGig(ctx, actor, removed, 'gig.deleted')
  return removed
}

export async function countApplication(ctx: WriteContext, id: GigId): Promise<void> {
  await store.countApplication(ctx.db, id)
}

/** `apply_by`: the gig takes no applications any more. Those it has stay alive. */
export const applyByDeadline = {
  name: 'gig apply_by',
  findDue: store.findDueGigs,
  async settle(ctx: WriteContext, id: string): Promise<void> {
    const gig = await store.lockGigUnlessBusy(ctx.db, id as GigId)
    if (gig && asOf(gig, ctx.clock.now()) !== gig) await expire(ctx, gig)
  },
}

/** Keeps searches fast while gigs are posted: each has to read through what is not sorted into the index yet. */
export async function settleSearchIndex(database: Database): Promise<void> {
  await database.transaction(store.settleSearchIndex)
}

// Words that are nowhere get a second chance.
async function findPage(db: Queryable, query: store.GigQuery, sort: GigSort, page: PageRequest): Promise<RenderedPage> {
  // One more than is shown tells whether more follow.
  const { listing, placeOf } = await find(db, query, sort, { ...page, limit: page.limit + 1 })
  const { found, json, last } = listing
  if (found === 0 && query.words !== undefined && query.likely === undefined && !page.after) {
    return findLikely(db, query, sort, page)
  }
  return { rendered: json, next: found > page.limit && last ? placeOf(last) : null }
}

// Titles with words like those that were asked for. The cursor remembers that it was these.
async function findLikely(
  db: Queryable,
  query: store.GigQuery,
  sort: GigSort,
  page: PageRequest,
): Promise<RenderedPage> {
  const likely = await store.findLikelyTitles(db, query.words ?? '')
  if (likely === null) return { rendered: [], next: null }
  const { rendered, next } = await findPage(db, { ...query, likely }, sort === 'relevance' ? 'newest' : sort, page)
  return { rendered, next: next && [LIKELY, ...next] }
}

const LIKELY = 'likely'

interface Found {
  listing: store.Listing
  placeOf(last: NonNullable<store.Listing['last']>): readonly string[]
}

async function find(db: Queryable, query: store.GigQuery, sort: GigSort, page: PageRequest): Promise<Found> {
  if (sort === 'relevance') return findBest(db, query, page)
  if (sort === 'newest') {
    const listing = store.isLookup(query)
      ? await store.listNewest(
          db,
          query,
          page.after ? Number(page.after[0]) : (await store.findLastNumber(db)) + 1,
          page.limit,
        )
      : await store.listGigs(db, query, sort, page)
    return { listing, placeOf: ({ number }) => [`${number}`] }
  }
  const listing = await store.listGigs(db, query, sort, page)
  return { listing, placeOf: ({ value, number }) => [value, `${number}`] }
}

// Those that have all words in their titles, then those that have them in their labels, then the others, each from the newest
// back. The first page settles up to which gig, so that a walk through the pages is not disturbed by what is posted meanwhile.
async function findBest(db: Queryable, query: store.GigQuery, { limit, after }: PageRequest): Promise<Found> {
  const [value = IN_TITLE, number, last] = after ?? []
  const end = last === undefined ? (await store.findLastNumber(db)) + 1 : Number(last)
  const isLookup = store.isLookup(query)
  return {
    listing: await fill(Number(value), number === undefined ? end : Number(number), NOTHING),
    placeOf: ({ value, number }) => [value, `${number}`, `${end}`],
  }

  async function fill(relevance: number, before: number, better: store.Listing): Promise<store.Listing> {
    const wanted = limit - better.found
    const alike = { ...query, relevance }
    const newest = isLookup
      ? await store.listNewest(db, alike, before, wanted)
      : await store.listGigs(db, alike, 'newest', { limit: wanted, after: [`${before}`] })
    const listing = joined(better, { ...newest, last: newest.last && { ...newest.last, value: `${relevance}` } })
    return listing.found === limit || relevance === ANYWHERE ? listing : fill(relevance - 1, end, listing)
  }
}

function joined(first: store.Listing, second: store.Listing): store.Listing {
  return {
    found: first.found + second.found,
    json: [...first.json, ...second.json],
    last: second.last ?? first.last,
  }
}

const NOTHING: store.Listing = { found: 0, json: [], last: null }

const defaults = {
  category: null,
  skills: [],
  rate_min_cents: null,
  rate_max_cents: null,
  hours_per_week: null,
  start_date: null,
  payout_delay_days: 5,
  review_days: 14,
  remote: true,
  location: null,
  positions: 1,
  apply_by: null,
}

// The shapes have checked these texts already; here they become the types the domain speaks.
function termsFrom<B extends { currency?: string; apply_by?: string | null; start_date?: string | null }>(
  ctx: ReadContext,
  { currency, apply_by, start_date, ...rest }: B,
) {
  if (currency !== undefined && currency !== ctx.settings.currency) {
    const message = `must be ${ctx.settings.currency}, the currency of this marketplace`
    throw validationFailed([{ path: 'currency', code: 'not_allowed', message }])
  }
  return {
    ...rest,
    ...(apply_by !== undefined && { apply_by: apply_by === null ? null : parseInstant(apply_by) }),
    ...(start_date !== undefined && { start_date: start_date as CalendarDate | null }),
  }
}

const eventOf = {
  draft: 'gig.updated',
  open: 'gig.opened',
  paused: 'gig.paused',
  filled: 'gig.filled',
  closed: 'gig.closed',
  expired: 'gig.expired',
} as const satisfies Record<Gig['status'], EventType>

async function expire(ctx: WriteContext, gig: Gig): Promise<Gig> {
  const status = transition(gigTransitions, 'expire', { status: gig.status, by: 'clock' }) ?? gig.status
  const expired = await save(ctx, { ...gig, status })
  recordGig(ctx, 'clock', expired, 'gig.expired')
  return expired
}

async function save(ctx: WriteContext, changed: Gig): Promise<SavedGig> {
  const gig = { ...changed, version: changed.version + 1, updated_at: ctx.clock.now() }
  const facts = renderFacts(gig, ctx.settings.currency)
  await store.updateGig(ctx.db, gig, facts)
  return { ...gig, facts }
}

type SavedGig = Gig & { facts: string }

function recordGig(ctx: WriteContext, by: Actor | 'clock', gig: SavedGig, type: EventType): void {
  const data = renderGigForAll(gig)
  record(ctx, by, { type, subject: { type: 'gig', id: gig.id }, data, audience: [gig.client_id] })
}
