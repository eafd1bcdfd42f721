import type { Queryable, Tx } from '../../platform/db/database.ts'
import { allOf, type Sql, sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { LoggedRequest, NewRequest, RequestFilter, StatusClass } from './domain.ts'

const columns = sql`user_id, hosted_agent_id, key_id, connected_app_id, at, channel, operation, method, path, status,
  issue_codes, duration_ms, request_id`

/** A row with its number, which only cursors show. */
export type NumberedRequest = LoggedRequest & { seq: number }

/** Adds a batch. Nothing waits for the disk, so a database crash may lose the last moments of the log. */
export async function insertRequests(tx: Tx, requests: readonly NewRequest[]): Promise<void> {
  tx.send(sql`set local synchronous_commit = off`)
  await tx.query(sql`
    with numbered as (
      update api_request_sequence set last_seq = last_seq + ${requests.length}::integer
      returning last_seq - ${requests.length}::integer as before
    )
    insert into api_requests (seq, ${columns})
    select before + place, ${columns}
    from numbered, rows from (
      json_to_recordset(${JSON.stringify(requests)}::json) as
        (user_id uuid, hosted_agent_id uuid, key_id uuid, connected_app_id uuid, at timestamptz, channel text,
          operation text, method text, path text, status integer, issue_codes text[], duration_ms integer, request_id text)
    ) with ordinality as request (${columns}, place)`)
}

/** Newest first. */
export async function listRequests(
  db: Queryable,
  userId: UserId,
  filter: RequestFilter,
  { limit, after }: PageRequest,
): Promise<NumberedRequest[]> {
  const older = after?.[0] ? [sql`seq < ${after[0]}::bigint`] : []
  return db.query(sql`
    select seq, id, ${columns} from api_requests where ${allOf([...matching(userId, filter), ...older])}
    order by seq desc limit ${limit + 1}`)
}

/** Deletes the oldest rows that are older than this many days; returns how many. */
export async function deleteOldRequests(tx: Tx, days: number, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    delete from api_requests where seq in (
      select seq from (select seq, at from api_requests order by seq limit ${limit}) as oldest
      where at < now() - make_interval(days => ${days})
    ) returning 1 as deleted`)
  return rows.length
}

/** Sent with the commit. Keeps this many of the user's rows. */
export function deleteAllButNewest(tx: Tx, userId: UserId, kept: number): void {
  tx.send(sql`
    delete from api_requests where seq in (
      select seq from api_requests where user_id = ${userId} and seq <= (
        select seq from api_requests where user_id = ${userId} order by seq desc offset ${kept}::integer limit 1
      ) order by seq limit ${kept}::integer
    )`)
}

function matching(userId: UserId, { key_id, operation, status }: RequestFilter): Sql[] {
  return [
    sql`user_id = ${userId}`,
    ...(key_id ? [sql`key_id = ${key_id}`] : []),
    ...(operation ? [sql`operation = ${operation}`] : []),
    ...(status ? [statuses[status]] : []),
  ]
}

// Spelled out so that the index of failed requests is used.
const statuses: Record<StatusClass, Sql> = {
  failed: sql`status >= 400`,
  '2xx': sql`status < 300`,
  '4xx': sql`status >= 400 and status < 500`,
  '5xx': sql`status >= 400 and status >= 500`,
}
