import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { requireOwner } from '../inbox/service.ts'
import { type EmailStatus, nextDailyAt, settingsFrom } from './domain.ts'
import { type NotificationSettings, type NotificationSettingsChanges, presentSettings } from './schema.ts'
import * as store from './store.ts'

export async function getSettings(ctx: ReadContext, actor: Actor): Promise<Static<typeof NotificationSettings>> {
  requireOwner(actor)
  return present(ctx, await requireRecipient(ctx, actor))
}

/** Only the user's own view changes, so no event is emitted. */
export async function changeSettings(
  ctx: WriteContext,
  actor: Actor,
  { kinds: { security: _, ...changes } }: Static<typeof NotificationSettingsChanges>,
): Promise<Static<typeof NotificationSettings>> {
  requireOwner(actor)
  const recipient = await requireRecipient(ctx, actor)
  store.sendSettings(ctx.db, actor.userId, changes)
  return present(ctx, { ...recipient, chosen: { ...recipient.chosen, ...changes } })
}

async function requireRecipient(ctx: ReadContext, { userId }: Actor): Promise<store.Recipient> {
  const recipient = await store.findRecipient(ctx.db, userId)
  if (!recipient) throw notFound()
  return recipient
}

function present(
  ctx: ReadContext,
  { email, is_bounced, time_zone, chosen }: store.Recipient,
): Static<typeof NotificationSettings> {
  const status = statusOf(ctx, email, is_bounced)
  return presentSettings(settingsFrom(chosen), { email, status }, nextDailyAt(realNow(), time_zone))
}

function statusOf({ settings }: ReadContext, email: string | null, isBounced: boolean): EmailStatus {
  if (settings.mail === 'off') return 'off'
  if (email === null) return 'no_address'
  return isBounced ? 'bounced' : 'on'
}
