import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words } from '../../words/app.ts'

/** A conversation that is loading. */
export function MessagesSkeleton() {
  return (
    <div role="status" aria-label={words.loading} className="flex flex-1 flex-col justify-end gap-3 p-4">
      {['w-2/3', 'w-1/2 self-end', 'w-3/5', 'w-full'].map((width) => (
        <Skeleton key={width} className={cx('h-10 rounded-2xl', width)} />
      ))}
    </div>
  )
}
