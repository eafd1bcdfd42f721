import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** How someone uses a page. The same story is told with a mouse, with a finger and with a keyboard. */
export interface Hand {
  page: Page
  /** Presses a button or a link; then something has the focus, unless that has loaded another page. */
  press(target: Locator, focused: Locator | 'a new page'): Promise<void>
  /** Types into a field, over what is in it. */
  write(field: Locator, text: string): Promise<void>
  /** How often something was clicked since this was last asked. */
  takeClicks(): number
  /** Where the focus was not visible. Only a keyboard needs to see it. */
  faults: string[]
}

/** A mouse, or a finger. Fields are reached with the Tab key, or with the keys of a phone’s keyboard: only clicks count. */
export function pointerOn(page: Page, isTouch: boolean): Hand {
  let clicks = 0
  return {
    page,
    faults: [],
    async press(target) {
      clicks++
      // Radio buttons are hidden behind the star that they stand for.
      const shown = (await target.getAttribute('type')) === 'radio' ? target.locator('..') : target
      await (isTouch ? shown.tap() : shown.click())
    },
    async write(field, text) {
      if (await isSelect(field)) await field.selectOption({ label: text })
      else await field.fill(text)
    },
    takeClicks() {
      const taken = clicks
      clicks = 0
      return taken
    },
  }
}

/** Nothing but a keyboard. */
export function keyboardOn(page: Page): Hand {
  const faults: string[] = []
  const hand: Hand = {
    page,
    faults,
    async press(target, focused) {
      await reach(target)
      await page.keyboard.press((await target.getAttribute('type')) === 'radio' ? 'Space' : 'Enter')
      if (focused !== 'a new page') {
        await expectFocus(focused)
        await look()
      }
    },
    async write(field, text) {
      await reach(field)
      if (!(await isSelect(field))) await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
    },
    takeClicks: () => 0,
  }
  return hand

  /** Goes to an element with the Tab key, forward or backward, and looks at every stop. */
  async function reach(target: Locator): Promise<void> {
    await target.waitFor()
    for (let presses = 0; presses < TABS_MAX; presses++) {
      const way = await target.evaluate((element) => {
        const { activeElement } = document
        if (element === activeElement) return null
        // The arrow keys move between the buttons of a group, and between the items of a menu.
        if (element.matches('[role=menuitem]')) return 'ArrowDown'
        if (element.matches('[type=radio]') && activeElement?.matches('[type=radio]')) return 'ArrowRight'
        const isBefore =
          activeElement && element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
        return isBefore ? 'Shift+Tab' : 'Tab'
      })
      if (way === null) return
      await page.keyboard.press(way)
      await look()
    }
    throw new Error(`The Tab key does not reach ${target}.`)
  }

  async function expectFocus(target: Locator): Promise<void> {
    const where = (element: Element) =>
      element === document.activeElement || `${document.activeElement?.outerHTML.slice(0, 200)} has the focus`
    await expect.poll(() => target.evaluate(where)).toBe(true)
  }

  async function look(): Promise<void> {
    const fault = await page.evaluate(invisibleFocus)
    if (fault) faults.push(`${new URL(page.url()).pathname}: ${fault}`)
  }
}

const TABS_MAX = 80

function isSelect(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element.matches('select'))
}

/** Runs in the page: says what has the focus, if people can't see that it does. */
function invisibleFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  const label = `${focused.localName} “${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').slice(0, 40)}”`
  // A part of a control, such as a star or the field in a money input, has the outline around all of it; a new page, its heading.
  const outlined = focused.matches('main') ? [focused.querySelector('h1')] : [focused, focused.parentElement]
  const isOutlined = outlined.some((each) => {
    if (!each) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  })
  // The browser draws its own outline around the button in a date field.
  const isInDateField = focused.matches('[type^=date]') && !focused.matches(':focus-visible')
  if (!isOutlined && !isInDateField && !focused.hasAttribute('data-highlighted')) return `${label} has no outline`
  const { top, bottom, left, right } = (
    focused.matches('.sr-only') ? (focused.parentElement ?? focused) : focused
  ).getBoundingClientRect()
  const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  return isInWindow ? null : `${label} is outside of the window`
}
