import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultBrand } from '../src/platform/kernel/brand.ts'
import { type Language, languages } from '../src/platform/kernel/languages.ts'
import type { RewriteTexts } from '../src/platform/kernel/site.ts'
import { contentOf } from '../src/platform/mail/content-domain.ts'
import { axeViolations } from './support/axe.ts'
import { checkAll } from './support/check-all.ts'
import { launchChromium, newContext } from './support/chromium.ts'
import { exampleMails, written } from './support/example-mails.ts'
import { exampleSite } from './support/example-site.ts'
import { layoutProblemsOn } from './support/layout-problems.ts'
import { NAME, type VisitedPage, visitAllPages } from './support/page-walk.ts'
import { pseudo } from './support/pseudo.ts'
import { rarePages } from './support/rare-pages.ts'
import { createWorld } from './support/world.ts'

const WIDTHS = [1280, 390]

interface Variant {
  name: string
  language: Language
  settings: { rewriteTexts?: RewriteTexts }
}

const variants: Variant[] = [
  { name: 'the pseudo-language', language: 'en', settings: { rewriteTexts: pseudo } },
  ...languages.map((language) => ({ name: language, language, settings: {} })),
]

const noConsole = mkdtempSync(join(tmpdir(), 'parley-no-console-'))
let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})

afterAll(() => browser.close())

describe.each(variants)('in $name', ({ language, settings }) => {
  it('every page fits, wide and narrow', async () => {
    const world = await createWorld({ host: 'localhost', settings, consoleDir: noConsole })
    await world.operator.put('/operator/languages', { default: language, offered: languages })
    const site = exampleSite(language, { brand: { ...defaultBrand, name: NAME }, ...settings })
    const pages = [...(await visitAllPages(world)), ...rarePages(site)]
    expect(pages.length).toBeGreaterThan(100)
    const page = await openTab(`${world.url}/`)
    await checkAll(entriesOf(pages), async (text) => {
      await page.show(text)
      expect(await page.layoutProblems((line) => line.includes('«'))).toEqual([])
      if (settings.rewriteTexts) expect(await axeViolations(page.tab, 'all')).toEqual([])
    })
  })

  it('every email fits, wide and narrow', async () => {
    const site = exampleSite(language, settings)
    const mails = Object.entries(exampleMails).map(
      ([name, write]) => [name, contentOf(site, write(site)).html] as const,
    )
    const page = await openTab('http://market.example/')
    await checkAll(mails, async (text) => {
      await page.show(text)
      expect(await page.layoutProblems((line) => written.some((part) => line.includes(part)))).toEqual([])
      if (settings.rewriteTexts) expect(await axeViolations(page.tab, 'email')).toEqual([])
    })
  })
})

const entriesOf = (pages: readonly VisitedPage[]) => pages.map(({ name, text }) => [name, text] as const)

/** A tab that shows pages as if they came from this address, so that they load their style from there. */
async function openTab(address: string) {
  const context = await newContext(browser)
  const tab = await context.newPage()
  let body = ''
  await tab.route(address, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
  return {
    tab,
    async show(text: string): Promise<void> {
      body = text
      await tab.goto(address)
    },
    async layoutProblems(isUserText: (line: string) => boolean): Promise<string[]> {
      const problems: string[] = []
      for (const width of WIDTHS) {
        await tab.setViewportSize({ width, height: 900 })
        problems.push(...(await layoutProblemsOn(tab, isUserText)).map((problem) => `${width}: ${problem}`))
      }
      return problems
    },
  }
}
