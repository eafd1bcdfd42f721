import { apartUntil } from '../../platform/db/apart.ts'
import { batched } from '../../platform/db/batched.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { dueFinder } from '../../platform/db/due.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { isSuspended } from '../../platform/db/suspended.ts'
import type { ContractId, GigId, UserId } from '../../platform/kernel/ids.ts'
import { skillKeysOf } from '../../platform/kernel/skills.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Gig, GigStanding, HiringGig, RenderedGig, StoredGig, WithNextDue } from './domain.ts'

const columns = sql`id, client_id, hosted_agent_id, title, description, category, skills, rate_type, rate_min_cents,
  rate_max_cents, hours_per_week, start_date, payout_delay_days, review_days, remote, location, positions,
  filled_positions, reserved_positions, apply_by, status, application_count, version, created_at, updated_at,
  ${isSuspended(sql`client_id`)} as client_suspended`

export function lockAndCountDrafts(tx: Tx, clientId: UserId): Promise<number> {
  return lockAndCount(
    tx,
    clientId,
    sql`from gigs where client_id = ${clientId} and status = 'draft' and status <> 'open' and deleted_at is null`,
  )
}

/** Open and paused ones; not those whose time to apply has passed. */
export function lockAndCountOpenGigs(tx: Tx, clientId: UserId, now: Instant): Promise<number> {
  return lockAndCount(
    tx,
    clientId,
    sql`from (
      select from open_gigs where client_id = ${clientId} and closes_at > ${now}
      union all
      select from gigs
      where client_id = ${clientId} and status = 'paused' and status <> 'open' and deleted_at is null
        and closes_at > ${now}
    ) as gigs`,
  )
}

// A contract that ends at its deadline can free a position. Only gigs with taken positions have contracts to look for.
const nextDueAt = sql`least(
    case when status in ('open', 'paused') then apply_by end,
    case when filled_positions + reserved_positions > 0
      then (select min(c.next_due_at) from contracts c where c.gig_id = gigs.id) end
  ) as next_due_at`

/** Sent with the commit: nothing else depends on it. */
export function sendGig(tx: Tx, gig: RenderedGig): void {
  tx.send(sql`
    insert into gigs (id, client_id, hosted_agent_id, title, description, category, skills, rate_type, rate_min_cents,
      rate_max_cents, hours_per_week, start_date, payout_delay_days, review_days, remote, location, positions, apply_by,
      status, version, created_at, updated_at, skill_keys, search, facts)
    values (${gig.id}, ${gig.client_id}, ${gig.hosted_agent_id}, ${gig.title}, ${gig.description}, ${gig.category},
      ${gig.skills}, ${gig.rate_type}, ${gig.rate_min_cents}, ${gig.rate_max_cents}, ${gig.hours_per_week},
      ${gig.start_date}, ${gig.payout_delay_days}, ${gig.review_days}, ${gig.remote}, ${gig.location}, ${gig.positions},
      ${gig.apply_by}, ${gig.status}, ${gig.version}, ${gig.created_at}, ${gig.updated_at}, ${skillKeysOf(gig.skills)},
      ${searchTextOf(gig)}, ${gig.facts})`)
}

export async function updateGig(tx: Tx, gig: RenderedGig): Promise<void> {
  await tx.query(sql`
    update gigs set title = ${gig.title}, description = ${gig.description}, category = ${gig.category},
      skills = ${gig.skills}, rate_type = ${gig.rate_type}, rate_min_cents = ${gig.rate_min_cents},
      rate_max_cents = ${gig.rate_max_cents}, hours_per_week = ${gig.hours_per_week}, start_date = ${gig.start_date},
      payout_delay_days = ${gig.payout_delay_days}, review_days = ${gig.review_days}, remote = ${gig.remote},
      location = ${gig.location}, positions = ${gig.positions}, apply_by = ${gig.apply_by}, status = ${gig.status},
      version = ${gig.version}, updated_at = ${gig.updated_at}, skill_keys = ${skillKeysOf(gig.skills)},
      search = ${searchTextOf(gig)}, facts = ${gig.facts}
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

/** A gig with its reader's standing. Reads in the same turn of the event loop share a statement. */
export const findSeenGig = batched<Seen, SeenGig & { user_id: UserId }>(
  (db, seen) =>
    db.query(sql`
      select user_id, ${listed}, version, facts, ${nextDueAt}, ${isSuspended(sql`client_id`)} as client_suspended, ${standing}
      from ${seenGigs(seen)}`),
  ({ user_id, id }) => `${user_id} ${id}`,
)

type Seen = `${UserId} ${GigId}`
type SeenGig = WithNextDue<StoredGig> & GigStanding

/** A row of a list with its reader's standing. Its facts are null beyond the bytes that fit into a page. */
export type ListedGig = Pick<SeenGig, keyof GigStanding | ListedColumn> & { facts: string | null }

type ListedColumn =
  | 'id'
  | 'client_id'
  | 'status'
  | 'apply_by'
  | 'filled_positions'
  | 'reserved_positions'
  | 'application_count'

/** Deleted gigs are left out. */
export async function listSeenGigs(db: Queryable, reader: UserId, ids: readonly GigId[]): Promise<ListedGig[]> {
  if (ids.length === 0) return []
  // A page of long gigs holds fewer of them: reading and sending it must not delay other callers.
  const bytesBefore = sql`sum(octet_length(facts)) over (order by position rows between unbounded preceding and 1 preceding)`
  return db.query(sql`
    select ${listed}, case when coalesce(${bytesBefore}, 0) < ${PAGE_BYTES} then facts end as facts, ${standing}
    from ${seenGigs(ids.map((id): Seen => `${reader} ${id}`))} order by position`)
}

const PAGE_BYTES = sql`65536`

/** For a gig that is locked. */
export async function findStanding(tx: Tx, reader: UserId, id: GigId): Promise<GigStanding | null> {
  const [row] = await tx.query<GigStanding>(sql`select ${standing} from ${seenGigs([`${reader} ${id}`])}`)
  return row ?? null
}

const listed = sql`id, client_id, status, apply_by, filled_positions, reserved_positions, application_count`

// `exists` would let the planner read all contracts into a hash table; a subselect with a limit is looked up for each gig.
const standing = sql`
  ${apartUntil(sql`seen.user_id`, sql`gigs.client_id`)} as apart_until,
  coalesce((
    select true from applications a where a.gig_id = gigs.id and a.worker_id = seen.user_id
      and a.status in ('pending', 'shortlisted', 'negotiating', 'hired') limit 1
  ), false) as has_applied,
  client_id = user_id and coalesce((
    select true from contracts c where c.gig_id = gigs.id and c.status in ('pending_approval', 'active') limit 1
  ), false) as has_live_contracts`

function seenGigs(seen: readonly Seen[]): Sql {
  const pairs = seen.map((pair) => pair.split(' '))
  return sql`unnest(${pairs.map(([userId]) => userId)}::uuid[], ${pairs.map(([, gigId]) => gigId)}::uuid[])
    with ordinality as seen (user_id, gig_id, position) join gigs on gigs.id = gig_id and deleted_at is null`
}

/** Deleted gigs are left out. */
export async function listHiring(db: Queryable, ids: readonly GigId[]): Promise<WithNextDue<HiringGig>[]> {
  return db.query(sql`
    select id, status, positions, filled_positions, reserved_positions, ${nextDueAt},
      ${isSuspended(sql`client_id`)} as client_suspended
    from gigs where id = any(${ids}::uuid[]) and deleted_at is null`)
}

/** Only if the reader may see it, so that no caller waits for the lock of another user's draft. */
export async function lockGigVisibleTo(tx: Tx, id: GigId, reader: UserId): Promise<WithNextDue<Gig> | null> {
  const [row] = await tx.query<WithNextDue<Gig>>(sql`
    select ${columns}, ${nextDueAt} from gigs
    where id = ${id} and deleted_at is null and (status <> 'draft' or client_id = ${reader})
    for update`)
  return row ?? null
}

export async function lockGig(tx: Tx, id: GigId): Promise<WithNextDue<Gig> | null> {
  const [row] = await tx.query<WithNextDue<Gig>>(
    sql`select ${columns}, ${nextDueAt} from gigs where id = ${id} and deleted_at is null for update`,
  )
  return row ?? null
}

/** The contracts about a gig that have a passed deadline. */
export async function findDueContracts(db: Queryable, id: GigId, now: Instant): Promise<ContractId[]> {
  const rows = await db.query<{ id: ContractId }>(sql`
    select id from contracts where gig_id = ${id} and next_due_at <= ${now} order by next_due_at, id limit 100`)
  return rows.map((row) => row.id)
}

export const findDueGigs = dueFinder(
  sql`from gigs where status in ('open', 'paused') and deleted_at is null`,
  sql`apply_by`,
)

function searchTextOf(gig: Gig): Sql {
  return sql`setweight(to_tsvector('english', ${gig.title}), 'A')
    || setweight(to_tsvector('english', ${[gig.category ?? '', ...gig.skills].join(' ')}), 'B')
    || setweight(to_tsvector('english', ${gig.description}), 'C')`
}
