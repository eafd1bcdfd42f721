import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 64rem)')

/** Whether a list and what is opened from it fit beside each other: where the navigation stands at the side, too. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches)
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
