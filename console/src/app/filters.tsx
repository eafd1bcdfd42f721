import { useNavigate, useSearch } from '@tanstack/react-router'
import { Search, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Chips } from '../ui/chips.tsx'
import { cx } from '../ui/cx.ts'
import { Field } from '../ui/field.tsx'
import { Input, Select } from '../ui/input.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { TagInput } from '../ui/tag-input.tsx'
import { words } from '../words/app.ts'
import { currency } from './currency.ts'
import { amountOf, centsOf } from './search-text.ts'

/** What an address says besides filters: which view is shown, in which order, and what is open. */
const NO_FILTERS = ['view', 'sort', 'open', 'delivery']

/** The filters in the address of the page. The route's `validateSearch` drops what makes no sense. */
export function useFilters() {
  const search: Partial<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const names = Object.keys(search).filter((name) => search[name] !== undefined && !NO_FILTERS.includes(name))
  /** Undefined removes a filter. */
  const set = (changes: Record<string, unknown>) =>
    void navigate({
      to: '.',
      search: ((current: object) => ({ ...current, ...changes })) as never,
      replace: true,
      resetScroll: false,
    })
  return {
    search,
    count: names.length,
    set,
    clear: (except = '') =>
      set(Object.fromEntries(names.filter((name) => name !== except).map((name) => [name, undefined]))),
  }
}

interface FilterProps {
  /** Its name in the address. */
  name: string
  label: string
}

interface FilterChipsProps extends FilterProps {
  values: readonly string[]
  words: Partial<Record<string, string>>
  /** The value that needs no mention in the address; without one, all are shown. */
  fallback?: string
}

/** One of a few values, all in sight. `all` stands for no filter. */
export function FilterChips({ name, label, values, words, fallback = 'all' }: FilterChipsProps) {
  const { search, set } = useFilters()
  return (
    <Chips
      label={label}
      value={String(search[name] ?? fallback)}
      onChange={(value) => set({ [name]: value === fallback ? undefined : value })}
      options={values.map((value) => ({ value, label: words[value] ?? value }))}
    />
  )
}

interface FilterSelectProps extends FilterProps {
  /** By value; `any` stands for no filter. */
  options: Readonly<Record<string, string>>
  className?: string
  isLabelHidden?: boolean
}

/** One of several values, or any. */
export function FilterSelect({ name, label, options, ...rest }: FilterSelectProps) {
  const { search, set } = useFilters()
  return (
    <Field label={label} {...rest}>
      <Select
        value={String(search[name] ?? 'any')}
        onChange={({ target }) => set({ [name]: fromOption(target.value) })}
      >
        {Object.entries(options).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function fromOption(value: string): string | boolean | undefined {
  if (value === 'any') return undefined
  return value === 'true' || value === 'false' ? value === 'true' : value
}

interface FilterTextProps extends FilterProps {
  placeholder?: string
  className?: string
}

/** Words to look for. */
export function FilterText({ name, label, placeholder, className }: FilterTextProps) {
  const [text, setText] = useTypedFilter(name)
  return (
    <Field label={label} isLabelHidden className={cx('relative', className)}>
      <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
      <Input
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={placeholder}
        className="pl-9"
      />
    </Field>
  )
}

interface FilterNameProps extends FilterTextProps {
  /** It is an id, of which every character counts. */
  isCode?: boolean
}

/** A value that has to be typed. */
export function FilterName({ name, label, placeholder, className, isCode = false }: FilterNameProps) {
  const [text, setText] = useTypedFilter(name)
  return (
    <Field label={label} className={className ?? ''}>
      <Input
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        className={cx(isCode && 'font-mono')}
      />
    </Field>
  )
}

/** An amount, which the address has in units of the currency. */
export function FilterAmount({ name, label, unit }: FilterProps & { unit?: string }) {
  const { search, set } = useFilters()
  const amount = search[name] as number | undefined
  const [cents, setCents] = useTyped(amount === undefined ? null : centsOf(amount), (next) =>
    set({ [name]: amountOf(next) }),
  )
  return (
    <Field label={label}>
      <MoneyInput value={cents} onChange={setCents} currency={currency()} {...(unit && { unit })} />
    </Field>
  )
}

/** Several words, all of which have to fit. */
export function FilterTags({
  name,
  label,
  ...rest
}: FilterProps & { placeholder: string; removeLabel: (tag: string) => string }) {
  const { search, set } = useFilters()
  return (
    <Field label={label}>
      <TagInput
        value={(search[name] as string[] | undefined) ?? []}
        onChange={(tags) => set({ [name]: tags.length > 0 ? tags : undefined })}
        {...rest}
      />
    </Field>
  )
}

interface FilterPanelProps {
  label: string
  placeholder: string
  sorts: Partial<Record<string, string>>
  defaultSort: string
  /** The filters that can be folded away. */
  children: ReactNode
}

/** The head of a search: words, order, and filters that can be folded away. */
export function FilterPanel({ label, placeholder, sorts, defaultSort, children }: FilterPanelProps) {
  const { search, set, count, clear } = useFilters()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { filters } = words
  const folded = search.q === undefined ? count : count - 1
  return (
    <div className="flex w-full flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <FilterText name="q" label={label} placeholder={placeholder} className="flex-1 basis-60 max-sm:basis-full" />
        <Field label={filters.sort} isLabelHidden className="max-sm:flex-1">
          <Select value={String(search.sort ?? defaultSort)} onChange={({ target }) => set({ sort: target.value })}>
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
          {folded > 0 && <span className="rounded-full bg-accent-soft px-1.5 text-accent-text text-xs">{folded}</span>}
        </Button>
      </div>
      <div id={id} className={cx('rounded-xl border border-line bg-surface p-4', !isOpen && 'hidden')}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
        {folded > 0 && (
          <Button variant="quiet" size="sm" className="mt-3 -ml-3" onClick={() => clear('q')}>
            {filters.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

function useTypedFilter(name: string): [string, (text: string) => void] {
  const { search, set } = useFilters()
  return useTyped(String(search[name] ?? ''), (text) => set({ [name]: text.trim() || undefined }))
}

/** A value that is shown at once, and told to others when typing pauses. It follows changes from elsewhere. */
function useTyped<Value>(current: Value, onPause: (value: Value) => void): [Value, (value: Value) => void] {
  const [typed, setTyped] = useState<{ value: Value; path: string } | null>(null)
  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(() => {
      setTyped(null)
      // Don't navigate back if the user has already left.
      if (location.pathname === typed.path) onPause(typed.value)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return [typed ? typed.value : current, (value) => setTyped({ value, path: location.pathname })]
}

const TYPING_PAUSE_MS = 250
