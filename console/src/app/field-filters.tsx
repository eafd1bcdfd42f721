import type { Trade, TradeField } from '@parley/sdk'
import { words } from '../words/fields.ts'
import { inUse } from './field-search.ts'
import { filterLabel } from './filter-texts.ts'
import { FilterDate, FilterNumber, FilterOptions, FilterSelect } from './filters.tsx'
import { nameOf } from './trade.ts'

/** A control for each custom field that lists can be filtered by. */
export function FieldFilters({ definitions, trade }: { definitions: readonly TradeField[]; trade: Trade }) {
  return definitions
    .filter(({ filterable }) => filterable)
    .map((definition) => <FieldFilter key={definition.key} definition={definition} trade={trade} />)
}

function FieldFilter({ definition, trade }: { definition: TradeField; trade: Trade }) {
  const { key, type, options } = definition
  const name = `fields.${key}`
  const label = nameOf(definition, trade)
  if (type === 'boolean') {
    const choices = { any: words.any, true: words.yes, false: words.no }
    return <FilterSelect name={name} label={label} options={choices} />
  }
  if (type === 'number' || type === 'date') {
    const Limit = type === 'date' ? FilterDate : FilterNumber
    return (
      <div className="grid grid-cols-2 items-end gap-3">
        {['min', 'max'].map((limit) => (
          <Limit key={limit} name={`${name}.${limit}`} label={filterLabel(definition, `${key}.${limit}`, trade)} />
        ))}
      </div>
    )
  }
  const choices = Object.fromEntries(inUse(options).map((option) => [option.key, nameOf(option, trade)]))
  return <FilterOptions name={name} label={label} options={choices} />
}
