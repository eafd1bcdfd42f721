import type { Static } from 'typebox'
import { withoutAddress } from '../../people/profiles/schema.ts'
import { getOwnTerms } from '../../people/terms-of-use/service.ts'
import { getUser } from '../../people/users/service.ts'
import type { ReadContext } from '../../platform/context.ts'
import { type Actor, holdsScope, isDelegated } from '../../platform/kernel/actor.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { getAgent } from '../agents/service.ts'
import { leftOf } from '../mandates/domain.ts'
import { presentMandate } from '../mandates/schema.ts'
import { findOwnMandate } from '../mandates/service.ts'
import type { Me } from './schema.ts'

/** The caller: the user, the hosted agent if there is one, and what the key and the mandate let them do. */
export async function getMe(ctx: ReadContext, actor: Actor): Promise<Static<typeof Me>> {
  const [user, agent, mandate, terms] = await Promise.all([
    getUser(ctx, actor.userId),
    actor.hostedAgentId && getAgent(ctx, actor, actor.hostedAgentId),
    findOwnMandate(ctx, actor),
    getOwnTerms(ctx, actor.userId),
  ])
  return {
    user: isDelegated(actor) ? withoutAddress(user) : user,
    agent,
    api_key_id: actor.credential.kind === 'key' ? encodeId('key', actor.credential.id) : null,
    session_id: actor.credential.kind === 'session' ? encodeId('ses', actor.credential.id) : null,
    connected_app_id: actor.credential.kind === 'token' ? encodeId('cap', actor.credential.id) : null,
    scopes: actor.scopes.filter((scope) => holdsScope(actor, scope)),
    fee_bps: ctx.settings.feeBps,
    terms,
    mandate: mandate && presentMandate(mandate),
    left: mandate && leftOf(mandate),
  }
}
