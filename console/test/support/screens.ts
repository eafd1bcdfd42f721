import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../../../server/test/support/chromium.ts'
import type { Client } from '../../../server/test/support/client.ts'
import { createWorld, type World } from '../../../server/test/support/world.ts'
import { openWindow, takePicture, type Window } from './console.ts'
import type { Screen } from './screen.ts'

const require = createRequire(import.meta.url)
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const WIDTHS = [1440, 390]
// In the dark only the colours are different, so only the rules about colours are checked again.
const THEMES = [
  { theme: 'light', rules: 'all' },
  { theme: 'dark', rules: 'colours' },
] as const

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Opens each screen, wide and narrow, light and dark, and lets axe look for barriers. */
export async function describeScreens<Market>(
  screens: readonly Screen<Market>[],
  createMarket: (world: World) => Promise<Market>,
): Promise<void> {
  const world = await createWorld({ host: 'localhost', working: true })
  let market: Market
  let browser: Browser
  /** One for each person: signing in and loading the scripts takes longer than looking at a page. */
  const windows = new Map<Client, Window>()

  beforeAll(async () => {
    market = await createMarket(world)
    browser = await launchChromium()
  })
  afterAll(() => browser?.close())

  async function windowOf(who: Client): Promise<Window> {
    const open = windows.get(who) ?? (await openWindow(browser, world, who))
    windows.set(who, open)
    return open
  }

  describe.each(screens)('$name', ({ name, who, path, prepare }) => {
    it('has no barrier, wide and narrow, light and dark', async () => {
      const { context, complaints } = await windowOf(who(market))
      const page = await context.newPage()
      // What an earlier screen has left typed into a form.
      await page.addInitScript(() => localStorage.clear())
      await page.goto(path(market))
      await settled(page)
      await prepare?.(page)
      await page.evaluate(AXE)
      const found: string[] = []
      for (const width of WIDTHS) {
        await fitWindow(page, width)
        for (const { theme, rules } of THEMES) {
          await page.emulateMedia({ colorScheme: theme })
          await takePicture(page, `${name}-${width}-${theme}`)
          for (const barrier of await barriers(page, rules)) found.push(`${width} ${theme}: ${barrier}`)
        }
      }
      expect(found).toEqual([])
      expect(complaints.splice(0)).toEqual([])
      await page.close()
    })
  })
}

/** Waits until everything is loaded: nothing is a skeleton any more. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1:visible').waitFor()
  await expect.poll(() => page.locator('main .animate-pulse').count()).toBe(0)
}

/** Makes the window as high as the page, so that nothing is cut off and what is fixed stands at its edge. */
async function fitWindow(page: Page, width: number): Promise<void> {
  const least = width < 600 ? 844 : 900
  await page.setViewportSize({ width, height: least })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (height > least) await page.setViewportSize({ width, height })
}

interface Violation {
  id: string
  nodes: { html: string; failureSummary: string }[]
}

async function barriers(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  const options = { resultTypes: ['violations'], ...(rules === 'colours' && { runOnly: COLOUR_RULES }) }
  const { violations } = await page.evaluate((options): Promise<{ violations: Violation[] }> => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Violation[] }> } }
    return axe.run(options)
  }, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}
