import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad'

/** A state in a word. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 shrink-0 items-center whitespace-nowrap rounded-md px-2 font-medium text-xs',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}

/** A word among several, such as a skill. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-6 max-w-full items-center truncate rounded-md border border-line px-2 text-ink-soft text-xs">
      {children}
    </span>
  )
}

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent-text',
  good: 'bg-good-soft text-good-text',
  warn: 'bg-warn-soft text-warn-text',
  bad: 'bg-bad-soft text-bad-text',
}
