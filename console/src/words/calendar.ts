import type { DueKind } from '@parley/sdk'

/** Texts of the calendar. */
export const words = {
  title: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  overdue: 'Overdue',
  yourTurn: 'Your turn',
  more: (count: number) => `${count} more`,
  moreOn: (count: number, day: string) => `${count} more on ${day}`,
  none: (month: string) => `Nothing due in ${month}`,
  noneText: 'Milestones, offers, disputes, and gigs with a deadline appear here.',
  at: (time: string) => `at ${time}`,
  gig: 'Gig',
  kinds: {
    milestone_due: 'Milestone due',
    automatic_release: 'Automatic release',
    automatic_refund: 'Automatic refund unless work is delivered',
    dispute_answer: 'Dispute: response due',
    dispute_decision: 'Dispute: decision due',
    offer_expires: 'Offer expires',
    contract_approval: 'Contract approval due',
    gig_closes: 'Applications close',
  } satisfies Record<DueKind, string>,
  /** The same in a word, where there is little room. */
  shortKinds: {
    milestone_due: 'Due',
    automatic_release: 'Release',
    automatic_refund: 'Refund',
    dispute_answer: 'Response',
    dispute_decision: 'Decision',
    offer_expires: 'Offer',
    contract_approval: 'Approval',
    gig_closes: 'Closes',
  } satisfies Record<DueKind, string>,
}
