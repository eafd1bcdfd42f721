import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { inject } from 'vitest'
import { Browser as SignedInBrowser, signedIn } from '../../../server/test/support/browser.ts'
import type { Client } from '../../../server/test/support/client.ts'
import type { World } from '../../../server/test/support/world.ts'

declare module 'vitest' {
  interface ProvidedContext {
    takesPictures: boolean
  }
}

export interface Window {
  context: BrowserContext
  page: Page
  /** Everything that the browser complained about, and every request to another origin, in all tabs of the window. */
  complaints: string[]
}

interface WindowOptions {
  width?: number
  theme?: 'light' | 'dark'
}

/** A browser window in which somebody is signed in: with the session they have, or with a new one. */
export async function openWindow(
  browser: Browser,
  world: World,
  who: Client,
  options: WindowOptions = {},
): Promise<Window> {
  const window = await openVisitorWindow(browser, world, options)
  const cookie = who instanceof SignedInBrowser ? who.cookie : (await signedIn(world, who)).cookie
  const [name = '', value = ''] = (cookie ?? '').split('=')
  await window.context.addCookies([{ name, value, url: world.url, httpOnly: true, sameSite: 'Lax' }])
  return window
}

/** A browser window in which nobody is signed in. */
export async function openVisitorWindow(
  browser: Browser,
  world: World,
  { width = 1440, theme = 'light' }: WindowOptions = {},
): Promise<Window> {
  const context = await browser.newContext({
    baseURL: world.url,
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  })
  // Generous, so that no result depends on how fast the machine is.
  context.setDefaultTimeout(120_000)
  const complaints: string[] = []
  context.on('console', (message) => {
    // Chromium reports every refused request; the pages explain them.
    const isRefusal = /^Failed to load resource: .* status of 4\d\d/.test(message.text())
    if (/error|warning/.test(message.type()) && !isRefusal) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('request', (request) => {
    if (!request.url().startsWith(world.url)) complaints.push(`left the origin: ${request.url()}`)
  })
  return { context, page: await context.newPage(), complaints }
}

/** For people to look at: `npm run console:screens` takes pictures, other runs do without. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (inject('takesPictures')) await page.screenshot({ path: `${SCREENS}/${name}.png`, fullPage: true })
}

const SCREENS = fileURLToPath(new URL('../../screens', import.meta.url))

/** Goes to an element with the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < TABS_MAX; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${target}.`)
}

const TABS_MAX = 80
