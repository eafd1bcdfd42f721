import type { Role, SetupStepName } from '@parley/sdk'

/** Texts of the pages that lead operators through setting up the marketplace. */
export const words = {
  title: 'Set up your marketplace',
  /** The button that leads here. */
  guided: 'Guided setup',
  stepOf: (number: number, count: number) => `Step ${number} of ${count}`,
  names: {
    brand: 'Name and look',
    trade: 'Categories and fields',
    money: 'Money',
    email: 'Email',
    people: 'People',
  } satisfies Record<SetupStepName, string>,
  isDone: 'done',
  texts: {
    brand: 'What people see on your pages, in emails, and in link previews.',
    trade: 'What people offer and look for here.',
    money: 'What you earn, and how money gets in and out.',
    email: 'Sign-in codes, invitations, and notifications are sent by email.',
    people: 'Invite the people you’re starting with, and decide who else can join.',
  } satisfies Record<SetupStepName, string>,
  preview: 'Preview',
  back: 'Back',
  skip: 'Skip',
  saveAndContinue: 'Save and continue',
  continue: 'Continue',
  skipAll: 'Skip setup',
  brand: {
    more: 'You can set the icon, font, home page text, and legal links under Branding.',
  },
  trade: {
    categories: 'Categories',
    categoriesHint: 'Press Enter after each one. If you don’t add any, people type their own.',
    removeCategory: (name: string) => `Remove ${name}`,
    fields: 'Ask for more details about each gig',
    fieldsHint: 'People fill these in when they post a gig, and can filter by them.',
    more: 'You can add subcategories and other fields later.',
    newGig: 'New gig',
    category: 'Category',
    anyCategory: 'Any text',
  },
  money: {
    fee: 'Platform fee',
    feeHint: 'Percent of each payment released to a worker. Existing contracts keep their original fee.',
    worker: 'The worker gets',
    you: 'You earn',
    example: (amount: string) => `On a ${amount} milestone`,
    payments: 'Payments',
    providers: {
      sandbox:
        'Payments are simulated, and no real money moves. To take real money, set up a live marketplace with its own database.',
      manual:
        'You confirm deposits and pay withdrawals by hand, for example, by bank transfer. Requests appear under Payments.',
      stripe:
        'Stripe takes deposits and pays withdrawals. Both are listed under Payments, and you don’t have to confirm them.',
    } as Partial<Record<string, string>>,
    otherProvider: (name: string) => `Payments go through ${name}.`,
    goingLive: 'How to go live',
  },
  email: {
    deliveries: {
      smtp: 'Emails are sent through your mail server.',
      mailbox:
        'This sandbox has no mail server, so it keeps emails in a mailbox instead of sending them. To send them, set SMTP_URL in the environment, then restart.',
      off: 'Emails are off: people can’t sign in by email or be invited. To turn them on, set SMTP_URL in the environment, then restart.',
    },
    sender: 'Sender',
    senderHint: 'Set MAIL_FROM in the environment to change it.',
    to: 'Send a test email to',
    send: 'Send test email',
    sent: {
      smtp: (email: string) =>
        `We handed a test email for ${email} to your mail server. If it doesn’t arrive within a few minutes, check the service’s log.`,
      mailbox: (email: string) => `A test email to ${email} is in the mailbox.`,
    },
    openMailbox: 'Open mailbox',
    frame: 'Example: tasks waiting for you',
  },
  people: {
    emails: 'Email addresses',
    emailsHint: 'One per line, with or without a name: Maya Lindqvist <maya@example.com>',
    role: 'Role',
    roleHint: {
      member: 'Can hire and work.',
      arbiter: 'Also decides disputes between other users.',
      operator: 'Can manage everything, just like you.',
    } satisfies Record<Role, string>,
    off: 'Emails are off, so you can’t invite anyone yet. You can add users without an invitation under Users.',
    signUp: 'Who else can join?',
    signUps: {
      open: 'Anyone with an email address',
      closed: 'Only people you invite',
    } as Partial<Record<string, string>>,
    invited: (count: number) => `${count} ${count === 1 ? 'person' : 'people'} invited`,
    known: (count: number, emails: string) =>
      `${count === 1 ? 'Already has an account' : 'Already have accounts'}: ${emails}`,
    frame: 'Example: invitation',
  },
  end: {
    title: 'Your marketplace is ready',
    text: 'You can change everything later, in the console or with a file.',
    open: 'Still to do',
    openText: 'You skipped these steps.',
    next: 'What’s next',
    visit: 'See it as a visitor',
    visitText: 'Open the public home page in a new tab.',
    demo: 'Try it with a demo market',
    demoText: 'Fill this sandbox with people, gigs, and deals at every stage.',
    users: 'Invite more people',
    usersText: 'Add users, arbiters, and other operators.',
    file: 'Keep the setup in a file',
    fileText: 'Export it with the command line, put it in git, and apply it to another marketplace.',
    guides: 'Read the guides',
    guidesText: 'Front ends, agents, webhooks, and going live.',
    finish: 'Finish setup',
    home: 'Go to Home',
  },
  card: {
    title: 'Finish setting up',
    progress: (done: number, count: number) => `${done} of ${count} steps done`,
    continue: 'Continue',
    dismiss: 'Dismiss',
  },
}
