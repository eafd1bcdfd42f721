import { type Static, Type } from 'typebox'
import {
  Answer,
  described,
  IdIn,
  IdOut,
  Nullable,
  OneOf,
  Strict,
  Subject,
  Text,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { encodeId, type Prefix } from '../../platform/kernel/ids.ts'
import { type Content, reportableTypes } from '../../platform/kernel/moderation.ts'
import {
  decisions,
  type Evidence as EvidenceFacts,
  type HistoryEntry as HistoryRow,
  historyTypes,
  type Objection as ObjectionRow,
  objectionDecisions,
  objectionStatuses,
  presentSubjectOf,
  type RemovalRecord,
  type Report as ReportRow,
  reportReasons,
  reportStatuses,
} from './domain.ts'

const Reason = OneOf('ReportReason', reportReasons, 'Why it breaks the rules.')
const Reported = Subject('What was reported.')
const Removed = Subject('What was removed; the profile of someone who was suspended.')

export const NewReport = Strict(
  {
    subject_type: OneOf('ReportableType', reportableTypes),
    subject_id: IdIn('gig', 'The id of the gig, user, review, vouch or message.'),
    reason: Reason,
    text: Type.Optional(Text(1, 2_000, { description: 'What an operator should know. Only operators can read it.' })),
  },
  { title: 'NewReport' },
)

export const Report = Answer(
  {
    id: IdOut('rpt'),
    subject: Reported,
    reason: Reason,
    text: Nullable(Type.String()),
    status: OneOf('ReportStatus', reportStatuses, '`suspended`: an operator suspended the owner instead.'),
    created_at: Timestamp(),
    decided_at: Nullable(Timestamp()),
  },
  { title: 'Report' },
)

const StatusFilter = Type.Optional(described(Report.properties.status, 'Only reports with this status.'))

export const ReportFilter = Strict({ status: StatusFilter })

const Evidence = Answer(
  {
    title: Nullable(Type.String({ description: 'The title of a gig, or the name on a profile.' })),
    text: Nullable(Type.String()),
    rating: Nullable(Type.Integer({ description: 'Only for reviews.' })),
  },
  { title: 'ReportedContent', about: 'What a user wrote.' },
)

export const OperatorReport = Answer(
  {
    ...Report.properties,
    reporter_id: IdOut('usr', 'Never shown to the owner.'),
    hosted_agent_id: Nullable(IdOut('agt', 'The agent that reported it for the user, if one did.')),
    owner_id: IdOut('usr', 'The author of what was reported.'),
    conversation_id: Nullable(
      IdOut('cnv', 'The conversation of a reported message, which operators can read while the report is open.'),
    ),
    evidence: Evidence,
    note: Nullable(Type.String({ description: 'What the operator wrote about the decision.' })),
    decided_by: Nullable(IdOut('usr')),
  },
  { title: 'OperatorReport', about: 'A report as operators see it.' },
)

const HistoryEntry = Answer(
  {
    at: Timestamp(),
    type: OneOf(
      'HistoryEntryType',
      historyTypes,
      '`kept`: an objection was rejected. `notice`: an operator sent its owner a notice about it.',
    ),
    user_id: IdOut('usr', 'Who did it.'),
    text: Nullable(Type.String({ description: 'What they said about it.' })),
  },
  { title: 'HistoryEntry' },
)

export const ReportDetails = Answer(
  {
    ...OperatorReport.properties,
    current: Nullable(
      Answer(
        { ...Evidence.properties, removed: Type.Boolean() },
        { title: 'CurrentContent', description: 'As it is now; null if its owner has deleted it.' },
      ),
    ),
    history: Type.Array(HistoryEntry, { description: 'What happened to it, oldest first; at most 100.' }),
    owner_record: Answer(
      {
        reports: Type.Integer({ description: 'All reports about the owner’s profile and content.' }),
        upheld_reports: Type.Integer({ description: 'Those that led to a removal or a suspension.' }),
        removals: Type.Integer(),
      },
      { title: 'OwnerRecord', about: 'How often the owner was reported before.' },
    ),
  },
  { title: 'ReportDetails', about: 'A report with what an operator needs to decide.' },
)

export const OperatorReportFilter = Strict({
  status: StatusFilter,
  subject_type: Type.Optional(described(NewReport.properties.subject_type, 'Only reports about this kind of content.')),
  subject_id: Type.Optional(IdIn('gig', 'Only reports about this resource.')),
  owner_id: Type.Optional(IdIn('usr', 'Only reports about this user’s content.')),
  reporter_id: Type.Optional(IdIn('usr', 'Only reports by this user.')),
  reason: Type.Optional(described(Reason, 'Only reports for this reason.')),
})

export const Resolution = Strict(
  {
    decision: OneOf(
      'ReportDecision',
      decisions,
      '`removed`: only the owner and operators can still see it. `suspended`: its owner is suspended.',
    ),
    note: Text(1, 1_000, {
      description:
        'The reason. The owner can read it if something is removed or they’re suspended; reporters never can.',
    }),
  },
  { title: 'ReportResolution' },
)

export const NewRemoval = Strict(
  { reason: Text(1, 1_000, { description: 'The reason. The owner can read it.' }) },
  { title: 'NewRemoval' },
)

export const RemovedContent = Answer(
  {
    subject: Removed,
    owner_id: IdOut('usr'),
    reason: Type.String(),
    removed_at: Timestamp(),
    restored_at: Nullable(Timestamp('Null while it’s removed.')),
  },
  { title: 'RemovedContent' },
)

export const NewObjection = Strict(
  {
    subject_id: IdIn(
      'gig',
      'The id of the gig, review, vouch or message that was removed; your own user id if you’re suspended.',
    ),
    text: Text(1, 2_000, { description: 'Why it should be restored, or why you should be reinstated.' }),
  },
  { title: 'NewObjection' },
)

export const Objection = Answer(
  {
    id: IdOut('obj'),
    subject: Removed,
    removal_reason: Nullable(Type.String({ description: 'Why it was removed; only a suspension can have no reason.' })),
    removed_at: Timestamp(),
    text: Type.String(),
    status: OneOf('ObjectionStatus', objectionStatuses, '`kept`: it stays removed, or the user suspended.'),
    note: Nullable(Type.String({ description: 'What the operator replied.' })),
    created_at: Timestamp(),
    decided_at: Nullable(Timestamp()),
    restored_at: Nullable(
      Timestamp('When it was restored or the suspension ended, even if the objection was rejected; null until then.'),
    ),
  },
  { title: 'Objection' },
)

export const OperatorObjection = Answer(
  {
    ...Objection.properties,
    owner_id: IdOut('usr'),
    removed_by: IdOut('usr', 'The operator who removed it, or suspended the user.'),
    content: Nullable(Evidence),
  },
  { title: 'OperatorObjection', about: 'An objection as operators see it.' },
)

export const ObjectionFilter = Strict({
  status: Type.Optional(described(Objection.properties.status, 'Only objections with this status.')),
})

export const ObjectionResolution = Strict(
  {
    decision: OneOf('ObjectionDecision', objectionDecisions),
    note: Type.Optional(Text(1, 1_000, { description: 'A reply to the owner.' })),
  },
  { title: 'ObjectionResolution' },
)

export function presentReport(report: ReportRow): Static<typeof Report> {
  const { id, reason, text, status, created_at, decided_at } = report
  return { id: encodeId('rpt', id), subject: presentSubjectOf(report), reason, text, status, created_at, decided_at }
}

/** For events about reports and objections. Events are never deleted, so they don't contain what anyone wrote. */
export const ModerationEvent = Answer(
  { id: Type.String(), subject: Subject(), status: Type.String() },
  { title: 'Moderation' },
)

export function presentReportEvent(report: ReportRow): Static<typeof ModerationEvent> {
  const { id, subject, status } = presentReport(report)
  return { id, subject, status }
}

export function presentOperatorReport(report: ReportRow): Static<typeof OperatorReport> {
  const { evidence, note } = report
  return {
    ...presentReport(report),
    reporter_id: encodeId('usr', report.reporter_id),
    hosted_agent_id: report.hosted_agent_id && encodeId('agt', report.hosted_agent_id),
    owner_id: encodeId('usr', report.owner_id),
    conversation_id: report.conversation_id && encodeId('cnv', report.conversation_id),
    evidence,
    note,
    decided_by: report.decided_by && encodeId('usr', report.decided_by),
  }
}

export function presentDetails(
  report: ReportRow,
  content: Content | null,
  history: readonly HistoryRow[],
  owner_record: Static<typeof ReportDetails>['owner_record'],
): Static<typeof ReportDetails> {
  return {
    ...presentOperatorReport(report),
    current: content && { ...presentEvidence(content), removed: content.removal !== null },
    history: history.map(({ user_id, ...entry }) => ({ ...entry, user_id: encodeId('usr', user_id) })),
    owner_record,
  }
}

export function presentEvidence({ title, text, rating }: EvidenceFacts): Static<typeof Evidence> {
  return { title, text, rating }
}

export function presentRemoved(removal: RemovalRecord): Static<typeof RemovedContent> {
  const { owner_id, removed_at, restored_at } = removal
  // Only a suspension can have none, and is shown as the user's.
  const reason = removal.reason ?? ''
  return {
    subject: presentSubjectOf(removal),
    owner_id: encodeId('usr', owner_id),
    reason,
    removed_at,
    restored_at,
  }
}

export function presentObjection(removal: ObjectionRow): Static<typeof Objection> {
  const { id, reason, removed_at, objection, objection_status, note, objected_at, decided_at, restored_at } = removal
  return {
    id: encodeId('obj', id),
    subject: presentSubjectOf(removal),
    removal_reason: reason,
    removed_at,
    text: objection,
    status: objection_status,
    note,
    created_at: objected_at,
    decided_at,
    restored_at,
  }
}

export function presentObjectionEvent(objection: ObjectionRow): Static<typeof ModerationEvent> {
  const { id, subject, status } = presentObjection(objection)
  return { id, subject, status }
}

export function presentOperatorObjection(
  objection: ObjectionRow,
  content: Content | null,
): Static<typeof OperatorObjection> {
  return {
    ...presentObjection(objection),
    owner_id: encodeId('usr', objection.owner_id),
    removed_by: encodeId('usr', objection.removed_by),
    content: content && presentEvidence(content),
  }
}

export const exampleReport: Static<typeof Report> = {
  id: exampleId('rpt'),
  subject: { type: 'gig', id: exampleId('gig') },
  reason: 'scam',
  text: 'They asked me to pay a fee before the work.',
  status: 'open',
  created_at: '2026-11-18T10:00:00.000Z',
  decided_at: null,
}

export const exampleRemoved: Static<typeof RemovedContent> = {
  subject: { type: 'gig', id: exampleId('gig') },
  owner_id: exampleId('usr'),
  reason: 'Gigs can’t ask workers for money.',
  removed_at: '2026-11-18T12:00:00.000Z',
  restored_at: null,
}

export const exampleObjection: Static<typeof Objection> = {
  id: exampleId('obj'),
  subject: exampleRemoved.subject,
  removal_reason: exampleRemoved.reason,
  removed_at: exampleRemoved.removed_at,
  text: 'The fee was a deposit for a tool. I’ve taken it out.',
  status: 'open',
  note: null,
  created_at: '2026-11-18T13:00:00.000Z',
  decided_at: null,
  restored_at: null,
}

const { id, subject, status } = exampleReport
export const exampleReportEvent: Static<typeof ModerationEvent> = { id, subject, status }

export const exampleObjectionEvent: Static<typeof ModerationEvent> = {
  id: exampleObjection.id,
  subject: exampleObjection.subject,
  status: exampleObjection.status,
}

export const exampleOperatorReport: Static<typeof OperatorReport> = {
  ...exampleReport,
  reporter_id: exampleId('usr'),
  hosted_agent_id: null,
  owner_id: exampleRemoved.owner_id,
  conversation_id: null,
  evidence: { title: 'Pack boxes at home', text: 'Pay a fee of $50 to begin.', rating: null },
  note: null,
  decided_by: null,
}

export const exampleDetails: Static<typeof ReportDetails> = {
  ...exampleOperatorReport,
  current: { ...exampleOperatorReport.evidence, removed: false },
  history: [{ at: exampleReport.created_at, type: 'reported', user_id: exampleId('usr'), text: exampleReport.text }],
  owner_record: { reports: 1, upheld_reports: 0, removals: 0 },
}

export const exampleOperatorObjection: Static<typeof OperatorObjection> = {
  ...exampleObjection,
  owner_id: exampleRemoved.owner_id,
  removed_by: exampleId('usr'),
  content: exampleOperatorReport.evidence,
}

function exampleId(prefix: Prefix): string {
  return `${prefix}_01kz3v9d6ye8tb2xw4qh5mrc7a`
}
