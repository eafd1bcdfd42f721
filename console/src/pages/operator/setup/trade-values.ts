import type { OperatorTrade, TradeCategory, TradeField } from '@parley/sdk'
import { inUse } from '../../../app/field-search.ts'
import { nameOf } from '../../../app/trade.ts'
import { uniqueKey } from '../trade-edits.ts'
import { fieldPresets } from './field-presets.ts'

export interface TradeValues {
  /** The names of categories in use. */
  categories: string[]
  /** The keys of presets that are fields of gigs. */
  gig_fields: string[]
}

export function tradeValuesFrom(trade: OperatorTrade): TradeValues {
  return {
    categories: inUse(trade.categories).map((category) => nameOf(category, trade)),
    gig_fields: inUse(trade.gig_fields)
      .map(({ key }) => key)
      .filter((key) => fieldPresets.some((preset) => preset.key === key)),
  }
}

/** Categories keep their keys, and what's below them. Those that aren't named anymore are removed. */
export function tradeChangesFrom(
  { categories, gig_fields }: TradeValues,
  trade: OperatorTrade,
): { categories: TradeCategory[]; gig_fields: TradeField[] } {
  const keys = trade.categories.flatMap(({ key, children }) => [key, ...children.map((child) => child.key)])
  const named = categories.map((name): TradeCategory => {
    const found = trade.categories.find((category) => nameOf(category, trade) === name)
    if (found) return { ...found, retired: false }
    const key = uniqueKey(name, keys, 'category')
    keys.push(key)
    return { key, names: { [trade.languages[0] ?? 'en']: name }, retired: false, children: [] }
  })
  const retired = trade.categories.filter(
    (category) => category.retired && !named.some(({ key }) => key === category.key),
  )
  const added = fieldPresets.filter(
    ({ key }) => gig_fields.includes(key) && !trade.gig_fields.some((field) => field.key === key),
  )
  const kept = trade.gig_fields.map((field) => (gig_fields.includes(field.key) ? { ...field, retired: false } : field))
  return { categories: [...named, ...retired], gig_fields: [...kept, ...added] }
}
