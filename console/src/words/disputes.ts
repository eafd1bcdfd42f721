import type { DisputeReason, ResolutionMethod } from '@parley/sdk'

/** Someone as the reader sees them: “You” or a name. */
export interface SideName {
  name: string
  isMe: boolean
}

/** Texts of disputes. */
export const words = {
  title: 'Disputes',
  description: 'Disagreements about a milestone. Its money is frozen until both sides agree or an arbiter decides.',
  filter: 'Status',
  all: 'All',
  none: 'No disputes',
  noneText: 'If you and the other side can’t agree on a milestone, you can open a dispute from the contract.',
  contracts: 'View contracts',
  inDispute: 'in dispute',
  you: 'You',
  about: (title: string) => `Dispute about “${title}”`,
  aboutAmount: (amount: string) => `Dispute over ${amount}`,
  reasons: {
    not_delivered: 'Nothing was delivered',
    quality: 'Poor quality',
    scope: 'Not what was agreed',
    late: 'Late delivery',
    payment: 'Payment problem',
    other: 'Something else',
  } satisfies Record<DisputeReason, string>,
  facts: {
    title: 'Details',
    amount: 'In dispute',
    reason: 'Reason',
    client: 'Client',
    worker: 'Worker',
    openedBy: 'Opened by',
    opened: 'Opened',
    gig: 'Gig',
    milestone: 'Milestone',
    contract: 'View contract',
  },
  next: {
    title: 'Next step',
    status: 'Status',
    open: (waitsFor: SideName) =>
      waitsFor.isMe
        ? 'It’s your turn. Explain what happened and propose a settlement.'
        : `Waiting for ${waitsFor.name} to respond.`,
    in_review:
      'An arbiter will review both sides’ statements and recommend who gets what. You can still settle until then.',
    in_reviewForArbiter: 'Both sides are waiting for an arbiter’s recommendation.',
    recommended: (accepted: SideName[]) => {
      if (accepted.length === 0) return 'An arbiter has made a recommendation. Both sides can accept or reject it.'
      const [one] = accepted
      return one?.isMe
        ? 'You’ve accepted the recommendation. The other side can still accept or reject it.'
        : `${one?.name ?? ''} has accepted the recommendation.`
    },
    arbitration: 'A new arbiter will make the final decision.',
    resolved: 'This dispute is resolved, and the money has been distributed.',
    withdrawn: 'This dispute was withdrawn. The milestone continues as before.',
    dueAt: (when: string) => `Due ${when}`,
    settles: (date: string, worker: SideName, amount: string) =>
      `If no one acts by ${date}, the dispute ends, and ${lower(worker)} ${get(worker)} ${amount}.`,
    settlesUnlessRejected: (date: string, worker: SideName, amount: string) =>
      `If no one rejects it by ${date}, the dispute ends, and ${lower(worker)} ${get(worker)} ${amount}.`,
    countsAs: (date: string, silent: SideName, worker: SideName, amount: string) =>
      `If no one acts by ${date}, an arbiter takes over, and we’ll assume ${lower(silent)} ${silent.isMe ? 'propose' : 'proposes'} ${amount} for ${silent === worker ? self(worker) : lower(worker)}.`,
    escalates: (date: string) => `If no one acts by ${date}, an arbiter makes the final decision.`,
  },
  splits: {
    title: 'Who gets what',
    text: (amount: string) => `Each row shows one way to split the ${amount}.`,
    proposes: (side: SideName) => (side.isMe ? 'Your proposal' : `${side.name} proposes`),
    nothingYet: (side: SideName) => (side.isMe ? 'You haven’t proposed anything yet.' : 'No proposal yet.'),
    recommendation: 'Recommendation',
    recommendedBy: 'by',
    byDefault: 'Default outcome',
    byDefaultText:
      'Takes effect if no one decides: the worker keeps what was released and, if work was delivered, also gets what’s in escrow.',
    outcome: 'Outcome',
    gets: (side: SideName, amount: string) => `${side.name} ${get(side)} ${amount}`,
    accepted: (side: SideName) => (side.isMe ? 'You’ve accepted' : `${side.name} has accepted`),
    describe: (worker: string, client: string) => `${worker}; ${client}.`,
  },
  how: {
    agreement: 'Both sides reached an agreement.',
    recommendation: 'The arbiter’s recommendation took effect.',
    arbitration: 'An arbiter decided.',
    silence: 'One side didn’t respond in time.',
    default: 'No one decided in time, so the default outcome took effect.',
  } satisfies Record<ResolutionMethod, string>,
  accept: {
    action: 'Accept',
    title: 'Accept this outcome?',
    settles: 'This settles the dispute immediately. You can’t undo it.',
    waits: (other: string) => `It takes effect once ${other} accepts too, or at the deadline if no one rejects it.`,
    label: (amount: string, isPayer: boolean) => `${isPayer ? 'Settle for' : 'Accept'} ${amount}`,
    done: 'Dispute resolved',
    noted: 'Recommendation accepted',
  },
  money: {
    paidOut: 'Already paid out, not in dispute',
    clearing: 'Pending payout',
    held: 'In escrow',
    amount: 'Disputed amount',
  },
  split: {
    label: 'Amount out of',
    left: (amount: string) => `The remaining ${amount}`,
    disputed: (amount: string) => `The disputed ${amount}`,
  },
  settlement: {
    worker: (side: SideName, hasFee: boolean) =>
      `${side.isMe ? 'You receive' : `${side.name} receives`}${hasFee ? ', after the fee' : ''}`,
    client: (side: SideName) => (side.isMe ? 'Back to your wallet' : `Back to ${side.name}’s wallet`),
    replaces: (worker: SideName, amount: string) =>
      `${whose(worker)} pending payout of ${amount} will be reversed and replaced by this.`,
    correction: (worker: SideName, amount: string, isOwed: boolean) =>
      isOwed
        ? `${worker.name} ${worker.isMe ? 'pay' : 'pays'} ${amount} more in fees for earlier releases, because fees are rounded on the total.`
        : `${worker.name} ${get(worker)} ${amount} in fees back for earlier releases, because fees are rounded on the total.`,
    total: (worker: SideName, amount: string) =>
      `Including earlier payouts, ${lower(worker)} ${worker.isMe ? 'end' : 'ends'} up with ${amount} for this milestone.`,
    received: (amount: string, fee: string) => `You received ${amount}, after a fee of ${fee}.`,
    receivedAll: (amount: string) => `You received ${amount}.`,
    replaced: (amount: string) => `It replaces your pending payout of ${amount}.`,
    reversed: (amount: string) => `Your pending payout of ${amount} was reversed.`,
  },
  reject: {
    action: 'Reject',
    title: 'Reject the recommendation?',
    text: 'Another arbiter will then make the final decision. It could be better or worse for you.',
    done: 'Rejected. Another arbiter will now decide.',
  },
  withdraw: {
    action: 'Withdraw dispute',
    title: 'Withdraw this dispute?',
    text: 'The milestone returns to its previous state, and its deadlines resume. You can’t dispute it again.',
    label: 'Withdraw dispute',
    done: 'Dispute withdrawn',
  },
  statements: {
    title: 'Statements',
    proposed: (worker: SideName, amount: string) => `Proposes that ${lower(worker)} ${get(worker)} ${amount}`,
    evidence: 'Evidence',
  },
  respond: {
    first: 'Respond',
    more: 'Add statement',
    statement: 'What happened',
    statementHint: 'The other side and the arbiter can read this. Facts and dates help most. Markdown is supported.',
    figure: (worker: SideName) => (worker.isMe ? 'What you should get' : `What ${worker.name} should get`),
    figureHint: 'Before the platform fee. The rest goes back to the client.',
    figureStays: 'Leave blank to keep your last proposal.',
    send: 'Submit statement',
    done: 'Statement submitted',
  },
  verdict: {
    recommend: 'Recommend',
    resolve: 'Decide',
    recommendText: 'Both sides can accept or reject it. If neither rejects it before the deadline, it takes effect.',
    resolveText: 'This decision is final, and the money moves immediately.',
    figure: (worker: SideName) => `What ${worker.name} gets`,
    rationale: 'Reasons',
    rationaleHint: 'Both sides can read this. Markdown is supported.',
    recommended: 'Recommendation sent',
    resolved: 'Dispute decided. The money has been distributed.',
  },
  history: {
    title: 'Activity',
    clock: 'The deadline passed',
    events: {
      'dispute.opened': (who: SideName) => `${who.name} opened the dispute`,
      'dispute.statement': (who: SideName) => `${who.name} added a statement`,
      'dispute.in_review': (who: SideName) => `${who.name} responded`,
      'dispute.recommended': (who: SideName) => `${who.name} made a recommendation`,
      'dispute.accepted': (who: SideName) => `${who.name} accepted the recommendation`,
      'dispute.arbitration': (who: SideName) =>
        `${who.name} rejected the recommendation, so another arbiter will decide`,
      'dispute.resolved': (who: SideName) => `${who.name} resolved the dispute`,
      'dispute.withdrawn': (who: SideName) => `${who.name} withdrew the dispute`,
    } as Partial<Record<string, (who: SideName) => string>>,
    byClock: {
      'dispute.in_review': 'No response in time',
      'dispute.arbitration': 'No recommendation in time, so an arbiter will decide',
      'dispute.resolved': 'Resolved when the deadline passed',
    } as Partial<Record<string, string>>,
    arbiter: 'An arbiter',
    next: 'Next deadline',
  },
}

function get({ isMe }: SideName): string {
  return isMe ? 'get' : 'gets'
}

function whose({ name, isMe }: SideName): string {
  return isMe ? 'Your' : `${name}’s`
}

function self({ isMe }: SideName): string {
  return isMe ? 'yourself' : 'themselves'
}

/** The name inside a sentence. */
function lower({ name, isMe }: SideName): string {
  return isMe ? 'you' : name
}
