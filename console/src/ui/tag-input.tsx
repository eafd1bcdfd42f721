import { X } from 'lucide-react'
import { type Ref, useState } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'
import { CONTROL } from './input.tsx'

interface TagInputProps {
  value: readonly string[]
  onChange: (tags: string[]) => void
  onBlur?: () => void
  placeholder?: string
  /** Names the button that removes a tag. */
  removeLabel: (tag: string) => string
  ref?: Ref<HTMLInputElement>
}

/** Several short words. Enter or a comma adds one, backspace in the empty field removes the last one. */
export function TagInput({ value, onChange, onBlur, placeholder, removeLabel, ref }: TagInputProps) {
  const [text, setText] = useState('')
  const add = (more: string) => {
    const known = new Set(value.map((tag) => tag.toLowerCase()))
    const added = more
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag && !known.has(tag.toLowerCase()))
    if (added.length > 0) onChange([...value, ...new Set(added)])
    setText('')
  }
  return (
    <span
      className={cx(
        CONTROL,
        'flex min-h-10 flex-wrap items-center gap-1.5 p-[5px] focus-within:outline-2 focus-within:outline-accent-text sm:min-h-9',
      )}
    >
      {value.map((tag) => (
        <span key={tag} className="flex h-6 min-w-0 items-center gap-1 rounded-md bg-sunken pl-2 text-sm">
          <span className="truncate">{tag}</span>
          <button
            type="button"
            aria-label={removeLabel(tag)}
            onClick={() => onChange(value.filter((each) => each !== tag))}
            className="grid size-6 shrink-0 place-items-center rounded-md text-ink-faint hover:text-ink"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </span>
      ))}
      <input
        {...useFieldControl()}
        ref={ref}
        value={text}
        autoComplete="off"
        placeholder={value.length === 0 ? placeholder : undefined}
        onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setText(target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && text.trim() !== '') {
            event.preventDefault()
            add(text)
          } else if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1))
        }}
        onBlur={() => {
          add(text)
          onBlur?.()
        }}
        className="h-6 min-w-24 flex-1 bg-transparent px-1.5 outline-none"
      />
    </span>
  )
}
