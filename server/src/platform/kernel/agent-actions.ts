import type { UserId } from './ids.ts'

/** The actions of an agent that commit its owner. */
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

/** Actions that need the owner's approval by default. Offers and agreements do not: a contract binds only once approved. */
export const askOwnerByDefault: readonly AgentAction[] = agentActions.filter(
  (action) => action !== 'negotiations.round' && action !== 'negotiations.agree',
)

/** What an action would commit the owner to. It is checked against the mandate, and an approval is bound to it. */
export interface Stake {
  /** The public id of the resource it is about. */
  subject: string
  /** The text that the owner reads before approving. */
  summary: string
  /** The target's current version, terms and money. An approval is valid only while these stay the same. */
  target: object
  /** The other party, if there is one. */
  counterpartyId?: UserId
  /** The offered or accepted rate; null while there is none. */
  rateCents?: number | null
  /** The total value of the contract; null while it cannot be computed. */
  contractCents?: bigint | number | null
  /** The amount that goes into escrow. */
  fundingCents?: number
  /** The worker's share if the dispute ends this way. */
  disputeWorkerCents?: number
}
