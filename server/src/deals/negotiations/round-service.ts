import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import { type TermChanges, type Terms, withChanges } from '../../market/terms/domain.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { type NegotiationId, newId } from '../../platform/kernel/ids.ts'
import { decideRound, expiryAfterRound, type Negotiation, type Round, stakeOfTerms } from './domain.ts'
import { type NewRound, presentRound, type Round as RoundShape } from './schema.ts'
import { lockOwnNegotiation, recordNegotiation } from './service.ts'
import * as store from './store.ts'

/** Makes a new offer. */
export async function submitRound(
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
  { message = null, ...changes }: Omit<Static<typeof NewRound>, 'message'> & { message?: string | null },
): Promise<Static<typeof RoundShape>> {
  const { negotiation, side } = await lockOwnNegotiation(ctx, actor, id)
  decideRound(negotiation, side)
  const terms = withChanges(negotiation.terms, changes as TermChanges)
  ctx.atStake?.(stakeOfTerms('Offer', negotiation, side, terms))
  const { changed, round } = addRound(ctx, negotiation, {
    offered_by: side,
    user_id: actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    changes: changes as TermChanges,
    terms,
    terms_hash: hashOfTerms(terms),
    message,
  })
  store.sendRound(ctx.db, round)
  store.sendNegotiation(ctx.db, changed)
  recordNegotiation(ctx, actor, changed, 'negotiation.round', { round: presentRound(round) })
  return presentRound(round)
}

/** The next round of a negotiation, and the negotiation after it; nothing is stored yet. */
export function addRound(
  ctx: WriteContext,
  negotiation: Negotiation,
  offer: Omit<Round, 'id' | 'negotiation_id' | 'number' | 'created_at'>,
): { changed: Negotiation; round: Round } {
  const now = ctx.clock.now()
  const number = negotiation.round_count + 1
  const round = { ...offer, id: newId<'rnd'>(), negotiation_id: negotiation.id, number, created_at: now }
  const changed = {
    ...negotiation,
    terms: offer.terms,
    terms_hash: offer.terms_hash,
    offered_by: offer.offered_by,
    round_count: number,
    client_rounds: negotiation.client_rounds + (offer.offered_by === 'client' ? 1 : 0),
    worker_rounds: negotiation.worker_rounds + (offer.offered_by === 'worker' ? 1 : 0),
    expires_at: expiryAfterRound(negotiation, ctx.settings.deadlines, now),
    updated_at: now,
  }
  return { changed, round }
}

export function hashOfTerms(terms: Terms): string {
  return hash('sha256', canonicalJson(terms), 'hex')
}
