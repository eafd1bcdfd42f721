import { isBlockedFrom } from '../../people/blocks/fragments.ts'
import { isApartFrom } from '../../people/conflicts/fragments.ts'
import { isSuspended } from '../../people/users/fragments.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { tsqueryFrom } from '../../platform/db/full-text.ts'
import { metadataConditions } from '../../platform/db/metadata.ts'
import { allOf, plannedEachTime, Sql, sql } from '../../platform/db/sql.ts'
import { type FieldCondition, jsonPathOf } from '../../platform/fields/domain.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import { COUNT_MAX, countOf, type ListCount } from '../../platform/kernel/pages.ts'
import { skillKeysOf } from '../../platform/kernel/skills.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Fields } from '../../platform/kernel/trade.ts'
import { type GigSort, type GigStanding, type GigStatus, gigStatuses, type RateType } from './domain.ts'
import { hasLiveContracts, isLiveApplication, members, passes } from './fragments.ts'

export interface GigQuery {
  reader: UserId
  status: GigStatus
  now: Instant
  words?: Words | undefined
  skills: readonly string[]
  /** A gig has to be in one of them. */
  categories?: readonly string[] | undefined
  rateType?: RateType | undefined
  minRateCents?: number | undefined
  maxRateCents?: number | undefined
  remote?: boolean | undefined
  clientId?: UserId | undefined
  fields?: readonly FieldCondition[] | undefined
  /** Of the reader. */
  metadata?: Readonly<Record<string, string>> | undefined
}

/** Words as typed by a user, or as a query that PostgreSQL has already parsed. */
export type Words = { typed: string } | { parsed: string }

export type OrderedSort = Exclude<GigSort, 'relevance'>

/** A gig's position in its list: its sort values, with the number last. */
export type Place = readonly string[]

/** The part of an ordered list between two positions: after the first, up to the second. */
export interface Range {
  after: Place | null
  upTo?: Place | null
}

/**
 * A row of a list. It has few columns because reading a column takes this process longer than anything else it does with the row.
 */
export interface ListedGig {
  /** Its JSON members; null for rows that no longer fit on the page. */
  members: string | null
  fields: Fields
  /** The values of its position, joined. */
  place: string
  /** What determines its reader's actions; read by `standingFrom`. */
  standing: string
  /** False for a row that only shows how far the statement looked. */
  is_match?: boolean
  /** The statement looked no further than this row. */
  is_end?: boolean
}

/**
 * The standing of a reader with a gig in a list. `is_past`: its application deadline has passed. Only owners see removed gigs in
 * lists.
 */
export type ListedStanding = GigStanding & { client_id: UserId; is_past: boolean; removal: boolean }

export function standingFrom(text: string): ListedStanding {
  const [client_id, ...flags] = text.split(' ')
  const [has_applied = false, is_barred = false, has_live_contracts = false, is_past = false, removal = false] =
    flags.map((f) => f === 't')
  return { client_id: client_id as UserId, has_applied, is_barred, has_live_contracts, is_past, removal }
}

/** Matches are ranked between these numbers, inclusive. Null: up to the newest. */
export interface RankWindow {
  first: string | null
  last: string | null
}

/** With the number of ranked matches, their first and last number, and whether older matches may follow. */
export type RankedGig = ListedGig & { first: string; last: string; is_cut: boolean }

/** A page in sort order. */
export function listGigs(
  db: Queryable,
  query: GigQuery,
  sort: OrderedSort,
  range: Range,
  limit: number,
): Promise<ListedGig[]> {
  const { by, place } = orders[sort]
  const matches = isNewestOfOne(query, sort) ? newestOfOne(query, range, limit) : matchesInOrder(query, sort, range)
  const found = sql`with matches as ${isSearch(query) ? sql`materialized` : sql`not materialized`} (${matches})
    select *, ${place} as place from matches order by ${by} limit ${limit}`
  const statement = pageOf(found, query, by, isOfOpenGigs(query) ? sql`` : sql`is_match, is_end,`)
  return db.query(hasOneGoodPlan(query, sort) ? statement : plannedEachTime(statement))
}

/**
 * A page of the newest matches in a window, most relevant first: all words in the title, then all in title, category and skills.
 * `ts_rank_cd` would take up to 150 ms for a single gig that repeats the words.
 */
export function listRankedGigs(
  db: Queryable,
  query: GigQuery & { words: Words },
  { first, last }: RankWindow,
  after: readonly [rank: string, number: string] | null,
  limit: number,
): Promise<RankedGig[]> {
  const words = tsqueryOf(query.words)
  const rank = sql`(search @@ ${within(words, 'A')})::integer + (search @@ ${within(words, 'AB')})::integer as rank`
  const open = sql`${openColumns}, ${rank}, true as is_match, false as is_end`
  const range = { after: null, upTo: first === null ? null : [first] }
  const upToLast = last === null ? [] : [sql`number <= ${last}::bigint`]
  const matches = isOfOpenGigs(query)
    ? sql`${openGigs(query, 'newest', range, [...openFiltersOf(query), ...upToLast], open)} order by number desc limit ${SEARCH_MAX}`
    : sql`${walk(query, 'newest', range, upToLast, rank)} limit ${SEARCH_MAX}`
  const beyond = after ? [sql`(rank, number) < (${after[0]}::integer, ${after[1]}::bigint)`] : []
  const by = sql`is_match desc, rank desc, number desc`
  const found = sql`
    select *, concat_ws('|', rank, number) as place from (
      select *, min(number) over ()::text as first, max(number) over ()::text as last,
        count(*) over () = ${SEARCH_MAX} or bool_or(is_end) over () as is_cut
      from (${matches}) as matches
    ) as ranked
    where ${allOf(beyond)} order by ${by} limit ${limit}`
  return db.query(plannedEachTime(pageOf(found, query, by, sql`is_match, first, last, is_cut,`)))
}

/** How many gigs a list has. Also capped if the search stops before looking at every gig. */
export async function countGigs(db: Queryable, query: GigQuery): Promise<ListCount> {
  const matches = isOfOpenGigs(query)
    ? openGigs(query, 'newest', { after: null }, openFiltersOf(query), sql`true as is_match, false as is_end`)
    : walk(query, 'newest', { after: null }, [])
  const [row] = await db.query<{ count: number; is_cut: boolean | null }>(
    plannedEachTime(sql`
      select count(*) filter (where is_match) as count, bool_or(is_end) as is_cut
      from (${matches} limit ${COUNT_MAX + 1}) as counted`),
  )
  const { count, isCapped } = countOf(row?.count ?? 0)
  return { count, isCapped: isCapped || row?.is_cut === true }
}

/**
 * A query for titles with words similar to the typed ones; null if a typed word isn't similar to any. If there are many words,
 * only the longest count, since each takes time. Stop words and excluded words don't count.
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

// Reads the found gigs in order. The reader's relation to them is looked up once, not for each gig.
function pageOf(found: Sql, { reader, now }: GigQuery, by: Sql, more: Sql): Sql {
  // A page of long gigs holds fewer of them, so that reading and sending it doesn't delay other callers.
  const bytesBefore = sql`sum(octet_length(facts) + pg_column_size(fields)) over (order by ${by} rows between unbounded preceding and 1 preceding)`
  return sql`
    select ${more} place, case when coalesce(${bytesBefore}, 0) < ${PAGE_BYTES} then ${members} end as members, fields,
      concat_ws(' ', client_id,
        gigs.id in (select gig_id from applications where worker_id = ${reader} and ${isLiveApplication}),
        ${isApartFrom(reader, sql`client_id`, now)} or ${isBlockedFrom(reader, sql`client_id`)},
        client_id = ${reader} and ${hasLiveContracts},
        coalesce(apply_by <= ${now}, false), removal is not null) as standing
    from (${found}) as found cross join lateral (
      select gigs.id, client_id, status, apply_by, filled_positions, reserved_positions, application_count, facts, fields, removal
      from gigs where gigs.id = found.gig_id offset 0
    ) as gigs
    order by ${by}`
}

const PAGE_BYTES = sql`65536`

function matchesInOrder(query: GigQuery, sort: OrderedSort, range: Range): Sql {
  if (!isOfOpenGigs(query)) return sql`${walk(query, sort, range, [])} limit ${PAGE_MAX}`
  const limit = isSearch(query) ? SEARCH_MAX : PAGE_MAX
  return sql`${openGigs(query, sort, range, openFiltersOf(query))} order by ${orders[sort].by} limit ${limit}`
}

/** Whether a list has the newest open gigs in several categories, or with values of one field, and no other filters. */
function isNewestOfOne(query: GigQuery, sort: OrderedSort): boolean {
  const { categories = [], fields = [], ...others } = query
  const isOne = fields.length === 0 ? categories.length > 1 : fields.length === 1 && categories.length === 0
  return isOne && sort === 'newest' && isOfOpenGigs(query) && filtersOf(others).length === 0
}

// The newest of each category or value, no more than a page, since most have far fewer or far more gigs than the average.
function newestOfOne(query: GigQuery, range: Range, limit: number): Sql {
  const { categories = [], fields = [], now } = query
  const conditions = allOf(conditionsOf(query, 'newest', range))
  const below = range.after?.[0] ?? null
  const [first = sql``, ...others] = [
    ...categories.map(
      (category) => sql`(
        select number from open_gigs where ${passes.category(sql`${category}`)} and ${conditions}
        order by number desc limit ${PAGE_MAX})`,
    ),
    ...fields
      .flatMap(valuesOf)
      .map(({ key, min, max }) => sql`select newest_with_value(${key}, ${min}, ${max}, ${below}::bigint, ${now})`),
  ]
  const newest = others.reduce((joined, one) => sql`${joined} union ${one}`, first)
  const numbers = sql`select number from (${newest}) as newest (number) order by number desc limit ${limit}`
  return sql`${openGigs(query, 'newest', range, [sql`number in (${numbers})`])} order by number desc limit ${PAGE_MAX}`
}

/** What to look up in `open_gig_values` for a condition; one of these has to be there. */
function valuesOf(condition: FieldCondition): { key: string; min: number | null; max: number | null }[] {
  const { key } = condition
  if ('oneOf' in condition) return condition.oneOf.map((value) => ({ key: `${key}=${value}`, min: null, max: null }))
  return [{ key, min: amountOf(condition.min), max: amountOf(condition.max) }]
}

// A day as the number that its digits form, which sorts in order of time.
function amountOf(limit: number | string | null): number | null {
  return typeof limit === 'string' ? Number(limit.replaceAll('-', '')) : limit
}

// The longest page plus one, as part of the text, because a plan for all values has to know that pages are short.
const PAGE_MAX = sql`101`
// The planner overestimates words that are too rare for its statistics. It must believe that many matches are wanted; otherwise,
// it would scan gigs in order to find a few instead of using the index of words.
const SEARCH_MAX = sql`1000`

/** Whether the list is read from the table of open gigs, which has an index for words and skills and one for each sort order. */
function isOfOpenGigs({ status, clientId }: GigQuery): boolean {
  return status === 'open' && clientId === undefined
}

function isSearch({ words, skills }: GigQuery): boolean {
  return words !== undefined || skills.length > 0
}

function openGigs(
  query: GigQuery,
  sort: OrderedSort,
  range: Range,
  filters: readonly Sql[],
  columns: Sql = openColumns,
): Sql {
  return sql`select ${columns} from open_gigs where ${allOf([...conditionsOf(query, sort, range), ...filters])}`
}

const sortColumns = sql`number, rate_high_cents, rate_low_cents, closes_at`
const openColumns = sql`gig_id, ${sortColumns}`

// One client's gigs, and gigs that aren't open, are indexed by order but not by content: a page looks through a bounded number of
// them, and the next page continues from there.
function walk(query: GigQuery, sort: OrderedSort, range: Range, filters: readonly Sql[], more?: Sql): Sql {
  const { status, clientId, reader, fields = [] } = query
  const { by } = orders[sort]
  const ofClient =
    clientId === undefined
      ? []
      : [
          sql`client_id = ${clientId}`,
          ...(clientId === reader ? [] : [sql`not ${isSuspended(sql`${clientId}::uuid`)}`]),
        ]
  const conditions = [
    sql`status = ${statuses[status]} and deleted_at is null`,
    ...(clientId === reader ? [] : [sql`removal is null`]),
    ...ofClient,
    ...conditionsOf(query, sort, range),
    ...metadataConditions(sql`gigs.id`, reader, query.metadata),
    ...filters,
  ]
  const isMatch = allOf([
    ...(clientId === undefined ? [sql`not ${isSuspended(sql`client_id`)}`] : []),
    ...filtersOf(query),
    ...(fields.length === 0 ? [] : [passes.fields(sql`${jsonPathOf(fields)}`)]),
  ])
  const isBounded = range.upTo != null
  return sql`
    select * from (
      select *, ${isBounded ? sql`false` : sql`row_number() over (order by ${by}) = ${WALK_MAX}`} as is_end
      from (
        select id as gig_id, ${sortColumns}, ${isMatch} as is_match ${more ? sql`, ${more}` : sql``}
        from gigs where ${allOf(conditions)} order by ${by} ${isBounded ? sql`` : sql`limit ${WALK_MAX}`}
      ) as walked
    ) as walked where is_match or is_end order by ${by}`
}

const WALK_MAX = sql`5000`

// Part of the text, so that the planner sees which indexes of gigs that aren't open it can use.
const statuses = Object.fromEntries(gigStatuses.map((status) => [status, new Sql([`'${status}'`], [])])) as Record<
  GigStatus,
  Sql
>

function conditionsOf({ status, now }: GigQuery, sort: OrderedSort, { after, upTo }: Range): Sql[] {
  const { columns, at, ...is } = orders[sort]
  return [
    ...(status === 'open' || status === 'paused' ? [sql`closes_at > ${now}`] : []),
    ...(after ? [sql`(${columns}) ${is.behind} (${at(after)})`] : []),
    ...(upTo ? [sql`(${columns}) ${is.upTo} (${at(upTo)})`] : []),
  ]
}

/** With those by fields, for which open gigs have an index. */
function openFiltersOf(query: GigQuery): Sql[] {
  const ofFields = (query.fields ?? []).map((condition) => {
    const values = valuesOf(condition)
    const { min = null, max = null } = values[0] ?? {}
    const within = [...(min === null ? [] : [sql`amount >= ${min}`]), ...(max === null ? [] : [sql`amount <= ${max}`])]
    const isValue = allOf([sql`key = any(${values.map(({ key }) => key)}::text[])`, ...within])
    return sql`number in (select number from open_gig_values where ${isValue})`
  })
  return [...filtersOf(query), ...ofFields]
}

type PlainFilters = Omit<GigQuery, 'categories' | 'fields'> & Pick<GigQuery, 'categories'>

function filtersOf({ words, skills, categories, rateType, minRateCents, maxRateCents, remote }: PlainFilters): Sql[] {
  return [
    ...(words ? [passes.words(tsqueryOf(words))] : []),
    ...(skills.length > 0 ? [passes.skills(sql`${skillKeysOf(skills)}`)] : []),
    ...(categories === undefined ? [] : [ofCategories(categories)]),
    ...(rateType === undefined ? [] : [passes.rateType(sql`${rateType}`)]),
    ...(minRateCents === undefined ? [] : [passes.minRate(sql`${minRateCents}`)]),
    ...(maxRateCents === undefined ? [] : [passes.maxRate(sql`${maxRateCents}`)]),
    ...(remote === undefined ? [] : [passes.remote(sql`${remote}`)]),
  ]
}

// The indexes of the sort orders have the category, which a list of categories can't be looked up in.
function ofCategories([category, ...others]: readonly string[]): Sql {
  return others.length === 0 ? passes.category(sql`${category}`) : passes.categories(sql`${[category, ...others]}`)
}

function tsqueryOf(words: Words): Sql {
  return 'typed' in words ? tsqueryFrom(words.typed) : sql`${words.parsed}::tsquery`
}

// The same query, only for words with these weights. PostgreSQL writes each word of a query in quotes and doubles quotes within
// it.
function within(words: Sql, weights: 'A' | 'AB'): Sql {
  return sql`regexp_replace(${words}::text, '''(?:[^'']|'''')*''', ${`\\&:${weights}`}, 'g')::tsquery`
}

// The sort order's index gives a page of open gigs whatever the filters, because it includes the columns they use. How to find
// words, skills and fields depends on how many gigs have them.
function hasOneGoodPlan(query: GigQuery, sort: OrderedSort): boolean {
  const hasFields = query.fields !== undefined && query.fields.length > 0
  if (hasFields) return isNewestOfOne(query, sort)
  return isOfOpenGigs(query) ? !isSearch(query) : filtersOf(query).length === 0 && query.metadata === undefined
}

interface Order {
  columns: Sql
  by: Sql
  place: Sql
  /** A position as column values. */
  at: (place: Place) => Sql
  /** The operators that keep gigs after a position, and those up to it. */
  behind: Sql
  upTo: Sql
}

const descending = { behind: sql`<`, upTo: sql`>=` }
const ascending = { behind: sql`>`, upTo: sql`<=` }

const orders: Record<OrderedSort, Order> = {
  newest: {
    columns: sql`number`,
    by: sql`number desc`,
    place: sql`number::text`,
    at: ([number]) => sql`${number}::bigint`,
    ...descending,
  },
  rate_high: {
    columns: sql`rate_high_cents, number`,
    by: sql`rate_high_cents desc, number desc`,
    place: sql`concat_ws('|', rate_high_cents, number)`,
    at: ([cents, number]) => sql`${cents}::bigint, ${number}::bigint`,
    ...descending,
  },
  rate_low: {
    columns: sql`rate_low_cents, number`,
    by: sql`rate_low_cents, number`,
    place: sql`concat_ws('|', rate_low_cents, number)`,
    at: ([cents, number]) => sql`${cents}::bigint, ${number}::bigint`,
    ...ascending,
  },
  closing_soon: {
    columns: sql`closes_at, number`,
    by: sql`closes_at, number`,
    place: sql`concat_ws('|', closes_at, number)`,
    at: ([closesAt, number]) => sql`${closesAt}::timestamptz, ${number}::bigint`,
    ...ascending,
  },
}
