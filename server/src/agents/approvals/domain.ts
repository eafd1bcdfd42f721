import type { AgentCredential } from '../../platform/kernel/actor.ts'
import type { AgentAction, MoneyMove, Stake } from '../../platform/kernel/agent-actions.ts'
import type { AgentRequest } from '../../platform/kernel/agent-request.ts'
import { type AgentId, type ApprovalId, encodeId, type UserId } from '../../platform/kernel/ids.ts'
import type { Side } from '../../platform/kernel/parties.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { type Transitions, transition, wrongState } from '../../platform/kernel/transitions.ts'

export const approvalStatuses = ['pending', 'approved', 'rejected', 'used', 'expired'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** An agent's request that its owner has to approve. */
export interface Approval extends AgentCredential {
  id: ApprovalId
  user_id: UserId
  hosted_agent_id: AgentId
  action: AgentAction
  subject: string
  /** In English, for the API. */
  summary: string
  method: string
  path: string
  body: object
  /** Why the agent asks, in its own words. */
  agent_reason: string | null
  stake: ApprovalStake
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

/** What the request would do, as its use case reported it before it was rolled back. */
export interface ApprovalStake {
  rate_cents: number | null
  contract_cents: number | null
  moved_cents: number | null
  worker_cents: number | null
  side: Side | null
  /** As the API writes it. */
  counterparty_id: string | null
  change: Stake['change'] | null
  moves: readonly MoneyMove[]
  /** What the owner reads; missing for requests from before this was stored. */
  summary?: AgentRequest
}

export function approvalStakeFrom(stake: Stake, moves: readonly MoneyMove[]): ApprovalStake {
  const { rateCents = null, contractCents = null, movedCents = null, dispute, counterpartyId, change = null } = stake
  const isOne = counterpartyId !== undefined && counterpartyId !== 'anyone'
  return {
    rate_cents: rateCents,
    contract_cents: contractCents === null ? null : Math.min(Number.MAX_SAFE_INTEGER, Number(contractCents)),
    moved_cents: movedCents,
    worker_cents: dispute?.workerCents ?? null,
    side: dispute?.side ?? null,
    counterparty_id: isOne ? encodeId('usr', counterpartyId) : null,
    change,
    moves: merged(moves),
    summary: stake.summary,
  }
}

// Settling a dispute can take many transfers between the same accounts.
function merged(moves: readonly MoneyMove[]): MoneyMove[] {
  const sums = new Map<string, MoneyMove>()
  for (const { amount_cents, ...way } of moves) {
    const key = Object.values(way).join(' ')
    sums.set(key, { ...way, amount_cents: (sums.get(key)?.amount_cents ?? 0) + amount_cents })
  }
  return [...sums.values()]
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

/** The approval with its status at `now`: once its deadline has passed, it's expired, even before the sweep gets to it. */
export function asOf(approval: Approval, now: Instant): Approval {
  const due = dueAt(approval)
  return due !== null && due <= now ? { ...approval, status: 'expired' } : approval
}

/** The approval after its owner's decision. A rejection is final once the approval has expired. */
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
      message: `The request expired at ${approval.expires_at}. The agent has to send it again.`,
    })
  }
  return { ...approval, status, reason, decided_at: now }
}

/** What an agent asks its owner to approve: the exact request, its subject, and the subject's state. */
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
  | 'agent_reason'
  | 'stake'
  | 'request_hash'
  | 'target_hash'
  | 'mandate_version'
>

/** Thrown by a write that needs only the owner's approval. The write is rolled back, and the owner is asked. */
export class ApprovalMissing extends Error {
  readonly question: ApprovalQuestion

  constructor(question: ApprovalQuestion) {
    super('The owner has to approve this first.')
    this.name = 'ApprovalMissing'
    this.question = question
  }
}
