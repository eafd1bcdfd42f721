import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { previewKinds } from '../src/events/emails/preview-domain.ts'
import { contentOf } from '../src/platform/mail/content-domain.ts'
import { axeViolations } from './support/axe.ts'
import { launchChromium } from './support/chromium.ts'
import { exampleMails } from './support/example-mails.ts'
import { exampleSite } from './support/example-site.ts'
import { overflowsOn } from './support/overflow.ts'

/** Those that differ in their layout. */
const shown = [
  ...['sign-in', 'no-account', 'new-address', 'invitation', 'new-device', 'address-changed', 'new-operator'],
  ...['operator-removal', 'changed-settings', 'removed-profile', 'restored-profile', 'removed-gig', 'restored-gig'],
  ...['kept-gig', 'notice-gig', 'many-matches', 'app-connected', ...previewKinds.filter((kind) => kind !== 'security')],
]

let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})

afterAll(() => browser.close())

async function faultsOf(page: Page, name: string): Promise<string[]> {
  const buttons = await page.locator('a.button').count()
  return [
    ...(await axeViolations(page, 'email')).map((violation) => `${name}: ${violation}`),
    ...(await overflowsOn(page)).map((fault) => `${name}: ${fault}`),
    ...(buttons > 1 ? [`${name} has ${buttons} buttons`] : []),
  ]
}

describe('every email', () => {
  it('is readable on a phone and on a wide screen, in light and dark mode, and loads nothing', async () => {
    const faults: string[] = []
    mkdirSync(PICTURES, { recursive: true })
    for (const width of [390, 900]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ viewport: { width, height: 700 }, colorScheme })
        context.on('request', (request) => faults.push(`asks for ${request.url()}`))
        for (const name of shown) {
          const page = await context.newPage()
          const mail = exampleMails[name]
          if (!mail) throw new Error(`There is no example called ${name}.`)
          const site = exampleSite()
          await page.setContent(contentOf(site, mail(site)).html)
          if (inject('takesPictures')) {
            await page.screenshot({ path: `${PICTURES}/email-${name}-${width}-${colorScheme}.png`, fullPage: true })
          }
          faults.push(...(await faultsOf(page, `${name} ${width} ${colorScheme}`)))
          await page.close()
        }
        await context.close()
      }
    }
    expect(faults).toEqual([])
  })
})

const PICTURES = fileURLToPath(new URL('../../console/screens', import.meta.url))
