import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReceiver } from '../../server/test/support/receiver.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { launch, openWindow } from './support/console.ts'
import { dealScreens } from './support/deal-screens.ts'
import { createDeals, type Deals } from './support/deals.ts'
import { answers, createDevelopers, type Developers } from './support/developers.ts'
import { developersScreens } from './support/developers-screens.ts'
import { createDisputes, type Disputes } from './support/disputes.ts'
import { createMarket, type Market } from './support/market.ts'
import { moneyScreens } from './support/money-screens.ts'
import type { Screen } from './support/screen.ts'

const SCREENS = fileURLToPath(new URL('../screens', import.meta.url))

const world = await createWorld({ host: 'localhost', working: true })
let browser: Browser
let market: Market & { deals: Deals; disputes: Disputes; developers: Developers }

beforeAll(async () => {
  mkdirSync(SCREENS, { recursive: true })
  // These move the clock, so they are made first.
  const deals = await createDeals(world)
  const disputes = await createDisputes(world)
  const receiver = await openReceiver()
  receiver.answer = answers
  const developers = await createDevelopers(world, receiver)
  market = { ...(await createMarket(world)), deals, disputes, developers }
  browser = await launch()
})
afterAll(() => browser.close())

/** Every page, each with something to show, and empty. */
const screens: readonly Screen<Market>[] = [
  { name: 'home-client', who: ({ client }) => client, path: () => '/' },
  { name: 'home-worker', who: ({ worker }) => worker, path: () => '/' },
  { name: 'home-empty', who: ({ newcomer }) => newcomer, path: () => '/' },
  { name: 'gigs', who: ({ worker }) => worker, path: () => '/gigs' },
  {
    name: 'gigs-filtered',
    who: ({ worker }) => worker,
    path: () => '/gigs?skill=%5B%22React%22%5D&rate_type=fixed',
    prepare: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  { name: 'gigs-none', who: ({ worker }) => worker, path: () => '/gigs?q=nobodyneedsthis' },
  { name: 'gig-visitor', who: ({ newcomer }) => newcomer, path: ({ gigId }) => `/gigs/${gigId}` },
  { name: 'gig-applied', who: ({ worker }) => worker, path: ({ gigId }) => `/gigs/${gigId}` },
  { name: 'gig-owner', who: ({ client }) => client, path: ({ gigId }) => `/gigs/${gigId}` },
  { name: 'gig-draft', who: ({ client }) => client, path: ({ draftGigId }) => `/gigs/${draftGigId}` },
  {
    name: 'gig-invite',
    who: ({ client }) => client,
    path: ({ gigId }) => `/gigs/${gigId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Invite somebody' }).click()
      await page.getByRole('button', { name: 'Choose Yuki Tanaka' }).click()
      await page.getByLabel('A message to them').waitFor()
    },
  },
  { name: 'gig-missing', who: ({ client }) => client, path: () => '/gigs/gig_00000000000000000000000000' },
  {
    name: 'gig-apply-refused',
    who: ({ newcomer }) => newcomer,
    path: ({ gigId }) => `/gigs/${gigId}/apply`,
    prepare: async (page) => {
      await page.getByLabel('Hours per week').fill('400')
      await page.getByRole('button', { name: 'Send application' }).click()
      await page.getByText('Please fill this in.').waitFor()
    },
  },
  { name: 'gig-new', who: ({ client }) => client, path: () => '/gigs/new' },
  { name: 'gig-edit', who: ({ client }) => client, path: ({ gigId }) => `/gigs/${gigId}/edit` },
  { name: 'my-gigs', who: ({ client }) => client, path: () => '/gigs/mine' },
  { name: 'my-gigs-empty', who: ({ newcomer }) => newcomer, path: () => '/gigs/mine' },
  { name: 'my-gigs-applied', who: ({ worker }) => worker, path: () => '/gigs/mine?view=applied' },
  { name: 'people', who: ({ client }) => client, path: () => '/people' },
  { name: 'people-none', who: ({ client }) => client, path: () => '/people?q=nobodyiscalledthis' },
  { name: 'profile', who: ({ client }) => client, path: ({ worker }) => `/people/${worker.userId}?tab=vouches` },
  { name: 'profile-own-empty', who: ({ newcomer }) => newcomer, path: () => '/people/me' },
  {
    name: 'profile-vouch',
    who: ({ worker }) => worker,
    path: ({ client }) => `/people/${client.userId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Vouch', exact: true }).click()
      await page.getByLabel('Why you recommend them').waitFor()
    },
  },
  { name: 'profile-edit', who: ({ worker }) => worker, path: () => '/people/me/edit' },
  { name: 'settings', who: ({ client }) => client, path: () => '/settings' },
  {
    name: 'palette',
    who: ({ client }) => client,
    path: () => '/',
    prepare: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Type a page or an action…').fill('po')
    },
  },
  {
    name: 'keys',
    who: ({ client }) => client,
    path: () => '/',
    prepare: async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()
    },
  },
  { name: 'unknown-page', who: ({ client }) => client, path: () => '/gigs/mine/nothing-here' },
]

const looks = [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const

describe.each([...screens, ...dealScreens, ...moneyScreens, ...developersScreens])(
  '$name',
  ({ name, who, path, prepare }) => {
    it('has no barrier, wide and narrow, light and dark', async () => {
      const { context, page, complaints } = await openWindow(browser, world, who(market))
      await page.goto(path(market))
      await settled(page)
      await prepare?.(page)
      const found: string[] = []
      for (const { width, theme } of looks) {
        await page.emulateMedia({ colorScheme: theme })
        await fitWindow(page, width)
        await page.screenshot({ path: `${SCREENS}/${name}-${width}-${theme}.png` })
        for (const barrier of await barriers(page)) found.push(`${width} ${theme}: ${barrier}`)
      }
      expect(found).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    })
  },
)

/** Waits until everything is loaded: nothing is a skeleton any more. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').waitFor()
  await expect.poll(() => page.locator('main .animate-pulse').count()).toBe(0)
}

/** Makes the window as high as the page, so that nothing is cut off and what is fixed stands at its edge. */
async function fitWindow(page: Page, width: number): Promise<void> {
  const least = width < 600 ? 844 : 900
  await page.setViewportSize({ width, height: least })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(least, height) })
}

async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }
    interface Violation {
      id: string
      nodes: { html: string; failureSummary: string }[]
    }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    )
  })
}
