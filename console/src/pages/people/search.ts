import type { ProfileKind, ProfileSort } from '@parley/sdk'
import { isCents, searchText, searchTexts } from '../../app/search-text.ts'

/** The filters as they stand in the address of the page; the same as those of the API. */
export interface PeopleSearch {
  q?: string
  skill?: string[]
  available?: boolean
  max_rate_cents?: number
  kind?: ProfileKind
  sort?: ProfileSort
}

/** Addresses are shared and typed by hand: whatever makes no sense is left out. */
export function parsePeopleSearch(raw: Record<string, unknown>): PeopleSearch {
  const [q, skill] = [searchText(raw.q), searchTexts(raw.skill)]
  return {
    ...(q && { q }),
    ...(skill.length > 0 && { skill }),
    ...(typeof raw.available === 'boolean' && { available: raw.available }),
    ...(isCents(raw.max_rate_cents) && { max_rate_cents: raw.max_rate_cents }),
    ...((raw.kind === 'person' || raw.kind === 'organization') && { kind: raw.kind }),
    ...((raw.sort === 'newest' || raw.sort === 'rating') && { sort: raw.sort }),
  }
}

export type ProfileTab = 'reviews' | 'vouches' | 'gigs'

export function parseProfileSearch(raw: Record<string, unknown>): { tab?: ProfileTab } {
  return raw.tab === 'vouches' || raw.tab === 'gigs' ? { tab: raw.tab } : {}
}
