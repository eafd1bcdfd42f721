import { type Static, Type } from 'typebox'
import { Nullable, Strict, Timestamp } from '../../platform/http/shapes.ts'
import { presentSubject } from '../feed/domain.ts'
import type { Waiting } from './domain.ts'

export const InboxItem = Strict(
  {
    subject: Strict(
      { type: Type.String({ description: 'The kind of resource.' }), id: Type.String({ description: 'Its id.' }) },
      { description: 'The resource that waits.' },
    ),
    action: Type.String({ description: 'The action to take.' }),
    why: Type.String({ description: 'A text for people: what happened, and what they can do.' }),
    deadline: Nullable(Timestamp('When it is decided without the caller; null if there is no deadline.')),
  },
  { title: 'InboxItem' },
)

export function presentInboxItem({ subject, action, why, deadline }: Waiting): Static<typeof InboxItem> {
  return { subject: presentSubject(subject), action, why, deadline }
}

export const exampleInboxItem: Static<typeof InboxItem> = {
  subject: { type: 'application', id: 'app_01kz3v9d6ye8tb2xw4qh5mrc7a' },
  action: 'shortlist',
  why: 'A worker applied to your gig. Shortlist or reject the application, or open a negotiation.',
  deadline: null,
}
