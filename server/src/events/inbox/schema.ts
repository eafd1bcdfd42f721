import { type Static, Type } from 'typebox'
import { Answer, IdOut, Nullable, Subject, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { presentSubject } from '../feed/domain.ts'
import type { InboxEntry } from './domain.ts'

export const InboxItem = Answer(
  {
    subject: Subject('The resource that waits.'),
    contract_id: Nullable(IdOut('con', 'The contract of a milestone or a dispute; null for others.')),
    action: Type.String({ description: 'The action that the caller can take.' }),
    why: Type.String({ description: 'Text for the user: what happened, and what to do.' }),
    deadline: Nullable(Timestamp('When it is decided without the caller; null when there is no deadline.')),
  },
  { title: 'InboxItem' },
)

export function presentInboxItem({ subject, contractId, action, why, deadline }: InboxEntry): Static<typeof InboxItem> {
  const contract_id = contractId ? encodeId('con', contractId) : null
  return { subject: presentSubject(subject), contract_id, action, why, deadline }
}

export const exampleInboxItem: Static<typeof InboxItem> = {
  subject: { type: 'application', id: 'app_01kz3v9d6ye8tb2xw4qh5mrc7a' },
  contract_id: null,
  action: 'shortlist',
  why: 'A worker applied to your gig. Shortlist or reject the application.',
  deadline: null,
}
