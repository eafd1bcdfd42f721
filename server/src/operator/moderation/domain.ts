import type { InboxEntry } from '../../events/inbox/domain.ts'
import { conflict, validationFailed } from '../../platform/kernel/errors.ts'
import { type AgentId, encodeId, type Id, type Prefix, type UserId } from '../../platform/kernel/ids.ts'
import { type Content, type ReportableType, reportableTypes } from '../../platform/kernel/moderation.ts'
import type { Instant } from '../../platform/kernel/time.ts'

export const reportReasons = [
  'spam',
  'scam',
  'abuse',
  'illegal',
  'private_information',
  'impersonation',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** What an operator decides about a report. */
export const decisions = ['dismissed', 'removed', 'suspended'] as const
export type Decision = (typeof decisions)[number]

export const reportStatuses = ['open', ...decisions] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** What operators see of something that was reported: what its owner wrote in it. */
export type Evidence = Pick<Content, 'title' | 'text' | 'rating'>

export interface Report {
  id: Id<'rpt'>
  reporter_id: UserId
  hosted_agent_id: AgentId | null
  subject_type: ReportableType
  subject_id: Id<Prefix>
  owner_id: UserId
  conversation_id: Content['conversation_id']
  reason: ReportReason
  text: string | null
  /** The content as it was when it was reported. */
  evidence: Evidence
  status: ReportStatus
  note: string | null
  decided_by: UserId | null
  created_at: Instant
  decided_at: Instant | null
}

export const objectionDecisions = ['restored', 'kept'] as const

export const objectionStatuses = ['open', ...objectionDecisions] as const
export type ObjectionStatus = (typeof objectionStatuses)[number]

/** One removal, with the objection to it. That of a profile is the suspension of its user. */
export interface RemovalRecord {
  id: Id<'obj'>
  subject_type: ReportableType
  subject_id: Id<Prefix>
  owner_id: UserId
  conversation_id: Content['conversation_id']
  /** Only a suspension can have none. */
  reason: string | null
  removed_by: UserId
  removed_at: Instant
  restored_by: UserId | null
  restored_at: Instant | null
  objection: string | null
  objected_at: Instant | null
  objection_status: ObjectionStatus | null
  note: string | null
  decided_by: UserId | null
  decided_at: Instant | null
}

/** A removal to which its owner has objected. */
export type Objection = RemovalRecord & { objection: string; objected_at: Instant; objection_status: ObjectionStatus }

export function isObjection(removal: RemovalRecord | null): removal is Objection {
  return removal !== null && removal.objection !== null
}

export const historyTypes = [
  'reported',
  'dismissed',
  'suspended',
  'removed',
  'restored',
  'objected',
  'kept',
  'notice',
] as const

/** Something that happened to reported content, and what was said about it. */
export interface HistoryEntry {
  at: Instant
  type: (typeof historyTypes)[number]
  user_id: UserId
  text: string | null
}

const prefixes = { gig: 'gig', profile: 'usr', review: 'rev', vouch: 'vch', message: 'msg' } as const

export function prefixOf<Type extends ReportableType>(type: Type): (typeof prefixes)[Type] {
  return prefixes[type]
}

/** The type of what users can report, from its public id; null if it's something else. */
export function reportableTypeOf(id: string): ReportableType | null {
  return reportableTypes.find((type) => id.startsWith(`${prefixes[type]}_`)) ?? null
}

export function presentSubjectOf({ subject_type, subject_id }: Pick<Report, 'subject_type' | 'subject_id'>) {
  return { type: subject_type, id: encodeId<Prefix>(prefixes[subject_type], subject_id) }
}

/** Throws unless a report can get this decision. */
export function requireDecidable({ status, subject_type }: Report, decision: Decision): void {
  if (status !== 'open') {
    throw conflict('wrong_state', 'This report has already been decided.', { status, possible_in: ['open'] })
  }
  if (decision !== 'removed' || subject_type !== 'profile') return
  const message = 'must be dismissed or suspended: a profile can’t be removed, but its user can be suspended'
  const details = { allowed: decisions.filter((each) => each !== 'removed') }
  throw validationFailed([{ path: 'decision', code: 'not_allowed', message, details }])
}

/** How long an owner's inbox shows a removal. They can still object after that. */
export const SHOWN_DAYS = 14

export function reportToDecide({ id, subject_type, created_at }: Report): InboxEntry {
  return {
    subject: { type: 'report', id },
    action: 'resolve',
    reason: `report.${subject_type}`,
    why: ({ words }) => words.tasks.because.report[subject_type],
    deadline: null,
    since: created_at,
    isOffered: true,
  }
}

export function objectionToDecide({ id, subject_type, objected_at, owner_id }: Objection): InboxEntry {
  return {
    subject: { type: 'objection', id },
    counterpartyId: owner_id,
    action: 'resolve',
    reason: `objection.${subject_type}`,
    why: ({ words }) => words.tasks.because.objection[subject_type],
    deadline: null,
    since: objected_at,
    isOffered: true,
  }
}

export function removalToKnow({ subject_type, subject_id, reason, removed_at }: RemovalRecord): InboxEntry {
  return {
    subject: { type: subject_type, id: subject_id },
    action: 'object',
    reason: `removal.${subject_type}`,
    why: ({ words }) => {
      const { removal, removalBecause } = words.tasks.because
      return reason === null ? removal[subject_type] : removalBecause[subject_type](asSentence(reason))
    },
    deadline: null,
    since: removed_at,
    isOffered: true,
  }
}

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** What operators tell a user, without removing anything. */
export interface Notice {
  id: Id<'ntc'>
  user_id: UserId
  /** What it is about: something the user wrote, or else their profile. */
  subject_type: ReportableType
  subject_id: Id<Prefix>
  text: string
  sent_by: UserId
  created_at: Instant
}
