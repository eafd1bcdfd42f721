import type { Queryable, Tx } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { FieldKind, Trade } from '../../platform/kernel/trade.ts'

/** The next change of the definitions that isn't in the search index yet. `after` is the last gig or profile that was updated. */
export interface UnindexedChange {
  kind: FieldKind
  number: number
  value: Trade
  value_before: Trade
  after: string | null
}

/** Whether there's an unindexed change from before this time. Cheaper than taking the lock. */
export async function isIndexBehind(db: Queryable, before: Instant): Promise<boolean> {
  const [row] = await db.query<{ is_behind: boolean }>(sql`
    select bool_or(exists (${unindexedChanges(before)})) as is_behind from renaming_progress`)
  return row?.is_behind === true
}

/** Locked against other workers; null if one of them is processing it right now. */
export async function lockUnindexedChange(tx: Tx, before: Instant): Promise<UnindexedChange | null> {
  const [row] = await tx.query<UnindexedChange>(sql`
    select kind, after, next.* from renaming_progress,
      lateral (${unindexedChanges(before)} order by setting_changes.number limit 1) as next
    limit 1 for update of renaming_progress skip locked`)
  return row ?? null
}

function unindexedChanges(before: Instant): Sql {
  return sql`
    select setting_changes.number, value, value_before from setting_changes
    where name = 'trade' and setting_changes.number > renaming_progress.number and created_at <= ${before}`
}

/** Sent with the commit. Without a number, the change isn't finished. */
export function sendProgress(
  tx: Tx,
  { kind, number, after }: { kind: FieldKind; number: number | null; after: string | null },
): void {
  tx.send(sql`
    update renaming_progress set number = coalesce(${number}::bigint, number), after = ${after}::uuid
    where kind = ${kind}`)
}
