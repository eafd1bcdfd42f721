import { type Html, html, type LinkTo } from '../../html.ts'

/** The pages on which people sign in and confirm their address. */
export const signIn = {
  title: 'Sign in',
  heading: (marketplace: string) => `Sign in to ${marketplace}`,
  linkFromEmail: 'You opened the link that we emailed you. It can be used only once.',
  linkFromTerminal: 'You opened the link from the terminal. It can be used only once.',
  button: 'Sign in',
  again: 'Confirm it’s you',
  whyAgain: 'For your security, this needs a recent sign-in.',
  how: 'Use a passkey or a code we email you.',
  usePasskey: 'Use a passkey',
  or: 'or',
  email: 'Email address',
  emailExample: 'you@example.com',
  sendCode: 'Email me a code',
  enterEmail: 'Enter an email address.',
  anyAddress: (mailbox: LinkTo) =>
    html`This sandbox has no mail server. Use any address: emails arrive in the ${mailbox('mailbox')}, which you can open with the link in the terminal.`,
  expiredTerminalLink: (minutes: number, command: Html) =>
    html`This sign-in link no longer works. Links expire after ${minutes} minutes and can be used only once. To get a new one, run ${command} in the service’s folder. If you’re using the built-in PostgreSQL, stop the service first.`,
  code: {
    title: 'Enter the code',
    heading: 'Check your email',
    sent: (email: Html, minutes: number) =>
      html`We sent a code to ${email}. It expires in ${minutes} minutes and can be used only once.`,
    label: 'Code',
    resend: (link: LinkTo) => html`Didn’t get it? ${link('Resend')}`,
    inMailbox: (mailbox: LinkTo) =>
      html`This sandbox has no mail server. Check the ${mailbox('mailbox')}, which you can open with the link in the terminal.`,
  },
  name: {
    title: 'Your name',
    heading: (marketplace: string) => `Welcome to ${marketplace}`,
    text: 'There’s no account with this email address yet. What’s your name?',
    label: 'Name',
    kind: 'Account type',
    kinds: { person: 'Individual', organization: 'Organization' },
    button: 'Create account',
  },
  signedIn: {
    title: 'Signed in',
    heading: (name: string) => `Hello, ${name}`,
    text: 'You’re signed in.',
    textAs: (email: Html) => html`You’re signed in as ${email}.`,
    proceed: 'Continue',
    addPasskey: 'Add a passkey for this device',
    passkeyName: 'This device',
    signOut: 'Sign out',
  },
  passkeys: {
    added: 'Passkey added. You can sign in with it next time.',
    canceled: 'The request was canceled or took too long.',
    failed: 'That didn’t work. Try again.',
    /** Refusals by their code. */
    codes: {
      bad_passkey: 'We don’t recognize this passkey, or the request has expired. Try again, or sign in by email.',
      bad_session: 'Your session has ended. Sign in again.',
      quota_reached: 'You’ve reached the limit of passkeys. Remove one first.',
      rate_limited: 'Too many attempts. Wait a minute, then try again.',
      recent_sign_in_required: 'Sign in again first. This requires a sign-in within the last 15 minutes.',
    },
  },
  address: {
    title: 'Confirm your email address',
    text: (account: Html) =>
      html`The address we sent this link to will become the email address for your account, ${account}.`,
    button: 'Confirm',
    openLink: (account: Html) =>
      html`You’re signed in as ${account}. To confirm an address for this account, open the link we emailed to it, in a browser with JavaScript turned on.`,
    switch: (link: LinkTo) => html`Not your account? ${link('Sign in to another account')}`,
    signInFirst: 'Sign in to confirm your email address',
    whichAccount:
      'Sign in to the account named in the email, then open the link again. If that isn’t your account, you can ignore the email.',
    otherAccount:
      'This link is for another account. Sign in to the account named in the email, then open the link again.',
    suspended: 'Your account is suspended, so you can’t change your address.',
    confirmed: {
      title: 'Email address confirmed',
      heading: 'Your email address is confirmed',
      text: 'Use it to sign in from now on.',
      proceed: 'Continue',
    },
  },
}
