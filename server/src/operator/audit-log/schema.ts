import { type Static, Type } from 'typebox'
import {
  Answer,
  IdIn,
  IdOut,
  Line,
  Nullable,
  OneOf,
  Strict,
  Text,
  Timestamp,
  withDefault,
} from '../../platform/http/shapes.ts'
import { staffCredentialKinds } from '../../platform/kernel/actor.ts'
import { encodeId, type KeyId, type SessionId } from '../../platform/kernel/ids.ts'
import { type StaffAct as StaffActRow, staffActKinds } from './domain.ts'

const StaffActKind = OneOf('StaffActKind', staffActKinds)

export const StaffAct = Answer(
  {
    id: IdOut('act'),
    kind: StaffActKind,
    user_id: IdOut('usr', 'The operator or arbiter.'),
    on_behalf_of: Nullable(
      IdOut(
        'usr',
        'The managed user for whom the operator’s key acted, or the demo user the operator was viewing as; null otherwise.',
      ),
    ),
    operation: Type.String({ description: 'The id of the operation in this document.', examples: ['suspendUser'] }),
    path: Type.String({ examples: ['/api/users/usr_01kz3v9d6ye8tb2xw4qh5mrc7a/suspend'] }),
    subject_id: Nullable(Type.String({ description: 'The id of the resource it was about.' })),
    reason: Nullable(Type.String({ description: 'The reason, if the request included one.' })),
    credential: Answer({
      kind: OneOf('CredentialKind', staffCredentialKinds),
      id: Type.String({ description: 'The id of the key or session that was used.' }),
    }),
    address: Type.String({ description: 'The network address.', examples: ['203.0.113.5'] }),
    created_at: Timestamp('In real time, even if the sandbox’s clock is ahead.'),
  },
  { title: 'StaffAct' },
)

export const ActOnBehalf = Answer(
  {
    id: IdOut('act'),
    operator_id: IdOut('usr', 'The operator whose key acted.'),
    api_key_id: IdOut('key'),
    operation: Type.String({ description: 'The id of the operation in this document.' }),
    path: Type.String(),
    subject_id: Nullable(Type.String({ description: 'The id of the resource it was about.' })),
    created_at: Timestamp('In real time, even if the sandbox’s clock is ahead.'),
  },
  { title: 'ActOnBehalf', about: 'Something an operator’s key did on behalf of a managed user.' },
)

export const StaffActFilter = Strict({
  user_id: Type.Optional(IdIn('usr', 'Only actions by this operator or arbiter.')),
  on_behalf_of: Type.Optional(IdIn('usr', 'Only actions on behalf of this managed or demo user.')),
  kind: Type.Optional({ ...StaffActKind, description: 'Only what was changed, or only what was read.' }),
  operation: Type.Optional(Line(1, 100, { description: 'Only actions of this kind, such as `suspendUser`.' })),
  subject_id: Type.Optional(Text(1, 100, { description: 'Only actions on the resource with this id.' })),
  since: Type.Optional(Timestamp('Only actions at this time or later, in real time.')),
  until: Type.Optional(Timestamp('Only actions before this time, in real time.')),
})

export const StaffActExport = Strict({
  ...StaffActFilter.properties,
  format: withDefault(OneOf('ExportFormat', ['csv', 'ndjson'] as const), 'csv'),
})

type StaffActAnswer = Static<typeof StaffAct>

const columns: readonly [name: string, value: (act: StaffActAnswer) => string | null][] = [
  ['created_at', (act) => act.created_at],
  ['user_id', (act) => act.user_id],
  ['kind', (act) => act.kind],
  ['operation', (act) => act.operation],
  ['subject_id', (act) => act.subject_id],
  ['reason', (act) => act.reason],
  ['on_behalf_of', (act) => act.on_behalf_of],
  ['path', (act) => act.path],
  ['credential_kind', (act) => act.credential.kind],
  ['credential_id', (act) => act.credential.id],
  ['address', (act) => act.address],
  ['id', (act) => act.id],
]

/** One line for each entry, with a line of names first. */
export function csvOf(acts: readonly StaffActAnswer[]): string {
  const lines = acts.map((act) => columns.map(([, read]) => csvField(read(act))))
  return [columns.map(([name]) => name), ...lines].map((line) => `${line.join(',')}\r\n`).join('')
}

/** One JSON object for each entry. */
export function ndjsonOf(acts: readonly StaffActAnswer[]): string {
  return acts.map((act) => `${JSON.stringify(act)}\n`).join('')
}

// Text that a spreadsheet would run as a formula is prefixed with an apostrophe.
function csvField(value: string | null): string {
  const text = value === null ? '' : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function presentStaffAct(act: StaffActRow): Static<typeof StaffAct> {
  const { credential_kind: kind, credential_id } = act
  return {
    id: encodeId('act', act.id),
    kind: act.kind,
    user_id: encodeId('usr', act.user_id),
    on_behalf_of: act.on_behalf_of && encodeId('usr', act.on_behalf_of),
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

export function presentActOnBehalf(act: StaffActRow): Static<typeof ActOnBehalf> {
  return {
    id: encodeId('act', act.id),
    operator_id: encodeId('usr', act.user_id),
    api_key_id: encodeId('key', act.credential_id as KeyId),
    operation: act.operation,
    path: act.path,
    subject_id: act.subject,
    created_at: act.created_at,
  }
}

export const exampleActOnBehalf: Static<typeof ActOnBehalf> = {
  id: 'act_01kz3v9d6ye8tb2xw4qh5mrc7a',
  operator_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7b',
  api_key_id: 'key_01kz3v9d6ye8tb2xw4qh5mrc7d',
  operation: 'applyToGig',
  path: '/api/gigs/gig_01kz3v9d6ye8tb2xw4qh5mrc7a/apply',
  subject_id: 'app_01kz3v9d6ye8tb2xw4qh5mrc7e',
  created_at: '2026-11-14T23:55:00.000Z',
}

export const exampleStaffAct: Static<typeof StaffAct> = {
  id: 'act_01kz3v9d6ye8tb2xw4qh5mrc7a',
  kind: 'write',
  user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7b',
  on_behalf_of: null,
  operation: 'suspendUser',
  path: '/api/users/usr_01kz3v9d6ye8tb2xw4qh5mrc7a/suspend',
  subject_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  reason: 'Several users reported spam.',
  credential: { kind: 'session', id: 'ses_01kz3v9d6ye8tb2xw4qh5mrc7c' },
  address: '203.0.113.5',
  created_at: '2026-11-14T23:55:00.000Z',
}
