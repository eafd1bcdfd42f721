import type { InboxPosition, InboxRow } from '../../events/inbox/domain.ts'
import { blocksOfDeal, isBlockedBetween } from '../../people/blocks/fragments.ts'
import { isSuspended } from '../../people/users/fragments.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { dueFinder } from '../../platform/db/due.ts'
import { mostUrgentFirst } from '../../platform/db/inbox.ts'
import { createdInLastDay, type DayCount, lockAndCountOfDay } from '../../platform/db/owned.ts'
import { queryPage } from '../../platform/db/pages.ts'
import { isAbout, newestOfParties, titleOfGig } from '../../platform/db/parties.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { GigId, NegotiationId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Negotiation, NegotiationStatus, Round } from './domain.ts'

const storedColumns = sql`id, gig_id, gig_version, brief_hash, rate_type, review_days, application_id, client_id, worker_id, opened_by, status,
  terms, terms_hash, offered_by, round_count, client_rounds, worker_rounds, contract_id, decline_reason, kept_until, expires_at,
  created_at, updated_at`

const columns = sql`${storedColumns}, ${isSuspended(sql`client_id`)} as client_suspended, ${blocksOfDeal}`

/** Those the user has opened in the last 24 hours. */
export function lockAndCountOpened(tx: Tx, userId: UserId): Promise<DayCount> {
  return lockAndCountOfDay(
    tx,
    userId,
    sql`from (
      select id from negotiations where client_id = ${userId} and opened_by = 'client' and ${createdInLastDay()}
      union all
      select id from negotiations where worker_id = ${userId} and opened_by = 'worker' and ${createdInLastDay()}
    ) as opened`,
  )
}

/** The gig is locked, and has no open negotiation with the worker: `negotiations_one_open`. */
export async function insertNegotiation(tx: Tx, negotiation: Negotiation): Promise<void> {
  await tx.query(sql`
    insert into negotiations (${storedColumns})
    values (${negotiation.id}, ${negotiation.gig_id}, ${negotiation.gig_version}, ${negotiation.brief_hash},
      ${negotiation.rate_type}, ${negotiation.review_days}, ${negotiation.application_id}, ${negotiation.client_id}, ${negotiation.worker_id},
      ${negotiation.opened_by}, ${negotiation.status}, ${JSON.stringify(negotiation.terms)}, ${negotiation.terms_hash}, ${negotiation.offered_by},
      ${negotiation.round_count}, ${negotiation.client_rounds}, ${negotiation.worker_rounds}, ${negotiation.contract_id},
      ${negotiation.decline_reason}, ${negotiation.kept_until}, ${negotiation.expires_at}, ${negotiation.created_at},
      ${negotiation.updated_at})`)
}

/** Sent with the commit: nothing else depends on it. */
export function sendRound(tx: Tx, round: Round): void {
  tx.send(sql`
    insert into negotiation_rounds (id, negotiation_id, number, offered_by, user_id, hosted_agent_id, changes, terms,
      gig_version, brief_hash, terms_hash, message, created_at)
    values (${round.id}, ${round.negotiation_id}, ${round.number}, ${round.offered_by}, ${round.user_id},
      ${round.hosted_agent_id}, ${JSON.stringify(round.changes)}, ${JSON.stringify(round.terms)},
      ${round.gig_version}, ${round.brief_hash}, ${round.terms_hash}, ${round.message}, ${round.created_at})`)
}

/** Sent with the commit; the row is locked. */
export function sendNegotiation(tx: Tx, negotiation: Negotiation): void {
  tx.send(sql`
    update negotiations set status = ${negotiation.status}, terms = ${JSON.stringify(negotiation.terms)},
      gig_version = ${negotiation.gig_version}, brief_hash = ${negotiation.brief_hash},
      terms_hash = ${negotiation.terms_hash}, offered_by = ${negotiation.offered_by},
      round_count = ${negotiation.round_count}, client_rounds = ${negotiation.client_rounds},
      worker_rounds = ${negotiation.worker_rounds}, contract_id = ${negotiation.contract_id},
      decline_reason = ${negotiation.decline_reason}, kept_until = ${negotiation.kept_until},
      expires_at = ${negotiation.expires_at}, updated_at = ${negotiation.updated_at}
    where id = ${negotiation.id}`)
}

export async function findNegotiation(db: Queryable, id: NegotiationId): Promise<Negotiation | null> {
  const [row] = await db.query<Negotiation>(sql`select ${columns} from negotiations where id = ${id}`)
  return row ?? null
}

export async function listNegotiationsById(
  db: Queryable,
  party: UserId,
  ids: readonly NegotiationId[],
): Promise<(Negotiation & { gig_title: string | null })[]> {
  return db.query(sql`
    select ${columns}, ${titleOfGig} as gig_title
    from negotiations where id = any(${ids}::uuid[]) and ${party} in (client_id, worker_id)`)
}

export async function listRounds(db: Queryable, id: NegotiationId): Promise<Round[]> {
  return db.query(sql`
    select id, negotiation_id, number, offered_by, user_id, hosted_agent_id, changes, terms, gig_version, brief_hash,
      terms_hash, message, created_at
    from negotiation_rounds where negotiation_id = ${id} order by number`)
}

/** Only for its two parties, so that no other caller waits for the lock. */
export async function lockNegotiationOf(tx: Tx, id: NegotiationId, party: UserId): Promise<Negotiation | null> {
  const [row] = await tx.query<Negotiation>(sql`
    select ${columns} from negotiations where id = ${id} and ${party} in (client_id, worker_id) for update`)
  return row ?? null
}

/** For the clock, which acts for no one. */
export async function lockNegotiation(tx: Tx, id: NegotiationId): Promise<Negotiation | null> {
  const [row] = await tx.query<Negotiation>(sql`select ${columns} from negotiations where id = ${id} for update`)
  return row ?? null
}

/** The open negotiation between a gig and a worker. */
export async function lockOpenNegotiation(tx: Tx, gigId: GigId, workerId: UserId): Promise<Negotiation | null> {
  const [row] = await tx.query<Negotiation>(sql`
    select ${columns} from negotiations where gig_id = ${gigId} and worker_id = ${workerId} and status = 'open'
    for update`)
  return row ?? null
}

/** Ends all open negotiations about a gig and returns them in their new state. */
export async function endNegotiations(
  tx: Tx,
  gigId: GigId,
  to: NegotiationStatus,
  at: Instant,
): Promise<Negotiation[]> {
  return tx.query(sql`
    update negotiations set status = ${to}, updated_at = ${at}
    where id in (
      select id from negotiations where gig_id = ${gigId} and status = 'open' and expires_at > ${at} order by id for update
    )
    returning ${columns}`)
}

/** Keeps open negotiations about the gig from expiring before the given moment. */
export async function extendNegotiations(tx: Tx, gigId: GigId, until: Instant, now: Instant): Promise<void> {
  await tx.query(sql`
    update negotiations
    set kept_until = greatest(kept_until, ${until}::timestamptz), expires_at = greatest(expires_at, ${until}::timestamptz)
    where id in (
      select id from negotiations where gig_id = ${gigId} and status = 'open' and expires_at > ${now} order by id for update
    )`)
}

/** The time until which the agreed negotiations of a gig keep its open ones from expiring. */
export async function findKeptUntil(db: Queryable, gigId: GigId): Promise<Instant | null> {
  const [row] = await db.query<{ kept_until: Instant | null }>(
    sql`select max(kept_until) as kept_until from negotiations where gig_id = ${gigId} and status = 'agreed'`,
  )
  return row?.kept_until ?? null
}

/** The open negotiations about a gig; if there are many, only the oldest. */
export async function findOpenNegotiations(db: Queryable, gigId: GigId, now: Instant): Promise<NegotiationId[]> {
  const rows = await db.query<{ id: NegotiationId }>(sql`
    select id from negotiations where gig_id = ${gigId} and status = 'open' and expires_at > ${now} order by id limit 100`)
  return rows.map(({ id }) => id)
}

export async function listNegotiations(
  db: Queryable,
  filter: {
    client?: UserId
    worker?: UserId
    status?: NegotiationStatus | undefined
    gigId?: GigId | undefined
    words?: { typed: string; reader: UserId } | undefined
    now: Instant
  },
  page: PageRequest,
): Promise<Negotiation[]> {
  const conditions = [
    ...(filter.status ? [statusAsOf(filter.status, filter.now)] : []),
    ...(filter.gigId ? [sql`gig_id = ${filter.gigId}`] : []),
    ...(filter.words ? [isAbout(filter.words.typed, filter.words.reader)] : []),
  ]
  const select = sql`select ${columns} from negotiations`
  return queryPage(db, page, (part) => newestOfParties(select, filter, conditions, part))
}

// A negotiation past `expires_at` counts as expired even before the clock has stored that.
function statusAsOf(status: NegotiationStatus, now: Instant): Sql {
  if (status === 'open') return sql`(status = 'open' and expires_at > ${now})`
  if (status === 'expired') return sql`(status = 'expired' or (status = 'open' and expires_at <= ${now}))`
  return sql`status = ${status}`
}

export const findDueNegotiations = dueFinder(sql`from negotiations where status = 'open'`, sql`expires_at`)

/** Negotiations in which the latest offer is the other side's, with all columns, so that their actions can be computed. */
export async function listAwaitingAnswer(
  db: Queryable,
  userId: UserId,
  now: Instant,
  limit: number,
  after: InboxPosition | null,
): Promise<(Negotiation & InboxRow)[]> {
  // An incomplete offer can't be agreed to: the response has to set the missing terms.
  const open = sql`
    select id, case when terms->>'rate_cents' is null or rate_type = 'hourly' and terms->>'hours_per_week' is null
      then 'round' else 'agree' end as action, expires_at as deadline, updated_at as since
    from negotiations where status = 'open' and expires_at > ${now} and not ${isSuspended(sql`client_id`)}
      and not ${isBlockedBetween(sql`client_id`, sql`worker_id`)}`
  const waiting = sql`
    ${open} and client_id = ${userId} and offered_by = 'worker'
    union all ${open} and worker_id = ${userId} and offered_by = 'client'`
  return db.query(sql`
    select negotiations.*, (terms->>'rate_cents')::bigint as stake_cents, action, deadline, since
    from (${mostUrgentFirst(waiting, limit, after)}) as urgent join negotiations using (id)`)
}
