/** When people get emails of a kind: within minutes, together once a day, or never. */
export const emailDeliveries = ['now', 'daily', 'off'] as const
export type EmailDelivery = (typeof emailDeliveries)[number]

interface Kind {
  /** As the settings name it. */
  title: string
  /** What the emails are about, as the footer says it: “You get emails about …”. */
  about: string
  byDefault: EmailDelivery
}

/**
 * Every kind of email that people can choose. Emails about the security of their account, and about what operators decide or write,
 * aren't here: they're always sent.
 */
export const emailKinds = {
  tasks: { title: 'Tasks', about: 'tasks waiting for you', byDefault: 'now' },
  messages: { title: 'Messages', about: 'unread messages', byDefault: 'now' },
  approvals: { title: 'Approvals', about: 'requests from your agents', byDefault: 'now' },
  disputes: { title: 'Disputes', about: 'disputes', byDefault: 'now' },
  money: { title: 'Money', about: 'your payments', byDefault: 'now' },
  searches: { title: 'Saved searches', about: 'new gigs that match your saved searches', byDefault: 'daily' },
} as const satisfies Record<string, Kind>

export type EmailKind = keyof typeof emailKinds

export const emailKindNames = Object.keys(emailKinds) as readonly EmailKind[]
