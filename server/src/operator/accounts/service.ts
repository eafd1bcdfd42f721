import type { Static } from 'typebox'
import type { ReadContext } from '../../platform/context.ts'
import { type Actor, holdsScope } from '../../platform/kernel/actor.ts'
import { encodeId, type UserId } from '../../platform/kernel/ids.ts'
import type { AccountSummary } from './schema.ts'
import * as store from './store.ts'

/** Only for operators. */
export async function summarizeAccounts(
  ctx: ReadContext,
  actor: Actor,
  ids: readonly UserId[],
): Promise<Static<typeof AccountSummary>[]> {
  if (!holdsScope(actor, 'admin')) return []
  const accounts = await store.listAccounts(ctx.db, ids)
  return accounts.map((account) => ({ ...account, id: encodeId('usr', account.id) }))
}
