import type { AgentCredential } from '../../platform/kernel/actor.ts'
import type { AgentAction } from '../../platform/kernel/agent-actions.ts'
import type { AgentId, ApprovalId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { type Transitions, transition, wrongState } from '../../platform/kernel/transitions.ts'

export const approvalStatuses = ['pending', 'approved', 'rejected', 'used', 'expired'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** One request of an agent that its owner has to approve. */
export interface Approval extends AgentCredential {
  id: ApprovalId
  user_id: UserId
  hosted_agent_id: AgentId
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
  /** Why the owner rejected it. */
  reason: string | null
  used_at: Instant | null
  created_at: Instant
  updated_at: Instant
}

/** Until an approval is used or expires, its owner may change the decision. */
export const approvalTransitions = {
  approve: { from: ['pending', 'rejected'], to: 'approved', by: ['owner'] },
  reject: { from: ['pending', 'approved'], to: 'rejected', by: ['owner'] },
  use: { from: ['approved'], to: 'used', by: ['agent'] },
  expire: { from: ['pending', 'approved'], to: 'expired', by: ['clock', 'agent', 'owner'] },
} as const satisfies Transitions<ApprovalStatus, 'owner' | 'agent' | 'clock'>

/** When an open approval expires; null when it is not open. */
export function dueAt({ status, expires_at }: Approval): Instant | null {
  return status === 'pending' || status === 'approved' ? expires_at : null
}

/** The approval with its status at `now`: an approval past its deadline is expired, even before the sweep has handled it. */
export function asOf(approval: Approval, now: Instant): Approval {
  const due = dueAt(approval)
  return due !== null && due <= now ? { ...approval, status: 'expired' } : approval
}

/** The approval after its owner's decision. A rejection stays final once the time to use the approval is over. */
export function decideApproval(
  stored: Approval,
  action: 'approve' | 'reject',
  reason: string | null,
  now: Instant,
): Approval {
  const approval = asOf(stored, now)
  const status = transition(approvalTransitions, action, { status: approval.status, by: 'owner' })
  if (approval.expires_at <= now) {
    throw wrongState(approvalTransitions, 'expired', approvalTransitions[action].from, {
      message: `The request expired at ${approval.expires_at}; the agent has to send it again.`,
    })
  }
  return { ...approval, status, reason, decided_at: now }
}

/** What an agent asks its owner: the exact request, its subject, and the subject's state. */
export type ApprovalQuestion = Pick<
  Approval,
  | 'user_id'
  | 'hosted_agent_id'
  | 'key_id'
  | 'connected_app_id'
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

/** Thrown by a write that lacks only the owner's approval. It is rolled back, and the owner is asked. */
export class ApprovalMissing extends Error {
  readonly question: ApprovalQuestion

  constructor(question: ApprovalQuestion) {
    super('The owner has to approve this first.')
    this.name = 'ApprovalMissing'
    this.question = question
  }
}
