import type { Recipe } from './recipe.ts'
import type { Contract, Stage } from './stage.ts'

const DAY_SECONDS = 86_400
const APPROVAL_DAYS = 7
/** Money that no one touches is returned after 60 days, which is announced 14 days before. */
const REFUND_ANNOUNCED_DAYS = 46

/** Contracts, milestones, payouts and reviews. The caller is the worker, who sees more of the events than the client. */
export const dealRecipes: Readonly<Record<string, Recipe>> = {
  async 'contract.created'(stage) {
    return contractOf(await stage.newContract({ until: 'agreed' }))
  },
  async 'contract.updated'(stage) {
    const contract = await stage.newContract({ until: 'agreed' })
    await addMilestone(stage, contract)
    return contractOf(contract)
  },
  async 'contract.approved'(stage) {
    const contract = await stage.newContract({ until: 'agreed' })
    await stage.act(contract.client, 'approveContract', { params: { id: contract.id } })
    return contractOf(contract)
  },
  async 'contract.activated'(stage) {
    return contractOf(await stage.newContract({ until: 'active' }))
  },
  async 'contract.completed'(stage) {
    return contractOf(await completedContract(stage))
  },
  async 'contract.cancelled'(stage) {
    const contract = await stage.newContract({ until: 'agreed' })
    await stage.act(contract.client, 'cancelContract', { params: { id: contract.id } })
    return contractOf(contract)
  },
  async 'contract.expired'(stage) {
    const contract = await stage.newContract({ until: 'agreed' })
    await stage.advance(APPROVAL_DAYS * DAY_SECONDS)
    return contractOf(contract)
  },
  async 'milestone.added'(stage) {
    const contract = await stage.newContract({ until: 'active' })
    return { subject: (await addMilestone(stage, contract)).id }
  },
  async 'milestone.updated'(stage) {
    const contract = await stage.newContract({ until: 'active' })
    await stage.act(contract.client, 'changeMilestone', {
      params: contract.milestone,
      body: { title: 'Chapters 1 to 3' },
    })
    return milestoneOf(contract)
  },
  async 'milestone.removed'(stage) {
    const contract = await stage.newContract({ until: 'active' })
    const { id } = await addMilestone(stage, contract)
    await stage.act(contract.client, 'removeMilestone', { params: { id: contract.id, milestoneId: id } })
    return { subject: id }
  },
  async 'milestone.cancelled'(stage) {
    const contract = await stage.newContract({ until: 'agreed' })
    await stage.act(contract.client, 'cancelContract', { params: { id: contract.id } })
    return milestoneOf(contract)
  },
  async 'milestone.funded'(stage) {
    return milestoneOf(await stage.newContract({ until: 'funded' }))
  },
  async 'milestone.submitted'(stage) {
    return milestoneOf(await stage.newContract({ until: 'submitted' }))
  },
  async 'milestone.changes_requested'(stage) {
    const contract = await stage.newContract({ until: 'submitted' })
    await stage.act(contract.client, 'requestChanges', { params: contract.milestone, body: { message: 'Nearly.' } })
    return milestoneOf(contract)
  },
  async 'milestone.released'(stage) {
    return milestoneOf(await stage.newContract({ until: 'released' }))
  },
  async 'milestone.refund_announced'(stage) {
    const contract = await stage.newContract({ until: 'funded' })
    await stage.advance(REFUND_ANNOUNCED_DAYS * DAY_SECONDS)
    return milestoneOf(contract)
  },
  async 'milestone.refunded'(stage) {
    const contract = await stage.newContract({ until: 'funded' })
    await stage.act(contract.worker, 'refundMilestone', { params: contract.milestone })
    return milestoneOf(contract)
  },
  async 'payout.created'(stage) {
    return payoutOf(stage, await stage.newContract({ until: 'released' }))
  },
  async 'payout.paid'(stage) {
    return payoutOf(stage, await paidContract(stage))
  },
  async 'review.created'(stage) {
    return { subject: (await reviewedBy(stage, await completedContract(stage), 'worker')).id }
  },
  async 'review.published'(stage) {
    const contract = await completedContract(stage)
    const { id } = await reviewedBy(stage, contract, 'worker')
    await reviewedBy(stage, contract, 'client')
    return { subject: id }
  },
  async 'review.removed'(stage) {
    const { reader, id } = await removedReview(stage)
    return { subject: id, reader }
  },
  async 'review.restored'(stage) {
    const { reader, id } = await removedReview(stage)
    await stage.act(stage.caller, 'restoreReview', { params: { id } })
    return { subject: id, reader }
  },
}

/** Operators don't remove what they wrote: it's by the side that the caller isn't. */
async function removedReview(stage: Stage) {
  const contract = await completedContract(stage)
  const [own, other] =
    contract.client === stage.caller ? (['client', 'worker'] as const) : (['worker', 'client'] as const)
  await reviewedBy(stage, contract, own)
  const { id } = await reviewedBy(stage, contract, other)
  await stage.act(stage.caller, 'removeReview', { params: { id }, body: { reason: 'parley trigger' } })
  return { id, reader: contract[other] }
}

function contractOf({ id }: Contract) {
  return { subject: id }
}

function milestoneOf({ milestone }: Contract) {
  return { subject: milestone.milestoneId }
}

async function payoutOf(stage: Stage, contract: Contract) {
  return { subject: await stage.payoutOf(contract) }
}

function addMilestone(stage: Stage, { id, client }: Contract) {
  return stage.act(client, 'addMilestone', { params: { id }, body: { title: 'Index', amount_cents: 2_000 } })
}

async function paidContract(stage: Stage): Promise<Contract> {
  const contract = await stage.newContract({ until: 'released' })
  await stage.advance(contract.payoutDelayDays * DAY_SECONDS)
  return contract
}

/** A contract cannot be completed while its money is clearing. */
async function completedContract(stage: Stage): Promise<Contract> {
  const contract = await paidContract(stage)
  await stage.act(contract.client, 'completeContract', { params: { id: contract.id } })
  return contract
}

function reviewedBy(stage: Stage, contract: Contract, side: 'client' | 'worker') {
  return stage.act(contract[side], 'createReview', {
    params: { id: contract.id },
    body: { rating: 5, comment: 'Clear words.' },
  })
}
