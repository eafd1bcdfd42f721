import type { AgentRequest } from './agent-request.ts'
import type { UserId } from './ids.ts'
import type { Side } from './parties.ts'

/** Agent actions that commit the owner or can't be undone. */
export const agentActions = [
  'negotiations.round',
  'negotiations.agree',
  'contracts.approve',
  'contracts.cancel',
  'contracts.complete',
  'milestones.change',
  'milestones.fund',
  'milestones.release',
  'milestones.refund',
  'disputes.open',
  'disputes.propose',
  'disputes.accept',
  'disputes.reject',
  'disputes.withdraw',
  'reviews.write',
  'vouches.write',
  'gigs.publish',
  'gigs.delete',
  'wallet.withdraw',
] as const
export type AgentAction = (typeof agentActions)[number]

/** What a mandate's limits are compared with. */
export interface StakeAmounts {
  /** The other party, if there is one; `anyone` if the request can choose it. */
  counterpartyId?: UserId | 'anyone'
  /** The offered or accepted rate; null if there isn't one yet. */
  rateCents?: number | null
  /** The contract's total value; null if it can't be computed yet. */
  contractCents?: bigint | number | null
  /** The money being funded, released, refunded or withdrawn. */
  movedCents?: number
  /** The worker's share if the dispute ends this way, and the owner's side. */
  dispute?: { workerCents: number; side: Side }
}

/** What an action would commit the owner to. It's checked against the mandate, and an approval is tied to it. */
export interface Stake extends StakeAmounts {
  /** Set by the use case only if the action depends on the state, so that the operation can't declare it. */
  action?: AgentAction
  /** The public id of the resource it's about. */
  subject: string
  /** What the owner reads before approving. */
  summary: AgentRequest
  /** The fields that the action sets, before and after; null if there is nothing yet, or nothing left. */
  change?: { before: object | null; after: object | null }
  /** The target's current version, terms and money. An approval is valid only as long as these stay the same. */
  target: object
}

/** Where money is: outside the marketplace, in a wallet, on its way to one, held for a milestone, or owned by the marketplace. */
export const moneyPlaces = ['external', 'available', 'clearing', 'escrow', 'fees'] as const
export type MoneyPlace = (typeof moneyPlaces)[number]

/** Money that an action moves. Owners are users, or milestones for escrow, with their public ids. */
export interface MoneyMove {
  from: MoneyPlace
  from_owner: string | null
  to: MoneyPlace
  to_owner: string | null
  amount_cents: number
}
