import { cx } from './cx.ts'

/** How many there are, in a small circle. Read aloud with `label`, which says what they are. */
export function Count({ count, label, className }: { count: number; label: string; className?: string }) {
  if (count === 0) return null
  return (
    <span
      className={cx(
        'grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent px-1.5 font-medium text-[0.6875rem] text-accent-ink tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{cappedCount(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** Large counts don't matter to the last digit. */
export function cappedCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}
