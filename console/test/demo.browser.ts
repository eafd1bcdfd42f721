import { expect, it } from 'vitest'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium, takePicture } from './support/console.ts'
import { main } from './support/places.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow } = sharedChromium()

it('an operator fills an empty sandbox, views it as one of its people, and exits', async () => {
  const { user_id } = (await world.operator.get('/keys/verify')).body
  const operator = world.operator.as(String(world.operator.secret), user_id)
  const { page, complaints } = await openWindow(world, operator)
  await page.goto('/')
  await page.getByRole('button', { name: 'Create demo market' }).click()
  await main(page).getByText('Creating demo market').waitFor()
  await main(page).getByText('The demo market is ready.').waitFor({ timeout: 280_000 })
  await look('home-demo-operator')
  const people = page.getByRole('list', { name: 'People in the demo market' }).getByRole('listitem')
  expect(await people.count()).toBeGreaterThan(5)
  const name = (await people.first().locator('.truncate').first().textContent()) ?? ''
  await page.getByRole('button', { name: `View as ${name}` }).click()
  await page.getByRole('heading', { name: `Hello, ${name}` }).waitFor()
  await page.getByText(`Viewing as ${name}`).waitFor()
  await look('home-demo-person')
  await page.getByRole('button', { name: 'Exit' }).click()
  await main(page).getByText('The demo market is ready.').waitFor()
  expect(complaints).toEqual([])

  /** What a newcomer sees first, for people to look at. */
  async function look(name: string): Promise<void> {
    await expect.poll(() => page.locator('main .animate-pulse').count()).toBe(0)
    await takePicture(page, name)
  }
})
