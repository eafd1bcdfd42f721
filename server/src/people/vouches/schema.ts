import { type Static, Type } from 'typebox'
import { Answer, IdOut, Line, ListOf, Removal, Strict, Text, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import type { Vouch as VouchRow } from './domain.ts'

export const NewVouch = Strict(
  {
    message: Text(1, 1_000, { description: 'Why you recommend this user.' }),
    skills: Type.Optional(ListOf(Line(1, 60), 20, { uniqueItems: true })),
  },
  { title: 'NewVouch' },
)

export const Vouch = Answer(
  {
    id: IdOut('vch'),
    from_user_id: IdOut('usr', 'The author of the vouch.'),
    user_id: IdOut('usr', 'The recommended user.'),
    message: Type.String(),
    skills: Type.Array(Type.String()),
    verified: Type.Boolean({ description: 'Whether at least 1,000 cents have been paid out between the two users.' }),
    created_at: Timestamp(),
    removal: Removal,
  },
  { title: 'Vouch' },
)

export function presentVouch(vouch: VouchRow): Static<typeof Vouch> {
  return {
    id: encodeId('vch', vouch.id),
    from_user_id: encodeId('usr', vouch.from_user_id),
    user_id: encodeId('usr', vouch.user_id),
    message: vouch.message,
    skills: [...vouch.skills],
    verified: vouch.verified,
    created_at: vouch.created_at,
    ...(vouch.removal && { removal: vouch.removal }),
  }
}

export const exampleVouch: Static<typeof Vouch> = {
  id: 'vch_01kz3vm3h5k7n9q1s3v5x7z9b1',
  from_user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  user_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  message: 'Fast, and every page was right.',
  skills: ['french'],
  verified: true,
  created_at: '2026-12-20T10:00:00.000Z',
}
