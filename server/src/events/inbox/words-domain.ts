import type { InboxEntry } from './domain.ts'

/** The titles of tasks, in the console and in emails. */
export function titleOf({ subject, action }: Pick<InboxEntry, 'subject' | 'action'>): string {
  return titles[`${subject.type}.${action}`] ?? 'Something to do'
}

const titles: Partial<Record<string, string>> = {
  'application.shortlist': 'New application',
  'negotiation.agree': 'New offer',
  'negotiation.round': 'Make an offer',
  'contract.approve': 'Approve a contract',
  'contract.review': 'Leave a review',
  'milestone.release': 'Review delivered work',
  'milestone.fund': 'Fund a milestone',
  'milestone.submit': 'Deliver your work',
  'dispute.respond': 'Respond to a dispute',
  'dispute.accept': 'Accept or reject a recommendation',
  'dispute.recommend': 'Recommend an outcome',
  'dispute.resolve': 'Decide a dispute',
  'approval.approve': 'Your agent needs your approval',
  'deposit.confirm': 'Confirm a deposit',
  'withdrawal.confirm': 'Pay out a withdrawal',
  'webhook.enable': 'A webhook was turned off',
  'report.resolve': 'Decide on a report',
  'objection.resolve': 'Decide on an objection',
  'profile.object': 'Your account was suspended',
  'gig.object': 'Your gig was removed',
  'review.object': 'Your review was removed',
  'vouch.object': 'Your vouch was removed',
  'message.object': 'Your message was removed',
}
