import type { AgentAction, MandateRules } from '@parley/sdk'

/** What agents can do, in words that follow “may” or “asks before”. */
export const actionWords: Record<AgentAction, string> = {
  'negotiations.round': 'Make offers',
  'negotiations.agree': 'Agree to offers',
  'contracts.approve': 'Approve contracts',
  'contracts.cancel': 'Cancel contracts',
  'contracts.complete': 'Complete contracts',
  'milestones.change': 'Add, change and remove milestones',
  'milestones.fund': 'Pay into escrow',
  'milestones.release': 'Release money to workers',
  'milestones.refund': 'Refund money to clients',
  'disputes.open': 'Open disputes',
  'disputes.propose': 'Propose a figure in disputes',
  'disputes.accept': 'Accept a figure in disputes',
  'disputes.reject': 'Reject recommendations',
  'disputes.withdraw': 'Withdraw disputes',
  'reviews.write': 'Write reviews',
  'vouches.write': 'Vouch for people',
  'gigs.delete': 'Close and delete gigs',
  'wallet.withdraw': 'Withdraw from the wallet',
}

export const ALL_ACTIONS = Object.keys(actionWords) as AgentAction[]

export type LimitName = Extract<keyof MandateRules, `${string}_cents`>

/** Texts of mandates: their editor, their explanation, and trying them. */
export const words = {
  title: 'Mandate',
  text: (name: string) => `What ${name} may do without asking you. It gives only what it names.`,
  groups: {
    offers: 'Offers',
    contracts: 'Contracts',
    money: 'Money',
    disputes: 'Disputes',
    name: 'In your name',
    bounds: 'With whom, and until when',
  },
  limits: {
    min_rate_cents: 'Lowest rate',
    max_rate_cents: 'Highest rate',
    max_contract_cents: 'Highest total of one contract',
    max_funding_cents: 'Into escrow, in all',
    max_release_cents: 'Released, in all',
    max_refund_cents: 'Refunded, in all',
    max_withdrawal_cents: 'Withdrawn, in all',
    min_dispute_worker_cents: 'Least for the worker',
    max_dispute_worker_cents: 'Most for the worker',
  } satisfies Record<LimitName, string>,
  noLimit: 'No limit',
  choices: { limits: 'Up to the limit', may: 'Alone', ask: 'Asks me' },
  limitNotSet: 'No limit: asks',
  onlyChosen: 'Only with people I choose',
  chosen: 'People it may deal with',
  addPerson: 'Add a person',
  remove: (name: string) => `Remove ${name}`,
  nobodyChosen: 'Nobody yet: it can deal with no one.',
  until: 'Ends on',
  untilHint: 'At the end of that day. After it, the agent can do none of this. Empty: no end.',
  save: 'Save the mandate',
  saved: 'The mandate is saved. It holds from the next request on.',
  changedElsewhere: 'The mandate was changed elsewhere. Saving replaces it.',
  raise: {
    title: 'Prefilled for one request',
    text: (summary: string) => `With these rules it could have done this alone: ${summary}`,
    approves: 'Saving also approves that request, so that the agent can go on.',
    changed: 'Changed',
    ask: (action: string) => `${action}: no longer asks you`,
    may: (action: string) => `${action}: alone`,
    counterparties: 'With whom: one person more',
    limit: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
    save: 'Save and approve the request',
    saved: 'The mandate is raised, and the request approved.',
    covered: 'The mandate covers this request already.',
    approvable: 'You can approve it as it is.',
  },
  explained: {
    title: 'In plain words',
    alone: 'May do alone',
    aloneNone: 'Nothing that binds you.',
    ask: 'Has to ask you',
    askNone: 'Nothing.',
    never: 'Can never do',
    refused: 'Refused, because the mandate has ended',
    beyond: 'A limit refuses without asking you. What has to ask you may go beyond the limits, if you approve it.',
    always: [
      'Decide about its own requests, or change its mandate',
      'Make keys, agents or webhooks',
      'See or change how you sign in, or your address',
    ],
    limits: {
      min_rate_cents: (amount: string) => `Rates below ${amount}`,
      max_rate_cents: (amount: string) => `Rates above ${amount}`,
      max_contract_cents: (amount: string) => `Contracts worth more than ${amount}`,
      max_funding_cents: (amount: string) => `More than ${amount} into escrow, in all`,
      max_release_cents: (amount: string) => `Release more than ${amount}, in all`,
      max_refund_cents: (amount: string) => `Refund more than ${amount}, in all`,
      max_withdrawal_cents: (amount: string) => `Withdraw more than ${amount}, in all`,
      min_dispute_worker_cents: (amount: string) => `In disputes, less than ${amount} for the worker`,
      max_dispute_worker_cents: (amount: string) => `In disputes, more than ${amount} for the worker`,
    } satisfies Record<LimitName, (amount: string) => string>,
    others: (count: number) =>
      count === 0
        ? 'Deal with anybody'
        : count === 1
          ? 'Deal with anybody but the one person you chose'
          : `Deal with anybody but the ${count} people you chose`,
    after: (day: string) => `Any of this after ${day}`,
  },
  trial: {
    title: 'Try it',
    text: 'What would happen? Nothing is done.',
    action: 'If it wanted to',
    amounts: {
      rate: 'Rate',
      contract: 'Total of the contract',
      moved: 'Amount',
      worker: 'For the worker',
    },
    side: 'You are',
    sides: { client: 'the client', worker: 'the worker' },
    outcomes: {
      alone: 'It would do it alone.',
      ask: 'It would ask you first.',
      refused: 'It would be refused.',
    },
    widen: 'Change the rules so that it may',
    only: 'As the only money of its contract.',
  },
  exceeded: {
    limit: (name: string, allowed: string, asked: string) => `${name}: ${allowed} is allowed, not ${asked}.`,
    total: (name: string, allowed: string, left: string, asked: string) =>
      `${name}: ${left} of ${allowed} is left, not ${asked}.`,
    counterparty: 'It may not deal with this person.',
    expired: 'The mandate has ended.',
  },
  usage: {
    title: 'Used of the limits',
    none: 'No limit on what it may move in all.',
    noneText: 'Set one in the mandate, and the agent can act alone up to it.',
    of: (used: string, limit: string) => `${used} of ${limit}`,
  },
  warnings: {
    title: 'A key lacks a scope',
    text: (keys: number) =>
      keys === 1
        ? 'The mandate allows more than a key of this agent can do. Make a new key with the scopes it needs.'
        : 'The mandate allows more than keys of this agent can do. Make new keys with the scopes they need.',
  },
}
