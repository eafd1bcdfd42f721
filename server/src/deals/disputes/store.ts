import type { InboxPosition, InboxRow } from '../../events/inbox/domain.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { mostUrgentFirst } from '../../platform/db/inbox.ts'
import { queryPage } from '../../platform/db/pages.ts'
import { allOf, sql } from '../../platform/db/sql.ts'
import type { DisputeId, Id, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Dispute, DisputeStatus } from './domain.ts'
import type { Statement } from './statement-domain.ts'

const columns = sql`id, contract_id, milestone_id, client_id, worker_id, opened_by, status, reason, amount_cents,
  default_worker_cents, client_proposal_cents, worker_proposal_cents, recommended_cents, recommended_by,
  recommendation_rationale, client_accepted, worker_accepted, resolved_cents, resolved_how, resolution_rationale,
  respond_by, decide_by, milestone_status, review_left_ms, created_at, updated_at`

/** Sent with the commit; the milestone is locked. */
export function sendNewDispute(tx: Tx, dispute: Dispute): void {
  tx.send(sql`
    insert into disputes (id, contract_id, milestone_id, client_id, worker_id, opened_by, status, reason, amount_cents,
      default_worker_cents, client_proposal_cents, worker_proposal_cents, respond_by, milestone_status, review_left_ms,
      created_at, updated_at)
    values (${dispute.id}, ${dispute.contract_id}, ${dispute.milestone_id}, ${dispute.client_id}, ${dispute.worker_id},
      ${dispute.opened_by}, ${dispute.status}, ${dispute.reason}, ${dispute.amount_cents},
      ${dispute.default_worker_cents}, ${dispute.client_proposal_cents}, ${dispute.worker_proposal_cents},
      ${dispute.respond_by}, ${dispute.milestone_status}, ${dispute.review_left_ms}, ${dispute.created_at},
      ${dispute.updated_at})`)
}

/** Sent with the commit; the row is locked. */
export function sendDispute(tx: Tx, dispute: Dispute): void {
  tx.send(sql`
    update disputes set status = ${dispute.status}, client_proposal_cents = ${dispute.client_proposal_cents},
      worker_proposal_cents = ${dispute.worker_proposal_cents}, recommended_cents = ${dispute.recommended_cents},
      recommended_by = ${dispute.recommended_by}, recommendation_rationale = ${dispute.recommendation_rationale},
      client_accepted = ${dispute.client_accepted}, worker_accepted = ${dispute.worker_accepted},
      resolved_cents = ${dispute.resolved_cents}, resolved_how = ${dispute.resolved_how},
      resolution_rationale = ${dispute.resolution_rationale}, decide_by = ${dispute.decide_by},
      updated_at = ${dispute.updated_at}
    where id = ${dispute.id}`)
}

export function sendStatement(tx: Tx, statement: Statement): void {
  tx.send(sql`
    insert into dispute_statements
      (id, dispute_id, side, user_id, hosted_agent_id, text, evidence, attachments, proposed_worker_cents, created_at)
    values (${statement.id}, ${statement.dispute_id}, ${statement.side}, ${statement.user_id},
      ${statement.hosted_agent_id}, ${statement.text}, ${JSON.stringify(statement.evidence)},
      ${JSON.stringify(statement.attachments)}, ${statement.proposed_worker_cents}, ${statement.created_at})`)
}

/** With its contract's `next_due_at`. */
export async function findDispute(
  db: Queryable,
  id: DisputeId,
): Promise<(Dispute & { contract_due_at: Instant | null }) | null> {
  const [row] = await db.query<Dispute & { contract_due_at: Instant | null }>(sql`
    select ${columns}, (select c.next_due_at from contracts c where c.id = contract_id) as contract_due_at
    from disputes where id = ${id}`)
  return row ?? null
}

/** The open dispute about a disputed milestone. */
export async function lockDispute(tx: Tx, id: DisputeId): Promise<Dispute | null> {
  const [row] = await tx.query<Dispute>(sql`select ${columns} from disputes where id = ${id} for update`)
  return row ?? null
}

export async function listStatements(db: Queryable, ids: readonly DisputeId[]): Promise<Statement[]> {
  return db.query(sql`
    select id, dispute_id, side, user_id, hosted_agent_id, text, evidence, attachments, proposed_worker_cents,
      created_at
    from dispute_statements where dispute_id = any(${ids}::uuid[]) order by id`)
}

export async function findDisputeOfStatement(db: Queryable, id: Id<'stm'>): Promise<DisputeId | null> {
  const [row] = await db.query<{ dispute_id: DisputeId }>(sql`
    select dispute_id from dispute_statements where id = ${id}`)
  return row?.dispute_id ?? null
}

/** By deadline, with ended disputes last; those of one party, or all if `party` is null. */
export async function listDisputes(
  db: Queryable,
  filter: { party: UserId | null; status?: DisputeStatus | undefined },
  page: PageRequest,
): Promise<(Dispute & { sort_key: readonly string[] })[]> {
  return queryPage(db, page, ({ limit, after }) => {
    const conditions = [
      ...(filter.status ? [sql`status = ${filter.status}`] : []),
      ...(after ? [sql`(due_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`] : []),
    ]
    const most = (party: ReturnType<typeof sql>[]) => sql`
      (select ${columns}, array[due_at::text, id::text] as sort_key, due_at from disputes
      where ${allOf([...party, ...conditions])} order by due_at, id limit ${limit + 1})`
    if (filter.party === null) return most([])
    return sql`
      ${most([sql`client_id = ${filter.party}`])} union all ${most([sql`worker_id = ${filter.party}`])}
      order by due_at, id limit ${limit + 1}`
  })
}

const gigId = sql`(select c.gig_id from contracts c where c.id = contract_id) as gig_id`

/**
 * Disputes in which the user has to respond, or accept or reject a recommendation, with all columns, so that their actions can be
 * computed.
 */
export async function listAwaitingSide(
  db: Queryable,
  userId: UserId,
  now: Instant,
  limit: number,
  after: InboxPosition | null,
): Promise<(Dispute & InboxRow)[]> {
  const waiting = sql`
    select id, case status when 'open' then 'respond' else 'accept' end as action, due_at as deadline,
      updated_at as since
    from (
      select *, 'client' as side, client_accepted as accepted from disputes where client_id = ${userId}
      union all select *, 'worker', worker_accepted from disputes where worker_id = ${userId}
    ) as own
    where due_at > ${now} and (status = 'open' and opened_by <> side or status = 'recommended' and not accepted)`
  return db.query(sql`
    select disputes.*, ${gigId}, amount_cents as stake_cents, action, deadline, since
    from (${mostUrgentFirst(waiting, limit, after)}) as urgent join disputes using (id)`)
}

/** Disputes that the user may decide: they're not a party, have never dealt with one, and didn't make the recommendation. */
export async function listAwaitingArbiter(
  db: Queryable,
  userId: UserId,
  now: Instant,
  limit: number,
  after: InboxPosition | null,
): Promise<InboxRow[]> {
  const waiting = sql`
    select id, case status when 'in_review' then 'recommend' else 'resolve' end as action, due_at as deadline,
      updated_at as since
    from disputes d
    where status in ('in_review', 'arbitration') and due_at > ${now} and ${userId} not in (client_id, worker_id)
      and recommended_by is distinct from ${userId}
      and not exists (
        select from conflicts_of_interest c
        where c.user_id = ${userId} and c.other_id in (d.client_id, d.worker_id) and c.has_dealt
      )`
  return db.query(sql`
    select id, contract_id, client_id, worker_id, ${gigId}, amount_cents as stake_cents, action, deadline, since
    from (${mostUrgentFirst(waiting, limit, after)}) as urgent join disputes using (id)`)
}
