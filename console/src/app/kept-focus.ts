import { useEffect } from 'react'

/** Keeps the focus where it can be used and seen, whatever disappears or arrives. */
export function useKeptFocus(): void {
  useFocusAfterRemoval()
  useFocusInWindow()
}

/**
 * When the focused element disappears, such as the button of a task that was just completed, browsers go back to the top of the
 * document. Instead, this keeps the focus in its list, or moves it to the heading of that part of the page.
 */
function useFocusAfterRemoval(): void {
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

/**
 * What arrives above the focused element, such as someone else's statement, may push it out of the window: browsers
 * don't hold on to it at the top of a page. People who scroll away from it themselves are left alone.
 */
function useFocusInWindow(): void {
  useEffect(() => {
    let isInWindow = false
    const intersections = new IntersectionObserver((entries) => {
      isInWindow = entries.at(-1)?.isIntersecting ?? false
    })
    const follow = ({ target }: FocusEvent) => {
      intersections.disconnect()
      isInWindow = false
      if (target instanceof Element) intersections.observe(target)
    }
    // In the frame that shows a change, `isInWindow` still has its value from the frame before.
    const mutations = new MutationObserver(() =>
      requestAnimationFrame(() => {
        const { activeElement } = document
        if (!isInWindow || !activeElement?.matches(':focus-visible')) return
        const { top, bottom } = activeElement.getBoundingClientRect()
        if (bottom <= 0 || top >= innerHeight) activeElement.scrollIntoView({ block: 'nearest' })
      }),
    )
    mutations.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', follow)
    return () => {
      intersections.disconnect()
      mutations.disconnect()
      document.removeEventListener('focusin', follow)
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
