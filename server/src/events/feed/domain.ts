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

/** All event types, with their descriptions. */
export const eventTypes = {
  'user.created': 'A user was created.',
  'user.suspended': 'An operator suspended the user.',
  'user.reinstated': 'An operator reinstated the user.',
  'user.role_changed': 'An operator changed the user’s role.',
  'user.removal_requested':
    'An operator asked to suspend or demote another operator; a second operator has to confirm it.',
  'user.email_changed': 'The user’s email address changed.',
  'key.created': 'An API key was created.',
  'key.rotated': 'An API key was replaced by a new one.',
  'key.revoked': 'An API key was revoked.',
  'session.started': 'The user signed in with a browser.',
  'session.ended': 'A session was ended before it expired.',
  'passkey.added': 'A passkey was added to the account.',
  'passkey.removed': 'A passkey was removed from the account.',
  'passkey.copied': 'A sign-in was refused because the passkey seems to be a copy.',
  'app.created': 'An app was registered.',
  'app.updated': 'A registered app was changed by its owner.',
  'app.deleted': 'A registered app was deleted and disconnected from all users.',
  'connection.created': 'An app was connected to act as the user or as one of their agents.',
  'connection.ended': 'An app was disconnected.',
  'connection.token_reused': 'An app was disconnected because one of its codes or tokens was used twice.',
  'agent.created': 'An agent was created.',
  'agent.updated': 'An agent’s name or description was changed.',
  'agent.suspended': 'An agent was paused by its owner.',
  'agent.resumed': 'An agent was resumed by its owner.',
  'agent.deleted': 'An agent was deleted, and its keys were revoked.',
  'mandate.changed': 'An agent’s mandate was changed.',
  'approval.requested': 'An agent asked its owner for approval.',
  'approval.approved': 'The owner approved an agent’s request.',
  'approval.rejected': 'The owner rejected an agent’s request.',
  'approval.used': 'An agent used an approval.',
  'approval.expired': 'An approval expired before it was decided or used.',
  'profile.published': 'A profile became public, because its user is new or was reinstated.',
  'profile.updated': 'A user changed their profile.',
  'profile.hidden': 'A profile and its user’s gigs are no longer public.',
  'gig.created': 'A gig was created, either as a draft or open.',
  'gig.updated': 'A gig’s details were changed.',
  'gig.opened': 'A gig opened for applications.',
  'gig.paused': 'A gig was paused and isn’t taking applications for now.',
  'gig.filled': 'A contract became active and filled the gig’s last position.',
  'gig.closed': 'A gig was closed by its owner.',
  'gig.expired': 'A gig’s application deadline passed.',
  'gig.deleted': 'A gig was deleted by its owner.',
  'gig.removed': 'A publicly visible gig was deleted, or removed by an operator.',
  'gig.restored': 'An operator restored a gig.',
  'search.matched':
    'Gigs that match your saved search opened. A search gets at most one event per minute and 100 per day; the day’s remaining matches follow in one digest.',
  'application.created': 'A worker applied to a gig.',
  'application.shortlisted': 'The client shortlisted an application, or its negotiation ended without a contract.',
  'application.negotiating': 'A negotiation about an application started.',
  'application.hired': 'An application’s contract became active.',
  'application.rejected': 'The client rejected an application.',
  'application.withdrawn': 'The worker withdrew an application.',
  'application.expired': 'An application ended because its gig ended.',
  'negotiation.opened': 'A negotiation started with a first offer.',
  'negotiation.round': 'One side made a new offer.',
  'negotiation.agreed': 'One side accepted the other’s offer; a contract is awaiting approval.',
  'negotiation.declined': 'One side declined, and the negotiation ended.',
  'negotiation.expired': 'A negotiation expired, or its gig ended.',
  'negotiation.superseded': 'A negotiation ended because all positions of its gig were filled.',
  'contract.created': 'An agreement became a contract; both sides have to approve it.',
  'contract.updated': 'A contract’s milestones changed before it was active; earlier approvals no longer count.',
  'contract.approved': 'One side approved a contract.',
  'contract.activated': 'Both sides approved a contract, and it became active.',
  'contract.completed': 'A contract was completed.',
  'contract.cancelled': 'A contract was canceled.',
  'contract.expired': 'A contract wasn’t approved in time and expired.',
  'milestone.added': 'A milestone was added to a contract.',
  'milestone.updated': 'A pending milestone was changed.',
  'milestone.removed': 'A pending milestone was removed.',
  'milestone.cancelled': 'A pending milestone ended because its contract ended.',
  'milestone.funded': 'The client paid a milestone’s amount into escrow.',
  'milestone.submitted': 'The worker submitted a milestone; the client can review it.',
  'milestone.changes_requested': 'The client requested changes.',
  'milestone.released': 'All or part of the amount in escrow was released to the worker.',
  'milestone.refund_announced':
    'Nothing was delivered for a long time; the amount in escrow will be returned to the client.',
  'milestone.refunded': 'The amount in escrow was returned to the client.',
  'payout.created': 'Released money is clearing for the worker.',
  'payout.paid': 'Released money is available in the worker’s wallet.',
  'payout.held': 'A dispute put a pending payout on hold.',
  'payout.freed': 'A dispute was withdrawn; a payout it had put on hold is pending again.',
  'payout.reversed': 'A dispute was resolved; a payout it had put on hold was reversed.',
  'payout.corrected': 'A dispute about another milestone was resolved, which changed the fee of a payout.',
  'milestone.disputed': 'A dispute froze a milestone.',
  'milestone.restored': 'A dispute was withdrawn; its milestone returned to its previous status.',
  'milestone.resolved': 'A dispute was resolved; its milestone is settled.',
  'dispute.opened': 'One side opened a dispute about a milestone.',
  'dispute.statement': 'One side added a statement or proposed a different amount.',
  'dispute.in_review': 'A dispute is waiting for a recommendation.',
  'dispute.recommended': 'An arbiter recommended an amount.',
  'dispute.accepted': 'One side accepted the recommendation.',
  'dispute.arbitration': 'A dispute is waiting for an arbiter’s decision.',
  'dispute.resolved': 'A dispute was resolved and the disputed money was distributed.',
  'dispute.withdrawn': 'A dispute was withdrawn by the side that opened it.',
  'message.created':
    'A message was sent. The event doesn’t contain the text. To get it, read the message, unless it has been deleted.',
  'message.deleted': 'A message was deleted by its author.',
  'message.removed': 'An operator removed a message. Only its author sees the reason.',
  'message.restored': 'An operator restored a message.',
  'conversation.read': 'You marked messages as read, on this or another device. Only your side gets this event.',
  'wallet.deposit_requested': 'A deposit was requested.',
  'wallet.deposit_succeeded': 'A deposit became available.',
  'wallet.deposit_failed': 'A deposit failed.',
  'wallet.deposit_reversed': 'A deposit was reversed.',
  'wallet.withdrawal_requested': 'A withdrawal was requested.',
  'wallet.withdrawal_in_transit': 'The payment provider sent a withdrawal to the bank.',
  'wallet.withdrawal_succeeded': 'A withdrawal was paid out.',
  'wallet.withdrawal_returning': 'The bank refused a withdrawal, and the money is on its way back.',
  'wallet.withdrawal_failed': 'A withdrawal failed, and its amount became available again.',
  'refund.requested': 'A refund of a deposit was requested.',
  'refund.succeeded': 'Part of a deposit went back to where it came from.',
  'refund.failed': 'A refund of a deposit failed, and its amount became available again.',
  'wallet.payout_account_changed': 'The payout account was added or changed, or its status changed.',
  'review.created':
    'A review was written. It’s published once both sides have written one, or when the review window closes.',
  'review.published': 'A review was published.',
  'review.removed': 'An operator removed a review.',
  'review.restored': 'An operator restored a review.',
  'vouch.created': 'A user vouched for another user.',
  'vouch.removed': 'A vouch was deleted, or removed by an operator.',
  'vouch.restored': 'An operator restored a vouch.',
  'report.created': 'A user reported something.',
  'report.resolved': 'An operator resolved a report.',
  'notice.created': 'An operator sent the user a message. The event doesn’t contain the text; read the notice for it.',
  'objection.created': 'A user objected to a removal or suspension.',
  'objection.resolved': 'An operator resolved an objection.',
  'webhook.created': 'A webhook was registered.',
  'webhook.updated': 'A webhook was changed by its owner.',
  'webhook.deleted': 'A webhook was deleted by its owner.',
  'webhook.rotated': 'A webhook got a new secret; the old one remains valid for 24 hours.',
  'webhook.disabled': 'A webhook was disabled because its endpoint is gone or kept failing.',
  'webhook.test': 'A test event requested by a webhook’s owner. Only that webhook gets it.',
} as const

export type EventType = keyof typeof eventTypes

export const eventTypeNames = Object.keys(eventTypes) as readonly EventType[]

/** The kinds of subjects that events are about, with their id prefixes. */
const prefixOfSubject: Partial<Record<string, Prefix>> = {
  agent: 'agt',
  app: 'oap',
  application: 'app',
  approval: 'apr',
  connection: 'cap',
  contract: 'con',
  conversation: 'cnv',
  deposit: 'dep',
  dispute: 'dsp',
  gig: 'gig',
  key: 'key',
  message: 'msg',
  milestone: 'mil',
  negotiation: 'neg',
  notice: 'ntc',
  objection: 'obj',
  payout: 'pay',
  profile: 'usr',
  refund: 'rfd',
  report: 'rpt',
  review: 'rev',
  search: 'sch',
  session: 'ses',
  passkey: 'psk',
  user: 'usr',
  vouch: 'vch',
  wallet: 'usr',
  webhook: 'whk',
  withdrawal: 'wdr',
}

/** The subject as the API shows it. */
export function presentSubject({ type, id }: Subject): { type: string; id: string } {
  const prefix = prefixOfSubject[type]
  if (!prefix) throw new Error(`The subject type "${type}" has no id prefix; add it to prefixOfSubject.`)
  return { type, id: encodeId(prefix, id) }
}

/** Parses the `subject_id` filter: the id, and the subject types with that prefix. A `usr_` id fits several types. */
export function parseSubjectId(text: string): { id: Id<Prefix>; types: string[] } {
  const matching = Object.entries(prefixOfSubject).filter(([, prefix]) => text.startsWith(`${prefix}_`))
  return { id: toId(matching[0]?.[1] ?? 'evt', text), types: matching.map(([type]) => type) }
}

/** True for events that are hidden from hosted agents unless they're about that agent. */
export function isOwnerOnly(type: EventType): boolean {
  return ownerOnly.has(type.slice(0, type.indexOf('.')))
}

const ownerOnly = new Set([
  'agent',
  'app',
  'approval',
  'connection',
  'deposit',
  'key',
  'mandate',
  'passkey',
  'session',
  'user',
  'wallet',
  'webhook',
  'withdrawal',
])

/** The types of events about credentials, sign-in and webhooks, which apps and models don't see. */
export const credentialEventTypes: readonly EventType[] = eventTypeNames.filter((type) =>
  /^(app|connection|key|passkey|session|webhook)\./.test(type),
)

export interface Subject {
  type: string
  id: Id<Prefix>
}

/** An event as a feature records it. */
export interface NewEvent {
  type: EventType
  subject: Subject
  /**
   * The resource after the change, without `allowed_actions`, contact data, or long texts that the change didn't set: events are
   * never deleted, so they must stay small. Everyone in the audience must be allowed to read it.
   */
  data: object
  audience: readonly UserId[]
  /** Also visible to every active user with this role, and to active operators, who may do everything arbiters may. */
  audienceRole?: StaffRole
  /** The hosted agent that may read it even if its type is for owners only. */
  audienceAgent?: AgentId
  /** Set if visitors may see what changed. */
  market?: MarketView
}

/** What everyone can see of an event: no more than a visitor may read about its subject. */
export interface MarketView {
  /** While this user is suspended, the event is hidden. */
  ownerId: UserId
  /** What everyone gets as `data`, if it differs. */
  data?: object
}

/** Whose events to read. */
export const audiences = ['me', 'market', 'all'] as const
export type Audience = (typeof audiences)[number]

/** The maximum size of an event's `data`, as JSON. The database refuses more. */
const DATA_MAX_BYTES = 64_000

/** An event's data as JSON. If it's too large, members are left out, largest first; readers find them in the resource. */
export function renderData(data: object): string {
  const json = JSON.stringify(data)
  if (Buffer.byteLength(json) <= DATA_MAX_BYTES) return json
  const members = Object.entries(data).sort(([, a], [, b]) => jsonBytesOf(b) - jsonBytesOf(a))
  return renderData(Object.fromEntries(members.slice(1)))
}

function jsonBytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '')
}

/** An event that has just been given its position, which makes it visible to its readers. */
export interface NumberedEvent {
  id: EventId
  type: EventType
  position: number
  /** `role` is null for readers named in the audience, and set for those who can read the event because of their role. */
  readers: readonly { userId: UserId; role: StaffRole | null }[]
}

export const actorTypes = ['user', 'agent', 'operator', 'clock', 'undisclosed'] as const

export interface EventActor {
  type: (typeof actorTypes)[number]
  userId: UserId | null
  agentId: AgentId | null
  /** The operator who acted for the user. */
  actedBy?: UserId | undefined
}

/** The actor in the market feed, where who acted could reveal who was hired. */
export const undisclosed: EventActor = { type: 'undisclosed', userId: null, agentId: null }

/** What operators decide about users. Only the audit log says which operator it was. */
const operatorDecisions: ReadonlySet<EventType> = new Set([
  'user.suspended',
  'user.reinstated',
  'gig.removed',
  'gig.restored',
  'message.removed',
  'message.restored',
  'review.removed',
  'review.restored',
  'vouch.removed',
  'vouch.restored',
  'report.resolved',
  'objection.resolved',
  'notice.created',
])

/** The actor as readers of an event see it. */
export function shownActor(type: EventType, actor: EventActor): EventActor {
  const isHidden = actor.type === 'operator' && operatorDecisions.has(type)
  return isHidden ? { type: 'operator', userId: null, agentId: null } : actor
}

/** Who caused an event. */
export type EventAuthor = Pick<Actor, 'userId' | 'hostedAgentId' | 'role' | 'actedBy'>

/** The actor an event names; `clock` when a deadline passed. */
export function eventActorOf(by: EventAuthor | 'clock'): EventActor {
  if (by === 'clock') return { type: 'clock', userId: null, agentId: null }
  const { userId, hostedAgentId, role, actedBy } = by
  if (hostedAgentId) return { type: 'agent', userId, agentId: hostedAgentId }
  return { type: role === 'operator' ? 'operator' : 'user', userId, agentId: null, actedBy }
}
