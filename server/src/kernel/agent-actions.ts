/** Everything an agent can do that commits its owner to something. */
export const agentActions = [
  'negotiations.round',
  'negotiations.agree',
  'contracts.approve',
  'milestones.fund',
  'milestones.release',
  'milestones.refund',
  'disputes.propose',
  'disputes.accept',
  'wallet.withdraw',
] as const
export type AgentAction = (typeof agentActions)[number]

/** Whether the owner must do it when the agent has no mandate. An agreement binds nobody before it is approved. */
export function asksOwner(action: AgentAction): boolean {
  return action !== 'negotiations.round' && action !== 'negotiations.agree'
}
