import type { Queryable, Tx } from '../db/database.ts'
import { newestById } from '../db/pages.ts'
import { sql } from '../db/sql.ts'
import { emailKey } from '../kernel/email.ts'
import type { Id } from '../kernel/ids.ts'
import type { PageRequest } from '../kernel/pages.ts'
import type { Instant } from '../kernel/time.ts'
import { isRefusing, REFUSALS_MAX } from './fragments.ts'

/** An email as it's stored. Its content is encrypted because it may contain a link that signs someone in. */
export interface MailRow {
  id: Id<'mal'>
  recipient: string
  content: Buffer
  /** Whether its content may be outdated by the time it's sent. */
  is_notice: boolean
  attempts: number
  created_at: Instant
}

const columns = sql`id, recipient, content, is_notice, attempts, created_at`

/** Sent with the commit. An email kept only for the sandbox's mailbox has no `send_at`. */
export function sendNewMail(
  tx: Tx,
  mail: Pick<MailRow, 'id' | 'recipient' | 'content' | 'is_notice'>,
  { isToBeSent }: { isToBeSent: boolean },
): void {
  tx.send(sql`
    insert into mails (id, recipient, content, is_notice, send_at, created_at)
    values (${mail.id}, ${mail.recipient}, ${mail.content}, ${mail.is_notice}, case when ${isToBeSent} then now() end, now())`)
}

/** Claims emails that are due, notices last. Until the lease ends, no other worker claims them. */
export async function claimDueMails(tx: Tx, limit: number, leaseSeconds: number): Promise<MailRow[]> {
  return tx.query(sql`
    update mails set attempts = attempts + 1, send_at = now() + make_interval(secs => ${leaseSeconds}::float)
    where id in (
      select id from mails where send_at <= now() order by is_notice, send_at limit ${limit} for update skip locked
    ) returning ${columns}`)
}

/** An email that no longer needs to be sent. */
export async function endDroppedMail(tx: Tx, id: MailRow['id']): Promise<void> {
  await tx.query(sql`update mails set send_at = null, content = null, last_error = null where id = ${id}`)
}

/** The mail server has accepted the email, so its content is deleted. */
export async function endSentMail(tx: Tx, id: MailRow['id']): Promise<void> {
  await tx.query(
    sql`update mails set send_at = null, sent_at = now(), content = null, last_error = null where id = ${id}`,
  )
}

/** If the delay is null, the email is given up on. */
export async function endFailedAttempt(
  tx: Tx,
  id: MailRow['id'],
  { delayMs, error }: { delayMs: number | null; error: string },
): Promise<void> {
  const delaySeconds = delayMs === null ? null : delayMs / 1000
  await tx.query(sql`
    update mails set last_error = ${error}, send_at = now() + make_interval(secs => ${delaySeconds}::float),
      content = case when ${delayMs === null} then null else content end
    where id = ${id}`)
}

/** Counts a refusal for an address. Sent with the commit. */
export function sendRefusal(tx: Tx, recipient: string): void {
  tx.send(sql`
    insert into mail_refusals (address, count, refused_at) values (${emailKey(recipient)}, 1, now())
    on conflict (address) do update set count = mail_refusals.count + 1, refused_at = excluded.refused_at`)
}

/**
 * Only refusals in a row count. Once there have been too many, only the owner can confirm that the address works. Sent with the
 * commit.
 */
export function sendAcceptance(tx: Tx, recipient: string): void {
  tx.send(sql`delete from mail_refusals where address = ${emailKey(recipient)} and count < ${REFUSALS_MAX}`)
}

/** Sent with the commit. */
export function sendEndOfRefusals(tx: Tx, address: string): void {
  tx.send(sql`delete from mail_refusals where address = ${emailKey(address)}`)
}

export async function isRefusingAddress(db: Queryable, address: string): Promise<boolean> {
  const [row] = await db.query<{ refuses: boolean }>(sql`select ${isRefusing(sql`${address}::text`)} as refuses`)
  return row?.refuses ?? false
}

/** The emails of the sandbox's mailbox, newest first. */
export async function listKeptMails(
  db: Queryable,
  recipient: string | undefined,
  page: PageRequest,
): Promise<MailRow[]> {
  const conditions = [
    sql`content is not null`,
    ...(recipient === undefined ? [] : [sql`lower(recipient) = ${emailKey(recipient)}`]),
  ]
  return db.query(newestById(sql`select ${columns} from mails`, conditions, page))
}

/** Deletes up to `limit` emails that are older than a week and not waiting to be sent; returns how many. */
export async function deleteOldMails(tx: Tx, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    delete from mails where id in (
      select id from mails where send_at is null and created_at < now() - interval '7 days' limit ${limit}
    ) returning 1 as deleted`)
  return rows.length
}

/** Gives up on all unsent emails, and empties the sandbox's mailbox. */
export async function discardContents(tx: Tx): Promise<void> {
  await tx.query(sql`update mails set content = null, send_at = null where content is not null`)
}

/** Emails with content in order of id, starting after the given one. */
export async function listMailContents(
  tx: Tx,
  afterId: string,
  limit: number,
): Promise<Pick<MailRow, 'id' | 'content'>[]> {
  return tx.query(sql`
    select id, content from mails where content is not null and id > ${afterId} order by id limit ${limit}`)
}

/** Sent with the commit. */
export function sendResealedMail(tx: Tx, id: MailRow['id'], content: Buffer): void {
  tx.send(sql`update mails set content = ${content} where id = ${id}`)
}
