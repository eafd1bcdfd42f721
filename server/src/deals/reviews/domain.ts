import { conflict } from '../../platform/kernel/errors.ts'
import type { AgentId, ContractId, Id, UserId } from '../../platform/kernel/ids.ts'
import { addDays, type Instant } from '../../platform/kernel/time.ts'

export interface Review {
  id: Id<'rev'>
  contract_id: ContractId
  from_user_id: UserId
  user_id: UserId
  hosted_agent_id: AgentId | null
  rating: number
  comment: string | null
  created_at: Instant
  publish_at: Instant
  published_at: Instant | null
}

/** Returns until when a contract can be reviewed; refuses if it cannot be reviewed now. */
export function requireReviewable(
  contract: { ended_at: Instant | null; released_cents: number; hasResolvedDispute: boolean },
  reviewDays: number,
  now: Instant,
): Instant {
  if (contract.ended_at === null) throw refused('The contract has not ended yet.')
  if (contract.released_cents === 0 && !contract.hasResolvedDispute) {
    throw refused('No money was released in this contract, and no dispute resolved.')
  }
  const until = addDays(contract.ended_at, reviewDays)
  if (until <= now) throw refused(`The ${reviewDays} days to review this contract are over.`)
  return until
}

function refused(message: string) {
  return conflict('not_reviewable', message)
}
