import { describe, expect, it } from 'vitest'
import { mailTo, newEmail, signedIn, signUp } from '../../server/test/support/browser.ts'
import { postGig } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium, tabTo } from './support/console.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openVisitorWindow, openWindow } = sharedChromium()

const GIG = {
  title: 'Paint a mural in a stairwell',
  skills: ['Painting'],
  rate_min_cents: 90_000,
  rate_max_cents: 120_000,
}

describe('a search', () => {
  it('of a visitor goes on after they have signed in', async () => {
    const [client, worker] = await Promise.all([world.newUser(), world.newUser()])
    await postGig(client, { ...GIG, title: 'Paint a gate', rate_min_cents: 70_000, rate_max_cents: 80_000 })
    await postGig(client, { ...GIG, title: 'Paint a bridge', rate_min_cents: 700_000, rate_max_cents: 800_000 })
    const { page, context } = await openVisitorWindow(world)
    await page.goto('/gigs')
    await page.getByLabel('Skills').fill('painting')
    await page.getByLabel('At least').fill('5000,50')
    await page.getByRole('button', { name: 'Find gigs' }).click()
    await page.getByRole('link', { name: 'Paint a bridge' }).waitFor()
    expect(await page.getByRole('link', { name: 'Paint a gate' }).count()).toBe(0)
    const signIn = new URL(
      (await page.getByRole('link', { name: 'Sign in' }).first().getAttribute('href')) ?? '',
      world.url,
    )

    const [name = '', value = ''] = String((await signedIn(world, worker)).cookie).split('=')
    await context.addCookies([{ name, value, url: world.url, httpOnly: true, sameSite: 'Lax' }])
    await page.goto(signIn.searchParams.get('return_to') ?? '')
    await page.getByRole('heading', { name: 'Find gigs' }).waitFor()
    await page.getByRole('link', { name: 'Paint a bridge' }).waitFor()
    expect(await page.getByRole('link', { name: 'Paint a gate' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Filters' }).click()
    expect(await page.getByLabel('At least').inputValue()).toBe('5000.50')
    await page.getByText('painting', { exact: true }).first().waitFor()
  })
})

describe('a gig', () => {
  it('is found and applied to by keyboard alone, and its owner sees the application without reloading', async () => {
    const [client, worker] = await Promise.all([
      world.newUser({ display_name: 'Cleo' }),
      world.newUser({ display_name: 'Wanda' }),
    ])
    const gigId = await postGig(client, GIG)
    const owner = await openWindow(world, client)
    await owner.page.goto(`/gigs/${gigId}`)
    await owner.page.getByText('No applications yet').waitFor()

    const { page, complaints } = await openWindow(world, worker)
    await page.goto('/')
    await page.getByRole('heading', { name: 'Hello, Wanda' }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('g')
    await page.getByRole('heading', { name: 'Find gigs' }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('stairwell')
    await expect.poll(() => new URL(page.url()).search).toBe('?q=stairwell')
    await page.getByRole('link', { name: GIG.title }).waitFor()
    await tabTo(page, page.getByRole('link', { name: GIG.title }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: GIG.title }).waitFor()
    await expect.poll(() => page.title()).toBe(GIG.title)
    await tabTo(page, page.getByRole('link', { name: 'Apply', exact: true }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByLabel('Why you fit, and how you would do it'))
    await page.keyboard.type('I paint large walls.')
    await tabTo(page, page.getByLabel('Your price'))
    await page.keyboard.type('1,050.50')
    await tabTo(page, page.getByRole('button', { name: 'Send application' }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your application' }).waitFor()
    await page.getByText('$1,050.50').waitFor()

    await owner.page.getByText('I paint large walls.').waitFor()
    await owner.page.getByRole('button', { name: 'Shortlist' }).click()
    await page.getByText('Shortlisted').waitFor()
    expect([...complaints, ...owner.complaints]).toEqual([])
  })

  it('is not overwritten when it was changed elsewhere meanwhile', async () => {
    const client = await world.newUser({ display_name: 'Cleo' })
    const gigId = await postGig(client, GIG)
    const { page } = await openWindow(world, client)
    await page.goto(`/gigs/${gigId}/edit`)
    await page.getByLabel('Title').fill('Paint two murals')
    await client.patch(`/gigs/${gigId}`, { positions: 3 })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('This was changed elsewhere since you opened it.').waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('Paint two murals')
    expect((await client.get(`/gigs/${gigId}`)).body).toMatchObject({ title: GIG.title, positions: 3 })
  })
})

describe('a form', () => {
  it('loses nothing when the session runs out in the middle', async () => {
    const email = newEmail()
    const worker = await signUp(world, email, 'Wanda')
    const gigId = await postGig(await world.newUser(), GIG)
    const { page } = await openWindow(world, worker)
    // Without live updates, sending the form is what finds out.
    await page.route('**/api/events**', (route) => route.abort())
    await page.goto(`/gigs/${gigId}/apply`)
    await page.getByLabel('Why you fit, and how you would do it').fill('Twenty years of murals.')
    await (await signedIn(world, worker)).delete('/sessions')
    await page.getByRole('button', { name: 'Send application' }).click()
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor()
    await page.getByRole('button', { name: `Mail a code to ${email}` }).click()
    await page.getByLabel('Code from the mail').waitFor()
    await page.getByLabel('Code from the mail').fill((await mailTo(world, email)).code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { name: 'Your application' }).waitFor()
    await page.getByText('Twenty years of murals.').waitFor()
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toMatch(/parley_sk_|parley_session/)
  })
})

describe('the connection', () => {
  it('drops and returns: what happened meanwhile is shown', async () => {
    const [client, worker] = await Promise.all([world.newUser(), world.newUser({ display_name: 'Wanda' })])
    const gigId = await postGig(client, GIG)
    const { page, context } = await openWindow(world, client)
    await page.goto(`/gigs/${gigId}`)
    await page.getByText('No applications yet').waitFor()
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await worker.post(`/gigs/${gigId}/apply`, { message: 'I was here while you were away.' })
    await context.setOffline(false)
    await page.getByText('I was here while you were away.').waitFor()
    await expect.poll(() => page.getByText('You are offline.').count()).toBe(0)
  })
})
