import type { GigSort, GigStatus, RateType, TradeField } from '@parley/sdk'
import { fieldFilterFrom, parseFieldSearch, withoutFields } from '../../app/field-search.ts'
import type { GigFilters } from '../../app/queries.ts'
import { centsOf, searchAmount, searchText, searchTexts } from '../../app/search-text.ts'

/** The filters in the page's URL, in addition to those by custom fields. */
export interface GigSearch {
  q?: string
  skill?: string[]
  category?: string
  rate_type?: RateType
  min_rate?: number
  max_rate?: number
  remote?: boolean
  sort?: GigSort
}

const SORTS: readonly string[] = ['newest', 'relevance', 'rate_high', 'rate_low', 'closing_soon'] satisfies GigSort[]
const STATES: readonly string[] = ['draft', 'open', 'paused', 'filled', 'closed', 'expired'] satisfies GigStatus[]

/** Addresses are shared and edited by hand, so anything invalid is ignored. */
export function parseGigSearch(raw: Record<string, unknown>): GigSearch {
  const [q, category, skill] = [searchText(raw.q), searchText(raw.category), searchTexts(raw.skill)]
  const [min_rate, max_rate] = [searchAmount(raw.min_rate), searchAmount(raw.max_rate)]
  return {
    ...(q && { q }),
    ...(skill.length > 0 && { skill }),
    ...(category && { category }),
    ...((raw.rate_type === 'hourly' || raw.rate_type === 'fixed') && { rate_type: raw.rate_type }),
    ...(min_rate !== undefined && { min_rate }),
    ...(max_rate !== undefined && { max_rate }),
    ...(typeof raw.remote === 'boolean' && { remote: raw.remote }),
    ...(SORTS.includes(String(raw.sort)) && { sort: raw.sort as GigSort }),
    ...parseFieldSearch(raw),
  }
}

/** What to request. Without search words, there's nothing to sort by relevance to. */
export function filtersFrom(given: GigSearch, definitions: readonly TradeField[]): GigFilters {
  const { sort, min_rate, max_rate, ...search } = withoutFields(given)
  const fields = fieldFilterFrom(definitions, given)
  const isPossible = sort !== undefined && (sort !== 'relevance' || search.q !== undefined)
  return {
    ...search,
    ...(fields && { fields }),
    ...(min_rate !== undefined && { min_rate_cents: centsOf(min_rate) }),
    ...(max_rate !== undefined && { max_rate_cents: centsOf(max_rate) }),
    ...(isPossible ? { sort } : search.q !== undefined && { sort: 'relevance' }),
  }
}

export interface MineSearch {
  view?: 'applied' | 'templates'
  status?: GigStatus
}

/** The gig or the template that a new gig is copied from. */
export function parseNewGigSearch({ from }: Record<string, unknown>): { from?: string } {
  return typeof from === 'string' && /^(gig|tpl)_/.test(from) ? { from } : {}
}

export function parseMineSearch(raw: Record<string, unknown>): MineSearch {
  return {
    ...((raw.view === 'applied' || raw.view === 'templates') && { view: raw.view }),
    ...(STATES.includes(String(raw.status)) && { status: raw.status as GigStatus }),
  }
}
