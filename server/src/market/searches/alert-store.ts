import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { GigId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { type Alert, type alertAfter, NAMED_MAX, type SavedSearch, type SearchId } from './domain.ts'

export async function isAlertDue(db: Queryable, now: Instant): Promise<boolean> {
  const rows = await db.query(sql`select 1 as found from search_alerts where due_at <= ${now} limit 1`)
  return rows.length > 0
}

/** How many alerts are due, up to a limit, and since when the first is. */
export async function countDueAlerts(
  db: Queryable,
  now: Instant,
  limit: number,
): Promise<{ count: number; first_due_at: Instant | null }> {
  const [row] = await db.query<{ count: number; first_due_at: Instant | null }>(sql`
    select count(*) as count, min(due_at) as first_due_at
    from (select due_at from search_alerts where due_at <= ${now} order by due_at limit ${limit}) as due`)
  return row ?? { count: 0, first_due_at: null }
}

export type DueAlert = Alert & Pick<SavedSearch, 'user_id' | 'name' | 'filters'> & { search_id: SearchId }

/** Due alerts, longest due first, locked so that other workers skip them. */
export function lockDueAlerts(tx: Tx, now: Instant, limit: number): Promise<DueAlert[]> {
  return tx.query(sql`
    select search_id, waiting_count, due_at, sent_at, sent_in_day, day_ends_at, user_id, name, filters, notify, time_zone
    from search_alerts join searches on searches.id = search_id join users on users.id = user_id
    where due_at <= ${now} order by due_at limit ${limit} for update of search_alerts skip locked`)
}

export interface TakenMatches {
  search_id: SearchId
  taken: number
  /** How many of them can still be found, and the newest of those. */
  listed: number
  gig_ids: GigId[] | null
}

/** Marks the oldest waiting matches of each search as announced, up to a given number. */
export function takeMatches(
  tx: Tx,
  wanted: readonly { search_id: SearchId; matches: number }[],
  now: Instant,
): Promise<TakenMatches[]> {
  return tx.query(sql`
    with taken as (
      update search_matches set is_announced = true
      from jsonb_to_recordset(${JSON.stringify(wanted)}) as wanted (search_id uuid, matches integer)
      cross join lateral (
        select gig_id from search_matches as waiting
        where waiting.search_id = wanted.search_id and not is_announced
        order by matched_at, gig_id limit wanted.matches
      ) as oldest
      where search_matches.search_id = wanted.search_id and search_matches.gig_id = oldest.gig_id
      returning search_matches.search_id, search_matches.gig_id, matched_at
    )
    select search_id, count(*) as taken, count(open_gigs.number) as listed,
      (array_agg(taken.gig_id order by matched_at desc, taken.gig_id desc) filter (where open_gigs.number is not null))[:${NAMED_MAX}]
        as gig_ids
    from taken left join gigs on gigs.id = taken.gig_id
      left join open_gigs on open_gigs.number = gigs.number and open_gigs.closes_at > ${now}
    group by search_id`)
}

export type AlertChange = ReturnType<typeof alertAfter> & { search_id: SearchId }

/** Sent with the commit. */
export function sendAlerts(tx: Tx, changes: readonly AlertChange[]): void {
  tx.send(sql`
    update search_alerts set waiting_count = changed.waiting_count, due_at = changed.due_at, sent_at = changed.sent_at,
      sent_in_day = changed.sent_in_day, day_ends_at = changed.day_ends_at
    from jsonb_populate_recordset(null::search_alerts, ${JSON.stringify(changes)}) as changed
    where search_alerts.search_id = changed.search_id`)
}
