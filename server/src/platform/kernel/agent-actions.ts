import type { UserId } from './ids.ts'

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

/** What the owner is asked about while they have said nothing else. An agreement binds nobody before it is approved. */
export const askedByDefault: readonly AgentAction[] = agentActions.filter(
  (action) => action !== 'negotiations.round' && action !== 'negotiations.agree',
)

/** What an act would commit an owner to: what their agent's mandate is held against, and an approval is bound to. */
export interface Stake {
  /** What it is about, by its id on the wire. */
  subject: string
  /** What the owner reads before they approve. */
  summary: string
  /** The target's version, terms and money as they are: one change, and an approval no longer fits. */
  target: object
  /** With whom; left out when nobody else is concerned. */
  counterpartyId?: UserId
  /** The rate that is offered or taken; null while nobody has named one. */
  rateCents?: number | null
  /** What the contract would be worth, or would have cost in all; null while that is open. */
  contractCents?: bigint | number | null
  /** What goes into escrow. */
  fundingCents?: number
  /** What the worker would get out of a dispute. */
  disputeWorkerCents?: number
}
