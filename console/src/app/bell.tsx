import { Bell as BellIcon } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { cappedCount } from '../ui/count.tsx'
import { words } from '../words/app.ts'
import { useUnreadCount } from './counts.ts'

/** Opens the notifications, and shows how many are new. */
export function Bell({ onOpen }: { onOpen: () => void }) {
  const unread = useUnreadCount()
  const label = unread === 0 ? words.bell.label : words.bell.unread(cappedCount(unread))
  return (
    <Button variant="quiet" size="icon" aria-label={label} title={label} onClick={onOpen} className="text-ink-faint">
      <BellIcon aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-0.5 left-1/2 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-medium text-[0.625rem] text-accent-ink tabular-nums"
        >
          {cappedCount(unread)}
        </span>
      )}
    </Button>
  )
}
