import type { AgentId, EventId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { EventActor, EventType, Subject } from '../feed/domain.ts'

/**
 * The events that people are notified of if others caused them. If one action causes several events, only the most informative
 * one is listed.
 */
export const notificationTypes: readonly EventType[] = [
  'application.created',
  'application.shortlisted',
  'application.rejected',
  'application.withdrawn',
  'negotiation.opened',
  'negotiation.round',
  'negotiation.agreed',
  'negotiation.declined',
  'negotiation.expired',
  'negotiation.superseded',
  'contract.updated',
  'contract.approved',
  'contract.activated',
  'contract.completed',
  'contract.cancelled',
  'contract.expired',
  'milestone.funded',
  'milestone.submitted',
  'milestone.changes_requested',
  'milestone.released',
  'milestone.refund_announced',
  'milestone.refunded',
  'payout.paid',
  'dispute.opened',
  'dispute.statement',
  'dispute.in_review',
  'dispute.recommended',
  'dispute.accepted',
  'dispute.arbitration',
  'dispute.resolved',
  'dispute.withdrawn',
  'wallet.deposit_requested',
  'wallet.deposit_succeeded',
  'wallet.deposit_failed',
  'wallet.deposit_reversed',
  'wallet.withdrawal_requested',
  'wallet.withdrawal_succeeded',
  'wallet.withdrawal_failed',
  'wallet.withdrawal_returning',
  'refund.succeeded',
  'refund.failed',
  'wallet.payout_account_changed',
  'review.published',
  'vouch.created',
  'approval.requested',
  'approval.expired',
  'gig.expired',
  'gig.removed',
  'gig.restored',
  'review.removed',
  'review.restored',
  'vouch.removed',
  'vouch.restored',
  'message.removed',
  'message.restored',
  'user.suspended',
  'user.reinstated',
  'notice.created',
  'report.created',
  'report.resolved',
  'objection.created',
  'objection.resolved',
  'search.matched',
]

/** The events that operators and arbiters get because of their role and need to act on. */
export const staffNotificationTypes: readonly EventType[] = [
  'dispute.in_review',
  'dispute.arbitration',
  'wallet.deposit_requested',
  'wallet.withdrawal_requested',
  'report.created',
  'objection.created',
]

/** An event caused by someone else, by one of the reader's agents, or by a deadline. */
export interface Notification {
  position: number
  id: EventId
  type: EventType
  created_at: Instant
  actor_type: EventActor['type']
  actor_user_id: UserId | null
  actor_agent_id: AgentId | null
  subject_type: Subject['type']
  subject_id: Subject['id']
  /** In API format, if the event has them. */
  gig_id: string | null
  contract_id: string | null
}

/** How many messages from others a user hasn't read. */
export interface UnreadMessages {
  messages: number
  conversations: number
}
