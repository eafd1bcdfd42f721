import { useEffect, useRef } from 'react'

/**
 * Lets j and k move through a list: give the returned ref to its element, and `data-row` to the link or button of each row.
 */
export function useListKeys<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if ((event.key !== 'j' && event.key !== 'k') || isTyping(event)) return
      const rows = [...(ref.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      if (rows.length === 0) return
      const current = rows.indexOf(document.activeElement as HTMLElement)
      const next = event.key === 'j' ? Math.min(current + 1, rows.length - 1) : Math.max(current - 1, 0)
      rows[next]?.focus()
      rows[next]?.scrollIntoView({ block: 'nearest' })
      event.preventDefault()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [])
  return ref
}

/** Whether a key belongs to what is being typed, or to a shortcut of the browser, or to an open dialog. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return (
    event.metaKey ||
    event.ctrlKey ||
    event.altKey ||
    target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    document.querySelector('dialog[open]') !== null
  )
}
