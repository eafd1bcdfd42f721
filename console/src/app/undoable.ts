import { useEffect, useRef, useState } from 'react'
import type { Action } from './action.tsx'

export interface Undoable<Input> extends Action<Input> {
  /** What will be sent in a moment; null for nothing. */
  pending: Input | null
  undo: () => void
}

/** The same action, sent five seconds after it was asked for, unless it's undone. Leaving the page cancels it. */
export function useUndoable<Input>(action: Action<Input>): Undoable<Input> {
  const [pending, setPending] = useState<{ input: Input } | null>(null)
  const send = useRef(action.run)
  useEffect(() => {
    send.current = action.run
  })
  useEffect(() => {
    if (pending === null) return
    const cancel = () => setPending(null)
    const timer = setTimeout(() => {
      cancel()
      void send.current(pending.input)
    }, UNDO_MS)
    // If the browser keeps the page in memory, it would resume when the person comes back.
    window.addEventListener('pagehide', cancel)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', cancel)
    }
  }, [pending])
  return {
    ...action,
    run: async (input) => {
      setPending({ input })
      return true
    },
    pending: pending?.input ?? null,
    undo: () => setPending(null),
  }
}

const UNDO_MS = 5_000
