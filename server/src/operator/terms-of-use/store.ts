import type { TermsAcceptance, TermsVersion } from '../../people/terms-of-use/domain.ts'
import { termsVersionsAt } from '../../people/terms-of-use/fragments.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { allOf, sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { ScheduledTerms } from '../../platform/kernel/terms-of-use.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { CountedVersion, TermsMailing } from './domain.ts'

/** Returns its number. */
export async function insertVersion(
  tx: Tx,
  given: Pick<TermsVersion, 'text' | 'external_url' | 'summary' | 'effective_at' | 'published_at' | 'published_by'>,
): Promise<number> {
  const { text, external_url, summary, effective_at, published_at, published_by } = given
  const [row] = await tx.query<{ version: number }>(sql`
    insert into terms_versions (version, text, external_url, summary, effective_at, published_at, published_by)
    select coalesce(max(version), 0) + 1, ${text}, ${external_url}, ${summary}, ${effective_at}::timestamptz,
      ${published_at}::timestamptz, ${published_by}::uuid
    from terms_versions returning version`)
  return (row as { version: number }).version
}

/** Returns false if it has taken effect by then. */
export async function markWithdrawn(tx: Tx, version: number, by: UserId, at: Instant): Promise<boolean> {
  const rows = await tx.query(sql`
    update terms_versions set withdrawn_at = ${at}, withdrawn_by = ${by}
    where version = ${version} and effective_at > ${at} returning version`)
  return rows.length > 0
}

/** What every process has to know of the version in force and the planned one. */
export async function listScheduled(db: Queryable, now: Instant): Promise<ScheduledTerms[]> {
  return db.query(sql`
    select version, effective_at from ${termsVersionsAt(now)} where status in ('in_force', 'planned') order by version`)
}

/** Newest first; only one of them if a version is given. */
export async function listVersions(
  db: Queryable,
  now: Instant,
  { version = null }: { version?: number | null },
  { limit, after }: PageRequest,
): Promise<CountedVersion[]> {
  const conditions = [
    ...(version === null ? [] : [sql`version = ${version}`]),
    ...(after?.[0] ? [sql`version < ${after[0]}::integer`] : []),
  ]
  return db.query(sql`
    select *, (select count(*) from terms_acceptances where terms_acceptances.version = terms.version) as acceptance_count
    from ${termsVersionsAt(now)} where ${allOf(conditions)} order by version desc limit ${limit + 1}`)
}

/** Newest first. */
export async function listAcceptances(
  db: Queryable,
  { version, userId }: { version: number | undefined; userId: UserId | undefined },
  { limit, after }: PageRequest,
): Promise<(TermsAcceptance & { number: number })[]> {
  const conditions = [
    ...(version === undefined ? [] : [sql`version = ${version}`]),
    ...(userId === undefined ? [] : [sql`user_id = ${userId}`]),
    ...(after?.[0] ? [sql`number < ${after[0]}::bigint`] : []),
  ]
  return db.query(sql`
    select number, user_id, version, accepted_at, session_id, key_id, accepted_by from terms_acceptances
    where ${allOf(conditions)} order by number desc limit ${limit + 1}`)
}

export async function insertMailing(
  tx: Tx,
  { version, about, after_user_id, until_user_id }: TermsMailing,
): Promise<void> {
  await tx.query(sql`
    insert into terms_mailings (version, about, after_user_id, until_user_id)
    values (${version}, ${about}, ${after_user_id}, ${until_user_id})`)
}

/** Ends the emails that announce a version. Returns the last user who was told; null if they haven't begun. */
export async function endAnnouncement(tx: Tx, version: number): Promise<UserId | null> {
  const [row] = await tx.query<{ after_user_id: UserId }>(sql`
    update terms_mailings set until_user_id = after_user_id
    where version = ${version} and about = 'published' returning after_user_id`)
  return row?.after_user_id ?? null
}

/** The unfinished mailing that began first, locked so that other workers skip it. */
export async function lockMailing(tx: Tx): Promise<TermsMailing | null> {
  const [row] = await tx.query<TermsMailing>(sql`
    select version, about, after_user_id, until_user_id from terms_mailings
    where after_user_id < until_user_id order by version, about limit 1 for update skip locked`)
  return row ?? null
}

/** Whether this many emails are waiting for their first attempt. */
export async function isQueueBusy(db: Queryable, emails: number): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as found from mails where send_at is not null and attempts = 0 offset ${emails - 1} limit 1`)
  return rows.length > 0
}

export interface Recipient {
  id: UserId
  email: string
  language: string | null
}

/** The next users with a verified address. Who has already accepted a version needn't be told about it. */
export async function listRecipients(
  db: Queryable,
  { version, about, after_user_id, until_user_id }: TermsMailing,
  limit: number,
): Promise<Recipient[]> {
  return db.query(sql`
    select id, email, language from users
    where id > ${after_user_id} and id <= ${until_user_id} and email_proven
      and (${about} = 'withdrawn' or not ${version} = any(accepted_terms))
    order by id limit ${limit}`)
}

export async function updateMailing(
  tx: Tx,
  { version, about, after_user_id, until_user_id }: TermsMailing,
): Promise<void> {
  await tx.query(sql`
    update terms_mailings set after_user_id = ${after_user_id}, until_user_id = ${until_user_id}
    where version = ${version} and about = ${about}`)
}
