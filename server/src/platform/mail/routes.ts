import type { Api } from '../http/api.ts'
import { exampleMail, Mail, MailboxFilter } from './schema.ts'
import { listMailbox } from './service.ts'

/** For a sandbox without an email server. */
export function mailboxRoutes(api: Api): void {
  api.list({
    path: '/sandbox/mailbox',
    scope: 'admin',
    query: MailboxFilter,
    answer: Mail,
    mcp: '/operator/sandbox',
    docs: {
      id: 'listMailbox',
      tag: 'Sandbox',
      summary: 'Read the mailbox',
      description:
        'The emails from the last week that would have been sent, newest first. Needs every operator scope, because the links can sign in as anyone. Only available with `MODE=sandbox` and without `SMTP_URL`.',
      example: { answer: { data: [exampleMail], next_cursor: null } },
    },
    run: (ctx, call) => listMailbox(ctx, call.actor, call.query, call.page),
  })
}
