import type { GigSort, GigStatus, RateType } from '@parley/sdk'
import type { GigFilters } from '../../app/queries.ts'
import { isCents, searchText, searchTexts } from '../../app/search-text.ts'

/** The filters as they stand in the address of the page. */
export interface GigSearch {
  q?: string
  skill?: string[]
  category?: string
  rate_type?: RateType
  min_rate_cents?: number
  max_rate_cents?: number
  remote?: boolean
  sort?: GigSort
}

const SORTS: readonly string[] = ['newest', 'relevance', 'rate_high', 'rate_low', 'closing_soon'] satisfies GigSort[]
const STATES: readonly string[] = ['draft', 'open', 'paused', 'filled', 'closed', 'expired'] satisfies GigStatus[]

/** Addresses are shared and typed by hand: whatever makes no sense is left out. */
export function parseGigSearch(raw: Record<string, unknown>): GigSearch {
  const [q, category, skill] = [searchText(raw.q), searchText(raw.category), searchTexts(raw.skill)]
  return {
    ...(q && { q }),
    ...(skill.length > 0 && { skill }),
    ...(category && { category }),
    ...((raw.rate_type === 'hourly' || raw.rate_type === 'fixed') && { rate_type: raw.rate_type }),
    ...(isCents(raw.min_rate_cents) && { min_rate_cents: raw.min_rate_cents }),
    ...(isCents(raw.max_rate_cents) && { max_rate_cents: raw.max_rate_cents }),
    ...(typeof raw.remote === 'boolean' && { remote: raw.remote }),
    ...(SORTS.includes(String(raw.sort)) && { sort: raw.sort as GigSort }),
  }
}

/** What to ask the service for. Without words there is nothing to be relevant to. */
export function filtersFrom({ sort, ...search }: GigSearch): GigFilters {
  const isPossible = sort !== undefined && (sort !== 'relevance' || search.q !== undefined)
  return { ...search, ...(isPossible ? { sort } : search.q !== undefined && { sort: 'relevance' }) }
}

export interface MineSearch {
  view?: 'applied'
  status?: GigStatus
}

export function parseMineSearch(raw: Record<string, unknown>): MineSearch {
  return {
    ...(raw.view === 'applied' && { view: 'applied' }),
    ...(STATES.includes(String(raw.status)) && { status: raw.status as GigStatus }),
  }
}
