import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this run takes pictures, and so looks at everything in every way. */
    takesPictures: boolean
    screens: string
  }
}

/** Starts the Chromium or Chrome of this machine, or the one that `CHROMIUM_PATH` names. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || USUAL_PATHS.find((path) => existsSync(path))
  if (!executablePath) {
    throw new Error('These tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to where it is.')
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}

/** Windows that wait a long time for what they should show, so that no result depends on the machine's speed. */
export async function newContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(120_000)
  return context
}

const USUAL_PATHS = [
  // Without windows, it opens pages in a third of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
