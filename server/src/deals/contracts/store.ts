import type { InboxPosition, InboxRow } from '../../events/inbox/domain.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { mostUrgentFirst } from '../../platform/db/inbox.ts'
import { metadataConditions } from '../../platform/db/metadata.ts'
import { newestById, queryPage } from '../../platform/db/pages.ts'
import { isAbout, newestOfParties, titleOfGig } from '../../platform/db/parties.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ApplicationId, ContractId, DisputeId, GigId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { type Contract, type ContractStatus, dueAt } from './domain.ts'

const columns = sql`id, negotiation_id, gig_id, application_id, client_id, worker_id, status, rate_type, terms, brief_hash,
  terms_hash, fee_bps, deadlines, review_days, client_approved_at, worker_approved_at, approve_by, milestone_count,
  disputed_milestones, funded_cents, released_cents, refunded_cents, fee_cents, started_at, auto_end_at, ended_at,
  review_by, client_reviewed, worker_reviewed, next_due_at,
  created_at, updated_at`

/** With the gig's title; null if the gig was deleted. */
export async function listContractsById(
  db: Queryable,
  ids: readonly ContractId[],
): Promise<(Contract & { gig_title: string | null })[]> {
  return db.query(sql`
    select ${columns}, ${titleOfGig} as gig_title
    from contracts where id = any(${ids}::uuid[])`)
}

/** Sent with the commit; the negotiation is locked. */
export function sendNewContract(tx: Tx, contract: Contract): void {
  tx.send(sql`
    insert into contracts (${columns})
    values (${contract.id}, ${contract.negotiation_id}, ${contract.gig_id}, ${contract.application_id},
      ${contract.client_id}, ${contract.worker_id}, ${contract.status}, ${contract.rate_type},
      ${JSON.stringify(contract.terms)}, ${contract.brief_hash}, ${contract.terms_hash}, ${contract.fee_bps},
      ${JSON.stringify(contract.deadlines)}, ${contract.review_days},
      ${contract.client_approved_at}, ${contract.worker_approved_at}, ${contract.approve_by}, ${contract.milestone_count},
      ${contract.disputed_milestones},
      ${contract.funded_cents}, ${contract.released_cents}, ${contract.refunded_cents}, ${contract.fee_cents},
      ${contract.started_at}, ${contract.auto_end_at}, ${contract.ended_at}, ${contract.review_by},
      ${contract.client_reviewed}, ${contract.worker_reviewed}, ${contract.next_due_at},
      ${contract.created_at}, ${contract.updated_at})`)
}

/** Sent with the commit; the row is locked. */
export function sendContract(tx: Tx, contract: Contract): void {
  tx.send(sql`
    update contracts set status = ${contract.status}, terms_hash = ${contract.terms_hash},
      client_approved_at = ${contract.client_approved_at}, worker_approved_at = ${contract.worker_approved_at},
      milestone_count = ${contract.milestone_count}, disputed_milestones = ${contract.disputed_milestones},
      funded_cents = ${contract.funded_cents},
      released_cents = ${contract.released_cents}, refunded_cents = ${contract.refunded_cents},
      fee_cents = ${contract.fee_cents}, started_at = ${contract.started_at}, auto_end_at = ${contract.auto_end_at},
      ended_at = ${contract.ended_at}, review_by = ${contract.review_by},
      client_reviewed = ${contract.client_reviewed}, worker_reviewed = ${contract.worker_reviewed},
      next_due_at = least(next_due_at, ${dueAt(contract)}),
      updated_at = ${contract.updated_at}
    where id = ${contract.id}`)
}

export async function findContract(db: Queryable, id: ContractId): Promise<Contract | null> {
  const [row] = await db.query<Contract>(sql`select ${columns} from contracts where id = ${id}`)
  return row ?? null
}

/** Only for its two parties, so that no other caller waits for the lock. */
export async function lockContractOf(tx: Tx, id: ContractId, party: UserId): Promise<Contract | null> {
  const [row] = await tx.query<Contract>(
    sql`select ${columns} from contracts where id = ${id} and ${party} in (client_id, worker_id) for update`,
  )
  return row ?? null
}

export async function lockContract(tx: Tx, id: ContractId): Promise<Contract | null> {
  const [row] = await tx.query<Contract>(sql`select ${columns} from contracts where id = ${id} for update`)
  return row ?? null
}

export async function listContracts(
  db: Queryable,
  filter: {
    parties: { client?: UserId; worker?: UserId } | 'all'
    status?: ContractStatus | undefined
    gigId?: GigId | undefined
    words?: { typed: string; reader: UserId } | undefined
    reader: UserId
    metadata?: Readonly<Record<string, string>> | undefined
    now: Instant
  },
  page: PageRequest,
): Promise<Contract[]> {
  const conditions = [
    ...metadataConditions(sql`contracts.id`, filter.reader, filter.metadata),
    ...(filter.status ? [statusAsOf(filter.status, filter.now)] : []),
    ...(filter.gigId ? [sql`gig_id = ${filter.gigId}`] : []),
    ...(filter.words ? [isAbout(filter.words.typed, filter.words.reader)] : []),
  ]
  const select = sql`select ${columns} from contracts`
  const { parties } = filter
  return queryPage(db, page, (part) =>
    parties === 'all' ? newestById(select, conditions, part) : newestOfParties(select, parties, conditions, part),
  )
}

// A contract past `approve_by` counts as expired even before the clock has stored that.
function statusAsOf(status: ContractStatus, now: Instant): Sql {
  if (status === 'pending_approval') return sql`(status = 'pending_approval' and approve_by > ${now})`
  if (status === 'expired') return sql`(status = 'expired' or (status = 'pending_approval' and approve_by <= ${now}))`
  return sql`status = ${status}`
}

/** Contracts about the gig that are active or awaiting approval. */
export async function findLiveContracts(db: Queryable, gigId: GigId): Promise<ContractId[]> {
  const rows = await db.query<{ id: ContractId }>(sql`
    select id from contracts where gig_id = ${gigId} and status in ('pending_approval', 'active')
    order by id limit ${LIVE_CONTRACTS_MAX}`)
  return rows.map(({ id }) => id)
}

// A gig has at most 100 positions, and each live contract has one.
const LIVE_CONTRACTS_MAX = 100

/** The earliest time at which a contract about the gig expires unless it's approved; null if none is awaiting approval. */
export async function findFirstApproveBy(db: Queryable, gigId: GigId): Promise<Instant | null> {
  const [row] = await db.query<{ approve_by: Instant | null }>(sql`
    select min(approve_by) as approve_by from contracts where gig_id = ${gigId} and status = 'pending_approval'`)
  return row?.approve_by ?? null
}

export async function findOpenDisputes(db: Queryable, id: ContractId): Promise<DisputeId[]> {
  const rows = await db.query<{ id: DisputeId }>(sql`
    select id from disputes where contract_id = ${id} and status not in ('resolved', 'withdrawn') order by id`)
  return rows.map((row) => row.id)
}

/** The applications whose contracts are awaiting approval. */
export async function findApplicationsInApproval(db: Queryable, gigId: GigId): Promise<ApplicationId[]> {
  const rows = await db.query<{ application_id: ApplicationId }>(sql`
    select application_id from contracts
    where gig_id = ${gigId} and status = 'pending_approval' and application_id is not null`)
  return rows.map(({ application_id }) => application_id)
}

/** Contracts awaiting the user's approval, with all columns, so that their actions can be computed. */
export async function listAwaitingApproval(
  db: Queryable,
  userId: UserId,
  now: Instant,
  limit: number,
  after: InboxPosition | null,
): Promise<(Contract & InboxRow)[]> {
  const pending = sql`
    select id, 'approve' as action, approve_by as deadline, created_at as since from contracts
    where status = 'pending_approval' and approve_by > ${now}`
  const waiting = sql`
    ${pending} and client_id = ${userId} and client_approved_at is null
    union all ${pending} and worker_id = ${userId} and worker_approved_at is null`
  return db.query(sql`
    select contracts.*, ${totalCents} as stake_cents, action, deadline, since
    from (${mostUrgentFirst(waiting, limit, after)}) as urgent join contracts using (id)`)
}

const totalCents = sql`(
  select sum(m.amount_cents)::bigint from milestones m where m.contract_id = contracts.id and m.status <> 'cancelled')`

/** Contracts that the user can review but hasn't yet, with all columns, so that their actions can be computed. */
export async function listAwaitingReview(
  db: Queryable,
  userId: UserId,
  now: Instant,
  limit: number,
  after: InboxPosition | null,
): Promise<(Contract & InboxRow)[]> {
  const ended = sql`
    select id, 'review' as action, review_by as deadline, ended_at as since from contracts where review_by > ${now}`
  const waiting = sql`
    ${ended} and client_id = ${userId} and not client_reviewed
    union all ${ended} and worker_id = ${userId} and not worker_reviewed`
  return db.query(sql`
    select contracts.*, ${totalCents} as stake_cents, action, deadline, since
    from (${mostUrgentFirst(waiting, limit, after)}) as urgent join contracts using (id)`)
}
