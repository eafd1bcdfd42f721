import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standardBrand } from '../src/platform/kernel/brand.ts'
import { type Language, languages } from '../src/platform/kernel/languages.ts'
import type { RewriteTexts } from '../src/platform/kernel/site.ts'
import { contentOf } from '../src/platform/mail/content-domain.ts'
import { launchChromium, newContext } from './support/chromium.ts'
import { exampleMails, written } from './support/example-mails.ts'
import { exampleSite } from './support/example-site.ts'
import { misplacedOn } from './support/misplaced.ts'
import { NAME, openAllPages, type SeenPage } from './support/page-walk.ts'
import { pseudo } from './support/pseudo.ts'
import { rarePages } from './support/rare-pages.ts'
import { createWorld } from './support/world.ts'

const WIDTHS = [1280, 390]

interface Reading {
  name: string
  language: Language
  settings: { rewriteTexts?: RewriteTexts }
}

const readings: Reading[] = [
  { name: 'the pseudo-language', language: 'en', settings: { rewriteTexts: pseudo } },
  ...languages.map((language) => ({ name: language, language, settings: {} })),
]

const noConsole = mkdtempSync(join(tmpdir(), 'parley-no-console-'))
let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})

afterAll(() => browser.close())

describe.each(readings)('in $name', ({ language, settings }) => {
  it('every page fits, wide and narrow, and is accessible', async () => {
    const world = await createWorld({ host: 'localhost', settings, consoleDir: noConsole })
    await world.operator.put('/operator/languages', { standard: language, offered: languages })
    const site = exampleSite(language, { brand: { ...standardBrand, name: NAME }, ...settings })
    const pages = [...(await openAllPages(world)), ...rarePages(site)]
    expect(pages.length).toBeGreaterThan(100)
    const context = await newContext(browser)
    expect(await faultsOf(context, pages, `${world.url}/`, (text) => text.includes('«'))).toEqual([])
    await context.close()
  })

  it('every email fits, wide and narrow, and is accessible', async () => {
    const site = exampleSite(language, settings)
    const mails = Object.entries(exampleMails).map(([name, write]) => ({
      name,
      text: contentOf(site, write(site)).html,
    }))
    const context = await newContext(browser)
    const byUsers = (text: string) => written.some((part) => text.includes(part))
    expect(await faultsOf(context, mails, 'http://market.example/', byUsers)).toEqual([])
    await context.close()
  })
})

/** Shows each page as if it came from this address, so that it loads its style from there. */
async function faultsOf(
  context: BrowserContext,
  pages: readonly SeenPage[],
  address: string,
  isByUsers: (text: string) => boolean,
): Promise<string[]> {
  const page = await context.newPage()
  let body = ''
  await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
  const faults: string[] = []
  for (const { name, text } of pages) {
    body = text
    await page.goto(address)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const fault of await misplacedOn(page, isByUsers)) faults.push(`${name} ${width}: ${fault}`)
    }
    for (const barrier of await barriersOn(page)) faults.push(`${name}: ${barrier}`)
  }
  return faults
}

async function barriersOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate('axe.run()')) as {
    violations: { id: string; nodes: { html: string }[] }[]
  }
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
