import type { Static } from 'typebox'
import { type Application as ApplicationShape, presentApplication } from '../../market/applications/schema.ts'
import { endApplicationsOf, findOwnApplication, moveApplication } from '../../market/applications/service.ts'
import { type GigChanges, renderGig } from '../../market/gigs/schema.ts'
import { applyChanges, lockGig, removeGig } from '../../market/gigs/service.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { conflict } from '../../platform/kernel/errors.ts'
import { type ApplicationId, encodeId, type GigId } from '../../platform/kernel/ids.ts'
import type { Rendered } from '../../platform/kernel/rendered.ts'
import {
  cancelWithApplication,
  findApplicationsToApprove,
  hasLivingContracts,
  turnAwayRest,
} from '../contracts/service.ts'
import { declineWithApplication, endNegotiationsOf, hasOpenNegotiations } from '../negotiations/service.ts'

// The end of a gig or an application is the end of what hangs on it. It is told here, above the features it touches,
// since each of those needs the gig or the application itself.

export async function changeGig(
  ctx: WriteContext,
  actor: Actor,
  id: GigId,
  changes: Static<typeof GigChanges>,
  ifMatch: readonly number[] | null,
): Promise<Rendered> {
  const isRateTypeFixed = () => hasOpenNegotiations(ctx, id)
  const { gig, ended } = await applyChanges(ctx, actor, id, changes, ifMatch, isRateTypeFixed)
  if (ended === 'closed') await endAllOf(ctx, actor, id)
  if (ended === 'filled') await turnAwayRest(ctx, actor, id)
  return renderGig(gig, actor.userId)
}

export async function deleteGig(
  ctx: WriteContext,
  actor: Actor,
  id: GigId,
  ifMatch: readonly number[] | null,
): Promise<{ id: string; deleted: true }> {
  await removeGig(ctx, actor, id, ifMatch)
  if (await hasLivingContracts(ctx, id)) {
    throw conflict('gig_has_contracts', 'A contract about this gig is alive; it has to end first.')
  }
  await endAllOf(ctx, actor, id)
  return { id: encodeId('gig', id), deleted: true }
}

export async function shortlistApplication(ctx: WriteContext, actor: Actor, id: ApplicationId) {
  await findOwnApplication(ctx, actor, id)
  return presentApplication(await moveApplication(ctx, actor, id, 'shortlist'), actor.userId)
}

/** Also ends the negotiation about it; a contract that nobody is bound by yet is cancelled. */
export async function endApplication(
  ctx: WriteContext,
  actor: Actor,
  id: ApplicationId,
  action: 'reject' | 'withdraw',
): Promise<Static<typeof ApplicationShape>> {
  const { gig_id } = await findOwnApplication(ctx, actor, id)
  const gig = await lockGig(ctx, gig_id)
  const application = await moveApplication(ctx, actor, id, action)
  const contractId =
    application.negotiation_id && (await declineWithApplication(ctx, actor, application.negotiation_id))
  if (contractId) await cancelWithApplication(ctx, actor, contractId, gig)
  return presentApplication(application, actor.userId)
}

// What was agreed on lives on: its contract still waits for approval.
async function endAllOf(ctx: WriteContext, actor: Actor, gigId: GigId): Promise<void> {
  const but = await findApplicationsToApprove(ctx, gigId)
  await endApplicationsOf(ctx, actor, gigId, { to: 'expired', but })
  await endNegotiationsOf(ctx, actor, gigId, 'expired')
}
