import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const LOOKS = {
  neutral: { icon: Info, className: 'bg-sunken text-ink' },
  warn: { icon: TriangleAlert, className: 'bg-warn-soft text-warn-text' },
  bad: { icon: CircleAlert, className: 'bg-bad-soft text-bad-text' },
}

/** Something to know before continuing. Bad news is read aloud immediately. */
export function Notice({
  tone = 'neutral',
  title,
  children,
}: {
  tone?: keyof typeof LOOKS
  title?: string
  children?: ReactNode
}) {
  const { icon: Icon, className } = LOOKS[tone]
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={cx('flex gap-3 rounded-xl px-4 py-3 text-sm', className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-medium">{title}</p>}
        {children}
      </div>
    </div>
  )
}
