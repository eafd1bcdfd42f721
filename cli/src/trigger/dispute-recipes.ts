import { CommandFailed, exitCodes } from '../exit-codes.ts'
import type { Recipe } from './recipe.ts'
import type { Contract, Party, Stage } from './stage.ts'

const PROPOSED_CENTS = 3_000
const RECOMMENDED_CENTS = 5_000
const ANSWERED_CENTS = 8_000

/** Disputes, and what they do to milestones and payouts. The caller is the worker, and the client opens the dispute. */
export const disputeRecipes: Readonly<Record<string, Recipe>> = {
  async 'payout.held'(stage) {
    const { contract } = await disputedContract(stage)
    return { subject: await stage.payoutOf(contract) }
  },
  async 'payout.freed'(stage) {
    const { contract } = await withdrawnDispute(stage)
    return { subject: await stage.payoutOf(contract) }
  },
  async 'payout.reversed'(stage) {
    const { contract, id } = await disputedContract(stage)
    const payoutId = await stage.payoutOf(contract)
    await accept(stage, contract.worker, id, PROPOSED_CENTS)
    return { subject: payoutId }
  },
  'payout.corrected': correctedPayout,
  async 'milestone.disputed'(stage) {
    return milestoneOf(await disputedContract(stage))
  },
  async 'milestone.restored'(stage) {
    return milestoneOf(await withdrawnDispute(stage))
  },
  async 'milestone.resolved'(stage) {
    return milestoneOf(await resolvedDispute(stage))
  },
  async 'dispute.opened'(stage) {
    return { subject: (await disputedContract(stage)).id }
  },
  async 'dispute.statement'(stage) {
    const { id, contract } = await answeredDispute(stage)
    const body = { statement: 'The index is still missing.' }
    await stage.act(contract.client, 'respondToDispute', { params: { id }, body })
    return { subject: id }
  },
  async 'dispute.in_review'(stage) {
    return { subject: (await answeredDispute(stage)).id }
  },
  async 'dispute.recommended'(stage) {
    return { subject: (await recommendedDispute(stage)).id }
  },
  async 'dispute.accepted'(stage) {
    const { id, contract } = await recommendedDispute(stage)
    await accept(stage, contract.client, id, RECOMMENDED_CENTS)
    return { subject: id }
  },
  async 'dispute.arbitration'(stage) {
    const { id, contract } = await recommendedDispute(stage)
    await stage.act(contract.client, 'rejectInDispute', { params: { id } })
    return { subject: id }
  },
  async 'dispute.resolved'(stage) {
    return { subject: (await resolvedDispute(stage)).id }
  },
  async 'dispute.withdrawn'(stage) {
    return { subject: (await withdrawnDispute(stage)).id }
  },
}

interface Disputed {
  /** Of the dispute. */
  id: string
  contract: Contract
}

/** A dispute about money that is clearing. */
async function disputedContract(stage: Stage): Promise<Disputed> {
  const contract = await stage.newContract({ until: 'released' })
  return { contract, id: await openDispute(stage, contract, PROPOSED_CENTS) }
}

async function openDispute(stage: Stage, { id, client, milestone }: Contract, cents: number): Promise<string> {
  const dispute = await stage.act(client, 'openDispute', {
    body: {
      contract_id: id,
      milestone_id: milestone.milestoneId,
      reason: 'quality',
      statement: 'Chapter three is missing.',
      proposed_worker_cents: cents,
    },
  })
  return dispute.id
}

async function answeredDispute(stage: Stage): Promise<Disputed> {
  const disputed = await disputedContract(stage)
  const body = { statement: 'It was not agreed on.', proposed_worker_cents: ANSWERED_CENTS }
  await stage.act(disputed.contract.worker, 'respondToDispute', { params: { id: disputed.id }, body })
  return disputed
}

async function recommendedDispute(stage: Stage): Promise<Disputed> {
  const disputed = await answeredDispute(stage)
  const arbiter = await stage.newUser('arbiter')
  const body = { worker_cents: RECOMMENDED_CENTS, rationale: 'Half of it was delivered.' }
  await stage.act(arbiter, 'recommendInDispute', { params: { id: disputed.id }, body })
  return disputed
}

async function resolvedDispute(stage: Stage): Promise<Disputed> {
  const disputed = await disputedContract(stage)
  await accept(stage, disputed.contract.worker, disputed.id, PROPOSED_CENTS)
  return disputed
}

async function withdrawnDispute(stage: Stage): Promise<Disputed> {
  const disputed = await disputedContract(stage)
  await stage.act(disputed.contract.client, 'withdrawDispute', { params: { id: disputed.id } })
  return disputed
}

function accept(stage: Stage, party: Party, id: string, worker_cents: number) {
  return stage.act(party, 'acceptInDispute', { params: { id }, body: { worker_cents } })
}

function milestoneOf({ contract }: Disputed) {
  return { subject: contract.milestone.milestoneId }
}

/**
 * The fee of the second of two equal releases includes what was rounded off the fee of the first. When a dispute takes the first
 * back, the second has paid a cent too much.
 */
async function correctedPayout(stage: Stage) {
  const feeBps = await stage.feeBps()
  const amount = amountWithRoundedFee(feeBps)
  if (amount === null) {
    throw new CommandFailed(`This marketplace’s fee is ${feeBps / 100}%, so nothing is rounded.`, {
      exitCode: exitCodes.refused,
      next: ['Start the server with a different PLATFORM_FEE_BPS.'],
    })
  }
  const contract = await stage.newContract({ until: 'agreed', rateCents: amount })
  const { id, client } = contract
  const second = await stage.act(client, 'addMilestone', {
    params: { id },
    body: { title: 'Rest', amount_cents: amount },
  })
  await stage.approve({ ...contract, contractId: id })
  await stage.deposit(client, 2 * amount)
  for (const params of [contract.milestone, { id, milestoneId: second.id }]) {
    await stage.act(client, 'fundMilestone', { params })
    await stage.act(client, 'releaseMilestone', { params })
  }
  const payoutId = await stage.payoutOf({ ...contract, milestone: { id, milestoneId: second.id } })
  await accept(stage, contract.worker, await openDispute(stage, contract, 0), 0)
  return { subject: payoutId }
}

/** The smallest amount of which more than half a cent of the fee is rounded off; null if the fee is always whole. */
export function amountWithRoundedFee(feeBps: number): number | null {
  for (let amount = 1; amount <= 10_000; amount += 1) if ((amount * feeBps) % 10_000 >= 5_000) return amount
  return null
}
