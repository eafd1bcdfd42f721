import type { ConflictOfInterest } from '@parley/sdk'

/** Texts of the desk at which arbiters and operators decide disputes. */
export const words = {
  title: 'Disputes desk',
  description: 'Disputes between others, by deadline. What is not decided in time is decided by the rules.',
  filter: 'What they wait for',
  filters: { in_review: 'To recommend', arbitration: 'To decide' } as Partial<Record<string, string>>,
  none: 'Nothing waits here',
  noneText: 'Disputes appear as soon as one side opens one. Others are under “All”.',
  yours: { recommend: 'Waits for a recommendation', resolve: 'Waits for a decision' },
  conflict: 'Not for you to decide',
  conflicts: {
    side: 'You are one of its two sides. Another arbiter has to decide it.',
    dealt: 'You have dealt with one of its sides, or vouched for it. Another arbiter has to decide it.',
    recommended: 'You made the recommendation that was rejected. Another arbiter has to decide it.',
  } satisfies Record<ConflictOfInterest, string>,
  over: 'in dispute',
  previous: 'Previous',
  next: 'Next',
  keys: 'j and k go through the queue',
  asSides: 'What the parties see',
  claims: (role: string) => `${role}’s case`,
  proposes: 'Proposes',
  noProposal: 'No proposal yet',
  silent: 'Has not said anything yet.',
  figures: 'Figures',
  byDefault: 'If nobody decides',
  agreement: 'What was agreed',
  work: 'What was delivered',
  nothingDelivered: 'Nothing was submitted for this milestone.',
  milestone: (amount: string) => `${amount} in all`,
  gone: 'The contract can be read only while its dispute runs.',
}
