import type { ProfileKind, ProfileSort, TradeField } from '@parley/sdk'
import { fieldFilterFrom, parseFieldSearch, withoutFields } from '../../app/field-search.ts'
import type { ProfileFilters } from '../../app/queries.ts'
import { centsOf, searchAmount, searchText, searchTexts } from '../../app/search-text.ts'

/** The filters in the page's URL, in addition to those by custom fields. */
export interface PeopleSearch {
  q?: string
  skill?: string[]
  available?: boolean
  max_rate?: number
  kind?: ProfileKind
  sort?: ProfileSort
}

/** Addresses are shared and edited by hand, so anything invalid is ignored. */
export function parsePeopleSearch(raw: Record<string, unknown>): PeopleSearch {
  const [q, skill, max_rate] = [searchText(raw.q), searchTexts(raw.skill), searchAmount(raw.max_rate)]
  return {
    ...(q && { q }),
    ...(skill.length > 0 && { skill }),
    ...(typeof raw.available === 'boolean' && { available: raw.available }),
    ...(max_rate !== undefined && { max_rate }),
    ...((raw.kind === 'person' || raw.kind === 'organization') && { kind: raw.kind }),
    ...((raw.sort === 'newest' || raw.sort === 'rating') && { sort: raw.sort }),
    ...parseFieldSearch(raw),
  }
}

/** What to request. */
export function peopleFiltersFrom(given: PeopleSearch, definitions: readonly TradeField[]): ProfileFilters {
  const { max_rate, ...search } = withoutFields(given)
  const fields = fieldFilterFrom(definitions, given)
  return { ...search, ...(fields && { fields }), ...(max_rate !== undefined && { max_rate_cents: centsOf(max_rate) }) }
}

export type ProfileTab = 'reviews' | 'vouches' | 'gigs'

export function parseProfileSearch(raw: Record<string, unknown>): { tab?: ProfileTab } {
  return raw.tab === 'vouches' || raw.tab === 'gigs' ? { tab: raw.tab } : {}
}
