import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyProps {
  icon: LucideIcon
  title: string
  /** What to do next. */
  children?: ReactNode
  /** The button that does it. */
  action?: ReactNode
}

/** Says why there is nothing here, and what to do next. */
export function Empty({ icon: Icon, title, children, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-center rounded-xl border border-line border-dashed px-6 py-10 text-center">
      <span className="mb-4 grid size-10 place-items-center rounded-full bg-sunken text-ink-faint">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <p className="text-balance font-medium">{title}</p>
      {children && <p className="mt-1 max-w-sm text-balance text-ink-soft text-sm">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
