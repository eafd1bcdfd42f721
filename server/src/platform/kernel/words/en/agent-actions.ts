import type { AgentAction } from '../../agent-actions.ts'

/** What a mandate can let an agent do, as parts of a list. */
export const agentActions: Record<AgentAction, string> = {
  'negotiations.round': 'making offers',
  'negotiations.agree': 'accepting offers',
  'contracts.approve': 'approving contracts',
  'contracts.cancel': 'canceling contracts',
  'contracts.complete': 'completing contracts',
  'milestones.change': 'changing milestones',
  'milestones.fund': 'funding milestones',
  'milestones.release': 'releasing payments',
  'milestones.refund': 'refunding clients',
  'disputes.open': 'opening disputes',
  'disputes.propose': 'proposing settlements',
  'disputes.accept': 'accepting settlements',
  'disputes.reject': 'rejecting recommendations',
  'disputes.withdraw': 'withdrawing disputes',
  'reviews.write': 'writing reviews',
  'vouches.write': 'vouching for people',
  'gigs.publish': 'publishing gigs',
  'gigs.delete': 'closing and deleting gigs',
  'wallet.withdraw': 'withdrawing from the wallet',
}
