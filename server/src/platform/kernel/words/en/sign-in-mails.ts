/** Emails about signing in and about addresses. */
export const signInMails = {
  code: {
    subject: (marketplace: string, code: string) => `Your ${marketplace} code: ${code}`,
    enterCode: 'Enter this code on the page where you’re signing in:',
    openLink: 'Or open this link in the browser you want to sign in with:',
    expires: (minutes: number) =>
      `The code and the link expire in ${minutes} minutes and can be used only once. If you didn’t request them, you can ignore this email: no one can sign in without them.`,
    button: (marketplace: string) => `Sign in to ${marketplace}`,
  },
  noAccount: {
    subject: (marketplace: string) => `Sign-in attempt at ${marketplace}`,
    happened:
      'Someone (possibly you) tried to sign in with this email address. It doesn’t have an account, and this marketplace is invitation-only.',
    toDo: 'If you have an account, sign in with its address. If you didn’t request this, you can ignore this email.',
  },
  newDevice: {
    subject: (marketplace: string) => `New sign-in to your ${marketplace} account`,
    /** `browser`: null if it’s unknown. */
    happened: ({ browser, address, time }: { browser: string | null; address: string; time: string }) =>
      `Someone signed in to your account from a new browser or network: ${browser ?? 'unknown browser'}, from ${address}, on ${time}.`,
    toDo: 'If this was you, you’re all set. If not, sign in, end that session, and remove any passkeys and keys you don’t recognize.',
    button: 'Review sessions',
    exampleBrowser: 'Firefox on Linux',
  },
  newAddress: {
    subject: (marketplace: string) => `Confirm your email address for ${marketplace}`,
    happened: ({ user, id }: { user: string; id: string }) =>
      `Someone asked to use this email address for the account “${user}” (${id}). If that’s your account, open this link in a browser where you’re signed in to it:`,
    button: 'Confirm email address',
    expires: (minutes: number) =>
      `The link expires in ${minutes} minutes and can be used only once. If it isn’t your account, ignore this email: nothing will change.`,
  },
  addressChanged: {
    subject: (marketplace: string) => `The email address for your ${marketplace} account was changed`,
    happened: 'Your account now has a different email address, and this one can’t be used to sign in anymore.',
    ifNot: 'If this wasn’t you, contact the marketplace’s operators right away.',
  },
  addressRemoved: {
    subject: (marketplace: string) => `The email address for your ${marketplace} account was removed`,
    happened: 'This address was removed from your account and can’t be used to sign in anymore.',
    ifNot: 'If this wasn’t you, contact the marketplace’s operators right away.',
  },
  invitation: {
    subject: (marketplace: string) => `You’re invited to ${marketplace}`,
    happened: 'An operator of the marketplace created an account for you. Open this link to sign in:',
    button: 'Accept invitation',
    managed:
      'Until you open it, the operator can act for you. After that, only you can, and your settings show everything that was done on your behalf.',
    expires: (days: number) => `The link expires in ${days} days and can be used only once.`,
  },
  /** Why they’re sent. */
  reasons: {
    signIn: (marketplace: string) =>
      `You’re getting this because someone entered this address to sign in to ${marketplace}.`,
    newAddress: (marketplace: string) =>
      `You’re getting this because someone asked to use this address for an account on ${marketplace}.`,
    invitation: (marketplace: string) =>
      `You’re getting this because an operator of ${marketplace} invited this address.`,
  },
}
