import { uiWords } from '../words/ui.ts'
import { cx } from './cx.ts'

/** A placeholder for something that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-md bg-hover', className)} />
}

/** Placeholder rows for a list that is loading. */
export function SkeletonRows({ count = 5, className = 'h-20' }: { count?: number; className?: string }) {
  return (
    <div role="status" aria-label={uiWords.loading} className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The rows are all the same.
        <Skeleton key={index} className={cx('w-full rounded-xl', className)} />
      ))}
    </div>
  )
}
