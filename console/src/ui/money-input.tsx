import { type Ref, useState } from 'react'
import { currencySymbol, fractionDigits, parseMoney } from './amounts.ts'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'
import { CONTROL } from './input.tsx'
import { locale } from './locale.ts'

interface MoneyInputProps {
  /** In cents; null when empty, NaN while the text is no amount. */
  value: number | null
  onChange: (cents: number | null) => void
  onBlur?: () => void
  currency: string
  /** Shown after the amount, for example “per hour”. */
  unit?: string | undefined
  name?: string
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

/** An amount, typed in the currency's units. */
export function MoneyInput({ value, onChange, onBlur, currency, unit, name, placeholder, ref }: MoneyInputProps) {
  const [text, setText] = useState(textOf(value, currency))
  const parsed = parseMoney(text, currency)
  // The text stays as it was typed until the value changes from outside.
  const shown =
    Object.is(parsed, value) || (Number.isNaN(value) && Number.isNaN(parsed)) ? text : textOf(value, currency)
  return (
    <span
      className={cx(
        CONTROL,
        'flex h-10 items-center gap-2 px-3 focus-within:outline-2 focus-within:outline-accent-text sm:h-9',
      )}
    >
      <span aria-hidden="true" className="text-ink-faint">
        {currencySymbol(currency)}
      </span>
      <input
        {...useFieldControl()}
        ref={ref}
        name={name}
        inputMode="decimal"
        placeholder={placeholder}
        autoComplete="off"
        value={shown}
        onChange={({ target }) => {
          setText(target.value)
          onChange(parseMoney(target.value, currency))
        }}
        onBlur={() => {
          setText(textOf(parsed, currency) || shown)
          onBlur?.()
        }}
        className="w-full min-w-0 bg-transparent tabular-nums outline-none"
      />
      {unit && <span className="shrink-0 text-ink-faint">{unit}</span>}
    </span>
  )
}

function textOf(cents: number | null, currency: string): string {
  if (cents === null || Number.isNaN(cents)) return ''
  const digits = fractionDigits(currency)
  const shownDigits = cents % 10 ** digits === 0 ? 0 : digits
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: shownDigits,
    maximumFractionDigits: shownDigits,
  }).format(cents / 10 ** digits)
}
