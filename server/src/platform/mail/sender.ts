import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { epochMsOf } from '../kernel/time.ts'
import type { Secrets } from '../secrets.ts'
import { retryDelayMs } from './domain.ts'
import { mailFrom } from './service.ts'
import * as store from './store.ts'

export interface MailServer {
  smtpUrl: string
  /** The sender's address, such as `Parley <mail@example.com>`. */
  from: string
}

export interface MailSenderOptions extends MailServer {
  database: Database
  secrets: Secrets
  log: Logger
}

export interface MailSender {
  /** Sends the emails that are due; returns whether there may be more. */
  sendDue(): Promise<boolean>
  close(): void
}

/**
 * Sends queued emails. An email is marked as sent after the server has accepted it, so a worker that is killed in between sends
 * it a second time, with the same Message-ID.
 */
export function createMailSender({ database, secrets, log, smtpUrl, from }: MailSenderOptions): MailSender {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: AT_ONCE,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    { from },
  )
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'

  async function send(row: store.MailRow): Promise<void> {
    const { id, to, content } = mailFrom(row, secrets)
    try {
      await transport.sendMail({
        // As an object: in a text, nodemailer would look for several addresses.
        to: { name: '', address: to },
        ...content,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      const { message } = error as Error
      const ageMs = Date.now() - epochMsOf(row.created_at)
      const delayMs = isRefusedForGood(error as SmtpError) ? null : retryDelayMs(row.attempts, ageMs)
      log.warn(
        { mail_id: id, attempts: row.attempts, gives_up: delayMs === null, reason: message },
        'an email was not sent',
      )
      const failure = { delayMs, error: message.slice(0, ERROR_MAX) }
      await database.transaction((tx) => store.endFailedAttempt(tx, id, failure))
      return
    }
    await database.transaction((tx) => store.endSentMail(tx, id))
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

interface SmtpError extends Error {
  responseCode?: number
  /** What the server answered to. */
  command?: string
}

/**
 * Whether the server refuses this recipient or this text. A refusal of the connection, the login or the sender concerns every
 * mail, and is over when an operator corrects the settings.
 */
function isRefusedForGood({ responseCode = 0, command = '' }: SmtpError): boolean {
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
}

// A worker that is killed may send these twice.
const AT_ONCE = 2
// Longer than all timeouts of one attempt together.
const LEASE_SECONDS = 120
const ERROR_MAX = 500
