import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/**
 * Whether every action shows how to do it with a program. Unless it was chosen on this device, it is on where programs are
 * looked after.
 */
export function useDeveloperMode(): [boolean, (isOn: boolean) => void] {
  const { pathname } = useLocation()
  const stored = useSyncExternalStore(subscribe, () => chosen)
  return [stored === null ? pathname.startsWith('/developers') : stored === 'on', choose]
}

const NAME = 'parley.developer-mode'
let chosen = localStorage.getItem(NAME)
const listeners = new Set<() => void>()

function choose(isOn: boolean): void {
  chosen = isOn ? 'on' : 'off'
  localStorage.setItem(NAME, chosen)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
