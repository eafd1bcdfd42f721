import type { AgentRequest } from '../../platform/kernel/agent-request.ts'
import type { ContractId, Id, Prefix } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** What happens at a deadline. */
export const deadlineKinds = [
  'gig_closes',
  'negotiation_expires',
  'approval_expires',
  'contract_approval_ends',
  'contract_ends',
  'milestone_released',
  'milestone_refund_announced',
  'milestone_refunded',
  'payout_paid',
  'dispute_moves_on',
  'reviews_published',
] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** An upcoming deadline. */
export interface ComingDeadline {
  at: Instant
  kind: DeadlineKind
  subject_type: 'gig' | 'negotiation' | 'approval' | 'contract' | 'milestone' | 'payout' | 'dispute' | 'review'
  subject_id: Id<Prefix>
  contract_id: ContractId | null
  /** The gig's title, or what the approval is about. */
  title: string
  /** What the agent wants to do, if it's about an approval. */
  wants: AgentRequest | null
}

/** What to type to reset a sandbox. */
export const RESET_WORDS = 'delete everything'
