/** Words in the names and values of the API. None has more than three tokens. */
export const ownWords: ReadonlySet<string> = new Set(
  `accept accepted action actions active admin agent agents agree agreed allowed amount application applications apply
  approval approvals approve approved arbiter arbitrate arbitration auto available avatar average cancel cancelled
  category cents change changes clearing client closed comment complete completed connected content contract contracts
  correction count counterparties counts create created currency date days deadline decide decided decline declined
  default delay delete delivered deposit description destination display dispute disputed disputes draft email ended
  escrow evidence expired expires failed failure filled fixed from fund funded funding gigs gross hash headline held
  hired hosted hourly hours idle instructions keys kind label late left links location lost mandate member message
  milestone milestones name negotiating negotiation negotiations number offered open opened operator other owner paid
  paused payable payment payments payout pending positions profile proposals propose proposed proven provider
  published quality rate rating rationale read reason recommendation recommended reference refund refunded reject
  rejected release released remote reputation request requested reserved resolution resolved respond reversal reversed
  review reviews role round rounds scope scopes session settled settlement shortlisted side skills small start started
  statements status subject submitted succeeded summary suspended suspension terms text time title totals type
  unrecovered updated used user users verified version vouch vouches waiver wallet webhooks week withdraw withdrawal
  withdrawn worker write zone`.split(/\s+/),
)
