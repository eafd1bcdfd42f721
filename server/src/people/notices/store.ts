import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'

/** A user's verified address; null if there is none. */
export async function findProvenEmail(db: Queryable, userId: UserId): Promise<string | null> {
  const [row] = await db.query<{ email: string }>(sql`select email from users where id = ${userId} and email_proven`)
  return row?.email ?? null
}

export async function listOperatorEmails(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ email: string }>(sql`
    select email from users where role = 'operator' and status = 'active' and email_proven order by id`)
  return rows.map(({ email }) => email)
}
