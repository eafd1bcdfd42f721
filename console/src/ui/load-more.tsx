import { Button } from './button.tsx'

/** Below a list: shows what comes next. */
export function LoadMore({
  hasMore,
  isBusy,
  onMore,
  label,
}: {
  hasMore: boolean
  isBusy: boolean
  onMore: () => void
  label: string
}) {
  if (!hasMore) return null
  return (
    <div className="mt-6 flex justify-center">
      <Button onClick={onMore} isBusy={isBusy}>
        {label}
      </Button>
    </div>
  )
}
