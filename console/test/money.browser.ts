import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toId } from '../../server/src/platform/kernel/ids.ts'
import { mailTo, newEmail, signedIn, signUp } from '../../server/test/support/browser.ts'
import { expectCleanAudit, walletOf } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium, tabTo } from './support/console.ts'
import { disputed } from './support/disputes.ts'
import { done } from './support/done.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow } = sharedChromium()

describe('a wallet', () => {
  it('is filled and emptied by keyboard alone, with the exact movement before it happens', async () => {
    const ada = await world.newUser({ display_name: 'Ada' })
    const { page, complaints } = await openWindow(world, ada)
    await page.goto('/wallet')
    await tabTo(page, page.getByRole('button', { name: 'Deposit' }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog(page).getByLabel('Amount'))
    await page.keyboard.type('1,250.50')
    await dialog(page).getByText('$0 →, then $1,250.50').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('$1,250.50 is available now.').waitFor()
    await page.getByText('+$1,250.50').waitFor()

    await tabTo(page, page.getByRole('button', { name: 'Withdraw' }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog(page).getByLabel('Amount'))
    await page.keyboard.type('2000')
    await page.keyboard.press('Enter')
    await dialog(page).getByText('$749.50 is missing', { exact: false }).waitFor()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('250.5')
    await dialog(page).getByText('$1,250.50 →, then $1,000').waitFor()
    await tabTo(page, dialog(page).getByRole('button', { name: 'Withdraw $250.50' }))
    await page.keyboard.press('Enter')
    await page.getByText('$250.50 was paid out.').waitFor()
    await page.getByText('-$250.50').waitFor()
    expect((await walletOf(ada)).available).toBe(100_000)
    expect(complaints).toEqual([])
    await expectCleanAudit(world)
  })

  it('keeps its filters in the address, and leads from each transaction to its cause', async () => {
    const [client, worker] = await Promise.all([world.newUser(), world.newUser({ display_name: 'Wanda' })])
    await done(client.post('/wallet/deposits', { amount_cents: 50_000 }))
    await disputed(client, worker, 'Tune a piano', 'One visit', 20_000)
    const { page, complaints } = await openWindow(world, client)
    await page.goto('/wallet')
    await page.getByText('+$500').waitFor()
    await page.getByRole('button', { name: 'Escrow' }).click()
    await expect.poll(() => page.getByText('+$500').count()).toBe(0)
    expect(new URL(page.url()).search).toBe('?show=escrow')
    await page.reload()
    await page.getByText('One visit · Tune a piano').waitFor()
    expect(await page.getByText('+$500').count()).toBe(0)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/contracts\/con_/)
    expect(complaints).toEqual([])
  })

  it('asks who is there before money leaves it long after the sign-in, and then goes on', async () => {
    const email = newEmail()
    const ada = await signUp(world, email)
    await done(ada.post('/wallet/deposits', { amount_cents: 3_000 }))
    const { page, complaints } = await openWindow(world, ada)
    await world.inDatabase((db) =>
      db.query(`update sessions set signed_in_at = now() - interval '1 day' where user_id = $1`, [
        toId('usr', ada.userId),
      ]),
    )
    await page.goto('/wallet?open=withdraw')
    await dialog(page).getByLabel('Amount').fill('30')
    await dialog(page).getByRole('button', { name: 'Withdraw $30' }).click()
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
    await page.getByRole('button', { name: 'Mail a code to' }).click()
    await page.getByLabel('Code from the mail').waitFor()
    await page.getByLabel('Code from the mail').fill((await mailTo(world, email)).code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('$30 was paid out.').waitFor()
    expect((await walletOf(await signedIn(world, ada))).available).toBe(0)
    expect(complaints).toEqual([])
  })
})

describe('a deposit that is paid by hand', () => {
  it('says how to pay, and arrives without reloading when it is confirmed', async () => {
    const manual = await createWorld({
      host: 'localhost',
      working: true,
      settings: { payments: 'manual', depositInstructions: 'Transfer it to DE12 3456 with the reference {id}.' },
    })
    const ada = await manual.newUser()
    const { page, complaints } = await openWindow(manual, ada)
    await page.goto('/wallet?open=deposit')
    await dialog(page).getByLabel('Amount').fill('75')
    await dialog(page).getByRole('button', { name: 'Deposit $75' }).click()
    await page.getByText('Transfer it to DE12 3456 with the reference dep_', { exact: false }).waitFor()
    const [deposit] = (await ada.get('/wallet/deposits')).body.data
    await done(manual.operator.post(`/operator/deposits/${deposit.id}/confirm`, { reference: 'statement 12' }))
    await page.getByText('+$75').waitFor()
    await expect.poll(() => page.getByText('Waiting to be settled').count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

describe('a dispute', () => {
  it('is settled by two people in two browsers, by keyboard alone on one side', async () => {
    const [client, worker] = await newPair()
    const id = await disputed(client, worker, 'Restore a chair', 'The seat', 80_000)
    const [theirs, mine] = await Promise.all([openWindow(world, client), openWindow(world, worker)])
    const [cleo, wanda] = [theirs.page, mine.page]
    await cleo.goto(`/disputes/${id}`)
    await cleo.getByText('Wanda has to answer.').waitFor()

    // Wanda finds it at home, and answers.
    await wanda.goto('/')
    await tabTo(
      wanda,
      wanda.getByRole('article').filter({ hasText: 'Answer a dispute' }).getByRole('link', { name: 'Open' }),
    )
    await wanda.keyboard.press('Enter')
    await wanda.getByText('It is your turn').waitFor()
    await wanda.getByText('You then count as proposing that you get $800.', { exact: false }).waitFor()
    await tabTo(wanda, wanda.getByLabel('What happened'))
    await wanda.keyboard.type('The seat was cracked when it came.')
    await tabTo(wanda, wanda.getByRole('button', { name: 'Send' }))
    await wanda.keyboard.press('Enter')
    // Without a figure it is refused, and the field takes the focus.
    await wanda.locator(':focus[name="proposed_worker_cents"]').waitFor()
    await wanda.keyboard.type('700')
    await wanda.getByText('You get $700').waitFor()
    await tabTo(wanda, wanda.getByRole('button', { name: 'Add evidence' }))
    await wanda.keyboard.press('Enter')
    await tabTo(wanda, wanda.getByLabel('What it shows'))
    await wanda.keyboard.type('Picture of the crack')
    await tabTo(wanda, wanda.getByLabel('Link, beginning with'))
    await wanda.keyboard.type('https://files.example/crack.jpg')
    await tabTo(wanda, wanda.getByRole('button', { name: 'Send' }))
    await wanda.keyboard.press('Enter')

    // Cleo sees it without reloading, and proposes something else.
    await cleo.getByText('The seat was cracked when it came.').waitFor()
    expect(await cleo.getByRole('link', { name: 'Picture of the crack' }).getAttribute('href')).toBe(
      'https://files.example/crack.jpg',
    )
    await figure(cleo, 'Wanda proposes').getByText('Wanda gets $700').waitFor()
    await cleo.getByLabel('What happened').fill('We meet in the middle?')
    await cleo.getByLabel('What Wanda should get').fill('600')
    const sentAt = performance.now()
    await cleo.getByRole('button', { name: 'Send' }).click()
    await figure(wanda, 'Cleo proposes').getByText('You get $600').waitFor()
    console.log(`The other browser showed it after ${Math.round(performance.now() - sentAt)} ms.`)

    // Wanda accepts exactly that, after seeing what it moves.
    await tabTo(wanda, figure(wanda, 'Cleo proposes').getByRole('button', { name: 'Accept' }))
    await wanda.keyboard.press('Enter')
    await dialog(wanda).getByText('+$600').waitFor()
    await dialog(wanda).getByText('+$200').waitFor()
    await tabTo(wanda, dialog(wanda).getByRole('button', { name: 'Accept $600' }))
    await wanda.keyboard.press('Enter')
    await figure(wanda, 'Outcome').getByText('You get $600').waitFor()
    await figure(cleo, 'Outcome').getByText('You get $200').waitFor()
    await cleo.getByText('Both sides agreed.').waitFor()
    expect(await cleo.getByRole('button', { name: 'Accept' }).count()).toBe(0)
    expect(await cleo.getByLabel('What happened').count()).toBe(0)

    expect(await walletOf(worker)).toMatchObject({ available: 57_000 })
    expect([...theirs.complaints, ...mine.complaints]).toEqual([])
    await expectCleanAudit(world)
  })

  it('goes through a recommendation that one side accepts and the other rejects, to a final decision', async () => {
    const [client, worker] = await newPair()
    const [ruth, sol] = await Promise.all([
      world.newUser({ display_name: 'Ruth', role: 'arbiter' }),
      world.newUser({ display_name: 'Sol', role: 'arbiter' }),
    ])
    const id = await disputed(client, worker, 'Press cider', 'Two barrels', 60_000)
    const answer = { statement: 'It is good cider.', proposed_worker_cents: 60_000 }
    await done(worker.post(`/disputes/${id}/respond`, answer))
    const windows = await Promise.all([client, worker, ruth, sol].map((who) => openWindow(world, who)))
    const [cleo, wanda, first, second] = windows.map(({ page }) => page) as [Page, Page, Page, Page]
    await Promise.all([cleo, wanda, first, second].map((page) => page.goto(`/disputes/${id}`)))

    expect(await second.getByLabel('What happened').count()).toBe(0)
    await first.getByLabel('What Wanda gets').fill('400')
    await first.getByLabel('Reasons').fill('One barrel is cloudy.')
    await first.getByRole('button', { name: 'Recommend' }).click()
    await cleo.getByText('One barrel is cloudy.').waitFor()
    await figure(cleo, 'Recommendation').getByRole('button', { name: 'Accept' }).click()
    await dialog(cleo).getByText('It applies when Wanda accepts too', { exact: false }).waitFor()
    await dialog(cleo).getByRole('button', { name: 'Accept $400' }).click()
    await wanda.getByText('Cleo has accepted the recommendation.').waitFor()
    await figure(wanda, 'Recommendation').getByRole('button', { name: 'Reject' }).click()
    await dialog(wanda).getByRole('button', { name: 'Reject' }).click()
    await cleo.getByText('That decision is final.', { exact: false }).waitFor()

    // Who recommended cannot decide.
    await first.getByText('That decision is final.', { exact: false }).waitFor()
    expect(await first.getByRole('button', { name: 'Decide' }).count()).toBe(0)
    await second.getByLabel('What Wanda gets').fill('350')
    await second.getByLabel('Reasons').fill('The cloudy one can be sold for less.')
    await second.getByRole('button', { name: 'Decide' }).click()
    await figure(wanda, 'Outcome').getByText('You get $350').waitFor()
    await wanda.getByText('The cloudy one can be sold for less.').waitFor()
    expect(windows.flatMap(({ complaints }) => complaints)).toEqual([])
    await expectCleanAudit(world)
  })

  it('refuses to accept a figure that has changed meanwhile, and shows the new one', async () => {
    const [client, worker] = await newPair()
    const id = await disputed(client, worker, 'Hang a door', 'The door', 30_000)
    const { page, complaints } = await openWindow(world, worker)
    await page.goto(`/disputes/${id}`)
    await figure(page, 'Cleo proposes').getByRole('button', { name: 'Accept' }).click()
    await dialog(page).getByText('+$150').first().waitFor()
    // The answer to the click arrives after the other side has changed its mind.
    await page.route('**/accept', async (route) => {
      await done(client.post(`/disputes/${id}/respond`, { statement: 'Less.', proposed_worker_cents: 10_000 }))
      await route.continue()
    })
    await dialog(page).getByRole('button', { name: 'Accept $150' }).click()
    await dialog(page).getByText('There is a newer figure. Look at it first.').waitFor()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await figure(page, 'Cleo proposes').getByText('You get $100').waitFor()
    expect((await walletOf(worker)).available).toBe(0)
    expect(complaints).toEqual([])
  })
})

describe('the console', () => {
  it('has a strict policy, and leaves no secret in the browser', async () => {
    const ada = await world.newUser()
    const { page, context, complaints } = await openWindow(world, ada)
    const response = await page.goto('/wallet?open=deposit')
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-|https?:|\*/)
    await dialog(page).getByLabel('Amount').fill('10')
    await dialog(page).getByRole('button', { name: 'Deposit $10' }).click()
    await page.getByText('+$10').waitFor()
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
    )
    const [session] = await context.cookies()
    expect(session?.httpOnly).toBe(true)
    expect(kept).not.toContain(session?.value)
    expect(kept).not.toMatch(/parley_sk_|token=/)
    expect(complaints).toEqual([])
  })
})

async function newPair() {
  const [client, worker] = await Promise.all([
    world.newUser({ display_name: 'Cleo' }),
    world.newUser({ display_name: 'Wanda' }),
  ])
  await done(client.post('/wallet/deposits', { amount_cents: 100_000 }))
  return [client, worker] as const
}

function dialog(page: Page): Locator {
  return page.locator('dialog[open]')
}

/** One of the figures on the table. */
function figure(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}
