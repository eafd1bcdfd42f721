import { expect, it } from 'vitest'
import { signedIn } from '../../server/test/support/browser.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium } from './support/console.ts'

const world = await createWorld({ host: 'localhost' })
const { openWindow } = sharedChromium()

it('a page of somebody else is left when another person has signed in with another tab', async () => {
  const [ada, ben] = [await world.newUser({ display_name: 'Ada' }), await world.newUser({ display_name: 'Ben' })]
  const { page, context } = await openWindow(world, ada)
  await page.goto('/gigs/new')
  await page.getByLabel('Title').fill('Only for Ada to read')
  const [name = '', value = ''] = String((await signedIn(world, ben)).cookie).split('=')
  await context.addCookies([{ name, value, url: world.url, httpOnly: true, sameSite: 'Lax' }])
  // What happens when a person comes back to this tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('heading', { name: 'Hello, Ben' }).waitFor()
  await page.goto('/gigs/new')
  await page.getByLabel('Title').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('')
})

it('signing out in one tab empties the others', async () => {
  const { page, context, complaints } = await openWindow(world, await world.newUser({ display_name: 'Ada' }))
  const other = await context.newPage()
  await Promise.all([page.goto('/'), other.goto('/wallet')])
  await other.getByRole('heading', { name: 'Wallet' }).waitFor()
  await page.getByRole('button', { name: 'Your account' }).first().click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  for (const tab of [page, other]) await tab.getByRole('link', { name: 'Sign in' }).first().waitFor()
  expect(complaints).toEqual([])
})

it('signing out works with a session that has ended already, and takes the drafts along', async () => {
  const user = await world.newUser()
  const { page, context } = await openWindow(world, user)
  await page.goto('/gigs/new')
  await page.getByLabel('Title').fill('A draft')
  await expect.poll(() => drafts()).toHaveLength(1)
  await page.getByRole('button', { name: 'Your account' }).first().click()
  // The page has not noticed yet.
  await context.clearCookies()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  expect(await drafts()).toEqual([])

  function drafts(): Promise<string[]> {
    return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('parley.draft.')))
  }
})
