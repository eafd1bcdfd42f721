import type { UserId } from '../kernel/ids.ts'
import type { PageRequest } from '../kernel/pages.ts'
import { allOf, type Sql, sql } from './sql.ts'

/**
 * Lists rows with a client and a worker, newest first: those of the given client, of the given worker, or of both. The two
 * columns have separate indexes, so for both there are two queries, joined by `union all`.
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
