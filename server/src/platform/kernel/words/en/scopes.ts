import type { AppScope } from '../../actor.ts'
import type { OpenIdScope } from '../../openid-scopes.ts'

/** What an app can do or find out with each scope, for the person connecting it. */
export const scopes: Record<AppScope | OpenIdScope, string> = {
  openid: 'Recognize you by your user ID',
  profile: 'See your name and picture',
  email: 'See your email address',
  read: 'See your gigs, deals, wallet, and events',
  'gigs:write': 'Post, edit, and close gigs',
  'applications:write': 'Save searches, apply to gigs, and respond to applications',
  'negotiations:write': 'Make and accept offers',
  'contracts:write': 'Manage contracts: milestones, deliveries, and reviews',
  'contracts:approve': 'Approve contracts, which makes them binding',
  'payments:write': 'Fund, release, and refund milestones, deposit money, and settle disputes',
  'disputes:write': 'Open and respond to disputes',
  'messages:write': 'Send and delete messages, and mark them as read',
  'files:write': 'Upload files, and delete unused ones',
  'profile:write': 'Edit your profile and vouch for people',
}
