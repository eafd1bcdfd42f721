import { Search, SlidersHorizontal } from 'lucide-react'
import { useEffect, useState } from 'react'
import { currency } from '../../app/currency.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Field } from '../../ui/field.tsx'
import { Input, Select } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { TagInput } from '../../ui/tag-input.tsx'
import { words } from '../../words/gigs.ts'
import { type GigSearch, parseGigSearch } from './search.ts'

const { find } = words
const TYPING_PAUSE_MS = 250

interface GigFilterFormProps {
  search: GigSearch
  onChange: (search: GigSearch) => void
}

/** Words and filters. Each change counts at once; typing counts when it pauses. */
export function GigFilterForm({ search, onChange }: GigFilterFormProps) {
  const [isOpen, setOpen] = useState(false)
  const change = (changes: { [Name in keyof GigSearch]: GigSearch[Name] | undefined }) =>
    onChange(parseGigSearch({ ...search, ...changes }))
  const [text, setText] = useTyped(search.q ?? '', (q) => change({ q }))
  const [category, setCategory] = useTyped(search.category ?? '', (category) => change({ category }))
  const [min, setMin] = useTyped(search.min_rate_cents ?? null, (cents) =>
    change({ min_rate_cents: cents ?? undefined }),
  )
  const [max, setMax] = useTyped(search.max_rate_cents ?? null, (cents) =>
    change({ max_rate_cents: cents ?? undefined }),
  )
  const { q: _, sort: __, ...filters } = search
  const count = Object.keys(filters).length
  return (
    <search className="mb-6 flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <Field label={find.search} isLabelHidden className="relative flex-1 basis-60">
          <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
          <Input
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder={find.searchPlaceholder}
            className="pl-9"
          />
        </Field>
        <Field label={find.sort} isLabelHidden className="max-sm:flex-1">
          <Select
            value={search.sort ?? (search.q ? 'relevance' : 'newest')}
            onChange={({ target }) => change({ sort: target.value as GigSearch['sort'] })}
          >
            {Object.entries(find.sorts)
              .filter(([value]) => value !== 'relevance' || search.q)
              .map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </Select>
        </Field>
        <Button
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls="gig-filters"
          onClick={() => setOpen(!isOpen)}
        >
          {find.filters}
          {count > 0 && <span className="rounded-full bg-accent-soft px-1.5 text-accent-text text-xs">{count}</span>}
        </Button>
      </div>
      <div
        id="gig-filters"
        className={cx(
          'grid gap-4 rounded-xl border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3',
          !isOpen && 'hidden',
        )}
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
        <Field label={find.where}>
          <Select
            value={search.remote === undefined ? 'any' : search.remote ? 'remote' : 'onSite'}
            onChange={({ target }) =>
              change({ remote: target.value === 'any' ? undefined : target.value === 'remote' })
            }
          >
            {Object.entries(find.places).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={find.rateType}>
          <Select
            value={search.rate_type ?? 'any'}
            onChange={({ target }) => change({ rate_type: target.value as GigSearch['rate_type'] })}
          >
            {Object.entries(find.rateTypes).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={find.atLeast}>
          <MoneyInput value={min} onChange={setMin} currency={currency()} />
        </Field>
        <Field label={find.atMost}>
          <MoneyInput value={max} onChange={setMax} currency={currency()} />
        </Field>
        {count > 0 && (
          <div className="sm:col-span-2 lg:col-span-3">
            <Button
              variant="quiet"
              size="sm"
              onClick={() => onChange(parseGigSearch({ q: search.q, sort: search.sort }))}
            >
              {find.clear}
            </Button>
          </div>
        )}
      </div>
    </search>
  )
}

/** A value that is shown at once, and told to others when typing pauses. It follows changes from elsewhere. */
function useTyped<Value>(current: Value, onPause: (value: Value) => void): [Value, (value: Value) => void] {
  const [typed, setTyped] = useState<{ value: Value } | null>(null)
  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(() => {
      setTyped(null)
      onPause(typed.value)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return [typed ? typed.value : current, (value) => setTyped({ value })]
}
