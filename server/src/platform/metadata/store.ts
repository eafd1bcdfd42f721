import type { Queryable, Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { UserId } from '../kernel/ids.ts'

export type Metadata = Record<string, string>

export async function listMetadata(
  db: Queryable,
  owner: UserId,
  subjects: readonly string[],
): Promise<{ subject_id: string; entries: Metadata }[]> {
  return db.query(sql`
    select subject_id, json_object_agg(key, value order by key) as entries from metadata
    where subject_id = any(${subjects}::uuid[]) and owner_id = ${owner} group by subject_id`)
}

export async function upsertMetadata(tx: Tx, owner: UserId, subject: string, entries: Metadata): Promise<void> {
  await tx.query(sql`
    insert into metadata (subject_id, owner_id, key, value)
    select ${subject}, ${owner}, key, value
    from unnest(${Object.keys(entries)}::text[], ${Object.values(entries)}::text[]) as entry (key, value)
    on conflict (subject_id, owner_id, key) do update set value = excluded.value`)
}

export async function deleteMetadata(tx: Tx, owner: UserId, subject: string, keys: readonly string[]): Promise<void> {
  await tx.query(sql`
    delete from metadata where subject_id = ${subject} and owner_id = ${owner} and key = any(${keys}::text[])`)
}

/** Sent with the commit. */
export function sendForgetting(tx: Tx, subject: string): void {
  tx.send(sql`delete from metadata where subject_id = ${subject}`)
}
