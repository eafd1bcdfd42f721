import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { GigId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** The categories of the newest open gigs, most frequent first. */
export async function listCategories(db: Queryable, now: Instant, limit: number): Promise<string[]> {
  const rows = await db.query<{ category: string }>(sql`
    select category from (
      select category from open_gigs where closes_at > ${now} order by number desc limit 1000
    ) as newest
    where category is not null group by category order by count(*) desc, category limit ${limit}`)
  return rows.map(({ category }) => category)
}

/** The number of the newest open gig; 0 if there is none. */
export async function findNewestNumber(db: Queryable): Promise<number> {
  const [row] = await db.query<{ number: number }>(
    sql`select coalesce(max(number), 0)::double precision as number from open_gigs`,
  )
  return row?.number ?? 0
}

/** The open gigs with numbers from `first` up to, but not including, `end`. */
export async function listNumbered(
  db: Queryable,
  { first, end, now }: { first: number; end: number; now: Instant },
): Promise<{ id: GigId; updated_at: Instant }[]> {
  return db.query(sql`
    select gigs.id, gigs.updated_at from open_gigs join gigs on gigs.id = gig_id
    where open_gigs.number >= ${first} and open_gigs.number < ${end} and open_gigs.closes_at > ${now}
    order by open_gigs.number`)
}
