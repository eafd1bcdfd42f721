import type { Static } from 'typebox'
import type { ReadContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { siteFor } from '../../platform/kernel/site.ts'
import { addDays } from '../../platform/kernel/time.ts'
import { contentOf } from '../../platform/mail/content-domain.ts'
import type { MailContent } from '../../platform/mail/domain.ts'
import { requireOwner } from '../inbox/service.ts'
import { exampleMailOf, type OtherMails, type PreviewKind } from './preview-domain.ts'
import type { EmailPreview } from './schema.ts'
import { findRecipient } from './store.ts'

/** An email of a kind, with examples in place of what happens to the caller. */
export async function previewEmail(
  ctx: ReadContext,
  actor: Actor,
  { kind }: { kind: PreviewKind },
  others: OtherMails,
): Promise<Static<typeof EmailPreview>> {
  requireOwner(actor)
  const { subject, text, html } = await previewContent(ctx, actor, kind, others)
  return { kind, subject, text, html }
}

/** The same for the page that shows it. */
export async function previewContent(
  ctx: ReadContext,
  { userId }: Actor,
  kind: PreviewKind,
  others: OtherMails,
): Promise<MailContent> {
  const recipient = await findRecipient(ctx.db, userId)
  const site = siteFor({ chosen: recipient?.language }, ctx.settings)
  const reading = { site, timeZone: recipient?.time_zone ?? null }
  const due = addDays(ctx.clock.now(), 3)
  const isOther = kind === 'security' || kind === 'invitation'
  return contentOf(site, isOther ? others[kind](site) : exampleMailOf(kind, reading, due))
}
