import type { AgentAction, MandateRules } from '@parley/sdk'

/** The actions of agents, as they appear in lists of what an agent can do. */
export const actionWords: Record<AgentAction, string> = {
  'negotiations.round': 'Make offers',
  'negotiations.agree': 'Accept offers',
  'contracts.approve': 'Approve contracts',
  'contracts.cancel': 'Cancel contracts',
  'contracts.complete': 'Complete contracts',
  'milestones.change': 'Add, edit, and remove milestones',
  'milestones.fund': 'Fund milestones',
  'milestones.release': 'Release payments to workers',
  'milestones.refund': 'Refund clients',
  'disputes.open': 'Open disputes',
  'disputes.propose': 'Propose settlements in disputes',
  'disputes.accept': 'Accept settlements in disputes',
  'disputes.reject': 'Reject recommendations',
  'disputes.withdraw': 'Withdraw disputes',
  'reviews.write': 'Write reviews',
  'vouches.write': 'Vouch for people',
  'gigs.publish': 'Publish gigs',
  'gigs.delete': 'Close and delete gigs',
  'wallet.withdraw': 'Withdraw from the wallet',
}

export const ALL_ACTIONS = Object.keys(actionWords) as AgentAction[]

export type LimitName = Extract<keyof MandateRules, `${string}_cents`>

/** Texts of mandates: the editor, the explanation and the trial. */
export const words = {
  title: 'Mandate',
  text: (name: string) =>
    `What ${name} can do without asking you. If the mandate doesn’t cover an action, it has to ask.`,
  groups: {
    offers: 'Offers',
    contracts: 'Contracts',
    money: 'Money',
    disputes: 'Disputes',
    name: 'In your name',
    bounds: 'People and end date',
  },
  limits: {
    min_rate_cents: 'Lowest rate',
    max_rate_cents: 'Highest rate',
    max_contract_cents: 'Highest contract total',
    max_funding_cents: 'Total put into escrow',
    max_release_cents: 'Total released',
    max_refund_cents: 'Total refunded',
    max_withdrawal_cents: 'Total withdrawn',
    min_dispute_worker_cents: 'Minimum for the worker',
    max_dispute_worker_cents: 'Maximum for the worker',
  } satisfies Record<LimitName, string>,
  presets: {
    label: 'Start from',
    ask: 'Ask every time',
    askText:
      'It asks you before it publishes a gig, makes or accepts an offer, pays, or does anything else that commits you.',
    total: (amount: string) => `Up to ${amount} in total`,
    totalText: (amount: string) =>
      `It publishes gigs and makes offers on its own, approves contracts of up to ${amount}, and funds and releases up to ${amount} in total. It asks you about everything else.`,
  },
  noLimit: 'No limit',
  choices: { limits: 'Up to the limit', may: 'Always allowed', ask: 'Asks you' },
  limitNotSet: 'No limit set, so it asks you',
  onlyChosen: 'Only deal with people you choose',
  chosen: 'People it can deal with',
  addPerson: 'Add a person',
  remove: (name: string) => `Remove ${name}`,
  nobodyChosen: 'You haven’t chosen anyone yet, so it can’t deal with anyone.',
  until: 'Ends on',
  untilHint: 'After the end of that day, the agent can’t do any of this. Leave blank for no end date.',
  save: 'Save mandate',
  saved: 'Mandate saved. It takes effect immediately.',
  changedElsewhere: 'This mandate was changed elsewhere. If you save, you’ll overwrite those changes.',
  raise: {
    title: 'Prefilled from a request',
    text: (summary: string) => `With these rules, the agent could have done this on its own: ${summary}`,
    approves: 'If you save, you also approve that request and the agent can proceed.',
    changed: 'Changes',
    ask: (action: string) => `${action}: no longer asks you`,
    may: (action: string) => `${action}: always allowed`,
    counterparties: 'People it can deal with: 1 added',
    limit: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
    save: 'Save and approve request',
    saved: 'Mandate saved and request approved',
    covered: 'The mandate already covers this request.',
    approvable: 'You can approve it as is.',
  },
  explained: {
    title: 'Summary',
    alone: 'Can do on its own',
    aloneNone: 'Nothing that commits you.',
    ask: 'Has to ask you',
    askNone: 'Nothing.',
    never: 'Can never do',
    refused: 'Can’t do anything: the mandate has ended',
    beyond:
      'The agent can’t exceed a limit on its own. For actions it has to ask you about, you can approve requests that exceed one.',
    always: [
      'Approve its own requests or change its mandate',
      'Create keys, agents, or webhooks',
      'See or change how you sign in, or your email address',
    ],
    limits: {
      min_rate_cents: (amount: string) => `Agree to rates below ${amount}`,
      max_rate_cents: (amount: string) => `Agree to rates above ${amount}`,
      max_contract_cents: (amount: string) => `Enter into contracts worth more than ${amount}`,
      max_funding_cents: (amount: string) => `Put more than ${amount} into escrow in total`,
      max_release_cents: (amount: string) => `Release more than ${amount} in total`,
      max_refund_cents: (amount: string) => `Refund more than ${amount} in total`,
      max_withdrawal_cents: (amount: string) => `Withdraw more than ${amount} in total`,
      min_dispute_worker_cents: (amount: string) => `Agree to less than ${amount} for the worker in a dispute`,
      max_dispute_worker_cents: (amount: string) => `Agree to more than ${amount} for the worker in a dispute`,
    } satisfies Record<LimitName, (amount: string) => string>,
    others: (count: number) =>
      count === 0
        ? 'Deal with anyone'
        : count === 1
          ? 'Deal with anyone except the person you chose'
          : `Deal with anyone except the ${count} people you chose`,
    after: (day: string) => `Do any of this after ${day}`,
  },
  trial: {
    title: 'Try it',
    text: 'See what would happen. This doesn’t change anything.',
    action: 'What the agent wants to do',
    amounts: {
      rate: 'Rate',
      contract: 'Contract total',
      moved: 'Amount',
      worker: 'For the worker',
    },
    side: 'You are',
    sides: { client: 'the client', worker: 'the worker' },
    outcomes: {
      alone: 'The agent would do it on its own.',
      ask: 'The agent would ask you first.',
      refused: 'The request would be blocked.',
    },
    widen: 'Change the rules to allow it',
    only: 'Assumes a contract with no other milestones.',
  },
  exceeded: {
    limit: (name: string, allowed: string, asked: string) => `${name}: ${allowed}, but this is ${asked}.`,
    total: (name: string, allowed: string, left: string, asked: string) =>
      `${name}: ${left} of ${allowed} left, but this is ${asked}.`,
    counterparty: 'It isn’t allowed to deal with this person.',
    expired: 'The mandate has ended.',
  },
  usage: {
    title: 'Spending limits',
    none: 'No spending limits set.',
    noneText: 'Set one in the mandate, and the agent can act on its own up to that amount.',
    of: (used: string, limit: string) => `${used} of ${limit}`,
  },
  warnings: {
    title: 'Missing scopes',
    text: (keys: number) =>
      keys === 1
        ? 'One of this agent’s keys is missing scopes for what the mandate allows. Create a new key with the scopes it needs.'
        : 'Some of this agent’s keys are missing scopes for what the mandate allows. Create new keys with the scopes they need.',
  },
}
