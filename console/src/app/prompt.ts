import { useSyncExternalStore } from 'react'

/** Something that interrupts a person until they've dealt with it, such as signing in again. */
export interface Prompt<About> {
  /** Asks, unless that's already being asked. Resolves to whether they did it. */
  ask: (about: About) => Promise<boolean>
  settle: (isDone: boolean) => void
  /** What is being asked; null if nothing is. */
  use: () => About | null
}

export function createPrompt<About>(): Prompt<About> {
  let waiting: { about: About; done: Promise<boolean>; settle: (isDone: boolean) => void } | null = null
  const listeners = new Set<() => void>()

  function set(next: typeof waiting): void {
    waiting = next
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    ask(about) {
      if (waiting) return waiting.done
      let settle = (_: boolean) => {}
      const done = new Promise<boolean>((resolve) => {
        settle = resolve
      })
      set({ about, done, settle })
      return done
    },
    settle(isDone) {
      const { settle } = waiting ?? {}
      set(null)
      settle?.(isDone)
    },
    use: () => useSyncExternalStore(subscribe, () => waiting?.about ?? null),
  }
}
