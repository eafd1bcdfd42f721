import type { Stake } from '../../platform/kernel/agent-actions.ts'
import { conflict } from '../../platform/kernel/errors.ts'
import { type AgentId, type ContractId, encodeId, type Id, type UserId } from '../../platform/kernel/ids.ts'
import type { Removal } from '../../platform/kernel/moderation.ts'
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
  removal: Removal | null
}

/** Returns when the review window closes; throws if the contract can't be reviewed now. */
export function requireReviewable({ ended_at, auto_end_at, review_by }: Contract, now: Instant): Instant {
  if (ended_at === null) {
    const details = { reason: 'not_ended', ends_at: auto_end_at }
    throw conflict('not_reviewable', 'The contract hasn’t ended yet.', details)
  }
  if (review_by === null) {
    const message = 'No money was released for this contract, and no dispute was resolved.'
    throw conflict('not_reviewable', message, { reason: 'nothing_paid', ends_at: ended_at })
  }
  if (review_by <= now) {
    const details = { reason: 'time_over', ends_at: ended_at, reviewable_until: review_by }
    throw conflict('not_reviewable', `The review window for this contract closed at ${review_by}.`, details)
  }
  return review_by
}

/** What an agent commits its owner to by writing their only review of a contract. */
export function stakeOfReview(contract: Contract, side: Side, rating: number): Stake {
  return {
    subject: encodeId('con', contract.id),
    summary: { kind: side === 'client' ? 'rateWorker' : 'rateClient', rating },
    target: { ended_at: contract.ended_at },
    counterpartyId: counterpartyOf(side, contract),
  }
}
