import type { Stake } from '../../platform/kernel/agent-actions.ts'
import { conflict } from '../../platform/kernel/errors.ts'
import { type AgentId, type ContractId, encodeId, type Id, type UserId } from '../../platform/kernel/ids.ts'
import { counterpartyOf, type Side } from '../../platform/kernel/parties.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Contract } from '../contracts/domain.ts'

export interface Review {
  id: Id<'rev'>
  contract_id: ContractId
  from_user_id: UserId
  user_id: UserId
  hosted_agent_id: AgentId | null
  rating: number
  comment: string | null
  counts_in_average: boolean
  created_at: Instant
  publish_at: Instant
  published_at: Instant | null
}

/** Returns the end of the time to review; throws if the contract cannot be reviewed now. */
export function requireReviewable({ ended_at, review_by }: Contract, now: Instant): Instant {
  if (ended_at === null) throw notReviewable('The contract has not ended yet.')
  if (review_by === null) {
    throw notReviewable('No money was released in this contract, and no dispute was resolved.')
  }
  if (review_by <= now) throw notReviewable(`The time to review this contract ended at ${review_by}.`)
  return review_by
}

/** What an agent commits its owner to by writing their only review of a contract. */
export function stakeOfReview(contract: Contract, side: Side, rating: number): Stake {
  return {
    subject: encodeId('con', contract.id),
    summary: `Review the ${side === 'client' ? 'worker' : 'client'} with ${rating} of 5. There is one review for each side.`,
    target: { ended_at: contract.ended_at },
    counterpartyId: counterpartyOf(side, contract),
  }
}

function notReviewable(message: string) {
  return conflict('not_reviewable', message)
}
