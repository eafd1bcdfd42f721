import { beforeAll, describe, expect, it } from 'vitest'
import { newEmail } from '../../server/test/support/browser.ts'
import type { Client } from '../../server/test/support/client.ts'
import { fundedMilestone, newDeal } from '../../server/test/support/deals.ts'
import { freePort } from '../../server/test/support/service-process.ts'
import { startSignInApp } from '../../server/test/support/sign-in-app.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium, tabTo } from './support/console.ts'
import { done } from './support/done.ts'
import { operatorOf } from './support/operators.ts'
import { main, toast } from './support/places.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow } = sharedChromium()
let operator: Client

beforeAll(async () => {
  operator = await operatorOf(world)
})

describe('an operator', () => {
  it('jumps to the next deadline by keyboard, and the page of the affected user updates in another browser', async () => {
    const deal = await newDeal(world, { title: 'Tune a piano' })
    const path = await fundedMilestone(deal)
    await done(deal.worker.post(`${path}/submit`, { message: 'It sounds well.' }))
    const [worker, desk] = await Promise.all([openWindow(world, deal.worker), openWindow(world, operator)])
    await worker.page.goto(path.split('/milestones')[0] as string)
    await main(worker.page).getByText('In review', { exact: true }).first().waitFor()
    await desk.page.goto('/operator/sandbox')
    const first = desk.page.getByRole('list', { name: 'Upcoming deadlines' }).getByRole('listitem').first()
    await first.getByText('Delivered milestone is released').waitFor()
    await first.getByRole('link', { name: 'Tune a piano' }).waitFor()
    await main(desk.page).getByText('Real time', { exact: true }).waitFor()

    await tabTo(desk.page, desk.page.getByRole('button', { name: 'Jump to the next deadline' }))
    await desk.page.keyboard.press('Enter')
    await toast(desk.page, 'Clock advanced').waitFor()
    await main(desk.page).getByText('days ahead of real time').waitFor()
    await first.getByText('Payout becomes available').waitFor()
    await main(worker.page).getByText('Paid', { exact: true }).first().waitFor()
    await expect.poll(() => main(worker.page).getByText('In review', { exact: true }).count()).toBe(0)

    // Jumping to one further down also does everything before it.
    await desk.page.getByRole('button', { name: 'Jump here: Contract ends automatically, Tune a piano' }).click()
    await main(worker.page).getByText('Completed', { exact: true }).first().waitFor()
    expect([...worker.complaints, ...desk.complaints]).toEqual([])
  })

  it('suspends a user with a reason by keyboard; the user sees it immediately, and it’s in the audit log', async () => {
    const name = 'Zacharias Quill'
    const user = await world.newUser({ display_name: name })
    const [theirs, desk] = await Promise.all([openWindow(world, user), openWindow(world, operator)])
    await theirs.page.goto('/gigs')
    await theirs.page.getByRole('heading', { level: 1 }).waitFor()
    const { page } = desk
    await page.goto('/operator/users')
    await tabTo(page, page.getByRole('searchbox', { name: 'Find users' }))
    await page.keyboard.type('Zacharias')
    await expect.poll(() => new URL(page.url()).search).toBe('?q=Zacharias')
    const row = page.getByRole('list', { name: 'Users' }).getByRole('link')
    await expect.poll(() => row.count()).toBe(1)
    await tabTo(page, row)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name }).waitFor()
    await tabTo(page, page.getByRole('button', { name: 'Suspend' }))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText(`Suspend ${name}?`).waitFor()
    await tabTo(page, page.getByRole('dialog').getByLabel('Reason'))
    await page.keyboard.type('Several users reported spam.')
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Suspend' }))
    await page.keyboard.press('Enter')
    await toast(page, `${name} suspended`).waitFor()
    await main(page).getByText('Reason: Several users reported spam.').waitFor()

    const banner = theirs.page.getByRole('complementary', { name: 'Suspension' })
    await banner.getByText('Several users reported spam.', { exact: false }).waitFor()

    await page.getByRole('link', { name: 'Audit log entries about this user' }).click()
    const act = page.getByRole('list', { name: 'Entries' }).getByRole('listitem').first()
    await act.getByText('Suspended a user').waitFor()
    await act.getByText('“Several users reported spam.”').waitFor()

    await page.goBack()
    await page.getByRole('button', { name: 'Reinstate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reinstate' }).click()
    await toast(page, `${name} reinstated`).waitFor()
    await expect.poll(() => banner.count()).toBe(0)
    expect([...theirs.complaints, ...desk.complaints]).toEqual([])
  })

  it('finds in the audit log what operators viewed and what they changed', async () => {
    const { userId } = await world.newUser({ display_name: 'Viola Seen' })
    const { page, complaints } = await openWindow(world, operator)
    await page.goto(`/operator/users/${userId}`)
    await main(page).getByRole('heading', { name: 'Viola Seen' }).waitFor()
    await page.goto(`/operator/audit-log?subject_id=${userId}`)
    const entries = main(page).getByRole('list', { name: 'Entries' })
    const viewed = entries.getByText('Viewed a user', { exact: true })
    const added = entries.getByText('Added a user', { exact: true })
    await viewed.waitFor()
    await added.waitFor()
    const type = main(page).getByLabel('Type', { exact: true })
    await type.selectOption({ label: 'Changes' })
    await expect.poll(() => viewed.count()).toBe(0)
    await added.waitFor()
    await type.selectOption({ label: 'Views' })
    await expect.poll(() => added.count()).toBe(0)
    await viewed.waitFor()
    expect(complaints).toEqual([])
  })

  it('adds and invites a user, who finds the link in the mailbox of the sandbox', async () => {
    const email = newEmail()
    const { page, complaints } = await openWindow(world, operator)
    await page.goto('/operator/users')
    await page.getByRole('button', { name: 'Add user' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Ines Invited')
    await dialog.getByLabel('Email address').fill('not an address')
    await dialog.getByRole('button', { name: 'Add user', exact: true }).click()
    // The refusal appears at the field, and nothing that was typed is lost.
    await expect.poll(() => dialog.getByLabel('Email address').getAttribute('aria-invalid')).toBe('true')
    await dialog.getByLabel('Email address').fill(email)
    await dialog.getByLabel('Role').selectOption('arbiter')
    await dialog.getByRole('button', { name: 'Add user', exact: true }).click()
    await page.getByRole('heading', { name: 'Ines Invited' }).waitFor()
    await main(page).getByText('Arbiter', { exact: true }).first().waitFor()
    await page.goto('/operator/sandbox')
    await main(page).getByText(email).click()
    const link = page.getByRole('list', { name: 'Emails', exact: true }).getByRole('link').first()
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^${world.url}/`))
    expect(complaints).toEqual([])
  })

  it('adds a user without an address, gets their first key once, and looks after their role, sessions and keys', async () => {
    const { page, complaints } = await openWindow(world, operator)
    const dialog = page.getByRole('dialog')
    await page.goto('/operator/users')
    await page.getByRole('button', { name: 'Add user' }).click()
    await dialog.getByLabel('Name').fill('Keyed Kim')
    await dialog.getByRole('button', { name: 'Add user', exact: true }).click()
    await dialog.getByText('First key for Keyed Kim').first().waitFor()
    // It's shown once, and can't be dismissed by accident.
    await page.keyboard.press('Escape')
    const secret = /parley_sk_\w+/.exec(await dialog.innerText())?.[0] ?? ''
    await dialog.getByRole('button', { name: 'I’ve saved it' }).click()
    await page.getByRole('heading', { name: 'Keyed Kim' }).waitFor()
    const { user_id } = (await world.as(secret).get('/keys/verify')).body
    const kim = world.as(secret).as(secret, user_id)

    await page.getByRole('button', { name: 'Change role' }).click()
    await dialog.getByRole('radio', { name: 'Arbiter' }).check()
    await dialog.getByRole('button', { name: 'Change role' }).click()
    await toast(page, 'Keyed Kim is now an arbiter.').waitFor()
    expect((await operator.get(`/users/${user_id}`)).body.role).toBe('arbiter')

    const theirs = await openWindow(world, kim)
    await theirs.page.goto('/gigs')
    await page.reload()
    await page
      .getByRole('list', { name: 'Active sessions' })
      .getByRole('button', { name: 'End session' })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'End session' }).click()
    await toast(page, 'Session ended').waitFor()

    await page.getByRole('button', { name: 'Create recovery key' }).click()
    await dialog.getByRole('button', { name: 'Create recovery key' }).click()
    await dialog.getByText('New key', { exact: true }).waitFor()
    const recovered = /parley_sk_\w+/.exec(await dialog.innerText())?.[0] ?? ''
    await dialog.getByRole('button', { name: 'I’ve saved it' }).click()
    expect((await world.as(recovered).get('/keys/verify')).body.user_id).toBe(user_id)
    const first = page.getByRole('list', { name: 'Keys' }).getByRole('listitem').filter({ hasText: 'first key' })
    await first.getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await toast(page, 'Key revoked').waitFor()
    expect((await kim.get('/keys/verify')).status).toBe(401)
    expect(complaints).toEqual([])
  })

  it('asks to suspend another operator, and a third one confirms it', async () => {
    const [olga, name] = [await world.newUser({ display_name: 'Olga', role: 'operator' }), 'Otto Other']
    const otto = await world.newUser({ display_name: name, role: 'operator' })
    const [desk, second] = await Promise.all([openWindow(world, operator), openWindow(world, olga)])
    await desk.page.goto(`/operator/users/${otto.userId}`)
    await desk.page.getByRole('button', { name: 'Suspend' }).click()
    await desk.page.getByRole('dialog').getByLabel('Reason').fill('A stolen laptop.')
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await toast(desk.page, 'Waiting for a second operator to confirm.').waitFor()
    await main(desk.page).getByText('You requested this.').waitFor()
    expect(await desk.page.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
    expect((await operator.get(`/users/${otto.userId}`)).body.status).toBe('active')

    await second.page.goto(`/operator/users/${otto.userId}`)
    await main(second.page).getByText('A stolen laptop.').waitFor()
    await second.page.getByRole('button', { name: 'Confirm' }).click()
    await second.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await toast(second.page, `${name} suspended`).waitFor()
    await main(second.page).getByText('Reason: A stolen laptop.').waitFor()
    expect(await second.page.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
    await done(operator.post(`/users/${olga.userId}/suspend`))
    expect([...desk.complaints, ...second.complaints]).toEqual([])
  })

  it('registers a first-party app, a second one approves it, and people sign in to it without a consent page', async () => {
    const olga = await world.newUser({ display_name: 'Olga', role: 'operator' })
    const [desk, second] = await Promise.all([openWindow(world, operator), openWindow(world, olga)])
    const port = await freePort()
    const home = `http://localhost:${port}`
    await desk.page.goto('/operator/apps')
    await desk.page.getByRole('button', { name: 'Register app' }).first().click()
    const dialog = desk.page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Front end')
    const uris = dialog.getByLabel('Redirect URIs')
    // An address that's refused leaves no app behind.
    await uris.fill('com.example.app:/callback')
    await dialog.getByRole('button', { name: 'Register' }).click()
    await expect.poll(() => uris.getAttribute('aria-invalid')).toBe('true')
    expect((await operator.get('/apps')).body.data).toEqual([])
    await uris.fill(`${home}/callback`)
    await dialog.getByRole('button', { name: 'Register' }).click()
    await dialog.getByText('Client secret for Front end').first().waitFor()
    const secret = (await dialog.getByRole('status').textContent()) ?? ''
    await dialog.getByRole('button', { name: 'I’ve saved it' }).click()
    const row = desk.page.getByRole('list', { name: 'First-party apps' }).getByRole('listitem')
    await row.getByText('Awaiting approval').waitFor()
    await row.getByText('You requested this.', { exact: false }).waitFor()
    expect(await row.getByRole('button', { name: 'Approve' }).count()).toBe(0)

    await second.page.goto('/operator/apps')
    await main(second.page).getByText(`${home}/callback`).waitFor()
    await second.page.getByRole('button', { name: 'Approve' }).click()
    await second.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await toast(second.page, 'Front end is now a first-party app.').waitFor()
    await row.getByText('Active', { exact: true }).waitFor()

    const [{ id }] = (await operator.get('/operator/apps')).body.data
    const end = await startSignInApp(world, { id, secret, port })
    const theirs = await openWindow(world, await world.newUser({ display_name: 'Ada' }))
    try {
      await theirs.page.goto(home)
      await theirs.page.getByRole('link', { name: 'Sign in with Parley' }).click()
      await theirs.page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
    } finally {
      end()
    }
    await theirs.page.goto('/settings')
    const connected = theirs.page.getByRole('list', { name: 'Connected apps' }).getByRole('listitem')
    await connected.getByText('First-party', { exact: true }).waitFor()
    await connected.getByText('Acts as you').waitFor()
    await connected.getByText('Sees your name and picture').first().waitFor()
    expect(await connected.getByText('Sees your email address').count()).toBe(0)

    await row.getByRole('button', { name: 'Remove' }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await toast(desk.page, 'Front end is no longer a first-party app.').waitFor()
    await main(theirs.page).getByText('No connected apps').waitFor()
    await done(operator.post(`/users/${olga.userId}/suspend`))
    expect([...desk.complaints, ...second.complaints]).toEqual([])
  })

  it('sees the figures of a deal in charts, words and a table, and the health checks', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal, 123_400)
    await done(deal.client.post(`${path}/release`, {}))
    const { page, complaints } = await openWindow(world, operator)
    await page.goto('/operator')
    const released = page.getByRole('figure', { name: 'Released to workers' })
    await released.getByText('$1,234', { exact: false }).first().waitFor()
    await released.locator('canvas').waitFor()
    await page.getByRole('figure', { name: 'Fees earned' }).getByText('$61.70', { exact: false }).first().waitFor()
    const passed = main(page).getByText('all passed deadlines have been processed')
    await main(page).getByText('All checks passed').waitFor()
    expect(await passed.isVisible()).toBe(false)
    await main(page).getByText('All checks passed').click()
    await passed.waitFor()
    await main(page).getByText('Compared with the previous 30 days').waitFor()
    await released.getByText('from $0').waitFor()
    await main(page).getByText('Show as table').click()
    await page.getByRole('columnheader', { name: 'Time to hire' }).waitFor()
    await page.getByRole('button', { name: '1 year' }).click()
    await expect.poll(() => page.getByRole('row').count()).toBe(366)
    await expect.poll(() => new URL(page.url()).search).toBe('?days=365')

    // It follows what happens without a reload.
    const before = Number(await page.getByRole('definition').first().textContent())
    await newDeal(world)
    await expect.poll(async () => Number(await page.getByRole('definition').first().textContent())).toBe(before + 1)
    expect(complaints).toEqual([])
  })

  it('collapses the sidebar, which stays collapsed, and reads the configuration, without secrets', async () => {
    const { page, complaints } = await openWindow(world, operator)
    await page.goto('/operator')
    const link = page.getByRole('navigation').getByRole('link', { name: 'Configuration' })
    await link.waitFor()
    const width = async () => (await link.boundingBox())?.width ?? 0
    const wide = await width()
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Expand sidebar' }).waitFor()
    expect(await width()).toBeLessThan(wide / 3)
    await link.click()
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    expect(await width()).toBe(wide)
    await main(page).getByText('PLATFORM_FEE_BPS').waitFor()
    await main(page).getByText('hundredths of a percent').waitFor()
    expect(complaints).toEqual([])
  })
})

describe('the configuration', () => {
  it('is changed in the console, for everyone right away, and shows who changed what', async () => {
    const deal = await newDeal(world, { title: 'Bind a book', rate_max_cents: 40_000 })
    const [desk, theirs] = await Promise.all([openWindow(world, operator), openWindow(world, deal.worker)])
    const { page } = desk
    await page.goto('/operator/configuration')
    const change = async (value: string, reason = '') => {
      await page.getByRole('button', { name: 'Change PLATFORM_FEE_BPS' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('New value').fill(value)
      await dialog.getByLabel('Reason').fill(reason)
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      return dialog
    }
    const refused = await change('10001')
    await refused.getByText('10,000', { exact: false }).first().waitFor()
    await page.keyboard.press('Escape')
    await change('1000', 'Card payments cost more.')
    await toast(page, 'Setting changed').waitFor()
    await page.getByRole('tab', { name: 'Changes' }).click()
    const changes = page.getByRole('list', { name: 'Changes' })
    await changes.getByText('changed from 500 to 1000').waitFor()
    await changes.getByText('Card payments cost more.').waitFor()

    await theirs.page.goto(`/gigs/${deal.gigId}`)
    await main(theirs.page).getByLabel('Your price').fill('400')
    await main(theirs.page).getByText('You receive $360 after the 10% fee').waitFor()

    await page.getByRole('tab', { name: 'Rules' }).click()
    await page.getByRole('button', { name: 'Change PLATFORM_FEE_BPS' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('They cost less again.')
    await page.getByRole('button', { name: 'Reset to the environment value (500)' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Changes' }).click()
    await changes.getByText('to the environment value').waitFor()
    await changes.getByText('They cost less again.').waitFor()
    expect([...desk.complaints, ...theirs.complaints]).toEqual([])
  })
})

describe('a reset', () => {
  it('has to be confirmed in words, empties the sandbox and keeps the operator signed in', async () => {
    const own = await createWorld({ host: 'localhost', working: true })
    await newDeal(own)
    const { page, complaints } = await openWindow(own, await operatorOf(own))
    await page.goto('/operator/sandbox')
    await page.getByRole('button', { name: 'Reset sandbox' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('yes')
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
    await expect.poll(() => dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    await dialog.getByRole('textbox').fill('delete everything')
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
    await page.getByRole('button', { name: 'Create demo market' }).waitFor()
    expect((await own.operator.get('/operator/stats')).body.gigs.open).toBe(0)
    expect(complaints).toEqual([])
  })
})
