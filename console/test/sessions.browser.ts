import { expect, it } from 'vitest'
import { mailTo, newEmail, signedIn } from '../../server/test/support/browser.ts'
import { ManagedUser } from '../../server/test/support/client.ts'
import { postGig } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium } from './support/console.ts'
import { main, toast } from './support/places.ts'

const world = await createWorld({ host: 'localhost' })
const { openWindow, openVisitorWindow } = sharedChromium()

it('a tab leaves a person’s page once someone else has signed in in another tab', async () => {
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

it('an operator invites a managed user, who claims the account and sees what was done in their name', async () => {
  const otto = await world.newUser({ role: 'operator', display_name: 'Otto' })
  const [mia, email] = [await ManagedUser.create(otto), newEmail()]
  const gigId = await postGig(mia)
  const desk = await openWindow(world, otto)
  await desk.page.goto(`/operator/users/${mia.userId}`)
  await main(desk.page).getByText('Managed account').waitFor()
  const { managed_by_key_id } = (await otto.get(`/users/${mia.userId}`)).body
  await main(desk.page).getByText(managed_by_key_id).waitFor()
  expect(await desk.page.getByRole('button', { name: /recovery key|Change role/ }).count()).toBe(0)
  await desk.page.getByRole('button', { name: 'Invite' }).click()
  await desk.page.getByRole('dialog').getByLabel('Email address').fill(email)
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click()
  await toast(desk.page, `Invitation sent to ${email}`).waitFor()

  const { page, complaints } = await openVisitorWindow(world)
  await page.goto(`/sign-in#token=${(await mailTo(world, email)).token}`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  // URLs end up in browser histories.
  expect(page.url()).not.toContain('token')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/settings')
  const acts = page.getByRole('region', { name: 'Actions on your behalf' })
  await acts.getByText('Created a gig').waitFor()
  await acts.getByText(gigId).waitFor()
  await acts.getByRole('link', { name: 'Otto' }).waitFor()
  await desk.page.reload()
  await main(desk.page).getByText('Claimed').waitFor()
  await desk.page.getByRole('link', { name: 'Audit log entries on their behalf' }).click()
  await desk.page.getByRole('list', { name: 'Entries' }).getByText(gigId).waitFor()
  expect([...complaints, ...desk.complaints]).toEqual([])
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

it('signing out works even if the session has already ended, and removes the drafts', async () => {
  const user = await world.newUser()
  const { page, context } = await openWindow(world, user)
  await page.goto('/gigs/new')
  await page.getByLabel('Title').fill('A draft')
  await expect.poll(() => drafts()).toHaveLength(1)
  await page.getByRole('button', { name: 'Your account' }).first().click()
  // The page hasn't noticed yet.
  await context.clearCookies()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  expect(await drafts()).toEqual([])

  function drafts(): Promise<string[]> {
    return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('parley.draft.')))
  }
})
