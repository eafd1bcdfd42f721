import { useNavigate, useSearch } from '@tanstack/react-router'
import { Search, SlidersHorizontal, X } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatMoney } from '../ui/amounts.ts'
import { Button } from '../ui/button.tsx'
import { CheckboxGroup } from '../ui/checkbox-group.tsx'
import { Chips } from '../ui/chips.tsx'
import { cx } from '../ui/cx.ts'
import { Field } from '../ui/field.tsx'
import { Input, Select } from '../ui/input.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { TagInput } from '../ui/tag-input.tsx'
import { words } from '../words/app.ts'
import { uiWords } from '../words/ui.ts'
import { currency } from './currency.ts'
import { amountOf, centsOf } from './search-text.ts'

/** What the URL contains besides filters: the view, the order, and what's open. */
const NO_FILTERS = ['view', 'sort', 'open', 'delivery']

/** The filters in the page's URL. The route's `validateSearch` drops invalid ones. */
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
    clear: () => set(Object.fromEntries(names.map((name) => [name, undefined]))),
  }
}

/** The list element where a list's filters show their values. */
export const ActiveFilters = createContext<HTMLElement | null>(null)

/** A filter's value, with a button to clear it. */
function ActiveFilter({ label, text, onClear }: { label: string; text: string; onClear: () => void }) {
  const place = use(ActiveFilters)
  return (
    place &&
    createPortal(
      <li className="inline-flex h-7 min-w-0 max-w-full items-center rounded-md bg-accent-soft pl-2.5 text-accent-text">
        <span className="truncate">
          {uiWords.label(label)} <span className="font-medium">{text}</span>
        </span>
        <button
          type="button"
          aria-label={words.filters.clearOne(label, text)}
          onClick={({ currentTarget }) => {
            focusNeighbor(currentTarget)
            onClear()
          }}
          className="grid size-7 shrink-0 place-items-center rounded-md hover:bg-hover focus-visible:-outline-offset-2"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      </li>,
      place,
    )
  )
}

/** The button disappears along with its filter, so the focus moves to the next filter's button. */
function focusNeighbor(button: HTMLElement): void {
  const item = button.closest('li')
  const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>('button')
  if (next) next.focus()
  else focusFirstControl(button)
}

/** For buttons that disappear when the last filter is cleared. */
export function focusFirstControl(button: HTMLElement): void {
  button.closest('search')?.querySelector<HTMLElement>('input, button, select')?.focus()
}

interface FilterProps {
  /** Its name in the URL. */
  name: string
  label: string
}

interface FilterChipsProps extends FilterProps {
  values: readonly string[]
  words: Partial<Record<string, string>>
  /** The value that's left out of the URL; if there is none, all are shown. */
  fallback?: string
}

/** One of a few values, all visible. `all` means no filter. */
export function FilterChips({ name, label, values, words, fallback = 'all' }: FilterChipsProps) {
  const { search, set } = useFilters()
  const chosen = search[name] === undefined ? null : String(search[name])
  return (
    <>
      <Chips
        label={label}
        value={chosen ?? fallback}
        onChange={(value) => set({ [name]: value === fallback ? undefined : value })}
        options={values.map((value) => ({ value, label: words[value] ?? value }))}
      />
      {chosen && (
        <ActiveFilter label={label} text={words[chosen] ?? chosen} onClear={() => set({ [name]: undefined })} />
      )}
    </>
  )
}

interface FilterSelectProps extends FilterProps {
  /** By value; `any` means no filter. */
  options: Readonly<Record<string, string>>
  className?: string
  isLabelHidden?: boolean
}

/** One of several values, or any. */
export function FilterSelect({ name, label, options, ...rest }: FilterSelectProps) {
  const { search, set } = useFilters()
  const chosen = search[name] === undefined ? null : String(search[name])
  return (
    <>
      <Field label={label} {...rest}>
        <Select value={chosen ?? 'any'} onChange={({ target }) => set({ [name]: fromOption(target.value) })}>
          {Object.entries(options).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      {chosen && (
        <ActiveFilter label={label} text={options[chosen] ?? chosen} onClear={() => set({ [name]: undefined })} />
      )}
    </>
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

/** Words to search for, always visible. */
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
  /** It's an id, in which every character counts. */
  isCode?: boolean
}

/** A value that's typed. */
export function FilterName({ name, label, placeholder, className, isCode = false }: FilterNameProps) {
  const { search, set } = useFilters()
  const [text, setText] = useTypedFilter(name)
  return (
    <>
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
      {search[name] !== undefined && (
        <ActiveFilter label={label} text={String(search[name])} onClear={() => set({ [name]: undefined })} />
      )}
    </>
  )
}

/** A day. */
export function FilterDate({ name, label }: FilterProps) {
  const { search, set } = useFilters()
  const day = search[name] === undefined ? '' : String(search[name])
  return (
    <>
      <Field label={label}>
        <Input type="date" value={day} onChange={({ target }) => set({ [name]: target.value || undefined })} />
      </Field>
      {day && <ActiveFilter label={label} text={day} onClear={() => set({ [name]: undefined })} />}
    </>
  )
}

/** An amount, in the currency's units in the URL. */
export function FilterAmount({ name, label, unit }: FilterProps & { unit?: string }) {
  const { search, set } = useFilters()
  const amount = search[name] as number | undefined
  const [cents, setCents] = useTyped(amount === undefined ? null : centsOf(amount), (next) =>
    set({ [name]: amountOf(next) }),
  )
  return (
    <>
      <Field label={label}>
        <MoneyInput value={cents} onChange={setCents} currency={currency()} {...(unit && { unit })} />
      </Field>
      {amount !== undefined && (
        <ActiveFilter
          label={label}
          text={[formatMoney(centsOf(amount), currency()), unit].filter(Boolean).join(' ')}
          onClear={() => set({ [name]: undefined })}
        />
      )}
    </>
  )
}

/** A number. */
export function FilterNumber({ name, label }: FilterProps) {
  const { search, set } = useFilters()
  const [text, setText] = useTyped(String(search[name] ?? ''), (typed) =>
    set({ [name]: /^-?\d+([.,]\d+)?$/.test(typed.trim()) ? Number(typed.replace(',', '.')) : undefined }),
  )
  return (
    <>
      <Field label={label}>
        <Input value={text} inputMode="decimal" onChange={({ target }) => setText(target.value)} autoComplete="off" />
      </Field>
      {search[name] !== undefined && (
        <ActiveFilter label={label} text={String(search[name])} onClear={() => set({ [name]: undefined })} />
      )}
    </>
  )
}

/** Any of several values. */
export function FilterOptions({ name, label, options }: FilterProps & { options: Readonly<Record<string, string>> }) {
  const { search, set } = useFilters()
  const chosen = [search[name] ?? []].flat().map(String)
  const choose = (next: string[]) => set({ [name]: next.length > 0 ? next : undefined })
  return (
    <>
      <Field label={label}>
        <CheckboxGroup
          label={label}
          value={chosen}
          onChange={choose}
          options={Object.entries(options).map(([value, text]) => ({ value, label: text }))}
        />
      </Field>
      {chosen.map((value) => (
        <ActiveFilter
          key={value}
          label={label}
          text={options[value] ?? value}
          onClear={() => choose(chosen.filter((each) => each !== value))}
        />
      ))}
    </>
  )
}

/** Several words, all of which have to match. */
export function FilterTags({
  name,
  label,
  ...rest
}: FilterProps & { placeholder: string; removeLabel: (tag: string) => string }) {
  const { search, set } = useFilters()
  const tags = (search[name] as string[] | undefined) ?? []
  const setTags = (next: string[]) => set({ [name]: next.length > 0 ? next : undefined })
  return (
    <>
      <Field label={label}>
        <TagInput value={tags} onChange={setTags} {...rest} />
      </Field>
      {tags.map((tag) => (
        <ActiveFilter key={tag} label={label} text={tag} onClear={() => setTags(tags.filter((each) => each !== tag))} />
      ))}
    </>
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
  const { search, set, count } = useFilters()
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
      </div>
    </div>
  )
}

function useTypedFilter(name: string): [string, (text: string) => void] {
  const { search, set } = useFilters()
  return useTyped(String(search[name] ?? ''), (text) => set({ [name]: text.trim() || undefined }))
}

/** A value that is shown immediately and passed on when typing pauses. It follows changes from elsewhere. */
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
