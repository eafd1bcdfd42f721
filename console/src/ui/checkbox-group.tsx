import type { Ref } from 'react'
import { useFieldControl } from './field.tsx'
import { Checkbox } from './input.tsx'

interface CheckboxGroupProps {
  label: string
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  options: readonly { value: string; label: string }[]
  ref?: Ref<HTMLInputElement>
}

/** Any number of a few values, all visible. */
export function CheckboxGroup({ label, value, onChange, onBlur, options, ref }: CheckboxGroupProps) {
  const { 'aria-describedby': describedBy } = useFieldControl()
  return (
    <fieldset aria-describedby={describedBy} className="flex flex-wrap gap-x-6 gap-y-2 py-1.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          {...(index === 0 && { ref })}
          label={option.label}
          checked={value.includes(option.value)}
          onBlur={onBlur}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, option.value] : value.filter((each) => each !== option.value))
          }
        />
      ))}
    </fieldset>
  )
}
