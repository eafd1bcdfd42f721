import { batched } from '../db/batched.ts'
import type { Queryable, Tx } from '../db/database.ts'
import { allOf, plannedAnew, type Sql, sql } from '../db/sql.ts'
import type { GigId, UserId } from '../kernel/ids.ts'
import type { PageRequest } from '../kernel/pages.ts'
import type { Instant } from '../kernel/time.ts'
import { type Gig, type GigSort, type GigStatus, gigActionsIn, type RateType, type StoredGig } from './domain.ts'

const rendering = sql`id, facts, filled_positions, reserved_positions, status, application_count, client_id`

const columns = sql`id, client_id, hosted_agent_id, title, description, category, skills, rate_type, rate_min_cents,
  rate_max_cents, hours_per_week, start_date, payout_delay_days, review_days, remote, location, positions,
  filled_positions, reserved_positions, apply_by, status, application_count, version, created_at, updated_at`

/** Sent with the commit: nothing else depends on it. */
export function sendGig(tx: Tx, gig: Gig, facts: string): void {
  tx.send(sql`
    insert into gigs (id, client_id, hosted_agent_id, title, description, category, skills, rate_type, rate_min_cents,
      rate_max_cents, hours_per_week, start_date, payout_delay_days, review_days, remote, location, positions, apply_by,
      status, version, created_at, updated_at, skill_keys, search, facts)
    values (${gig.id}, ${gig.client_id}, ${gig.hosted_agent_id}, ${gig.title}, ${gig.description}, ${gig.category},
      ${gig.skills}, ${gig.rate_type}, ${gig.rate_min_cents}, ${gig.rate_max_cents}, ${gig.hours_per_week},
      ${gig.start_date}, ${gig.payout_delay_days}, ${gig.review_days}, ${gig.remote}, ${gig.location}, ${gig.positions},
      ${gig.apply_by}, ${gig.status}, ${gig.version}, ${gig.created_at}, ${gig.updated_at}, ${keysOf(gig.skills)},
      ${searchTextOf(gig)}, ${facts})`)
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
  after: { id: string; at: Instant } | null,
): Promise<{ id: GigId; at: Instant }[]> {
  const behind = after ? sql`(apply_by, id) > (${after.at}, ${after.id}::uuid)` : sql`true`
  return db.query(sql`
    select id, apply_by as at from gigs
    where status in ('open', 'paused') and deleted_at is null and apply_by <= ${until} and ${behind}
    order by apply_by, id limit ${limit}`)
}

export interface GigQuery {
  reader: UserId
  words?: string | undefined
  /** Titles that are nearly the words, rather than texts that hold them. */
  nearly: boolean
  skills: readonly string[]
  category?: string | undefined
  rateType?: RateType | undefined
  minRateCents?: number | undefined
  maxRateCents?: number | undefined
  remote?: boolean | undefined
  clientId?: UserId | undefined
  status: GigStatus
  sort: GigSort
  /** For `relevance`: the newest gig that is looked at, settled by the first page. */
  upTo: GigId
  now: Instant
}

/** One page as JSON, in the order asked for, and where the next one begins. */
export async function renderGigs(
  db: Queryable,
  query: GigQuery,
  { limit, after }: PageRequest,
): Promise<{ count: number; rendered: string; place: readonly string[] | null }> {
  const order = orders[query.sort]
  const actions = gigActionsIn(query.status)
  const found = query.sort === 'relevance' ? ranked(query) : sql`gigs where ${allOf(conditionsOf(query))}`
  const statement = sql`
    select count(*)::integer as count,
      coalesce(string_agg(concat('{', facts, ',"filled_positions":', filled_positions, ',"reserved_positions":',
        reserved_positions, ',"status":"', status, '","application_count":', application_count, ',"allowed_actions":',
        case client_id when ${query.reader} then ${JSON.stringify(actions.owner)} else ${JSON.stringify(actions.anyone)} end,
        '}'), ',' order by number) filter (where number <= ${limit}), '') as rendered,
      max(place) filter (where number = ${limit}) as place
    from (
      select *, row_number() over () as number from (
        select ${rendering}, array[${order.place}] as place
        from ${found} and ${after ? order.beyond(after) : sql`true`}
        order by ${order.by} limit ${limit + 1}
      ) as ordered
    ) as page`
  // A rare word or skill is best looked up, a common one met on the way through the newest gigs.
  const [page] = await db.query<{ count: number; rendered: string; place: readonly string[] | null }>(
    query.words !== undefined || query.skills.length > 0 ? plannedAnew(statement) : statement,
  )
  return page ?? { count: 0, rendered: '', place: null }
}

const orders: Record<GigSort, { by: Sql; place: Sql; beyond: (after: readonly string[]) => Sql }> = {
  newest: { by: sql`id desc`, place: sql`id::text`, beyond: ([id]) => sql`id < ${id}::uuid` },
  rate_high: {
    by: sql`rate_high_cents desc, id desc`,
    place: sql`rate_high_cents::text, id::text`,
    beyond: ([cents, id]) => sql`(rate_high_cents, id) < (${cents}::bigint, ${id}::uuid)`,
  },
  rate_low: {
    by: sql`rate_low_cents, id`,
    place: sql`rate_low_cents::text, id::text`,
    beyond: ([cents, id]) => sql`(rate_low_cents, id) > (${cents}::bigint, ${id}::uuid)`,
  },
  closing_soon: {
    by: sql`closes_at, id`,
    place: sql`closes_at::text, id::text`,
    beyond: ([at, id]) => sql`(closes_at, id) > (${at}::timestamptz, ${id}::uuid)`,
  },
  relevance: {
    by: sql`rank desc, id desc`,
    place: sql`rank::text, id::text, up_to::text`,
    beyond: ([rank, id]) => sql`(rank, id) < (${rank}::real, ${id}::uuid)`,
  },
}

// The newest thousand matches are ranked. Up to which gig is settled by the first page, so that a walk through the pages
// is not disturbed by what is posted meanwhile.
function ranked(query: GigQuery): Sql {
  const conditions = [...conditionsOf(query), sql`id <= ${query.upTo}`]
  return sql`(
    select *, ts_rank(search, websearch_to_tsquery('english', ${query.words})) as rank, ${query.upTo}::uuid as up_to
    from (select ${rendering}, search from gigs where ${allOf(conditions)} order by id desc limit 1000) as matches
  ) as candidates where true`
}

function conditionsOf(query: GigQuery): Sql[] {
  const conditions = [sql`deleted_at is null`, sql`status = ${query.status}`]
  if (query.status === 'open' || query.status === 'paused') conditions.push(sql`closes_at > ${query.now}`)
  if (query.words !== undefined) {
    conditions.push(
      query.nearly ? sql`${query.words} <% title` : sql`search @@ websearch_to_tsquery('english', ${query.words})`,
    )
  }
  if (query.skills.length > 0) conditions.push(sql`skill_keys @> ${keysOf(query.skills)}::text[]`)
  if (query.category !== undefined) conditions.push(sql`category = ${query.category}`)
  if (query.rateType !== undefined) conditions.push(sql`rate_type = ${query.rateType}`)
  if (query.minRateCents !== undefined) conditions.push(sql`rate_high_cents >= ${query.minRateCents}`)
  if (query.maxRateCents !== undefined) conditions.push(sql`rate_low_cents <= ${query.maxRateCents}`)
  if (query.remote !== undefined) conditions.push(sql`remote = ${query.remote}`)
  if (query.clientId !== undefined) conditions.push(sql`client_id = ${query.clientId}`)
  return conditions
}

function keysOf(skills: readonly string[]): string[] {
  return skills.map((skill) => skill.toLowerCase())
}

function searchTextOf(gig: Gig): Sql {
  return sql`setweight(to_tsvector('english', ${gig.title}), 'A')
    || setweight(to_tsvector('english', ${[gig.category ?? '', ...gig.skills].join(' ')}), 'B')
    || setweight(to_tsvector('english', ${gig.description}), 'C')`
}
