import type { InboxPosition, InboxRow } from '../../events/inbox/domain.ts'
import { isBlockedBetween } from '../../people/blocks/fragments.ts'
import { apartUntil } from '../../people/conflicts/fragments.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { mostUrgentFirst } from '../../platform/db/inbox.ts'
import { metadataConditions } from '../../platform/db/metadata.ts'
import { createdInLastDay, type DayCount, lockAndCountOfDay } from '../../platform/db/owned.ts'
import { queryPage } from '../../platform/db/pages.ts'
import { newestOfParties, titleOfVisibleGig } from '../../platform/db/parties.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ApplicationId, GigId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Gig } from '../gigs/domain.ts'
import type { Application, ApplicationStatus, ApplicationWithDeal } from './domain.ts'

const columns = sql`id, gig_id, gig_version, client_id, worker_id, hosted_agent_id, message, attachments, rate_cents,
  hours_per_week, start_date, payout_delay_days, offer, brief_hash, status, negotiation_id, created_at, updated_at`

/** Those from the last 24 hours. */
export function lockAndCountApplications(tx: Tx, workerId: UserId): Promise<DayCount> {
  return lockAndCountOfDay(tx, workerId, sql`from applications where worker_id = ${workerId} and ${createdInLastDay()}`)
}

/** Returns false and inserts nothing if the worker has a live application to the gig: `applications_one_live`. */
export async function insertApplication(tx: Tx, application: Application): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into applications (id, gig_id, gig_version, client_id, worker_id, hosted_agent_id, message, attachments, rate_cents,
      hours_per_week, start_date, payout_delay_days, offer, brief_hash, status, created_at, updated_at)
    values (${application.id}, ${application.gig_id}, ${application.gig_version}, ${application.client_id},
      ${application.worker_id}, ${application.hosted_agent_id}, ${application.message},
      ${JSON.stringify(application.attachments)}, ${application.rate_cents},
      ${application.hours_per_week}, ${application.start_date}, ${application.payout_delay_days},
      ${JSON.stringify(application.offer)}, ${application.brief_hash}, ${application.status},
      ${application.created_at}, ${application.updated_at})
    on conflict do nothing returning 1 as inserted`)
  return rows.length > 0
}

/** With the deadline of its negotiation or contract, which decides the outcome of a `negotiating` application. */
export async function findApplication(db: Queryable, id: ApplicationId): Promise<ApplicationWithDeal | null> {
  const [row] = await db.query<ApplicationWithDeal>(sql`
    select ${columns}, deal.contract_id, deal.next_due_at
    from applications left join lateral (
      select n.contract_id, case n.status when 'open' then n.expires_at else c.next_due_at end as next_due_at
      from negotiations n left join contracts c on c.id = n.contract_id
      where applications.status = 'negotiating' and n.id = applications.negotiation_id
    ) as deal on true
    where id = ${id}`)
  return row ?? null
}

export async function listApplicationsById(
  db: Queryable,
  party: UserId,
  ids: readonly ApplicationId[],
): Promise<(Application & Pick<Gig, 'rate_type'> & { gig_title: string | null })[]> {
  return db.query(sql`
    select ${columns}, (select g.rate_type from gigs g where g.id = gig_id) as rate_type,
      ${titleOfVisibleGig(party)} as gig_title
    from applications where id = any(${ids}::uuid[]) and ${party} in (client_id, worker_id)`)
}

export async function lockApplication(tx: Tx, id: ApplicationId): Promise<Application | null> {
  const [row] = await tx.query<Application>(sql`select ${columns} from applications where id = ${id} for update`)
  return row ?? null
}

/** The worker's live application to the gig. */
export async function lockLiveApplication(
  tx: Tx,
  gigId: GigId,
  workerId: UserId,
  live: readonly ApplicationStatus[],
): Promise<Application | null> {
  const [row] = await tx.query<Application>(sql`
    select ${columns} from applications where gig_id = ${gigId} and worker_id = ${workerId} and status = any(${live})
    for update`)
  return row ?? null
}

export async function updateApplication(tx: Tx, application: Application): Promise<void> {
  await tx.query(sql`
    update applications set status = ${application.status}, negotiation_id = ${application.negotiation_id},
      updated_at = ${application.updated_at}
    where id = ${application.id}`)
}

/** Ends all live applications to a gig except the given ones, and returns them in their new state. */
export async function endApplications(
  tx: Tx,
  gigId: GigId,
  except: readonly ApplicationId[],
  live: readonly ApplicationStatus[],
  to: ApplicationStatus,
  at: Instant,
): Promise<Application[]> {
  return tx.query(sql`
    update applications set status = ${to}, updated_at = ${at}
    where id in (
      select id from applications
      where gig_id = ${gigId} and status = any(${live}) and id <> all(${except}::uuid[])
      order by id for update
    )
    returning ${columns}`)
}

/** Those whose sides are already negotiating about the gig, have a conflict of interest, or have blocked each other. */
export async function findNotNegotiable(
  db: Queryable,
  ids: readonly ApplicationId[],
  now: Instant,
): Promise<ApplicationId[]> {
  const rows = await db.query<{ id: ApplicationId }>(sql`
    select id from applications a
    where id = any(${ids}::uuid[]) and (
      -- Not \`exists\`, for which the planner may read all negotiations into a hash table.
      (select true from negotiations n where n.gig_id = a.gig_id and n.worker_id = a.worker_id and n.status = 'open'
         and n.expires_at > ${now} limit 1)
      or ${apartUntil(sql`a.client_id`, sql`a.worker_id`)} > ${now}
      or ${isBlockedBetween(sql`a.client_id`, sql`a.worker_id`)}
    )`)
  return rows.map(({ id }) => id)
}

/** Applications that wait for the client's answer. */
export async function listAwaitingClient(db: Queryable, clientId: UserId, limit: number, after: InboxPosition | null) {
  const waiting = sql`
    select id, 'shortlist' as action, null::timestamptz as deadline, created_at as since from applications
    where client_id = ${clientId} and status = 'pending'`
  return db.query<InboxRow>(sql`
    select id, gig_id, client_id, worker_id, rate_cents as stake_cents, action, deadline, since
    from (${mostUrgentFirst(waiting, limit, after)}) as urgent join applications using (id)`)
}

export async function listApplications(
  db: Queryable,
  filter: { client?: UserId; worker?: UserId; status?: ApplicationStatus | undefined; gigId?: GigId | undefined },
  { reader, metadata }: { reader: UserId; metadata: Readonly<Record<string, string>> | undefined },
  page: PageRequest,
): Promise<Application[]> {
  const conditions = [
    ...metadataConditions(sql`applications.id`, reader, metadata),
    ...(filter.status ? [sql`status = ${filter.status}`] : []),
    ...(filter.gigId ? [sql`gig_id = ${filter.gigId}`] : []),
  ]
  const select = sql`select ${columns} from applications`
  return queryPage(db, page, (part) => newestOfParties(select, filter, conditions, part))
}
