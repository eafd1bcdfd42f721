import type { Static } from 'typebox'
import { lockApplication, moveByDeal } from '../../market/applications/service.ts'
import { freePosition, type Gig } from '../../market/gigs/domain.ts'
import { lockGigForClock, savePositions } from '../../market/gigs/service.ts'
import { countsInReputation } from '../../people/profiles/domain.ts'
import { countCompleted } from '../../people/profiles/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { type ContractId, encodeId } from '../../platform/kernel/ids.ts'
import type { Milestone } from '../milestones/domain.ts'
import { cancelPendingMilestones, listMilestones, recordCancelled } from '../milestones/service.ts'
import { clearingOf } from '../payouts/service.ts'
import {
  asOf,
  type Contract,
  cancel,
  complete,
  ended,
  isSettled,
  openMoneyOf,
  stakeOfEnding,
  withReviewTime,
} from './domain.ts'
import type { Contract as ContractShape } from './schema.ts'
import {
  deadlinesOf,
  type LockedContract,
  lockContractForClock,
  lockContractWithGig,
  lockOwnContract,
  presentSaved,
  saveContract,
} from './service.ts'
import * as store from './store.ts'

export async function cancelContract(
  ctx: WriteContext,
  actor: Actor,
  id: ContractId,
): Promise<Static<typeof ContractShape>> {
  const locked = await lockContractWithGig(ctx, actor, id)
  const { milestones, open } = await findOpenMoney(ctx, locked.contract)
  const cancelled = cancel(locked.contract, locked.side, open, ctx.clock.now())
  ctx.atStake?.(stakeOfEnding(locked.contract, locked.side, 'cancelContract'))
  const saved = await saveEnded(ctx, actor, cancelled, milestones)
  await freePositionOf(ctx, actor, locked)
  return presentSaved(ctx, actor, ...saved)
}

export async function completeContract(
  ctx: WriteContext,
  actor: Actor,
  id: ContractId,
): Promise<Static<typeof ContractShape>> {
  const { contract, side } = await lockOwnContract(ctx, actor, id)
  const { milestones, open } = await findOpenMoney(ctx, contract)
  const completed = complete(contract, side, open, ctx.clock.now())
  ctx.atStake?.(stakeOfEnding(contract, side, 'completeContract'))
  return presentSaved(ctx, actor, ...(await saveEnded(ctx, actor, completed, milestones)))
}

/** Cancels a contract awaiting approval because its application has ended. The gig is already locked. */
export async function cancelWithApplication(
  ctx: WriteContext,
  actor: Actor,
  id: ContractId,
  gig: Gig | null,
): Promise<void> {
  const { contract } = await lockOwnContract(ctx, actor, id)
  if (contract.status !== 'pending_approval') return
  const milestones = await listMilestones(ctx, [id])
  await saveEnded(ctx, actor, ended(contract, 'cancelled', ctx.clock.now()), milestones)
  await freePositionOf(ctx, actor, { contract, gig, application: null })
}

/**
 * The contract's own deadline. `approve_by`: the sides didn't both approve in time. `auto_end_at`: all money was paid out or
 * refunded a while ago, or the contract was never funded. The rows are locked by `lockForClock`.
 */
export async function endByClock(ctx: WriteContext, id: ContractId): Promise<void> {
  const locked = await lockForClock(ctx, id)
  if (!locked) return
  const { contract } = locked
  const { milestones, open } = await findOpenMoney(ctx, contract)
  if (!isSettled(open)) throw new Error(`The contract ${id} is about to end but still has open money.`)
  const endedContract = asOf(contract, ctx.clock.now())
  if (endedContract === contract) return
  await saveEnded(ctx, 'clock', endedContract, milestones)
  if (endedContract.status !== 'completed') await freePositionOf(ctx, 'clock', locked)
}

/** Locks the contract with its gig and application before the clock processes the contract's deadlines. */
export async function lockForClock(ctx: WriteContext, id: ContractId): Promise<LockedContract | null> {
  const found = await store.findContract(ctx.db, id)
  if (!found) return null
  const [gig, application, contract] = await Promise.all([
    lockGigForClock(ctx, found.gig_id),
    found.application_id && lockApplication(ctx, found.application_id),
    lockContractForClock(ctx, id),
  ])
  return contract && { contract, gig, application }
}

async function findOpenMoney(ctx: ReadContext, contract: Contract) {
  const [milestones, clearing] = await Promise.all([listMilestones(ctx, [contract.id]), clearingOf(ctx, [contract.id])])
  const open = openMoneyOf(milestones, clearing)
  const held = milestones.filter(({ status, held_cents }) => held_cents > 0 && status !== 'disputed')
  const disputeIds = open.isDisputed ? await store.findOpenDisputes(ctx.db, contract.id) : []
  return {
    milestones,
    open: {
      ...open,
      heldMilestoneIds: held.map(({ id }) => encodeId('mil', id)),
      disputeIds: disputeIds.map((id) => encodeId('dsp', id)),
    },
  }
}

async function saveEnded(
  ctx: WriteContext,
  by: Actor | 'clock',
  contract: Contract,
  milestones: readonly Milestone[],
): Promise<[Contract, readonly Milestone[]]> {
  const cancelled = await cancelPendingMilestones(ctx, contract.id)
  const updated = milestones.map((one) => cancelled.find(({ id }) => id === one.id) ?? one)
  if (contract.status === 'completed') {
    countCompleted(ctx, [contract.client_id, contract.worker_id], countsInReputation(contract))
  }
  const event = `contract.${contract.status as 'completed' | 'cancelled' | 'expired'}` as const
  const ending = withReviewTime(contract, updated, deadlinesOf(ctx, contract))
  const saved = saveContract(ctx, by, ending, updated, event)
  recordCancelled(ctx, by, cancelled)
  return [saved, updated]
}

// A contract that ends before any money was released frees up its position. If it was never active, its application is
// shortlisted again, or expires if the gig has ended. `contract` is the row from before it ended.
async function freePositionOf(
  ctx: WriteContext,
  by: Actor | 'clock',
  { contract, gig, application }: LockedContract,
): Promise<void> {
  if (contract.released_cents > 0) return
  const wasPending = contract.status === 'pending_approval'
  if (gig) await savePositions(ctx, by, gig, freePosition(gig, wasPending ? 'reserved' : 'filled', ctx.clock.now()))
  // The application may have ended before its contract.
  if (application?.status !== 'negotiating' || !wasPending) return
  const isGigOver = gig === null || gig.status === 'closed'
  await moveByDeal(ctx, by, application, isGigOver ? 'expire' : 'resume')
}
