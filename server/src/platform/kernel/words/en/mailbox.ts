import { type Html, html, type LinkTo } from '../../html.ts'

/** The mailbox of a sandbox without a mail server. */
export const mailbox = {
  title: 'Mailbox',
  heading: 'Sandbox mailbox',
  text: 'This sandbox has no mail server, so all emails arrive here, no matter who they’re for.',
  empty: (code: LinkTo) => html`No emails yet. ${code('Request a code')} with any address, then reload this page.`,
  sentTo: (address: string, time: Html) => html`To ${address}, ${time}`,
  openInBrowser: 'Open the mailbox to see the sandbox’s emails in this browser.',
  open: 'Open mailbox',
  howToOpen: (signIn: LinkTo) =>
    html`Open the mailbox link shown in the terminal when the service started, or ${signIn('sign in as the operator')}.`,
  badLink: 'This link doesn’t work. Use the latest one from the terminal.',
}
