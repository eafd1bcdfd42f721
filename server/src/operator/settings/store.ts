import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { CustomizationName } from '../../platform/kernel/customization.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import { type RuleName, ruleNames } from '../../platform/kernel/rules.ts'
import type { DocumentChange, Numbered, SettingChange } from './domain.ts'

const columns = sql`id, name, value, value_before, changed_by, reason, created_at`

/** Until the commit, so that changes are numbered in the order in which they take effect. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('parley settings', 0))`)
}

export async function insertChanges<AnyChange extends SettingChange | DocumentChange>(
  tx: Tx,
  changes: readonly AnyChange[],
): Promise<Numbered<AnyChange>[]> {
  return tx.query(sql`
    insert into setting_changes (${columns})
    select ${columns} from jsonb_to_recordset(${JSON.stringify(changes)}) as change (id uuid, name text, value jsonb,
      value_before jsonb, changed_by uuid, reason text, created_at timestamptz)
    returning number, ${columns}`)
}

/** The newest change of each rule. */
export async function listNewest(db: Queryable): Promise<Numbered<SettingChange>[]> {
  return db.query(sql`
    select distinct on (name) number, ${columns} from setting_changes where name = any(${ruleNames}::text[])
    order by name, number desc`)
}

/** The newest version of a document; undefined if no one has changed it. */
export async function findNewest(
  db: Queryable,
  name: CustomizationName,
): Promise<Numbered<DocumentChange> | undefined> {
  const [row] = await db.query<Numbered<DocumentChange>>(sql`
    select number, ${columns} from setting_changes where name = ${name} order by number desc limit 1`)
  return row
}

/** Newest first. */
export async function listChanges(
  db: Queryable,
  { name }: { name?: RuleName | undefined },
  page: PageRequest,
): Promise<Numbered<SettingChange>[]> {
  const older = page.after?.[0] === undefined ? sql`true` : sql`number < ${page.after[0]}::bigint`
  return db.query(sql`
    select number, ${columns} from setting_changes
    where name = any(${name ? [name] : ruleNames}::text[]) and ${older}
    order by number desc limit ${page.limit + 1}`)
}
