import type { Stake } from '../../platform/kernel/agent-actions.ts'
import { conflict } from '../../platform/kernel/errors.ts'
import { type AgentId, type ContractId, encodeId, type Id, type UserId } from '../../platform/kernel/ids.ts'
import { counterpartyOf, type Side } from '../../platform/kernel/parties.ts'
import { addDays, type Instant } from '../../platform/kernel/time.ts'

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
export function requireReviewable(
  contract: {
    ended_at: Instant | null
    auto_end_at: Instant | null
    released_cents: number
    hasResolvedDispute: boolean
  },
  reviewDays: number,
  now: Instant,
): Instant {
  if (contract.ended_at === null) {
    const details = { reason: 'not_ended', ends_at: contract.auto_end_at }
    throw conflict('not_reviewable', 'The contract has not ended yet.', details)
  }
  if (contract.released_cents === 0 && !contract.hasResolvedDispute) {
    const message = 'No money was released in this contract, and no dispute was resolved.'
    throw conflict('not_reviewable', message, { reason: 'nothing_paid', ends_at: contract.ended_at })
  }
  const until = addDays(contract.ended_at, reviewDays)
  if (until <= now) {
    const details = { reason: 'time_over', ends_at: contract.ended_at, reviewable_until: until }
    throw conflict('not_reviewable', `The ${reviewDays} days to review this contract are over.`, details)
  }
  return until
}

/** What an agent commits its owner to by writing their only review of a contract. */
export function stakeOfReview(
  contract: { id: ContractId; client_id: UserId; worker_id: UserId; ended_at: Instant | null },
  side: Side,
  rating: number,
): Stake {
  return {
    subject: encodeId('con', contract.id),
    summary: `Review the ${side === 'client' ? 'worker' : 'client'} with ${rating} of 5. There is one review for each side.`,
    target: { ended_at: contract.ended_at },
    counterpartyId: counterpartyOf(side, contract),
  }
}
