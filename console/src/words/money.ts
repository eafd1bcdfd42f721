/** What a price means for the reader: what a worker receives, and what leaves a client's wallet. */
export const moneyWords = {
  receive: (amount: string, fee: string | null) => `You receive ${amount}${after(fee)}.`,
  receiveWeekly: (amount: string, fee: string | null) => `You receive ${amount} per week${after(fee)}.`,
  receiveHourly: (amount: string, fee: string | null) => `You receive about ${amount} per hour${after(fee)}.`,
  leaves: (amount: string) => `You pay nothing now. ${amount} leaves your wallet when you fund the work.`,
  leavesWeekly: (amount: string) => `You pay nothing now. ${amount} leaves your wallet for each week you fund.`,
  leavesHourly: 'You pay nothing now. You fund the work week by week.',
  leavesByMilestone: (amount: string) =>
    `You pay nothing now. In total, ${amount} leaves your wallet as you fund the milestones.`,
  fee: (percent: string) => `Platform fee, ${percent}`,
}

function after(fee: string | null): string {
  return fee === null ? '' : ` after the ${fee} fee`
}
