import { html, type LinkTo } from '../../html.ts'

/** The pages behind the link at the end of emails. */
export const unsubscribing = {
  title: 'Unsubscribe',
  heading: 'Unsubscribe?',
  text: (marketplace: string, emails: string) =>
    `${marketplace} will no longer send you ${emails}. Emails about your account and its security are always sent.`,
  button: 'Unsubscribe',
  done: {
    title: 'Unsubscribed',
    heading: 'You’re unsubscribed',
    text: (emails: string, settings: LinkTo) =>
      html`You won’t get ${emails} anymore. You can turn them back on in your ${settings('notification settings')}.`,
  },
  badLink: {
    heading: 'This link doesn’t work',
    text: (settings: LinkTo) =>
      html`Use the link in a more recent email, or choose which emails you get in your ${settings('notification settings')}.`,
  },
  /** What someone stops getting. */
  emails: {
    tasks: 'emails about tasks waiting for you',
    messages: 'emails about unread messages',
    approvals: 'emails about requests from your agents',
    disputes: 'emails about disputes',
    money: 'emails about your payments',
    searches: 'emails about new gigs that match your saved searches',
    daily: 'daily emails',
  },
}
