import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Scrolls a box of messages. It starts at the element with `data-begin`, or else at the end. At the end, it stays there
 * as messages are added; anywhere else, what's in view stays put, even when older messages load above it.
 */
export function useKeptScroll(oldestId: string | undefined) {
  const box = useRef<HTMLElement>(null)
  const place = useRef<{ oldestId: string | undefined; fromEnd: number; isAtEnd: boolean } | null>(null)
  const [isAtEnd, setAtEnd] = useState(true)

  const note = useCallback(() => {
    if (!box.current) return
    const { scrollHeight, scrollTop, clientHeight } = box.current
    const fromEnd = scrollHeight - scrollTop
    place.current = { oldestId, fromEnd, isAtEnd: fromEnd - clientHeight < END_PX }
    setAtEnd(place.current.isAtEnd)
  }, [oldestId])

  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [])

  useLayoutEffect(() => {
    if (!box.current) return
    const begin = place.current ? null : box.current.querySelector<HTMLElement>('[data-begin]')
    if (begin) box.current.scrollTop = begin.offsetTop
    else if (place.current?.isAtEnd !== false) toEnd()
    else if (place.current.oldestId !== oldestId)
      box.current.scrollTop = box.current.scrollHeight - place.current.fromEnd
    note()
  })

  useEffect(() => keepAtEnd(box, place, toEnd), [toEnd])
  return { box, isAtEnd, toEnd, onScroll: note }
}

/** The box shrinks while someone types several lines, and its content grows when pictures load. */
function keepAtEnd(
  box: RefObject<HTMLElement | null>,
  place: RefObject<{ isAtEnd: boolean } | null>,
  toEnd: () => void,
): () => void {
  const observer = new ResizeObserver(() => {
    if (place.current?.isAtEnd) toEnd()
  })
  for (const element of [box.current, box.current?.firstElementChild]) if (element) observer.observe(element)
  return () => observer.disconnect()
}

const END_PX = 40
