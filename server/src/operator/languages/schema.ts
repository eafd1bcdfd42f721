import { type Static, Type } from 'typebox'
import { Answer, described, IdOut, Language, ListOf, Nullable, Strict, Timestamp } from '../../platform/http/shapes.ts'
import { languages } from '../../platform/kernel/languages.ts'
import type { StoredDocument } from '../settings/domain.ts'
import { presentVersion } from '../settings/schema.ts'

export const LanguageChanges = Strict(
  {
    default: described(
      Language,
      'Used for people who haven’t chosen a language and whose browser asks for none of the offered ones.',
    ),
    offered: ListOf(Language, languages.length, {
      minItems: 1,
      uniqueItems: true,
      description: 'The languages people can choose from. Must include `default`.',
    }),
  },
  { title: 'LanguageChanges' },
)

export const OperatorLanguages = Answer(
  {
    default: Language,
    offered: Type.Array(Language),
    version: Type.Integer({ description: 'Goes up with each change, for `If-Match`; 0 if nothing has been changed.' }),
    changed_at: Nullable(
      Timestamp('When they were last changed (real time, not the sandbox’s clock). Null if they never were.'),
    ),
    changed_by: Nullable(IdOut('usr', 'The operator who last changed it.')),
  },
  { title: 'OperatorLanguages' },
)

export function presentLanguages({
  value: { default: fallback, offered },
  change,
}: StoredDocument<'languages'>): Static<typeof OperatorLanguages> {
  return {
    default: fallback,
    offered: [...offered],
    ...presentVersion(change),
  }
}

export const exampleLanguages: Static<typeof OperatorLanguages> = {
  default: 'de',
  offered: ['de', 'fr', 'en'],
  version: 14,
  changed_at: '2026-11-19T09:00:00.000Z',
  changed_by: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
}
