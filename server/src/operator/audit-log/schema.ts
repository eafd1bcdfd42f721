import { type Static, Type } from 'typebox'
import { Answer, IdIn, IdOut, Line, Nullable, OneOf, Strict, Text, Timestamp } from '../../platform/http/shapes.ts'
import { staffCredentialKinds } from '../../platform/kernel/actor.ts'
import { encodeId, type KeyId, type SessionId } from '../../platform/kernel/ids.ts'
import type { StaffAct as StaffActRow } from './domain.ts'

export const StaffAct = Answer(
  {
    id: IdOut('act'),
    user_id: IdOut('usr', 'The operator or arbiter.'),
    operation: Type.String({ description: 'The id of the operation in this document.', examples: ['suspendUser'] }),
    path: Type.String({ examples: ['/api/users/usr_01kz3v9d6ye8tb2xw4qh5mrc7a/suspend'] }),
    subject_id: Nullable(Type.String({ description: 'The id of what it was about.' })),
    reason: Nullable(Type.String({ description: 'Why, if the request said so.' })),
    credential: Answer({
      kind: OneOf('CredentialKind', staffCredentialKinds),
      id: Type.String({ description: 'The id of the key or session that was used.' }),
    }),
    address: Type.String({ description: 'The network address.', examples: ['203.0.113.5'] }),
    created_at: Timestamp('In real time, also when the clock of the sandbox is ahead.'),
  },
  { title: 'StaffAct' },
)

export const StaffActFilter = Strict({
  user_id: Type.Optional(IdIn('usr', 'Only acts of this operator or arbiter.')),
  operation: Type.Optional(Line(1, 100, { description: 'Only acts of this kind, such as `suspendUser`.' })),
  subject_id: Type.Optional(Text(1, 100, { description: 'Only acts on what has this id.' })),
})

export function presentStaffAct(act: StaffActRow): Static<typeof StaffAct> {
  const { credential_kind: kind, credential_id } = act
  return {
    id: encodeId('act', act.id),
    user_id: encodeId('usr', act.user_id),
    operation: act.operation,
    path: act.path,
    subject_id: act.subject,
    reason: act.reason,
    credential: {
      kind,
      id: kind === 'key' ? encodeId('key', credential_id as KeyId) : encodeId('ses', credential_id as SessionId),
    },
    address: act.address,
    created_at: act.created_at,
  }
}

export const exampleStaffAct: Static<typeof StaffAct> = {
  id: 'act_01kz3v9d6ye8tb2xw4qh5mrc7a',
  user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7b',
  operation: 'suspendUser',
  path: '/api/users/usr_01kz3v9d6ye8tb2xw4qh5mrc7a/suspend',
  subject_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  reason: 'Several users reported spam.',
  credential: { kind: 'session', id: 'ses_01kz3v9d6ye8tb2xw4qh5mrc7c' },
  address: '203.0.113.5',
  created_at: '2026-11-14T23:55:00.000Z',
}
