import type { Tone } from './badge.tsx'
import { cx } from './cx.ts'

interface Part {
  label: string
  value: number
  tone: Tone
}

/** Shares of a whole, side by side. `describe` puts them into words for screen readers and hover. */
export function Bar({ parts, total, label }: { parts: readonly Part[]; total: number; label: string }) {
  return (
    <div
      role="img"
      aria-label={label}
      title={label}
      className="flex h-2 w-full gap-0.5 overflow-hidden rounded-full bg-sunken"
    >
      {parts
        .filter(({ value }) => value > 0)
        .map((part) => (
          <span
            key={part.label}
            className={cx('h-full', FILLS[part.tone])}
            style={{ width: `${(part.value / Math.max(total, 1)) * 100}%` }}
          />
        ))}
    </div>
  )
}

const FILLS: Record<Tone, string> = {
  neutral: 'bg-line-strong',
  accent: 'bg-accent',
  good: 'bg-good',
  warn: 'bg-warn',
  bad: 'bg-bad',
}
