import type { GigFieldFilter, Trade, TradeField } from '@parley/sdk'
import { words } from '../words/fields.ts'
import { namesOf } from './field-search.ts'
import { textOf } from './field-values.ts'
import { nameOf, unitOf } from './trade.ts'

/** What the filters ask for, in words. */
export function textsOfFields(definitions: readonly TradeField[], filter: GigFieldFilter, trade: Trade): string[] {
  return definitions.flatMap((definition) =>
    namesOf(definition).flatMap((name) => {
      const value = filter[name]
      if (value === undefined) return []
      return words.fact(labelOf(definition, name, trade), textOf(definition, value, trade))
    }),
  )
}

/** The label of a filter; of those by limits, with which one it is. */
export function labelOf(definition: TradeField, name: string, trade: Trade): string {
  const unit = unitOf(definition, trade)
  const field = unit ? `${nameOf(definition, trade)} (${unit})` : nameOf(definition, trade)
  if (name.endsWith('.min')) return words.from(field)
  return name.endsWith('.max') ? words.to(field) : field
}
