import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../server/test/support/client.ts'
import { conversationOf, negotiate, newDeal } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium } from './support/console.ts'
import { done } from './support/done.ts'
import { operatorOf } from './support/operators.ts'
import { dialog, main, section } from './support/places.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow } = sharedChromium()
let operator: Client

beforeAll(async () => {
  operator = await operatorOf(world)
})

describe('a report', () => {
  it('leads to a removal, the owner objects, and the operator restores the gig', async () => {
    const { client, worker, gigId } = await newDeal(world, {
      title: 'Pay a deposit first',
      description: 'Fifty dollars.',
    })
    const [reporter, owner, desk] = await Promise.all([
      openWindow(world, worker),
      openWindow(world, client),
      openWindow(world, operator),
    ])
    await reporter.page.goto(`/gigs/${gigId}`)
    await reporter.page.getByRole('button', { name: 'Report', exact: true }).click()
    const form = reporter.page.getByRole('dialog', { name: 'Report this gig' })
    await form.getByLabel('Reason').selectOption({ label: 'Scam or fraud' })
    await form.getByLabel('Details').fill('They want money before the work.')
    await form.getByRole('button', { name: 'Send report' }).click()
    await expect.poll(() => form.count()).toBe(0)

    await desk.page.goto('/operator/reports?status=open')
    const queue = desk.page.getByRole('list', { name: 'Reports' })
    await queue.getByRole('link').filter({ hasText: 'Pay a deposit first' }).click()
    await desk.page.getByText('They want money before the work.', { exact: true }).first().waitFor()
    await desk.page.getByRole('button', { name: 'Remove', exact: true }).click()
    const decision = desk.page.getByRole('dialog', { name: 'Remove this content?' })
    await decision.getByLabel('Reason').fill('Workers never pay.')
    await decision.getByRole('button', { name: 'Remove', exact: true }).click()
    await desk.page.getByRole('button', { name: 'Restore', exact: true }).waitFor()
    await reporter.page.reload()
    await reporter.page.getByRole('heading', { level: 1, name: 'Not found, or you don’t have access' }).waitFor()

    await owner.page.goto(`/gigs/${gigId}`)
    const article = owner.page.getByRole('main')
    await article.getByText('Only you and operators can see this. Reason: Workers never pay.').waitFor()
    await article.getByRole('button', { name: 'File objection' }).click()
    const objection = owner.page.getByRole('dialog', { name: 'Object to this removal' })
    await objection.getByLabel('Why it should be restored').fill('It was a mistake.')
    await objection.getByRole('button', { name: 'File objection' }).click()
    await expect.poll(() => objection.count()).toBe(0)

    await desk.page.goto('/operator/objections?status=open')
    const row = desk.page.getByRole('article').filter({ hasText: 'It was a mistake.' })
    await row.getByRole('button', { name: 'Restore', exact: true }).click()
    const restoring = desk.page.getByRole('dialog', { name: 'Restore this content?' })
    await restoring.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect.poll(() => row.count()).toBe(0)
    await reporter.page.reload()
    await reporter.page.getByRole('heading', { level: 1, name: 'Pay a deposit first' }).waitFor()
    expect([...reporter.complaints, ...owner.complaints, ...desk.complaints]).toEqual([])
  })

  it('leads to a message to the owner instead, who reads it, and the report shows it', async () => {
    const { client, worker, gigId } = await newDeal(world, { title: 'Bring your own tools' })
    const report = { subject_type: 'gig', subject_id: gigId, reason: 'other', text: 'It doesn’t say which tools.' }
    const { id } = await done(worker.post('/reports', report))
    const [owner, desk] = await Promise.all([openWindow(world, client), openWindow(world, operator)])
    await desk.page.goto(`/operator/reports/${id}`)
    await main(desk.page).getByRole('button', { name: 'Message the user', exact: true }).click()
    const form = dialog(desk.page)
    await form.getByLabel('Message', { exact: true }).fill('Please say which tools workers need.')
    await form.getByRole('button', { name: 'Send message', exact: true }).click()
    const history = section(desk.page, 'History').getByRole('listitem')
    await history
      .filter({ hasText: 'Message to the user' })
      .getByText('“Please say which tools workers need.”')
      .waitFor()

    await owner.page.goto('/')
    await owner.page.getByRole('button', { name: /^Notifications/ }).click()
    await dialog(owner.page)
      .getByRole('link', { name: /^An operator sent you a message/ })
      .click()
    const message = main(owner.page).getByRole('article').filter({ hasText: 'About your gig' })
    await message.getByText('Please say which tools workers need.', { exact: true }).waitFor()
    await desk.page.goto(`/operator/users/${client.userId}`)
    const sent = main(desk.page).getByRole('list', { name: 'Messages from operators', exact: true })
    await sent.getByText('Please say which tools workers need.', { exact: true }).waitFor()
    expect([...owner.complaints, ...desk.complaints]).toEqual([])
  })

  it('of a message lets an operator read the conversation, with a click', async () => {
    const deal = await newDeal(world)
    await negotiate(deal)
    const path = await conversationOf(deal)
    const { id } = await done(deal.client.post(`${path}/messages`, { text: 'You are a fool.' }))
    const report = { subject_type: 'message', subject_id: id, reason: 'abuse' }
    const { id: reportId } = await done(deal.worker.post('/reports', report))
    const { page, complaints } = await openWindow(world, operator)
    await page.goto(`/operator/reports/${reportId}`)
    const section = page.getByRole('region', { name: 'Read the conversation' })
    await section.getByRole('button', { name: 'Read the conversation' }).click()
    await section.getByRole('listitem').filter({ hasText: 'You are a fool.' }).waitFor()
    expect(complaints).toEqual([])
  })
})

it('someone who is suspended objects, and an operator reinstates them', async () => {
  const user = await world.newUser({ display_name: 'Sven Holt' })
  await done(operator.post(`/users/${user.userId}/suspend`, { reason: 'Several users reported spam.' }))
  const [theirs, desk] = await Promise.all([openWindow(world, user), openWindow(world, operator)])
  await theirs.page.goto('/')
  const banner = theirs.page.getByRole('complementary', { name: 'Suspension' })
  await banner.getByRole('button', { name: 'File objection', exact: true }).click()
  const objection = theirs.page.getByRole('dialog', { name: 'Object to your suspension' })
  await objection.getByLabel('Why you should be reinstated').fill('My account was stolen.')
  await objection.getByRole('button', { name: 'File objection', exact: true }).click()
  await banner.getByText('An operator will decide on your objection.').waitFor()

  await desk.page.goto('/operator/objections?status=open')
  const row = main(desk.page).getByRole('article').filter({ hasText: 'My account was stolen.' })
  await row.getByRole('button', { name: 'Reinstate', exact: true }).click()
  await dialog(desk.page).getByRole('button', { name: 'Reinstate', exact: true }).click()
  await expect.poll(() => row.count()).toBe(0)
  await expect.poll(() => banner.count()).toBe(0)
  expect([...theirs.complaints, ...desk.complaints]).toEqual([])
})

it('someone blocks a person from their profile, and ends the block', async () => {
  const [client, other] = [await world.newUser(), await world.newUser({ display_name: 'Otto Grimm' })]
  const { page, complaints } = await openWindow(world, client)
  await page.goto(`/people/${other.userId}`)
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Block Otto Grimm?' })
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('button', { name: 'Unblock', exact: true }).click()
  await page.getByRole('button', { name: 'Block', exact: true }).waitFor()
  expect((await client.get('/blocks')).body.data).toEqual([])
  expect(complaints).toEqual([])
})
