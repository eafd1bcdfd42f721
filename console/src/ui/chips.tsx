import { cx } from './cx.ts'

interface ChipsProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}

/** A filter with a few values, all visible. */
export function Chips<Value extends string>({ label, value, onChange, options }: ChipsProps<Value>) {
  return (
    <fieldset className="flex min-w-0 gap-1 overflow-x-auto">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={cx(
            'h-8 shrink-0 whitespace-nowrap rounded-lg px-3 font-medium text-sm focus-visible:-outline-offset-2',
            option.value === value ? 'bg-hover text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
