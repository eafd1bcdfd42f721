import { type Static, Type } from 'typebox'
import { Answer, Nullable, Subject, Timestamp } from '../../platform/http/shapes.ts'
import { presentSubject } from '../feed/domain.ts'
import type { InboxEntry } from './domain.ts'

export const InboxItem = Answer(
  {
    subject: Subject('The resource that waits.'),
    action: Type.String({ description: 'The action that the caller can take.' }),
    why: Type.String({ description: 'Text for the user: what happened, and what to do.' }),
    deadline: Nullable(Timestamp('When it is decided without the caller; null when there is no deadline.')),
  },
  { title: 'InboxItem' },
)

export function presentInboxItem({ subject, action, why, deadline }: InboxEntry): Static<typeof InboxItem> {
  return { subject: presentSubject(subject), action, why, deadline }
}

export const exampleInboxItem: Static<typeof InboxItem> = {
  subject: { type: 'application', id: 'app_01kz3v9d6ye8tb2xw4qh5mrc7a' },
  action: 'shortlist',
  why: 'A worker applied to your gig. Shortlist or reject the application.',
  deadline: null,
}
