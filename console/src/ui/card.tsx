import type { ReactNode, Ref } from 'react'
import { cx } from './cx.ts'

/** A surface with things that belong together. */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('rounded-xl border border-line bg-surface shadow-raised', className)}>{children}</div>
}

interface SectionProps {
  title: string
  description?: ReactNode
  /** To the right of the title. */
  aside?: ReactNode
  /** Lets the heading take the focus, when nothing else in the section can. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
  className?: string
}

/** A part of a page with its own heading. */
export function Section({ title, description, aside, headingRef, children, className }: SectionProps) {
  return (
    <section aria-label={title} className={className}>
      <header className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2
            ref={headingRef}
            tabIndex={headingRef ? -1 : undefined}
            className="font-semibold text-base tracking-tight"
          >
            {title}
          </h2>
          {description && <p className="text-ink-faint text-sm">{description}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}
