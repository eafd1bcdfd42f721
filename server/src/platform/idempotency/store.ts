import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Instant } from '../kernel/time.ts'

interface AnswerRow {
  request_hash: string
  answer: Buffer
}

/**
 * The stored answer of a scope, and whether this transaction may go on to make one. The advisory lock only spares a
 * second request the wait for the first; that there is one answer is the primary key's word. It is taken before the
 * look, so that whoever gets it sees the answer of whoever had it.
 */
export async function findAnswer(
  tx: Tx,
  scope: string,
  notBefore: Instant,
): Promise<{ answer: AnswerRow | null; free: boolean }> {
  const [[lock], [answer]] = await Promise.all([
    tx.query<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(hashtextextended(${scope}, 0)) as free`),
    tx.query<AnswerRow>(sql`
      select request_hash, answer from idempotent_answers where scope = ${scope} and created_at > ${notBefore}`),
  ])
  return { answer: answer ?? null, free: lock?.free ?? false }
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
export async function deleteOldAnswers(tx: Tx, before: Instant, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    delete from idempotent_answers where scope in (
      select scope from idempotent_answers where created_at <= ${before} order by created_at limit ${limit}
    ) returning 1 as deleted`)
  return rows.length
}
