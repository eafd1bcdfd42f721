// The lifecycles that the API documents, written down a second time to notice changes to the transition tables.

interface Lifecycle {
  /** The table of the rows. */
  table: string
  begins: readonly string[]
  /** The next statuses of each status. */
  moves: Readonly<Record<string, readonly string[]>>
}

export const lifecycles: Readonly<Record<string, Lifecycle>> = {
  gig: {
    table: 'gigs',
    begins: ['draft', 'open'],
    moves: {
      draft: ['open', 'closed'],
      open: ['paused', 'filled', 'closed', 'expired'],
      paused: ['open', 'filled', 'closed', 'expired'],
      filled: ['open', 'closed', 'expired'],
      expired: ['open', 'filled', 'closed'],
      closed: [],
    },
  },
  application: {
    table: 'applications',
    begins: ['pending'],
    moves: {
      pending: ['shortlisted', 'negotiating', 'rejected', 'withdrawn', 'expired'],
      shortlisted: ['negotiating', 'rejected', 'withdrawn', 'expired'],
      negotiating: ['shortlisted', 'hired', 'rejected', 'withdrawn', 'expired'],
      hired: [],
      rejected: [],
      withdrawn: [],
      expired: [],
    },
  },
  negotiation: {
    table: 'negotiations',
    begins: ['open'],
    moves: {
      open: ['agreed', 'declined', 'expired', 'superseded'],
      agreed: [],
      declined: [],
      expired: [],
      superseded: [],
    },
  },
  contract: {
    table: 'contracts',
    begins: ['pending_approval'],
    moves: {
      pending_approval: ['active', 'cancelled', 'expired'],
      active: ['completed', 'cancelled'],
      completed: [],
      cancelled: [],
      expired: [],
    },
  },
  milestone: {
    table: 'milestones',
    begins: ['pending'],
    moves: {
      pending: ['funded', 'cancelled'],
      funded: ['submitted', 'released', 'refunded', 'disputed'],
      submitted: ['funded', 'released', 'refunded', 'disputed'],
      released: ['disputed'],
      disputed: ['resolved', 'funded', 'submitted', 'released'],
      resolved: [],
      refunded: [],
      cancelled: [],
    },
  },
  dispute: {
    table: 'disputes',
    begins: ['open'],
    moves: {
      open: ['in_review', 'resolved', 'withdrawn'],
      in_review: ['recommended', 'arbitration', 'resolved', 'withdrawn'],
      recommended: ['arbitration', 'resolved'],
      arbitration: ['resolved'],
      resolved: [],
      withdrawn: [],
    },
  },
  payout: {
    table: 'payouts',
    begins: ['clearing'],
    moves: { clearing: ['paid', 'held'], held: ['clearing', 'reversed'], paid: [], reversed: [] },
  },
  approval: {
    table: 'approvals',
    begins: ['pending'],
    moves: {
      pending: ['approved', 'rejected', 'expired'],
      approved: ['used', 'rejected', 'expired'],
      rejected: ['approved'],
      used: [],
      expired: [],
    },
  },
}
