import type { Static } from 'typebox'
import { listReviewsAbout } from '../../deals/reviews/service.ts'
import { getPublicGig, listGigCategories, listPublicGigs } from '../../market/gigs/public-service.ts'
import type { PublicGig } from '../../market/gigs/schema.ts'
import { isSlowToFind } from '../../market/gigs/search-service.ts'
import type { Profile } from '../../people/profiles/schema.ts'
import { getProfile, isSlowToFind as isSlowToFindPeople, listProfiles } from '../../people/profiles/service.ts'
import { listVouches } from '../../people/vouches/service.ts'
import type { PageVisit, ReadContext } from '../../platform/context.ts'
import { type Actor, VISITOR } from '../../platform/kernel/actor.ts'
import { Refusal } from '../../platform/kernel/errors.ts'
import type { Html } from '../../platform/kernel/html.ts'
import { toId } from '../../platform/kernel/ids.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { inUse } from '../../platform/kernel/trade.ts'
import type { ShownPage } from '../../platform/kernel/web-page.ts'
import { type Console, perVisitor } from '../console/service.ts'
import { gigSearchFrom, peopleSearchFrom } from './filters.ts'
import { gigPage, gigsPage, type ShownGig } from './gig-pages.ts'
import { homePage } from './home-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { peoplePage, profilePage } from './people-pages.ts'

// What visitors see. The API needs a key for the same things; pages call the use cases.

/** Where there is nothing: people who are signed in get the console, which says so in its own frame. */
export function showNotFound({ site, session }: { site: Site; session: Actor | null }, console: Console): ShownPage {
  return session ? { ...console.show(site), status: 404 } : { ...shown(notFoundPage(site)), status: 404 }
}

export async function showHome(visit: PageVisit): Promise<ShownPage> {
  const [gigs, categories] = await Promise.all([
    visit.list({ filters: {}, limit: 6 }, async (ctx, { limit }) => withClients(ctx, { limit })),
    categoriesOf(visit, 8),
  ])
  return shown(homePage(visit.site, { gigs: gigs.rows, categories, now: visit.now }))
}

export async function showGigs(visit: PageVisit): Promise<ShownPage> {
  const { filter, typed } = gigSearchFrom(visit.query, visit.site)
  const [found, categories] = await Promise.all([
    visit.list({ filters: filter, limit: PAGE_SIZE, isSlow: isSlowToFind(filter) }, (ctx, page) =>
      withClients(ctx, page, filter),
    ),
    categoriesOf(visit, 30),
  ])
  const list = {
    ...found,
    gigs: found.rows,
    typed,
    fields: filter.fields,
    categories,
    isFiltered: Object.keys(filter).length > 0,
    firstUrl: firstUrlOf(visit, '/gigs'),
    now: visit.now,
  }
  return shown(gigsPage(visit.site, list))
}

export async function showGig(visit: PageVisit): Promise<ShownPage> {
  const { gig, client } = await visit.read(async (ctx) => {
    const gig = await getPublicGig(ctx, toId('gig', visit.params.id ?? ''))
    return { gig, client: await profileOf(ctx, gig.client_id) }
  })
  const { category } = gig
  const filters = category === null ? {} : { category }
  const more = await visit.list({ filters, limit: 4 }, (ctx, { limit }) => withClients(ctx, { limit }, filters))
  const others = more.rows.filter((other) => other.gig.id !== gig.id).slice(0, 3)
  return shown(gigPage(visit.site, { gig, client, more: others, now: visit.now }))
}

export async function showPeople(visit: PageVisit): Promise<ShownPage> {
  const { filter, typed } = peopleSearchFrom(visit.query, visit.site)
  const options = { filters: filter, limit: PAGE_SIZE, isSlow: isSlowToFindPeople(filter) }
  const found = await visit.list(options, (ctx, page) => listProfiles(ctx, filter, page))
  const isFiltered = Object.keys(filter).length > 0
  const firstUrl = firstUrlOf(visit, '/people')
  const { fields } = filter
  return shown(peoplePage(visit.site, { ...found, people: found.rows, typed, fields, isFiltered, firstUrl }))
}

export async function showProfile(visit: PageVisit): Promise<ShownPage> {
  const { profile, reviews, vouches } = await visit.read(async (ctx) => {
    const id = toId('usr', visit.params.id ?? '')
    const profile = await getProfile(ctx, VISITOR, id)
    const [reviews, vouches] = await Promise.all([
      listReviewsAbout(ctx, VISITOR, id, { limit: 20, after: null }),
      listVouches(ctx, VISITOR, id, { limit: 20, after: null }),
    ])
    const nameOf = await namesOf(
      ctx,
      [...reviews.rows, ...vouches.rows].map(({ from_user_id }) => from_user_id),
    )
    return {
      profile,
      reviews: reviews.rows.map((review) => ({ review, author: nameOf(review.from_user_id) })),
      vouches: vouches.rows.map((vouch) => ({ vouch, author: nameOf(vouch.from_user_id) })),
    }
  })
  const filters = { client_id: profile.user_id }
  const gigs = await visit.list({ filters, limit: 10 }, (ctx, { limit }) => withClients(ctx, { limit }, filters))
  return shown(profilePage(visit.site, { profile, reviews, vouches, gigs: gigs.rows, now: visit.now }))
}

const PAGE_SIZE = 20

export function shown(page: Html): ShownPage {
  return { status: 200, page, headers: { ...perVisitor, 'content-security-policy': POLICY } }
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** The marketplace's own categories, or else those that are the most frequent. */
async function categoriesOf({ site, readMany }: PageVisit, limit: number): Promise<string[]> {
  const { categories } = site.trade
  if (categories.length > 0) return inUse(categories).map(({ key }) => key)
  return readMany((ctx) => listGigCategories(ctx, limit))
}

async function withClients(
  ctx: ReadContext,
  { limit, after = null }: { limit: number; after?: readonly string[] | null },
  filter: Parameters<typeof listPublicGigs>[1] = {},
): Promise<{ rows: ShownGig[]; next: readonly string[] | null }> {
  const { rows, next } = await listPublicGigs(ctx, filter, { limit, after })
  const nameOf = await namesOf(
    ctx,
    rows.map((gig: PublicGig) => gig.client_id),
  )
  return { rows: rows.map((gig) => ({ gig, clientName: nameOf(gig.client_id) })), next }
}

/** The names of users; null for those visitors don't see. Reads in the same turn of the event loop share a statement. */
async function namesOf(ctx: ReadContext, ids: readonly string[]): Promise<(id: string) => string | null> {
  const profiles = await Promise.all([...new Set(ids)].map((id) => profileOf(ctx, id)))
  const names = new Map(profiles.flatMap((profile) => (profile ? [[profile.user_id, profile.display_name]] : [])))
  return (id) => names.get(id) ?? null
}

/** Null for someone whose profile visitors do not see. */
async function profileOf(ctx: ReadContext, id: string): Promise<Static<typeof Profile> | null> {
  try {
    return await getProfile(ctx, VISITOR, toId('usr', id))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
    throw error
  }
}

function firstUrlOf({ query }: PageVisit, path: string): string {
  const filters = new URLSearchParams(query)
  filters.delete('cursor')
  return filters.size > 0 ? `${path}?${filters}` : path
}
