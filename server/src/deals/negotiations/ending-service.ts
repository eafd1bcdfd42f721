import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import { lockApplication, moveByDeal } from '../../market/applications/service.ts'
import { viewerOf, type WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import type { ContractId, GigId, NegotiationId } from '../../platform/kernel/ids.ts'
import type { Side } from '../../platform/kernel/parties.ts'
import { clockAt } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import { isDue, type Negotiation, negotiationTransitions } from './domain.ts'
import { type Decline, type Negotiation as NegotiationShape, presentNegotiation } from './schema.ts'
import { findOwnNegotiation, lockOwnNegotiation, negotiationEvent, recordNegotiation } from './service.ts'
import * as store from './store.ts'

export async function declineNegotiation(
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
  { reason = null }: { reason?: Static<typeof Decline>['reason'] | null },
): Promise<Static<typeof NegotiationShape>> {
  const { application_id } = await findOwnNegotiation(ctx, actor, id)
  const [application, { negotiation, side }] = await Promise.all([
    application_id && lockApplication(ctx, application_id),
    lockOwnNegotiation(ctx, actor, id),
  ])
  const declined = saveDeclined(ctx, actor, negotiation, side, reason)
  if (application) await moveByDeal(ctx, actor, application, 'resume')
  return presentNegotiation(declined, await viewerOf(ctx, actor), undefined)
}

/** Ends a negotiation because its application has ended. Returns the contract it had already led to, if any. */
export async function declineWithApplication(
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
): Promise<ContractId | null> {
  const { negotiation, side } = await lockOwnNegotiation(ctx, actor, id)
  if (negotiation.status === 'open') saveDeclined(ctx, actor, negotiation, side, null)
  return negotiation.contract_id
}

/** Ends the open negotiations about a gig that was closed or filled. */
export async function endNegotiationsOfGig(
  ctx: WriteContext,
  by: Actor | 'clock',
  gigId: GigId,
  to: 'expired' | 'superseded',
): Promise<void> {
  const ended = await store.endNegotiations(ctx.db, gigId, to, ctx.clock.now())
  if (ended.length > 0) record(ctx, by, ...ended.map((one) => negotiationEvent(one, `negotiation.${to}`)))
}

/** `expires_at`: no one responded in time, or the negotiation took longer than allowed. */
export const negotiationDeadline = {
  name: 'negotiation' as const,
  findDue: store.findDueNegotiations,
  async settle(ctx: WriteContext, id: string): Promise<void> {
    const found = await store.findNegotiation(ctx.db, id as NegotiationId)
    const application = found?.application_id ? await lockApplication(ctx, found.application_id) : null
    const negotiation = await store.lockNegotiation(ctx.db, id as NegotiationId)
    if (!negotiation || !isDue(negotiation, ctx.clock.now())) return
    const then = { ...ctx, clock: clockAt(negotiation.expires_at) }
    const expired: Negotiation = { ...negotiation, status: 'expired', updated_at: negotiation.expires_at }
    store.sendNegotiation(ctx.db, expired)
    recordNegotiation(then, 'clock', expired, 'negotiation.expired')
    // The application may have ended before its negotiation.
    if (application?.status === 'negotiating') await moveByDeal(then, 'clock', application, 'resume')
  },
}

function saveDeclined(
  ctx: WriteContext,
  actor: Actor,
  negotiation: Negotiation,
  side: Side,
  reason: string | null,
): Negotiation {
  const status = transition(negotiationTransitions, 'decline', { status: negotiation.status, by: side })
  const declined: Negotiation = {
    ...negotiation,
    status: status ?? negotiation.status,
    decline_reason: reason,
    updated_at: ctx.clock.now(),
  }
  store.sendNegotiation(ctx.db, declined)
  recordNegotiation(ctx, actor, declined, 'negotiation.declined')
  return declined
}
