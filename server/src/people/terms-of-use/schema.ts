import { type Static, Type } from 'typebox'
import { Answer, Nullable, OneOf, Strict, Timestamp, Whole } from '../../platform/http/shapes.ts'
import { termsUrl } from '../../platform/kernel/terms-of-use.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { type TermsVersion as TermsVersionRow, termsStatuses } from './domain.ts'

const VERSION_MAX = 1_000_000

/** The number of a version in a request. Not `version`, which is what `If-Match` refers to in other resources. */
export function VersionNumber(description: string) {
  return Whole(1, VERSION_MAX, { description })
}

const facts = {
  terms_version: Type.Integer({ description: 'Versions are numbered from 1.', examples: [2] }),
  url: Type.String({
    description: 'The page where people can read and accept it.',
    examples: ['https://market.example/terms/2'],
  }),
  summary: Nullable(Type.String({ description: 'What has changed, in Markdown.' })),
  effective_at: Timestamp('When it takes effect, in real time.'),
}

export const termsFacts = {
  ...facts,
  status: OneOf('TermsStatus', termsStatuses),
  external_url: Nullable(Type.String({ description: 'The address of the terms, if they’re hosted elsewhere.' })),
  published_at: Timestamp('When it was published, in real time.'),
}

export const TermsVersion = Answer(
  {
    ...termsFacts,
    text: Nullable(Type.String({ description: 'The terms in Markdown; null if they’re at `external_url`.' })),
  },
  { title: 'TermsVersion', about: 'A version of the marketplace’s terms of use.' },
)

export const CurrentTerms = Answer(
  {
    in_force: Nullable({ ...TermsVersion, description: 'Null if the marketplace has no terms of use.' }),
    planned: Nullable({ ...TermsVersion, description: 'The version that will replace it, if one has been published.' }),
  },
  { title: 'CurrentTerms' },
)

const OwnTermsVersion = Answer(
  { ...facts, accepted_at: Nullable(Timestamp('When the user accepted it, in real time; null if they haven’t.')) },
  { title: 'OwnTermsVersion', about: 'A version of the terms of use, and whether the user has accepted it.' },
)

export const OwnTerms = Answer(
  {
    in_force: Nullable({
      ...OwnTermsVersion,
      description:
        'Until the user accepts it, taking on new obligations is refused with `terms_not_accepted`. Null if the marketplace has no terms.',
    }),
    planned: Nullable({
      ...OwnTermsVersion,
      description: 'The version that will replace it. It can already be accepted.',
    }),
  },
  { title: 'OwnTerms', about: 'The terms of use, and whether the user has accepted them.' },
)

export const AcceptedVersion = Strict(
  { terms_version: VersionNumber('The version in force, or the planned one.') },
  { title: 'AcceptedVersion' },
)

/** What's the same in every view of a version. */
export function presentTermsFacts(
  { version, status, external_url, summary, effective_at, published_at }: TermsVersionRow,
  publicUrl: string,
) {
  const url = termsUrl(publicUrl, version)
  return { terms_version: version, status, url, external_url, summary, effective_at, published_at }
}

export function presentTerms(version: TermsVersionRow, publicUrl: string): Static<typeof TermsVersion> {
  return { ...presentTermsFacts(version, publicUrl), text: version.text }
}

export function presentOwnTerms(
  { version, summary, effective_at }: TermsVersionRow,
  accepted_at: Instant | null,
  publicUrl: string,
): Static<typeof OwnTermsVersion> {
  return { terms_version: version, url: termsUrl(publicUrl, version), summary, effective_at, accepted_at }
}

export const exampleTermsFacts = {
  terms_version: 2,
  status: 'planned',
  url: 'https://market.example/terms/2',
  external_url: null,
  summary: 'Refunds are now explained in plain words.',
  effective_at: '2026-12-01T00:00:00.000Z',
  published_at: '2026-11-14T23:55:00.000Z',
} as const

export const exampleTerms: Static<typeof TermsVersion> = {
  ...exampleTermsFacts,
  terms_version: 1,
  status: 'in_force',
  url: 'https://market.example/terms/1',
  summary: null,
  text: '# Terms of use\n\nBe honest about what you offer, and pay for what you’ve agreed on.',
  effective_at: '2026-03-01T00:00:00.000Z',
  published_at: '2026-03-01T00:00:00.000Z',
}

export const exampleOwnTerms: Static<typeof OwnTerms> = {
  in_force: {
    terms_version: exampleTerms.terms_version,
    url: exampleTerms.url,
    summary: null,
    effective_at: exampleTerms.effective_at,
    accepted_at: '2026-03-02T10:15:00.000Z',
  },
  planned: null,
}
