import type { UserId } from './ids.ts'
import type { MoneyFormat } from './money.ts'
import type { Side } from './parties.ts'

/** The actions of an agent that commit its owner, or that cannot be undone. */
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

/** What the limits of a mandate are compared with. */
export interface StakeAmounts {
  /** The other party, if there is one; `anyone` if the request can choose it. */
  counterpartyId?: UserId | 'anyone'
  /** The offered or accepted rate; null while there is none. */
  rateCents?: number | null
  /** The total value of the contract; null while it cannot be computed. */
  contractCents?: bigint | number | null
  /** The money that is funded, released, refunded or withdrawn. */
  movedCents?: number
  /** The worker's share if the dispute ends this way, and the side of the owner. */
  dispute?: { workerCents: number; side: Side }
}

/** What an action would commit the owner to. It is checked against the mandate, and an approval is bound to it. */
export interface Stake extends StakeAmounts {
  /** Named by the use case only when the action depends on the state, so that the operation cannot declare it. */
  action?: AgentAction
  /** The public id of the resource it is about. */
  subject: string
  /** The text that the owner reads before approving. */
  summary: (money: MoneyFormat) => string
  /** The fields that the action sets, before and after it; null where there is nothing yet, or nothing left. */
  change?: { before: object | null; after: object | null }
  /** The target's current version, terms and money. An approval is valid only while these stay the same. */
  target: object
}

/** Where money is: outside the marketplace, in a wallet, on its way to one, held for a milestone, or with the marketplace. */
export const moneyPlaces = ['external', 'available', 'clearing', 'escrow', 'fees'] as const
export type MoneyPlace = (typeof moneyPlaces)[number]

/** Money that an action moves. The owners are users, and milestones for escrow; as the API writes their ids. */
export interface MoneyMove {
  from: MoneyPlace
  from_owner: string | null
  to: MoneyPlace
  to_owner: string | null
  amount_cents: number
}
