import type { Actor, StaffRole } from '../../platform/kernel/actor.ts'
import {
  type AgentId,
  type EventId,
  encodeId,
  type Id,
  type Prefix,
  toId,
  type UserId,
} from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/rendered.ts'

/** The closed catalogue of event types. */
export const eventTypes = {
  'user.created': 'A user was created.',
  'user.suspended': 'An operator suspended the user.',
  'user.reinstated': 'An operator reinstated the user.',
  'key.created': 'An API key was made.',
  'key.rotated': 'An API key was replaced by a fresh one.',
  'key.revoked': 'An API key was revoked.',
  'agent.created': 'A hosted agent was made.',
  'agent.updated': 'A hosted agent was renamed or described anew.',
  'agent.suspended': 'A hosted agent was stopped by its owner.',
  'agent.resumed': 'A hosted agent may act again.',
  'agent.deleted': 'A hosted agent was deleted, and its keys with it.',
  'mandate.changed': 'The mandate of a hosted agent was changed.',
  'approval.requested': 'A hosted agent asks its owner to approve something.',
  'approval.approved': 'The owner approved what an agent asked for.',
  'approval.rejected': 'The owner rejected what an agent asked for.',
  'approval.used': 'An agent did what its owner had approved.',
  'approval.expired': 'An approval ran out before it was decided, or before it was used.',
  'profile.updated': 'A user changed their profile.',
  'gig.created': 'A gig was posted, or drafted.',
  'gig.updated': 'A gig’s terms were changed.',
  'gig.opened': 'A gig takes applications.',
  'gig.paused': 'A gig takes no applications for now.',
  'gig.filled': 'The last position of a gig was taken by an active contract.',
  'gig.closed': 'A gig was closed by its owner.',
  'gig.expired': 'The time to apply to a gig has passed.',
  'gig.deleted': 'A gig was deleted by its owner.',
  'application.created': 'A worker applied to a gig.',
  'application.shortlisted': 'The client shortlisted an application, or its negotiation ended without a contract.',
  'application.negotiating': 'A negotiation began about an application.',
  'application.hired': 'The contract an application led to became active.',
  'application.rejected': 'The client rejected an application.',
  'application.withdrawn': 'The worker withdrew an application.',
  'application.expired': 'An application ended with its gig.',
  'negotiation.opened': 'A negotiation began, with a first offer.',
  'negotiation.round': 'One side made a new offer.',
  'negotiation.agreed': 'One side agreed to the other’s offer; a contract waits for approval.',
  'negotiation.declined': 'One side declined, and the negotiation ended.',
  'negotiation.expired': 'A negotiation ran out of time, or ended with its gig.',
  'negotiation.superseded': 'A negotiation ended because all positions of its gig were filled.',
  'contract.created': 'An agreement became a contract; both sides have to approve it.',
  'contract.updated': 'A contract’s milestones changed before it was active; earlier approvals no longer count.',
  'contract.approved': 'One side approved a contract.',
  'contract.activated': 'Both sides approved a contract; it is active.',
  'contract.completed': 'A contract was completed.',
  'contract.cancelled': 'A contract was cancelled.',
  'contract.expired': 'A contract was not approved in time.',
  'milestone.added': 'A milestone was added to a contract.',
  'milestone.updated': 'A pending milestone was changed.',
  'milestone.removed': 'A pending milestone was removed.',
  'milestone.cancelled': 'A pending milestone ended with its contract.',
  'milestone.funded': 'The client paid a milestone’s amount into escrow.',
  'milestone.submitted': 'The worker delivered; the client may review.',
  'milestone.changes_requested': 'The client asked for changes.',
  'milestone.released': 'All or part of the amount in escrow was released to the worker.',
  'milestone.refunded': 'The amount in escrow went back to the client.',
  'payout.created': 'Released money is on its way to the worker.',
  'payout.paid': 'Released money is available in the worker’s wallet.',
  'payout.held': 'A dispute stopped a payout that was clearing.',
  'payout.freed': 'A dispute was withdrawn; a payout it had stopped is clearing again.',
  'payout.reversed': 'A dispute was resolved; a payout it had stopped was reversed.',
  'milestone.disputed': 'A dispute froze a milestone.',
  'milestone.restored': 'A dispute was withdrawn; its milestone has the status it had before.',
  'milestone.resolved': 'A dispute was resolved; its milestone is settled.',
  'dispute.opened': 'One side opened a dispute about a milestone.',
  'dispute.statement': 'One side said more, or proposed another figure.',
  'dispute.in_review': 'A dispute waits for a recommendation.',
  'dispute.recommended': 'An arbiter recommended a figure.',
  'dispute.accepted': 'One side accepted the recommendation.',
  'dispute.arbitration': 'A dispute waits for an arbiter’s decision.',
  'dispute.resolved': 'A dispute was resolved, and its money moved.',
  'dispute.withdrawn': 'A dispute was withdrawn by the side that opened it.',
  'wallet.deposit_requested': 'A deposit was asked for.',
  'wallet.deposit_succeeded': 'A deposit is available.',
  'wallet.deposit_failed': 'A deposit failed.',
  'wallet.withdrawal_requested': 'A withdrawal was asked for.',
  'wallet.withdrawal_succeeded': 'A withdrawal was paid out.',
  'wallet.withdrawal_failed': 'A withdrawal failed, and its amount is available again.',
  'review.created':
    'A review was written; it is published when both sides have written theirs, or when the time for it is over.',
  'review.published': 'A review can be read by everyone.',
  'vouch.created': 'A user vouched for another user.',
  'vouch.removed': 'A vouch was taken back.',
  'webhook.created': 'A webhook was registered.',
  'webhook.updated': 'A webhook was changed by its owner.',
  'webhook.deleted': 'A webhook was removed by its owner.',
  'webhook.rotated': 'A webhook got a new secret; the old one also signs for 24 hours.',
  'webhook.disabled': 'A webhook was switched off, because its target is gone or kept failing.',
  'webhook.test': 'The owner of a webhook asked for a test. Only that webhook gets it.',
} as const

export type EventType = keyof typeof eventTypes

export const eventTypeNames = Object.keys(eventTypes) as readonly EventType[]

/** The kinds of subjects that events are about, and the prefix of their ids. */
const prefixOfSubject: Partial<Record<string, Prefix>> = {
  agent: 'agt',
  application: 'app',
  approval: 'apr',
  contract: 'con',
  deposit: 'dep',
  dispute: 'dsp',
  gig: 'gig',
  key: 'key',
  milestone: 'mil',
  negotiation: 'neg',
  payout: 'pay',
  profile: 'usr',
  review: 'rev',
  user: 'usr',
  vouch: 'vch',
  wallet: 'usr',
  webhook: 'whk',
  withdrawal: 'wdr',
}

/** The wire form of a subject. */
export function presentSubject({ type, id }: Subject): { type: string; id: string } {
  const prefix = prefixOfSubject[type]
  if (!prefix) throw new Error(`The subject type "${type}" has no id prefix; add it to prefixOfSubject.`)
  return { type, id: encodeId(prefix, id) }
}

/** The subject a filter names: its id, and the subject types that have such ids. A `usr_` id fits several types. */
export function parseSubjectId(text: string): { id: Id<Prefix>; types: string[] } {
  const matching = Object.entries(prefixOfSubject).filter(([, prefix]) => text.startsWith(`${prefix}_`))
  return { id: toId(matching[0]?.[1] ?? 'evt', text), types: matching.map(([type]) => type) }
}

/** True for events that only the owner's own keys get, never the keys of their hosted agents. */
export function isOwnerOnly(type: EventType): boolean {
  return ownerOnly.has(type.slice(0, type.indexOf('.')))
}

const ownerOnly = new Set(['agent', 'approval', 'deposit', 'key', 'mandate', 'user', 'wallet', 'webhook', 'withdrawal'])

export interface Subject {
  type: string
  id: Id<Prefix>
}

/** An event as a feature records it. */
export interface NewEvent {
  type: EventType
  subject: Subject
  /** The resource after the change, without `allowed_actions`. Everyone in the audience must be allowed to read it. */
  data: object | JsonText
  audience: readonly UserId[]
  /** Also for every user of this role, for as long as they have it. */
  audienceRole?: StaffRole
}

/** An event that has just got its position, which makes it visible to its readers. */
export interface NumberedEvent {
  id: EventId
  type: EventType
  /** `role` is null for readers named in the audience, and set for those who read the event because of their role. */
  readers: readonly { userId: UserId; role: StaffRole | null }[]
}

export interface EventActor {
  type: 'user' | 'agent' | 'operator' | 'clock'
  userId: UserId | null
  agentId: AgentId | null
}

/** The actor an event names; `clock` when a deadline passed. */
export function eventActorOf(by: Actor | 'clock'): EventActor {
  if (by === 'clock') return { type: 'clock', userId: null, agentId: null }
  const { userId, hostedAgentId, role } = by
  if (hostedAgentId) return { type: 'agent', userId, agentId: hostedAgentId }
  return { type: role === 'operator' ? 'operator' : 'user', userId, agentId: null }
}
