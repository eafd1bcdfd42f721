import type { Queryable, Tx } from '../../platform/db/database.ts'
import { allOf, sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { StaffAct } from './domain.ts'

const columns = sql`id, user_id, operation, path, subject, reason, credential_kind, credential_id, address, created_at`

/** Sent with the commit. */
export function sendStaffAct(tx: Tx, act: StaffAct): void {
  tx.send(sql`
    insert into staff_acts (${columns})
    values (${act.id}, ${act.user_id}, ${act.operation}, ${act.path}, ${act.subject}, ${act.reason},
      ${act.credential_kind}, ${act.credential_id}, ${act.address}, ${act.created_at})`)
}

/** Newest first. */
export async function listStaffActs(
  db: Queryable,
  filter: { userId?: UserId | undefined; subject?: string | undefined; operation?: string | undefined },
  { limit, after }: PageRequest,
): Promise<StaffAct[]> {
  const conditions = [
    ...(filter.userId ? [sql`user_id = ${filter.userId}`] : []),
    ...(filter.subject ? [sql`subject = ${filter.subject}`] : []),
    ...(filter.operation ? [sql`operation = ${filter.operation}`] : []),
    ...(after?.[0] ? [sql`id < ${after[0]}::uuid`] : []),
  ]
  return db.query(sql`select ${columns} from staff_acts where ${allOf(conditions)} order by id desc limit ${limit + 1}`)
}
