/** Emails about what operators decide about a user, and what they write to one. None says who reported anything. */
export const moderationMails = {
  /** A profile is removed by suspending its user. */
  removed: {
    profile: {
      subject: 'Your account was suspended',
      happened: (marketplace: string) =>
        `An operator of ${marketplace} suspended your account. You can still sign in, read everything, respond to disputes, and issue refunds. Your gigs are hidden until the suspension ends.`,
      button: 'View details',
    },
    gig: {
      subject: 'Your gig was removed',
      happened: (marketplace: string) =>
        `An operator of ${marketplace} removed your gig. Only you and operators can see it now. Your contracts, negotiations, and payments continue.`,
      button: 'Review removal',
    },
    review: {
      subject: 'Your review was removed',
      happened: (marketplace: string) =>
        `An operator of ${marketplace} removed your review. Only you and operators can see it now, and it no longer counts toward the other side’s average rating.`,
      button: 'Review removal',
    },
    vouch: {
      subject: 'Your vouch was removed',
      happened: (marketplace: string) =>
        `An operator of ${marketplace} removed your vouch. Only you and operators can see it now.`,
      button: 'Review removal',
    },
    message: {
      subject: 'Your message was removed',
      happened: (marketplace: string) =>
        `An operator of ${marketplace} removed your message. The other side can only see that a message was removed. Your contracts and payments continue.`,
      button: 'Review removal',
    },
  },
  mayObject: 'If you think this is a mistake, you can file one objection. An operator will decide.',
  restored: {
    profile: {
      subject: 'Your suspension has ended',
      happened: (marketplace: string) =>
        `An operator of ${marketplace} reinstated your account. You have full access again, and your gigs are listed again.`,
    },
    gig: {
      subject: 'Your gig was restored',
      happened: (marketplace: string) =>
        `An operator of ${marketplace} restored your gig. It’s exactly as it was before.`,
    },
    review: {
      subject: 'Your review was restored',
      happened: (marketplace: string) =>
        `An operator of ${marketplace} restored your review. It’s exactly as it was before.`,
    },
    vouch: {
      subject: 'Your vouch was restored',
      happened: (marketplace: string) =>
        `An operator of ${marketplace} restored your vouch. It’s exactly as it was before.`,
    },
    message: {
      subject: 'Your message was restored',
      happened: (marketplace: string) =>
        `An operator of ${marketplace} restored your message. It’s exactly as it was before.`,
    },
  },
  kept: {
    subject: 'Your objection was rejected',
    happened: {
      profile: 'An operator reviewed your objection. Your account will stay suspended. This decision is final.',
      gig: 'An operator reviewed your objection. Your gig will stay removed. This decision is final.',
      review: 'An operator reviewed your objection. Your review will stay removed. This decision is final.',
      vouch: 'An operator reviewed your objection. Your vouch will stay removed. This decision is final.',
      message: 'An operator reviewed your objection. Your message will stay removed. This decision is final.',
    },
  },
  facts: { title: 'Title', reason: 'Reason', reply: 'Reply' },
  open: (marketplace: string) => `Open ${marketplace}`,
  notice: {
    subject: (marketplace: string) => `A message from the operators of ${marketplace}`,
    wrote: {
      profile: 'An operator wrote to you:',
      gig: 'An operator wrote to you about your gig:',
      review: 'An operator wrote to you about your review:',
      vouch: 'An operator wrote to you about your vouch:',
      message: 'An operator wrote to you about your message:',
    },
    button: 'Open message',
  },
}
