/** The addresses of pages, for links from other parts of the console. router.tsx says what is there. */
export const paths = {
  home: at('/'),
  gigs: at('/gigs'),
  myGigs: at('/gigs/mine'),
  newGig: at('/gigs/new'),
  gig: (id: string) => at(`/gigs/${id}`),
  editGig: (id: string) => at(`/gigs/${id}/edit`),
  applyToGig: (id: string) => at(`/gigs/${id}/apply`),
  people: at('/people'),
  person: (id: string) => at(`/people/${id}`),
  editProfile: at('/people/me/edit'),
  settings: at('/settings'),
  negotiations: at('/negotiations'),
  negotiation: (id: string) => at(`/negotiations/${id}`),
  contracts: at('/contracts'),
  contract: (id: string) => at(`/contracts/${id}`),
  newDispute: (contractId: string, milestoneId: string) =>
    at(`/contracts/${contractId}/milestones/${milestoneId}/dispute`),
  disputes: at('/disputes'),
  dispute: (id: string) => at(`/disputes/${id}`),
  wallet: at('/wallet'),
  approvals: at('/approvals'),
  agents: at('/agents'),
  connectAssistant: at('/agents/connect'),
  agent: (id: string) => at(`/agents/${id}`),
  developers: at('/developers'),
  overview: at('/operator'),
  users: at('/operator/users'),
  user: (id: string) => at(`/operator/users/${id}`),
  money: at('/operator/money'),
  payment: (id: string) => at(`/operator/money/${id}`),
  ledger: at('/operator/ledger'),
  ledgerAccount: (id: string) => at(`/operator/ledger/accounts/${id}`),
  ledgerTransfer: (id: string) => at(`/operator/ledger/transfers/${id}`),
  disputesDesk: at('/operator/disputes'),
  disputeRecord: (id: string) => at(`/operator/disputes/${id}`),
  auditLog: at('/operator/audit-log'),
  configuration: at('/operator/configuration'),
  sandbox: at('/operator/sandbox'),
}

// A plain string: the router would otherwise check the address against its map, which imports the pages that use this.
function at(path: string): string {
  return path
}
