import type { Static } from 'typebox'
import { hasFreePosition, reservePosition } from '../../market/gigs/domain.ts'
import { savePositions } from '../../market/gigs/service.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import type { NegotiationId } from '../../platform/kernel/ids.ts'
import { addDays } from '../../platform/kernel/time.ts'
import { createContract, newContract } from '../contracts/service.ts'
import { decideAgreement, requireNamedOffer, stakeOfTerms } from '../negotiations/domain.ts'
import { type Agreement, type Negotiation as NegotiationShape, presentNegotiation } from '../negotiations/schema.ts'
import { keepRivals, lockForAgreement, saveAgreement } from '../negotiations/service.ts'

// Where a negotiation ends and a contract begins; above both, since neither needs to know the other.

/** Turns the offer on the table, if it is the one named, into a contract that both sides still have to approve. */
export async function agree(
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
  named: Static<typeof Agreement>,
): Promise<Static<typeof NegotiationShape>> {
  requireNamedOffer(named)
  const { negotiation, side, gig } = await lockForAgreement(ctx, actor, id)
  decideAgreement(negotiation, side, named)
  const reserved = reservePosition(gig)
  ctx.atStake?.(stakeOfTerms('Agree to', negotiation, side, negotiation.terms))
  const made = newContract(ctx, negotiation)
  const { contract } = made
  const keptUntil = addDays(contract.approve_by, 1)
  const agreed = saveAgreement(ctx, actor, negotiation, contract.id, keptUntil)
  // Stored after the agreement: feeds tell what led to what in this order.
  createContract(ctx, actor, made)
  if (gig) await savePositions(ctx, actor, gig, reserved)
  if (!hasFreePosition(reserved)) await keepRivals(ctx, contract.gig_id, keptUntil)
  return presentNegotiation(agreed, actor.userId)
}
