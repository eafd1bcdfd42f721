import type { Queryable, Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Instant } from '../kernel/time.ts'

interface AnswerRow {
  request_hash: string
  answer: Buffer
}

/**
 * The stored answer of a scope, and whether this transaction may go on to make one. The advisory lock only spares a
 * second request the wait for the first; that there is one answer is the primary key's word.
 */
export async function findAnswer(
  tx: Tx,
  scope: string,
  notBefore: Instant,
): Promise<{ answer: AnswerRow | null; free: boolean }> {
  const [row] = await tx.query<Partial<AnswerRow> & { free: boolean }>(sql`
    select stored.request_hash, stored.answer, pg_try_advisory_xact_lock(hashtextextended(${scope}, 0)) as free
    from (values (true)) as always (here)
    left join idempotent_answers as stored on stored.scope = ${scope} and stored.created_at > ${notBefore}`)
  const found = row?.request_hash && row.answer ? { request_hash: row.request_hash, answer: row.answer } : null
  return { answer: found, free: row?.free ?? false }
}

/** Sent with the commit; replaces an answer that is too old to count, and otherwise breaks the primary key. */
export function sendAnswer(
  tx: Tx,
  stored: { scope: string; requestHash: string; answer: Buffer; createdAt: Instant; notBefore: Instant },
): void {
  tx.send(sql`delete from idempotent_answers where scope = ${stored.scope} and created_at <= ${stored.notBefore}`)
  tx.send(sql`
    insert into idempotent_answers (scope, request_hash, answer, created_at)
    values (${stored.scope}, ${stored.requestHash}, ${stored.answer}, ${stored.createdAt})`)
}

/** Removes a bounded number of answers from before the given moment; returns how many. */
export async function deleteOldAnswers(db: Queryable, before: Instant, limit: number): Promise<number> {
  const rows = await db.query(sql`
    delete from idempotent_answers where scope in (
      select scope from idempotent_answers where created_at <= ${before} order by created_at limit ${limit}
    ) returning 1 as deleted`)
  return rows.length
}
