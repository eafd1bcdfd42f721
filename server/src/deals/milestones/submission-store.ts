import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ContractId, Id, MilestoneId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Submission } from './submission-domain.ts'

/** Sent with the commit; the milestone is locked. */
export function sendSubmission(tx: Tx, submission: Submission): void {
  tx.send(sql`
    insert into submissions (id, milestone_id, number, user_id, hosted_agent_id, message, links, attachments, created_at)
    values (${submission.id}, ${submission.milestone_id}, ${submission.number}, ${submission.user_id},
      ${submission.hosted_agent_id}, ${submission.message}, ${JSON.stringify(submission.links)},
      ${JSON.stringify(submission.attachments)}, ${submission.created_at})`)
}

/** Sent with the commit: the changes the client requests to a submission. */
export function sendChangeRequest(
  tx: Tx,
  milestoneId: MilestoneId,
  number: number,
  message: string,
  at: Instant,
): void {
  tx.send(sql`
    update submissions set changes_requested = ${message}, changes_requested_at = ${at}
    where milestone_id = ${milestoneId} and number = ${number}`)
}

/** Newest first. */
export async function listSubmissions(
  db: Queryable,
  milestoneId: MilestoneId,
  { limit, after }: PageRequest,
): Promise<Submission[]> {
  const older = after?.[0] ? sql`number < ${after[0]}::integer` : sql`true`
  return db.query(sql`
    select id, milestone_id, number, user_id, hosted_agent_id, message, links, attachments, created_at,
      changes_requested, changes_requested_at
    from submissions where milestone_id = ${milestoneId} and ${older} order by number desc limit ${limit + 1}`)
}

/** The contract. Everyone who may read it may read the submission. */
export async function findContractOf(db: Queryable, id: Id<'sub'>): Promise<ContractId | null> {
  const [row] = await db.query<{ contract_id: ContractId }>(sql`
    select m.contract_id from submissions s join milestones m on m.id = s.milestone_id where s.id = ${id}`)
  return row?.contract_id ?? null
}
