import { ParleyError } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSettled } from '../../app/use-settled.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'
import { words } from '../../words/branding.ts'
import { shadesQuery } from './queries.ts'

interface AccentFieldProps {
  /** `#rrggbb`, or empty for the default color. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  ref: (element: HTMLInputElement | null) => void
}

/** A color to pick or to type, with a suggestion if text on it couldn't be read. */
export function AccentField({ value, onChange, onBlur, ref }: AccentFieldProps) {
  const { data, error } = useQuery(shadesQuery(useSettled(value)))
  const suggestion = suggestionIn(error)
  const input = useRef<HTMLInputElement>(null)
  // The button disappears, and with it the focus.
  const choose = (color: string) => {
    onChange(color)
    input.current?.focus()
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex w-full gap-2">
        <input
          type="color"
          aria-label={words.pickAccent}
          value={isColor(value) ? value : (data?.light.accent ?? '#3b50b8')}
          onChange={({ target }) => onChange(target.value)}
          className="h-10 w-12 shrink-0 cursor-pointer rounded-lg border border-line-strong/60 bg-surface p-1 sm:h-9"
        />
        <Input
          ref={(element) => {
            input.current = element
            ref(element)
          }}
          value={value}
          placeholder="#3b50b8"
          maxLength={7}
          spellCheck={false}
          className="font-mono"
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <output className="sr-only">{suggestion && words.suggest(suggestion)}</output>
      {/* The first button stays when the second one arrives, because it may have the focus. */}
      {value && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="quiet" onClick={() => choose('')}>
            {words.standardAccent}
          </Button>
          {suggestion && (
            <Button
              size="sm"
              // A sentence, which can be wider than a phone.
              className="h-auto! min-h-8 max-w-full whitespace-normal! py-1 text-left"
              onClick={() => choose(suggestion)}
            >
              {words.suggest(suggestion)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** The nearest readable color, if the service refused this one. */
function suggestionIn(error: unknown): string | null {
  const issue = error instanceof ParleyError && error.issues.find(({ code }) => code === 'unreadable_color')
  return issue && 'details' in issue ? String((issue.details as { suggestion?: unknown }).suggestion) : null
}

function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}
