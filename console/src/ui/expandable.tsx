import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

interface ExpandableProps {
  isOpen: boolean
  onToggle: () => void
  /** What is always visible: the button's label. */
  summary: ReactNode
  children: ReactNode
}

/** A row of a list that unfolds; `data-row` lets j and k find it. */
export function Expandable({ isOpen, onToggle, summary, children }: ExpandableProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        data-row
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="flex w-full items-center gap-3 px-4 py-2.5 text-left text-sm hover:bg-hover focus-visible:-outline-offset-2"
      >
        <ChevronRight
          aria-hidden="true"
          className={cx('size-4 shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-90')}
        />
        {summary}
      </button>
      <div id={id} className={cx('border-line border-t bg-canvas px-4 py-4 sm:px-5', !isOpen && 'hidden')}>
        {isOpen && children}
      </div>
    </>
  )
}
