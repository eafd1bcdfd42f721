/** Emails about what acts on an account or gets its money, so that nothing is added to it unnoticed. */
export const accountMails = {
  reason: (marketplace: string) =>
    `You’re getting this because it’s about your ${marketplace} account. These emails are always sent.`,
  newKey: {
    subject: (marketplace: string) => `A new key for your ${marketplace} account`,
    forAccount: (key: string) => `The API key “${key}” was created for your account.`,
    forAgent: (key: string) => `The API key “${key}” was created for one of your agents.`,
    ifNot: 'If this wasn’t you, sign in, revoke the key, and end all other sessions.',
    button: 'Review keys',
  },
  agentResumed: {
    subject: (marketplace: string) => `One of your ${marketplace} agents was resumed`,
    happened: (agent: string) => `Your agent “${agent}” can act for you again, with its existing keys and mandate.`,
    ifNot:
      'If this wasn’t you, sign in, pause the agent, revoke any keys you don’t recognize, and end all other sessions.',
    button: 'Review agents',
  },
  passkey: {
    added: {
      subject: (marketplace: string) => `A passkey was added to your ${marketplace} account`,
      happened: (passkey: string) => `The passkey “${passkey}” can now be used to sign in to your account.`,
      ifNot: 'If this wasn’t you, sign in, remove it, and end all other sessions.',
    },
    copied: {
      subject: (marketplace: string) => `A passkey for your ${marketplace} account may have been copied`,
      happened: (passkey: string) =>
        `Someone tried to sign in with what appears to be a copy of your passkey “${passkey}”. We blocked the sign-in.`,
      toDo: 'Remove this passkey and create a new one on a device you trust.',
    },
    button: 'Review passkeys',
  },
  app: {
    registeredSubject: ({ app, marketplace }: { app: string; marketplace: string }) =>
      `The app “${app}” was registered with your ${marketplace} account`,
    changedSubject: ({ app, marketplace }: { app: string; marketplace: string }) =>
      `The app “${app}” in your ${marketplace} account has new redirect URIs`,
    sentTo: (uris: string) => `People who connect it are sent to ${uris}.`,
    ifNot:
      'If this wasn’t you, sign in, delete the app, revoke any keys you don’t recognize, and end all other sessions.',
    button: 'Review apps',
  },
  connection: {
    startedSubject: (marketplace: string) => `An app was connected to your ${marketplace} account`,
    actsAsUser: (app: string) => `The app “${app}” can act as you. It can:`,
    actsAsAgent: ({ app, agent }: { app: string; agent: string }) =>
      `The app “${app}” can act as your agent “${agent}”. It can:`,
    right: (right: string) => `– ${right}`,
    ifNot: 'If this wasn’t you, sign in, disconnect the app, and end all other sessions.',
    endedSubject: (marketplace: string) => `An app was disconnected from your ${marketplace} account`,
    ended: (app: string) =>
      `A code or token for the app “${app}” was used twice, so someone may have copied it. The app was disconnected.`,
    reconnect: 'If you trust the app, connect it again. If this happens again, tell its developer.',
    button: 'Review connected apps',
  },
  payoutAccount: {
    addedSubject: (marketplace: string) => `A payout account was added to your ${marketplace} account`,
    changedSubject: (marketplace: string) => `Your ${marketplace} payout account was changed`,
    now: ({ label, reference }: { label: string; reference: string }) =>
      `Withdrawals now go to “${label}” (${reference}).`,
    from: ({ label, reference, time }: { label: string; reference: string; time: string }) =>
      `Starting ${time}, withdrawals go to “${label}” (${reference}).`,
    ifNot:
      'If this wasn’t you, sign in and replace it with the right account, end all other sessions, revoke any keys you don’t recognize, and contact the marketplace’s operators right away.',
    button: 'Review payout account',
  },
  webhook: {
    addedSubject: (marketplace: string) => `A webhook was added to your ${marketplace} account`,
    changedSubject: (marketplace: string) => `A webhook in your ${marketplace} account has a new URL`,
    ownEvents: (host: string) => `Your events are now sent to ${host}.`,
    publicEvents: (host: string) => `Public events are now sent to ${host}.`,
    ifNot:
      'If this wasn’t you, sign in, delete the webhook, revoke any keys you don’t recognize, and end all other sessions.',
    button: 'Review webhooks',
  },
}
