import { Search, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Field } from '../ui/field.tsx'
import { Input, Select } from '../ui/input.tsx'
import { words } from '../words/app.ts'

interface FiltersProps {
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  sort: string
  sorts: Partial<Record<string, string>>
  onSort: (sort: string) => void
  /** How many filters are set. */
  count: number
  onClear: () => void
  /** The filters. */
  children: ReactNode
}

/** The head of a list: words, order, and filters that can be folded away. */
export function Filters({
  label,
  placeholder,
  text,
  onText,
  sort,
  sorts,
  onSort,
  count,
  onClear,
  children,
}: FiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { filters } = words
  return (
    <search className="mb-6 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Field label={label} isLabelHidden className="relative flex-1 basis-60 max-sm:basis-full">
          <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
          <Input
            type="search"
            value={text}
            onChange={({ target }) => onText(target.value)}
            placeholder={placeholder}
            className="pl-9"
          />
        </Field>
        <Field label={filters.sort} isLabelHidden className="max-sm:flex-1">
          <Select value={sort} onChange={({ target }) => onSort(target.value)}>
            {Object.entries(sorts).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {filters.open}
          {count > 0 && <span className="rounded-full bg-accent-soft px-1.5 text-accent-text text-xs">{count}</span>}
        </Button>
      </div>
      <div id={id} className={cx('rounded-xl border border-line bg-surface p-4', !isOpen && 'hidden')}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
        {count > 0 && (
          <Button variant="quiet" size="sm" className="mt-3 -ml-3" onClick={onClear}>
            {filters.clear}
          </Button>
        )}
      </div>
    </search>
  )
}

/** One of a few values; `any` stands for no filter. */
export function FilterSelect({
  label,
  value,
  onChange,
  options,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  options: Record<string, string>
}) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(options).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** A value that is shown at once, and told to others when typing pauses. It follows changes from elsewhere. */
export function useTyped<Value>(current: Value, onPause: (value: Value) => void): [Value, (value: Value) => void] {
  const [typed, setTyped] = useState<{ value: Value; path: string } | null>(null)
  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(() => {
      setTyped(null)
      // Who has opened a link meanwhile, whose page may still be loading, is not called back by a filter.
      if (location.pathname === typed.path) onPause(typed.value)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return [typed ? typed.value : current, (value) => setTyped({ value, path: location.pathname })]
}

const TYPING_PAUSE_MS = 250
