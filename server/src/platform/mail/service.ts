import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../context.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Actor } from '../kernel/actor.ts'
import { conflict } from '../kernel/errors.ts'
import { type Id, newId } from '../kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../kernel/pages.ts'
import { requireEveryScopeOf } from '../kernel/role-scopes.ts'
import type { Site } from '../kernel/site.ts'
import { reseal, type Secrets } from '../secrets.ts'
import { contentOf } from './content-domain.ts'
import type { Mail, MailContent, NewMail } from './domain.ts'
import { type MailboxFilter, type Mail as MailShape, presentMail } from './schema.ts'
import * as store from './store.ts'

/** Throws if this deployment doesn't send emails, instead of saying that one is on its way. */
export function requireMail({ settings }: ReadContext): void {
  if (settings.mail === 'off') throw conflict('email_off', 'This marketplace doesn’t send email.')
}

/**
 * Queues an email. Sent with the commit, so that the email exists if and only if its cause does. A notice is refreshed before
 * each attempt. Returns null if this deployment doesn't send emails.
 */
export function queueMail(ctx: WriteContext, site: Site, mail: NewMail, { isNotice = false } = {}): Id<'mal'> | null {
  if (ctx.settings.mail === 'off') return null
  const id = newId<'mal'>()
  const content = ctx.secrets.seal(JSON.stringify(contentOf(site, mail)), id)
  const isToBeSent = ctx.settings.mail === 'smtp'
  store.sendNewMail(ctx.db, { id, recipient: mail.to, content, is_notice: isNotice }, { isToBeSent })
  return id
}

/** Called when the owner of an address has just shown that emails reach it. */
export function trustAddress(ctx: WriteContext, address: string): void {
  store.sendEndOfRefusals(ctx.db, address)
}

/** Whether emails to an address have been refused so often that most are no longer sent. */
export function isRefusingAddress(ctx: ReadContext, address: string): Promise<boolean> {
  return store.isRefusingAddress(ctx.db, address)
}

/** The emails of a sandbox without an email server. */
export async function listMailbox(
  ctx: ReadContext,
  actor: Actor,
  { to }: Static<typeof MailboxFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof MailShape>>> {
  // Its links can sign in as anyone, even as other operators.
  requireEveryScopeOf(actor, 'operator')
  const fetched = await store.listKeptMails(ctx.db, to, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  return { rows: rows.map((row) => presentMail(mailFrom(row, ctx.secrets))), next }
}

/** The newest emails of such a sandbox, for a page that can only be opened on the same machine. */
export async function listNewestMails(ctx: ReadContext, limit: number): Promise<Mail[]> {
  const rows = await store.listKeptMails(ctx.db, undefined, { limit, after: null })
  return rows.slice(0, limit).map((row) => mailFrom(row, ctx.secrets))
}

/** Deletes a batch of old emails; returns whether there may be more. */
export async function deleteOldMails(database: Database): Promise<boolean> {
  return (await database.transaction((tx) => store.deleteOldMails(tx, BATCH_MAX))) === BATCH_MAX
}

/** Re-encrypts all stored emails with another secret key, batch by batch. */
export async function reencryptMails(tx: Tx, from: Secrets, to: Secrets, afterId = FIRST_ID): Promise<void> {
  const mails = await store.listMailContents(tx, afterId, BATCH_MAX)
  for (const { id, content } of mails) {
    const resealed = reseal(content, id, from, to)
    if (resealed) store.sendResealedMail(tx, id, resealed)
  }
  const last = mails.at(-1)
  if (last) await reencryptMails(tx, from, to, last.id)
}

/** For a lost secret key: gives up on the emails that no one can decrypt. */
export function discardMails(tx: Tx): Promise<void> {
  return store.discardContents(tx)
}

export function mailFrom(row: store.MailRow, secrets: Pick<Secrets, 'unseal'>): Mail {
  // Emails that were queued by earlier versions don't say that they're in English.
  const content: MailContent = { language: 'en', ...JSON.parse(secrets.unseal(row.content, row.id)) }
  return { id: row.id, to: row.recipient, content, created_at: row.created_at }
}

const BATCH_MAX = 100
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
