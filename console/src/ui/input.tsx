import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'

/** A line of text, a number, a date. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} className={cx(CONTROL, 'h-10 px-3 sm:h-9', className)} />
}

/** Text of several lines, which grows with what is typed. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...useFieldControl()}
      {...rest}
      className={cx(CONTROL, 'field-sizing-content min-h-24 px-3 py-2', className)}
    />
  )
}

/** One of a few values. The browser's own list, which phones show best. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block min-w-0', className)}>
      <select
        {...useFieldControl()}
        {...rest}
        className={cx(CONTROL, 'h-10 appearance-none truncate pr-9 pl-3 sm:h-9')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
      />
    </span>
  )
}

/** Yes or no, with a label next to it. */
export function Checkbox({
  label,
  hint,
  isLabelHidden = false,
  className,
  ...rest
}: ComponentProps<'input'> & { label: string; hint?: ReactNode; isLabelHidden?: boolean }) {
  return (
    <label className={cx('relative flex min-h-6 items-start gap-3 text-sm', className)}>
      <input
        type="checkbox"
        {...rest}
        className="mt-0.5 size-4 shrink-0 appearance-none rounded border border-line-strong bg-surface bg-center checked:border-accent checked:bg-accent checked:after:block checked:after:h-full checked:after:text-center checked:after:text-xs checked:after:leading-[0.9rem] checked:after:text-accent-ink checked:after:content-['✓']"
      />
      <span className={cx(isLabelHidden && 'sr-only')}>
        <span className="font-medium">{label}</span>
        {hint && <span className="block text-ink-faint">{hint}</span>}
      </span>
    </label>
  )
}

export const CONTROL = cx(
  'control-text block w-full min-w-0 rounded-lg border border-line-strong/60 bg-surface text-ink shadow-raised',
  'hover:border-line-strong focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-bad',
)
