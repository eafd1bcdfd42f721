import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Instant } from '../kernel/time.ts'

interface AnswerRow {
  request_hash: string
  answer: Buffer
}

/**
 * The stored response of a scope, and whether this transaction got the advisory lock on it. If it didn't, another request with
 * the same key is still running. The lock is taken first, so that the query sees the previous holder's response. The primary key
 * guarantees a single response.
 */
export async function findAnswer(
  tx: Tx,
  scope: string,
  notBefore: Instant,
): Promise<{ answer: AnswerRow | null; hasLock: boolean }> {
  const [[lock], [answer]] = await Promise.all([
    tx.query<{ hasLock: boolean }>(sql`select pg_try_advisory_xact_lock(hashtextextended(${scope}, 0)) as "hasLock"`),
    tx.query<AnswerRow>(sql`
      select request_hash, answer from idempotent_answers where scope = ${scope} and created_at > ${notBefore}`),
  ])
  return { answer: answer ?? null, hasLock: lock?.hasLock ?? false }
}

/** Sent with the commit. Replaces an expired response; any other violates the primary key. */
export function sendAnswer(
  tx: Tx,
  stored: { scope: string; requestHash: string; answer: Buffer; createdAt: Instant; notBefore: Instant },
): void {
  tx.send(sql`delete from idempotent_answers where scope = ${stored.scope} and created_at <= ${stored.notBefore}`)
  tx.send(sql`
    insert into idempotent_answers (scope, request_hash, answer, created_at)
    values (${stored.scope}, ${stored.requestHash}, ${stored.answer}, ${stored.createdAt})`)
}

/** Deletes up to `limit` responses from before the given time; returns how many. */
export async function deleteOldAnswers(tx: Tx, before: Instant, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    delete from idempotent_answers where scope in (
      select scope from idempotent_answers where created_at <= ${before} order by created_at limit ${limit}
    ) returning 1 as deleted`)
  return rows.length
}

/** Stored responses ordered by scope, starting after the given one. */
export async function listAnswers(
  tx: Tx,
  afterScope: string,
  limit: number,
): Promise<{ scope: string; answer: Buffer }[]> {
  return tx.query(
    sql`select scope, answer from idempotent_answers where scope > ${afterScope} order by scope limit ${limit}`,
  )
}

/** Sent with the commit. */
export function sendResealedAnswer(tx: Tx, scope: string, answer: Buffer): void {
  tx.send(sql`update idempotent_answers set answer = ${answer} where scope = ${scope}`)
}
