import type { InboxPosition } from '../../events/inbox/domain.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { dueFinder } from '../../platform/db/due.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AgentId, ApprovalId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Approval, ApprovalStatus } from './domain.ts'

const columns = sql`id, user_id, hosted_agent_id, key_id, connected_app_id, action, subject, summary, method, path, body,
  agent_reason, stake, request_hash, target_hash, mandate_version, status, expires_at, decided_at, reason, used_at,
  created_at, updated_at`

/** Violates `approvals_one_pending` if the same question is already pending. */
export async function insertApproval(tx: Tx, approval: Approval): Promise<void> {
  await tx.query(sql`
    insert into approvals (${columns})
    values (${approval.id}, ${approval.user_id}, ${approval.hosted_agent_id}, ${approval.key_id},
      ${approval.connected_app_id}, ${approval.action}, ${approval.subject}, ${approval.summary}, ${approval.method},
      ${approval.path}, ${JSON.stringify(approval.body)}, ${approval.agent_reason}, ${JSON.stringify(approval.stake)},
      ${approval.request_hash}, ${approval.target_hash}, ${approval.mandate_version}, ${approval.status},
      ${approval.expires_at}, ${approval.decided_at}, ${approval.reason}, ${approval.used_at}, ${approval.created_at},
      ${approval.updated_at})`)
}

/** Sent with the commit, for a locked row. */
export function sendApproval(tx: Tx, approval: Approval): void {
  tx.send(sql`
    update approvals set status = ${approval.status}, decided_at = ${approval.decided_at}, reason = ${approval.reason},
      used_at = ${approval.used_at}, updated_at = ${approval.updated_at}
    where id = ${approval.id}`)
}

export async function findApproval(db: Queryable, userId: UserId, id: ApprovalId): Promise<Approval | null> {
  const [row] = await db.query<Approval>(sql`select ${columns} from approvals where id = ${id} and user_id = ${userId}`)
  return row ?? null
}

export async function lockApproval(tx: Tx, userId: UserId, id: ApprovalId): Promise<Approval | null> {
  const [row] = await tx.query<Approval>(
    sql`select ${columns} from approvals where id = ${id} and user_id = ${userId} for update`,
  )
  return row ?? null
}

/** For the clock, which acts for no one. */
export async function lockApprovalForClock(tx: Tx, id: ApprovalId): Promise<Approval | null> {
  const [row] = await tx.query<Approval>(sql`select ${columns} from approvals where id = ${id} for update`)
  return row ?? null
}

/** Locks the newest approval of a question that is neither used nor expired. */
export async function lockCurrentApproval(
  tx: Tx,
  requestHash: string,
  targetHash: string,
  now: Instant,
): Promise<Approval | null> {
  const [row] = await tx.query<Approval>(sql`
    select ${columns} from approvals
    where request_hash = ${requestHash} and target_hash = ${targetHash}
      and status in ('pending', 'approved', 'rejected') and expires_at > ${now}
    order by id desc limit 1 for update`)
  return row ?? null
}

/** Expires approvals of the same request for an earlier state of its target, which can never match again. */
export async function expireOutdated(tx: Tx, requestHash: string, at: Instant): Promise<Approval[]> {
  return tx.query(sql`
    update approvals set status = 'expired', updated_at = ${at}
    where request_hash = ${requestHash} and status in ('pending', 'approved')
    returning ${columns}`)
}

/** Expires all open approvals of an agent. */
export async function expireApprovalsOf(tx: Tx, agentId: AgentId, at: Instant): Promise<Approval[]> {
  return tx.query(sql`
    update approvals set status = 'expired', updated_at = ${at}
    where hosted_agent_id = ${agentId} and status in ('pending', 'approved')
    returning ${columns}`)
}

export async function countPending(tx: Tx, agentId: AgentId, now: Instant): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*) as count from approvals
    where hosted_agent_id = ${agentId} and status = 'pending' and expires_at > ${now}`)
  return row?.count ?? 0
}

export async function countPendingOf(
  db: Queryable,
  agentIds: readonly AgentId[],
  now: Instant,
): Promise<{ hosted_agent_id: AgentId; count: number }[]> {
  return db.query(sql`
    select hosted_agent_id, count(*) as count from approvals
    where hosted_agent_id = any(${agentIds}::uuid[]) and status = 'pending' and expires_at > ${now}
    group by hosted_agent_id`)
}

/** Newest first. */
export async function listApprovals(
  db: Queryable,
  filter: {
    userId: UserId
    agentId?: AgentId | undefined
    status?: ApprovalStatus | undefined
    now: Instant
  },
  page: PageRequest,
): Promise<Approval[]> {
  const { userId, agentId, status, now } = filter
  const conditions = [
    sql`user_id = ${userId}`,
    ...(agentId ? [sql`hosted_agent_id = ${agentId}`] : []),
    ...(status ? [sql`status = ${status}`] : []),
    // Once its deadline has passed, an approval is expired, even before the sweep gets to it.
    ...(status === 'pending' || status === 'approved' ? [sql`expires_at > ${now}`] : []),
  ]
  return db.query(newestById(sql`select ${columns} from approvals`, conditions, page))
}

/** Pending approvals of an owner, most urgent first. Starts with the row at `after` itself. */
export async function listAwaiting(
  db: Queryable,
  userId: UserId,
  now: Instant,
  limit: number,
  after: InboxPosition | null,
): Promise<
  (Pick<Approval, 'id' | 'subject' | 'summary' | 'stake' | 'expires_at' | 'created_at'> & { agent_name: string })[]
> {
  // Items without a deadline sort last, so all approvals come before them.
  if (after && after.deadline === null) return []
  const position = after
    ? sql`(expires_at, approvals.created_at, approvals.id) >= (${after.deadline}::timestamptz, ${after.since}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  return db.query(sql`
    select approvals.id, name as agent_name, subject, summary, stake, expires_at, approvals.created_at
    from approvals join hosted_agents on hosted_agents.id = hosted_agent_id
    where approvals.user_id = ${userId} and approvals.status = 'pending' and expires_at > ${now} and ${position}
    order by expires_at, approvals.created_at, approvals.id limit ${limit + 1}`)
}

export const findDueApprovals = dueFinder(sql`from approvals where status in ('pending', 'approved')`, sql`expires_at`)
