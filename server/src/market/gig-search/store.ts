import { batched } from '../../platform/db/batched.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { allOf, plannedEachTime, Sql, sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import { skillKeysOf } from '../../platform/kernel/skills.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { type GigSort, type GigStatus, gigActionsIn, gigStatuses, type RateType } from '../gigs/domain.ts'
import { ANYWHERE, IN_LABELS, IN_TITLE, type Needs, type Relevance } from './domain.ts'

export interface GigQuery {
  reader: UserId
  words?: Words | undefined
  /** Where the words are, no better and no worse; that may be another place for each tier. */
  relevance?: Relevance | 'of tier' | undefined
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

/** What is looked for in the texts of gigs. */
export interface Words {
  query: WordQuery
  needs: Needs
  /** A number up to which gigs were in the lists when these words were read, if they were. */
  listedTo: number | null
}

/** Gigs that are alike in relevance, before a number. */
export interface Tier {
  relevance: Relevance
  before: number
}

/** Words and how they go together, as the database understands them. */
export type WordQuery = string & { readonly wordQuery: unique symbol }

/** Gigs in a list, of which so many were found. The last of as many as were asked for only tells that more follow. */
export interface Listing {
  found: number
  /** All but that one, with commas between them. */
  json: readonly string[]
  /** Where the last one in the JSON stands. */
  last: Place | null
}

interface Place {
  number: number
  /** What it is sorted by, before its number. */
  value: string
}

export interface ReadWords {
  query: WordQuery
  /** How long the lists of these words are, for gigs that are neither new nor old; without those that are in none. */
  lengths: Record<string, number>
  /** The highest number a gig has, or had, or is about to have. */
  lastNumber: number
  listedTo: number
}

export async function readWords(db: Queryable, words: string): Promise<ReadWords> {
  const read = await findWords(db, words)
  if (!read) throw new Error('The sequence of gig numbers is gone.')
  return read
}

const findWords = batched<string, ReadWords & { words: string }>(
  (db, all) =>
    db.query(sql`
      select words, websearch_to_tsquery('english', words)::text as query, ${lastNumber} as "lastNumber",
        listed_to as "listedTo",
        coalesce((
          select json_object_agg(term, pg_column_size(gigs)) from gig_terms
          where term = any(tsvector_to_array(to_tsvector('english', words))) and field = ${ANYWHERE}
            and block = last_value / ${BLOCK_SIZE} - 1
        ), '{}') as lengths
      from unnest(${all}::text[]) as words, gigs_number_seq, gig_listing`),
  (read) => read.words,
)

/** For each word that is wanted, those in titles that it may be mistyped for; null when one has none that are like it. */
export async function findLikelyTitles(db: Queryable, words: string): Promise<WordQuery | null> {
  const [row] = await db.query<{ query: WordQuery | null }>(sql`
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

/** In the order asked for, from a place on. */
export async function listGigs(
  db: Queryable,
  query: GigQuery,
  sort: Exclude<GigSort, 'relevance'>,
  page: PageRequest,
): Promise<Listing> {
  const way = wayTo(query, sort)
  if (way === 'lists') return listingFrom(await db.query(pageFromLists(query, sort, page)), page.limit)
  if (way === 'lists if short' && (await countListed(db, query)) <= LISTED_MAX) {
    return listingFrom(await db.query(plannedEachTime(pageFromLists(query, sort, page))), page.limit)
  }
  if (way === 'walk') {
    const near = listingFrom(await db.query(pageOf(query, sort, page, WALK_MAX)), page.limit)
    if (near.found === page.limit) return near
  }
  const statement = pageOf(query, sort, page, null)
  return listingFrom(await db.query(way === 'index' ? statement : plannedEachTime(statement)), page.limit)
}

/** One tier after the other, each from the newest back, of what can be looked up. */
export async function listTiers(
  db: Queryable,
  query: GigQuery,
  tiers: readonly Tier[],
  limit: number,
): Promise<Listing> {
  const found = sql`
    select found.*
    from unnest(${tiers.map(({ relevance }) => relevance)}::smallint[], ${tiers.map(({ before }) => before)}::bigint[])
      as tier (relevance, before)
    cross join lateral (${gigsInLists({ ...query, relevance: 'of tier' }, ANY_TIER, sql`tier.relevance`)}) as found`
  return listingFrom(await db.query(listingOf(query, found, limit)), limit)
}

/** Whether only words and skills are asked for, and there are lists of some. */
export function isLookup(query: GigQuery): boolean {
  const { reader, words, relevance, skills, status, now, ...others } = query
  return Object.values(others).every((value) => value === undefined) && hasNeeds(query)
}

// One index serves each order, also within a category, and that by client the newest. A range of rates leaves most gigs,
// as a rule, so that a page is found within a short walk along such an index. Words and skills have lists, from the newest
// back; for other orders and with other filters all in a list are looked at, unless they are many. With any other filter
// that may leave few gigs, and when the walk was in vain, the best way to those few depends on the values.
function wayTo(query: GigQuery, sort: GigSort): 'index' | 'walk' | 'lists' | 'lists if short' | 'own plan' {
  if (hasNeeds(query)) return sort === 'newest' && isLookup(query) ? 'lists' : 'lists if short'
  if (query.words) return 'own plan'
  if (query.clientId !== undefined && (query.category !== undefined || sort !== 'newest')) return 'own plan'
  return query.minRateCents === undefined && query.maxRateCents === undefined ? 'index' : 'walk'
}

const WALK_MAX = 400
const LISTED_MAX = 2_000

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
  // The inner limit, that of the largest page and one more, tells the planner that few rows are wanted.
  const found =
    walkMax === null
      ? sql`${first} where ${allOf([...conditionsOf(query), ...beyond])} order by ${order.by} limit 101`
      : sql`select * from (
          ${first} where ${allOf([...conditionsOf(others), ...beyond])} order by ${order.by} limit ${walkMax}
        ) as walked where ${allOf(ratesOf(query))}`
  return listingOf(query, sql`select * from (${found}) as found`, limit)
}

// The newest are the first in the lists, so that a page full of them ends the search.
function pageFromLists(query: GigQuery, sort: Exclude<GigSort, 'relevance'>, { limit, after }: PageRequest): Sql {
  const { relevance = ANYWHERE } = query
  const { by, value, beyond } = orders[sort]
  const isNewest = sort === 'newest'
  const before = isNewest && after ? Number(after[0]) : NUMBER_MAX
  const tier = { relevance: sql`${relevance}::smallint`, before: sql`${before}::bigint` }
  const found = gigsInLists(query, tier, value, after && !isNewest ? [beyond(after)] : [])
  return listingOf(query, isNewest ? found : sql`${found} order by ${by}`, limit)
}

const ANY_TIER = { relevance: sql`tier.relevance`, before: sql`tier.before` }

type TierSql = typeof ANY_TIER

// From the newest back, as many as are asked for. (Limits that leave out nothing tell the planner that a few may do, and keep it
// from another order.)
function gigsInLists(query: GigQuery, tier: TierSql, value: Sql, conditions: readonly Sql[] = []): Sql {
  const listedTo =
    query.words?.listedTo == null ? sql`(select listed_to from gig_listing)` : sql`${query.words.listedTo}`
  // What is changed before it is listed may be in some lists already.
  const isInPlace = sql`is_listed = (number <= ${listedTo}) and number < ${tier.before}`
  const isKnown = needsOf(query, tier.relevance).length <= LISTS_MAX ? sql`is_listed and version = 1` : null
  return sql`
    select gig.*
    from (${placesIn(query, tier, listedTo)}) as place
    cross join lateral (
      select ${listed}, ${value} as value, rate_high_cents, rate_low_cents, closes_at from gigs
      where number = place.number and ${isInPlace} and ${allOf([...conditionsOf(query, isKnown), ...conditions])}
      limit 1
    ) as gig`
}

// Those that are in no list yet, and may be anything, then those in all of the lists.
function placesIn(query: GigQuery, tier: TierSql, listedTo: Sql): Sql {
  return sql`
    (select number, false as is_listed from gigs
      where ${isIn(query.status)} and deleted_at is null and number > ${listedTo} and number < ${tier.before}
      order by number desc)
    union all
    (select block::bigint * ${BLOCK_SIZE} + ${BLOCK_SIZE - 1} - unnest(gigs), true
      from (${blocksIn(query, tier, listedTo)}) as blocks)`
}

interface Need {
  field: Sql
  /** Any of these. */
  terms: readonly string[]
}

function needsOf({ words, skills }: GigQuery, relevance: Sql): Need[] {
  return [
    ...(words?.needs.words.map((terms) => ({ field: relevance, terms })) ?? []),
    ...skillKeysOf(skills).map((skill) => ({ field: sql`${SKILL}`, terms: [skill] })),
  ]
}

function hasNeeds({ words, skills }: GigQuery): boolean {
  return skills.length > 0 || (words !== undefined && words.needs.words.length > 0)
}

// Blocks in which the first few needs are met, the newest first, and the gigs that meet them. For every number of needs the
// server keeps a statement, so the others are left to be asked of each gig.
function blocksIn(query: GigQuery, { relevance, before }: TierSql, listedTo: Sql): Sql {
  const [first, ...others] = needsOf(query, relevance).slice(0, LISTS_MAX)
  if (!first) throw new Error('Without needs there are no lists.')
  return others.reduce(
    (found, need) => sql`
      select mine.block, mine.gigs & theirs.gigs as gigs from (${found}) as mine
      cross join lateral (${listIn(need, sql`mine.block`)} limit 1) as theirs`,
    listsOf(first, sql`least(${before} - 1, ${listedTo}) / ${BLOCK_SIZE}`),
  )
}

function listsOf(need: Need, last: Sql): Sql {
  const [term] = need.terms
  if (need.terms.length === 1) {
    return sql`
      select block, gigs from gig_terms where term = ${term} and field = ${need.field} and block <= ${last}
      order by block desc limit ${BLOCK_MAX}`
  }
  return sql`
    select all_blocks.block, gigs from generate_series(${last}, 0, -1) as all_blocks (block)
    cross join lateral (${listIn(need, sql`all_blocks.block`)} limit 1) as lists`
}

function listIn({ field, terms }: Need, block: Sql): Sql {
  const [term] = terms
  if (terms.length === 1) {
    return sql`select gigs from gig_terms where term = ${term} and field = ${field} and block = ${block}`
  }
  return sql`
    select uniq(sort(array_agg(gig))) as gigs from gig_terms cross join lateral unnest(gigs) as gig
    where term = any(${terms}) and field = ${field} and block = ${block}`
}

async function countListed(db: Queryable, query: GigQuery): Promise<number> {
  const tier = { relevance: sql`${query.relevance ?? ANYWHERE}::smallint`, before: sql`${NUMBER_MAX}::bigint` }
  const blocks = blocksIn(query, tier, sql`(select listed_to from gig_listing)`)
  const [row] = await db.query<{ count: number }>(
    plannedEachTime(sql`select coalesce(sum(icount(gigs)), 0) as count from (${blocks}) as blocks`),
  )
  return row?.count ?? 0
}

/** The number up to which gigs are in the lists, and what will be the next ones. */
export async function findUnlisted(db: Queryable): Promise<{ listedTo: number; lastNumber: number }> {
  const [row] = await db.query<{ listedTo: number; lastNumber: number }>(
    sql`select listed_to as "listedTo", ${lastNumber} as "lastNumber" from gig_listing, gigs_number_seq`,
  )
  if (!row) throw new Error('It is not known which gigs are listed.')
  return row
}

/** Who may be about to commit gigs whose numbers they have taken. */
export async function findWriters(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ writer: string }>(sql`
    select virtualtransaction as writer from pg_locks
    where relation = 'gigs'::regclass and mode = 'RowExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`)
  return rows.map(({ writer }) => writer)
}

export async function areWriting(db: Queryable, writers: readonly string[]): Promise<boolean> {
  const rows = await db.query(
    sql`select from pg_locks where locktype = 'virtualxid' and virtualtransaction = any(${writers}) limit 1`,
  )
  return rows.length > 0
}

/** Puts the next gigs of one block into the lists, up to a number, and says how far it came. */
export async function listNext(tx: Tx, upTo: number, max: number): Promise<number> {
  const [row] = await tx.query<{ from: number }>(sql`select listed_to as "from" from gig_listing for update`)
  const from = row?.from ?? upTo
  const lastOfBlock = from + BLOCK_SIZE - ((from + 1) % BLOCK_SIZE)
  const to = Math.min(from + max, lastOfBlock, upTo)
  if (to > from) {
    await tx.query(sql`select list_gigs(${from}, ${to})`)
    await tx.query(sql`update gig_listing set listed_to = ${to}`)
  }
  return Math.max(from, to)
}

// As the table `gig_terms` keeps them.
export const BLOCK_SIZE = 4096
const BLOCK_MAX = 2 ** 31 - 1
const NUMBER_MAX = BLOCK_MAX * BLOCK_SIZE
const SKILL = 3
const LISTS_MAX = 3

// A sequence that was not asked yet shows the number that the first will have.
const lastNumber = sql`case when is_called then last_value else last_value - 1 end`

const listed = sql`facts, standing, client_id, number`

// One text for all rows: taking rows and fields apart is what a page would cost most.
function listingOf({ reader, status }: GigQuery, page: Sql, limit: number): Sql {
  const { owner, anyone } = rowEnds[status]
  const place = sql`least(count(*), ${limit - 1})`
  return sql`
      select count(*)::integer as found, (array_agg(number))[${place}] as number, (array_agg(value))[${place}]::text as value,
        ${ROW_START} || string_agg(
          facts || standing || case client_id when ${reader} then ${owner} else ${anyone} end, E',\\n{') as json
      from (${page} limit ${limit}) as page`
}

type ListingRow = { found: number; number: number; value: string; json: string } | { found: number; json: null }

function listingFrom([row]: readonly ListingRow[], limit: number): Listing {
  const found = row?.found ?? 0
  const shown = Math.min(found, limit - 1)
  if (!row?.json || shown === 0) return { found, json: [], last: null }
  // JSON itself holds no line breaks.
  const end = found > shown ? row.json.lastIndexOf(LINE_BREAK) - 1 : row.json.length
  return {
    found,
    json: [row.json.slice(0, end)],
    last: { number: row.number, value: row.value },
  }
}

function isIn(status: GigStatus): Sql {
  return sql`status = ${alikeIn(status, status)}`
}

// Nearly all lists are of open gigs, so these have statements of their own.
function alikeIn(status: GigStatus, text: string): Sql {
  return status === 'open' ? new Sql([`'${text}'`], []) : sql`${text}`
}

const LINE_BREAK = '\n'
const ROW_START = sql`'{'`
const rowEnds = Object.fromEntries(gigStatuses.map((status) => [status, rowEndsIn(status)])) as Record<
  GigStatus,
  ReturnType<typeof rowEndsIn>
>

function rowEndsIn(status: GigStatus): { owner: Sql; anyone: Sql } {
  const { owner, anyone } = gigActionsIn(status)
  return {
    owner: alikeIn(status, `${JSON.stringify(owner)}}`),
    anyone: alikeIn(status, `${JSON.stringify(anyone)}}`),
  }
}

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

// `areKnown` says of which gigs the lists are sure to be right.
function conditionsOf(query: GigQuery, areKnown: Sql | null = null): Sql[] {
  const { status, words, relevance, skills } = query
  const conditions = [sql`deleted_at is null`, isIn(status)]
  if (status === 'open' || status === 'paused') conditions.push(sql`closes_at > ${query.now}`)
  const listed: Sql[] = []
  if (skills.length > 0) listed.push(sql`skill_keys @> ${skillKeysOf(skills)}::text[]`)
  if (words) {
    const { has, hasNot } = saying(words, relevance)
    ;(words.needs.areEnough ? listed : conditions).push(...has)
    conditions.push(...hasNot)
  }
  if (listed.length > 0) conditions.push(areKnown ? sql`(${areKnown} or ${allOf(listed)})` : allOf(listed))
  if (query.category !== undefined) conditions.push(sql`category = ${query.category}`)
  if (query.rateType !== undefined) conditions.push(sql`rate_type = ${query.rateType}`)
  if (query.remote !== undefined) conditions.push(sql`remote = ${query.remote}`)
  if (query.clientId !== undefined) conditions.push(sql`client_id = ${query.clientId}`)
  return [...conditions, ...ratesOf(query)]
}

// Where the words are, and where they are not because that would be better. What is not wanted must be nowhere.
function saying({ query, needs }: Words, relevance: GigQuery['relevance']): { has: Sql[]; hasNot: Sql[] } {
  const anywhere = sql`search @@ ${query}::tsquery`
  const inLabels = sql`ts_filter(search, '{a,b}') @@ ${query}::tsquery`
  const inTitle = sql`ts_filter(search, '{a}') @@ ${query}::tsquery`
  // What is in the title is in the labels and anywhere, unless something must be absent.
  const also = needs.areEnough ? [] : [anywhere]
  const isTitled = needs.areEnough ? inTitle : sql`(${inTitle} and ${inLabels})`
  switch (relevance) {
    case IN_TITLE:
      return { has: [isTitled, ...also], hasNot: [] }
    case IN_LABELS:
      return { has: [inLabels, ...also], hasNot: [sql`not ${inTitle}`] }
    case ANYWHERE:
      return { has: [anywhere], hasNot: [sql`not ${inLabels}`] }
    case 'of tier':
      return {
        has: [ofTier(isTitled, inLabels, anywhere), ...also],
        hasNot: [sql`not ${ofTier(sql`false`, inTitle, inLabels)}`],
      }
    default:
      return { has: [anywhere], hasNot: [] }
  }
}

function ofTier(inTitle: Sql, inLabels: Sql, anywhere: Sql): Sql {
  return sql`case tier.relevance when ${IN_TITLE} then ${inTitle} when ${IN_LABELS} then ${inLabels} else ${anywhere} end`
}

function ratesOf({ minRateCents, maxRateCents }: Pick<GigQuery, 'minRateCents' | 'maxRateCents'>): Sql[] {
  return [
    ...(minRateCents === undefined ? [] : [sql`rate_high_cents >= ${minRateCents}`]),
    ...(maxRateCents === undefined ? [] : [sql`rate_low_cents <= ${maxRateCents}`]),
  ]
}
