import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Names and values in a column. Null values are left out. */
export function Facts({
  facts,
  className,
}: {
  facts: readonly (readonly [name: string, value: ReactNode, key?: string])[]
  className?: string
}) {
  return (
    <dl className={cx('flex flex-col gap-3 text-sm', className)}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false)
        .map(([name, value, key = name]) => (
          <div key={key} className="flex items-baseline justify-between gap-4">
            <dt className="wrap-anywhere max-w-2/3 shrink-0 text-ink-faint">{name}</dt>
            <dd className="wrap-anywhere min-w-0 text-right">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
