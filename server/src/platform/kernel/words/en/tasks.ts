/** What's waiting for people, in the inbox and in emails, by the type of the resource and what they can do with it, or the reason. */
export const tasks = {
  titles: {
    'application.shortlist': 'New application',
    'negotiation.agree': 'New offer',
    'negotiation.round': 'Make an offer',
    'contract.approve': 'Approve a contract',
    'contract.review': 'Leave a review',
    'milestone.release': 'Review delivered work',
    'milestone.fund': 'Fund a milestone',
    'milestone.submit': 'Deliver your work',
    'idle_milestone.release': 'Idle milestone',
    'idle_milestone.submit': 'Idle milestone',
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
  },
  otherTitle: 'Something to do',
  /** What happened, and what they can do. */
  why: {
    'application.shortlist':
      'A worker applied to your gig. Shortlist or reject the application, or start a negotiation.',
    'negotiation.agree': 'The other side made an offer. Accept it, make a counteroffer, or decline.',
    'negotiation.round':
      'The other side’s offer is missing the rate, the hours, or both. Make an offer that includes them, or decline.',
    'contract.approve':
      'A contract is waiting for your approval. It starts once both sides approve it, and expires if they don’t.',
    'contract.review':
      'A contract has ended. Leave a review. Both reviews are published once you’ve both written one, or at the deadline.',
    'milestone.release':
      'The worker delivered work. Release the payment or request changes. After the deadline, it’s released automatically.',
    'milestone.fund': 'A milestone in an active contract isn’t funded yet. Fund it so the work can start.',
    'milestone.submit': 'The money is in escrow. Deliver the work when it’s done.',
    'idle_milestone.release':
      'There has been no activity for a long time. At the deadline, the money in escrow goes back to you. If the work is done, release the payment.',
    'idle_milestone.submit':
      'There has been no activity for a long time. At the deadline, the money in escrow goes back to the client. Deliver the work before then.',
    'dispute.respond':
      'The other side opened a dispute. Respond before the deadline, or it may be decided against you.',
    'dispute.accept':
      'An arbiter recommended an outcome. Accept or reject it. It takes effect unless one side rejects it before the deadline.',
    'dispute.recommend': 'A dispute is waiting for an arbiter’s recommendation.',
    'dispute.resolve': 'A dispute is waiting for an arbiter’s decision.',
    'deposit.confirm': 'A user requested a deposit. Confirm it once the money has arrived, or mark it as failed.',
    'withdrawal.confirm': 'A withdrawal is waiting to be paid. Pay and confirm it, or mark it as failed.',
  },
  /** The same, where it depends on more. */
  because: {
    approval: ({ agent, request }: { agent: string; request: string }) =>
      `Your agent “${agent}” needs your approval: ${request} Approve or reject it.`,
    webhook: {
      gone: 'This webhook’s endpoint returned 410 Gone, so deliveries have stopped. Correct its URL and turn it back on, or delete it.',
      failing:
        'This webhook failed for five days, so deliveries have stopped. Fix the endpoint and turn it back on, or delete it.',
    },
    report: {
      gig: 'A user reported a gig. Review the report and decide what to do.',
      profile: 'A user reported a profile. Review the report and decide what to do.',
      review: 'A user reported a review. Review the report and decide what to do.',
      vouch: 'A user reported a vouch. Review the report and decide what to do.',
      message: 'A user reported a message. Review the report and decide what to do.',
    },
    objection: {
      gig: 'A user objected to the removal of their gig. Restore it, or keep it removed.',
      profile: 'A user objected to their suspension. Reinstate them, or keep them suspended.',
      review: 'A user objected to the removal of their review. Restore it, or keep it removed.',
      vouch: 'A user objected to the removal of their vouch. Restore it, or keep it removed.',
      message: 'A user objected to the removal of their message. Restore it, or keep it removed.',
    },
    removal: {
      gig: 'An operator removed your gig. You can file one objection.',
      profile: 'An operator suspended your account. You can file one objection.',
      review: 'An operator removed your review. You can file one objection.',
      vouch: 'An operator removed your vouch. You can file one objection.',
      message: 'An operator removed your message. You can file one objection.',
    },
    /** `reason` ends as a sentence. */
    removalBecause: {
      gig: (reason: string) => `An operator removed your gig: ${reason} You can file one objection.`,
      profile: (reason: string) => `An operator suspended your account: ${reason} You can file one objection.`,
      review: (reason: string) => `An operator removed your review: ${reason} You can file one objection.`,
      vouch: (reason: string) => `An operator removed your vouch: ${reason} You can file one objection.`,
      message: (reason: string) => `An operator removed your message: ${reason} You can file one objection.`,
    },
  },
  /** The buttons of emails. */
  buttons: {
    'application.shortlist': 'Review application',
    'negotiation.agree': 'Review offer',
    'negotiation.round': 'Make offer',
    'contract.approve': 'Review contract',
    'contract.review': 'Leave a review',
    'milestone.release': 'Review work',
    'milestone.fund': 'Fund milestone',
    'milestone.submit': 'Deliver work',
    'idle_milestone.release': 'View milestone',
    'idle_milestone.submit': 'Deliver work',
    'dispute.respond': 'Respond',
    'dispute.accept': 'View recommendation',
    'dispute.recommend': 'View dispute',
    'dispute.resolve': 'View dispute',
    'approval.approve': 'Review request',
    'deposit.confirm': 'Review deposit',
    'withdrawal.confirm': 'Review withdrawal',
    'webhook.enable': 'Review webhook',
  },
  otherButton: 'Open',
}
