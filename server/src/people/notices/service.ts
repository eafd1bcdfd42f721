import type { WriteContext } from '../../platform/context.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import { MARKETPLACE_NAME } from '../../platform/kernel/marketplace.ts'
import type { MailWords } from '../../platform/mail/domain.ts'
import { queueMail } from '../../platform/mail/service.ts'
import { findProvenEmail, listOperatorEmails } from './store.ts'

/**
 * Emails a user about their account, whatever their settings. Nothing is sent without a verified address or an
 * email server.
 */
export async function mailUser(ctx: WriteContext, userId: UserId, mail: MailWords): Promise<void> {
  if (ctx.settings.mail === 'off') return
  const to = await findProvenEmail(ctx.db, userId)
  if (to !== null) queueMail(ctx, { to, ...mail, reason: ACCOUNT })
}

/** Emails every operator who has a verified address and isn't suspended, so that no operator can act on another unnoticed. */
export async function mailOperators(ctx: WriteContext, mail: MailWords): Promise<void> {
  if (ctx.settings.mail === 'off') return
  for (const to of await listOperatorEmails(ctx.db)) queueMail(ctx, { to, ...mail, reason: OPERATORS })
}

/** Why people are getting emails about their account. */
export const ACCOUNT = `You’re getting this because it’s about your ${MARKETPLACE_NAME} account. These emails are always sent.`
const OPERATORS = `You’re getting this because you’re an operator of ${MARKETPLACE_NAME}. These emails are always sent.`
