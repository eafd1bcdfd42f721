import { useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { queryClient } from '../../app/query-client.ts'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/operator.ts'

/** Advances the sandbox's clock. That may change anything, so everything is refetched. */
export function useAdvance() {
  return useAction({
    send: (seconds: number, options) => parley.sandbox.clock.advance({ seconds }, options),
    touches: ['sandbox', 'clock'],
    onDone: () => {
      toast(words.sandbox.clock.done)
      void queryClient.invalidateQueries()
    },
  })
}

/** How far one time is ahead of another, rounded up to whole seconds. */
export function secondsUntil(at: string, now: string): number {
  return Math.max(1, Math.ceil((Date.parse(at) - Date.parse(now)) / 1000))
}
