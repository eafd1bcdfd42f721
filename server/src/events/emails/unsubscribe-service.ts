import { timingSafeEqual } from 'node:crypto'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { settingsFrom } from './domain.ts'
import { emailKindNames } from './kinds-domain.ts'
import * as store from './store.ts'
import { signedTextOf, type Unsubscription, unsubscribePath, unsubscriptionFrom } from './unsubscribe-domain.ts'

/** The link at the end of an email. */
export function unsubscribeUrlOf(
  ctx: ReadContext,
  userId: Unsubscription['userId'],
  kind: Unsubscription['kind'],
): string {
  const unsubscription = { userId, kind }
  return ctx.publicUrl() + unsubscribePath(unsubscription, ctx.secrets.sign(signedTextOf(unsubscription)))
}

/** What the link with this query turns off; null if it wasn't in an email of this marketplace. */
export function readUnsubscription(ctx: Pick<ReadContext, 'secrets'>, query: URLSearchParams): Unsubscription | null {
  const found = unsubscriptionFrom(query)
  if (!found) return null
  const [given, expected] = [Buffer.from(found.token), Buffer.from(ctx.secrets.sign(signedTextOf(found)))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? found : null
}

/** Turns off a kind of email; for the daily one, the kinds that are in it. Emails that are still queued are dropped. */
export async function unsubscribe(ctx: WriteContext, { userId, kind }: Unsubscription): Promise<void> {
  const recipient = await store.findRecipient(ctx.db, userId)
  if (!recipient) return
  const settings = settingsFrom(recipient.chosen)
  const kinds = kind === 'daily' ? emailKindNames.filter((each) => settings[each] === 'daily') : [kind]
  store.sendSettings(ctx.db, userId, Object.fromEntries(kinds.map((each) => [each, 'off'])))
}
