import { onlineManager } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { words } from '../words/app.ts'

/** Says that the network is down; disappears when it's back. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-center text-sm text-warn-text">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {words.offline}
        </p>
      )}
    </div>
  )
}
