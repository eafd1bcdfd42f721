import { type Html, html, type LinkTo } from '../../html.ts'

/** The page on which people connect an app. */
export const consent = {
  title: (app: string) => `Connect ${app}`,
  heading: (app: string) => `Connect “${app}”?`,
  signedInAs: (person: Html, signIn: LinkTo) => html`Signed in as ${person}. ${signIn('Not you?')}`,
  deviceWarning: (marketplace: string) =>
    html`Continue only if <b>you</b> started this, and your device shows exactly this code. No one from ${marketplace} will ever ask you for it.`,
  facts: {
    code: 'Code',
    requestedFrom: 'Requested from',
    app: 'App',
    website: 'Website',
    returnsTo: 'Returns to',
  },
  /** In place of what a device didn't say. */
  unknown: { address: 'Unknown address', program: 'Unknown program' },
  origins: {
    commandLine: 'The Parley command line, on one of your devices',
    from: (host: string) => `From ${host}`,
    unverified: 'Registered on this marketplace. No one has verified its name.',
  },
  wants: 'It wants to',
  seesEmail: (address: Html) => html`See your email address, ${address}`,
  seesEmailAsYou: (address: Html) => html`See your email address, ${address} (only if it acts as you)`,
  never: 'It can never withdraw money, approve your agents’ requests, or see or change how you sign in.',
  actsAs: 'Acts as',
  newAgent: {
    title: 'New agent that asks me first',
    text: 'It can look things up and prepare drafts. Anything that commits you or moves money needs your approval.',
    name: 'Agent name',
    unnamed: 'An app',
  },
  agent: (name: string) => `My agent “${name}”`,
  me: 'Me',
  asMe: 'It can do everything above without limits and without asking you.',
  cancel: 'Cancel',
  connect: 'Connect',
  remembered: 'You won’t be asked again for 90 days, unless it asks for more. You can disconnect it at any time.',
  notRemembered: 'You’ll be asked again every time you sign in with it. You can disconnect it at any time.',
  suspended: 'Your account is suspended, so you can’t connect apps.',
  asksForNothing: 'The app isn’t requesting any access that it’s allowed to have.',
  alreadyConnected: 'You’ve already connected this app. Go back to it.',
  agentExists: (name: string) => `You already have an agent named “${name}”. Choose it, or enter another name.`,
  /** What an agent's mandate allows, and where it ends. Actions are those of `agentActions`, with commas between them. */
  mandate: {
    noLimits: 'No limits',
    minRate: (amount: string) => `Rates: at least ${amount}`,
    maxRate: (amount: string) => `Rates: up to ${amount}`,
    maxContract: (amount: string) => `Contracts: up to ${amount}`,
    maxFunding: (amount: string) => `Total put into escrow: up to ${amount}`,
    maxFundingUsed: (amount: string, used: string) => `Total put into escrow: up to ${amount} (${used} used)`,
    maxRelease: (amount: string) => `Total released: up to ${amount}`,
    maxReleaseUsed: (amount: string, used: string) => `Total released: up to ${amount} (${used} used)`,
    maxRefund: (amount: string) => `Total refunded: up to ${amount}`,
    maxRefundUsed: (amount: string, used: string) => `Total refunded: up to ${amount} (${used} used)`,
    minShare: (amount: string) => `Worker’s share in disputes: at least ${amount}`,
    maxShare: (amount: string) => `Worker’s share in disputes: up to ${amount}`,
    people: (count: number) => {
      if (count === 0) return 'Deals with no one'
      return count === 1 ? 'Deals only with the person you chose' : `Deals only with the ${count} people you chose`
    },
    alone: (actions: string) => `On its own: ${actions}`,
    asksAlways: 'Asks you before it commits you to anything',
    asksExcept: (actions: string) => `Asks you before it commits you to anything, except for ${actions}`,
    asksFirst: (actions: string) => `Asks you first: ${actions}`,
    ends: (day: string) => `Ends on ${day}`,
  },
}
