import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 64rem)')

/** Whether a list and the item opened from it fit side by side, which is also when the navigation is on the side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches)
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
