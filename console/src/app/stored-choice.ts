import { useSyncExternalStore } from 'react'

/** A choice that this device remembers: a hook that reads it, null until something is chosen, and how to choose. */
export function storedChoice<Choice extends string>(name: string) {
  let chosen = localStorage.getItem(name) as Choice | null
  const listeners = new Set<() => void>()
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    use: () => useSyncExternalStore(subscribe, () => chosen),
    choose: (choice: Choice) => {
      chosen = choice
      localStorage.setItem(name, choice)
      for (const listener of listeners) listener()
    },
  }
}
