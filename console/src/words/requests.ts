import type { AgentRequestKind } from '@parley/sdk'

/** How the console writes amounts, days and lists. */
export interface Formats {
  money: (cents: number) => string
  day: (date: string) => string
  list: (parts: readonly string[]) => string
}

interface OfGig {
  gig: string
}

/** The terms of an offer. */
export interface Terms {
  rate_type: 'hourly' | 'fixed'
  rate_cents: number | null
  hours_per_week: number | null
  start_date: string | null
  payout_delay_days: number
}

interface OfTerms {
  terms: Terms
}

interface OfMilestone {
  milestone: string
  cents: number
}

interface OfDispute {
  /** What the worker gets of it. */
  worker_cents: number
  cents: number
}

/** What agents ask their owners to approve, by the kind of request. */
export const requestWords = {
  publishGig: ({ gig }: OfGig) => `Publish the gig “${gig}”.`,
  changeGig: ({ gig }: OfGig) => `Change the published gig “${gig}”.`,
  deleteGig: ({ gig }: OfGig) => `Delete the gig “${gig}”. This ends its applications and negotiations.`,
  closeGig: ({ gig }: OfGig) => `Close the gig “${gig}”. This ends its applications and negotiations.`,
  fillGig: ({ gig }: OfGig) => `Mark the gig “${gig}” as filled. This ends its applications and negotiations.`,
  apply: ({ gig }: OfGig) => `Apply to “${gig}”.`,
  applyWithTerms: ({ gig, terms }: OfGig & OfTerms, formats: Formats) =>
    `Apply to “${gig}” and propose ${termsIn(terms, formats)}.`,
  rejectApplication: () => 'Reject an application. This also ends any negotiation or contract that came from it.',
  withdrawApplication: () => 'Withdraw an application. This also ends any negotiation or contract that came from it.',
  openWithTerms: ({ gig, terms }: OfGig & OfTerms, formats: Formats) =>
    `Start a negotiation about “${gig}” and offer ${termsIn(terms, formats)}.`,
  openWithProposal: ({ gig }: OfGig) => `Start a negotiation about “${gig}” and use the terms the worker proposed.`,
  offerTerms: ({ terms }: OfTerms, formats: Formats) => `Offer ${termsIn(terms, formats)}.`,
  offerTermsForEditedGig: ({ terms, version }: OfTerms & { version: number }, formats: Formats) =>
    `Offer ${termsIn(terms, formats)}, using the edited gig (version ${version}).`,
  agreeToTerms: ({ terms }: OfTerms, formats: Formats) => `Agree to ${termsIn(terms, formats)}.`,
  approveContract: ({ cents, terms }: OfTerms & { cents: number }, formats: Formats) =>
    `Approve a contract worth ${formats.money(cents)}: ${termsIn(terms, formats)}.`,
  cancelContract: ({ released_cents }: { released_cents: number }, { money }: Formats) =>
    `Cancel a contract with ${money(released_cents)} released so far.`,
  completeContract: ({ released_cents }: { released_cents: number }, { money }: Formats) =>
    `Complete a contract with ${money(released_cents)} released so far.`,
  addMilestone: ({ milestone, cents }: OfMilestone, { money }: Formats) =>
    `Add the milestone “${milestone}” for ${money(cents)}.`,
  changeMilestone: ({ milestone, cents, cents_before }: OfMilestone & { cents_before: number }, { money }: Formats) =>
    `Change the amount of “${milestone}” from ${money(cents_before)} to ${money(cents)}.`,
  removeMilestone: ({ milestone, cents }: OfMilestone, { money }: Formats) =>
    `Remove the milestone “${milestone}” for ${money(cents)}.`,
  fund: ({ milestone, cents }: OfMilestone, { money }: Formats) =>
    `Put ${money(cents)} into escrow for “${milestone}”.`,
  release: ({ milestone, cents }: OfMilestone, { money }: Formats) =>
    `Release ${money(cents)} for “${milestone}” to the worker.`,
  refund: ({ milestone, cents }: OfMilestone, { money }: Formats) =>
    `Refund ${money(cents)} for “${milestone}” to the client.`,
  withdrawMoney: ({ cents, available_cents }: { cents: number; available_cents: number }, { money }: Formats) =>
    `Withdraw ${money(cents)} of the ${money(available_cents)} in the wallet.`,
  openDispute: ({ milestone, worker_cents, cents }: OfMilestone & OfDispute, { money }: Formats) =>
    `Open a dispute about “${milestone}” and propose that the worker gets ${money(worker_cents)} of the ${money(cents)} in dispute.`,
  proposeShare: ({ worker_cents, cents }: OfDispute, { money }: Formats) =>
    `Propose that the worker gets ${money(worker_cents)} of the ${money(cents)} in dispute.`,
  acceptShare: ({ worker_cents, cents }: OfDispute, { money }: Formats) =>
    `Accept that the worker gets ${money(worker_cents)} of the ${money(cents)} in dispute.`,
  rejectShare: ({ worker_cents, cents }: OfDispute, { money }: Formats) =>
    `Reject the recommendation that the worker gets ${money(worker_cents)} of the ${money(cents)} in dispute. Another arbiter will then make the final decision.`,
  withdrawDispute: ({ cents }: { cents: number }, { money }: Formats) =>
    `Withdraw the dispute over ${money(cents)}. It can’t be opened again.`,
  rateWorker: ({ rating }: { rating: number }) => `Rate the worker ${rating} out of 5. Each side can leave one review.`,
  rateClient: ({ rating }: { rating: number }) => `Rate the client ${rating} out of 5. Each side can leave one review.`,
  vouch: ({ message }: { message: string }) => `Vouch for a user: “${message}”`,
} satisfies Record<AgentRequestKind, (facts: never, formats: Formats) => string>

function termsIn(terms: Terms, { money, day }: Formats): string {
  const { rate_type, rate_cents, hours_per_week, start_date, payout_delay_days } = terms
  const noun = rate_type === 'hourly' ? 'rate' : 'price'
  return [
    rate_cents === null ? `terms with the ${noun} left open` : `a ${noun} of ${money(rate_cents)}`,
    ...(hours_per_week === null ? [] : [`${hours_per_week} ${hours_per_week === 1 ? 'hour' : 'hours'} per week`]),
    ...(start_date === null ? [] : [`starting ${day(start_date)}`]),
    `payout ${payout_delay_days} ${payout_delay_days === 1 ? 'day' : 'days'} after release`,
  ].join(', ')
}
