import type { InboxReason } from '@parley/sdk'

/** What's waiting for the reader, by the reason: its title, and what happened and what to do. */
export const taskWords: Record<InboxReason, { title: string; text: string }> = {
  'application.shortlist': {
    title: 'New application',
    text: 'A worker applied to your gig. Shortlist or reject the application, or start a negotiation.',
  },
  'negotiation.agree': {
    title: 'New offer',
    text: 'The other side made an offer. Accept it, make a counteroffer, or decline.',
  },
  'negotiation.round': {
    title: 'Make an offer',
    text: 'The other side’s offer is missing the rate, the hours, or both. Make an offer that includes them, or decline.',
  },
  'contract.approve': {
    title: 'Approve a contract',
    text: 'A contract is waiting for your approval. It starts once both sides approve it, and expires if they don’t.',
  },
  'contract.review': {
    title: 'Leave a review',
    text: 'A contract has ended. Leave a review. Both reviews are published once you’ve both written one, or at the deadline.',
  },
  'milestone.release': {
    title: 'Review delivered work',
    text: 'The worker delivered work. Release the payment or request changes. After the deadline, it’s released automatically.',
  },
  'milestone.fund': {
    title: 'Fund a milestone',
    text: 'A milestone in an active contract isn’t funded yet. Fund it so the work can start.',
  },
  'milestone.submit': {
    title: 'Deliver your work',
    text: 'The money is in escrow. Deliver the work when it’s done.',
  },
  'idle_milestone.release': {
    title: 'Idle milestone',
    text: 'There has been no activity for a long time. At the deadline, the money in escrow goes back to you. If the work is done, release the payment.',
  },
  'idle_milestone.submit': {
    title: 'Idle milestone',
    text: 'There has been no activity for a long time. At the deadline, the money in escrow goes back to the client. Deliver the work before then.',
  },
  'dispute.respond': {
    title: 'Respond to a dispute',
    text: 'The other side opened a dispute. Respond before the deadline, or it may be decided against you.',
  },
  'dispute.accept': {
    title: 'Accept or reject a recommendation',
    text: 'An arbiter recommended an outcome. Accept or reject it. It takes effect unless one side rejects it before the deadline.',
  },
  'dispute.recommend': {
    title: 'Recommend an outcome',
    text: 'A dispute is waiting for an arbiter’s recommendation.',
  },
  'dispute.resolve': {
    title: 'Decide a dispute',
    text: 'A dispute is waiting for an arbiter’s decision.',
  },
  'deposit.confirm': {
    title: 'Confirm a deposit',
    text: 'A user requested a deposit. Confirm it once the money has arrived, or mark it as failed.',
  },
  'withdrawal.confirm': {
    title: 'Pay out a withdrawal',
    text: 'A withdrawal is waiting to be paid. Pay and confirm it, or mark it as failed.',
  },
  'approval.approve': {
    title: 'Your agent needs your approval',
    text: 'One of your agents is waiting for your decision. Approve or reject its request.',
  },
  'webhook.gone': {
    title: 'A webhook was turned off',
    text: 'This webhook’s endpoint returned 410 Gone, so deliveries have stopped. Correct its URL and turn it back on, or delete it.',
  },
  'webhook.failing': {
    title: 'A webhook was turned off',
    text: 'This webhook failed for five days, so deliveries have stopped. Fix the endpoint and turn it back on, or delete it.',
  },
  'report.gig': {
    title: 'Decide on a report',
    text: 'A user reported a gig. Review the report and decide what to do.',
  },
  'report.profile': {
    title: 'Decide on a report',
    text: 'A user reported a profile. Review the report and decide what to do.',
  },
  'report.review': {
    title: 'Decide on a report',
    text: 'A user reported a review. Review the report and decide what to do.',
  },
  'report.vouch': {
    title: 'Decide on a report',
    text: 'A user reported a vouch. Review the report and decide what to do.',
  },
  'report.message': {
    title: 'Decide on a report',
    text: 'A user reported a message. Review the report and decide what to do.',
  },
  'objection.gig': {
    title: 'Decide on an objection',
    text: 'A user objected to the removal of their gig. Restore it, or keep it removed.',
  },
  'objection.profile': {
    title: 'Decide on an objection',
    text: 'A user objected to their suspension. Reinstate them, or keep them suspended.',
  },
  'objection.review': {
    title: 'Decide on an objection',
    text: 'A user objected to the removal of their review. Restore it, or keep it removed.',
  },
  'objection.vouch': {
    title: 'Decide on an objection',
    text: 'A user objected to the removal of their vouch. Restore it, or keep it removed.',
  },
  'objection.message': {
    title: 'Decide on an objection',
    text: 'A user objected to the removal of their message. Restore it, or keep it removed.',
  },
  'removal.gig': {
    title: 'Your gig was removed',
    text: 'An operator removed your gig. You can file one objection.',
  },
  'removal.profile': {
    title: 'Your account was suspended',
    text: 'An operator suspended your account. You can file one objection.',
  },
  'removal.review': {
    title: 'Your review was removed',
    text: 'An operator removed your review. You can file one objection.',
  },
  'removal.vouch': {
    title: 'Your vouch was removed',
    text: 'An operator removed your vouch. You can file one objection.',
  },
  'removal.message': {
    title: 'Your message was removed',
    text: 'An operator removed your message. You can file one objection.',
  },
}
