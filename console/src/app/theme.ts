import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

/** The chosen theme, and how to choose another. theme-script.js applies it when the page loads. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, () => theme), setTheme]
}

function setTheme(next: Theme): void {
  theme = next
  if (next === 'system') {
    localStorage.removeItem('parley.theme')
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem('parley.theme', next)
    document.documentElement.dataset.theme = next
  }
  for (const listener of listeners) listener()
}

let theme: Theme = readTheme()
const listeners = new Set<() => void>()

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
