import type { Scope } from './actor.ts'

/** What an app may do with each scope, for the person who lets it in. Scopes that apps never get are not here. */
export const scopeWords: Partial<Record<Scope, string>> = {
  read: 'See your gigs, deals, wallet and events',
  'gigs:write': 'Post, change and close gigs',
  'applications:write': 'Apply to gigs, and answer applications to yours',
  'negotiations:write': 'Make offers and agree to offers',
  'contracts:write': 'Work on contracts: milestones, deliveries and reviews',
  'contracts:approve': 'Approve contracts, which makes them binding',
  'payments:write': 'Fund, release and refund milestones, and settle disputes about money',
  'disputes:write': 'Argue in disputes',
  'profile:write': 'Change your profile and vouch for people',
}
