import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Id, Prefix, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Snooze } from './domain.ts'

export interface SnoozeRow extends Snooze {
  subject_id: Id<Prefix>
}

/** The user's snoozes of these resources. */
export async function listSnoozes(
  db: Queryable,
  userId: UserId,
  subjectIds: readonly Id<Prefix>[],
  now: Instant,
): Promise<SnoozeRow[]> {
  return db.query(sql`
    select subject_id, seen_since, until from inbox_snoozes
    where user_id = ${userId} and subject_id = any(${subjectIds}::uuid[]) and until > ${now}`)
}

/** Counts the user's other snoozes, and deletes those that have ended. */
export async function lockAndCountOthers(tx: Tx, userId: UserId, subjectId: Id<Prefix>, now: Instant): Promise<number> {
  const others = sql`user_id = ${userId} and subject_id <> ${subjectId} and until > ${now}`
  const count = await lockAndCount(tx, userId, sql`from inbox_snoozes where ${others}`)
  tx.send(sql`delete from inbox_snoozes where user_id = ${userId} and until <= ${now}`)
  return count
}

export function sendSnooze(tx: Tx, userId: UserId, { subject_id, seen_since, until }: SnoozeRow): void {
  tx.send(sql`
    insert into inbox_snoozes (user_id, subject_id, seen_since, until)
    values (${userId}, ${subject_id}, ${seen_since}, ${until})
    on conflict (user_id, subject_id) do update set seen_since = excluded.seen_since, until = excluded.until`)
}

export function sendEndOfSnooze(tx: Tx, userId: UserId, subjectId: Id<Prefix>): void {
  tx.send(sql`delete from inbox_snoozes where user_id = ${userId} and subject_id = ${subjectId}`)
}
