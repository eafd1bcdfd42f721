import { expect, it } from 'vitest'
import { confirmAddress } from '../../server/test/support/emails.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium } from './support/console.ts'

const world = await createWorld({ host: 'localhost' })
const { openWindow } = sharedChromium()

it('the settings preview every kind of email, in an inert frame', async () => {
  const { page, complaints } = await openWindow(world, await world.newUser())
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Email notifications' })
  await section.getByRole('button', { name: 'Preview emails' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email preview' })
  const mail = dialog.frameLocator('iframe')
  await mail.getByRole('heading', { name: 'Review delivered work: Translate a travel guide' }).waitFor()
  const kind = dialog.getByRole('combobox', { name: 'Type of email' })
  const headings: string[] = []
  for (const value of await kind
    .locator('option')
    .evaluateAll((options) => options.map((each) => (each as HTMLOptionElement).value))) {
    await kind.selectOption(value)
    await dialog.locator(`iframe[src="/settings/emails/${value}"]`).waitFor()
    await expect.poll(async () => (await mail.getByRole('heading').allTextContents()).length).toBe(1)
    headings.push(value)
  }
  expect(headings).toEqual(['tasks', 'messages', 'approvals', 'disputes', 'money', 'searches', 'daily', 'security'])
  await mail.getByRole('heading', { name: 'New sign-in to your Parley account' }).waitFor()
  expect(await dialog.locator('iframe').getAttribute('sandbox')).toBe('')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

it('the settings turn emails about saved searches on, which are daily by default', async () => {
  const ada = await world.newUser()
  const { page, complaints } = await openWindow(world, ada)
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Email notifications' })
  const kind = section.getByRole('combobox', { name: 'New gigs that match your saved searches', exact: true })
  await expect.poll(() => kind.inputValue()).toBe('daily')
  await kind.selectOption({ label: 'Right away' })
  await section.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await ada.get('/notifications/settings')).body.kinds.searches).toBe('now')
  expect(complaints).toEqual([])
})

it('the settings say that emails bounced, and what to do', async () => {
  const ada = await world.newUser()
  const email = await confirmAddress(world, ada)
  await world.inDatabase((db) => db.query('insert into mail_refusals values ($1, 3, now())', [email.toLowerCase()]))
  const { page, complaints } = await openWindow(world, ada)
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Email notifications' })
  await section.getByText('Your mail server refused three emails in a row', { exact: false }).waitFor()
  const address = page.getByRole('region', { name: 'Email address' })
  await address.getByRole('button', { name: 'Change address' }).click()
  await address.getByText(`${email} isn’t confirmed yet.`, { exact: false }).waitFor()
  const { data } = (await world.operator.get(`/sandbox/mailbox?to=${email}`)).body
  expect(data[0].subject).toBe('Confirm your email address for Parley')
  expect(complaints).toEqual([])
})
