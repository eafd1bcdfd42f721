import type {
  ApplicationStatus,
  ContractStatus,
  DisputeStatus,
  GigStatus,
  MilestoneStatus,
  NegotiationStatus,
  PayoutStatus,
} from '@parley/sdk'

/** What the states of things are called. */
export const stateWords = {
  gig: {
    draft: 'Draft',
    open: 'Open',
    paused: 'Paused',
    filled: 'Filled',
    closed: 'Closed',
    expired: 'Expired',
  } satisfies Record<GigStatus, string>,
  application: {
    pending: 'New',
    shortlisted: 'Shortlisted',
    negotiating: 'Negotiating',
    hired: 'Hired',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  } satisfies Record<ApplicationStatus, string>,
  negotiation: {
    open: 'Open',
    agreed: 'Agreed',
    declined: 'Declined',
    expired: 'Expired',
    superseded: 'Position taken',
  } satisfies Record<NegotiationStatus, string>,
  contract: {
    pending_approval: 'Waits for approval',
    active: 'Active',
    completed: 'Completed',
    cancelled: 'Cancelled',
    expired: 'Expired',
  } satisfies Record<ContractStatus, string>,
  milestone: {
    pending: 'Not funded',
    funded: 'Funded',
    submitted: 'In review',
    released: 'Paid',
    refunded: 'Refunded',
    disputed: 'Disputed',
    resolved: 'Settled',
    cancelled: 'Cancelled',
  } satisfies Record<MilestoneStatus, string>,
  dispute: {
    open: 'Open',
    in_review: 'In review',
    recommended: 'Recommendation',
    arbitration: 'Arbitration',
    resolved: 'Resolved',
    withdrawn: 'Withdrawn',
  } satisfies Record<DisputeStatus, string>,
  payout: { clearing: 'Clearing', paid: 'Paid', held: 'Held', reversed: 'Reversed' } satisfies Record<
    PayoutStatus,
    string
  >,
}
