import type { OtherMails } from '../../events/emails/preview-domain.ts'
import type { ReadContext } from '../../platform/context.ts'
import type { Pages } from '../../platform/pages/page-routes.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { showPreview, showUnsubscribe, unsubscribeNow } from './service.ts'

export interface EmailPageParts {
  context: ReadContext
  secrets: Secrets
  otherMails: OtherMails
}

/** The pages about emails that aren't part of the console. */
export function emailPages(pages: Pages, { context, secrets, otherMails }: EmailPageParts): void {
  // Behind the link at the end of emails. Programs that show emails send the form too, by the same address (RFC 8058).
  pages.page('/unsubscribe', async (call) => showUnsubscribe({ secrets }, call))
  pages.form('/unsubscribe', unsubscribeNow, { fromAnywhere: true })
  // What the console shows in a frame.
  pages.page('/settings/emails/:kind', ({ session, params, url }) =>
    showPreview(context, session, params.kind, otherMails, url),
  )
}
