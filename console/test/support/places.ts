import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

// Where on the page something is: the same words may be in several of these places at the same time.

/** The page itself, without the frame around it, once no dialog covers it: a dialog may say the same words. */
export function main(page: Page): Locator {
  return page.locator('main:not(:has(dialog[open]))')
}

export function dialog(page: Page): Locator {
  return page.getByRole('dialog')
}

/** The newest toast with these words. */
export function toast(page: Page, text: string): Locator {
  return page.locator('[data-toast]').filter({ hasText: text }).last()
}

/** A part of the page with a heading. */
export function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

/** Waits until everything is loaded: no skeleton is left. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1:visible').waitFor()
  await expect.poll(() => page.locator('main .animate-pulse').count()).toBe(0)
}
