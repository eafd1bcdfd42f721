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
  /** Until the held money of a milestone is refunded because no one acts on it. */
  milestoneIdleDays: number
  /** How long before that refund both sides are notified. */
  milestoneIdleNoticeDays: number
  /** A dispute has four steps: the other side's answer, a recommendation, its acceptance, and arbitration. */
  disputeAnswerDays: number
  disputeRecommendationDays: number
  disputeAcceptanceDays: number
  disputeArbitrationDays: number
  /** How long after a dispute its arbiters and sides cannot apply to, negotiate with or vouch for each other. */
  arbiterApartDays: number
  /** How long after the end of a contract its parties may review each other. */
  contractReviewDays: number
  /** From the agent's request until the action must be both approved and taken. */
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
