import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium, newContext } from './support/chromium.ts'
import { timed } from './support/timed.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const LOAD_MAX_MS = 2_000
const LOADS_MAX = 5
let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})

afterAll(() => browser.close())

describe('the API reference in a browser', timed, () => {
  // The best of several, because other work on the machine says nothing about the page.
  it(`is shown within ${LOAD_MAX_MS} ms, without errors, and calls no other host`, async () => {
    const problems: string[] = []
    let bestMs = Number.POSITIVE_INFINITY
    for (let load = 0; load < LOADS_MAX && bestMs >= LOAD_MAX_MS; load++) {
      const context = await newContext(browser)
      const page = await context.newPage()
      page.on('pageerror', (error) => problems.push(String(error)))
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      page.on('request', (request) => request.url().startsWith(world.url) || problems.push(request.url()))
      const startedMs = performance.now()
      await page.goto(`${world.url}/docs/`, { waitUntil: 'load' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      bestMs = Math.min(bestMs, performance.now() - startedMs)
      await context.close()
    }
    expect(problems.filter((problem) => !problem.startsWith('data:'))).toEqual([])
    expect(bestMs).toBeLessThan(LOAD_MAX_MS)
  })

  it('finds operations by words other than their own, and leads to the guides', async () => {
    const context = await newContext(browser)
    const page = await context.newPage()
    for (const [query, title] of [
      ['partial release', 'Release held money'],
      ['auto release', 'Submit work'],
      ['split a dispute', 'Decide a dispute'],
    ] as const) {
      await page.goto(`${world.url}/docs/`)
      await page.getByRole('searchbox', { name: 'Search' }).fill(query)
      await page.locator('#found').getByRole('link', { name: title, exact: true }).click()
      expect(await page.getByRole('heading', { level: 3, name: title, exact: true }).isVisible()).toBe(true)
    }
    await page.goto(`${world.url}/docs/`)
    await page.getByRole('navigation').getByRole('link', { name: 'First deal in ten minutes' }).click()
    await page.getByRole('heading', { level: 1, name: 'First deal in ten minutes' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'let an agent do this' }).click()
    await page.getByRole('heading', { level: 1, name: 'Let an agent work for you' }).waitFor()
    await context.close()
  })

  it('shows the samples that were chosen once on every operation, and after reloading', async () => {
    const context = await newContext(browser)
    const page = await context.newPage()
    const shown = () => page.locator('details[name^="samples-"][open] > summary').allTextContents()
    await page.goto(`${world.url}/docs/#submitRound`)
    const sdk = page.locator('#submitRound summary', { hasText: 'SDK' })
    expect(new Set(await shown())).toEqual(new Set(['curl']))
    await sdk.scrollIntoViewIfNeeded()
    const before = await sdk.boundingBox()
    await sdk.click()
    expect(new Set(await shown())).toEqual(new Set(['SDK']))
    expect(Math.abs(((await sdk.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
    await page.reload()
    expect(new Set(await shown())).toEqual(new Set(['SDK']))
    await context.close()
  })
})
