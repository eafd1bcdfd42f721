import type { Static } from 'typebox'
import { encodeId } from '../../platform/kernel/ids.ts'
import type { Submission as SubmissionShape } from '../milestones/schema.ts'
import type { Submission } from './domain.ts'

export function presentSubmission(submission: Submission): Static<typeof SubmissionShape> {
  return {
    id: encodeId('sub', submission.id),
    milestone_id: encodeId('mil', submission.milestone_id),
    number: submission.number,
    user_id: encodeId('usr', submission.user_id),
    hosted_agent_id: submission.hosted_agent_id && encodeId('agt', submission.hosted_agent_id),
    message: submission.message,
    links: [...submission.links],
    changes_requested: submission.changes_requested,
    changes_requested_at: submission.changes_requested_at,
    created_at: submission.created_at,
  }
}
