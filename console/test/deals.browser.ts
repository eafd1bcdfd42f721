import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../server/test/support/client.ts'
import { advance, expectCleanAudit, walletOf } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium, tabTo } from './support/console.ts'
import { approve, dialog } from './support/deal-steps.ts'
import { agreedContract, invite } from './support/deals.ts'
import { done } from './support/done.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow } = sharedChromium()

describe('a deal', () => {
  it('is agreed, approved, delivered, completed and reviewed by keyboard alone', async () => {
    const [client, worker] = await newPair()
    await invite(client, worker, 'Carve a sign', 'fixed', { rate_cents: 30_000 })
    await done(client.post('/wallet/deposits', { amount_cents: 30_000 }))
    const { page, complaints } = await openWindow(world, worker)
    await page.goto('/negotiations')
    await page.getByRole('link', { name: 'Carve a sign' }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await pressOn(page, page.getByRole('button', { name: 'Agree to exactly this' }))
    await pressOn(page, dialog(page).getByRole('button', { name: 'Agree', exact: true }))
    await page.getByRole('heading', { name: 'Approve the contract' }).waitFor()
    await pressOn(page, page.getByRole('button', { name: 'Approve' }))
    await pressOn(page, dialog(page).getByRole('button', { name: 'Approve' }))
    await page.getByRole('heading', { name: 'Waiting for Cleo’s approval' }).waitFor()

    const owner = await openWindow(world, client)
    await owner.page.goto('/contracts?status=pending_approval')
    await owner.page.getByRole('link', { name: 'Carve a sign' }).waitFor()
    await owner.page.keyboard.press('j')
    await owner.page.keyboard.press('Enter')
    await pressOn(owner.page, owner.page.getByRole('button', { name: 'Approve' }))
    await pressOn(owner.page, dialog(owner.page).getByRole('button', { name: 'Approve' }))
    await pressOn(owner.page, owner.page.getByRole('button', { name: 'Fund', exact: true }))
    await pressOn(owner.page, dialog(owner.page).getByRole('button', { name: 'Fund $300' }))

    await pressOn(page, page.getByRole('button', { name: 'Deliver' }))
    await tabTo(page, dialog(page).getByLabel('What you did'))
    await page.keyboard.type('Oak, with a linseed finish.')
    await pressOn(page, dialog(page).getByRole('button', { name: 'Deliver' }))
    await owner.page.getByText('Oak, with a linseed finish.').waitFor()
    // The button that opened the dialog is gone; the focus is where it was.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('The whole price')
    await pressOn(owner.page, owner.page.getByRole('button', { name: 'Release money' }))
    await pressOn(owner.page, dialog(owner.page).getByRole('button', { name: 'Release $300' }))
    await page.getByText('$300 less $15 fee').waitFor()

    await advance(world, 6)
    await pressOn(owner.page, owner.page.getByRole('button', { name: 'Complete the contract' }))
    await pressOn(owner.page, dialog(owner.page).getByRole('button', { name: 'Complete the contract' }))
    await owner.page.getByText('How was it to work with Wanda?').waitFor()
    await reviewByKeys(owner.page, 4, 'Straight letters.')
    await reviewByKeys(page, 5, 'Pays at once.')
    await page.getByText('Straight letters.').waitFor()
    await owner.page.getByText('Pays at once.').waitFor()
    await owner.page.getByRole('img', { name: '4 stars' }).waitFor()
    expect([...complaints, ...owner.complaints]).toEqual([])
    await expectCleanAudit(world)
  })
})

describe('an offer', () => {
  it('that came in while another was being agreed to is shown first', async () => {
    const [client, worker] = await newPair()
    const id = await invite(client, worker, 'Tune an organ', 'hourly', { rate_cents: 5_000, hours_per_week: 10 })
    const { page, complaints } = await openWindow(world, worker)
    await page.goto(`/negotiations/${id}`)
    await page.getByRole('button', { name: 'Agree to exactly this' }).click()
    await dialog(page).getByText('$50 per hour').waitFor()
    await done(client.post(`/negotiations/${id}/round`, { rate_cents: 4_500 }))
    await dialog(page).getByRole('heading', { name: 'There is a newer offer, number 2' }).waitFor()
    expect(await dialog(page).getByRole('row', { name: 'Rate' }).innerText()).toMatch(/\$50 per hour\s+\$45 per hour/)
    await dialog(page).getByRole('button', { name: 'Look at the new offer' }).click()
    await dialog(page).getByText('Offer 2').waitFor()
    await dialog(page).getByRole('button', { name: 'Agree', exact: true }).click()
    await page.getByRole('heading', { name: 'Approve the contract' }).waitFor()
    expect((await client.get(`/negotiations/${id}`)).body).toMatchObject({
      status: 'agreed',
      terms: { rate_cents: 4_500 },
    })
    expect(complaints).toEqual([])
  })

  it('that is no longer the newest is refused by the service, and explained', async () => {
    const [client, worker] = await newPair()
    const id = await invite(client, worker, 'Tune an organ', 'hourly', { rate_cents: 5_000, hours_per_week: 10 })
    const { page } = await openWindow(world, worker)
    // Without live updates, the page does not know of the new offer.
    await page.route('**/api/events**', (route) => route.abort())
    await page.goto(`/negotiations/${id}`)
    await page.getByRole('button', { name: 'Agree to exactly this' }).click()
    await done(client.post(`/negotiations/${id}/round`, { hours_per_week: 30 }))
    await dialog(page).getByRole('button', { name: 'Agree', exact: true }).click()
    await dialog(page).getByRole('heading', { name: 'There is a newer offer, number 2' }).waitFor()
    await dialog(page).getByText('Nothing was agreed.', { exact: false }).waitFor()
    expect(await dialog(page).getByRole('row', { name: 'Hours' }).innerText()).toMatch(/10 per week\s+30 per week/)
    expect((await client.get(`/negotiations/${id}`)).body.status).toBe('open')
  })

  it('keeps what was typed through a refusal, a reload and an offer of the other side', async () => {
    const [client, worker] = await newPair()
    const id = await invite(client, worker, 'Tune an organ', 'hourly', { rate_cents: 5_000, hours_per_week: 10 })
    const { page, complaints } = await openWindow(world, worker)
    await page.goto(`/negotiations/${id}`)
    await page.getByRole('link', { name: 'Make a counter-offer' }).click()
    await page.getByLabel('Rate').fill('61.50')
    await page.getByLabel('Hours per week').fill('400')
    await page.getByRole('button', { name: 'Send the offer' }).click()
    await page.getByText('The highest possible value is 168.').waitFor()
    await page.getByLabel('Hours per week').fill('12')
    await page.reload()
    await page.getByText('What you typed last time is here again.').waitFor()
    await done(client.post(`/negotiations/${id}/round`, { rate_cents: 5_500 }))
    await page.getByText('Offer 2 came in while you were writing').waitFor()
    await page.getByText('On the table: $55 per hour').waitFor()
    expect(await page.getByLabel('Rate').inputValue()).toBe('61.50')
    await page.getByRole('button', { name: 'Send the offer' }).click()
    await page.getByRole('heading', { name: 'Waiting for Cleo' }).waitFor()
    expect((await client.get(`/negotiations/${id}`)).body.terms).toMatchObject({
      rate_cents: 6_150,
      hours_per_week: 12,
    })
    expect(complaints).toEqual([])
  })

  it('of an agent is marked as such', async () => {
    const [client, worker] = await newPair()
    const id = await invite(client, worker, 'Tune an organ', 'fixed', { rate_cents: 5_000 })
    const agent = await world.newAgent(worker)
    const { page } = await openWindow(world, client)
    await page.goto(`/negotiations/${id}`)
    await page.getByRole('heading', { name: 'Waiting for Wanda' }).waitFor()
    await done(agent.post(`/negotiations/${id}/round`, { rate_cents: 6_000 }))
    await page.getByRole('row', { name: '$60' }).getByText('Agent').waitFor()
    expect(await page.getByRole('row', { name: '$50' }).last().getByText('Agent').count()).toBe(0)
  })
})

describe('money', () => {
  it('is paid into escrow once, however often the button is clicked and when the answer is lost', async () => {
    const [client, worker] = await newPair()
    const id = await activeContract(client, worker, 20_000)
    await done(client.post('/wallet/deposits', { amount_cents: 50_000 }))
    const { page } = await openWindow(world, client)
    let isFirst = true
    await page.route('**/fund', async (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      // The service has done it; its answer never arrives.
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.goto(`/contracts/${id}`)
    await page.getByRole('button', { name: 'Fund', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Fund $200' }).dblclick()
    await page.getByText('$200 is in escrow.').waitFor()
    expect(await walletOf(client)).toEqual({ available: 30_000, escrow: 20_000, clearing: 0 })
    await expectCleanAudit(world)
  })

  it('that is missing is named, with the way to deposit it', async () => {
    const [client, worker] = await newPair()
    const id = await activeContract(client, worker, 20_000)
    await done(client.post('/wallet/deposits', { amount_cents: 15_000 }))
    const { page } = await openWindow(world, client)
    await page.goto(`/contracts/${id}`)
    await page.getByRole('button', { name: 'Fund', exact: true }).click()
    await dialog(page).getByText('Your wallet lacks $50.').waitFor()
    expect(await dialog(page).getByRole('link', { name: 'Open the wallet to deposit' }).getAttribute('href')).toBe(
      '/wallet',
    )
    // It arrives, and the dialog knows.
    await done(client.post('/wallet/deposits', { amount_cents: 5_000 }))
    await dialog(page).getByRole('button', { name: 'Fund $200' }).click()
    await page.getByText('$200 is in escrow.').waitFor()
  })

  it('is not released by an emptied field, nor after the other side refunded it', async () => {
    const [client, worker] = await newPair()
    const id = await activeContract(client, worker, 20_000)
    await done(client.post('/wallet/deposits', { amount_cents: 20_000 }))
    const [milestone] = (await done(client.get(`/contracts/${id}`))).milestones
    const path = `/contracts/${id}/milestones/${milestone.id}`
    await done(client.post(`${path}/fund`))
    await done(worker.post(`${path}/submit`, { message: 'Done.' }))
    const { page } = await openWindow(world, client)
    await page.goto(`/contracts/${id}`)
    await page.getByRole('button', { name: 'Release money' }).click()
    await dialog(page).getByLabel('Amount').fill('')
    await dialog(page).getByRole('button', { name: 'Release', exact: true }).click()
    await expect.poll(() => dialog(page).getByLabel('Amount').getAttribute('aria-invalid')).toBe('true')
    await dialog(page).getByLabel('Amount').fill('50')
    await done(worker.post(`${path}/refund`))
    await dialog(page)
      .getByRole('button', { name: /^Release/ })
      .click()
    await dialog(page).getByRole('alert').getByText('This is no longer possible').waitFor()
    expect(await walletOf(client)).toEqual({ available: 20_000, escrow: 0, clearing: 0 })
  })
})

describe('a contract', () => {
  it('that changed while it was being approved is shown again before it is approved', async () => {
    const [client, worker] = await newPair()
    const id = await agreedContract(client, worker, 'Press apples', 20_000)
    const { page } = await openWindow(world, worker)
    await page.goto(`/contracts/${id}`)
    await page.getByRole('button', { name: 'Approve' }).click()
    await done(client.post(`/contracts/${id}/milestones`, { title: 'Bottles', amount_cents: 4_000 }))
    await dialog(page).getByRole('heading', { name: 'The contract has changed' }).waitFor()
    await dialog(page).getByText('Bottles').waitFor()
    expect((await client.get(`/contracts/${id}`)).body.approvals.worker_at).toBeNull()
    await dialog(page).getByRole('button', { name: 'Look at it again' }).click()
    await approve(page)
    await expect.poll(async () => (await client.get(`/contracts/${id}`)).body.approvals.worker_at).not.toBeNull()
  })

  it('gets a milestone, which is changed and removed', async () => {
    const [client, worker] = await newPair()
    const id = await agreedContract(client, worker, 'Press apples', 20_000)
    const { page, complaints } = await openWindow(world, client)
    await page.goto(`/contracts/${id}`)
    await page.getByRole('button', { name: 'Add a milestone' }).click()
    await dialog(page).getByLabel('What is delivered').fill('Bottles')
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
    await dialog(page).getByText('Please fill this in.').waitFor()
    await dialog(page).getByLabel('Amount').fill('40')
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { name: 'Bottles' }).waitFor()
    await openMenu(page, 'Bottles', 'Edit')
    await dialog(page).getByLabel('Amount').fill('45.50')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await page.getByText('$45.50').first().waitFor()
    await openMenu(page, 'Bottles', 'Remove')
    await dialog(page).getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => page.getByRole('heading', { name: 'Bottles' }).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('is disputed from a milestone, with evidence', async () => {
    const [client, worker] = await newPair()
    const id = await activeContract(client, worker, 20_000)
    await done(client.post('/wallet/deposits', { amount_cents: 20_000 }))
    const [milestone] = (await done(client.get(`/contracts/${id}`))).milestones
    await done(client.post(`/contracts/${id}/milestones/${milestone.id}/fund`))
    const { page } = await openWindow(world, client)
    await page.goto(`/contracts/${id}`)
    await openMenu(page, 'The whole price', 'Open a dispute')
    await page.getByRole('heading', { name: 'Open a dispute' }).waitFor()
    await page.getByLabel('What happened').fill('No juice.')
    await page.getByLabel('What the worker should get').fill('0')
    await page.getByRole('button', { name: 'Add evidence' }).click()
    await page.getByLabel('What it shows').fill('An empty bottle')
    await page.getByLabel('Link, beginning with https://').fill('https://files.example/bottle.jpg')
    await page.getByRole('button', { name: 'Open the dispute' }).click()
    // The reason is still missing.
    await expect.poll(() => page.getByLabel('What it is about').getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('What it is about').selectOption('not_delivered')
    await page.getByRole('button', { name: 'Open the dispute' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/disputes\/dsp_/)
    const [dispute] = (await done(client.get('/disputes'))).data
    expect(dispute).toMatchObject({ milestone_id: milestone.id, reason: 'not_delivered', amount_cents: 20_000 })
    await page.goto(`/contracts/${id}`)
    await page.getByRole('link', { name: 'Open the dispute' }).waitFor()
    expect(await page.getByRole('link', { name: 'Open the dispute' }).getAttribute('href')).toBe(
      `/disputes/${dispute.id}`,
    )
  })
})

function newPair() {
  return Promise.all([world.newUser({ display_name: 'Cleo' }), world.newUser({ display_name: 'Wanda' })])
}

async function activeContract(client: Client, worker: Client, rate_cents: number): Promise<string> {
  const id = await agreedContract(client, worker, 'Press apples', rate_cents)
  await done(client.post(`/contracts/${id}/approve`))
  await done(worker.post(`/contracts/${id}/approve`))
  return id
}

async function openMenu(page: Page, milestone: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${milestone}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function reviewByKeys(page: Page, stars: number, comment: string): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: '1 star' }))
  await page.keyboard.press('Space')
  for (let star = 1; star < stars; star++) await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByLabel('Comment'))
  await page.keyboard.type(comment)
  await pressOn(page, page.getByRole('button', { name: 'Send the review' }))
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
