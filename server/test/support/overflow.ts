import type { Page } from 'playwright-core'

/** As long as possible: a word that's hard to break, and many words. */
export const LONG_NAMES = [
  'Bartholomew'.repeat(9).padEnd(100, 'x'),
  'Wilhelmina of Grindelwald '.repeat(4).slice(0, 100),
] as const
export const LARGE_AMOUNT_CENTS = 999_999_999

const WIDTHS = [1280, 390]

/** What overflows on a page, wide and narrow, if all amounts are large and these names are as long as possible. */
export async function overflowsOn(page: Page, names: readonly string[] = []): Promise<string[]> {
  const faults: string[] = []
  for (const longName of LONG_NAMES) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await exaggerate(page, names, longName)
      faults.push(...(await page.evaluate(overflows)).map((fault) => `${width}: ${fault}`))
    }
  }
  return [...new Set(faults)]
}

/** Puts large amounts, and a long name in place of these names, into the page. */
export async function exaggerate(
  page: Page,
  names: readonly string[],
  longName: string = LONG_NAMES[0],
): Promise<void> {
  await page.evaluate(replaceTexts, [[...names, ...LONG_NAMES], longName] as const)
}

/** Runs in the page. */
function replaceTexts([names, longName]: readonly [readonly string[], string]): void {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const before = node.nodeValue ?? ''
    const after = names
      .reduce((text, name) => text.replaceAll(name, longName), before)
      .replace(/\$\d[\d,]*(\.\d\d)?/g, () => '$9,999,999.99')
    if (after !== before) node.nodeValue = after
  }
}

/**
 * Runs in the page: whether it is wider than the window, and texts that stick out of the box they're in or are cut off. Names may
 * end in an ellipsis; amounts may not. What can be scrolled is not cut off.
 */
function overflows(): string[] {
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px wider than the window`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, width } = range.getBoundingClientRect()
    if (width === 0 || !text.nodeValue?.trim()) continue
    const isAmount = /\d,\d{3},\d{3}\.\d\d/.test(text.nodeValue)
    let fault: string | null = null
    let isInBox = false
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX, textOverflow, position } = getComputedStyle(box)
      if (display === 'inline' || display === 'contents') continue
      const edges = box.getBoundingClientRect()
      const isScrolled = overflowX === 'auto' || overflowX === 'scroll'
      const isShortened = textOverflow === 'ellipsis' && overflowX !== 'visible' && !isAmount
      // Boxes this narrow are for screen readers only.
      if (isScrolled || isShortened || edges.width <= 1) {
        fault = null
        break
      }
      // Spaces at the end of a line may hang over without making the box scroll.
      const isOut = (right > edges.right + 1 || left < edges.left - 1) && box.scrollWidth > box.clientWidth
      if (isOut && (!isInBox || overflowX !== 'visible')) {
        fault ??= `“${text.nodeValue.slice(0, 60)}” sticks out of <${box.localName} class="${box.className}">`
      }
      isInBox = true
      if (position === 'fixed' || position === 'absolute') break
    }
    if (fault) faults.push(fault)
  }
  return faults
}
