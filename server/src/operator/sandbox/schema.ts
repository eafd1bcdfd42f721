import { type Static, Type } from 'typebox'
import { AgentRequest, presentAgentRequest } from '../../agents/approvals/schema.ts'
import { presentSubject } from '../../events/feed/domain.ts'
import {
  Answer,
  described,
  IdOut,
  Line,
  Nullable,
  OneOf,
  Strict,
  Subject,
  Timestamp,
  Whole,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { type ComingDeadline, deadlineKinds, RESET_WORDS } from './domain.ts'

export const ComingDeadlines = Answer(
  {
    data: Type.Array(
      Answer(
        {
          at: Timestamp('In marketplace time.'),
          kind: OneOf('DeadlineKind', deadlineKinds, 'What will happen.'),
          subject: Subject('The resource it affects.'),
          contract_id: Nullable(IdOut('con', 'The contract it belongs to.')),
          title: Type.String({ description: 'The gig’s title, or the summary of an approval.' }),
          wants: Nullable(
            described(
              AgentRequest,
              'The summary of an approval for clients with texts of their own; null for other kinds, and for requests from before an upgrade.',
            ),
          ),
        },
        { title: 'ComingDeadline' },
      ),
    ),
  },
  { title: 'ComingDeadlines' },
)

export const ComingDeadlinesQuery = Strict({
  limit: Type.Optional(Whole(1, 100, { description: 'The maximum number of deadlines. Default: `20`.' })),
})

export const SandboxReset = Strict(
  { confirm: Line(1, 100, { description: `The words \`${RESET_WORDS}\`.` }) },
  { title: 'SandboxReset' },
)

export function presentDeadlines(deadlines: readonly ComingDeadline[]): Static<typeof ComingDeadlines> {
  return {
    data: deadlines.map(({ at, kind, subject_type: type, subject_id: id, contract_id, title, wants }) => ({
      at,
      kind,
      subject: presentSubject({ type, id }),
      contract_id: contract_id && encodeId('con', contract_id),
      title,
      wants: wants && presentAgentRequest(wants),
    })),
  }
}
