import type { Queryable } from '../../platform/db/database.ts'
import { allOf, type Sql, sql } from '../../platform/db/sql.ts'
import type { StaffRole } from '../../platform/kernel/actor.ts'
import type { AgentId, EventId, Id, Prefix, UserId } from '../../platform/kernel/ids.ts'
import { type Audience, credentialEventTypes, type EventType } from './domain.ts'
import { dataOf, isActiveOperator, isPublicEvent } from './fragments.ts'

/** Whose feed to read, and which events of it. */
export interface FeedQuery {
  audience: Audience
  userId: UserId
  /** The staff role of the key: the feed includes events for all users of that role. */
  role: StaffRole | null
  /** The hosted agent that is reading. It doesn't get owner-only events, except those about itself. */
  agentId: AgentId | null
  /** Leaves out `credentialEventTypes`. */
  hidesCredentialEvents: boolean
  types: readonly EventType[] | undefined
  subject: { id: Id<Prefix>; types: readonly string[] } | undefined
}

/** How much of a feed may be read. */
export interface ReadBudget {
  events: number
  /** The first event that exceeds it is still read, so that any event fits on a page. */
  bytes: number
}

/** Consecutive events of a feed. */
export interface FeedSlice {
  count: number
  bytes: number
  /** Each text holds one or more events, separated by commas. */
  json: readonly string[]
  /** Every matching event up to this position is in the slice or has been read before. */
  upTo: number
  /** The event at `upTo`; null if there is none, or if the scan limit ended the slice. */
  upToId: EventId | null
  /** The event at the position after which the slice starts; null if there is none. */
  afterId: EventId | null
  /** A sandbox reset has deleted all events up to this position. */
  resetPosition: number
  /** `scan limit`: one statement scans a limited number of rows, and later rows may also match. */
  stoppedBy: 'budget' | 'scan limit' | 'end'
}

/** Events after a position, in order of position. */
export async function readFeed(db: Queryable, query: FeedQuery, after: number, budget: ReadBudget): Promise<FeedSlice> {
  // Only these filters have no index, so only they need a limit on scanned rows.
  const { audience, types, subject } = query
  return (types && !subject) || (subject && audience === 'all')
    ? readByScan(db, query, after, budget)
    : readByIndex(db, query, after, budget)
}

async function readByIndex(db: Queryable, query: FeedQuery, after: number, budget: ReadBudget): Promise<FeedSlice> {
  const page = sql`
    select ${eventColumns(query)} from ${rowsOf(query)} r join events e on e.seq = r.event_seq
    where ${allOf([sql`r.position > ${after}`, ...visibleTo(query), ...filtersOf(query)])}
    order by r.position limit ${budget.events}`
  const [row] = await db.query<SliceRow>(
    sql`select ${sequenceColumns(after)}, slice.* from event_sequence, ${sliceOf(page, budget)}`,
  )
  return feedSliceFrom(row, after, budget, atEnd(row, after))
}

async function readByScan(db: Queryable, query: FeedQuery, after: number, budget: ReadBudget): Promise<FeedSlice> {
  const page = sql`
    select ${eventColumns(query)} from scanned r join events e on e.seq = r.event_seq
    where ${allOf(filtersOf(query))} order by r.position limit ${budget.events}`
  const [row] = await db.query<SliceRow & { scanned: number; scannedTo: number }>(sql`
    with scanned as materialized (
      select r.position, r.event_seq, r.type, r.subject_id from ${rowsOf(query)} r
      where ${allOf([sql`r.position > ${after}`, ...visibleTo(query)])}
      order by r.position limit ${SCAN_MAX}
    )
    select ${sequenceColumns(after)}, (select count(*) from scanned) as scanned,
      (select max(position) from scanned) as "scannedTo", slice.*
    from event_sequence, ${sliceOf(page, budget)}`)
  const unlessBudgetSpent =
    row?.scanned === SCAN_MAX
      ? ({ upTo: row.scannedTo, upToId: null, stoppedBy: 'scan limit' } as const)
      : atEnd(row, after)
  return feedSliceFrom(row, after, budget, unlessBudgetSpent)
}

const SCAN_MAX = 5_000

function eventColumns({ audience }: FeedQuery): Sql {
  return audience === 'market'
    ? sql`r.position, e.market_head as head, coalesce(e.market_data, e.data) as data,
        coalesce(octet_length(e.market_data::text), e.data_bytes) as data_bytes`
    : sql`r.position, e.head, ${dataOf(sql`e`)} as data, e.data_bytes`
}

// The events at positions that a cursor may be compared with or created for.
function sequenceColumns(after: number): Sql {
  return sql`last_position as "lastPosition", (select id from events where position = last_position) as "lastId",
    (select id from events where position = slice."upTo") as "upToId",
    (select id from events where position = ${after}) as "afterId", reset_position as "resetPosition"`
}

// A user's feed has its own rows. All others are read by position.
function rowsOf({ audience }: FeedQuery): Sql {
  return audience === 'me'
    ? sql`event_readers`
    : sql`(select *, seq as event_seq from events where position is not null)`
}

function filtersOf({ types, subject }: FeedQuery): Sql[] {
  return [
    ...(subject ? [sql`r.subject_id = ${subject.id} and e.subject_type = any(${subject.types})`] : []),
    ...(types ? [sql`r.type = any(${types})`] : []),
  ]
}

function visibleTo({ audience, userId, role, agentId, hidesCredentialEvents }: FeedQuery): Sql[] {
  const withoutCredentials = hidesCredentialEvents ? [sql`r.type <> all(${credentialEventTypes})`] : []
  if (audience === 'market') return [isPublicEvent(sql`r`)]
  if (audience === 'all') return [isActiveOperator(sql`${userId}`), ...withoutCredentials]
  return [
    sql`r.user_id = ${userId}`,
    sql`(r.role is null or r.role = ${role})`,
    ...(agentId ? [sql`(not r.owner_only or r.agent_id = ${agentId})`] : []),
    ...withoutCredentials,
  ]
}

interface SliceRow {
  lastPosition: number
  lastId: EventId | null
  afterId: EventId | null
  resetPosition: number
  /** The events found, and how many of them fit the budget. */
  found: number
  count: number
  bytes: number
  upTo: number | null
  upToId: EventId | null
  json: string | null
}

// The database leaves out events that exceed the budget, so that they're neither sent nor parsed.
function sliceOf(page: Sql, { bytes }: ReadBudget): Sql {
  return sql`lateral (
    select count(*) as found, count(*) filter (where fits) as count,
      coalesce(sum(data_bytes) filter (where fits), 0) as bytes, max(position) filter (where fits) as "upTo",
      string_agg('{' || head || ',"data":' || data || '}', ',') filter (where fits) as json
    from (
      select *, sum(data_bytes) over (order by position) - data_bytes < ${bytes} as fits from (${page}) as page
    ) as page
  ) as slice`
}

type SliceEnd = Pick<FeedSlice, 'upTo' | 'upToId' | 'stoppedBy'>

function atEnd(row: SliceRow | undefined, after: number): SliceEnd {
  return { upTo: row?.lastPosition ?? after, upToId: row?.lastId ?? null, stoppedBy: 'end' }
}

function feedSliceFrom(
  row: SliceRow | undefined,
  after: number,
  budget: ReadBudget,
  unlessBudgetSpent: SliceEnd,
): FeedSlice {
  const { found, count, bytes, json } = row ?? { found: 0, count: 0, bytes: 0, json: null }
  const slice = {
    count,
    bytes,
    json: json ? [json] : [],
    afterId: row?.afterId ?? null,
    resetPosition: row?.resetPosition ?? 0,
  }
  const isBudgetSpent = found === budget.events || count < found
  if (!isBudgetSpent) return { ...slice, ...unlessBudgetSpent }
  // Not even the first event fits, so the slice ends where it begins.
  if (!row || row.upTo === null) return { ...slice, upTo: after, upToId: slice.afterId, stoppedBy: 'budget' }
  return { ...slice, upTo: row.upTo, upToId: row.upToId, stoppedBy: 'budget' }
}

/** A page of a feed, newest first. */
export interface NewestEvents {
  events: readonly { position: number; json: string }[]
  /** Continue reading before this position; null at the end. */
  nextBefore: number | null
}

/** Events before a position, newest first. One statement scans a limited number of rows, so pages can be short. */
export async function readNewest(
  db: Queryable,
  query: FeedQuery,
  before: number | null,
  budget: ReadBudget,
): Promise<NewestEvents> {
  const { subject } = query
  const rows = await db.query<NewestRow>(sql`
    with scanned as materialized (
      select r.position, r.event_seq, r.type, r.subject_id from ${rowsOf(query)} r
      where ${allOf([
        ...visibleTo(query),
        ...(before === null ? [] : [sql`r.position < ${before}`]),
        ...(subject && query.audience !== 'all' ? [sql`r.subject_id = ${subject.id}`] : []),
      ])}
      order by r.position desc limit ${SCAN_MAX}
    ), matching as (
      select ${eventColumns(query)} from scanned r join events e on e.seq = r.event_seq
      where ${allOf(filtersOf(query))}
      order by r.position desc limit ${budget.events + 1}
    ), page as (
      select *, sum(data_bytes) over (order by position desc) - data_bytes as bytes_before from matching
    )
    select totals.*, page.position, '{' || page.head || ',"data":' || page.data || '}' as json
    from (
      select count(*) as scanned, min(position) as "scannedTo", (select count(*) from page) as found from scanned
    ) as totals
    left join page on bytes_before < ${budget.bytes} order by page.position desc`)
  const { scanned = 0, scannedTo = null, found = 0 } = rows[0] ?? {}
  const events = rows
    .flatMap(({ position, json }) => (position === null ? [] : [{ position, json }]))
    .slice(0, budget.events)
  if (events.length < found) return { events, nextBefore: events.at(-1)?.position ?? null }
  return { events, nextBefore: scanned === SCAN_MAX ? scannedTo : null }
}

interface NewestRow {
  scanned: number
  scannedTo: number | null
  /** How many match, at most one more than wanted. */
  found: number
  position: number | null
  json: string
}

/** The position of an event in a feed; null if the feed doesn't contain it and never did. */
export async function findPosition(db: Queryable, query: FeedQuery, id: EventId): Promise<number | null> {
  // Someone following the market can continue after an event that has since been hidden.
  const conditions = query.audience === 'market' ? [sql`r.market_owner_id is not null`] : visibleTo(query)
  const [row] = await db.query<{ position: number }>(sql`
    select r.position from events e join ${rowsOf(query)} r on r.position = e.position
    where ${allOf([sql`e.id = ${id}`, ...conditions])}`)
  return row?.position ?? null
}

/** The event at a position (null if there is none), and the position up to which a sandbox reset has deleted events. */
export async function findEventAt(
  db: Queryable,
  position: number,
): Promise<Pick<FeedSlice, 'afterId' | 'resetPosition'>> {
  const [row] = await db.query<Pick<FeedSlice, 'afterId' | 'resetPosition'>>(sql`
    select (select id from events where position = ${position}) as "afterId", reset_position as "resetPosition"
    from event_sequence`)
  return row ?? { afterId: null, resetPosition: 0 }
}

/** For an event that isn't in any feed: the position of the last sandbox reset, which may have deleted it; null otherwise. */
export async function findResetAfter(db: Queryable, id: EventId): Promise<number | null> {
  const [row] = await db.query<{ position: number }>(sql`
    select reset_position as position from event_sequence
    where reset_position > 0 and not exists (select from events where id = ${id})`)
  return row?.position ?? null
}

/** The newest event of all; everything later comes after its position. */
export async function findLatest(db: Queryable): Promise<{ position: number; id: EventId | null }> {
  const [row] = await db.query<{ position: number; id: EventId | null }>(sql`
    select last_position as position, (select id from events where position = last_position) as id from event_sequence`)
  return row ?? { position: 0, id: null }
}

/** A user's feed, or one shared by several readers. */
export type FeedKey = UserId | Exclude<Audience, 'me'>

/** The last position in use, and the feeds with an event after `since`; null if there are more than `eventsMax` events. */
export async function findReadersSince(
  db: Queryable,
  since: number,
  eventsMax: number,
): Promise<{ lastPosition: number; feeds: readonly FeedKey[] | null }> {
  const [row] = await db.query<{ lastPosition: number; feeds: readonly FeedKey[] | null }>(sql`
    select last_position as "lastPosition", (
      select array_agg(distinct r.feed) from events e
      join lateral (
        select unnest(e.audience)::text as feed
        union all select id::text from users
          where e.audience_role is not null and users.role in (e.audience_role, 'operator') and users.status = 'active'
        union all select 'market' where e.market_head is not null
        union all select 'all'
      ) r on true
      where e.position > ${since} and last_position - ${since}::bigint <= ${eventsMax}
    ) as "feeds" from event_sequence`)
  const lastPosition = row?.lastPosition ?? since
  return { lastPosition, feeds: lastPosition - since > eventsMax ? null : (row?.feeds ?? []) }
}
