import type { GigFilters, Trade } from '@parley/sdk'
import { formatMoney } from '../ui/amounts.ts'
import { words as gigWords } from '../words/gigs.ts'
import { words } from '../words/saved.ts'
import { uiWords } from '../words/ui.ts'
import { currency } from './currency.ts'
import { searchOfFields } from './field-search.ts'
import { textsOfFields } from './field-texts.ts'
import { amountOf } from './search-text.ts'
import { categoryName } from './trade.ts'

const { find } = gigWords
const { searches: text } = words

/** The filters as the URL of the gig list expresses them; null if it can't express some of them. */
export function addressOf({ min_rate_cents, max_rate_cents, ...filters }: GigFilters) {
  const { client_id, metadata, status = 'open', fields, ...search } = filters
  if (client_id !== undefined || metadata !== undefined || status !== 'open') return null
  const [min_rate, max_rate] = [amountOf(min_rate_cents ?? null), amountOf(max_rate_cents ?? null)]
  return {
    ...search,
    ...searchOfFields(fields),
    ...(min_rate !== undefined && { min_rate }),
    ...(max_rate !== undefined && { max_rate }),
  }
}

/** What the filters ask for, in words. */
export function textsOf(filters: GigFilters, trade: Trade): string[] {
  const { q, skill = [], category, rate_type, min_rate_cents, max_rate_cents, remote, fields = {} } = filters
  const texts = [
    q && uiWords.quoted(q),
    ...skill,
    category && categoryName(trade, category),
    rate_type && find.rateTypes[rate_type],
    min_rate_cents !== undefined && text.atLeast(formatMoney(min_rate_cents, currency())),
    max_rate_cents !== undefined && text.atMost(formatMoney(max_rate_cents, currency())),
    remote !== undefined && find.places[`${remote}`],
    ...textsOfFields(trade.gig_fields, fields, trade),
    addressOf(filters) === null && text.otherFilters,
  ].filter((each) => typeof each === 'string' && each !== '') as string[]
  return texts.length > 0 ? texts : [text.all]
}
