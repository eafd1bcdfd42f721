import type { Page } from 'playwright-core'

/**
 * Texts that are cut off, covered by others, or larger than their button, and a page that's wider than the window. What people
 * wrote may be clipped, other texts may not.
 */
export async function layoutProblemsOn(page: Page, isUserText: (text: string) => boolean): Promise<string[]> {
  const { problems, clipped } = await page.evaluate(findLayoutProblems)
  return [...problems, ...clipped.filter((text) => !isUserText(text)).map((text) => `“${text}” is cut off`)]
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** A line of text on the page. */
interface Line extends Box {
  element: Element
  text: string
  layer: Element | null
}

/** Runs in the page. */
function findLayoutProblems(): { problems: string[]; clipped: string[] } {
  const { scrollWidth, clientWidth } = document.documentElement
  const [problems, lines, clipped] = [[] as string[], [] as Line[], new Set<string>()]
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const [element, text] = [node.parentElement, node.nodeValue?.trim() ?? '']
    if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const layer = layerOf(element)
    for (const rect of range.getClientRects()) {
      const box = visiblePartOf(element, rect)
      if (!box) continue
      lines.push({ ...box, element, text, layer })
      if (sticksOut(element, box)) problems.push(`“${text}” sticks out of its button`)
    }
    const clippingBox = clippingBoxOf(element)
    if (clippingBox) clipped.add(clippingBox.textContent ?? '')
  }
  if (scrollWidth > clientWidth) {
    const outside = lines.filter(({ right }) => right > clientWidth).map(({ text }) => `“${text}”`)
    problems.push(`the page is ${scrollWidth - clientWidth} px wider than the window: ${outside.join(', ')}`)
  }
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1))
      if (overlap(one, other)) problems.push(`“${one.text}” and “${other.text}” overlap`)
  })
  return { problems, clipped: [...clipped] }

  /** The part of a line that shows; null if there's none. */
  function visiblePartOf(element: Element, { left, right, top, bottom }: DOMRect): Box | null {
    const box = { left, right, top, bottom }
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflow === 'visible') continue
      const edges = parent.getBoundingClientRect()
      box.left = Math.max(box.left, edges.left)
      box.right = Math.min(box.right, edges.right)
      box.top = Math.max(box.top, edges.top)
      box.bottom = Math.min(box.bottom, edges.bottom)
    }
    // What's for screen readers only is a pixel wide.
    return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null
  }

  /** What floats over the page may cover it. */
  function layerOf(element: Element): Element | null {
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      if (
        /fixed|sticky/.test(getComputedStyle(parent).position) ||
        parent.matches('dialog, [popover], .shadow-floating')
      )
        return parent
    }
    return null
  }

  function sticksOut(element: Element, line: Box): boolean {
    const button = element.closest('a, button')?.getBoundingClientRect()
    if (!button || button.width === 0) return false
    const beside = Math.max(button.left - line.left, line.right - button.right)
    const aboveOrBelow = Math.max(button.top - line.top, line.bottom - button.bottom)
    return beside > 2 || aboveOrBelow > 4
  }

  function overlap(one: Line, other: Line): boolean {
    if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
      return false
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > 2 && height > 4
  }

  /** The box that shows only the beginning of a text, instead of letting it wrap or scroll. */
  function clippingBoxOf(element: Element): Element | null {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, display } = getComputedStyle(box)
      if (display === 'inline' || display === 'contents' || overflowX === 'visible') continue
      const isScrollable = overflowX === 'auto' || overflowX === 'scroll' || box.clientWidth <= 1
      return !isScrollable && box.scrollWidth > box.clientWidth + 1 ? box : null
    }
    return null
  }
}
