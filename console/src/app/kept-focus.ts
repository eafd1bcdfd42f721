import { useEffect } from 'react'

/**
 * When the focused element disappears, such as the button of a task that was just completed, browsers go back to the top of the
 * document. Instead, this keeps the focus in its list, or moves it to the heading of that part of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: EventTarget[] = []
    const remember = (event: FocusEvent) => {
      path = event.composedPath()
    }
    // Someone who clicks on empty space doesn't want to focus anything.
    const forget = () => {
      path = []
    }
    const restore = () => {
      const [focused, ...around] = path
      if (!(focused instanceof Element) || focused.isConnected || document.activeElement !== document.body) return
      const place = around.map(placeIn).find((each) => each !== null)
      if (!place) return
      if (place.tabIndex < 0) place.tabIndex = -1
      place.focus()
    }
    // After a closing dialog has returned the focus, if it can.
    const observer = new MutationObserver(() => requestAnimationFrame(restore))
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
}

/** Where the focus goes in this part of the page: a row of a list, the heading of a section, or the page. */
function placeIn(part: EventTarget): HTMLElement | null {
  if (!(part instanceof HTMLElement && part.isConnected)) return null
  if (part.matches('ul, ol')) return part.querySelector('[data-row]')
  if (part.matches('section, article')) return part.querySelector('h2, h3')
  return part.localName === 'main' ? part : null
}
