import { isBlockedBetween } from '../../people/blocks/fragments.ts'
import { apartUntil } from '../../people/conflicts/fragments.ts'
import { isSuspended } from '../../people/users/fragments.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { allOf, type Sql, sql } from '../../platform/db/sql.ts'
import type { EventId, GigId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { passes } from '../gigs/fragments.ts'
import { type SearchId, WAITING_MATCHES_MAX } from './domain.ts'

/** Whether gigs may have opened that haven't been matched yet. Cheaper than taking the lock. */
export async function isBehind(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ is_behind: boolean }>(sql`
    select last_position > position as is_behind from event_sequence, searches_progress`)
  return row?.is_behind === true
}

/** The next event positions, up to a limit, locked against other workers; null if another worker is matching right now. */
export async function lockNextRange(tx: Tx, limit: number): Promise<{ after: number; upTo: number } | null> {
  const [row] = await tx.query<{ after: number; upTo: number }>(sql`
    select position as after, least(position + ${limit}, (select last_position from event_sequence)) as "upTo"
    from searches_progress for update skip locked`)
  return row ?? null
}

/** Sent with the commit. */
export function sendProgress(tx: Tx, position: number): void {
  tx.send(sql`update searches_progress set position = ${position}`)
}

/** How many gigs wait to be matched among the next events, up to a limit, and the first event of such a gig. */
export async function countOpenings(
  db: Queryable,
  limit: number,
): Promise<{ count: number; first_id: EventId | null }> {
  const [row] = await db.query<{ count: number; first_id: EventId | null }>(sql`
    select count(*) as count, (array_agg(id order by events.position))[1] as first_id
    from searches_progress as matched join events on events.position > matched.position
      and events.position <= matched.position + ${limit}
    where ${mayOpenGig}`)
  return row ?? { count: 0, first_id: null }
}

/** The events in a range that may have opened a gig, in order. */
export function listOpenings(
  tx: Tx,
  { after, upTo }: { after: number; upTo: number },
): Promise<{ position: number; gig_id: GigId }[]> {
  return tx.query(sql`
    select position, subject_id as gig_id from events
    where position > ${after} and position <= ${upTo} and ${mayOpenGig}
    order by position`)
}

const mayOpenGig = sql`type in ('gig.created', 'gig.opened', 'gig.restored')`

export interface GigToMatch {
  gigId: GigId
  /** The category above each category that has one. A search for it finds the gigs below. */
  parents: Readonly<Record<string, string>>
  after: SearchId | null
  now: Instant
}

/**
 * Matches a gig, if it's still open, against the next searches in order of id. Returns the last of these searches; null if there
 * were fewer than one statement handles.
 */
export async function insertMatches(tx: Tx, { gigId, parents, after, now }: GigToMatch): Promise<SearchId | null> {
  const [row] = await tx.query<{ last: SearchId | null }>(sql`
    with gig as materialized (
      select open_gigs.gig_id, open_gigs.client_id, open_gigs.category, parent, open_gigs.skill_keys, open_gigs.rate_type,
        open_gigs.remote, open_gigs.rate_high_cents, open_gigs.rate_low_cents, open_gigs.fields,
        anchors_of_gig(open_gigs) || ('category ' || coalesce(parent, '')) as has,
        -- Read from where long values are stored once, and not for each search.
        open_gigs.search || '' as search
      from gigs join open_gigs using (number),
        lateral (select ${JSON.stringify(parents)}::jsonb ->> open_gigs.category as parent) as above
      where gigs.id = ${gigId} and open_gigs.closes_at > ${now}
    ), matching as (
      select searches.id from gig join searches on notify <> 'off' and anchors && has
      where ${after === null ? sql`true` : sql`searches.id > ${after}`} and ${allOf(filters)} and ${isForOwner(now)}
      order by searches.id limit ${MATCHES_MAX}
      -- Waits for an owner's change of the search, and looks at what it has become.
      for key share of searches
    ), matched as (
      insert into search_matches (search_id, gig_id, matched_at)
      select id, ${gigId}, ${now} from matching left join search_alerts on search_id = id
      where coalesce(waiting_count, 0) < ${WAITING_MATCHES_MAX}
      on conflict do nothing returning search_id
    ), alerted as (
      insert into search_alerts as alert (search_id, waiting_count, due_at)
      select search_id, 1, ${now} from matched order by search_id
      on conflict (search_id) do update
        set waiting_count = alert.waiting_count + 1, due_at = coalesce(alert.due_at, excluded.due_at)
    )
    select id as last from matching order by id offset ${MATCHES_MAX} - 1`)
  return row?.last ?? null
}

// As part of the text, so that the planner knows it.
const MATCHES_MAX = sql`5000`

const filters = [
  ifSet(sql`in_category`, (category) => sql`${category} in (category, parent)`),
  ifSet(sql`with_fields`, passes.fields),
  ifSet(sql`of_rate_type`, passes.rateType),
  ifSet(sql`is_remote`, passes.remote),
  ifSet(sql`min_rate_cents`, passes.minRate),
  ifSet(sql`max_rate_cents`, passes.maxRate),
  ifSet(sql`all_skill_keys`, passes.skills),
  ifSet(sql`words`, passes.words),
  ifSet(sql`of_client_id`, (clientId) => sql`client_id = ${clientId}`),
  ifSet(
    sql`with_metadata`,
    (wanted) => sql`not exists (
      select from jsonb_each_text(${wanted}) as wanted where (key, value) not in (
        select key, value from metadata where owner_id = searches.user_id and subject_id = gig.gig_id))`,
  ),
]

function ifSet(column: Sql, passesFilter: (value: Sql) => Sql): Sql {
  return sql`(${column} is null or ${passesFilter(column)})`
}

/**
 * Leaves out gigs that aren't for the searcher: those of people they can't deal with, and their own, unless they ask for them.
 */
function isForOwner(now: Instant): Sql {
  const [userId, clientId] = [sql`searches.user_id`, sql`gig.client_id`]
  return sql`(${userId} <> ${clientId} or of_client_id is not null)
    and not ${isBlockedBetween(userId, clientId)}
    and coalesce(${apartUntil(userId, clientId)} <= ${now}, true)
    and not ${isSuspended(userId)}`
}

/** Returns how many old matches were deleted. */
export async function deleteMatchesBefore(tx: Tx, before: Instant, limit: number): Promise<number> {
  const deleted = await tx.query(sql`
    delete from search_matches where (search_id, gig_id) in (
      select search_id, gig_id from search_matches where matched_at < ${before} and is_announced limit ${limit})
    returning 1 as deleted`)
  return deleted.length
}
