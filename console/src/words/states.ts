import type {
  ApplicationStatus,
  ContractStatus,
  DisputeStatus,
  GigStatus,
  MilestoneStatus,
  NegotiationStatus,
  PayoutStatus,
} from '@parley/sdk'

const application = {
  pending: 'New',
  shortlisted: 'Shortlisted',
  negotiating: 'Negotiating',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} satisfies Record<ApplicationStatus, string>

/** The names of states. */
export const stateWords = {
  gig: {
    draft: 'Draft',
    open: 'Open',
    paused: 'Paused',
    filled: 'Filled',
    closed: 'Closed',
    expired: 'Expired',
  } satisfies Record<GigStatus, string>,
  application,
  /** The same for whoever sent it. */
  ownApplication: { ...application, pending: 'Sent' },
  negotiation: {
    open: 'Open',
    agreed: 'Agreed',
    declined: 'Declined',
    expired: 'Expired',
    superseded: 'Position taken',
  } satisfies Record<NegotiationStatus, string>,
  contract: {
    pending_approval: 'Awaiting approval',
    active: 'Active',
    completed: 'Completed',
    cancelled: 'Canceled',
    expired: 'Expired',
  } satisfies Record<ContractStatus, string>,
  milestone: {
    pending: 'Not funded',
    funded: 'Funded',
    changes_requested: 'Changes requested',
    submitted: 'In review',
    released: 'Paid',
    refunded: 'Refunded',
    disputed: 'Disputed',
    resolved: 'Resolved',
    cancelled: 'Canceled',
  } satisfies Record<MilestoneStatus | 'changes_requested', string>,
  dispute: {
    open: 'Open',
    in_review: 'In review',
    recommended: 'Recommendation made',
    arbitration: 'In arbitration',
    resolved: 'Resolved',
    withdrawn: 'Withdrawn',
  } satisfies Record<DisputeStatus, string>,
  payout: { clearing: 'Pending', paid: 'Paid', held: 'On hold', reversed: 'Reversed' } satisfies Record<
    PayoutStatus,
    string
  >,
}
