import type { AgentAction } from '../../platform/kernel/agent-actions.ts'
import type { AgentId, ApprovalId, KeyId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Transitions } from '../../platform/kernel/transitions.ts'

export const approvalStatuses = ['pending', 'approved', 'rejected', 'used', 'expired'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** One act that an agent wants to do and its owner has to approve. */
export interface Approval {
  id: ApprovalId
  user_id: UserId
  hosted_agent_id: AgentId
  key_id: KeyId
  action: AgentAction
  subject: string
  summary: string
  method: string
  path: string
  body: object
  request_hash: string
  target_hash: string
  mandate_version: number
  status: ApprovalStatus
  expires_at: Instant
  decided_at: Instant | null
  used_at: Instant | null
  created_at: Instant
  updated_at: Instant
}

/** An owner may still take back an approval that was not used. */
export const approvalTransitions = {
  approve: { from: ['pending'], to: 'approved', by: ['owner'] },
  reject: { from: ['pending', 'approved'], to: 'rejected', by: ['owner'] },
  use: { from: ['approved'], to: 'used', by: ['agent'] },
  expire: { from: ['pending', 'approved'], to: 'expired', by: ['clock', 'agent', 'owner'] },
} as const satisfies Transitions<ApprovalStatus, 'owner' | 'agent' | 'clock'>

/** What an agent can have waiting for its owner at once. */
export const PENDING_MAX = 100

/** The approval as it stands at this moment: a deadline binds from its moment on, swept or not. */
export function asOf(approval: Approval, now: Instant): Approval {
  const isOpen = approval.status === 'pending' || approval.status === 'approved'
  return isOpen && approval.expires_at <= now ? { ...approval, status: 'expired' } : approval
}

/** What an agent asks: the very request, what it is about, and how that stood. */
export type Question = Pick<
  Approval,
  | 'user_id'
  | 'hosted_agent_id'
  | 'key_id'
  | 'action'
  | 'subject'
  | 'summary'
  | 'method'
  | 'path'
  | 'body'
  | 'request_hash'
  | 'target_hash'
  | 'mandate_version'
>

/** Thrown out of an act that only lacks the owner's approval: nothing of it remains, and the owner is asked. */
export class OwnerMustApprove extends Error {
  readonly question: Question

  constructor(question: Question) {
    super('The owner has to approve this first.')
    this.name = 'OwnerMustApprove'
    this.question = question
  }
}
