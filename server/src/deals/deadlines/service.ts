import { lockWallets } from '../../money/ledger/service.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { ContractId, DisputeId, Id, MilestoneId } from '../../platform/kernel/ids.ts'
import { clockAt } from '../../platform/kernel/time.ts'
import { endByClock, lockForClock } from '../contracts/ending-service.ts'
import { decideByClock } from '../disputes/decision-service.ts'
import { moveMilestoneByClock } from '../milestones/submission-service.ts'
import { payByClock } from '../payouts/service.ts'
import { publishByClock } from '../reviews/service.ts'
import * as store from './store.ts'

/** `next_due_at`: the contract, or a milestone, payout, dispute or review in it, has a deadline. */
export const contractDeadline = {
  name: 'contract' as const,
  findDue: store.findDueContracts,
  settle: settleContract,
}

async function settleContract(ctx: WriteContext, contractId: string): Promise<void> {
  const id = contractId as ContractId
  // Everything in a contract changes only while the contract is locked.
  const locked = await lockForClock(ctx, id)
  if (!locked) return
  await lockWallets(ctx, [locked.contract.client_id, locked.contract.worker_id])
  await settleLocked(ctx, id, STEPS_MAX)
}

/** Processes the deadlines of a contract up to now in order, each as of its own time, and stores the next one. */
async function settleLocked(ctx: WriteContext, id: ContractId, stepsLeft: number): Promise<void> {
  const next = await store.findNextDeadline(ctx.db, id)
  if (!next || next.at > ctx.clock.now()) {
    store.sendNextDueAt(ctx.db, id, next?.at ?? null)
    return
  }
  await steps[next.kind]({ ...ctx, clock: clockAt(next.at) }, next.id)
  if (stepsLeft > 1) await settleLocked(ctx, id, stepsLeft - 1)
}

// Limits the transaction. What's left is still due and is processed next.
const STEPS_MAX = 200

const steps: Record<store.ContractDeadline['kind'], (ctx: WriteContext, id: string) => Promise<void>> = {
  milestone: (ctx, id) => moveMilestoneByClock(ctx, id as MilestoneId),
  payout: (ctx, id) => payByClock(ctx, id as Id<'pay'>),
  dispute: (ctx, id) => decideByClock(ctx, id as DisputeId),
  contract: (ctx, id) => endByClock(ctx, id as ContractId),
  review: (ctx, id) => publishByClock(ctx, id as Id<'rev'>),
}
