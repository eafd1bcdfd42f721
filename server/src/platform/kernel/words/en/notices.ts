import { countsIn } from '../../formats.ts'

const counted = countsIn('en')

/** Emails about what happened and what's waiting. They hold no text of messages and no names of files. */
export const notices = {
  /** What a task or an event is called, with the title of the gig it's about. */
  aboutGig: ({ title, gig }: { title: string; gig: string }) => `${title}: ${gig}`,
  dueSoon: (title: string) => `Due soon: ${title}`,
  facts: { gig: 'Gig', with: 'With', amount: 'Amount', due: 'Due', from: 'From' },
  messages: {
    /** `sender`: null if the reader can’t see who it is. */
    title: (sender: string | null) => `New message from ${sender ?? 'someone'}`,
    titleOfMany: ({ count, sender }: { count: number; sender: string | null }) =>
      `${count} new messages from ${sender ?? 'someone'}`,
    text: 'Read and reply on the marketplace. For your privacy, we don’t include messages in emails.',
    button: 'Read message',
    buttonOfMany: 'Read messages',
  },
  matches: {
    title: (gig: string) => `New gig: ${gig}`,
    text: ({ rate, search }: { rate: string; search: string }) => `${rate}. Matches your saved search “${search}”.`,
    button: 'View gig',
    titleOfMany: ({ count, search }: { count: number; search: string }) => `${count} new gigs match “${search}”`,
    /** Some of the gigs, and how many more there are. */
    some: ({ gigs, more }: { gigs: string; more: number }) => `${gigs}, and ${more} more`,
    buttonOfMany: 'View all matches',
    subjectOfSeveral: (count: number) => `${count} new gigs match your saved searches`,
    open: 'They’re open for applications now.',
    buttonOfSeveral: 'Open saved searches',
  },
  more: (count: number) => `And ${count} more.`,
  daily: {
    /** `counts`: a list of those below. */
    subject: (counts: string) => `Your daily email: ${counts}`,
    counts: {
      tasks: (count: number) => counted(count, 'task', 'tasks'),
      approvals: (count: number) => counted(count, 'approval request', 'approval requests'),
      messages: (count: number) => counted(count, 'unread message', 'unread messages'),
      disputes: (count: number) => counted(count, 'dispute update', 'dispute updates'),
      money: (count: number) => counted(count, 'payment update', 'payment updates'),
      searches: (count: number) => counted(count, 'new gig', 'new gigs'),
    },
    intro: 'Here’s what’s new and what’s waiting for you.',
    button: (marketplace: string) => `Open ${marketplace}`,
  },
  /** Why they’re sent. */
  reasons: {
    tasks: 'You’re getting this because emails about tasks waiting for you are turned on.',
    messages: 'You’re getting this because emails about unread messages are turned on.',
    approvals: 'You’re getting this because emails about requests from your agents are turned on.',
    disputes: 'You’re getting this because emails about disputes are turned on.',
    money: 'You’re getting this because emails about your payments are turned on.',
    searches: 'You’re getting this because emails about new gigs that match your saved searches are turned on.',
    daily: 'You’re getting this because you chose a daily email.',
  },
  /** By type. */
  events: {
    'dispute.opened': {
      title: 'A dispute was opened',
      text: 'The disputed money is frozen until the dispute is resolved. The other side has to respond first.',
    },
    'dispute.statement': {
      title: 'New statement in your dispute',
      text: 'A statement was added or a different amount was proposed. Read it, and respond if you need to.',
    },
    'dispute.in_review': {
      title: 'Your dispute is being reviewed',
      text: 'An arbiter will read both sides’ statements and recommend an outcome. We’ll email you when they do.',
    },
    'dispute.recommended': {
      title: 'An arbiter recommended an outcome',
      text: 'Read the recommendation and the reasons for it. It takes effect unless one side rejects it before the deadline.',
    },
    'dispute.accepted': {
      title: 'One side accepted the recommendation',
      text: 'It takes effect when both sides have accepted it, or at the deadline if no one has rejected it.',
    },
    'dispute.arbitration': {
      title: 'Your dispute is waiting for a final decision',
      text: 'A new arbiter will decide who gets what.',
    },
    'dispute.resolved': {
      title: 'Your dispute was resolved',
      text: 'The disputed money has been distributed. See the dispute for who got what.',
    },
    'dispute.withdrawn': {
      title: 'The dispute was withdrawn',
      text: 'The milestone continues where it left off.',
    },
    'payout.paid': {
      title: 'You got paid',
      text: 'A payout is available in your wallet. You can withdraw or spend it.',
    },
    'milestone.refunded': {
      title: 'A milestone was refunded',
      text: 'The money in escrow was returned to the client.',
    },
    'wallet.deposit_succeeded': { title: 'Your deposit has arrived', text: 'The money is available in your wallet.' },
    'wallet.deposit_failed': {
      title: 'Your deposit failed',
      text: 'No money was added to your wallet. See your wallet for the reason.',
    },
    'wallet.deposit_reversed': {
      title: 'Your deposit was reversed',
      text: 'The money was taken back out of your wallet. See your wallet for the reason.',
    },
    'wallet.withdrawal_succeeded': {
      title: 'Your withdrawal was paid out',
      text: 'The money was sent to your payout account.',
    },
    'wallet.withdrawal_failed': {
      title: 'Your withdrawal failed',
      text: 'The money is back in your wallet. See your wallet for the reason.',
    },
    'wallet.withdrawal_returning': {
      title: 'Your bank refused a withdrawal',
      text: 'The money is on its way back to your wallet. See your wallet for the reason.',
    },
    'refund.failed': {
      title: 'A refund failed',
      text: 'The money is back in your wallet. See your wallet for the reason.',
    },
  },
  otherEvent: { title: 'Something changed', text: 'See what’s new on the marketplace.' },
  eventButtons: { dispute: 'View dispute', contract: 'View contract', wallet: 'View wallet' },
  /** What previews are about. */
  examples: {
    gig: 'Translate a travel guide',
    otherGig: 'Proofread a thesis',
    search: 'Translation into French',
  },
}
