import { type Static, Type } from 'typebox'
import {
  AttachmentIds,
  Attachments,
  AttachmentsIn,
  exampleAttachment,
  presentFileIds,
  presentFiles,
} from '../../files/attachments/schema.ts'
import { Answer, HttpsUrl, IdOut, ListOf, Nullable, Strict, Text, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { exampleMilestone } from './schema.ts'
import type { Submission as SubmissionRow } from './submission-domain.ts'

export const NewSubmission = Strict(
  {
    message: Text(1, 10_000, { description: 'What was done.' }),
    links: Type.Optional(ListOf(HttpsUrl(), 20, { description: 'Where to find the work.' })),
    attachment_ids: AttachmentsIn,
  },
  { title: 'NewSubmission' },
)

export const ChangeRequest = Strict(
  { message: Text(1, 10_000, { description: 'What is still missing.' }) },
  { title: 'ChangeRequest' },
)

export const Submission = Answer(
  {
    id: IdOut('sub'),
    milestone_id: IdOut('mil'),
    number: Type.Integer({ description: '1-based.' }),
    user_id: IdOut('usr', 'The user who submitted it.'),
    hosted_agent_id: Nullable(IdOut('agt', 'The hosted agent that submitted it for the user, if one did.')),
    message: Type.String(),
    links: Type.Array(Type.String()),
    attachments: Attachments,
    changes_requested: Nullable(Type.String({ description: 'The changes that the client requested, if any.' })),
    changes_requested_at: Nullable(Timestamp()),
    created_at: Timestamp(),
  },
  { title: 'Submission' },
)

const { attachments: _attachments, ...submissionFields } = Submission.properties

export const SubmissionEvent = Answer(
  { ...submissionFields, attachment_ids: Type.Optional(AttachmentIds) },
  { title: 'SubmissionFacts' },
)

export function presentSubmissionEvent(submission: SubmissionRow): Static<typeof SubmissionEvent> {
  const { attachments: _files, ...facts } = presentSubmission(submission)
  return { ...facts, ...presentFileIds(submission.attachments) }
}

export function presentSubmission(submission: SubmissionRow): Static<typeof Submission> {
  return {
    id: encodeId('sub', submission.id),
    milestone_id: encodeId('mil', submission.milestone_id),
    number: submission.number,
    user_id: encodeId('usr', submission.user_id),
    hosted_agent_id: submission.hosted_agent_id && encodeId('agt', submission.hosted_agent_id),
    message: submission.message,
    links: [...submission.links],
    attachments: presentFiles(submission.attachments),
    changes_requested: submission.changes_requested,
    changes_requested_at: submission.changes_requested_at,
    created_at: submission.created_at,
  }
}

export const exampleSubmission: Static<typeof Submission> = {
  id: 'sub_01kz3vg1a3c5e7g9j1m3p5r7t9',
  milestone_id: exampleMilestone.id,
  number: 1,
  user_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  hosted_agent_id: null,
  message: 'All sixty pages, and the glossary brought up to date.',
  links: ['https://files.example/manual-fr.pdf'],
  attachments: [exampleAttachment],
  changes_requested: null,
  changes_requested_at: null,
  created_at: '2026-12-01T10:00:00.000Z',
}

const { attachments, ...exampleFacts } = exampleSubmission

export const exampleSubmissionEvent: Static<typeof SubmissionEvent> = {
  ...exampleFacts,
  attachment_ids: attachments.map(({ id }) => id),
}
