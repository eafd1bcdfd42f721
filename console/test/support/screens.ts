import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, it } from 'vitest'
import { axeViolations } from '../../../server/test/support/axe.ts'
import type { Client } from '../../../server/test/support/client.ts'
import { exaggerate, overflowsOn } from '../../../server/test/support/overflow.ts'
import { createWorld, type World } from '../../../server/test/support/world.ts'
import { sharedChromium, takePicture, type Window } from './console.ts'
import { settled } from './places.ts'
import { type Screen, selectedScreens } from './screen.ts'

const WIDTHS = [1440, 390]
// In dark mode, only the colors are different, so only the color rules are checked again.
const THEMES = [
  { theme: 'light', rules: 'all' },
  { theme: 'dark', rules: 'colors' },
] as const

/**
 * Opens each screen, looks for accessibility problems with axe, and checks that nothing overflows even with the longest
 * names and large amounts. With pictures: every screen, wide and narrow, light and dark. Without: every page once,
 * narrow and light, and one of them wide.
 */
export async function describeScreens<Market>(
  screens: readonly Screen<Market>[],
  createMarket: (world: World) => Promise<Market>,
  given?: World,
): Promise<void> {
  const world = given ?? (await createWorld({ host: 'localhost', working: true }))
  const { openWindow } = sharedChromium()
  const isShort = !inject('takesPictures')
  const themes = isShort ? THEMES.slice(0, 1) : THEMES
  let market: Market
  let names: string[]

  beforeAll(async () => {
    market = await createMarket(world)
    const { rows } = await world.inDatabase((db) =>
      db.query(`select display_name from users where display_name <> 'Operator'`),
    )
    names = rows.map(({ display_name }) => display_name)
  })

  it('no screen has an axe violation, and nothing overflows', { timeout: isShort ? 300_000 : 1_800_000 }, async () => {
    const found: string[] = []
    const windows = new Map<Client, Pick<Window, 'context' | 'complaints'>>()
    for (const [index, { name, who, path, prepare }] of selectedScreens(
      isShort ? onePerPage(screens, market) : screens,
    ).entries()) {
      const { context, complaints } = windows.get(who(market)) ?? (await openWindow(world, who(market)))
      windows.set(who(market), { context, complaints })
      const page = await context.newPage()
      // Removes drafts that earlier screens have left.
      await page.addInitScript(() => {
        // Emails are shown in frames, in which there's no storage.
        if (window === window.top) localStorage.clear()
      })
      await page.goto(path(market))
      await settled(page)
      await prepare?.(page)
      // The frame around the pages, which is a different one on wide screens, is the same on all of them.
      for (const width of isShort && index > 0 ? WIDTHS.slice(1) : WIDTHS) {
        await fitWindow(page, width)
        for (const { theme, rules } of themes) {
          await page.emulateMedia({ colorScheme: theme })
          await takePicture(page, `${name}-${width}-${theme}`)
          for (const violation of await axeViolations(page, rules))
            found.push(`${name}, ${width} ${theme}: ${violation}`)
        }
      }
      found.push(...(await overflowsOn(page, names)).map((fault) => `${name}, ${fault}`))
      for (const width of isShort ? [] : WIDTHS) {
        await fitWindow(page, width)
        await exaggerate(page, names)
        await takePicture(page, `${name}-${width}-extreme`)
      }
      found.push(...complaints.splice(0).map((complaint) => `${name}: ${complaint}`))
      await page.close()
    }
    expect(found).toEqual([])
  })
}

/** The first screen of each page, and fuller ones. Those with the same address, but for ids and parameters, are of one page. */
function onePerPage<Market>(screens: readonly Screen<Market>[], market: Market): Screen<Market>[] {
  const pages = new Set<string>()
  return screens.filter((screen) => {
    if (screen.isFuller) return true
    const page = screen
      .path(market)
      .replace(/\?.*/, '')
      .replaceAll(/\b[a-z]{3}_\w+/g, 'id')
    return !screen.prepare && !pages.has(page) && pages.add(page)
  })
}

/** Makes the window as tall as the page, so that nothing is cut off and fixed elements are at its edges. */
async function fitWindow(page: Page, width: number): Promise<void> {
  const least = width < 600 ? 844 : 900
  await page.setViewportSize({ width, height: least })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (height > least) await page.setViewportSize({ width, height })
}
