import type { ReadContext } from '../../platform/context.ts'
import { type Actor, holdsScope, scopesOfRole } from '../../platform/kernel/actor.ts'
import type { Site } from '../../platform/kernel/site.ts'
import type { PageAnswer } from '../../platform/kernel/web-page.ts'
import { listNewestMails } from '../../platform/mail/service.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { lockedMailbox, mailboxPage } from './mailbox-page.ts'

/** The emails of a sandbox without an email server. */
export interface Mailbox {
  show(call: { site: Site; session: Actor | null; raw: { req: WithCookie } }): Promise<PageAnswer>
  /** Lets a browser in that has the secret of the link in the terminal. */
  unlock(call: { site: Site; form: { token?: string } }): Promise<PageAnswer>
}

interface WithCookie {
  headers: { cookie?: string | undefined }
}

export interface MailboxOptions {
  context: ReadContext
  secrets: Secrets
  /** Remembers that a browser has opened the link. */
  cookie: { secretIn(request: WithCookie): string | null; setTo(secret: string): string }
}

/**
 * The emails sign everyone in, so the page is for operators, and for browsers that have opened the link in the terminal. Where a
 * request comes from says nothing: a proxy on the same machine looks like a browser on it.
 */
export function createMailbox({ context, secrets, cookie }: MailboxOptions): Mailbox {
  return {
    async show({ site, session, raw }) {
      const secret = cookie.secretIn(raw.req)
      const isOpen = isOperator(session) || (secret !== null && secrets.verifies(SECRET_OF, secret))
      if (!isOpen) return { status: 403, page: lockedMailbox(site, null) }
      return { status: 200, page: mailboxPage(site, await listNewestMails(context, MAILS_SHOWN)) }
    },
    async unlock({ site, form: { token = '' } }) {
      if (secrets.verifies(SECRET_OF, token)) return { redirect: '/mailbox', setCookie: cookie.setTo(token) }
      return { status: 403, page: lockedMailbox(site, site.words.mailbox.badLink) }
    },
  }
}

/** The link that the terminal shows. It is the same as long as the secret key is, and its secret is in the fragment, which no log has. */
export function mailboxLinkOf(secrets: Pick<Secrets, 'sign'>, publicUrl: string): string {
  return `${publicUrl}/mailbox#token=${secrets.sign(SECRET_OF)}`
}

function isOperator(session: Actor | null): boolean {
  return session !== null && scopesOfRole.operator.every((scope) => holdsScope(session, scope))
}

const SECRET_OF = 'mailbox of the sandbox'
const MAILS_SHOWN = 20
