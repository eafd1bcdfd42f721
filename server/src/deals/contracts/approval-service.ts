import type { Static } from 'typebox'
import { moveByDeal } from '../../market/applications/service.ts'
import { fillPosition } from '../../market/gigs/domain.ts'
import { savePositions } from '../../market/gigs/service.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { conflict } from '../../platform/kernel/errors.ts'
import type { ContractId } from '../../platform/kernel/ids.ts'
import { listMilestones } from '../milestones/service.ts'
import { approve, stakeOfApproval } from './domain.ts'
import { endOthersOfFilledGig } from './market-service.ts'
import type { Approval, Contract as ContractShape } from './schema.ts'
import { deadlinesOf, type LockedContract, lockContractWithGig, presentSaved, saveContract } from './service.ts'

/** The second approval makes the contract active. */
export async function approveContract(
  ctx: WriteContext,
  actor: Actor,
  id: ContractId,
  { terms_hash }: Static<typeof Approval>,
): Promise<Static<typeof ContractShape>> {
  const locked = await lockContractWithGig(ctx, actor, id)
  const { contract, side } = locked
  const milestones = await listMilestones(ctx, [id])
  if (terms_hash !== undefined && terms_hash !== contract.terms_hash) {
    throw conflict('stale_terms', 'The contract has changed since you read it. Read it again.', {
      terms_hash: contract.terms_hash,
    })
  }
  const approved = approve(contract, side, deadlinesOf(ctx, contract), ctx.clock.now())
  ctx.atStake?.(stakeOfApproval(contract, side, milestones))
  const isActive = approved.status === 'active'
  const saved = saveContract(ctx, actor, approved, milestones, isActive ? 'contract.activated' : 'contract.approved')
  if (isActive) await hire(ctx, actor, locked)
  return presentSaved(ctx, actor, saved, milestones)
}

// Fills one position. If it was the last one, the gig is filled and its other applications and negotiations end.
async function hire(ctx: WriteContext, actor: Actor, { contract, gig, application }: LockedContract): Promise<void> {
  if (application) await moveByDeal(ctx, actor, application, 'hire')
  if (!gig) return
  const filled = fillPosition(gig)
  await savePositions(ctx, actor, gig, filled)
  if (filled.status === 'filled') await endOthersOfFilledGig(ctx, actor, contract.gig_id)
}
