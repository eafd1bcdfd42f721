import type { Static } from 'typebox'
import { gigSorts, rateTypes } from '../../market/gigs/domain.ts'
import { GigFilter } from '../../market/gigs/schema.ts'
import { profileKinds, profileSorts } from '../../people/profiles/domain.ts'
import { ProfileFilter } from '../../people/profiles/schema.ts'
import { fractionDigits } from '../../platform/kernel/money.ts'
import { validatorOf } from '../../platform/validation/validate.ts'

// The fields of the search forms, which the console has in its addresses too, so that a search can be shared. Browsers also send the empty ones, and links may carry anything: what does not fit is left
// out, instead of refusing to show a page.

export interface Search<Filter> {
  filter: Filter
  /** What to show in the fields of the form. */
  typed: Readonly<Record<string, string>>
}

export function gigSearchFrom(query: URLSearchParams, currency: string): Search<GigSearch> {
  const text = (name: string) => textIn(query, name)
  const filter = clean(isGigFilter, {
    q: text('q'),
    skill: skillsIn(query),
    category: text('category'),
    rate_type: oneOf(rateTypes, text('rate_type')),
    min_rate_cents: centsFrom(text('min_rate'), currency),
    max_rate_cents: centsFrom(text('max_rate'), currency),
    remote: text('remote') === 'true' ? true : undefined,
    sort: oneOf(gigSorts, text('sort')),
  })
  // Without words there is nothing to be relevant to.
  if (filter.q === undefined && filter.sort === 'relevance') delete filter.sort
  return { filter, typed: typedIn(query) }
}

export function peopleSearchFrom(query: URLSearchParams, currency: string): Search<Static<typeof ProfileFilter>> {
  const text = (name: string) => textIn(query, name)
  const filter = clean(isProfileFilter, {
    q: text('q'),
    skill: skillsIn(query),
    available: text('available') === 'true' ? true : undefined,
    max_rate_cents: centsFrom(text('max_rate'), currency),
    kind: oneOf(profileKinds, text('kind')),
    sort: oneOf(profileSorts, text('sort')),
  })
  return { filter, typed: typedIn(query) }
}

type GigSearch = Omit<Static<typeof GigFilter>, 'status' | 'client_id'>

// Each field by itself, so that one that does not fit leaves the others in place.
function clean<Filter extends object>(isValid: (filter: Filter) => boolean, fields: { [K in keyof Filter]: unknown }) {
  const entries = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && isValid({ [name]: value } as Filter),
  )
  return Object.fromEntries(entries) as Filter
}

const gigIssuesOf = validatorOf(GigFilter)
const profileIssuesOf = validatorOf(ProfileFilter)
const isGigFilter = (filter: GigSearch) => gigIssuesOf(filter).length === 0
const isProfileFilter = (filter: Static<typeof ProfileFilter>) => profileIssuesOf(filter).length === 0

function textIn(query: URLSearchParams, name: string): string | undefined {
  // PostgreSQL cannot store or compare NUL.
  const text = query.get(name)?.replaceAll('\0', '').trim()
  return text ? text : undefined
}

/** Skills stand in one field with commas between them; an address may also repeat the field, or have a list as JSON. */
function skillsIn(query: URLSearchParams): string[] | undefined {
  const skills = query
    .getAll('skill')
    .flatMap((text) =>
      text
        .replaceAll('\0', '')
        .replace(/^\[|\]$/g, '')
        .split(','),
    )
    .map((skill) => skill.trim().replace(/^"|"$/g, ''))
    .filter((skill) => skill !== '')
  return skills.length > 0 ? [...new Set(skills)] : undefined
}

function oneOf<T extends string>(allowed: readonly T[], text: string | undefined): T | undefined {
  return allowed.find((one) => one === text)
}

function centsFrom(text: string | undefined, currency: string): number | undefined {
  if (text === undefined || !/^\d{1,12}([.,]\d{1,2})?$/.test(text)) return undefined
  return Math.round(Number(text.replace(',', '.')) * 10 ** fractionDigits(currency))
}

function typedIn(query: URLSearchParams): Record<string, string> {
  const names = ['q', 'category', 'rate_type', 'min_rate', 'max_rate', 'remote', 'sort', 'available', 'kind']
  const entries = names.map((name) => [name, textIn(query, name)?.slice(0, TYPED_MAX) ?? ''])
  return { ...Object.fromEntries(entries), skill: (skillsIn(query) ?? []).join(', ').slice(0, TYPED_MAX) }
}

const TYPED_MAX = 500
