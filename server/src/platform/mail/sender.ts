import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Database, Tx } from '../db/database.ts'
import { epochMsOf } from '../kernel/time.ts'
import type { Secrets } from '../secrets.ts'
import { isAboutAddress, isForGood, type Mail, retryDelayMs, type SmtpRefusal } from './domain.ts'
import { mailFrom } from './service.ts'
import * as store from './store.ts'

export interface MailServer {
  smtpUrl: string
  /** The sender's address, such as `Parley <mail@example.com>`. Without a name, emails are from the marketplace. */
  from: string
}

export interface MailSenderOptions extends MailServer {
  database: Database
  secrets: Secrets
  log: Logger
  marketplaceName: () => string
  /** A notice as it should be sent now; null if it's no longer needed. */
  renew: (tx: Tx, id: Mail['id']) => Promise<Pick<Mail, 'to' | 'content'> | null>
}

export interface MailSender {
  /** Sends the emails that are due; returns whether there may be more. */
  sendDue(): Promise<boolean>
  close(): void
}

/**
 * Sends queued emails. An email is marked as sent once the server has accepted it, so if a worker is killed in between, the email
 * is sent twice, with the same Message-ID.
 */
export function createMailSender(options: MailSenderOptions): MailSender {
  const { database, secrets, log, marketplaceName, renew, smtpUrl, from } = options
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: AT_ONCE,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'

  async function send(row: store.MailRow): Promise<void> {
    const mail = await currentMail(row)
    if (mail === null) return
    const { id, to, content } = mail
    const { subject, text, html, language, unsubscribe_url } = content
    try {
      await transport.sendMail({
        from: from.includes('<') ? from : { name: marketplaceName(), address: from },
        // Passed as an object because nodemailer would look for several addresses in a string.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...unsubscribeHeaders(unsubscribe_url),
        },
      })
    } catch (error) {
      const { message, ...refusal } = error as Error & SmtpRefusal
      const ageMs = Date.now() - epochMsOf(row.created_at)
      const delayMs = isForGood(refusal) ? null : retryDelayMs(row.attempts, ageMs)
      log.warn(
        { mail_id: id, attempts: row.attempts, gives_up: delayMs === null, reason: message },
        'an email wasn’t sent',
      )
      const failure = { delayMs, error: message.slice(0, ERROR_MAX) }
      await database.transaction(async (tx) => {
        if (isAboutAddress(refusal)) store.sendRefusal(tx, to)
        await store.endFailedAttempt(tx, id, failure)
      })
      return
    }
    await database.transaction(async (tx) => {
      store.sendAcceptance(tx, to)
      await store.endSentMail(tx, id)
    })
  }

  async function currentMail(row: store.MailRow): Promise<Pick<Mail, 'id' | 'to' | 'content'> | null> {
    const { id } = row
    if (!row.is_notice) return mailFrom(row, secrets)
    return database.transaction(async (tx) => {
      const mail = await renew(tx, id)
      if (mail === null) await store.endDroppedMail(tx, id)
      return mail && { id, ...mail }
    })
  }

  return {
    async sendDue() {
      const claimed = await database.transaction((tx) => store.claimDueMails(tx, AT_ONCE, LEASE_SECONDS))
      await Promise.all(claimed.map(send))
      return claimed.length === AT_ONCE
    },
    close: () => transport.close(),
  }
}

/** RFC 8058: email clients unsubscribe with one click by sending a POST to the URL. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

// If a worker is killed, this email may be sent twice.
const AT_ONCE = 1
// Longer than all timeouts of one attempt together.
const LEASE_SECONDS = 120
const ERROR_MAX = 500
