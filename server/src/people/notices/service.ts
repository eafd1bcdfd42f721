import type { WriteContext } from '../../platform/context.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import { type Site, siteFor } from '../../platform/kernel/site.ts'
import type { MailBuilder } from '../../platform/mail/domain.ts'
import { queueMail } from '../../platform/mail/service.ts'
import { findRecipient, listOperators } from './store.ts'

/**
 * Emails a user about their account, in their language and whatever their settings. Nothing is sent without a verified address or
 * an email server.
 */
export async function mailUser(ctx: WriteContext, userId: UserId, mail: MailBuilder): Promise<void> {
  if (ctx.settings.mail === 'off') return
  const recipient = await findRecipient(ctx.db, userId)
  if (!recipient) return
  const site = siteFor({ chosen: recipient.language }, ctx.settings)
  queueMail(ctx, site, { to: recipient.email, ...mail(site), reason: accountReasonIn(site) })
}

/**
 * Emails every operator who has a verified address and isn't suspended, each in their language, so that no operator can act on
 * another unnoticed.
 */
export async function mailOperators(ctx: WriteContext, mail: MailBuilder): Promise<void> {
  if (ctx.settings.mail === 'off') return
  for (const { email, language } of await listOperators(ctx.db)) {
    const site = siteFor({ chosen: language }, ctx.settings)
    const reason = site.words.operatorMails.reason(site.brand.name)
    queueMail(ctx, site, { to: email, ...mail(site), reason })
  }
}

/** Why people are getting emails about their account. */
export function accountReasonIn({ words, brand }: Site): string {
  return words.accountMails.reason(brand.name)
}
