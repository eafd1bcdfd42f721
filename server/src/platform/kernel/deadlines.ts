/** How long things may take. Each becomes a moment in a column of its own when it begins to count. */
export interface Deadlines {
  /** Since the newest round of a negotiation, … */
  negotiationRoundDays: number
  /** … and for all of it. */
  negotiationDays: number
  contractApprovalDays: number
  /** Until a contract with nothing open is completed, … */
  contractIdleDays: number
  /** … and until one that never saw money is cancelled. */
  contractUnfundedDays: number
  /** For the other side's first answer to a dispute, then for a recommendation, its acceptance, and arbitration. */
  disputeAnswerDays: number
  disputeRecommendationDays: number
  disputeAcceptanceDays: number
  disputeArbitrationDays: number
  /** How long after the end of a contract its parties may review each other. */
  contractReviewDays: number
  /** How long an agent's owner may take to approve something, and the agent to do it. */
  agentApprovalHours: number
}

export const defaultDeadlines: Deadlines = {
  negotiationRoundDays: 7,
  negotiationDays: 60,
  contractApprovalDays: 7,
  contractIdleDays: 14,
  contractUnfundedDays: 30,
  disputeAnswerDays: 5,
  disputeRecommendationDays: 10,
  disputeAcceptanceDays: 3,
  disputeArbitrationDays: 10,
  contractReviewDays: 14,
  agentApprovalHours: 72,
}
