import { isBlockedBetween } from '../../people/blocks/fragments.ts'
import { apartUntil } from '../../people/conflicts/fragments.ts'
import { isSuspended } from '../../people/users/fragments.ts'
import { batched } from '../../platform/db/batched.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { dueFinder } from '../../platform/db/due.ts'
import { lockAndCount, lockCounts } from '../../platform/db/owned.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ContractId, GigId, UserId } from '../../platform/kernel/ids.ts'
import { skillKeysOf } from '../../platform/kernel/skills.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Renamed } from '../../platform/kernel/trade.ts'
import type { Gig, GigSummary, HiringGig, RenderedGig, StoredGig, StoredStanding, WithNextDue } from './domain.ts'
import { hasLiveContracts, isLiveApplication, members } from './fragments.ts'

const columns = sql`id, client_id, hosted_agent_id, title, description, category, skills, rate_type, rate_min_cents,
  rate_max_cents, hours_per_week, start_date, payout_delay_days, review_days, remote, location, positions,
  filled_positions, reserved_positions, apply_by, fields, status, application_count, version, created_at, updated_at, removal,
  ${isSuspended(sql`client_id`)} as client_suspended`

/** Open and paused ones, except those whose application deadline has passed. */
export function lockAndCountOpenGigs(tx: Tx, clientId: UserId, now: Instant): Promise<number> {
  return lockAndCount(tx, clientId, openGigsOf(clientId, now))
}

function openGigsOf(clientId: UserId, now: Instant): Sql {
  return sql`from gigs
    where client_id = ${clientId} and status in ('open', 'paused') and deleted_at is null and closes_at > ${now}`
}

// A contract that ends at its deadline can free up a position. Only gigs with taken positions have contracts to look for.
const nextDueAt = sql`least(
    case when status in ('open', 'paused') then apply_by end,
    case when filled_positions + reserved_positions > 0
      then (select min(c.next_due_at) from contracts c where c.gig_id = gigs.id) end
  ) as next_due_at`

/** Returns false and inserts nothing if the client has reached the quota for drafts, or for open and paused gigs. */
export async function insertGig(tx: Tx, gig: RenderedGig, quota: number): Promise<boolean> {
  lockCounts(tx, gig.client_id)
  const counted =
    gig.status === 'draft'
      ? sql`from gigs where client_id = ${gig.client_id} and status = 'draft' and deleted_at is null`
      : openGigsOf(gig.client_id, gig.created_at)
  const rows = await tx.query(sql`
    insert into gigs (id, client_id, hosted_agent_id, title, description, category, skills, rate_type, rate_min_cents,
      rate_max_cents, hours_per_week, start_date, payout_delay_days, review_days, remote, location, positions, apply_by,
      status, version, created_at, updated_at, skill_keys, search, facts, fields)
    select ${gig.id}, ${gig.client_id}, ${gig.hosted_agent_id}, ${gig.title}, ${gig.description}, ${gig.category},
      ${gig.skills}, ${gig.rate_type}, ${gig.rate_min_cents}, ${gig.rate_max_cents}, ${gig.hours_per_week},
      ${gig.start_date}, ${gig.payout_delay_days}, ${gig.review_days}, ${gig.remote}, ${gig.location}, ${gig.positions},
      ${gig.apply_by}, ${gig.status}, ${gig.version}, ${gig.created_at}, ${gig.updated_at}, ${skillKeysOf(gig.skills)},
      ${searchTextOf(gig)}, ${gig.facts}, ${JSON.stringify(gig.fields)}
    where (select count(*) from (select ${counted} limit ${quota}) as counted) < ${quota}
    returning 1 as inserted`)
  return rows.length > 0
}

export async function updateGig(tx: Tx, gig: RenderedGig): Promise<void> {
  await tx.query(sql`
    update gigs set title = ${gig.title}, description = ${gig.description}, category = ${gig.category},
      skills = ${gig.skills}, rate_type = ${gig.rate_type}, rate_min_cents = ${gig.rate_min_cents},
      rate_max_cents = ${gig.rate_max_cents}, hours_per_week = ${gig.hours_per_week}, start_date = ${gig.start_date},
      payout_delay_days = ${gig.payout_delay_days}, review_days = ${gig.review_days}, remote = ${gig.remote},
      location = ${gig.location}, positions = ${gig.positions}, apply_by = ${gig.apply_by}, status = ${gig.status},
      version = ${gig.version}, updated_at = ${gig.updated_at}, skill_keys = ${skillKeysOf(gig.skills)},
      search = ${searchTextOf(gig)}, facts = ${gig.facts}, fields = ${JSON.stringify(gig.fields)}
    where id = ${gig.id}`)
}

export async function updatePositions(tx: Tx, gig: Gig): Promise<void> {
  await tx.query(sql`
    update gigs set filled_positions = ${gig.filled_positions}, reserved_positions = ${gig.reserved_positions}
    where id = ${gig.id}`)
}

export async function saveRemoval(tx: Tx, { id, removal }: Gig): Promise<void> {
  await tx.query(sql`update gigs set removal = ${removal && JSON.stringify(removal)} where id = ${id}`)
}

export async function markGigDeleted(tx: Tx, id: GigId, at: Instant): Promise<void> {
  await tx.query(sql`update gigs set deleted_at = ${at} where id = ${id}`)
}

export async function countApplication(tx: Tx, id: GigId): Promise<void> {
  await tx.query(sql`update gigs set application_count = application_count + 1 where id = ${id}`)
}

/** A gig with its reader's standing. Reads in the same event-loop turn share a statement. */
export const findSeenGig = batched<Seen, SeenGig & { user_id: UserId }>(
  (db, seen) =>
    db.query(sql`
      select user_id, id, client_id, status, apply_by, version, removal, ${members} as members, fields, ${nextDueAt},
        ${isSuspended(sql`client_id`)} as client_suspended, ${standing}
      from ${seenGigs(seen)}`),
  ({ user_id, id }) => `${user_id} ${id}`,
)

type Seen = `${UserId} ${GigId}`
type SeenGig = WithNextDue<StoredGig> & StoredStanding

/** For a gig that is locked. */
export async function findStanding(tx: Tx, reader: UserId, id: GigId): Promise<StoredStanding | null> {
  const [row] = await tx.query<StoredStanding>(sql`select ${standing} from ${seenGigs([`${reader} ${id}`])}`)
  return row ?? null
}

// A subselect with a limit is looked up for each gig; with `exists`, the planner might read all applications into a hash table.
const standing = sql`
  ${apartUntil(sql`seen.user_id`, sql`gigs.client_id`)} as apart_until,
  ${isBlockedBetween(sql`seen.user_id`, sql`gigs.client_id`)} as is_blocked,
  coalesce((
    select true from applications
    where applications.gig_id = gigs.id and worker_id = seen.user_id and ${isLiveApplication} limit 1
  ), false) as has_applied,
  client_id = user_id and ${hasLiveContracts} as has_live_contracts`

function seenGigs(seen: readonly Seen[]): Sql {
  const pairs = seen.map((pair) => pair.split(' '))
  return sql`unnest(${pairs.map(([userId]) => userId)}::uuid[], ${pairs.map(([, gigId]) => gigId)}::uuid[])
    with ordinality as seen (user_id, gig_id, position) join gigs on gigs.id = gig_id and deleted_at is null`
}

export async function findContent(
  db: Queryable,
  id: GigId,
): Promise<Pick<Gig, 'client_id' | 'status' | 'title' | 'description' | 'removal'> | null> {
  const [row] = await db.query<Pick<Gig, 'client_id' | 'status' | 'title' | 'description' | 'removal'>>(sql`
    select client_id, status, title, description, removal from gigs where id = ${id} and deleted_at is null`)
  return row ?? null
}

/** Deleted gigs are left out. */
export async function listSummaries(db: Queryable, ids: readonly GigId[]): Promise<GigSummary[]> {
  return db.query(sql`
    select id, client_id, title, rate_type, rate_min_cents, rate_max_cents, status, apply_by, removal,
      ${isSuspended(sql`client_id`)} as client_suspended
    from gigs where id = any(${ids}::uuid[]) and deleted_at is null`)
}

/** Deleted gigs are left out. */
export async function listHiring(db: Queryable, ids: readonly GigId[]): Promise<WithNextDue<HiringGig>[]> {
  return db.query(sql`
    select id, status, positions, filled_positions, reserved_positions, removal, ${nextDueAt},
      ${isSuspended(sql`client_id`)} as client_suspended
    from gigs where id = any(${ids}::uuid[]) and deleted_at is null`)
}

/** Only if the reader may see it, so that no caller waits for a lock on another user's draft. */
export async function lockGigVisibleTo(tx: Tx, id: GigId, reader: UserId): Promise<WithNextDue<Gig> | null> {
  const [row] = await tx.query<WithNextDue<Gig>>(sql`
    select ${columns}, ${nextDueAt} from gigs
    where id = ${id} and deleted_at is null and (status <> 'draft' and removal is null or client_id = ${reader})
    for update`)
  return row ?? null
}

export async function lockGig(tx: Tx, id: GigId): Promise<WithNextDue<Gig> | null> {
  const [row] = await tx.query<WithNextDue<Gig>>(
    sql`select ${columns}, ${nextDueAt} from gigs where id = ${id} and deleted_at is null for update`,
  )
  return row ?? null
}

/** Contracts about a gig whose deadline has passed. */
export async function findDueContracts(db: Queryable, id: GigId, now: Instant): Promise<ContractId[]> {
  const rows = await db.query<{ id: ContractId }>(sql`
    select id from contracts where gig_id = ${id} and next_due_at <= ${now} order by next_due_at, id limit 100`)
  return rows.map((row) => row.id)
}

export const findDueGigs = dueFinder(
  sql`from gigs where status in ('open', 'paused') and deleted_at is null`,
  sql`apply_by`,
)

/** The next gigs, in order of id, with a value of one of these fields or in one of these categories, locked. */
export function lockToReindex(
  tx: Tx,
  { fields, categories }: Renamed,
  after: GigId | null,
  limit: number,
): Promise<Pick<Gig, 'id' | 'title' | 'category' | 'skills' | 'description' | 'fields'>[]> {
  return tx.query(sql`
    select id, title, category, skills, description, fields from gigs
    where (fields ?| ${fields}::text[] or category = any(${categories}::text[])) and deleted_at is null
      and ${after === null ? sql`true` : sql`id > ${after}`}
    order by id limit ${limit} for update`)
}

export async function updateSearch(tx: Tx, gig: Pick<RenderedGig, 'id' | 'searchTexts'>): Promise<void> {
  await tx.query(sql`update gigs set search = ${searchTextOf(gig)} where id = ${gig.id}`)
}

function searchTextOf({ searchTexts: { title, named, text } }: Pick<RenderedGig, 'searchTexts'>): Sql {
  return sql`setweight(to_tsvector('english', ${title}), 'A')
    || setweight(to_tsvector('english', ${named}), 'B')
    || setweight(to_tsvector('english', ${text}), 'C')`
}
