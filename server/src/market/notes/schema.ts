import { type Static, Type } from 'typebox'
import { Answer, IdIn, IdOut, Nullable, Strict, Text, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import type { Note as NoteRow } from './domain.ts'

const NoteText = Text(1, 5_000, { description: 'Plain text.' })

export const NewNote = Strict(
  {
    application_id: Type.Optional(IdIn('app', 'The application it’s about: one to your gig, or one of yours.')),
    user_id: Type.Optional(IdIn('usr', 'The user it’s about.')),
    text: NoteText,
  },
  {
    title: 'NewNote',
    'x-alternatives': [
      { required: ['application_id'], without: ['user_id'] },
      { required: ['user_id'], without: ['application_id'] },
    ],
  },
)

export const NoteChanges = Strict({ text: NoteText }, { title: 'NoteChanges' })

export const NoteFilter = Strict({
  user_id: Type.Optional(IdIn('usr', 'Only notes about this user, and on applications between the two of you.')),
  application_id: Type.Optional(IdIn('app', 'Only notes on this application.')),
  gig_id: Type.Optional(IdIn('gig', 'Only notes on applications to this gig.')),
})

export const Note = Answer(
  {
    id: IdOut('nte'),
    user_id: IdOut('usr', 'The user it’s about. For a note on an application: the other side.'),
    application_id: Nullable(IdOut('app', 'The application it’s about, if any.')),
    text: Type.String(),
    version: Type.Integer({ description: 'Increases with every change; part of the ETag.' }),
    created_at: Timestamp(),
    updated_at: Timestamp(),
  },
  { title: 'Note' },
)

export function presentNote(note: NoteRow): Static<typeof Note> {
  return {
    id: encodeId('nte', note.id),
    user_id: encodeId('usr', note.user_id),
    application_id: note.application_id && encodeId('app', note.application_id),
    text: note.text,
    version: note.version,
    created_at: note.created_at,
    updated_at: note.updated_at,
  }
}

export const exampleNote: Static<typeof Note> = {
  id: 'nte_01kz3vm3h5k7n9q1s3v5x7z9b1',
  user_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  application_id: 'app_01kz3v9d6ye8tb2xw4qh5mrc7a',
  text: 'Strong portfolio. Ask about March.',
  version: 1,
  created_at: '2026-11-16T10:00:00.000Z',
  updated_at: '2026-11-16T10:00:00.000Z',
}
