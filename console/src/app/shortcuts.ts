import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isTyping } from '../ui/list-keys.ts'
import { paths } from './paths.ts'

/** The name of the key next to the space bar on this device. */
export const MOD_KEY = /Mac|iP/.test(navigator.userAgent) ? '⌘' : 'Ctrl '

/** The keys that work on every page. keys-help.tsx shows them to people. */
export function useShortcuts(handlers: {
  openPalette: () => void
  openHelp: () => void
  /** While something is open or loading, typing isn't meant for the page. */
  isPaused: boolean
}): void {
  const navigate = useNavigate()
  const current = useRef(handlers)
  current.current = handlers
  useEffect(() => {
    let isAfterG = false
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) {
        event.preventDefault()
        current.current.openPalette()
        return
      }
      if (isTyping(event) || current.current.isPaused) return
      const wasAfterG = isAfterG
      isAfterG = event.key === 'g'
      const path = (wasAfterG ? AFTER_G : ALONE)[event.key]
      if (path) void navigate({ to: path })
      else if (event.key === '?') current.current.openHelp()
      else if (event.key === '/') document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate])
}

const ALONE: Partial<Record<string, string>> = { c: paths.newGig }
const AFTER_G: Partial<Record<string, string>> = { h: paths.home, g: paths.gigs, m: paths.messages }
