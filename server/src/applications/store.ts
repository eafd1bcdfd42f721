import type { Queryable, Tx } from '../db/database.ts'
import { allOf, type Sql, sql } from '../db/sql.ts'
import type { ApplicationId, GigId, UserId } from '../kernel/ids.ts'
import type { PageRequest } from '../kernel/pages.ts'
import type { Instant } from '../kernel/time.ts'
import type { Application, ApplicationStatus } from './domain.ts'

const columns = sql`id, gig_id, gig_version, client_id, worker_id, hosted_agent_id, message, rate_cents, hours_per_week,
  start_date, payout_delay_days, status, created_at, updated_at`

/** Breaks `applications_one_live` when the worker has a live application to the gig. */
export async function insertApplication(tx: Tx, application: Application): Promise<void> {
  await tx.query(sql`
    insert into applications (id, gig_id, gig_version, client_id, worker_id, hosted_agent_id, message, rate_cents,
      hours_per_week, start_date, payout_delay_days, status, created_at, updated_at)
    values (${application.id}, ${application.gig_id}, ${application.gig_version}, ${application.client_id},
      ${application.worker_id}, ${application.hosted_agent_id}, ${application.message}, ${application.rate_cents},
      ${application.hours_per_week}, ${application.start_date}, ${application.payout_delay_days}, ${application.status},
      ${application.created_at}, ${application.updated_at})`)
}

export async function findApplication(db: Queryable, id: ApplicationId): Promise<Application | null> {
  const [row] = await db.query<Application>(sql`select ${columns} from applications where id = ${id}`)
  return row ?? null
}

export async function lockApplication(tx: Tx, id: ApplicationId): Promise<Application | null> {
  const [row] = await tx.query<Application>(sql`select ${columns} from applications where id = ${id} for update`)
  return row ?? null
}

export async function updateApplicationStatus(
  tx: Tx,
  id: ApplicationId,
  status: ApplicationStatus,
  at: Instant,
): Promise<void> {
  await tx.query(sql`update applications set status = ${status}, updated_at = ${at} where id = ${id}`)
}

/** Ends all live applications of a gig at once, and returns them as they are then. */
export async function expireApplications(
  tx: Tx,
  gigId: GigId,
  live: readonly ApplicationStatus[],
  at: Instant,
): Promise<Application[]> {
  return tx.query(sql`
    update applications set status = 'expired', updated_at = ${at}
    where id in (select id from applications where gig_id = ${gigId} and status = any(${live}) order by id for update)
    returning ${columns}`)
}

/** Those that wait for the client's word, the longest waiting first. */
export async function listAwaitingClient(
  db: Queryable,
  clientId: UserId,
  limit: number,
  after: { since: Instant; id: string } | null,
): Promise<Pick<Application, 'id' | 'created_at'>[]> {
  const behind = after ? [sql`(created_at, id) > (${after.since}::timestamptz, ${after.id}::uuid)`] : []
  return db.query(sql`
    select id, created_at from applications
    where ${allOf([sql`client_id = ${clientId} and status = 'pending'`, ...behind])}
    order by created_at, id limit ${limit}`)
}

/** Newest first. Each party has an index of its own, so a list of both is two lists in one. */
export async function listApplications(
  db: Queryable,
  filter: { client?: UserId; worker?: UserId; status?: ApplicationStatus | undefined; gigId?: GigId | undefined },
  { limit, after }: PageRequest,
): Promise<Application[]> {
  const shared = [
    ...(filter.status ? [sql`status = ${filter.status}`] : []),
    ...(filter.gigId ? [sql`gig_id = ${filter.gigId}`] : []),
    ...(after?.[0] ? [sql`id < ${after[0]}::uuid`] : []),
  ]
  const newest = (party: Sql) =>
    sql`(select ${columns} from applications where ${allOf([party, ...shared])} order by id desc limit ${limit + 1})`
  const ofClient = filter.client && newest(sql`client_id = ${filter.client}`)
  const ofWorker = filter.worker && newest(sql`worker_id = ${filter.worker}`)
  if (!ofClient || !ofWorker) return db.query(ofClient ?? ofWorker ?? sql`select 1 where false`)
  return db.query(sql`${ofClient} union all ${ofWorker} order by id desc limit ${limit + 1}`)
}
