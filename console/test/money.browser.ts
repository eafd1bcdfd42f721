import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toId } from '../../server/src/platform/kernel/ids.ts'
import { mailTo, newEmail, signedIn, signUp } from '../../server/test/support/browser.ts'
import { expectCleanAudit, walletOf } from '../../server/test/support/deals.ts'
import { IBAN } from '../../server/test/support/payout-accounts.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium, tabTo } from './support/console.ts'
import { activeContract } from './support/deals.ts'
import { disputed } from './support/disputes.ts'
import { done } from './support/done.ts'
import { dialog, main, section, toast } from './support/places.ts'

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
    await dialog(page).getByText('$0 →, changed to $1,250.50').waitFor()
    await page.keyboard.press('Enter')
    await toast(page, '$1,250.50 added to your wallet').waitFor()
    await main(page).getByText('+$1,250.50').waitFor()

    await tabTo(page, page.getByRole('button', { name: 'Withdraw' }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog(page).getByLabel('Amount'))
    await dialog(page).getByText('Test account ••••4242').first().waitFor()
    await page.keyboard.type('2000')
    await page.keyboard.press('Enter')
    await dialog(page).getByText('You need $749.50 more', { exact: false }).waitFor()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('250.5')
    await dialog(page).getByText('$1,250.50 →, changed to $1,000').waitFor()
    await tabTo(page, dialog(page).getByRole('button', { name: 'Withdraw $250.50' }))
    await page.keyboard.press('Enter')
    await toast(page, '$250.50 paid out').waitFor()
    await main(page).getByText('-$250.50').waitFor()
    expect((await walletOf(ada)).available).toBe(100_000)
    expect(complaints).toEqual([])
    await expectCleanAudit(world)
  })

  it('keeps its filters in the URL, and leads from each transaction to its cause', async () => {
    const [client, worker] = await Promise.all([world.newUser(), world.newUser({ display_name: 'Wanda' })])
    await done(client.post('/wallet/deposits', { amount_cents: 50_000 }))
    await disputed(client, worker, 'Tune a piano', 'One visit', 20_000)
    const { page, complaints } = await openWindow(world, client)
    await page.goto('/wallet')
    await main(page).getByText('+$500').waitFor()
    await page.getByRole('button', { name: 'Escrow' }).click()
    await expect.poll(() => main(page).getByText('+$500').count()).toBe(0)
    await expect.poll(() => new URL(page.url()).search).toBe('?show=escrow')
    await page.reload()
    await main(page).getByText('One visit · Tune a piano').waitFor()
    expect(await main(page).getByText('+$500').count()).toBe(0)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/contracts\/con_/)
    expect(complaints).toEqual([])
  })

  it('asks the person to sign in again before money leaves it long after the sign-in, and then continues', async () => {
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
    await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor()
    await page.getByRole('button', { name: 'Email a code to' }).click()
    await page.getByLabel('Code from the email').waitFor()
    await page.getByLabel('Code from the email').fill((await mailTo(world, email)).code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await toast(page, '$30 paid out').waitFor()
    expect((await walletOf(await signedIn(world, ada))).available).toBe(0)
    expect(complaints).toEqual([])
  })
})

describe('a payment that’s made manually', async () => {
  const manual = await createWorld({
    host: 'localhost',
    working: true,
    settings: { payments: 'manual', depositInstructions: 'Transfer it to DE12 3456 with the reference {id}.' },
  })

  it('withdraws to a payout account, which is added on the way, confirmed and remembered', async () => {
    const email = newEmail()
    const ada = await signUp(manual, email)
    const { id } = await done(ada.post('/wallet/deposits', { amount_cents: 7_500 }))
    await done(manual.operator.post(`/operator/deposits/${id}/confirm`, { reference: id }))
    const { page, complaints } = await openWindow(manual, ada)
    await page.goto('/wallet')
    await main(page).getByText('Add the bank account your withdrawals go to.').waitFor()
    await tabTo(page, page.getByRole('button', { name: 'Withdraw' }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog(page).getByLabel('Account holder'))
    await page.keyboard.type('Ada Example')
    await page.keyboard.press('Enter')
    await dialog(page).getByText('Must have at least 4 characters.').waitFor()
    await page.locator(':focus[name="label"]').waitFor()
    await page.keyboard.type('Example Bank')
    await tabTo(page, dialog(page).getByLabel('Account number'))
    await page.keyboard.type(IBAN)
    await page.keyboard.press('Enter')
    await dialog(page).getByText('Ada Example').waitFor()
    expect(await page.getByText('0112').count()).toBe(0)

    await dialog(page).getByRole('button', { name: 'Withdraw all: $75' }).click()
    await dialog(page).getByRole('button', { name: 'Withdraw $75' }).click()
    await main(page).getByText('To Example Bank ••••0189').waitFor()
    // The second time, nothing needs to be typed.
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await dialog(page).getByText('Example Bank ••••0189').first().waitFor()
    await dialog(page).getByRole('button', { name: 'Change' }).click()
    await page.getByRole('heading', { name: 'Change payout account' }).waitFor()
    for (const name of ['Account holder', 'Bank', 'Account number']) {
      expect(await dialog(page).getByLabel(name).inputValue()).toBe('')
    }
    expect((await mailTo(manual, email)).subject).toBe('A payout account was added to your Parley account')
    expect(complaints).toEqual([])
  })

  it('says how to pay, and appears without reloading once it’s confirmed', async () => {
    const ada = await manual.newUser()
    const { page, complaints } = await openWindow(manual, ada)
    await page.goto('/wallet?open=deposit')
    await dialog(page).getByLabel('Amount').fill('75')
    await dialog(page).getByRole('button', { name: 'Deposit $75' }).click()
    await main(page).getByText('Transfer it to DE12 3456 with the reference dep_').waitFor()
    const [deposit] = (await ada.get('/wallet/deposits')).body.data
    await done(manual.operator.post(`/operator/deposits/${deposit.id}/confirm`, { reference: 'statement 12' }))
    await main(page).getByText('+$75').waitFor()
    await expect.poll(() => main(page).getByText('Pending payments').count()).toBe(0)

    // For a milestone: nothing is funded automatically, and the task comes back when the money arrives.
    const { id } = await activeContract(ada, await manual.newUser({ display_name: 'Wanda' }), 'Tune a harp', 10_000)
    const fundings: string[] = []
    page.on('request', (request) => void (request.url().endsWith('/fund') && fundings.push(request.url())))
    await page.goto(`/contracts/${id}`)
    await page.getByRole('button', { name: 'Fund', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Deposit $25 and fund' }).click()
    await dialog(page).getByText('Your deposit of $25 is pending').waitFor()
    await dialog(page).getByText('Transfer it to DE12 3456 with the reference dep_', { exact: false }).waitFor()
    await dialog(page).locator('button:focus').click()
    await page.goto('/')
    await main(page).getByText('You’re all caught up').waitFor()
    const [pending] = (await ada.get('/wallet/deposits?status=pending')).body.data
    await done(manual.operator.post(`/operator/deposits/${pending.id}/confirm`, { reference: 'statement 13' }))
    await page.getByRole('article').filter({ hasText: 'Fund a milestone' }).waitFor()
    expect(fundings).toEqual([])
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
    await main(cleo).getByText('Waiting for Wanda to respond.').waitFor()

    // Wanda finds it on the home page, and responds.
    await wanda.goto('/')
    await tabTo(
      wanda,
      wanda.getByRole('article').filter({ hasText: 'Respond to a dispute' }).getByRole('link', { name: 'Open' }),
    )
    await wanda.keyboard.press('Enter')
    await main(wanda).getByText('It’s your turn').waitFor()
    await main(wanda).getByText('we’ll assume you propose $800 for yourself.').waitFor()
    await tabTo(wanda, wanda.getByLabel('What happened'))
    await wanda.keyboard.type('The seat was cracked when it came.')
    await tabTo(wanda, wanda.getByRole('button', { name: 'Submit statement' }))
    await wanda.keyboard.press('Enter')
    // Without an amount it's refused, and the field takes the focus.
    await wanda.locator(':focus[name="proposed_worker_cents"]').waitFor()
    await wanda.keyboard.type('700')
    await main(wanda).getByText('+$665').waitFor()
    await tabTo(wanda, wanda.getByRole('button', { name: 'Add evidence' }))
    await wanda.keyboard.press('Enter')
    await tabTo(wanda, wanda.getByLabel('What it shows'))
    await wanda.keyboard.type('Picture of the crack')
    await tabTo(wanda, wanda.getByLabel('Link starting with'))
    await wanda.keyboard.type('https://files.example/crack.jpg')
    await tabTo(wanda, wanda.getByRole('button', { name: 'Submit statement' }))
    await wanda.keyboard.press('Enter')

    // What was sent is gone from the form.
    await wanda.getByRole('heading', { name: 'Add statement' }).waitFor()
    for (const label of ['What happened', 'What you should get']) {
      await expect.poll(() => wanda.getByLabel(label).inputValue()).toBe('')
    }
    expect(await main(wanda).getByText('Draft restored.').count()).toBe(0)

    // Cleo sees it without reloading, and proposes something else.
    await main(cleo).getByText('The seat was cracked when it came.').waitFor()
    expect(await cleo.getByRole('link', { name: 'Picture of the crack' }).getAttribute('href')).toBe(
      'https://files.example/crack.jpg',
    )
    await section(cleo, 'Wanda proposes').getByText('Wanda gets $700').waitFor()
    await cleo.getByLabel('What happened').fill('We meet in the middle?')
    await cleo.getByLabel('What Wanda should get').fill('600')
    const sentAt = performance.now()
    await cleo.getByRole('button', { name: 'Submit statement' }).click()
    await section(wanda, 'Cleo proposes').getByText('You get $600').waitFor()
    console.log(`The other browser showed it after ${Math.round(performance.now() - sentAt)} ms.`)

    // Wanda accepts exactly that, after seeing what it moves.
    await tabTo(wanda, section(wanda, 'Cleo proposes').getByRole('button', { name: 'Accept' }))
    await wanda.keyboard.press('Enter')
    for (const amount of ['+$570', '+$30', '+$200']) await dialog(wanda).getByText(amount).waitFor()
    await tabTo(wanda, dialog(wanda).getByRole('button', { name: 'Accept $600' }))
    await wanda.keyboard.press('Enter')
    await section(wanda, 'Outcome').getByText('You get $600').waitFor()
    await section(cleo, 'Outcome').getByText('You get $200').waitFor()
    await main(cleo).getByText('Both sides reached an agreement.').waitFor()
    expect(await cleo.getByRole('button', { name: 'Accept' }).count()).toBe(0)
    expect(await cleo.getByLabel('What happened').count()).toBe(0)

    expect(await walletOf(worker)).toMatchObject({ available: 57_000 })
    expect([...theirs.complaints, ...mine.complaints]).toEqual([])
    await expectCleanAudit(world)
  })

  it('keeps the focused button in the window when a statement arrives above it', async () => {
    const [client, worker] = await newPair()
    const id = await disputed(client, worker, 'Mend a clock', 'The hands', 30_000)
    const { page, complaints } = await openWindow(world, client)
    await page.goto(`/disputes/${id}`)
    const submit = page.getByRole('button', { name: 'Submit statement' })
    await submit.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    // The page is at its top, and ends right below the button.
    const topOf = () => submit.evaluate((element) => element.getBoundingClientRect().top)
    await page.evaluate(() => scrollTo(0, 0))
    await page.setViewportSize({ width: 1_280, height: Math.ceil(await topOf()) + 60 })
    await done(
      worker.post(`/disputes/${id}/respond`, {
        statement: 'They were bent.\n\nBoth.\n\nBadly.',
        proposed_worker_cents: 20_000,
      }),
    )
    await main(page).getByText('They were bent.').waitFor()
    const { height } = page.viewportSize() ?? { height: 0 }
    await expect.poll(topOf).toBeLessThan(height)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(complaints).toEqual([])
  })

  it('after a partial release is about what is clearing and held, and explains the payout that it reverses', async () => {
    const [client, worker] = await newPair()
    const { id, paths } = await activeContract(client, worker, 'Weave a rug', 40_000)
    const [milestone = ''] = paths
    await done(client.post(`${milestone}/fund`))
    await done(client.post(`${milestone}/release`, { amount_cents: 15_000 }))
    const [theirs, mine] = await Promise.all([openWindow(world, client), openWindow(world, worker)])
    const cleo = theirs.page
    await cleo.goto(`${milestone}/dispute`)
    expect(await cleo.locator('main dl').first().innerText()).toMatch(
      /Pending payout\s+\$150\s+In escrow\s+\$250\s+Disputed amount\s+\$400/,
    )
    await cleo.getByLabel('Reason').selectOption('quality')
    await cleo.getByLabel('What happened').fill('One corner is loose.')
    // A hundred of what is left: the released money stays with Wanda.
    await cleo.getByLabel('What Wanda should get').fill('100')
    await main(cleo).getByText('+$237.50').waitFor()
    await main(cleo).getByText('+$150').waitFor()
    await main(cleo).getByText('Wanda’s pending payout of $142.50 will be reversed and replaced by this.').waitFor()
    await cleo.getByRole('button', { name: 'The disputed $400' }).click()
    expect(await cleo.getByLabel('What Wanda should get').inputValue()).toBe('250')
    await cleo.getByRole('button', { name: 'Open dispute' }).click()
    await expect.poll(() => new URL(cleo.url()).pathname).toMatch(/^\/disputes\/dsp_/)
    const [dispute] = (await client.get('/disputes')).body.data
    expect(dispute).toMatchObject({ amount_cents: 40_000, proposals: { client: 25_000 } })

    const wanda = mine.page
    await wanda.goto(`/disputes/${dispute.id}`)
    await section(wanda, 'Cleo proposes').getByText('You receive $237.50 after the 5% fee.').waitFor()
    await section(wanda, 'Cleo proposes').getByRole('button', { name: 'Accept' }).click()
    await dialog(wanda).getByRole('button', { name: 'Accept $250' }).click()
    await section(wanda, 'Outcome')
      .getByText('You received $237.50, after a fee of $12.50. It replaces your pending payout of $142.50.')
      .waitFor()
    const explanation = 'Reversed after dispute, replaced by $237.50'
    await wanda.goto(`/contracts/${id}`)
    expect(await wanda.getByRole('link', { name: explanation }).getAttribute('href')).toBe(`/disputes/${dispute.id}`)
    await wanda.goto('/wallet?view=payouts&status=reversed')
    await main(wanda).getByText(explanation).waitFor()
    expect(await walletOf(worker)).toMatchObject({ available: 23_750 })
    expect([...theirs.complaints, ...mine.complaints]).toEqual([])
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
    await main(cleo).getByText('One barrel is cloudy.').waitFor()
    await section(cleo, 'Recommendation').getByRole('button', { name: 'Accept' }).click()
    await dialog(cleo).getByText('It takes effect once Wanda accepts too', { exact: false }).waitFor()
    await dialog(cleo).getByRole('button', { name: 'Settle for $400' }).click()
    await main(wanda).getByText('Cleo has accepted the recommendation.').waitFor()
    await section(wanda, 'Recommendation').getByRole('button', { name: 'Reject' }).click()
    await dialog(wanda).getByRole('button', { name: 'Reject' }).click()
    await main(cleo).getByText('A new arbiter will make the final decision.').waitFor()

    // The arbiter who made the recommendation can't decide.
    await main(first).getByText('A new arbiter will make the final decision.').waitFor()
    expect(await first.getByRole('button', { name: 'Decide' }).count()).toBe(0)
    await second.getByLabel('What Wanda gets').fill('350')
    await second.getByLabel('Reasons').fill('The cloudy one can be sold for less.')
    await second.getByRole('button', { name: 'Decide' }).click()
    await section(wanda, 'Outcome').getByText('You get $350').waitFor()
    await main(wanda).getByText('The cloudy one can be sold for less.').waitFor()
    expect(windows.flatMap(({ complaints }) => complaints)).toEqual([])
    await expectCleanAudit(world)
  })

  it('refuses to accept an amount that has changed in the meantime, and shows the new one', async () => {
    const [client, worker] = await newPair()
    const id = await disputed(client, worker, 'Hang a door', 'The door', 30_000)
    const { page, complaints } = await openWindow(world, worker)
    await page.goto(`/disputes/${id}`)
    await page.getByRole('region', { name: 'Brief' }).getByRole('link', { name: 'View gig' }).waitFor()
    await section(page, 'Cleo proposes').getByRole('button', { name: 'Accept' }).click()
    await dialog(page).getByText('+$150').first().waitFor()
    // The response to the click arrives after the other side has changed its mind.
    await page.route('**/accept', async (route) => {
      await done(client.post(`/disputes/${id}/respond`, { statement: 'Less.', proposed_worker_cents: 10_000 }))
      await route.continue()
    })
    await dialog(page).getByRole('button', { name: 'Accept $150' }).click()
    await dialog(page).getByText('There’s a newer proposal. Review it first.').waitFor()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await section(page, 'Cleo proposes').getByText('You get $100').waitFor()
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
    await main(page).getByText('+$10').waitFor()
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
