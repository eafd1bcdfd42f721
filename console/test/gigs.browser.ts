import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailTo, newEmail, signedIn, signUp } from '../../server/test/support/browser.ts'
import { launchChromium } from '../../server/test/support/chromium.ts'
import { postGig } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { openVisitorWindow, openWindow, tabTo } from './support/console.ts'

const world = await createWorld({ host: 'localhost', working: true })
let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

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
    const { page, context } = await openVisitorWindow(browser, world)
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
    await context.close()
  })
})

describe('a gig', () => {
  it('is found and applied to by keyboard alone, and its owner sees the application without reloading', async () => {
    const [client, worker] = await Promise.all([
      world.newUser({ display_name: 'Cleo' }),
      world.newUser({ display_name: 'Wanda' }),
    ])
    const gigId = await postGig(client, GIG)
    const owner = await openWindow(browser, world, client)
    await owner.page.goto(`/gigs/${gigId}`)
    await owner.page.getByText('No applications yet').waitFor()

    const { page, context, complaints } = await openWindow(browser, world, worker)
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
    await Promise.all([context.close(), owner.context.close()])
  })

  it('is posted once, however often the button is clicked and when the answer is lost', async () => {
    const client = await world.newUser({ display_name: 'Cleo' })
    const { page, context } = await openWindow(browser, world, client)
    let isFirst = true
    await page.route('**/api/gigs', async (route) => {
      if (route.request().method() !== 'POST' || !isFirst) return route.continue()
      isFirst = false
      // The service has done it; its answer never arrives.
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.goto('/gigs/new')
    await page.getByLabel('Title').fill('Tune a piano')
    await page.getByLabel('Description').fill('An upright, last tuned in 2019.')
    await page.getByLabel('Up to').fill('120')
    await page.getByRole('button', { name: 'Post gig' }).dblclick()
    await page.getByRole('heading', { name: 'Tune a piano' }).waitFor()
    const { data } = (await client.get('/gigs?client_id=me')).body
    expect(data.map(({ title, rate_max_cents }: Record<string, unknown>) => [title, rate_max_cents])).toEqual([
      ['Tune a piano', 12_000],
    ])
    await context.close()
  })

  it('is not overwritten when it was changed elsewhere meanwhile', async () => {
    const client = await world.newUser({ display_name: 'Cleo' })
    const gigId = await postGig(client, GIG)
    const { page, context } = await openWindow(browser, world, client)
    await page.goto(`/gigs/${gigId}/edit`)
    await page.getByLabel('Title').fill('Paint two murals')
    await client.patch(`/gigs/${gigId}`, { positions: 3 })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('This was changed elsewhere since you opened it.').waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('Paint two murals')
    expect((await client.get(`/gigs/${gigId}`)).body).toMatchObject({ title: GIG.title, positions: 3 })
    await context.close()
  })
})

describe('a form', () => {
  it('shows every refusal at its field, and takes the focus to the first', async () => {
    const client = await world.newUser({ display_name: 'Cleo' })
    const { page, context, complaints } = await openWindow(browser, world, client)
    await page.goto('/gigs/new')
    await page.getByRole('textbox', { name: /^From/ }).fill('200')
    await page.getByLabel('Up to').fill('100')
    await page.getByRole('button', { name: 'Post gig' }).click()
    await page.getByText('Please fill this in.').first().waitFor()
    await expect.poll(() => page.getByLabel('Title').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.getByLabel('Description').getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('Up to').fill('a lot')
    await page.getByRole('button', { name: 'Post gig' }).click()
    await page.getByText('Write an amount, for example 1200 or 1200.50.').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  it('keeps what was typed through a reload, until it was sent', async () => {
    const client = await world.newUser({ display_name: 'Cleo' })
    const { page, context } = await openWindow(browser, world, client)
    await page.goto('/gigs/new')
    await page.getByLabel('Title').fill('Repair a clock')
    await page.reload()
    await page.getByText('What you typed last time is here again.').waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('Repair a clock')
    await page.getByLabel('Description').fill('A wall clock from 1920.')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await page.getByText('This is a draft. Only you can see it.').waitFor()
    await page.goto('/gigs/new')
    await page.getByLabel('Title').waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('')
    await context.close()
  })

  it('loses nothing when the session runs out in the middle', async () => {
    const email = newEmail()
    const worker = await signUp(world, email, 'Wanda')
    const gigId = await postGig(await world.newUser(), GIG)
    const { page, context } = await openWindow(browser, world, worker)
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
    await context.close()
  })
})

describe('the connection', () => {
  it('drops and returns: what happened meanwhile is shown', async () => {
    const [client, worker] = await Promise.all([world.newUser(), world.newUser({ display_name: 'Wanda' })])
    const gigId = await postGig(client, GIG)
    const { page, context } = await openWindow(browser, world, client)
    await page.goto(`/gigs/${gigId}`)
    await page.getByText('No applications yet').waitFor()
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await worker.post(`/gigs/${gigId}/apply`, { message: 'I was here while you were away.' })
    await context.setOffline(false)
    await page.getByText('I was here while you were away.').waitFor()
    await expect.poll(() => page.getByText('You are offline.').count()).toBe(0)
    await context.close()
  })
})
