import { beforeAll, describe, expect, it } from 'vitest'
import { newEmail } from '../../server/test/support/browser.ts'
import type { Client } from '../../server/test/support/client.ts'
import { fundedMilestone, newDeal } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium, tabTo } from './support/console.ts'
import { done } from './support/done.ts'
import { operatorOf } from './support/operators.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow } = sharedChromium()
let operator: Client

beforeAll(async () => {
  operator = await operatorOf(world)
})

describe('an operator', () => {
  it('jumps to the next deadline by keyboard, and the page of the person concerned follows in another browser', async () => {
    const deal = await newDeal(world, { title: 'Tune a piano' })
    const path = await fundedMilestone(deal)
    await done(deal.worker.post(`${path}/submit`, { message: 'It sounds well.' }))
    const [worker, desk] = await Promise.all([openWindow(world, deal.worker), openWindow(world, operator)])
    await worker.page.goto(path.split('/milestones')[0] as string)
    await worker.page.getByText('In review', { exact: true }).first().waitFor()
    await desk.page.goto('/operator/sandbox')
    const first = desk.page.getByRole('list', { name: 'Coming deadlines' }).getByRole('listitem').first()
    await first.getByText('A submitted milestone is released').waitFor()
    await first.getByRole('link', { name: 'Tune a piano' }).waitFor()
    await desk.page.getByText('Real time', { exact: true }).waitFor()

    await tabTo(desk.page, desk.page.getByRole('button', { name: 'Jump to the next deadline' }))
    await desk.page.keyboard.press('Enter')
    await desk.page.getByText('The clock has moved.').waitFor()
    await desk.page.getByText('days ahead of real time').waitFor()
    await first.getByText('A payout is paid').waitFor()
    await worker.page.getByText('Paid', { exact: true }).first().waitFor()
    await expect.poll(() => worker.page.getByText('In review', { exact: true }).count()).toBe(0)

    // A chosen one, further down, happens with all before it.
    await desk.page.getByRole('button', { name: 'Jump here: A contract ends by itself, Tune a piano' }).click()
    await worker.page.getByText('Completed', { exact: true }).first().waitFor()
    expect([...worker.complaints, ...desk.complaints]).toEqual([])
  })

  it('suspends a user with a reason by keyboard; the user reads it at once, and so does the audit log', async () => {
    const name = 'Zacharias Quill'
    const user = await world.newUser({ display_name: name })
    const [theirs, desk] = await Promise.all([openWindow(world, user), openWindow(world, operator)])
    await theirs.page.goto('/gigs')
    await theirs.page.getByRole('heading', { level: 1 }).waitFor()
    const { page } = desk
    await page.goto('/operator/users')
    await tabTo(page, page.getByRole('searchbox', { name: 'Find a user' }))
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
    await page.getByText(`${name} is suspended.`).waitFor()
    await page.getByText('Reason: Several users reported spam.').waitFor()

    const banner = theirs.page.getByRole('complementary', { name: 'Suspension' })
    await banner.getByText('Several users reported spam.', { exact: false }).waitFor()

    await page.getByRole('link', { name: 'What staff did' }).click()
    const act = page.getByRole('list', { name: 'Acts' }).getByRole('listitem').first()
    await act.getByText('Suspended a user').waitFor()
    await act.getByText('“Several users reported spam.”').waitFor()

    await page.goBack()
    await page.getByRole('button', { name: 'Reinstate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reinstate' }).click()
    await page.getByText(`${name} is active again.`).waitFor()
    await expect.poll(() => banner.count()).toBe(0)
    expect([...theirs.complaints, ...desk.complaints]).toEqual([])
  })

  it('adds and invites a user, who finds the link in the mailbox of the sandbox', async () => {
    const email = newEmail()
    const { page, complaints } = await openWindow(world, operator)
    await page.goto('/operator/users')
    await page.getByRole('button', { name: 'Add a user' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Ines Invited')
    await dialog.getByLabel('E-mail address').fill('not an address')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    // The refusal stands at the field, and nothing that was typed is lost.
    await expect.poll(() => dialog.getByLabel('E-mail address').getAttribute('aria-invalid')).toBe('true')
    await dialog.getByLabel('E-mail address').fill(email)
    await dialog.getByLabel('Role').selectOption('arbiter')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { name: 'Ines Invited' }).waitFor()
    await page.getByText('Arbiter', { exact: true }).first().waitFor()
    await page.goto('/operator/sandbox')
    await page.getByText(email).click()
    const link = page.getByRole('list', { name: 'Mails' }).getByRole('link').first()
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^${world.url}/`))
    expect(complaints).toEqual([])
  })

  it('adds a user without an address, gets their first key once, and looks after their role, sessions and keys', async () => {
    const { page, complaints } = await openWindow(world, operator)
    const dialog = page.getByRole('dialog')
    await page.goto('/operator/users')
    await page.getByRole('button', { name: 'Add a user' }).click()
    await dialog.getByLabel('Name').fill('Keyed Kim')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByText('The first key of Keyed Kim').first().waitFor()
    // It is shown once, and does not go away by accident.
    await page.keyboard.press('Escape')
    const secret = /parley_sk_\w+/.exec(await dialog.innerText())?.[0] ?? ''
    await dialog.getByRole('button', { name: 'I have saved it' }).click()
    await page.getByRole('heading', { name: 'Keyed Kim' }).waitFor()
    const { user_id } = (await world.as(secret).get('/keys/verify')).body
    const kim = world.as(secret).as(secret, user_id)

    await page.getByRole('button', { name: 'Change the role' }).click()
    await dialog.getByRole('radio', { name: 'Arbiter' }).check()
    await dialog.getByRole('button', { name: 'Change the role' }).click()
    await page.getByText('Keyed Kim is now an arbiter.').waitFor()
    expect((await operator.get(`/users/${user_id}`)).body.role).toBe('arbiter')

    const theirs = await openWindow(world, kim)
    await theirs.page.goto('/gigs')
    await page.reload()
    await page.getByRole('list', { name: 'Signed in' }).getByRole('button', { name: 'Sign out' }).first().click()
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('The browser is signed out.').waitFor()

    await page.getByRole('button', { name: 'Recovery key' }).click()
    await dialog.getByRole('button', { name: 'Recovery key' }).click()
    await dialog.getByText('The new key').first().waitFor()
    const recovered = /parley_sk_\w+/.exec(await dialog.innerText())?.[0] ?? ''
    await dialog.getByRole('button', { name: 'I have saved it' }).click()
    expect((await world.as(recovered).get('/keys/verify')).body.user_id).toBe(user_id)
    const first = page.getByRole('list', { name: 'Keys' }).getByRole('listitem').filter({ hasText: 'first key' })
    await first.getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('The key is revoked.').waitFor()
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
    await desk.page.getByText('Waiting for a second operator to confirm.', { exact: false }).waitFor()
    await desk.page.getByText('You requested this.', { exact: false }).waitFor()
    expect(await desk.page.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
    expect((await operator.get(`/users/${otto.userId}`)).body.status).toBe('active')

    await second.page.goto(`/operator/users/${otto.userId}`)
    await second.page.getByText('A stolen laptop.').waitFor()
    await second.page.getByRole('button', { name: 'Confirm' }).click()
    await second.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await second.page.getByText(`${name} is suspended.`).waitFor()
    await second.page.getByText('Reason: A stolen laptop.').waitFor()
    expect(await second.page.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
    await done(operator.post(`/users/${olga.userId}/suspend`))
    expect([...desk.complaints, ...second.complaints]).toEqual([])
  })

  it('sees the figures of a deal in charts, words and a table, and how everything runs', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal, 123_400)
    await done(deal.client.post(`${path}/release`, {}))
    const { page, complaints } = await openWindow(world, operator)
    await page.goto('/operator')
    const released = page.getByRole('figure', { name: 'Released to workers' })
    await released.getByText('$1,234', { exact: false }).first().waitFor()
    await released.locator('canvas').waitFor()
    await page.getByRole('figure', { name: 'Fees earned' }).getByText('$61.70', { exact: false }).first().waitFor()
    await page.getByRole('list', { name: 'Health' }).getByText('all deadlines that have passed are processed').waitFor()
    await page.getByText('The figures as a table').click()
    await page.getByRole('columnheader', { name: 'Time to hire' }).waitFor()
    await page.getByRole('button', { name: 'A year' }).click()
    await expect.poll(() => page.getByRole('row').count()).toBe(366)
    expect(new URL(page.url()).search).toBe('?days=365')

    // It follows what happens, without a reload.
    const before = Number(await page.getByRole('definition').first().textContent())
    await newDeal(world)
    await expect.poll(async () => Number(await page.getByRole('definition').first().textContent())).toBe(before + 1)
    expect(complaints).toEqual([])
  })

  it('reads the configuration, without secrets', async () => {
    const { page, complaints } = await openWindow(world, operator)
    await page.goto('/operator/configuration')
    await page.getByText('PLATFORM_FEE_BPS').waitFor()
    await page.getByText('hundredths of a percent', { exact: false }).waitFor()
    expect(complaints).toEqual([])
  })
})

describe('a reset', () => {
  it('asks for the words, empties the sandbox and keeps the operator signed in', async () => {
    const own = await createWorld({ host: 'localhost', working: true })
    await newDeal(own)
    const { page, complaints } = await openWindow(own, await operatorOf(own))
    await page.goto('/operator/sandbox')
    await page.getByRole('button', { name: 'Reset the sandbox' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('yes')
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
    await expect.poll(() => dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    await dialog.getByRole('textbox').fill('delete everything')
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
    await page.getByRole('button', { name: 'Fill it' }).waitFor()
    expect((await own.operator.get('/operator/stats')).body.gigs.open).toBe(0)
    expect(complaints).toEqual([])
  })
})
