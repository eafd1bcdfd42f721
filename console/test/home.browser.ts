import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../server/test/support/client.ts'
import { expectCleanAudit, postGig } from '../../server/test/support/deals.ts'
import { agentWith, approvalIdIn } from '../../server/test/support/mandates.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium, tabTo } from './support/console.ts'
import { activeContract, agreedContract, invite } from './support/deals.ts'
import { done } from './support/done.ts'
import { dialog, main, toast } from './support/places.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow } = sharedChromium()

const LONG_NAME = 'Wilhelmina'.repeat(10)

describe('the to-do list', () => {
  it('shows what is due first, with its amount and the other person, and is worked through without leaving Home', async () => {
    const [client, worker] = await newPair()
    const gigId = await postGig(client, { title: 'Carve a sign', rate_type: 'hourly' })
    await done(worker.post(`/gigs/${gigId}/apply`, { message: 'I can.', rate_cents: 4_500, hours_per_week: 10 }))
    const offer = await invite(client, worker, 'Tune an organ', 'fixed', { rate_cents: 30_000 })
    await done(worker.post(`/negotiations/${offer}/round`, { rate_cents: 999_999_999 }))
    await agreedContract(client, worker, 'Bind a book', 20_000)
    await activeContract(client, worker, 'Paint a gate', 15_000)
    const delivered = await activeContract(client, worker, 'Mend a chair', 10_000)
    await done(client.post('/wallet/deposits', { amount_cents: 10_000 }))
    await done(client.post(`${delivered.paths[0]}/fund`))
    await done(worker.post(`${delivered.paths[0]}/submit`, { message: 'As good as new.' }))

    const { page, complaints } = await openWindow(world, client)
    await page.goto('/')
    await cardOf(page, 'Carve a sign').waitFor()
    const shown = await page.getByRole('region', { name: 'To do' }).getByRole('article').allInnerTexts()
    // Without the initials of the avatar, and the sentence and buttons below.
    const facts = shown.map((text) => text.split(/\n+/).filter((line) => line !== 'W' && line !== 'WI'))
    expect(facts.map(([title, gig, person, amount, due]) => [title, gig, person, amount, due?.slice(0, 6)])).toEqual([
      ['New offer', 'Tune an organ', LONG_NAME, '$9,999,999.99', 'Due in'],
      ['Approve a contract', 'Bind a book', LONG_NAME, '$200', 'Due in'],
      ['Review delivered work', 'Mend a chair', LONG_NAME, '$100', 'Due in'],
      ['Fund a milestone', 'Paint a gate', LONG_NAME, '$150', 'Due on'],
      ['New application', 'Carve a sign', LONG_NAME, '$45 per hour', 'No dea'],
    ])

    // By keyboard alone; when a card disappears, the next one has the focus.
    const press = async (target: Locator) => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    }
    const expectFocusIn = (gig: string) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? '')).toContain(gig)
    await press(cardOf(page, 'Tune an organ').getByRole('button', { name: 'Accept offer' }))
    await dialog(page).getByText('$9,999,999.99 leaves your wallet', { exact: false }).waitFor()
    await press(dialog(page).getByRole('button', { name: 'Accept and approve' }))
    await cardOf(page, 'Tune an organ').waitFor({ state: 'detached' })
    await expectFocusIn('Bind a book')
    await press(cardOf(page, 'Bind a book').getByRole('button', { name: 'Approve' }))
    await press(dialog(page).getByRole('button', { name: 'Approve' }))
    await cardOf(page, 'Bind a book').waitFor({ state: 'detached' })
    await expectFocusIn('Mend a chair')
    await press(cardOf(page, 'Mend a chair').getByRole('button', { name: 'Release payment' }))
    await dialog(page).getByRole('button', { name: 'Release $100' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Release payment')
    await page.keyboard.press('Enter')
    await press(dialog(page).getByRole('button', { name: 'Release $100' }))
    await cardOf(page, 'Mend a chair').waitFor({ state: 'detached' })
    await expectFocusIn('Paint a gate')
    await press(cardOf(page, 'Paint a gate').getByRole('button', { name: 'Fund' }))
    await press(dialog(page).getByRole('button', { name: 'Deposit $150 and fund' }))
    await cardOf(page, 'Paint a gate').waitFor({ state: 'detached' })
    await expectFocusIn('Carve a sign')
    await press(cardOf(page, 'Carve a sign').getByRole('button', { name: 'Shortlist' }))
    await main(page).getByText('You’re all caught up').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('To do')
    expect(new URL(page.url()).pathname).toBe('/')
    expect(complaints).toEqual([])
    await expectCleanAudit(world)
  })

  it('has one card for an agent’s request and the offer it’s about', async () => {
    const [client, worker] = await newPair()
    const agent = await agentWith(world, client, { ask_owner: ['negotiations.agree', 'negotiations.round'] })
    const offer = await invite(client, worker, 'Tune an organ', 'fixed', { rate_cents: 30_000 })
    await done(worker.post(`/negotiations/${offer}/round`, { rate_cents: 31_000 }))
    approvalIdIn(await agent.post(`/negotiations/${offer}/agree`, { round: 2 }))
    const { page, complaints } = await openWindow(world, client)
    await page.goto('/')
    const card = cardOf(page, 'Tune an organ')
    await card.getByText('Approval requested').waitFor()
    const cards = page.getByRole('region', { name: 'To do' }).getByRole('article')
    expect(await cards.count()).toBe(1)
    await card.getByText('$310', { exact: true }).waitFor()
    await card.getByRole('button', { name: 'Accept offer' }).waitFor()
    // Another request about the same offer isn't lost: it gets its own card.
    approvalIdIn(await agent.post(`/negotiations/${offer}/round`, { rate_cents: 30_500 }))
    await cardOf(page, 'a price of $305').waitFor()
    await expect.poll(() => cards.count()).toBe(2)
    await page.getByRole('link', { name: /^Home.*2 to do/ }).waitFor()
    await card.getByRole('link', { name: 'Review request' }).click()
    await page.getByRole('heading', { name: 'Approvals', exact: true }).waitFor()

    // The offer and the request are snoozed together.
    await page.goBack()
    await card.getByRole('button', { name: 'Snooze' }).click()
    await page.getByRole('menuitem', { name: 'Until tomorrow' }).click()
    await page.getByRole('button', { name: 'Snoozed (2)' }).waitFor()
    await expect.poll(() => cards.count()).toBe(1)
    expect(complaints).toEqual([])
  })

  it('hides snoozed tasks on every device until they’re brought back', async () => {
    const [client, worker] = await newPair()
    for (const title of ['Tune an organ', 'Carve a sign']) {
      const id = await invite(client, worker, title, 'fixed', { rate_cents: 30_000 })
      await done(worker.post(`/negotiations/${id}/round`, { rate_cents: 31_000 }))
    }
    const { page, complaints } = await openWindow(world, client)
    await page.goto('/')
    await tabTo(page, cardOf(page, 'Tune an organ').getByRole('button', { name: 'Snooze' }))
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'For 3 days' }).waitFor()
    // Nothing can be snoozed past its deadline.
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Until tomorrow', 'For 3 days'])
    await page.getByRole('menuitem', { name: 'For 3 days' }).press('Enter')
    await toast(page, 'Snoozed until').waitFor()
    await cardOf(page, 'Tune an organ').waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? ''))
      .toContain('Carve a sign')

    const phone = (await openWindow(world, client)).page
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto('/')
    await cardOf(phone, 'Carve a sign').waitFor()
    expect(await cardOf(phone, 'Tune an organ').count()).toBe(0)
    await phone.getByRole('button', { name: 'Snoozed (1)' }).click()
    await phone.getByRole('button', { name: 'Unsnooze “New offer”' }).click()
    await cardOf(phone, 'Tune an organ').waitFor()
    expect(complaints).toEqual([])
  })
})

describe('what is new', () => {
  it('is announced on the page it changes, counted in the title, the bell and the navigation, and seen on every device', async () => {
    const [client, worker] = await newPair('Wanda')
    const id = await invite(client, worker, 'Tune an organ', 'fixed', { rate_cents: 30_000 })
    const { page, complaints } = await openWindow(world, client)
    await page.goto(`/negotiations/${id}`)
    await page.getByRole('heading', { name: 'Waiting for Wanda' }).waitFor()
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    await expect.poll(() => page.title()).toBe('Tune an organ · Parley')
    // Only what others do counts as news.
    await done(client.post(`/negotiations/${id}/round`, { rate_cents: 29_000 }))
    await main(page).getByText('$290', { exact: true }).first().waitFor()
    await done(worker.post(`/negotiations/${id}/round`, { rate_cents: 31_000 }))
    await page.locator('[aria-live=polite]').getByText('Wanda made a new offer.').waitFor()
    expect(await page.locator('[data-toast]').count()).toBe(1)
    await expect.poll(() => page.title()).toBe('(1) Tune an organ · Parley')
    await page.getByRole('link', { name: /^Negotiations.*1 to do/ }).waitFor()
    await page.getByRole('link', { name: /^Home.*1 to do/ }).waitFor()

    const bell = page.getByRole('button', { name: 'Notifications, 1 unread' })
    await tabTo(page, bell)
    await page.keyboard.press('Enter')
    const row = dialog(page).getByRole('link', { name: 'Wanda made a new offer' })
    await row.getByText('New', { exact: true }).waitFor()
    await row.getByText('Tune an organ').waitFor()
    await expect.poll(() => page.title()).toBe('Tune an organ · Parley')
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Notifications')

    const phone = (await openWindow(world, client)).page
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto('/wallet')
    await phone.getByRole('button', { name: 'Notifications', exact: true }).click()
    const seen = dialog(phone).getByRole('link', { name: 'Wanda made a new offer' })
    await seen.waitFor()
    expect(await seen.getByText('New', { exact: true }).count()).toBe(0)
    await seen.click()
    await phone.getByRole('heading', { name: 'Your turn: Wanda made an offer' }).waitFor()
    expect(complaints).toEqual([])
  })
})

describe('on a phone', () => {
  it('the wallet is one tap away, and toasts don’t cover anything', async () => {
    const [client, worker] = await newPair()
    const gigId = await postGig(client, { title: 'Carve a sign' })
    await done(worker.post(`/gigs/${gigId}/apply`, { message: 'I can.' }))
    const { page, complaints } = await openWindow(world, client)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const shortlist = cardOf(page, 'Carve a sign').getByRole('button', { name: 'Shortlist' })
    await shortlist.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 120)
    await shortlist.click()
    const shortlisted = toast(page, 'Applicant shortlisted')
    await shortlisted.waitFor()
    await main(page).getByText('You’re all caught up').waitFor()
    // The page makes room for the toast: nothing is hidden under the bar with the toast.
    await page.evaluate(() => scrollTo(0, 0))
    const bottom = await bottomOf(shortlisted)
    expect(bottom).toBeLessThanOrEqual(await topOf(page.getByRole('heading', { level: 1 })))
    expect(bottom).toBeLessThan(await topOf(page.getByRole('navigation')))
    await page.getByRole('navigation').getByRole('link', { name: 'Wallet' }).click()
    await page.getByRole('heading', { name: 'Wallet', level: 1 }).waitFor()
    expect(complaints).toEqual([])
  })
})

function cardOf(page: Page, gig: string): Locator {
  return page.getByRole('article').filter({ hasText: gig })
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Number.NaN
}

async function newPair(worker = LONG_NAME): Promise<[client: Client, worker: Client]> {
  return Promise.all([world.newUser({ display_name: 'Cleo' }), world.newUser({ display_name: worker })])
}
