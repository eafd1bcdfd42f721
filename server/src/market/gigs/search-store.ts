import type { Queryable } from '../../platform/db/database.ts'
import { tsqueryFrom } from '../../platform/db/full-text.ts'
import { allOf, plannedEachTime, type Sql, sql } from '../../platform/db/sql.ts'
import { isSuspended } from '../../platform/db/suspended.ts'
import type { GigId, UserId } from '../../platform/kernel/ids.ts'
import { skillKeysOf } from '../../platform/kernel/skills.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { GigSort, GigStatus, RateType } from './domain.ts'

export interface GigQuery {
  status: GigStatus
  now: Instant
  words?: Words | undefined
  skills: readonly string[]
  category?: string | undefined
  rateType?: RateType | undefined
  minRateCents?: number | undefined
  maxRateCents?: number | undefined
  remote?: boolean | undefined
  clientId?: UserId | undefined
  /** The caller's own gigs while they are suspended, which all other lists leave out. */
  isOfSuspendedCaller?: boolean
}

/** As a user typed them, or as a query that PostgreSQL has parsed already. */
export type Words = { typed: string } | { parsed: string }

export type OrderedSort = Exclude<GigSort, 'relevance'>

/** Where a gig stands in the order of its list: its sort values, the number last. */
export type Place = readonly string[]

/** The part of an ordered list between two places: behind the first, up to the second. */
export interface Range {
  after: Place | null
  upTo?: Place | null
}

/** A gig in a list, to be read by its id. */
export interface FoundGig {
  id: GigId
  place: Place
}

/** Between these numbers, both included, matches are ranked. Null: up to the newest. */
export interface RankWindow {
  first: string
  last: string | null
}

/** With the number of ranked matches, and the first and last of theirs. */
export type RankedGig = FoundGig & { matches: number; first: string; last: string }

/** In the order of a sort. */
export function findGigs(
  db: Queryable,
  query: GigQuery,
  sort: OrderedSort,
  range: Range,
  limit: number,
): Promise<FoundGig[]> {
  const isGathered = isSearch(query) || (query.clientId !== undefined && sort !== 'newest')
  const statement = pageOf(inOrder(query, sort, range, { filters: filtersOf(query), isGathered }), sort, limit)
  return db.query(hasOneGoodPlan(query, sort) ? statement : plannedEachTime(statement))
}

/** The matches among the 1,000 newest open gigs after a place: enough for words and skills that are common. */
export function findNearGigs(db: Queryable, query: GigQuery, after: Place | null, limit: number): Promise<FoundGig[]> {
  return db.query(plannedEachTime(pageOf(sql`${nearMatches(query, after)} order by number desc`, 'newest', limit)))
}

/** Whether words or skills are searched for among open gigs, which have indexes for them. */
export function isSearch(query: GigQuery): boolean {
  return isOfOpenGigs(query) && (query.words !== undefined || query.skills.length > 0)
}

/** Whether the list is read from the table of open gigs. */
function isOfOpenGigs({ status, isOfSuspendedCaller = false }: GigQuery): boolean {
  return status === 'open' && !isOfSuspendedCaller
}

function nearMatches(query: GigQuery, after: Place | null): Sql {
  const near = sql`select * from open_gigs where ${after ? sql`number < ${after[0]}::bigint` : sql`true`}
    order by number desc limit ${NEAR_MAX}`
  const ofClient = query.clientId === undefined ? [] : [sql`client_id = ${query.clientId}`]
  const conditions = [sql`closes_at > ${query.now}`, ...ofClient, ...filtersOf(query)]
  return sql`select gig_id, number from (${near}) as near where ${allOf(conditions)}`
}

const NEAR_MAX = sql`1000`

function pageOf(matches: Sql, sort: OrderedSort, limit: number): Sql {
  const { by, place } = orders[sort]
  return sql`
    select gig_id as id, ${place} as place from (${matches} limit ${PAGE_MAX}) as matches order by ${by} limit ${limit}`
}

// The longest page and one more, as part of the text: a plan that serves all values has to know that a page is short.
const PAGE_MAX = sql`101`

/**
 * The newest matches in a window, the most relevant first: all words in the title, then all in title, category and skills.
 * `ts_rank_cd` would take up to 150 ms for one gig that repeats the words.
 */
export async function findRankedGigs(
  db: Queryable,
  query: GigQuery & { words: Words },
  { first, last }: RankWindow,
  after: readonly [rank: string, number: string] | null,
  limit: number,
): Promise<RankedGig[]> {
  const inWindow = last === null ? [] : [sql`number <= ${last}::bigint`]
  const matches = inOrder(
    query,
    'newest',
    { after: null, upTo: [first] },
    { filters: [...filtersOf(query), ...inWindow], isGathered: isSearch(query) && !(await isCommon(db, query)) },
  )
  const words = tsqueryOf(query.words)
  const beyond = after ? [sql`(rank, number) < (${after[0]}::integer, ${after[1]}::bigint)`] : []
  return db.query(
    plannedEachTime(sql`
      select gig_id as id, array[rank::text, number::text] as place, matches, first, last
      from (
        select gig_id, number, (title_words @@ ${words})::integer + (named_words @@ ${words})::integer as rank,
          count(*) over ()::integer as matches, min(number) over ()::text as first, max(number) over ()::text as last
        from (${matches} limit ${RANKED_MAX}) as matches
      ) as ranked
      where ${allOf(beyond)} order by rank desc, number desc limit ${limit}`),
  )
}

export const RANKED_MAX = 1_000

// The planner has statistics of common words only. It overestimates all others and would read every gig in order to find a few.
async function isCommon(db: Queryable, query: GigQuery): Promise<boolean> {
  const [row] = await db.query<{ count: number }>(
    plannedEachTime(sql`select count(*)::integer as count from (${nearMatches(query, null)}) as near`),
  )
  return row !== undefined && row.count >= COMMON_MIN
}

// Below one in ten, reading all matches by their index is quicker than reading gigs in order until a thousand match.
const COMMON_MIN = 100

/**
 * Gigs that are not open are kept in order, but not indexed by what they say: a page with filters looks through this many of
 * them, and the next page goes on from there. Null when there are no more.
 */
export async function findWalkEnd(
  db: Queryable,
  query: GigQuery,
  sort: OrderedSort,
  after: Place | null,
): Promise<Place | null> {
  if (isOfOpenGigs(query) || filtersOf(query).length === 0) return null
  const { by, place } = orders[sort]
  const [row] = await db.query<{ place: Place }>(sql`
    select ${place} as place from (${inOrder(query, sort, { after }, { filters: [], isGathered: false })} offset ${WALK_MAX - 1} limit 1) as gigs order by ${by}`)
  return row?.place ?? null
}

const WALK_MAX = 5_000

/**
 * A query for titles with words that are similar to the typed ones; null when a typed word is similar to none. Of many words only the
 * longest count, since each takes its time. Stop words and excluded words do not count.
 */
export async function findLikelyWords(db: Queryable, typed: string): Promise<string | null> {
  const [row] = await db.query<{ query: string | null }>(
    plannedEachTime(sql`
    select case when bool_and(likely.query is not null) then string_agg('(' || likely.query || ')', ' & ') end as query
    from (
      select word from unnest(tsvector_to_array(to_tsvector('simple', ${typed.replace(EXCLUDED, ' ')}))) as word
      where to_tsvector('english', word) <> '' order by length(word) desc limit ${CORRECTED_MAX}
    ) as typed
    cross join lateral (
      select string_agg(query, ' | ') as query from (
        select to_tsquery('english', phrase::text || ':A')::text as query
        from similar_title_words(typed.word) as similar_word, phraseto_tsquery('simple', similar_word) as phrase
        where numnode(phrase) > 0
      ) as queries where query <> ''
    ) as likely`),
  )
  return row?.query ?? null
}

const CORRECTED_MAX = 3
const EXCLUDED = /(?<=^|\s)-("[^"]*"?|\S+)/g

// Open gigs have a table of their own, with an index for words, for skills and for each order.
function inOrder(
  query: GigQuery,
  sort: OrderedSort,
  { after, upTo }: Range,
  { filters, isGathered }: { filters: readonly Sql[]; isGathered: boolean },
): Sql {
  const { status, clientId, now } = query
  const { columns, by, at, ...is } = orders[sort]
  const isIndexed = status === 'open' ? sql`deleted_at is null` : sql`status <> 'open' and deleted_at is null`
  const [gigId, words, table, ofStatus] = isOfOpenGigs(query)
    ? [sql`gig_id`, sql`title_words, named_words`, sql`open_gigs`, []]
    : [sql`id as gig_id`, wordsInGigs, sql`gigs`, [sql`status = ${status} and ${isIndexed}`]]
  const conditions = [
    ...ofStatus,
    ...(status === 'open' || status === 'paused' ? [sql`closes_at > ${now}`] : []),
    ...(clientId === undefined ? [] : [sql`client_id = ${clientId}`]),
    ...(after ? [sql`(${columns}) ${is.behind} (${at(after)})`] : []),
    ...(upTo ? [sql`(${columns}) ${is.upTo} (${at(upTo)})`] : []),
    ...filters,
  ]
  const found = sql`select ${gigId}, number, rate_high_cents, rate_low_cents, closes_at, ${words} from ${table}
    where ${allOf(conditions)}`
  if (!isGathered || !isOfOpenGigs(query)) return sql`${found} order by ${by}`
  // `offset 0` makes the planner find all matches by their own index and then sort them. In the order of the list, few matches
  // are far apart, and every gig between them would be read.
  return sql`select * from (${found} offset 0) as gathered order by ${by}`
}

const wordsInGigs = sql`ts_filter(search, '{a}') as title_words, ts_filter(search, '{a,b}') as named_words`

function filtersOf(query: GigQuery): Sql[] {
  const { status, words, skills, category, rateType, minRateCents, maxRateCents, remote, isOfSuspendedCaller } = query
  // Drafts are shown to their owner only.
  const isOfOthers = status !== 'open' && status !== 'draft' && !isOfSuspendedCaller
  return [
    ...(isOfOthers ? [sql`not ${isSuspended(sql`client_id`)}`] : []),
    ...(words ? [sql`search @@ ${tsqueryOf(words)}`] : []),
    ...(skills.length > 0 ? [sql`skill_keys @> ${skillKeysOf(skills)}::text[]`] : []),
    ...(category === undefined ? [] : [sql`category = ${category}`]),
    ...(rateType === undefined ? [] : [sql`rate_type = ${rateType}`]),
    ...(minRateCents === undefined ? [] : [sql`rate_high_cents >= ${minRateCents}`]),
    ...(maxRateCents === undefined ? [] : [sql`rate_low_cents <= ${maxRateCents}`]),
    ...(remote === undefined ? [] : [sql`remote = ${remote}`]),
  ]
}

function tsqueryOf(words: Words): Sql {
  return 'typed' in words ? tsqueryFrom(words.typed) : sql`${words.parsed}::tsquery`
}

// One index gives the order, whatever the values are; otherwise the best plan depends on how many gigs have them.
function hasOneGoodPlan({ category, clientId, ...others }: GigQuery, sort: OrderedSort): boolean {
  const isFiltered = filtersOf(others).length > 0
  const isWithin = category !== undefined || clientId !== undefined
  return !isFiltered && (!isWithin || (sort === 'newest' && (category === undefined || clientId === undefined)))
}

interface Order {
  columns: Sql
  by: Sql
  place: Sql
  /** A place as values of the columns. */
  at: (place: Place) => Sql
  /** The operators that leave gigs behind a place, and those up to it. */
  behind: Sql
  upTo: Sql
}

const descending = { behind: sql`<`, upTo: sql`>=` }
const ascending = { behind: sql`>`, upTo: sql`<=` }

const orders: Record<OrderedSort, Order> = {
  newest: {
    columns: sql`number`,
    by: sql`number desc`,
    place: sql`array[number::text]`,
    at: ([number]) => sql`${number}::bigint`,
    ...descending,
  },
  rate_high: {
    columns: sql`rate_high_cents, number`,
    by: sql`rate_high_cents desc, number desc`,
    place: sql`array[rate_high_cents::text, number::text]`,
    at: ([cents, number]) => sql`${cents}::bigint, ${number}::bigint`,
    ...descending,
  },
  rate_low: {
    columns: sql`rate_low_cents, number`,
    by: sql`rate_low_cents, number`,
    place: sql`array[rate_low_cents::text, number::text]`,
    at: ([cents, number]) => sql`${cents}::bigint, ${number}::bigint`,
    ...ascending,
  },
  closing_soon: {
    columns: sql`closes_at, number`,
    by: sql`closes_at, number`,
    place: sql`array[closes_at::text, number::text]`,
    at: ([closesAt, number]) => sql`${closesAt}::timestamptz, ${number}::bigint`,
    ...ascending,
  },
}
