import type { Static } from 'typebox'
import { gigSorts, rateTypes } from '../../market/gigs/domain.ts'
import { GigFilter } from '../../market/gigs/schema.ts'
import { profileKinds, profileSorts } from '../../people/profiles/domain.ts'
import { ProfileFilter } from '../../people/profiles/schema.ts'
import { type FieldFilter, filterNamesOf } from '../../platform/fields/domain.ts'
import { filterIssues } from '../../platform/fields/service.ts'
import { fractionDigits } from '../../platform/kernel/money.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { type FieldDefinition, inUse } from '../../platform/kernel/trade.ts'
import { validatorOf } from '../../platform/validation/validate.ts'
import { FIELD_PREFIX } from './field-filters.ts'

// The fields of the search forms. The console uses the same ones in its addresses, so that a search can be shared. Browsers also
// send empty fields, and links can contain anything: invalid values are left out, instead of refusing to show a page.

export interface Search<Filter> {
  filter: Filter
  /** What to show in the fields of the form. */
  typed: Readonly<Record<string, string>>
}

export function gigSearchFrom(query: URLSearchParams, { currency, trade }: Site): Search<GigSearch> {
  const text = (name: string) => textIn(query, name)
  const filter = validOnly(isGigFilter, {
    q: text('q'),
    skill: listIn(query, 'skill'),
    category: text('category'),
    fields: fieldFilterIn(query, trade.gig_fields),
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

export function peopleSearchFrom(
  query: URLSearchParams,
  { currency, trade }: Site,
): Search<Static<typeof ProfileFilter>> {
  const text = (name: string) => textIn(query, name)
  const filter = validOnly(isProfileFilter, {
    q: text('q'),
    skill: listIn(query, 'skill'),
    fields: fieldFilterIn(query, trade.profile_fields),
    available: text('available') === 'true' ? true : undefined,
    max_rate_cents: centsFrom(text('max_rate'), currency),
    kind: oneOf(profileKinds, text('kind')),
    sort: oneOf(profileSorts, text('sort')),
  })
  return { filter, typed: typedIn(query) }
}

type GigSearch = Omit<Static<typeof GigFilter>, 'status' | 'client_id'>

// Each field by itself, so that an invalid one doesn't affect the others.
function validOnly<Filter extends object>(
  isValid: (filter: Filter) => boolean,
  fields: { [K in keyof Filter]: unknown },
) {
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

/** Several values: in one field with commas between them, or the field repeated, or a list as JSON. */
function listIn(query: URLSearchParams, name: string): string[] | undefined {
  const values = query
    .getAll(name)
    .flatMap((text) =>
      text
        .replaceAll('\0', '')
        .replace(/^\[|\]$/g, '')
        .split(','),
    )
    .map((value) => value.trim().replace(/^"|"$/g, ''))
    .filter((value) => value !== '')
  return values.length > 0 ? [...new Set(values)] : undefined
}

/** What the query asks of custom fields: whatever fits one that lists can be filtered by. */
function fieldFilterIn(query: URLSearchParams, definitions: readonly FieldDefinition[]): FieldFilter | undefined {
  const entries = definitions.flatMap((definition) =>
    filterNamesOf(definition).flatMap((name): [string, string | string[]][] => {
      const value = validValue(query, definition, FIELD_PREFIX + name)
      const fits = value !== undefined && filterIssues(definitions, { [name]: value }).length === 0
      return fits ? [[name, value]] : []
    }),
  )
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function validValue(query: URLSearchParams, { options }: FieldDefinition, name: string) {
  if (options.length === 0) return textIn(query, name)
  const chosen = listIn(query, name) ?? []
  const keys = inUse(options).map(({ key }) => key)
  return keys.filter((key) => chosen.includes(key))
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
  return { ...Object.fromEntries(entries), skill: (listIn(query, 'skill') ?? []).join(', ').slice(0, TYPED_MAX) }
}

const TYPED_MAX = 500
