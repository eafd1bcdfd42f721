import type { GigFieldFilter, Trade, TradeField } from '@parley/sdk'
import { words } from '../words/fields.ts'
import { filterNamesOf } from './field-search.ts'
import { fieldValueText } from './field-values.ts'
import { nameOf, unitOf } from './trade.ts'

/** Describes filters by custom fields. */
export function fieldFilterTexts(definitions: readonly TradeField[], filter: GigFieldFilter, trade: Trade): string[] {
  return definitions.flatMap((definition) =>
    filterNamesOf(definition).flatMap((name) => {
      const value = filter[name]
      if (value === undefined) return []
      return words.fact(filterLabel(definition, name, trade), fieldValueText(definition, value, trade))
    }),
  )
}

/** The label of a filter; for a limit, with which one it is. */
export function filterLabel(definition: TradeField, name: string, trade: Trade): string {
  const unit = unitOf(definition, trade)
  const field = unit ? `${nameOf(definition, trade)} (${unit})` : nameOf(definition, trade)
  if (name.endsWith('.min')) return words.from(field)
  return name.endsWith('.max') ? words.to(field) : field
}
