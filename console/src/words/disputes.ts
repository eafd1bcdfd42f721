import type { DisputeReason, ResolutionMethod } from '@parley/sdk'

/** A side of the dispute as the reader sees it: “You” or a name. */
export interface SideName {
  name: string
  isMe: boolean
}

/** Texts of disputes. */
export const words = {
  title: 'Disputes',
  description:
    'When two sides do not agree about the money of a milestone. It is frozen until they do, or an arbiter decides.',
  filter: 'State',
  all: 'All',
  none: 'No disputes',
  noneText: 'Should you and your partner not agree about a milestone, you can open a dispute from its contract.',
  contracts: 'Open your contracts',
  inDispute: 'in dispute',
  you: 'You',
  and: 'and',
  about: (title: string) => `Dispute about “${title}”`,
  aboutAmount: (amount: string) => `Dispute about ${amount}`,
  reasons: {
    not_delivered: 'Not delivered',
    quality: 'Quality',
    scope: 'Scope',
    late: 'Late',
    payment: 'Payment',
    other: 'Something else',
  } satisfies Record<DisputeReason, string>,
  facts: {
    title: 'The case',
    amount: 'In dispute',
    reason: 'Reason',
    client: 'Client',
    worker: 'Worker',
    openedBy: 'Opened by',
    opened: 'Opened',
    gig: 'Gig',
    milestone: 'Milestone',
    contract: 'Open the contract',
  },
  next: {
    title: 'What happens now',
    open: (waitsFor: SideName) =>
      waitsFor.isMe ? 'It is your turn: say what happened, and what you propose.' : `${waitsFor.name} has to answer.`,
    in_review: 'An arbiter reads what both sides say and recommends who gets what. Until then you can still agree.',
    in_reviewForArbiter: 'Both sides wait for an arbiter’s recommendation.',
    recommended: (accepted: SideName[]) => {
      if (accepted.length === 0) return 'An arbiter has made a recommendation. Both sides can accept or reject it.'
      const [one] = accepted
      return one?.isMe
        ? 'You have accepted the recommendation. The other side can still accept or reject it.'
        : `${one?.name ?? ''} has accepted the recommendation.`
    },
    arbitration: 'An arbiter who has not been part of this so far decides. That decision is final.',
    resolved: 'This dispute is over. The money has moved.',
    withdrawn: 'This dispute was withdrawn. The milestone goes on as before.',
    dueAt: 'Due',
    ifNobody: (date: string) => `If nobody acts by ${date}:`,
    settles: (worker: SideName, amount: string) => `the dispute ends, and ${lower(worker)} ${get(worker)} ${amount}.`,
    countsAs: (silent: SideName, worker: SideName, amount: string) =>
      `an arbiter looks at it. ${silent.name} then ${silent.isMe ? 'count' : 'counts'} as proposing that ${lower(worker)} ${get(worker)} ${amount}.`,
    escalates: 'an arbiter decides, and that is final.',
  },
  splits: {
    title: 'Who gets what',
    text: (amount: string) => `Each line divides the same ${amount}.`,
    proposes: (side: SideName) => (side.isMe ? 'Your proposal' : `${side.name} proposes`),
    nothingYet: (side: SideName) => (side.isMe ? 'You have not proposed anything yet.' : 'No proposal yet.'),
    recommendation: 'Recommendation',
    recommendedBy: 'by',
    byDefault: 'If nobody decides',
    byDefaultText: 'What was released already, and what is held if work had been submitted.',
    outcome: 'Outcome',
    gets: (side: SideName, amount: string) => `${side.name} ${get(side)} ${amount}`,
    accepted: (side: SideName) => (side.isMe ? 'You have accepted' : `${side.name} has accepted`),
    describe: (worker: string, client: string) => `${worker}; ${client}.`,
  },
  how: {
    agreement: 'Both sides agreed.',
    recommendation: 'The arbiter’s recommendation applies.',
    arbitration: 'An arbiter decided.',
    silence: 'The other side did not answer in time.',
    default: 'Nobody decided in time, so the default applies.',
  } satisfies Record<ResolutionMethod, string>,
  accept: {
    action: 'Accept',
    title: 'Accept this?',
    settles: 'This ends the dispute at once, and cannot be undone.',
    waits: (other: string) => `It applies when ${other} accepts too, or when nobody rejects it in time.`,
    label: (amount: string) => `Accept ${amount}`,
    done: 'The dispute is settled.',
    noted: 'Accepted.',
    from: 'Frozen by this dispute',
    toWorker: (side: SideName) => `${side.name}, before the platform’s fee`,
    toClient: (side: SideName) => `${side.name}, back to the wallet`,
  },
  reject: {
    action: 'Reject',
    title: 'Reject the recommendation?',
    text: 'Another arbiter then decides, and that is final. The outcome can be better for you, or worse.',
    done: 'Rejected. An arbiter decides now.',
  },
  withdraw: {
    action: 'Withdraw the dispute',
    title: 'Withdraw the dispute?',
    text: 'The milestone goes back to where it was and its deadlines go on. You cannot dispute this milestone again.',
    label: 'Withdraw it',
    done: 'Withdrawn.',
  },
  statements: {
    title: 'What both sides say',
    proposed: (worker: SideName, amount: string) => `Proposes that ${lower(worker)} ${get(worker)} ${amount}`,
    evidence: 'Evidence',
  },
  respond: {
    first: 'Answer',
    more: 'Add a statement',
    statement: 'What happened',
    statementHint: 'The other side and the arbiter read it. Facts and dates help most.',
    figure: (worker: SideName) => (worker.isMe ? 'What you should get' : `What ${worker.name} should get`),
    figureHint: (amount: string) => `Between nothing and ${amount}.`,
    figureStays: 'Leave it empty to keep your last proposal.',
    send: 'Send',
    done: 'Sent. The other side can read it now.',
  },
  verdict: {
    recommend: 'Recommend',
    resolve: 'Decide',
    recommendText: 'Both sides can accept or reject it. If nobody rejects it in time, it applies.',
    resolveText: 'This decision is final, and the money moves at once.',
    figure: (worker: SideName) => `What ${worker.name} gets`,
    toWorker: (side: SideName) => `${side.name}, after the fee`,
    toPlatform: 'Fee of the platform',
    rationale: 'Reasons',
    rationaleHint: 'Both sides read them.',
    recommended: 'Recommended.',
    resolved: 'Decided. The money has moved.',
  },
  history: {
    title: 'History',
    clock: 'The deadline passed',
    events: {
      'dispute.opened': (who: string) => `${who} opened the dispute`,
      'dispute.statement': (who: string) => `${who} added a statement`,
      'dispute.in_review': (who: string) => `${who} answered`,
      'dispute.recommended': (who: string) => `${who} made a recommendation`,
      'dispute.accepted': (who: string) => `${who} accepted the recommendation`,
      'dispute.arbitration': (who: string) => `${who} rejected the recommendation: an arbiter decides`,
      'dispute.resolved': (who: string) => `${who} settled the dispute`,
      'dispute.withdrawn': (who: string) => `${who} withdrew the dispute`,
    } as Partial<Record<string, (who: string) => string>>,
    byClock: {
      'dispute.in_review': 'No answer came in time',
      'dispute.arbitration': 'No recommendation came in time: an arbiter decides',
      'dispute.resolved': 'The deadline passed: settled',
    } as Partial<Record<string, string>>,
    arbiter: 'An arbiter',
    next: 'Next deadline',
  },
}

function get({ isMe }: SideName): string {
  return isMe ? 'get' : 'gets'
}

/** The name inside a sentence. */
function lower({ name, isMe }: SideName): string {
  return isMe ? 'you' : name
}
