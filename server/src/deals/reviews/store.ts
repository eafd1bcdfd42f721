import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ContractId, Id, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Review } from './domain.ts'

const written = sql`id, contract_id, from_user_id, user_id, hosted_agent_id, rating, comment, counts_in_average,
  created_at, publish_at, published_at`
const columns = sql`${written}, removal`

/** Sent with the commit; the contract is locked. */
export function sendReview(tx: Tx, review: Review): void {
  tx.send(sql`
    insert into reviews (${written})
    values (${review.id}, ${review.contract_id}, ${review.from_user_id}, ${review.user_id}, ${review.hosted_agent_id},
      ${review.rating}, ${review.comment}, ${review.counts_in_average}, ${review.created_at}, ${review.publish_at}, ${review.published_at})`)
}

/** Sent with the commit; the row is locked. */
export function sendPublished(tx: Tx, id: Id<'rev'>, at: Instant): void {
  tx.send(sql`update reviews set published_at = ${at} where id = ${id}`)
}

/** Sent with the commit; the row is locked. */
export function sendRemoval(tx: Tx, { id, removal }: Review): void {
  tx.send(sql`update reviews set removal = ${removal && JSON.stringify(removal)} where id = ${id}`)
}

export async function lockReview(tx: Tx, id: Id<'rev'>): Promise<Review | null> {
  const [row] = await tx.query<Review>(sql`select ${columns} from reviews where id = ${id} for update`)
  return row ?? null
}

/** A contract's reviews, at most one from each side. */
export async function findWritten(db: Queryable, contractId: ContractId): Promise<Review[]> {
  return db.query(sql`select ${columns} from reviews where contract_id = ${contractId}`)
}

/** Those the reader may see, oldest first: the reader's own, and published ones that haven't been removed. */
export async function listReviewsOfContract(
  db: Queryable,
  contractId: ContractId,
  readerId: UserId,
  { limit, after }: PageRequest,
): Promise<Review[]> {
  const newer = after?.[0] ? sql`id > ${after[0]}::uuid` : sql`true`
  return db.query(sql`
    select ${columns} from reviews
    where contract_id = ${contractId} and (published_at is not null and removal is null or from_user_id = ${readerId}) and ${newer}
    order by id limit ${limit + 1}`)
}

/** With its contract's `next_due_at`. */
export async function findReview(
  db: Queryable,
  id: Id<'rev'>,
): Promise<(Review & { contract_due_at: Instant | null }) | null> {
  const [row] = await db.query<Review & { contract_due_at: Instant | null }>(sql`
    select ${columns}, (select c.next_due_at from contracts c where c.id = contract_id) as contract_due_at
    from reviews where id = ${id}`)
  return row ?? null
}

/** Published reviews about a user, newest first. */
export async function listPublished(db: Queryable, userId: UserId, { limit, after }: PageRequest): Promise<Review[]> {
  const older = after ? sql`(published_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`
  return db.query(sql`
    select ${columns} from reviews where user_id = ${userId} and published_at is not null and removal is null and ${older}
    order by published_at desc, id desc limit ${limit + 1}`)
}
