import { currency } from '../../app/currency.ts'
import { FilterSelect, Filters, useTyped } from '../../app/filters.tsx'
import { amountOf } from '../../app/search-text.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { TagInput } from '../../ui/tag-input.tsx'
import { words } from '../../words/gigs.ts'
import { filtersFrom, type GigSearch, parseGigSearch } from './search.ts'

const { find } = words

interface GigFilterFormProps {
  search: GigSearch
  onChange: (search: GigSearch) => void
}

/** Words and filters. Each change counts at once; typing counts when it pauses. */
export function GigFilterForm({ search, onChange }: GigFilterFormProps) {
  const change = (changes: Record<string, unknown>) => onChange(parseGigSearch({ ...search, ...changes }))
  const [text, setText] = useTyped(search.q ?? '', (q) => change({ q }))
  const [category, setCategory] = useTyped(search.category ?? '', (category) => change({ category }))
  const { min_rate_cents = null, max_rate_cents = null } = filtersFrom(search)
  const [min, setMin] = useTyped(min_rate_cents, (cents) => change({ min_rate: amountOf(cents) }))
  const [max, setMax] = useTyped(max_rate_cents, (cents) => change({ max_rate: amountOf(cents) }))
  const { q, sort, ...filters } = search
  const { relevance, ...others } = find.sorts
  return (
    <Filters
      label={find.search}
      placeholder={find.searchPlaceholder}
      text={text}
      onText={setText}
      sort={sort ?? (q ? 'relevance' : 'newest')}
      sorts={q ? { relevance, ...others } : others}
      onSort={(next) => change({ sort: next })}
      count={Object.keys(filters).length}
      onClear={() => onChange(parseGigSearch({ q, sort }))}
    >
      <Field label={find.skills}>
        <TagInput
          value={search.skill ?? []}
          onChange={(skill) => change({ skill })}
          placeholder={find.skillsPlaceholder}
          removeLabel={find.removeSkill}
        />
      </Field>
      <Field label={find.category}>
        <Input value={category} onChange={({ target }) => setCategory(target.value)} />
      </Field>
      <FilterSelect
        label={find.where}
        value={search.remote === undefined ? 'any' : search.remote ? 'remote' : 'onSite'}
        onChange={(place) => change({ remote: place === 'any' ? undefined : place === 'remote' })}
        options={find.places}
      />
      <FilterSelect
        label={find.rateType}
        value={search.rate_type ?? 'any'}
        onChange={(rate_type) => change({ rate_type })}
        options={find.rateTypes}
      />
      <Field label={find.atLeast}>
        <MoneyInput value={min} onChange={setMin} currency={currency()} />
      </Field>
      <Field label={find.atMost}>
        <MoneyInput value={max} onChange={setMax} currency={currency()} />
      </Field>
    </Filters>
  )
}
