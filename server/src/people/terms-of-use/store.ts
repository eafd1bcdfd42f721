import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { TermsAcceptance, TermsVersion } from './domain.ts'
import { termsVersionsAt } from './fragments.ts'

/** The version in force and the planned one, oldest first. */
export async function listCurrent(db: Queryable, now: Instant): Promise<TermsVersion[]> {
  return db.query(sql`
    select * from ${termsVersionsAt(now)} where status in ('in_force', 'planned') order by version`)
}

export async function findVersion(db: Queryable, version: number, now: Instant): Promise<TermsVersion | null> {
  const [row] = await db.query<TermsVersion>(sql`select * from ${termsVersionsAt(now)} where version = ${version}`)
  return row ?? null
}

export async function findAcceptance(db: Queryable, userId: UserId, version: number): Promise<Instant | null> {
  const [row] = await db.query<Pick<TermsAcceptance, 'accepted_at'>>(sql`
    select accepted_at from terms_acceptances join users on users.id = user_id
    where user_id = ${userId} and terms_acceptances.version = ${version} and terms_acceptances.version = any(accepted_terms)
    order by terms_acceptances.number desc limit 1`)
  return row?.accepted_at ?? null
}

/** Changes nothing if the user has already accepted the version. Sent with the commit. */
export function sendAcceptance(tx: Tx, acceptance: TermsAcceptance): void {
  const { user_id, version, accepted_at, session_id, key_id, accepted_by } = acceptance
  tx.send(sql`
    with accepted as (
      insert into terms_acceptances (user_id, version, accepted_at, session_id, key_id, accepted_by)
      values (${user_id}, ${version}, ${accepted_at}, ${session_id}, ${key_id}, ${accepted_by})
      on conflict (user_id, version, (accepted_by is null)) do nothing returning version
    )
    update users set accepted_terms = accepted_terms || accepted.version from accepted where id = ${user_id}`)
}
