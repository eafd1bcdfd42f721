import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailboxLinkOf } from '../src/web/sign-in/mailbox-service.ts'
import { axeViolations } from './support/axe.ts'
import { newEmail } from './support/browser.ts'
import { launchChromium, newContext } from './support/chromium.ts'
import { postGig } from './support/deals.ts'
import { LARGE_AMOUNT_CENTS, LONG_NAMES, overflowsOn } from './support/overflow.ts'
import { field, options, replaceTrade } from './support/trade.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ host: 'localhost' })
let browser: Browser

// Only the first one along with the other tests; all of them when the console's pictures are taken.
const LOOKS = [
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const

const LONG_FIELD = 'Internationalisierungsverantwortlichkeiten of the whole team'
const FIELD_VALUES = {
  certified: true,
  languages: ['english', 'x'.repeat(40)],
  size: 1_234_567.5,
  event: '2030-12-04',
  tool: 'x'.repeat(500),
}

beforeAll(async () => {
  browser = await launchChromium()
})

afterAll(() => browser.close())

async function somethingToSee(): Promise<string[]> {
  await defineTrade()
  const client = await world.newUser({ display_name: LONG_NAMES[0], kind: 'organization' })
  await client.patch('/profile/me', {
    headline: 'Independent publisher',
    rate_cents: LARGE_AMOUNT_CENTS,
    bio: 'Six people in Bristol.',
    skills: ['publishing'],
    links: [{ label: 'Catalogue', url: 'https://finch.example/' }],
    fields: FIELD_VALUES,
  })
  const ids: string[] = []
  for (const title of [
    'Twelve plates of herons',
    'A map for the endpapers',
    'Internationalisierungsverantwortlichkeit '.repeat(3),
  ]) {
    const fields = {
      title,
      category: 'plates',
      fields: FIELD_VALUES,
      skills: ['watercolour'],
      rate_min_cents: LARGE_AMOUNT_CENTS - 1,
      rate_max_cents: LARGE_AMOUNT_CENTS,
    }
    ids.push(await postGig(client, { ...fields, description: `${'x'.repeat(300)}\n\nA second paragraph.` }))
  }
  const filters = 'fields.certified=true&fields.languages=french&fields.size.min=1'
  const people = `/people/${client.userId}`
  return [
    '/',
    '/gigs',
    `/gigs?category=plates&${filters}`,
    `/people?${filters}`,
    people,
    '/gigs?q=nothing-like-this',
    `/gigs/${ids[2]}`,
    '/people',
  ]
}

async function defineTrade(): Promise<void> {
  const shown = { filterable: true, on_cards: true }
  const fields = [
    field('certified', 'boolean', shown),
    field('languages', 'choices', { ...shown, options: options('english', 'french', 'x'.repeat(40), ...'abcdefgh') }),
    field('size', 'number', { ...shown, units: { en: 'square kilometers' }, names: { en: LONG_FIELD } }),
    field('event', 'date', shown),
    field('tool', 'text', { on_cards: true }),
  ]
  const categories = [
    { key: 'illustration', names: { en: LONG_FIELD }, children: options('plates') },
    ...options('maps', 'logos'),
  ]
  await replaceTrade(world.operator, { categories, gig_fields: fields, profile_fields: fields })
}

/** Everything that a page does but shouldn't. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = []
  page.on('console', (message) => faults.push(`${path}: ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => faults.push(`${path}: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(world.url)) faults.push(`${path} asks for ${request.url()}`)
  })
  await page.goto(world.url + path)
  faults.push(...(await axeViolations(page, 'all')).map((violation) => `${path}: ${violation}`))
  faults.push(...(await overflowsOn(page)).map((fault) => `${path}: ${fault}`))
  return faults
}

describe('pages for visitors', async () => {
  const paths = [...(await somethingToSee()), '/sign-in', '/mailbox']

  it('show no error, load nothing from elsewhere, are accessible, and nothing overflows', async () => {
    const faults: string[] = []
    for (const [width, colorScheme] of LOOKS.slice(0, inject('takesPictures') ? LOOKS.length : 1)) {
      const context = await newContext(browser, { viewport: { width, height: 850 }, colorScheme })
      await openMailbox(context)
      for (const path of paths) {
        const page = await context.newPage()
        faults.push(...(await faultsOf(page, path)).map((fault) => `${width} ${colorScheme}: ${fault}`))
        await page.close()
      }
      await context.close()
    }
    expect(faults).toEqual([])
  })

  it('find gigs without a script, and lead a newcomer to an account through the mailbox', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false })
    await openMailbox(context)
    const page = await context.newPage()
    await page.goto(world.url)
    await page.getByRole('searchbox').fill('herons')
    await page.getByRole('button', { name: 'Find gigs' }).click()
    await page.getByRole('link', { name: 'Twelve plates of herons' }).click()
    await page.getByRole('heading', { name: 'About the work' }).waitFor()
    await page.getByRole('link', { name: 'Sign in to apply' }).click()
    await page.getByLabel('Email address').fill(newEmail())
    await page.getByRole('button', { name: 'Email me a code' }).click()
    const mailbox = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'mailbox' }).click()
    const text = await (await mailbox).locator('pre').first().textContent()
    await page.getByLabel('Code').fill(/\b\d{6}\b/.exec(text ?? '')?.[0] ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Name').fill('Newcomer')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(/\/gigs\/gig_/)
    await context.close()
  })
})

/** Does what the link in the terminal does. */
async function openMailbox(context: BrowserContext): Promise<void> {
  const [, value = ''] = mailboxLinkOf(world.secrets, world.url).split('#token=')
  await context.addCookies([{ name: 'parley_mailbox', value, url: world.url }])
}
