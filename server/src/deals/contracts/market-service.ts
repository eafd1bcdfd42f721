import { type DealsOfApplication, endApplicationsOfGig } from '../../market/applications/service.ts'
import type { DealsOfGig } from '../../market/gigs/service.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import type { GigId } from '../../platform/kernel/ids.ts'
import { declineWithApplication, endNegotiationsOfGig } from '../negotiations/ending-service.ts'
import { findOpenNegotiations } from '../negotiations/service.ts'
import { cancelWithApplication } from './ending-service.ts'
import * as store from './store.ts'

// Ends negotiations and contracts when their gig or application ends. app.ts passes these functions to the routes of gigs and
// applications, which must not import deals.

export const dealsOfGig: DealsOfGig = {
  findOpenNegotiations,
  findLiveContracts: (ctx, id) => store.findLiveContracts(ctx.db, id),
  endWithGig: (ctx, actor, id, status) =>
    status === 'filled' ? endOthersOfFilledGig(ctx, actor, id) : endAllOfClosedGig(ctx, actor, id),
}

export const dealsOfApplication: DealsOfApplication = {
  async endWithApplication(ctx, actor, negotiationId, gig) {
    const contractId = await declineWithApplication(ctx, actor, negotiationId)
    if (contractId) await cancelWithApplication(ctx, actor, contractId, gig)
  },
}

/** Ends the remaining applications and negotiations once every position is filled. */
export async function endOthersOfFilledGig(ctx: WriteContext, actor: Actor, gigId: GigId): Promise<void> {
  await endApplicationsOfGig(ctx, actor, gigId, { to: 'rejected', except: [] })
  await endNegotiationsOfGig(ctx, actor, gigId, 'superseded')
}

// A contract awaiting approval survives its gig being closed, and so does its application.
async function endAllOfClosedGig(ctx: WriteContext, actor: Actor, gigId: GigId): Promise<void> {
  const except = await store.findApplicationsInApproval(ctx.db, gigId)
  await endApplicationsOfGig(ctx, actor, gigId, { to: 'expired', except })
  await endNegotiationsOfGig(ctx, actor, gigId, 'expired')
}
