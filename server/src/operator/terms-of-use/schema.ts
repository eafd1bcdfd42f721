import { type Static, Type } from 'typebox'
import type { TermsAcceptance as TermsAcceptanceRow } from '../../people/terms-of-use/domain.ts'
import { exampleTermsFacts, presentTermsFacts, termsFacts, VersionNumber } from '../../people/terms-of-use/schema.ts'
import {
  Answer,
  described,
  HttpsUrl,
  IdIn,
  IdOut,
  Nullable,
  Strict,
  Text,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import type { CountedVersion } from './domain.ts'

export const NewTerms = Strict(
  {
    text: Type.Optional(Text(1, 100_000, { description: 'The terms in Markdown.' })),
    external_url: Type.Optional(described(HttpsUrl(), 'The address of the terms, if they’re hosted elsewhere.')),
    summary: Type.Optional(
      Text(1, 2_000, {
        description: 'What has changed, in Markdown. It’s shown in the email and before people accept.',
      }),
    ),
    effective_at: Type.Optional(Timestamp('When it takes effect, in real time. Default: the earliest time possible.')),
  },
  {
    title: 'NewTerms',
    'x-alternatives': [
      { required: ['text'], without: ['external_url'] },
      { required: ['external_url'], without: ['text'] },
    ],
  },
)

export const WithdrawnVersion = Strict(
  { terms_version: VersionNumber('The planned version.') },
  { title: 'WithdrawnVersion' },
)

export const OperatorTermsVersion = Answer(
  {
    ...termsFacts,
    published_by: IdOut('usr', 'The operator who published it.'),
    withdrawn_at: Nullable(Timestamp('When it was withdrawn (real time). Null if it wasn’t.')),
    withdrawn_by: Nullable(IdOut('usr', 'The operator who withdrew it.')),
    acceptance_count: Type.Integer({ description: 'How many users have accepted it.' }),
  },
  { title: 'OperatorTermsVersion', about: 'A version of the terms of use, as operators see it.' },
)

export const TermsAcceptance = Answer(
  {
    user_id: IdOut('usr'),
    terms_version: Type.Integer(),
    accepted_at: Timestamp('When the user accepted it (real time).'),
    session_id: Nullable(IdOut('ses', 'The session that accepted it, if any.')),
    key_id: Nullable(IdOut('key', 'The key that accepted it, if any.')),
    accepted_by: Nullable(IdOut('usr', 'The operator whose key accepted it for a managed user.')),
  },
  {
    title: 'TermsAcceptance',
    about:
      'Who accepted a version, when, and with which session or key. If there is neither a session nor a key, the user accepted it when signing up.',
  },
)

export const TermsAcceptanceFilter = Strict({
  terms_version: Type.Optional(VersionNumber('Only acceptances of this version.')),
  user_id: Type.Optional(IdIn('usr', 'Only acceptances by this user.')),
})

export function presentOperatorTerms(version: CountedVersion, publicUrl: string): Static<typeof OperatorTermsVersion> {
  const { published_by, withdrawn_at, withdrawn_by, acceptance_count } = version
  return {
    ...presentTermsFacts(version, publicUrl),
    published_by: encodeId('usr', published_by),
    withdrawn_at,
    withdrawn_by: withdrawn_by && encodeId('usr', withdrawn_by),
    acceptance_count,
  }
}

export function presentAcceptance(acceptance: TermsAcceptanceRow): Static<typeof TermsAcceptance> {
  const { user_id, version, accepted_at, session_id, key_id, accepted_by } = acceptance
  return {
    user_id: encodeId('usr', user_id),
    terms_version: version,
    accepted_at,
    session_id: session_id && encodeId('ses', session_id),
    key_id: key_id && encodeId('key', key_id),
    accepted_by: accepted_by && encodeId('usr', accepted_by),
  }
}

export const exampleOperatorTerms: Static<typeof OperatorTermsVersion> = {
  ...exampleTermsFacts,
  published_by: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  withdrawn_at: null,
  withdrawn_by: null,
  acceptance_count: 12,
}

export const exampleAcceptance: Static<typeof TermsAcceptance> = {
  user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  terms_version: 2,
  accepted_at: '2026-11-16T08:30:00.000Z',
  session_id: 'ses_01kz3v9d6ye8tb2xw4qh5mrc7a',
  key_id: null,
  accepted_by: null,
}
