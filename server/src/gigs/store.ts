import { batched } from '../db/batched.ts'
import type { Queryable, Tx } from '../db/database.ts'
import { type DueAfter, dueRows } from '../db/due.ts'
import { adding, allOf, plannedAnew, type Sql, sql, withBytesOf } from '../db/sql.ts'
import type { GigId, UserId } from '../kernel/ids.ts'
import type { PageRequest } from '../kernel/pages.ts'
import type { Instant } from '../kernel/time.ts'
import {
  ANYWHERE,
  type Gig,
  type GigSort,
  type GigStatus,
  gigActionsIn,
  IN_LABELS,
  IN_TITLE,
  type RateType,
  type StoredGig,
  stretchesBefore,
} from './domain.ts'

const columns = sql`id, client_id, hosted_agent_id, title, description, category, skills, rate_type, rate_min_cents,
  rate_max_cents, hours_per_week, start_date, payout_delay_days, review_days, remote, location, positions,
  filled_positions, reserved_positions, apply_by, status, application_count, version, created_at, updated_at`

/** Sent with the commit: nothing else depends on it. */
export function sendGig(tx: Tx, gig: Gig, facts: string): void {
  const into = sql`
    insert into gigs (id, client_id, hosted_agent_id, title, description, category, skills, rate_type, rate_min_cents,
      rate_max_cents, hours_per_week, start_date, payout_delay_days, review_days, remote, location, positions, apply_by,
      status, version, created_at, updated_at, skill_keys, search, facts)`
  const row = sql`(${gig.id}, ${gig.client_id}, ${gig.hosted_agent_id}, ${gig.title}, ${gig.description}, ${gig.category},
      ${gig.skills}, ${gig.rate_type}, ${gig.rate_min_cents}, ${gig.rate_max_cents}, ${gig.hours_per_week},
      ${gig.start_date}, ${gig.payout_delay_days}, ${gig.review_days}, ${gig.remote}, ${gig.location}, ${gig.positions},
      ${gig.apply_by}, ${gig.status}, ${gig.version}, ${gig.created_at}, ${gig.updated_at}, ${keysOf(gig.skills)},
      ${searchTextOf(gig)}, ${facts})`
  tx.send(adding(into, row))
}

/** Notes what words there are in titles, in their order, so that nobody waits for somebody who waits for them. */
export function sendTitleWords(tx: Tx, title: string): void {
  const into = sql`insert into title_words select unnest(tsvector_to_array(to_tsvector('simple', title))) from (`
  tx.send(adding(into, sql`(${title})`, sql`) as titles (title) order by 1 on conflict do nothing`))
}

export async function updateGig(tx: Tx, gig: Gig, facts: string): Promise<void> {
  await tx.query(sql`
    update gigs set title = ${gig.title}, description = ${gig.description}, category = ${gig.category},
      skills = ${gig.skills}, rate_type = ${gig.rate_type}, rate_min_cents = ${gig.rate_min_cents},
      rate_max_cents = ${gig.rate_max_cents}, hours_per_week = ${gig.hours_per_week}, start_date = ${gig.start_date},
      payout_delay_days = ${gig.payout_delay_days}, review_days = ${gig.review_days}, remote = ${gig.remote},
      location = ${gig.location}, positions = ${gig.positions}, apply_by = ${gig.apply_by}, status = ${gig.status},
      version = ${gig.version}, updated_at = ${gig.updated_at}, skill_keys = ${keysOf(gig.skills)},
      search = ${searchTextOf(gig)}, facts = ${facts}
    where id = ${gig.id}`)
}

export async function updatePositions(tx: Tx, gig: Gig): Promise<void> {
  await tx.query(sql`
    update gigs set filled_positions = ${gig.filled_positions}, reserved_positions = ${gig.reserved_positions}
    where id = ${gig.id}`)
}

export async function markGigDeleted(tx: Tx, id: GigId, at: Instant): Promise<void> {
  await tx.query(sql`update gigs set deleted_at = ${at} where id = ${id}`)
}

export async function countApplication(tx: Tx, id: GigId): Promise<void> {
  await tx.query(sql`update gigs set application_count = application_count + 1 where id = ${id}`)
}

export const findGig = batched<GigId, StoredGig>(
  (db, ids) =>
    db.query(sql`
      select id, client_id, status, apply_by, filled_positions, reserved_positions, application_count, version, facts
      from gigs where id = any(${ids}::uuid[]) and deleted_at is null`),
  (gig) => gig.id,
)

/** For who may know of it: nobody waits for a draft of somebody else. */
export async function lockGigVisibleTo(tx: Tx, id: GigId, reader: UserId): Promise<Gig | null> {
  const [row] = await tx.query<Gig>(sql`
    select ${columns} from gigs
    where id = ${id} and deleted_at is null and (status <> 'draft' or client_id = ${reader})
    for update`)
  return row ?? null
}

export async function lockGig(tx: Tx, id: GigId): Promise<Gig | null> {
  const [row] = await tx.query<Gig>(sql`select ${columns} from gigs where id = ${id} and deleted_at is null for update`)
  return row ?? null
}

/** For the clock, which leaves alone what somebody is working on. */
export async function lockGigUnlessBusy(tx: Tx, id: GigId): Promise<Gig | null> {
  const [row] = await tx.query<Gig>(
    sql`select ${columns} from gigs where id = ${id} and deleted_at is null for update skip locked`,
  )
  return row ?? null
}

export async function findDueGigs(
  db: Queryable,
  until: Instant,
  limit: number,
  after: DueAfter | null,
): Promise<{ id: GigId; at: Instant }[]> {
  return db.query(
    dueRows(
      sql`from gigs where status in ('open', 'paused') and deleted_at is null`,
      sql`apply_by`,
      until,
      limit,
      after,
    ),
  )
}

export interface GigQuery {
  reader: UserId
  words?: string | undefined
  /** Where the words are, no better and no worse; see `IN_TITLE`. */
  relevance?: number | undefined
  /** What is looked for in titles instead of the words, when these are nowhere. */
  likely?: LikelyTitles | undefined
  skills: readonly string[]
  category?: string | undefined
  rateType?: RateType | undefined
  minRateCents?: number | undefined
  maxRateCents?: number | undefined
  remote?: boolean | undefined
  clientId?: UserId | undefined
  status: GigStatus
  now: Instant
}

/** A query for titles that hold words like those that were asked for. */
export type LikelyTitles = string & { readonly likely: unique symbol }

/** Gigs in a list, of which so many were found. The last of as many as were asked for only tells that more follow. */
export interface Listing {
  found: number
  /** All but that one, with commas between them. */
  json: readonly Buffer[]
  /** Where the last one in the JSON stands. */
  last: Place | null
}

interface Place {
  number: number
  /** What it is sorted by, before its number. */
  value: string
}

/** In the order asked for, from a place on. */
export async function listGigs(
  db: Queryable,
  query: GigQuery,
  sort: Exclude<GigSort, 'relevance'>,
  page: PageRequest,
): Promise<Listing> {
  const way = wayTo(query, sort)
  if (way === 'walk') {
    const near = listingFrom(await db.query(pageOf(query, sort, page, WALK_MAX)), page.limit)
    if (near.found === page.limit) return near
  }
  // The inner limit, that of the largest page and one more, tells the planner that few rows are wanted.
  const statement = pageOf(query, sort, page, null)
  return listingFrom(await db.query(way === 'index' ? statement : plannedAnew(statement)), page.limit)
}

// One index serves each order, also within a category, and that by client the newest. A range of rates leaves most gigs,
// as a rule, so that a page is found within a short walk along such an index. With any other filter that may leave few
// gigs, and when the walk was in vain, the best way to those few depends on the values.
function wayTo({ words, skills, ...query }: GigQuery, sort: GigSort): 'index' | 'walk' | 'own plan' {
  if (words !== undefined || skills.length > 0) return 'own plan'
  if (query.clientId !== undefined && (query.category !== undefined || sort !== 'newest')) return 'own plan'
  return query.minRateCents === undefined && query.maxRateCents === undefined ? 'index' : 'walk'
}

const WALK_MAX = 400

// With a bound, only so many gigs are tried for their rates.
function pageOf(
  query: GigQuery,
  sort: Exclude<GigSort, 'relevance'>,
  { limit, after }: PageRequest,
  walkMax: number | null,
): Sql {
  const order = orders[sort]
  const beyond = after ? [order.beyond(after)] : []
  const { minRateCents, maxRateCents, ...others } = query
  const first = sql`select ${listed}, ${order.value} as value, rate_high_cents, rate_low_cents from gigs`
  const found =
    walkMax === null
      ? sql`${first} where ${allOf([...conditionsOf(query), ...beyond])} order by ${order.by} limit 101`
      : sql`select * from (
          ${first} where ${allOf([...conditionsOf(others), ...beyond])} order by ${order.by} limit ${walkMax}
        ) as walked where ${allOf(ratesOf(query))}`
  return listingOf(query, sql`select * from (${found}) as found limit ${limit}`)
}

/** The newest before a number, of what can be looked up. */
export async function listNewest(db: Queryable, query: GigQuery, before: number, limit: number): Promise<Listing> {
  const stretches = stretchesBefore(before)
  const eras = stretches.map((stretch) => stretch.eras.map((era) => `${query.status}/${stretch.bits}/${era}`).join(' '))
  // The index finds a stretch by its eras, and the numbers cut it to size. (`+ 0` keeps the planner from walking along another
  // index, which it likes for the order, and then tries the words on every gig there.)
  const within = allOf([
    ...conditionsOf(query),
    sql`gig_eras(status, number) && string_to_array(stretch.eras, ' ')`,
    sql`number + 0 >= stretch.from_number and number + 0 < stretch.before_number`,
  ])
  // What is looked through is kept narrow: the texts of a gig are fetched once it is known to be shown.
  const newest = sql`
    select ${listed}, number as value
    from (
      select place from (
        select * from unnest(${eras}::text[], ${stretches.map(({ from }) => from)}::bigint[],
          ${stretches.map((stretch) => stretch.before)}::bigint[])
          with ordinality as stretches (eras, from_number, before_number, turn) order by turn
      ) as stretch
      cross join lateral (
        select ctid as place from gigs where ${within} order by number + 0 desc limit ${limit}
      ) as found limit ${limit}
    ) as newest join gigs on gigs.ctid = newest.place
    order by number desc`
  return listingFrom(await db.query(listingOf(query, newest)), limit)
}

/** For each word that is wanted, those in titles that it may be mistyped for; null when one has none that are like it. */
export async function findLikelyTitles(db: Queryable, words: string): Promise<LikelyTitles | null> {
  const [row] = await db.query<{ query: LikelyTitles | null }>(sql`
    select case when bool_and(likely.query is not null) then string_agg('(' || likely.query || ')', ' & ') end as query
    from unnest(tsvector_to_array(to_tsvector('simple', ${words.replace(UNWANTED, ' ')}))) as typed (word)
    cross join lateral (
      select string_agg(stem, ' | ') as query from (
        select phraseto_tsquery('english', word)::text as stem from title_words
        where word % typed.word and similarity(word, typed.word) >= ${LIKELY_MIN}
        order by similarity(word, typed.word) desc limit ${LIKELY_MAX}
      ) as alike where stem <> ''
    ) as likely
    where to_tsvector('english', typed.word) <> ''`)
  return row?.query ?? null
}

const UNWANTED = /(?<=^|\s)-("[^"]*"?|\S+)/g
// A letter too many, too few or in the wrong place in a word of six.
const LIKELY_MIN = 0.4
const LIKELY_MAX = 10

/** Whether only words or skills are asked for, which can be looked up. */
export function isLookup({ reader, words, skills, relevance, likely, status, now, ...others }: GigQuery): boolean {
  const isAlone = Object.values(others).every((value) => value === undefined)
  return isAlone && (words !== undefined || skills.length > 0)
}

/** The highest number a gig has, or had, or is about to have. */
export async function findLastNumber(db: Queryable): Promise<number> {
  return (await findSequence(db, 'gigs_number_seq'))?.last ?? 0
}

const findSequence = batched<string, { name: string; last: number }>(
  (db) => db.query(sql`select 'gigs_number_seq' as name, last_value as last from gigs_number_seq`),
  (row) => row.name,
)

/** Sorts what waits on the index's list into the index. */
export async function settleSearchIndex(tx: Tx): Promise<void> {
  await tx.query(sql`select gin_clean_pending_list('gigs_search')`)
}

const listed = sql`facts, standing, client_id, number`

// One text for all rows: taking rows and fields apart is what a page would cost most.
function listingOf({ reader, status }: GigQuery, page: Sql): Sql {
  const { owner, anyone } = gigActionsIn(status)
  return withBytesOf(
    'json',
    sql`
      select array_agg(number)::text as numbers, array_agg(value)::text as values,
        '{' || string_agg(facts || standing || case client_id when ${reader} then ${`${JSON.stringify(owner)}}`}
          else ${`${JSON.stringify(anyone)}}`} end, ${ROW_BREAK}) as json
      from (${page}) as page`,
  )
}

type ListingRow = { json: Buffer; numbers: string; values: string } | { json: null }

function listingFrom([row]: readonly ListingRow[], limit: number): Listing {
  if (!row?.json) return { found: 0, json: [], last: null }
  const numbers = elementsOf(row.numbers)
  const found = numbers.length
  const shown = Math.min(found, limit - 1)
  if (shown === 0) return { found, json: [], last: null }
  // JSON itself holds no line breaks.
  const json = found > shown ? row.json.subarray(0, row.json.lastIndexOf(LINE_BREAK) - 1) : row.json
  const last = { number: Number(numbers[shown - 1]), value: elementsOf(row.values)[shown - 1] ?? '' }
  return { found, json: [json], last }
}

// As the server writes an array of numbers, or of moments.
function elementsOf(array: string): string[] {
  return array.slice(1, -1).replaceAll('"', '').split(',')
}

const LINE_BREAK = '\n'.charCodeAt(0)
const ROW_BREAK = ',\n{'

const orders: Record<
  Exclude<GigSort, 'relevance'>,
  { by: Sql; value: Sql; beyond: (after: readonly string[]) => Sql }
> = {
  newest: {
    by: sql`number desc`,
    value: sql`number`,
    beyond: ([number]) => sql`number < ${number}::bigint`,
  },
  rate_high: {
    by: sql`rate_high_cents desc, number desc`,
    value: sql`rate_high_cents`,
    beyond: ([cents, number]) => sql`(rate_high_cents, number) < (${cents}::bigint, ${number}::bigint)`,
  },
  rate_low: {
    by: sql`rate_low_cents, number`,
    value: sql`rate_low_cents`,
    beyond: ([cents, number]) => sql`(rate_low_cents, number) > (${cents}::bigint, ${number}::bigint)`,
  },
  closing_soon: {
    by: sql`closes_at, number`,
    value: sql`closes_at`,
    beyond: ([at, number]) => sql`(closes_at, number) > (${at}::timestamptz, ${number}::bigint)`,
  },
}

function conditionsOf(query: GigQuery): Sql[] {
  const conditions = [sql`deleted_at is null`, sql`status = ${query.status}`]
  if (query.status === 'open' || query.status === 'paused') conditions.push(sql`closes_at > ${query.now}`)
  if (query.likely !== undefined) {
    conditions.push(...labelled(sql`${query.likely}::tsquery`, true))
  } else if (query.words !== undefined) {
    const words = sql`websearch_to_tsquery('english', ${query.words})`
    const isLabelled = query.relevance === IN_TITLE || query.relevance === IN_LABELS
    if (isLabelled) conditions.push(...labelled(words, query.relevance === IN_TITLE))
    // What is among its labels, the gig has; but what is not wanted must be nowhere.
    if (!isLabelled || query.words.includes('-')) conditions.push(sql`search @@ ${words}`)
    if (query.relevance === ANYWHERE) conditions.push(sql`not labels @@ ${words}`)
  }
  if (query.skills.length > 0) conditions.push(sql`skill_keys @> ${keysOf(query.skills)}::text[]`)
  if (query.category !== undefined) conditions.push(sql`category = ${query.category}`)
  if (query.rateType !== undefined) conditions.push(sql`rate_type = ${query.rateType}`)
  if (query.remote !== undefined) conditions.push(sql`remote = ${query.remote}`)
  if (query.clientId !== undefined) conditions.push(sql`client_id = ${query.clientId}`)
  return [...conditions, ...ratesOf(query)]
}

// The index knows which words are labels, not which of these are in the title.
function labelled(words: Sql, inTitle: boolean): Sql[] {
  const title = sql`ts_filter(labels, '{a}') @@ ${words}`
  return [sql`labels @@ ${words}`, inTitle ? title : sql`not ${title}`]
}

function ratesOf({ minRateCents, maxRateCents }: Pick<GigQuery, 'minRateCents' | 'maxRateCents'>): Sql[] {
  return [
    ...(minRateCents === undefined ? [] : [sql`rate_high_cents >= ${minRateCents}`]),
    ...(maxRateCents === undefined ? [] : [sql`rate_low_cents <= ${maxRateCents}`]),
  ]
}

function keysOf(skills: readonly string[]): string[] {
  return skills.map((skill) => skill.toLowerCase())
}

function searchTextOf(gig: Gig): Sql {
  return sql`setweight(to_tsvector('english', ${gig.title}), 'A')
    || setweight(to_tsvector('english', ${[gig.category ?? '', ...gig.skills].join(' ')}), 'B')
    || setweight(to_tsvector('english', ${gig.description}), 'C')`
}
