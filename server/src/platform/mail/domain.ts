import type { Id } from '../kernel/ids.ts'
import type { Language } from '../kernel/languages.ts'
import type { Site } from '../kernel/site.ts'
import type { Instant } from '../kernel/time.ts'

/** The content of an email. Its text and HTML versions are made of the same blocks, so that they say the same thing. */
export interface MailWords {
  subject: string
  blocks: readonly MailBlock[]
}

/** Writes an email for its reader. */
export type MailBuilder = (site: Site) => MailWords

/** An email to send. */
export interface NewMail extends MailWords {
  to: string
  /** For the footer: why the recipient is getting it. */
  reason: string
  /** Turns off emails like this one without signing in. Null for emails that can't be turned off. */
  unsubscribeUrl?: string | null
}

export type MailBlock =
  | string
  /** What to do. A link that starts with `/` leads to a page of the console. */
  | { link: string; label: string }
  | { code: string }
  /** Names with values, such as the amount and the deadline. */
  | { facts: readonly (readonly [name: string, value: string])[] }
  /** A list of items, each with its own page. */
  | { items: readonly { title: string; text: string; link: string }[] }

/** What a recipient sees. */
export interface MailContent {
  subject: string
  text: string
  html: string
  language: Language
  /** Null for emails that can't be turned off. */
  unsubscribe_url: string | null
}

export interface Mail {
  id: Id<'mal'>
  to: string
  content: MailContent
  /** Real time. */
  created_at: Instant
}

/** The end of every email. */
export interface MailFooter {
  reason: string
  links: readonly { label: string; link: string }[]
}

/** Whether a link signs someone in or confirms something, so it may have to be copied into another browser. */
export function isOneTimeLink(link: string): boolean {
  return link.includes('#token=')
}

/** A mail server's reply. */
export interface SmtpRefusal {
  responseCode?: number
  /** The command it replied to. */
  command?: string
  response?: string
}

/**
 * Whether the server refuses this recipient or this content. A refused connection, login or sender affects every email, until an
 * operator fixes the settings.
 */
export function isForGood({ responseCode = 0, command = '' }: SmtpRefusal): boolean {
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
}

/** Whether the address is the reason. A 5.7 status means that the server doesn't want this sender, whoever the recipient is. */
export function isAboutAddress(refusal: SmtpRefusal): boolean {
  return isForGood(refusal) && refusal.command === 'RCPT TO' && !/^\d{3}[ -]5\.7\./.test(refusal.response ?? '')
}

/**
 * How long to wait after a failed attempt; null once the email is two days old. The number of attempts doesn't matter, because an
 * attempt counts even if its worker was killed before sending.
 */
export function retryDelayMs(attempts: number, ageMs: number): number | null {
  if (ageMs >= TRIED_FOR_MS) return null
  return (RETRY_MINUTES[attempts - 1] ?? RETRY_MAX_MINUTES) * 60_000
}

const TRIED_FOR_MS = 2 * 24 * 3_600_000
const RETRY_MINUTES = [0.25, 1, 5, 15, 30, 60, 120]
const RETRY_MAX_MINUTES = 240
