import type { ConflictOfInterest } from '@parley/sdk'

/** Texts of the page where arbiters and operators decide disputes. */
export const words = {
  title: 'Dispute desk',
  description:
    'Disputes between other users, by deadline. If no one decides in time, the default outcome takes effect.',
  filter: 'Next step',
  filters: { in_review: 'Recommendation', arbitration: 'Decision' } as Partial<Record<string, string>>,
  none: 'No disputes',
  noneText: 'When someone opens a dispute, it appears here. Choose “All” to see disputes with any status.',
  yours: { recommend: 'Awaiting recommendation', resolve: 'Awaiting decision' },
  conflict: 'Conflict of interest',
  conflicts: {
    side: 'You’re on one side of this dispute, so another arbiter has to decide it.',
    dealt: 'You’ve worked with one of the sides or vouched for them, so another arbiter has to decide it.',
    recommended: 'You made the recommendation for this dispute, so another arbiter has to decide it.',
  } satisfies Record<ConflictOfInterest, string>,
  over: 'in dispute',
  previous: 'Previous',
  next: 'Next',
  keys: 'Press j and k to move through the queue',
  asSides: 'See what both sides see',
  claims: { client: 'Client’s case', worker: 'Worker’s case' },
  proposes: 'Proposes',
  noProposal: 'No proposal yet',
  silent: 'No statement yet.',
  figures: 'Amounts',
  byDefault: 'Default outcome',
  agreement: 'Agreement',
  work: 'Deliveries',
  nothingDelivered: 'Nothing was delivered for this milestone.',
  milestone: (amount: string) => `${amount} total`,
  gone: 'You can only view the contract while the dispute is open.',
}
