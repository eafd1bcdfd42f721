import type { UserId } from '../kernel/ids.ts'
import type { PageRequest } from '../kernel/pages.ts'
import { hasWords } from './full-text.ts'
import { allOf, type Sql, sql } from './sql.ts'

/**
 * Lists rows with a client and a worker, newest first: those of the given client, the given worker, or both. The two columns have
 * separate indexes, so for both there are two queries, combined with `union all`.
 */
export function newestOfParties(
  select: Sql,
  parties: { client?: UserId; worker?: UserId },
  conditions: readonly Sql[],
  { limit, after }: PageRequest,
): Sql {
  const shared = [...conditions, ...(after?.[0] ? [sql`id < ${after[0]}::uuid`] : [])]
  const newest = (party: Sql) => sql`(${select} where ${allOf([party, ...shared])} order by id desc limit ${limit + 1})`
  const ofClient = parties.client && newest(sql`client_id = ${parties.client}`)
  const ofWorker = parties.worker && newest(sql`worker_id = ${parties.worker}`)
  if (!ofClient || !ofWorker) return ofClient ?? ofWorker ?? sql`${select} where false`
  return sql`${ofClient} union all ${ofWorker} order by id desc limit ${limit + 1}`
}

/** Finds rows with a gig, a client and a worker by the gig's title and the other side's name. */
export function isAbout(typed: string, reader: UserId): Sql {
  return hasWords(namesOfDeal(reader), typed)
}

/** The title of a row's gig and the names of its sides, except the reader's own. */
export function namesOfDeal(reader: UserId): Sql {
  return sql`concat_ws(' ', (select title from gigs where gigs.id = gig_id),
    (select string_agg(display_name, ' ') from users where users.id in (client_id, worker_id) and users.id <> ${reader}))`
}

/** The title of a row's gig; null if the gig was deleted. */
export const titleOfGig = sql`(select title from gigs where gigs.id = gig_id and deleted_at is null)`

/** The same for a reader who has no deal about it yet: also null if an operator removed the gig, except for its owner. */
export function titleOfVisibleGig(reader: UserId): Sql {
  return sql`(select title from gigs
    where gigs.id = gig_id and deleted_at is null and (removal is null or gigs.client_id = ${reader}))`
}
