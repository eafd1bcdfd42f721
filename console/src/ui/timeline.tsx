import type { ReactNode } from 'react'
import type { Tone } from './badge.tsx'
import { cx } from './cx.ts'
import { Time } from './time.tsx'

interface TimelineItem {
  key: string
  title: ReactNode
  at?: string | undefined
  tone?: Tone
  content?: ReactNode
}

interface TimelineProps {
  label: string
  items: readonly TimelineItem[]
  /** Wall-clock time, even if the sandbox's clock was advanced. */
  isReal?: boolean
}

/** What happened, in order. */
export function Timeline({ label, items, isReal = false }: TimelineProps) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {items.map((item) => (
        <li key={item.key} className="group relative flex gap-4 pb-5 last:pb-0">
          <span aria-hidden="true" className="absolute top-3 bottom-0 left-[5px] w-px bg-line group-last:hidden" />
          <span
            aria-hidden="true"
            className={cx(
              'relative mt-1.5 size-[11px] shrink-0 rounded-full border-2 border-surface',
              DOTS[item.tone ?? 'neutral'],
            )}
          />
          <div className="min-w-0 flex-1 text-sm">
            <div className="font-medium">{item.title}</div>
            {item.at && <Time at={item.at} isReal={isReal} className="text-ink-faint text-xs" />}
            {item.content && <div className="mt-1 text-ink-soft">{item.content}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

const DOTS: Record<Tone, string> = {
  neutral: 'bg-line-strong',
  accent: 'bg-accent',
  good: 'bg-good',
  warn: 'bg-warn',
  bad: 'bg-bad',
}
