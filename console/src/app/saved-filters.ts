import type { GigFilters, Trade } from '@parley/sdk'
import { formatMoney } from '../ui/amounts.ts'
import { words as gigWords } from '../words/gigs.ts'
import { words } from '../words/saved.ts'
import { uiWords } from '../words/ui.ts'
import { currency } from './currency.ts'
import { fieldFilterTexts } from './filter-texts.ts'
import { addressOf } from './saved-address.ts'
import { categoryName } from './trade.ts'

const { find } = gigWords
const { searches: text } = words

/** Describes the filters of a saved search. */
export function filterTexts(filters: GigFilters, trade: Trade): string[] {
  const { q, skill = [], category, rate_type, min_rate_cents, max_rate_cents, remote, fields = {} } = filters
  const texts = [
    q && uiWords.quoted(q),
    ...skill,
    category && categoryName(trade, category),
    rate_type && find.rateTypes[rate_type],
    min_rate_cents !== undefined && text.atLeast(formatMoney(min_rate_cents, currency())),
    max_rate_cents !== undefined && text.atMost(formatMoney(max_rate_cents, currency())),
    remote !== undefined && find.places[`${remote}`],
    ...fieldFilterTexts(trade.gig_fields, fields, trade),
    addressOf(filters) === null && text.otherFilters,
  ].filter((each) => typeof each === 'string' && each !== '') as string[]
  return texts.length > 0 ? texts : [text.all]
}
