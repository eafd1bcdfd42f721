/** Emails to operators about operators, first-party apps, settings and webhooks, so that none of them acts unnoticed. */
export const operatorMails = {
  reason: (marketplace: string) =>
    `You’re getting this because you’re an operator of ${marketplace}. These emails are always sent.`,
  newOperator: {
    subject: (user: string) => `${user} is now an operator`,
    happened: (user: string) =>
      `${user} can now do everything an operator can: manage users, settle payments, and appoint other operators.`,
    ifWrong: 'The audit log shows who made this change. If it looks wrong, talk to the other operators right away.',
  },
  recoveryKey: {
    subject: (user: string) => `A recovery key was created for the operator ${user}`,
    happened: ({ by, user }: { by: string; user: string }) =>
      `${by} created a recovery key for ${user}. Anyone who has it can act as ${user}.`,
    ifWrong: (user: string) =>
      `If ${user} didn’t ask for it, revoke the key and talk to the other operators right away.`,
  },
  removalRequested: {
    suspension: {
      subject: (user: string) => `Second operator needed to suspend ${user}`,
      asked: ({ by, user }: { by: string; user: string }) => `${by} asked to suspend ${user}.`,
      askedBecause: ({ by, user, reason }: { by: string; user: string; reason: string }) =>
        `${by} asked to suspend ${user}. Reason: ${reason}`,
    },
    demotion: {
      subject: (user: string) => `Second operator needed to remove the operator role from ${user}`,
      asked: ({ by, user }: { by: string; user: string }) => `${by} asked to remove the operator role from ${user}.`,
      askedBecause: ({ by, user, reason }: { by: string; user: string; reason: string }) =>
        `${by} asked to remove the operator role from ${user}. Reason: ${reason}`,
    },
    toDo: (until: string) =>
      `Nothing has changed yet. Another operator has until ${until} to confirm this, on the user’s page in the console or by making the same API request.`,
  },
  removed: {
    suspension: {
      subject: (user: string) => `${user} was suspended`,
      happened: ({ by, user }: { by: string; user: string }) => `${by} suspended the operator ${user}.`,
    },
    demotion: {
      subject: (user: string) => `${user} is no longer an operator`,
      happened: ({ by, user }: { by: string; user: string }) => `${by} removed the operator role from ${user}.`,
    },
    ifWrong: 'If this looks wrong, talk to the other operators right away.',
  },
  reviewUser: 'Review user',
  firstParty: {
    requestedSubject: (app: string) => `Second operator needed to make “${app}” a first-party app`,
    requested: ({ by, app }: { by: string; app: string }) =>
      `${by} asked to make “${app}” a first-party app: users would sign in to it without a consent page, and it could act as them.`,
    sentTo: (uris: string) => `After sign-in, users are sent to ${uris}.`,
    toDo: ({ until, command }: { until: string; command: string }) =>
      `Nothing has changed yet. Another operator has until ${until} to approve it, under “First-party apps” in the console or with “${command}”.`,
    approvedSubject: (app: string) => `“${app}” is now a first-party app`,
    approved: (by: string) =>
      `${by} approved it. Users now sign in to it without a consent page, and it can act as them.`,
    ifWrong: (command: string) =>
      `If this looks wrong, remove it under “First-party apps” in the console, or with “${command}”, and talk to the other operators right away.`,
    endedSubject: (app: string) => `“${app}” is no longer a first-party app`,
    ended: (by: string) =>
      `${by} removed it from the first-party apps. From now on, it has to ask users before it can act as them.`,
    button: 'Review first-party apps',
  },
  settings: {
    oneSubject: ({ by, setting }: { by: string; setting: string }) => `${by} changed ${setting}`,
    manySubject: ({ by, count }: { by: string; count: number }) => `${by} changed ${count} settings`,
    happened: (by: string) => `${by} changed the marketplace’s settings. The changes are already in effect.`,
    changed: ({ setting, before, after }: { setting: string; before: string; after: string }) =>
      `${setting}: ${before} → ${after}`,
    returned: ({ setting, before }: { setting: string; before: string }) =>
      `${setting}: ${before} → the environment’s value`,
    reason: (reason: string) => `Reason: ${reason}`,
    ifWrong: 'If this looks wrong, change it back and talk to the other operators right away.',
    button: 'View changes',
  },
  webhook: {
    subject: 'A webhook now receives all events in the marketplace',
    happened: ({ host, id }: { host: string; id: string }) =>
      `All marketplace events are now sent to ${host}. They include IDs, statuses, and amounts, but no text. An operator added the webhook ${id} or changed its URL.`,
    ifWrong: 'If you didn’t expect this, check the audit log. To stop it, suspend that operator or change their role.',
    button: 'Open audit log',
  },
  test: {
    subject: (marketplace: string) => `Test email from ${marketplace}`,
    happened: (marketplace: string) =>
      `Emails from ${marketplace} are reaching this address. This is what they’ll look like.`,
    button: 'Back to setup',
    reason: (marketplace: string) =>
      `You’re getting this because an operator of ${marketplace} sent a test email to this address.`,
  },
}
