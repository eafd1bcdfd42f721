import type { ComponentProps } from 'react'
import { Select } from './input.tsx'

/** One of a few values, each with its name. */
export function Choices({ options, ...rest }: { options: Partial<Record<string, string>> } & ComponentProps<'select'>) {
  return (
    <Select {...rest}>
      {Object.entries(options).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Select>
  )
}
