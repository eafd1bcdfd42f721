import type { GigFilters } from '@parley/sdk'
import { fieldSearchFrom } from './field-search.ts'
import { amountOf } from './search-text.ts'

/** The filters as the URL of the gig list expresses them; null if it can't express some of them. */
export function addressOf({ min_rate_cents, max_rate_cents, ...filters }: GigFilters) {
  const { client_id, metadata, status = 'open', fields, ...search } = filters
  if (client_id !== undefined || metadata !== undefined || status !== 'open') return null
  const [min_rate, max_rate] = [amountOf(min_rate_cents ?? null), amountOf(max_rate_cents ?? null)]
  return {
    ...search,
    ...fieldSearchFrom(fields),
    ...(min_rate !== undefined && { min_rate }),
    ...(max_rate !== undefined && { max_rate }),
  }
}
