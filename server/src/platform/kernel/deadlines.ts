/** The lengths of all deadlines. When a deadline starts, its end is stored in a column. */
export interface Deadlines {
  /** From the newest round of a negotiation. */
  negotiationRoundDays: number
  /** From the start of a negotiation. */
  negotiationDays: number
  contractApprovalDays: number
  /** Until a contract without open milestones is completed. */
  contractIdleDays: number
  /** Until a contract that was never funded is cancelled. */
  contractUnfundedDays: number
  /** Until a milestone's held money is refunded because no one has acted on it. */
  milestoneIdleDays: number
  /** How long before that refund both sides are notified. */
  milestoneIdleNoticeDays: number
  /** A dispute has four steps: the other side's response, a recommendation, its acceptance, and arbitration. */
  disputeAnswerDays: number
  disputeRecommendationDays: number
  disputeAcceptanceDays: number
  disputeArbitrationDays: number
  /** How long after a dispute its arbiters and sides can't apply to, negotiate with or vouch for each other. */
  arbiterApartDays: number
  /** How long after a contract ends its parties may review each other. */
  contractReviewDays: number
  /** From the agent's request until the action must have been approved and taken. */
  agentApprovalHours: number
}

export const defaultDeadlines: Deadlines = {
  negotiationRoundDays: 7,
  negotiationDays: 60,
  contractApprovalDays: 7,
  contractIdleDays: 14,
  contractUnfundedDays: 30,
  milestoneIdleDays: 60,
  milestoneIdleNoticeDays: 14,
  disputeAnswerDays: 5,
  disputeRecommendationDays: 10,
  disputeAcceptanceDays: 3,
  disputeArbitrationDays: 10,
  arbiterApartDays: 90,
  contractReviewDays: 14,
  agentApprovalHours: 72,
}

const ofContracts = [
  'contractIdleDays',
  'contractUnfundedDays',
  'contractReviewDays',
  'milestoneIdleDays',
  'milestoneIdleNoticeDays',
  'disputeAnswerDays',
  'disputeRecommendationDays',
  'disputeAcceptanceDays',
  'disputeArbitrationDays',
] as const satisfies (keyof Deadlines)[]

/** The deadlines that a contract keeps from when it was agreed, even if an operator changes them. */
export type ContractDeadlines = Pick<Deadlines, (typeof ofContracts)[number]>

export function contractDeadlinesIn(deadlines: Deadlines): ContractDeadlines {
  return Object.fromEntries(ofContracts.map((name) => [name, deadlines[name]])) as unknown as ContractDeadlines
}
