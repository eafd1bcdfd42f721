import type { Queryable, Tx } from '../../platform/db/database.ts'
import { newestById, queryPage } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { StaffAct } from './domain.ts'

const columns = sql`id, kind, user_id, on_behalf_of, operation, path, subject, reason, credential_kind, credential_id, address, created_at`

/** Sent with the commit. */
export function sendStaffAct(tx: Tx, act: StaffAct): void {
  tx.send(sql`
    insert into staff_acts (${columns})
    values (${act.id}, ${act.kind}, ${act.user_id}, ${act.on_behalf_of}, ${act.operation}, ${act.path}, ${act.subject}, ${act.reason},
      ${act.credential_kind}, ${act.credential_id}, ${act.address}, ${act.created_at})`)
}

/** Whether there is an entry about the same read since then: by the same user, with the same credential, from the same address. */
export async function hasRead(db: Queryable, read: StaffAct, since: Instant): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as found from staff_acts
    where kind = 'read' and user_id = ${read.user_id} and path = ${read.path} and created_at > ${since}
      and operation = ${read.operation} and on_behalf_of is not distinct from ${read.on_behalf_of}
      and subject is not distinct from ${read.subject}
      and credential_id = ${read.credential_id} and address = ${read.address} limit 1`)
  return rows.length > 0
}

/** Newest first. */
export async function listStaffActs(
  db: Queryable,
  filter: {
    kind?: StaffAct['kind'] | undefined
    userId?: UserId | undefined
    onBehalfOf?: UserId | undefined
    credentialKind?: StaffAct['credential_kind'] | undefined
    subject?: string | undefined
    operation?: string | undefined
    since?: Instant | undefined
    until?: Instant | undefined
  },
  page: PageRequest,
): Promise<StaffAct[]> {
  const conditions = [
    ...(filter.kind ? [sql`kind = ${filter.kind}`] : []),
    ...(filter.userId ? [sql`user_id = ${filter.userId}`] : []),
    ...(filter.onBehalfOf ? [sql`on_behalf_of = ${filter.onBehalfOf}`] : []),
    ...(filter.credentialKind ? [sql`credential_kind = ${filter.credentialKind}`] : []),
    ...(filter.subject ? [sql`subject = ${filter.subject}`] : []),
    ...(filter.operation ? [sql`operation = ${filter.operation}`] : []),
    ...(filter.since ? [sql`created_at >= ${filter.since}`] : []),
    ...(filter.until ? [sql`created_at < ${filter.until}`] : []),
  ]
  return queryPage(db, page, (part) => newestById(sql`select ${columns} from staff_acts`, conditions, part))
}
