import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../server/test/support/client.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium, tabTo } from './support/console.ts'
import { operatorOf } from './support/operators.ts'
import { section, toast } from './support/places.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow, openVisitorWindow } = sharedChromium()
let operator: Client

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><rect width="40" height="40" rx="10" fill="#0f766e"/><path d="M12 28V12h16v6H18v4h10v6z" fill="#fff"/><path d="M52 28V12h4v16zm10 0V12h12v4h-8v2h8v10H62v-4h8v-2h-8zm18 0V12h4v12h8v4z" fill="#134e4a"/></svg>'
const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) }

const TEAL = '#0f766e'

beforeAll(async () => {
  operator = await operatorOf(world)
})

function logoField(page: Page): Locator {
  return page.getByRole('group', { name: 'Logo' })
}

/** Saves, which loads the page again. */
async function save(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await loaded
  await toast(page, 'Branding saved').waitFor()
}

/** Whether an image is shown, and not just a place for it. */
async function isLoaded(image: Locator): Promise<boolean> {
  await image.waitFor()
  return image.evaluate(async (element) => {
    await (element as HTMLImageElement).decode()
    return element.getBoundingClientRect().width > 0
  })
}

/** As `#rrggbb`. */
async function backgroundOf(element: Locator): Promise<string> {
  const color = await element.evaluate((shown) => getComputedStyle(shown).backgroundColor)
  const parts = color.match(/\d+/g) ?? []
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

function contentOf(page: Page, selector: string, attribute: string): Promise<string | null> {
  return page.locator(`head ${selector}`).first().getAttribute(attribute)
}

describe('an operator', () => {
  it('sets name, logo, color, font and tagline after a preview, and everyone sees them everywhere', async () => {
    const { page, complaints } = await openWindow(world, operator)
    await page.goto('/operator/branding')
    await page.getByLabel('Name', { exact: true }).fill('Studio Hub')
    await page.getByLabel('Tagline').fill('Illustrators for hire')
    await logoField(page).locator('input').setInputFiles(logo)
    await section(page, 'Preview').getByRole('img', { name: 'Studio Hub' }).first().waitFor()
    await page.getByRole('textbox', { name: 'Accent color' }).fill(TEAL)
    await page.getByLabel('Font').selectOption('Lora')
    expect((await operator.get('/brand')).body.name).toBe('Parley')
    await save(page)
    const { body: brand } = await operator.get('/brand')
    expect(brand).toMatchObject({ name: 'Studio Hub', accent: TEAL, font: 'lora' })

    // The console
    expect(await page.title()).toBe('Branding · Studio Hub')
    const sidebar = page.getByRole('banner').first()
    expect(await isLoaded(sidebar.getByRole('link').getByRole('img', { name: 'Studio Hub' }))).toBe(true)
    const saveButton = page.getByRole('button', { name: 'Save changes' })
    expect(await backgroundOf(saveButton)).toBe(TEAL)
    expect(brand.shades.dark.accent).not.toBe(TEAL)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await backgroundOf(saveButton)).toBe(brand.shades.dark.accent)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^Lora,/)
    expect(await page.evaluate(() => document.fonts.check('16px Lora'))).toBe(true)
    const icon = await contentOf(page, 'link[rel=icon]', 'href')
    expect((await page.request.get(String(icon))).headers()['content-type']).toBe('image/png')
    const style = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/brand/style/'))
        .map((entry) => (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus),
    )
    expect(style, 'nothing is painted in other colors first').toEqual(['blocking'])
    await sidebar.getByRole('button', { name: 'Collapse' }).click()
    expect(await isLoaded(sidebar.getByRole('link').getByRole('img', { name: 'Studio Hub' }))).toBe(true)
    await sidebar.getByRole('button', { name: 'Expand' }).click()

    // Other pages for people who are signed in
    const device = await fetch(`${world.url}/oauth/device/code`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'parley-cli', scope: 'read' }),
    })
    await page.goto('/oauth/device')
    await expectLook(page)
    await page.getByRole('textbox').fill((await device.json()).user_code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Connect' }).waitFor()
    await expectLook(page)
    await page.goto('/settings/emails/security')
    expect(await isLoaded(page.getByRole('img', { name: 'Studio Hub' }))).toBe(true)
    expect(await backgroundOf(page.locator('a.button').first())).toBe(TEAL)
    expect(complaints).toEqual([])

    // What visitors and link previews see
    const visitor = await openVisitorWindow(world)
    await visitor.page.goto('/')
    await expectLook(visitor.page)
    expect(await visitor.page.title()).toBe('Illustrators for hire · Studio Hub')
    await visitor.page.getByRole('contentinfo').getByText('Illustrators for hire').waitFor()
    for (const [property, content] of [
      ['site_name', 'Studio Hub'],
      ['title', 'Illustrators for hire · Studio Hub'],
      ['image', brand.link_image_url],
    ]) {
      expect(await contentOf(visitor.page, `meta[property="og:${property}"]`, 'content')).toBe(content)
    }
    expect((await visitor.page.request.get(brand.link_image_url)).headers()['content-type']).toBe('image/png')
    const manifestPath = await contentOf(visitor.page, 'link[rel=manifest]', 'href')
    const manifest = await (await visitor.page.request.get(String(manifestPath))).json()
    expect(manifest).toMatchObject({
      name: 'Studio Hub',
      description: 'Illustrators for hire',
      theme_color: TEAL,
      icons: [{ src: icon }, { sizes: '512x512' }],
    })
    await visitor.page.goto('/sign-in')
    await expectLook(visitor.page)
    await visitor.page.getByRole('heading', { name: 'Sign in to Studio Hub' }).waitFor()
    expect(visitor.complaints).toEqual([])
  })

  it('keeps the focus when a readable color is suggested and used', async () => {
    const { page, complaints } = await openWindow(world, operator)
    await page.goto('/operator/branding')
    const accent = page.getByRole('textbox', { name: 'Accent color' })
    const standard = page.getByRole('button', { name: 'Use the default color' })
    const suggested = page.getByRole('button', { name: 'Use #887500, the nearest readable color' })
    const isFocused = (element: Locator) => element.evaluate((each) => each === document.activeElement)
    await accent.fill('#ffdd00')
    await page.keyboard.press('Tab')
    expect(await isFocused(standard)).toBe(true)
    await page.getByRole('status').getByText('Use #887500').waitFor()
    expect(await isFocused(standard)).toBe(true)
    await tabTo(page, suggested)
    await page.keyboard.press('Enter')
    expect(await accent.inputValue()).toBe('#887500')
    await suggested.waitFor({ state: 'detached' })
    expect(await isFocused(accent)).toBe(true)
    await tabTo(page, standard)
    await page.keyboard.press('Enter')
    expect(await accent.inputValue()).toBe('')
    await standard.waitFor({ state: 'detached' })
    expect(await isFocused(accent)).toBe(true)
    expect(complaints).toEqual([])
  })

  it('can choose the same logo again and go on', async () => {
    const { page, complaints } = await openWindow(world, operator)
    await page.goto('/operator/branding')
    for (const name of ['First', 'First', 'Second']) {
      await page.getByLabel('Name', { exact: true }).fill(name)
      const preview = section(page, 'Preview').getByRole('img', { name }).first()
      if (name === 'First') {
        await logoField(page).locator('input').setInputFiles(logo)
        await expect.poll(() => preview.getAttribute('src')).toMatch(/^data:/)
      }
      await save(page)
    }
    expect((await operator.get('/brand')).body).toMatchObject({ name: 'Second', logo_url: expect.any(String) })
    expect(complaints).toEqual([])
  })
})

/** The logo and the color on a page that the service renders. */
async function expectLook(page: Page): Promise<void> {
  expect(await isLoaded(page.getByRole('banner').getByRole('img', { name: 'Studio Hub' }))).toBe(true)
  expect(await backgroundOf(page.locator('button:not(.plain):not(.link), a.button:not(.plain)').first())).toBe(TEAL)
  expect(await page.title()).toMatch(/ · Studio Hub$/)
}
