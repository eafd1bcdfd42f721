import type { Actor } from './actor.ts'
import { forbidden } from './errors.ts'

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

/** Refuses what an agent without a mandate must leave to its owner. */
export function refuseWithoutMandate(actor: Actor, action: AgentAction): void {
  if (!actor.hostedAgentId || !asksOwner(action)) return
  const message = `Without a mandate an agent cannot do this (${action}); its owner must.`
  throw forbidden('mandate_exceeded', message, { action })
}

/** Whether the owner must do it when the agent has no mandate. An agreement binds nobody before it is approved. */
function asksOwner(action: AgentAction): boolean {
  return action !== 'negotiations.round' && action !== 'negotiations.agree'
}
