import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toId } from '../../server/src/platform/kernel/ids.ts'
import { mailTo, newEmail, signUp } from '../../server/test/support/browser.ts'
import type { Client } from '../../server/test/support/client.ts'
import { expectCleanAudit, walletOf } from '../../server/test/support/deals.ts'
import { IBAN, setPayoutAccount } from '../../server/test/support/payout-accounts.ts'
import { createWorld, type World } from '../../server/test/support/world.ts'
import { sharedChromium, tabTo } from './support/console.ts'
import { disputed } from './support/disputes.ts'
import { done } from './support/done.ts'
import { auditBrokenBooks, createOperatorMoney } from './support/operator-money.ts'
import { dialog, main, section, toast } from './support/places.ts'

const world = await createWorld({ host: 'localhost', working: true })
const manual = await createWorld({ host: 'localhost', working: true, settings: { payments: 'manual' } })
const { openWindow } = sharedChromium()

describe('payments that are settled manually', () => {
  it('appear to an operator immediately, and their confirmation to the user, by keyboard alone; a reference counts once', async () => {
    const [ada, ben, olga] = await Promise.all([
      manual.newUser({ display_name: 'Ada' }),
      manual.newUser({ display_name: 'Ben' }),
      manual.newUser({ display_name: 'Olga', role: 'operator' }),
    ])
    const earlier = await done(ben.post('/wallet/deposits', { amount_cents: 900 }))
    await done(manual.operator.post(`/operator/deposits/${earlier.id}/confirm`, { reference: 'RF 7' }))
    const [hers, mine] = await Promise.all([openWindow(manual, ada), openWindow(manual, olga)])
    const [wallet, desk] = [hers.page, mine.page]
    await Promise.all([wallet.goto('/wallet'), desk.goto('/operator/money')])
    await main(desk).getByText('No pending deposits').waitFor()
    await done(ada.post('/wallet/deposits', { amount_cents: 7_500 }))

    // It appears without reloading. j moves the focus to it, and Enter opens it.
    await desk.getByRole('button', { name: 'Confirm' }).waitFor()
    await desk.keyboard.press('j')
    await desk.keyboard.press('Enter')
    await desk.getByRole('heading', { name: 'Deposit of $75' }).waitFor()
    await tabTo(desk, desk.getByRole('button', { name: 'Confirm' }))
    await desk.keyboard.press('Enter')
    await dialog(desk).getByText('$0 →, changed to $75').waitFor()
    await tabTo(desk, dialog(desk).getByLabel('Reference'))
    await desk.keyboard.press('Enter')
    await dialog(desk).getByText('This field is required.').waitFor()
    await desk.keyboard.type('rf 7')
    await desk.keyboard.press('Enter')
    await dialog(desk).getByText('Another payment already has this reference', { exact: false }).waitFor()
    expect((await walletOf(ada)).available).toBe(0)
    await desk.keyboard.press('ControlOrMeta+a')
    await desk.keyboard.type('statement 12')
    await desk.keyboard.press('Enter')
    await toast(desk, '$75 was credited.').waitFor()
    // What moved, and who did it.
    await section(desk, 'Transfers').getByText('Ada’s available balance').waitFor()
    await section(desk, 'Operator actions').getByText('Confirmed').waitFor()
    await main(wallet).getByText('+$75').waitFor()
    expect((await walletOf(ada)).available).toBe(7_500)

    // A bank recalls it. The wallet has spent some of it.
    await setPayoutAccount(ada)
    const { id: leaving } = await done(ada.post('/wallet/withdrawals', { amount_cents: 2_000 }))
    await tabTo(desk, desk.getByRole('button', { name: 'Reverse' }))
    await desk.keyboard.press('Enter')
    await dialog(desk).getByText('The wallet is $20 short.', { exact: false }).waitFor()
    await tabTo(desk, dialog(desk).getByLabel('Reason'))
    await desk.keyboard.type('Recalled.')
    await tabTo(desk, dialog(desk).getByRole('button', { name: 'Reverse $55' }))
    await desk.keyboard.press('Enter')
    await toast(desk, 'Deposit reversed').waitFor()
    await main(wallet).getByText('-$55').waitFor()
    expect((await walletOf(ada)).available).toBe(0)

    // Where to pay the rest is masked until the operator asks for it.
    await desk.goto(`/operator/money/${leaving}`)
    await tabTo(desk, desk.getByRole('button', { name: 'Confirm' }))
    await desk.keyboard.press('Enter')
    await dialog(desk).getByText('Example Bank ••••0189').waitFor()
    expect(await desk.getByText(IBAN).count()).toBe(0)
    await tabTo(desk, dialog(desk).getByRole('button', { name: 'Show full account' }))
    await desk.keyboard.press('Enter')
    await dialog(desk).getByText(IBAN).waitFor()
    await dialog(desk).getByText('Ada Example').waitFor()
    await section(desk, 'Operator actions').getByText('Viewed the bank account').waitFor()
    expect([...hers.complaints, ...mine.complaints]).toEqual([])
    await expectCleanAudit(manual)
  })

  it('are settled only after signing in again, if the operator’s sign-in was too long ago', async () => {
    const email = newEmail()
    const [ada, olga] = await Promise.all([manual.newUser(), signUp(manual, email)])
    await done(manual.operator.patch(`/users/${olga.userId}`, { role: 'operator' }))
    const { id } = await done(ada.post('/wallet/deposits', { amount_cents: 4_000 }))
    const { page, complaints } = await openWindow(manual, olga)
    await manual.inDatabase((db) =>
      db.query(`update sessions set signed_in_at = now() - interval '1 day' where user_id = $1`, [
        toId('usr', olga.userId),
      ]),
    )
    await page.goto(`/operator/money/${id}`)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await dialog(page).getByLabel('Reference').fill('statement 13')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor()
    expect((await walletOf(ada)).available).toBe(0)
    await page.getByRole('button', { name: 'Email a code to' }).click()
    await page.getByLabel('Code from the email').waitFor()
    await page.getByLabel('Code from the email').fill((await mailTo(manual, email)).code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await toast(page, '$40 was credited.').waitFor()
    expect((await walletOf(ada)).available).toBe(4_000)
    expect(complaints).toEqual([])
  })
})

describe('the ledger', () => {
  it('shows in under five clicks where a cent of someone’s balance came from', async () => {
    const { operator, earner } = await createOperatorMoney(world)
    const { page, complaints } = await openWindow(world, operator)
    // Every click counts, whatever it hits.
    await page.addInitScript(() => {
      addEventListener('click', () => sessionStorage.setItem('clicks', String(clicksSoFar() + 1)), { capture: true })
      function clicksSoFar(): number {
        return Number(sessionStorage.getItem('clicks'))
      }
    })
    await page.goto('/')
    await page.getByRole('link', { name: 'Ledger' }).click()
    await page.getByRole('heading', { name: 'Ledger', exact: true }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('ines carvalho')
    await page.getByRole('list', { name: 'People' }).getByRole('link', { name: 'Ines Carvalho' }).click()
    await page.getByRole('link', { name: /^Available/ }).click()

    const { available } = await walletOf(earner)
    await section(page, 'Balance').getByText(formatted(available)).waitFor()
    const origin = section(page, 'Where this money came from')
    const steps = origin.getByRole('link')
    await expect
      .poll(async () => (await steps.allInnerTexts()).map((text) => text.split('\n')[0]))
      .toEqual(['Payout', 'Milestone released', 'Milestone funded', 'Deposit', 'Deposit'])
    await steps.filter({ hasText: 'Deposit' }).first().click()
    await page.getByRole('heading', { name: 'Deposit: $1,800' }).waitFor()
    const facts = section(page, 'Details')
    await facts.getByRole('link', { name: 'Paul Okafor’s available balance' }).waitFor()
    await facts.getByText('Olga Berg').waitFor()
    await facts.getByText('as operator').waitFor()
    const clicks = await page.evaluate(() => Number(sessionStorage.getItem('clicks')))
    console.log(`Found after ${clicks} clicks.`)
    expect(clicks).toBeGreaterThan(0)
    expect(clicks).toBeLessThan(5)
    expect(complaints).toEqual([])
  })

  it('is audited with a button, and keeps what was found, with links', async () => {
    const [operator, owner] = await Promise.all([
      world.newUser({ display_name: 'Orla', role: 'operator' }),
      world.newUser({ display_name: 'Gail' }),
    ])
    await done(owner.post('/wallet/deposits', { amount_cents: 4_200 }))
    await auditBrokenBooks(world, operator, owner)
    const { page, complaints } = await openWindow(world, operator)
    await page.goto('/operator/ledger')
    const audit = section(page, 'Audit')
    await audit.getByText('1 violation').first().waitFor()
    await tabTo(page, audit.getByRole('button', { name: 'Run audit' }))
    await page.keyboard.press('Enter')
    await toast(page, 'Everything adds up.').waitFor()
    await audit.getByText('No violations').first().waitFor()
    await audit.getByText('Previous audits').click()
    await audit.getByText('Show violations').first().click()
    await audit.getByText('a cached balance equals its transfers', { exact: false }).first().waitFor()
    await audit.getByRole('link', { name: /^acc_/ }).first().click()
    await page.getByRole('heading', { name: 'Gail’s available balance' }).waitFor()
    await section(page, 'Transfers').getByText('+$42').waitFor()
    expect(complaints).toEqual([])
    await expectCleanAudit(world)
  })
})

describe('the disputes desk', () => {
  it('lets an arbiter settle a dispute by keyboard, which both sides see immediately', async () => {
    const [client, worker, ruth, sol] = await Promise.all([
      world.newUser({ display_name: 'Cleo' }),
      world.newUser({ display_name: 'Wanda' }),
      world.newUser({ display_name: 'Ruth', role: 'arbiter' }),
      world.newUser({ display_name: 'Sol', role: 'arbiter' }),
    ])
    await done(client.post('/wallet/deposits', { amount_cents: 60_000 }))
    const id = await disputed(client, worker, 'Press cider', 'Two barrels', 60_000)
    await done(
      worker.post(`/disputes/${id}/respond`, { statement: 'It is good cider.', proposed_worker_cents: 60_000 }),
    )
    await done(ruth.post(`/disputes/${id}/recommend`, { worker_cents: 40_000, rationale: 'One barrel is cloudy.' }))
    await done(worker.post(`/disputes/${id}/reject`))
    const windows = await Promise.all([client, worker, ruth, sol].map((who) => openWindow(world, who)))
    const [cleo, wanda, first, second] = windows.map(({ page }) => page) as [Page, Page, Page, Page]
    await Promise.all([cleo, wanda].map((page) => page.goto(`/disputes/${id}`)))

    // The arbiter who made the recommendation is told why someone else has to decide.
    await first.goto(`/operator/disputes/${id}`)
    await main(first).getByText('You made the recommendation for this dispute,').waitFor()
    expect(await first.getByRole('button', { name: 'Decide' }).count()).toBe(0)

    await second.goto('/operator/disputes?status=arbitration')
    await main(second).getByText('Two barrels').waitFor()
    await second.keyboard.press('j')
    await second.keyboard.press('Enter')
    await section(second, 'Client’s case').getByText('About a third of what we agreed', { exact: false }).waitFor()
    await section(second, 'Worker’s case').getByText('It is good cider.').waitFor()
    await section(second, 'Terms').getByText('$600').waitFor()
    await section(second, 'Brief').getByRole('link', { name: 'View gig' }).waitFor()
    await section(second, 'Deliveries').getByText('Here it is, complete.').waitFor()
    await tabTo(second, second.getByLabel('What Wanda gets'))
    await second.keyboard.type('350')
    await main(second).getByText('Wanda receives, after the fee').waitFor()
    await main(second).getByText('+$332.50').waitFor()
    await main(second).getByText('+$17.50').waitFor()
    await main(second).getByText('+$250').waitFor()
    await tabTo(second, second.getByLabel('Reasons'))
    await second.keyboard.type('The cloudy one can be sold for less.')
    await tabTo(second, second.getByRole('button', { name: 'Decide' }))
    await second.keyboard.press('Enter')
    await Promise.all([
      section(wanda, 'Outcome').getByText('You get $350').waitFor(),
      section(cleo, 'Outcome').getByText('You get $250').waitFor(),
    ])
    expect(await walletOf(client)).toMatchObject({ available: 25_000, escrow: 0 })
    expect((await walletOf(worker)).available).toBe(33_250)
    expect(windows.flatMap(({ complaints }) => complaints)).toEqual([])
    await expectCleanAudit(world)
  })

  it('goes through the queue with j and k', async () => {
    const desk = await createWorld({ host: 'localhost', working: true })
    const [client, worker, arbiter] = await newTrio(desk)
    await disputed(client, worker, 'Hang a door', 'The door', 30_000)
    await done(desk.operator.post('/sandbox/clock/advance', { seconds: 3_600 }))
    await disputed(client, worker, 'Paint a fence', 'The fence', 20_000)
    const { page, complaints } = await openWindow(desk, arbiter)
    await page.goto('/operator/disputes')
    await main(page).getByText('The fence').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Dispute about “The door”' }).waitFor()
    await page.getByRole('link', { name: 'Next' }).waitFor()
    await page.keyboard.press('j')
    await page.getByRole('heading', { name: 'Dispute about “The fence”' }).waitFor()
    await page.keyboard.press('k')
    await page.getByRole('heading', { name: 'Dispute about “The door”' }).waitFor()
    expect(complaints).toEqual([])
  })
})

it('what a role isn’t allowed to see is neither shown nor loaded', async () => {
  const [member, arbiter] = await Promise.all([world.newUser(), world.newUser({ role: 'arbiter' })])
  const forOperators = [
    '/operator',
    '/operator/users',
    '/operator/users/usr_00000000000000000000000000',
    '/operator/audit-log',
    '/operator/configuration',
    '/operator/sandbox',
    '/operator/money',
    '/operator/ledger',
    '/operator/ledger/transfers/txn_x',
    '/operator/ledger/accounts/acc_x',
    '/operator/money/dep_x',
  ]
  const forStaff = ['/operator/disputes', '/operator/disputes/dsp_x']
  for (const [who, refused] of [
    [member, [...forOperators, ...forStaff]],
    [arbiter, forOperators],
  ] as const) {
    const { page, complaints } = await openWindow(world, who)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const path of refused) {
      await page.goto(path)
      await main(page).getByText('You don’t have access to this page').waitFor()
      await page.waitForLoadState('load')
      for (const link of ['Ledger', 'Configuration']) {
        expect([link, await page.getByRole('navigation').getByText(link).count()]).toEqual([link, 0])
      }
    }
    expect(asked).toContain('/api/session')
    expect(asked.filter((path) => /^\/api\/(operator|users|disputes|sandbox)\b|chart|uplot/i.test(path))).toEqual([])
    expect(complaints).toEqual([])
  }
})

async function newTrio(at: World): Promise<[Client, Client, Client]> {
  const trio = await Promise.all([at.newUser(), at.newUser(), at.newUser({ role: 'arbiter' })])
  await done(trio[0].post('/wallet/deposits', { amount_cents: 100_000 }))
  return trio
}

function formatted(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 }).format(
    cents / 100,
  )
}
