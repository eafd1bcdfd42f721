import type { WriteContext } from '../../platform/context.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { MailBlock } from '../../platform/mail/domain.ts'
import { queueMail } from '../../platform/mail/service.ts'
import { findProvenEmail, listOperatorEmails } from './store.ts'

/** Emails a user about their account. Without a proven address or an email server, nothing is sent. */
export async function mailUser(
  ctx: WriteContext,
  userId: UserId,
  mail: { subject: string; blocks: readonly MailBlock[] },
): Promise<void> {
  if (ctx.settings.mail === 'off') return
  const to = await findProvenEmail(ctx.db, userId)
  if (to !== null) queueMail(ctx, { to, ...mail })
}

/** Emails every operator who has a proven address and is not suspended, so that none acts on another unnoticed. */
export async function mailOperators(
  ctx: WriteContext,
  mail: { subject: string; blocks: readonly MailBlock[] },
): Promise<void> {
  if (ctx.settings.mail === 'off') return
  for (const to of await listOperatorEmails(ctx.db)) queueMail(ctx, { to, ...mail })
}
