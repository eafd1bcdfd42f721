import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import { keepBrief } from '../../market/briefs/service.ts'
import { type Gig, requireGigVersion } from '../../market/gigs/domain.ts'
import { type TermChanges, withChanges } from '../../market/terms/domain.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { type NegotiationId, newId } from '../../platform/kernel/ids.ts'
import { decideRound, expiryAfterRound, type Negotiation, type Round, stakeOfTerms } from './domain.ts'
import { type NewRound, presentRound, type Round as RoundShape } from './schema.ts'
import { lockOwnNegotiation, lockWithGig, recordNegotiation } from './service.ts'
import * as store from './store.ts'

/** Makes a new offer. */
export async function submitRound(
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
  { message = null, gig_version, ...changes }: Omit<Static<typeof NewRound>, 'message'> & { message?: string | null },
): Promise<Static<typeof RoundShape>> {
  // The gig is locked only if the offer names a version of it.
  const { negotiation, side, gig } =
    gig_version === undefined
      ? { ...(await lockOwnNegotiation(ctx, actor, id)), gig: null }
      : await lockWithGig(ctx, actor, id)
  decideRound(negotiation, side)
  const brief = briefInRound(ctx, negotiation, gig, gig_version)
  const terms = withChanges(negotiation.terms, changes as TermChanges)
  ctx.atStake?.(stakeOfTerms('offerTerms', negotiation, side, { terms, ...brief }))
  const { changed, round } = addRound(ctx, negotiation, {
    offered_by: side,
    user_id: actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    changes: changes as TermChanges,
    terms,
    ...brief,
    terms_hash: hashOfTerms({ terms, ...brief }),
    message,
  })
  store.sendRound(ctx.db, round)
  store.sendNegotiation(ctx.db, changed)
  recordNegotiation(ctx, actor, changed, 'negotiation.round', { round: presentRound(round) })
  return presentRound(round)
}

type BriefOfOffer = Pick<Negotiation, 'gig_version' | 'brief_hash'>

// The brief stays the same unless the offer names a version of the gig with a different one.
function briefInRound(
  ctx: WriteContext,
  { gig_version, brief_hash }: Negotiation,
  gig: Gig | null,
  named: number | undefined,
): BriefOfOffer {
  if (named === undefined || named === gig_version) return { gig_version, brief_hash }
  requireGigVersion(gig, named)
  return { gig_version: named, brief_hash: keepBrief(ctx, gig) }
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
    gig_version: offer.gig_version,
    brief_hash: offer.brief_hash,
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

/** Covers the brief, except in negotiations from before there were briefs. */
export function hashOfTerms({ terms, brief_hash }: Pick<Negotiation, 'terms' | 'brief_hash'>): string {
  return hash('sha256', canonicalJson(brief_hash === null ? terms : { ...terms, brief_hash }), 'hex')
}
