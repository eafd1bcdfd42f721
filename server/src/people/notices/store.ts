import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'

/** A user with a verified address. */
interface Recipient {
  email: string
  /** The language they've chosen. */
  language: string | null
}

/** Null for a user without a verified address. */
export async function findRecipient(db: Queryable, userId: UserId): Promise<Recipient | null> {
  const [row] = await db.query<Recipient>(sql`select email, language from users where id = ${userId} and email_proven`)
  return row ?? null
}

export async function listOperators(db: Queryable): Promise<Recipient[]> {
  return db.query(sql`
    select email, language from users where role = 'operator' and status = 'active' and email_proven order by id`)
}
