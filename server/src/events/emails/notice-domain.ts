import type { Actor, Role, Suspension } from '../../platform/kernel/actor.ts'
import { scopesOfRole } from '../../platform/kernel/actor.ts'
import type { Id, Prefix, UserId } from '../../platform/kernel/ids.ts'
import { addDays, type Instant } from '../../platform/kernel/time.ts'
import type { EventType, Subject } from '../feed/domain.ts'
import type { InboxEntry } from '../inbox/domain.ts'
import type { EmailKind } from './kinds-domain.ts'

/**
 * The events after which someone may be emailed, with the kind of the email. After those of the kinds `tasks` and `approvals`, only if
 * something is waiting for them; the others are worth an email by themselves.
 */
export const emailedEvents: Partial<Record<EventType, EmailKind>> = {
  'application.created': 'tasks',
  'negotiation.opened': 'tasks',
  'negotiation.round': 'tasks',
  'contract.created': 'tasks',
  'contract.updated': 'tasks',
  'contract.activated': 'tasks',
  'contract.completed': 'tasks',
  'contract.cancelled': 'tasks',
  'milestone.added': 'tasks',
  'milestone.funded': 'tasks',
  'milestone.submitted': 'tasks',
  'milestone.changes_requested': 'tasks',
  'milestone.refund_announced': 'tasks',
  'wallet.deposit_requested': 'tasks',
  'wallet.withdrawal_requested': 'tasks',
  'webhook.disabled': 'tasks',
  'report.created': 'tasks',
  'objection.created': 'tasks',
  'approval.requested': 'approvals',
  'message.created': 'messages',
  'dispute.opened': 'disputes',
  'dispute.statement': 'disputes',
  'dispute.in_review': 'disputes',
  'dispute.recommended': 'disputes',
  'dispute.accepted': 'disputes',
  'dispute.arbitration': 'disputes',
  'dispute.resolved': 'disputes',
  'dispute.withdrawn': 'disputes',
  'payout.paid': 'money',
  'milestone.refunded': 'money',
  'wallet.deposit_succeeded': 'money',
  'wallet.deposit_failed': 'money',
  'wallet.deposit_reversed': 'money',
  'wallet.withdrawal_succeeded': 'money',
  'wallet.withdrawal_failed': 'money',
  'wallet.withdrawal_returning': 'money',
  'refund.failed': 'money',
  'search.matched': 'searches',
}

/** Something that has happened, as someone reads it in their feed. */
export interface Happened {
  position: number
  type: EventType
  subject: Subject
  created_at: Instant
  /** As the API shows it. */
  contract_id: string | null
  amount_cents: number | null
  /** Of gigs that match a saved search. */
  matches: Matches | null
  /** Whether the reader reads it as an operator or arbiter. */
  is_staff: boolean
  /** Whether the reader did it in person. */
  is_own: boolean
}

/** As the API shows them. */
export interface Matches {
  gig_ids: readonly string[]
  /** How many gigs matched; of a digest, more than it names. */
  gig_count: number
}

export type NoticeAbout = 'task' | 'reminder' | 'messages' | 'event'

/** What someone is told about by email: each thing once. */
export interface Notice {
  kind: EmailKind
  about: NoticeAbout
  subject_type: Subject['type']
  subject_id: Subject['id']
  /** Of a task; the type of an event. */
  action: string
  /** Tells apart two that are otherwise the same. */
  version: string
  /** Of the event in the feed of the user. */
  position: number
  /** When to remind of a task. */
  remind_at: Instant | null
}

/** A notice that is stored. */
export interface StoredNotice extends Notice {
  id: number
  user_id: UserId
  /** Whether a daily email says it. */
  in_daily: boolean
}

/** Whether a task may be waiting because of the event. */
export function raisesTasks({ type }: Pick<Happened, 'type'>): boolean {
  const kind = emailedEvents[type]
  return kind !== undefined && kind !== 'messages' && kind !== 'searches'
}

/** Whether the event is about what is waiting: the same resource, or the contract that it is a part of. */
export function isAbout({ subject }: Pick<Happened, 'subject'>, task: InboxEntry): boolean {
  return task.subject.id === subject.id || (subject.type === 'contract' && task.contractId === subject.id)
}

function kindOfTask({ subject }: Pick<InboxEntry, 'subject'>): EmailKind {
  if (subject.type === 'approval') return 'approvals'
  return subject.type === 'dispute' ? 'disputes' : 'tasks'
}

export function noticeOfTask(task: InboxEntry, { position, type }: Pick<Happened, 'position' | 'type'>): Notice {
  const { subject, action, since } = task
  // An approved contract that was changed has to be approved again, and has been waiting since it was created.
  const version = type === 'contract.updated' ? String(position) : since
  return {
    ...{ kind: kindOfTask(task), about: 'task', subject_type: subject.type, subject_id: subject.id },
    ...{ action, version, position, remind_at: remindAt(task) },
  }
}

/** The second email about a task, when its deadline is near. */
export function reminderOf(task: InboxEntry, position: number): Notice {
  const { subject, action, deadline } = task
  return {
    ...{ kind: kindOfTask(task), about: 'reminder', subject_type: subject.type, subject_id: subject.id },
    ...{ action, version: deadline ?? '', position, remind_at: null },
  }
}

/** A day before the deadline; null for a task that has no deadline, or has little time from the start. */
function remindAt({ since, deadline }: Pick<InboxEntry, 'since' | 'deadline'>): Instant | null {
  if (deadline === null || deadline < addDays(since, REMINDED_FROM_DAYS)) return null
  return addDays(deadline, -1)
}

/** One email for the unread messages of a conversation, until they are read. */
export function noticeOfMessages(subject: Subject, readNumber: number, position: number): Notice {
  return {
    ...{ kind: 'messages', about: 'messages', subject_type: subject.type, subject_id: subject.id },
    ...{ action: '', version: String(readNumber), position, remind_at: null },
  }
}

export function noticeOfEvent({ type, subject, position }: Happened, kind: EmailKind): Notice {
  return {
    ...{ kind, about: 'event', subject_type: subject.type, subject_id: subject.id },
    ...{ action: type, version: String(position), position, remind_at: null },
  }
}

/** Whether an event is worth an email by itself to this reader. */
export function isNews({ is_staff }: Happened, kind: EmailKind): boolean {
  return !is_staff && ['disputes', 'money', 'searches'].includes(kind)
}

/** A user in person, who is not calling: for what is waiting for them. */
export function inPerson(user: { id: UserId; role: Role; suspension: Suspension | null }): Actor {
  const { id, role, suspension } = user
  const credential = {
    kind: 'session',
    id: id as Id<Prefix> as Id<'ses'>,
    expiresAt: NEVER,
    signedInAt: NEVER,
  } as const
  return {
    userId: id,
    hostedAgentId: null,
    credential: { ...credential, openedBy: null },
    role,
    scopes: scopesOfRole[role],
    suspension,
    acceptedTerms: [],
  }
}

const REMINDED_FROM_DAYS = 2
const NEVER = '9999-12-31T00:00:00.000Z' as Instant
