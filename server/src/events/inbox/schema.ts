import { type Static, Type } from 'typebox'
import { Nullable, Strict, Timestamp } from '../../platform/http/shapes.ts'
import { presentSubject } from '../feed/domain.ts'
import type { InboxEntry } from './domain.ts'

export const InboxItem = Strict(
  {
    subject: Strict(
      { type: Type.String({ description: 'The kind of resource.' }), id: Type.String({ description: 'Its id.' }) },
      { description: 'What waits.' },
    ),
    action: Type.String({ description: 'What is asked of the caller.' }),
    why: Type.String({ description: 'For people: what happened, and what can be done about it.' }),
    deadline: Nullable(Timestamp('When it is decided without the caller; null when it waits for ever.')),
  },
  { title: 'InboxItem' },
)

export function presentInboxItem({ subject, action, why, deadline }: InboxEntry): Static<typeof InboxItem> {
  return { subject: presentSubject(subject), action, why, deadline }
}

export const exampleInboxItem: Static<typeof InboxItem> = {
  subject: { type: 'application', id: 'app_01kz3v9d6ye8tb2xw4qh5mrc7a' },
  action: 'shortlist',
  why: 'Somebody applied to your gig. Shortlist or reject the application.',
  deadline: null,
}
