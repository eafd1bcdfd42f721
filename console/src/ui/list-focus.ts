import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose rows come and go: when the row that has it leaves, the one in its place gets it, at its
 * `data-row`; after the last one, `fallback`.
 */
export function useListFocus(list: RefObject<HTMLElement | null>, fallback?: RefObject<HTMLElement | null>): void {
  const last = useRef<{ index: number; row: Element } | null>(null)
  useEffect(() => {
    const note = () => {
      const rows = [...(list.current?.children ?? [])]
      const index = rows.findIndex((row) => row.contains(document.activeElement))
      const row = rows[index]
      // A dialog of a row counts as the row; whatever else has the focus keeps it.
      if (row) last.current = { index, row }
      else if (!document.activeElement?.closest('dialog')) last.current = null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [list])
  // Before the next frame, in which `useKeptFocus` would look for another place.
  useLayoutEffect(() => {
    if (!last.current || last.current.row.isConnected || document.activeElement !== document.body) return
    const rows = [...(list.current?.children ?? [])]
    const next = rows[Math.min(last.current.index, rows.length - 1)]
    const target = next?.querySelector<HTMLElement>('[data-row]') ?? fallback?.current
    target?.focus()
  })
}
