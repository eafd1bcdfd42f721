import { describe, expect, it } from 'vitest'
import { mailTo, newEmail, signedIn, signUp } from '../../server/test/support/browser.ts'
import { activate, postGig } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium, tabTo } from './support/console.ts'
import { dialog, main, toast } from './support/places.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openVisitorWindow, openWindow } = sharedChromium()

const GIG = {
  title: 'Paint a mural in a stairwell',
  skills: ['Painting'],
  rate_min_cents: 90_000,
  rate_max_cents: 120_000,
}

describe('a search', () => {
  it('by a visitor continues after they sign in', async () => {
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
    expect(await page.getByRole('textbox', { name: 'Pays at least' }).inputValue()).toBe('5000.50')
    await main(page).getByText('painting', { exact: true }).first().waitFor()
  })
})

describe('a gig', () => {
  it('is found and applied to by keyboard alone, and its owner sees the application without reloading', async () => {
    const [client, worker] = await Promise.all([
      world.newUser({ display_name: 'Cleo' }),
      world.newUser({ display_name: 'Wanda' }),
    ])
    const gigId = await postGig(client, { ...GIG, metadata: { order: 'A-42' } })
    const owner = await openWindow(world, client)
    await owner.page.goto(`/gigs/${gigId}`)
    await main(owner.page).getByText('No applications yet').waitFor()
    await main(owner.page).getByText('A-42').waitFor()

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
    await expect.poll(() => page.title()).toBe(`${GIG.title} · Parley`)
    expect(await page.getByText('Metadata').count()).toBe(0)
    await tabTo(page, page.getByRole('button', { name: 'Apply', exact: true }))
    // The button goes to the form.
    await page.keyboard.press('Enter')
    await page.keyboard.type('I paint large walls.')
    await tabTo(page, page.getByLabel('Your price'))
    await page.keyboard.type('1,050.50')
    await tabTo(page, page.getByRole('button', { name: 'Send application' }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your application' }).waitFor()
    await main(page).getByText('$1,050.50').waitFor()

    await main(owner.page).getByText('I paint large walls.').waitFor()
    await owner.page.getByRole('button', { name: 'Shortlist' }).click()
    await main(page).getByText('Shortlisted', { exact: true }).waitFor()
    expect([...complaints, ...owner.complaints]).toEqual([])
  })

  it('isn’t overwritten if it was changed elsewhere in the meantime', async () => {
    const client = await world.newUser({ display_name: 'Cleo' })
    const gigId = await postGig(client, GIG)
    const { page } = await openWindow(world, client)
    await page.goto(`/gigs/${gigId}/edit`)
    await page.getByLabel('Title').fill('Paint two murals')
    await client.patch(`/gigs/${gigId}`, { positions: 3 })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await main(page).getByText('This has been changed elsewhere since you opened it.').waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('Paint two murals')
    expect((await client.get(`/gigs/${gigId}`)).body).toMatchObject({ title: GIG.title, positions: 3 })
  })
})

describe('what people save', () => {
  it('is there on every device, says when a gig has closed, and is removed by keyboard', async () => {
    const [client, worker] = await Promise.all([
      world.newUser({ display_name: 'Cleo Saver' }),
      world.newUser({ display_name: 'Wanda' }),
    ])
    const [closing, open] = [
      await postGig(client, { ...GIG, title: 'Paint a lighthouse' }),
      await postGig(client, { ...GIG, title: 'Paint a windmill' }),
    ]
    const { page, complaints } = await openWindow(world, worker)
    await page.goto('/gigs?q=lighthouse')
    const onCard = page.getByRole('button', { name: 'Save Paint a lighthouse' })
    await tabTo(page, onCard)
    await page.keyboard.press('Enter')
    await expect.poll(() => onCard.getAttribute('aria-pressed')).toBe('true')
    await page.goto(`/gigs/${open}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor()
    await page.goto('/people?q=Saver')
    const person = page.getByRole('button', { name: 'Save Cleo Saver' })
    await person.click()
    await expect.poll(() => person.getAttribute('aria-pressed')).toBe('true')
    await client.patch(`/gigs/${closing}`, { status: 'closed' })

    const { page: phone } = await openWindow(world, worker)
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto('/saved')
    const closed = phone.getByRole('listitem').filter({ hasText: 'Paint a lighthouse' })
    await closed.getByText('Closed').waitFor()
    await closed.getByText('Not taking applications').waitFor()
    await tabTo(phone, phone.getByRole('button', { name: 'Save Paint a windmill' }))
    await phone.keyboard.press('Enter')
    await expect.poll(() => phone.getByRole('link', { name: 'Paint a windmill' }).count()).toBe(0)
    const focused = () => phone.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Paint a lighthouse')
    await phone.getByRole('tab', { name: 'People' }).click()
    await phone.getByRole('link', { name: 'Cleo Saver' }).waitFor()
    expect(complaints).toEqual([])
  })
})

describe('a saved search', () => {
  it('announces a new gig and links to it, and can be changed and deleted in its list', async () => {
    const [client, worker] = await Promise.all([
      world.newUser({ display_name: 'Cleo' }),
      world.newUser({ display_name: 'Wanda' }),
    ])
    const { page, complaints } = await openWindow(world, worker)
    await page.goto('/gigs?q=observatory&min_rate=500')
    await main(page).getByRole('button', { name: 'Save search', exact: true }).click()
    expect(await dialog(page).getByLabel('Name', { exact: true }).inputValue()).toBe('“observatory”, At least $500')
    await dialog(page).getByLabel('Name', { exact: true }).fill('Domes')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    expect((await worker.get('/searches')).body.data).toMatchObject([
      { name: 'Domes', notify: 'event', filters: { q: 'observatory', min_rate_cents: 50_000, sort: 'relevance' } },
    ])

    // A page that doesn't show the gig itself.
    await page.goto('/inbox')
    await postGig(client, { ...GIG, title: 'Paint an observatory' })
    await page.getByRole('button', { name: /^Notifications, / }).click()
    await dialog(page).getByRole('link', { name: 'New gigs match a saved search' }).click()
    await main(page).getByRole('link', { name: 'Paint an observatory', exact: true }).waitFor()
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, searchParams.get('min_rate')]).toEqual(['/gigs', '500'])

    await page.goto('/saved')
    await page.getByRole('tab', { name: 'Searches' }).click()
    const rows = page.getByRole('list', { name: 'Searches', exact: true })
    await rows.getByText('New gigs right away', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'More actions for Domes' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await dialog(page).getByLabel('Name', { exact: true }).fill('Observatories')
    await dialog(page).getByLabel('Tell me about new gigs').selectOption('Once a day')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await rows.getByText('New gigs once a day', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Show gigs for Observatories' }).click()
    await main(page).getByRole('link', { name: 'Paint an observatory', exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'More actions for Observatories' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await main(page).getByText('No saved searches', { exact: true }).waitFor()
    expect((await worker.get('/searches')).body.data).toEqual([])
    expect(complaints).toEqual([])
  })
})

describe('private notes', () => {
  it('are written next to an application by keyboard, and shown on the person’s page only to their author', async () => {
    const [client, worker] = await Promise.all([
      world.newUser({ display_name: 'Cleo' }),
      world.newUser({ display_name: 'Wanda' }),
    ])
    const gigId = await postGig(client, GIG)
    await worker.post(`/gigs/${gigId}/apply`, { message: 'I paint large walls.' })
    const { page, complaints } = await openWindow(world, client)
    await page.goto(`/gigs/${gigId}`)
    await tabTo(page, page.getByRole('button', { name: 'Add note' }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('Ask about ladders.')
    await tabTo(page, page.getByRole('button', { name: 'Save note' }))
    await page.keyboard.press('Enter')
    await page.getByRole('article').getByText('Ask about ladders.').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Add note')

    await page.goto(`/people/${worker.userId}`)
    const note = page.getByRole('article').filter({ hasText: 'Ask about ladders.' })
    await note.getByText('On an application').waitFor()
    await note.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Note', { exact: true }).fill('Has own ladders.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await main(page).getByText('Has own ladders.').waitFor()

    const other = await openWindow(world, worker)
    await other.page.goto(`/gigs/${gigId}`)
    await other.page.getByRole('heading', { name: 'Private notes' }).waitFor()
    expect(await other.page.getByText('ladders').count()).toBe(0)

    const changed = page.getByRole('article').filter({ hasText: 'Has own ladders.' })
    await changed.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => main(page).getByText('Has own ladders.').count()).toBe(0)
    await expect.poll(focused).toBe('Private notes')
    expect(complaints).toEqual([])
  })
})

describe('the calendar', () => {
  it('shows what is due as a month on a wide screen and as a list on a phone, with one request', async () => {
    const [client, worker] = await Promise.all([world.newUser(), world.newUser()])
    const contract = await activate({ client, worker, gigId: await postGig(client, GIG) })
    const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 1))
      .toISOString()
      .slice(0, 7)
    for (const title of ['First coat', 'Second coat', 'Varnish', 'Frame']) {
      await client.post(`/contracts/${contract.id}/milestones`, { title, amount_cents: 5_000, due_date: `${month}-15` })
    }
    const { page, complaints } = await openWindow(world, worker)
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/deadlines')) requests.push(request.url())
    })
    await page.goto('/')
    await page.getByRole('link', { name: 'Calendar' }).click()
    await page.getByRole('heading', { name: 'Calendar' }).waitFor()
    await tabTo(page, page.getByRole('link', { name: 'Next month' }))
    await page.keyboard.press('Enter')
    const cell = page.getByRole('cell').filter({ hasText: 'First coat' })
    await cell.getByRole('link', { name: 'Milestone due: First coat' }).waitFor()
    expect(await cell.getByRole('link').count()).toBe(2)
    expect(requests.length).toBe(2)
    await tabTo(page, cell.getByRole('button', { name: /^2 more on/ }))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('link', { name: 'Frame' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('2 more')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('listitem').filter({ hasText: 'Varnish' }).getByText('Your turn').waitFor()
    expect(await page.getByRole('table').count()).toBe(0)
    await page.getByRole('link', { name: 'Varnish' }).click()
    await page.getByRole('heading', { name: GIG.title }).first().waitFor()
    expect(complaints).toEqual([])
  })
})

describe('applications', () => {
  it('are rejected together after one confirmation, which says who couldn’t be rejected', async () => {
    const client = await world.newUser({ display_name: 'Cleo' })
    const gigId = await postGig(client, GIG)
    const names = ['Ann', 'Bob', 'Cyd', 'Dee']
    const workers = await Promise.all(names.map((display_name) => world.newUser({ display_name })))
    const made = []
    for (const worker of workers) made.push((await worker.post(`/gigs/${gigId}/apply`, { message: 'I can.' })).body.id)
    const { page, complaints } = await openWindow(world, client)
    // Without live updates, the page doesn't know that Bob has withdrawn.
    await page.route('**/api/events**', (route) => route.abort())
    await page.goto(`/gigs/${gigId}`)
    await page.getByLabel('Select all').check()
    await page.getByLabel('Select Dee').uncheck()
    await page.getByRole('button', { name: 'Reject 3 applications' }).click()
    const dialog = page.getByRole('dialog')
    await expect
      .poll(async () => (await dialog.getByRole('listitem').allTextContents()).toSorted())
      .toEqual(['Ann', 'Bob', 'Cyd'])
    await workers[1]?.post(`/applications/${made[1]}/withdraw`)
    await dialog.getByRole('button', { name: 'Reject 3 applications' }).click()
    await page.getByRole('heading', { name: '2 of 3 applications rejected' }).waitFor()
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([expect.stringMatching(/^Bob: ./)])
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect.poll(() => page.getByLabel('Select Ann').count()).toBe(0)
    const { data } = (await client.get(`/gigs/${gigId}/applications`)).body
    const statuses = Object.fromEntries(data.map(({ id, status }: { id: string; status: string }) => [id, status]))
    expect(made.map((id) => statuses[id])).toEqual(['rejected', 'withdrawn', 'rejected', 'pending'])
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  })
})

describe('a copy of a gig', () => {
  it('is a filled-in form, and is only posted with its button', async () => {
    const client = await world.newUser({ display_name: 'Cleo' })
    await postGig(client, { ...GIG, start_date: '2090-01-01', apply_by: '2090-01-01T00:00:00.000Z' })
    const { page, complaints } = await openWindow(world, client)
    await page.goto('/gigs/mine')
    await page.getByRole('link', { name: `Duplicate ${GIG.title}` }).click()
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(GIG.title)
    expect(await page.getByLabel('Up to').inputValue()).toBe('1200')
    expect(await page.getByLabel('Apply by').inputValue()).toBe('')
    expect(await page.getByLabel('Start', { exact: false }).first().inputValue()).toBe('')
    await page.getByLabel('Title').fill('Paint another mural')
    expect((await client.get('/gigs?client_id=me')).body.data).toHaveLength(1)
    await page.getByRole('button', { name: 'Post gig' }).click()
    await page.getByRole('heading', { name: 'Paint another mural' }).waitFor()
    const posted = (await client.get('/gigs?client_id=me')).body.data
    expect(posted.map(({ title }: { title: string }) => title)).toEqual(['Paint another mural', GIG.title])
    expect(complaints).toEqual([])
  })

  it('starts from a template, on every device, until it’s deleted', async () => {
    const client = await world.newUser({ display_name: 'Cleo' })
    const gigId = await postGig(client, GIG)
    const [{ page }, phone] = await Promise.all([openWindow(world, client), openWindow(world, client)])
    await page.goto(`/gigs/${gigId}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Save as template' }).click()
    const name = page.getByRole('dialog').getByLabel('Name')
    expect(await name.inputValue()).toBe(GIG.title)
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
    await name.fill('Murals')
    await page.keyboard.press('Enter')
    await toast(page, 'Template saved.').waitFor()

    await phone.page.goto('/gigs/new')
    await phone.page.getByLabel('Start from a template').selectOption('Murals')
    await expect.poll(() => phone.page.getByLabel('Title').inputValue()).toBe(GIG.title)
    expect((await client.get('/gigs?client_id=me')).body.data).toHaveLength(1)

    await page.goto('/gigs/mine?view=templates')
    await page.getByRole('button', { name: 'More actions for Murals' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await name.fill('Walls')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Use template Walls' }).waitFor()
    await page.getByRole('button', { name: 'More actions for Walls' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await main(page).getByText('No templates yet').waitFor()
    expect((await client.get('/gig-templates')).body.data).toEqual([])
  })
})

describe('a form', () => {
  it('loses nothing if the session expires in the middle', async () => {
    const email = newEmail()
    const worker = await signUp(world, email, 'Wanda')
    const gigId = await postGig(await world.newUser(), GIG)
    const { page } = await openWindow(world, worker)
    // Without live updates, sending the form is what finds out.
    await page.route('**/api/events**', (route) => route.abort())
    await page.goto(`/gigs/${gigId}`)
    await page.getByLabel('Why you’re a good fit and how you’d do it').fill('Twenty years of murals.')
    await (await signedIn(world, worker)).delete('/sessions')
    await page.getByRole('button', { name: 'Send application' }).click()
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor()
    await page.getByRole('button', { name: `Email a code to ${email}` }).click()
    await page.getByLabel('Code from the email').waitFor()
    await page.getByLabel('Code from the email').fill((await mailTo(world, email)).code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { name: 'Your application' }).waitFor()
    await main(page).getByText('Twenty years of murals.').waitFor()
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toMatch(/parley_sk_|parley_session/)
  })
})

describe('the connection', () => {
  it('drops and returns: what happened in the meantime is shown', async () => {
    const [client, worker] = await Promise.all([world.newUser(), world.newUser({ display_name: 'Wanda' })])
    const gigId = await postGig(client, GIG)
    const { page, context } = await openWindow(world, client)
    await page.goto(`/gigs/${gigId}`)
    await main(page).getByText('No applications yet').waitFor()
    await context.setOffline(true)
    await page.getByText('You’re offline.').waitFor()
    await worker.post(`/gigs/${gigId}/apply`, { message: 'I was here while you were away.' })
    await context.setOffline(false)
    await main(page).getByText('I was here while you were away.').waitFor()
    await expect.poll(() => page.getByText('You’re offline.').count()).toBe(0)
  })
})
