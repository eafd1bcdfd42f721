import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Role, Suspension } from '../../platform/kernel/actor.ts'
import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { isRefusing } from '../../platform/mail/fragments.ts'
import type { ChosenDeliveries } from './domain.ts'
import type { Happened, Notice, StoredNotice } from './notice-domain.ts'

/** Notes that an event may be worth an email to its readers, if they have a confirmed address. Sent with the commit. */
export function sendChecks(
  tx: Tx,
  readers: readonly { user_id: UserId; position: number }[],
  waitSeconds: number,
): void {
  tx.send(sql`
    insert into email_checks (user_id, position, due_at)
    select user_id, position, now() + make_interval(secs => ${waitSeconds}::float)
    from jsonb_to_recordset(${JSON.stringify(readers)}) as reader (user_id uuid, position bigint)
    join users on users.id = user_id and email_proven`)
}

/** Users for whom something is due: checks and daily emails in real time, reminders in the time of the marketplace. */
export async function listDueUsers(db: Queryable, now: Instant, limit: number): Promise<UserId[]> {
  const rows = await db.query<{ user_id: UserId }>(sql`
    select distinct user_id from (
      (select user_id from email_checks where due_at <= now() order by due_at limit ${limit})
      union all (select user_id from email_notices where daily_at <= now() order by daily_at limit ${limit})
      union all (select user_id from email_notices where remind_at <= ${now} order by remind_at limit ${limit})
    ) as due limit ${limit}`)
  return rows.map(({ user_id }) => user_id)
}

/** Locks the emails of a user until the end of the transaction; false if another worker has the lock. */
export async function tryLockEmails(tx: Tx, userId: UserId): Promise<boolean> {
  const [row] = await tx.query<{ is_locked: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtextextended('parley emails ' || ${userId}::text, 0)) as is_locked`)
  return row?.is_locked ?? false
}

/** Takes the due checks of a user, oldest first: the positions of events in their feed. */
export async function takeDueChecks(tx: Tx, userId: UserId): Promise<number[]> {
  const rows = await tx.query<{ position: number }>(sql`
    delete from email_checks where user_id = ${userId} and position in (
      select position from email_checks where user_id = ${userId} and due_at <= now() order by position limit ${DUE_MAX}
    ) returning position`)
  return rows.map(({ position }) => position)
}

/** After a failure: whatever is due of the user waits, so that others aren't held up. */
export async function postponeDue(tx: Tx, userId: UserId, now: Instant): Promise<void> {
  const later = sql`interval '10 minutes'`
  await tx.query(sql`
    update email_checks set due_at = now() + ${later} where user_id = ${userId} and due_at <= now()`)
  await tx.query(sql`
    update email_notices set daily_at = now() + ${later} where user_id = ${userId} and daily_at <= now()`)
  await tx.query(sql`
    update email_notices set remind_at = ${now}::timestamptz + ${later} where user_id = ${userId} and remind_at <= ${now}`)
}

const DUE_MAX = 200

/** A user as someone who gets emails. */
export interface NoticeReader {
  id: UserId
  role: Role
  suspension: Suspension | null
  /** Null unless it's confirmed and works. */
  email: string | null
  time_zone: string | null
  /** The language they've chosen. */
  language: string | null
  chosen: ChosenDeliveries
  /** When the newest event was recorded that they have seen in the console; null if they have seen none. */
  seen_at: Instant | null
}

export async function findReader(db: Queryable, id: UserId): Promise<NoticeReader | null> {
  const [row] = await db.query<NoticeReader>(sql`
    select id, role, case when email_proven and not ${isRefusing(sql`email`)} then email end as email, time_zone, language,
      case status when 'suspended' then json_build_object('reason', suspension_reason) end as suspension,
      (select coalesce(json_object_agg(kind, delivery), '{}') from email_settings where user_id = users.id) as chosen,
      (select created_at from events where position = (
        select position from notifications_seen where user_id = users.id
      )) as seen_at
    from users where id = ${id}`)
  return row ?? null
}

/** In their order. */
export async function listHappened(db: Queryable, userId: UserId, positions: readonly number[]): Promise<Happened[]> {
  const rows = await db.query<Omit<Happened, 'subject'> & { subject_type: string; subject_id: Id<'con'> }>(sql`
    select e.position, e.type, e.created_at, e.subject_type, e.subject_id,
      e.data->>'contract_id' as contract_id,
      coalesce(e.data->>'net_cents', e.data->>'amount_cents')::bigint as amount_cents,
      case e.type when 'search.matched' then e.data end as matches,
      r.role is not null as is_staff,
      e.actor_user_id is not distinct from ${userId} and e.actor_agent_id is null as is_own
    from event_readers r join events e on e.seq = r.event_seq
    where r.user_id = ${userId} and r.position = any(${positions}::bigint[])
    order by e.position`)
  return rows.map(({ subject_type, subject_id, ...row }) => ({
    ...row,
    subject: { type: subject_type, id: subject_id },
  }))
}

/** Stores those that are new, and returns them. */
export async function insertNotices(tx: Tx, userId: UserId, notices: readonly Notice[]): Promise<StoredNotice[]> {
  return tx.query(sql`
    insert into email_notices (user_id, kind, about, subject_type, subject_id, action, version, position, created_at, remind_at)
    select ${userId}, kind, about, subject_type, subject_id, action, version, position, now(), remind_at
    from jsonb_to_recordset(${JSON.stringify(notices)}) as notice (kind text, about text, subject_type text,
      subject_id uuid, action text, version text, position bigint, remind_at timestamptz)
    on conflict do nothing
    returning ${columns}`)
}

const columns = sql`id, user_id, kind, about, subject_type, subject_id, action, version, position, remind_at, in_daily`

/** Which of these were overtaken by a newer notice about the same thing. */
export async function listOvertaken(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db.query<{ id: number }>(sql`
    select id from email_notices n where id = any(${ids}::bigint[]) and exists (
      select from email_notices newer
      where newer.user_id = n.user_id and newer.subject_id = n.subject_id and newer.id > n.id
        -- Each match of a saved search is told once, so none stands for another.
        and n.kind <> 'searches' and case n.about
        when 'event' then newer.about in ('event', 'task')
        when 'task' then newer.about in ('task', 'reminder') and newer.action = n.action
        else newer.about = n.about and newer.action = n.action
      end
    )`)
  return new Set(rows.map(({ id }) => id))
}

/** What becomes of notices: an email, or the next daily one; without either, nothing. */
interface Outcome {
  mailId?: Id<'mal'> | null
  inDaily?: boolean
  dailyAt?: Instant | null
}

/** Sent with the commit. */
export function sendOutcome(
  tx: Tx,
  ids: readonly number[],
  { mailId = null, inDaily = false, dailyAt = null }: Outcome,
): void {
  tx.send(sql`
    update email_notices set mail_id = ${mailId}, in_daily = ${inDaily}, daily_at = ${dailyAt}
    where id = any(${ids}::bigint[])`)
}

/** The notices that an email says, of one user. */
export async function lockNoticesOf(tx: Tx, mailId: Id<'mal'>): Promise<StoredNotice[]> {
  return tx.query(sql`select ${columns} from email_notices where mail_id = ${mailId} order by id for update`)
}

/** The notices of a user whose daily email is due. */
export async function listDueDaily(tx: Tx, userId: UserId): Promise<StoredNotice[]> {
  return tx.query(sql`
    select ${columns} from email_notices where user_id = ${userId} and daily_at <= now() order by id limit ${DUE_MAX}`)
}

/** The tasks of which a user is to be reminded. */
export async function listDueReminders(tx: Tx, userId: UserId, now: Instant): Promise<StoredNotice[]> {
  return tx.query(sql`
    select ${columns} from email_notices where user_id = ${userId} and remind_at <= ${now} order by id limit ${DUE_MAX}`)
}

/** Sent with the commit. */
export function sendRemindAt(tx: Tx, id: number, remindAt: Instant | null): void {
  tx.send(sql`update email_notices set remind_at = ${remindAt} where id = ${id}`)
}

/** Deletes up to `limit` notices that are older than three months and not awaited; returns how many. */
export async function deleteOldNotices(tx: Tx, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    delete from email_notices where id in (
      select id from email_notices
      where remind_at is null and daily_at is null and created_at < now() - interval '90 days' limit ${limit}
    ) returning 1 as deleted`)
  return rows.length
}
