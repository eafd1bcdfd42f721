import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

/** A table that scrolls sideways where it does not fit. `label` names it. */
export function Table({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Without a tab stop, the keyboard could not scroll it.
    <section aria-label={label} tabIndex={0} className={cx('overflow-x-auto', className)}>
      <table className="w-full border-collapse text-left text-sm">{children}</table>
    </section>
  )
}

export function Th({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={cx('h-9 whitespace-nowrap border-line border-b px-4 font-medium text-ink-faint text-xs', className)}
    />
  )
}

export function Td({ className, ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={cx('border-line border-b px-4 py-3 align-top', className)} />
}
