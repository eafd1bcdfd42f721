import { type Static, Type } from 'typebox'
import { Answer, IdIn, IdOut, Strict, Subject, Text, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { type Notice as NoticeRow, presentSubjectOf } from './domain.ts'
import { exampleRemoved } from './schema.ts'

export const NewNotice = Strict(
  {
    text: Text(1, 2_000, { description: 'What the user should know. It’s also in the email.' }),
    subject_id: Type.Optional(
      IdIn('gig', 'What it’s about: the id of the user’s gig, review, vouch or message. Default: their profile.'),
    ),
  },
  { title: 'NewNotice' },
)

export const Notice = Answer(
  {
    id: IdOut('ntc'),
    subject: Subject('What it’s about.'),
    text: Type.String(),
    created_at: Timestamp(),
  },
  { title: 'Notice', about: 'What the operators told you.' },
)

export const OperatorNotice = Answer(
  {
    ...Notice.properties,
    user_id: IdOut('usr', 'Who got it.'),
    sent_by: IdOut('usr', 'The operator; the user isn’t told.'),
  },
  { title: 'OperatorNotice', about: 'A notice as operators see it.' },
)

/** Events are never deleted, so they have no words of anyone. */
export const NoticeEvent = Answer({ id: IdOut('ntc'), subject: Subject() }, { title: 'NoticeFacts' })

export function presentNotice(notice: NoticeRow): Static<typeof Notice> {
  const { id, text, created_at } = notice
  return { id: encodeId('ntc', id), subject: presentSubjectOf(notice), text, created_at }
}

export function presentOperatorNotice(notice: NoticeRow): Static<typeof OperatorNotice> {
  const { user_id, sent_by } = notice
  return { ...presentNotice(notice), user_id: encodeId('usr', user_id), sent_by: encodeId('usr', sent_by) }
}

export function presentNoticeEvent(notice: NoticeRow): Static<typeof NoticeEvent> {
  const { id, subject } = presentNotice(notice)
  return { id, subject }
}

export const exampleNotice: Static<typeof Notice> = {
  id: 'ntc_01kz3v9d6ye8tb2xw4qh5mrc7a',
  subject: exampleRemoved.subject,
  text: 'Please take the fee out of this gig. Gigs can’t ask workers for money.',
  created_at: '2026-11-18T12:00:00.000Z',
}

export const exampleOperatorNotice: Static<typeof OperatorNotice> = {
  ...exampleNotice,
  user_id: exampleRemoved.owner_id,
  sent_by: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
}

export const exampleNoticeEvent: Static<typeof NoticeEvent> = { id: exampleNotice.id, subject: exampleNotice.subject }
