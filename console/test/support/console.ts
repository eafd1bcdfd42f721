import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { Browser as SignedInBrowser, signedIn } from '../../../server/test/support/browser.ts'
import { launchChromium, newContext } from '../../../server/test/support/chromium.ts'
import type { Client } from '../../../server/test/support/client.ts'
import type { World } from '../../../server/test/support/world.ts'

export interface Window {
  context: BrowserContext
  page: Page
  /** Every error the browser reported, and every request to another origin, in all tabs of the window. */
  complaints: string[]
}

/**
 * One Chromium for the tests of a file, whose windows serve one test after another. Each test gets them empty and with no one
 * signed in; only the browser's cache stays, without which every test would load all scripts again.
 */
export function sharedChromium() {
  let browser: Browser
  const idle: OpenContext[] = []
  const used: OpenContext[] = []
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser?.close())
  afterEach(async () => {
    await Promise.all(used.map(empty))
    idle.push(...used.splice(0))
  })

  /** A browser window in which no one is signed in. */
  async function openVisitorWindow({ url: origin }: World, { isPhone = false } = {}): Promise<Window> {
    const index = idle.findIndex((each) => each.origin === origin && each.isPhone === isPhone)
    const open = (index >= 0 && idle.splice(index, 1)[0]) || (await openContext(browser, origin, isPhone))
    used.push(open)
    const { context, complaints } = open
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' })
    await devTools.detach()
    return { context, page, complaints }
  }

  /** A browser window in which someone is signed in: with the session they have, or with a new one. */
  async function openWindow(world: World, who: Client): Promise<Window> {
    const window = await openVisitorWindow(world)
    const cookie = who instanceof SignedInBrowser ? who.cookie : (await signedIn(world, who)).cookie
    const [name = '', value = ''] = (cookie ?? '').split('=')
    await window.context.addCookies([{ name, value, url: world.url, httpOnly: true, sameSite: 'Lax' }])
    return window
  }

  return { openWindow, openVisitorWindow }
}

interface OpenContext extends Omit<Window, 'page'> {
  origin: string
  isPhone: boolean
}

async function openContext(browser: Browser, origin: string, isPhone: boolean): Promise<OpenContext> {
  const context = await newContext(browser, {
    baseURL: origin,
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  })
  const complaints: string[] = []
  context.on('console', (message) => {
    // Chromium reports every refused request; the pages explain them.
    const isRefusal = /^Failed to load resource: .* status of 4\d\d/.test(message.text())
    if (/error|warning/.test(message.type()) && !isRefusal) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('request', (request) => {
    if (!request.url().startsWith(origin)) complaints.push(`left the origin: ${request.url()}`)
  })
  return { origin, isPhone, context, complaints }
}

async function empty({ context, complaints }: OpenContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()))
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)])
  complaints.length = 0
}

/** For people to look at: `npm run console:screens` takes pictures, other runs skip them. */
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
