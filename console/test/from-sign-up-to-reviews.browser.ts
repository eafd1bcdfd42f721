import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { mailboxLinkOf } from '../../server/src/web/sign-in/mailbox-service.ts'
import { newEmail } from '../../server/test/support/browser.ts'
import { advance, expectCleanAudit } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium, type Window } from './support/console.ts'
import { approve, deliver, dialog, review } from './support/deal-steps.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openVisitorWindow } = sharedChromium()

const GIG = 'Bind forty hymn books'

// Nobody types an address, loads a page again or calls the API: they click, and the other browser follows.
it('two strangers go from sign-up to reviews of each other, in two browsers', async () => {
  const [cleos, wandas] = await Promise.all([signUpByMail('Cleo'), signUpByMail('Wanda')])
  const [cleo, wanda] = [cleos.page, wandas.page]

  // Cleo posts a gig; Wanda finds it and applies.
  await cleo.getByRole('link', { name: 'Post a gig' }).click()
  await cleo.getByLabel('Title').fill(GIG)
  await cleo.getByLabel('Description').fill('Linen covers, sewn, not glued.')
  await cleo.getByLabel('Up to').fill('1,000')
  await cleo.getByLabel('Days until a payout is available').fill('3')
  await cleo.getByRole('button', { name: 'Post gig' }).click()
  await cleo.getByRole('heading', { name: GIG }).waitFor()
  await cleo.getByText('No applications yet').waitFor()

  await goTo(wanda, 'Find gigs')
  await wanda.getByLabel('Search gigs').fill('hymn')
  await wanda.getByRole('link', { name: GIG }).click()
  await wanda.getByRole('heading', { name: 'About this gig' }).waitFor()
  await wanda.getByText('Linen covers, sewn, not glued.').waitFor()
  await wanda.getByText('up to $1,000').first().waitFor()
  await wanda.getByRole('link', { name: 'Apply', exact: true }).click()
  await wanda.getByLabel('Why you fit, and how you would do it').fill('I bind by hand.')
  await wanda.getByLabel('Your price').fill('950')
  await wanda.getByRole('button', { name: 'Send application' }).click()
  await wanda.getByRole('heading', { name: 'Your application' }).waitFor()
  await follows(cleo.getByText('I bind by hand.'))
  await cleo.getByRole('list', { name: 'Compare applications' }).getByText('$950').waitFor()

  // They negotiate: Cleo makes a counter-offer, and Wanda agrees to exactly that.
  await cleo.getByRole('button', { name: 'Negotiate' }).click()
  await cleo.getByRole('heading', { name: 'Your move: Wanda made an offer' }).waitFor()
  await follows(wanda.getByRole('link', { name: 'Open the negotiation' }))
  await wanda.getByRole('link', { name: 'Open the negotiation' }).click()
  await wanda.getByRole('heading', { name: 'Waiting for Cleo' }).waitFor()
  await cleo.getByRole('link', { name: 'Make a counter-offer' }).click()
  await cleo.getByLabel('Price for the whole work').fill('900')
  await cleo.getByLabel('Message').fill('Would this do?')
  await cleo.getByRole('button', { name: 'Send the offer' }).click()
  await cleo.getByRole('heading', { name: 'Waiting for Wanda' }).waitFor()
  await follows(wanda.getByRole('heading', { name: 'Your move: Cleo made an offer' }))
  await wanda.getByText('Would this do?').waitFor()
  const offer = wanda.getByRole('row', { name: '$900' })
  expect(await offer.locator('ins').allInnerTexts()).toEqual(['$900'])
  expect(await offer.locator('del').innerText()).toContain('$950')
  await wanda.getByRole('button', { name: 'Agree to exactly this' }).click()
  await dialog(wanda).getByText('$900').waitFor()
  await dialog(wanda).getByRole('button', { name: 'Agree', exact: true }).click()
  await wanda.getByRole('heading', { name: 'Approve the contract' }).waitFor()
  await follows(cleo.getByRole('heading', { name: 'You agreed' }))

  // Both approve the contract.
  await cleo.getByRole('link', { name: 'Open the contract' }).click()
  await cleo.getByRole('heading', { name: 'Approve the contract' }).waitFor()
  await approve(wanda)
  await wanda.getByRole('heading', { name: 'Waiting for Cleo’s approval' }).waitFor()
  await follows(cleo.getByText('Wanda approved the contract'))
  await approve(cleo)
  await follows(wanda.getByText('Cleo approved the contract, and it began'))
  await wanda.getByText('Begin when it is funded', { exact: false }).waitFor()

  // Cleo's wallet is empty: the dialog leads to the deposit, and then the money goes into escrow.
  await cleo.getByRole('button', { name: 'Fund', exact: true }).click()
  await dialog(cleo).getByText('Your wallet lacks $900.').waitFor()
  await dialog(cleo).getByRole('link', { name: 'Open the wallet to deposit' }).click()
  await cleo.getByRole('button', { name: 'Deposit' }).click()
  await dialog(cleo).getByLabel('Amount').fill('1000')
  await dialog(cleo).getByRole('button', { name: 'Deposit $1,000' }).click()
  await cleo.getByText('$1,000 is available now.').waitFor()
  await goTo(cleo, 'Contracts')
  await cleo.getByRole('link', { name: GIG }).click()
  await cleo.getByRole('button', { name: 'Fund', exact: true }).click()
  // The exact movement is shown before the money moves.
  await dialog(cleo).getByText('$1,000').waitFor()
  await dialog(cleo).getByText('$100', { exact: true }).waitFor()
  await dialog(cleo).getByRole('button', { name: 'Fund $900' }).click()
  await cleo.getByText('$900 is in escrow.').waitFor()
  await follows(wanda.getByText('Cleo put $900 into escrow', { exact: false }))

  // Wanda delivers twice, and Cleo pays a part first, then the rest.
  await deliver(wanda, 'Forty books, sewn.', 'https://files.example/books')
  await wanda.getByText('Delivered.').waitFor()
  await follows(cleo.getByText('Forty books, sewn.'))
  await cleo.getByRole('button', { name: 'Request changes' }).click()
  await dialog(cleo).getByLabel('What is still missing').fill('Three spines are loose.')
  await dialog(cleo).getByRole('button', { name: 'Request changes' }).click()
  await follows(wanda.getByText('Three spines are loose.'))
  await deliver(wanda, 'Sewn again.')
  await follows(cleo.getByText('Sewn again.'))
  await cleo.getByRole('button', { name: 'Release money' }).click()
  await dialog(cleo).getByLabel('Amount').fill('400')
  await dialog(cleo).getByText('+$380').waitFor()
  await dialog(cleo).getByRole('button', { name: 'Release $400' }).click()
  await follows(wanda.getByText('$400 less $20 fee'))
  await cleo.getByRole('button', { name: 'Release money' }).click()
  await dialog(cleo).getByRole('button', { name: 'Release $500' }).click()
  await cleo.getByText('$500 is on its way.').waitFor()
  await follows(wanda.getByText('$500 less $25 fee'))

  // The payout clears after some days; then the contract can be completed.
  await advance(world, 4)
  await cleo.getByRole('button', { name: 'Complete the contract' }).click()
  await dialog(cleo).getByRole('button', { name: 'Complete the contract' }).click()
  await cleo.getByText('How was it to work with Wanda?').waitFor()
  await follows(wanda.getByText('How was it to work with Cleo?'))

  // Neither sees the other's review before both are written.
  await review(wanda, '5 stars', 'Knows what she wants.')
  await wanda.getByText('Cleo has not written a review yet.').waitFor()
  expect(await cleo.getByText('Knows what she wants.').count()).toBe(0)
  await review(cleo, '4 stars', 'Lovely books.')
  await cleo.getByText('Knows what she wants.').waitFor()
  await follows(wanda.getByText('Lovely books.'))
  await cleo.getByRole('link', { name: 'Wanda' }).first().click()
  await cleo.getByRole('heading', { name: 'Wanda', exact: true }).waitFor()
  await cleo.getByText('Lovely books.').waitFor()

  await goTo(wanda, 'Wallet')
  await wanda.getByText('$855', { exact: true }).first().waitFor()
  await goTo(cleo, 'Wallet')
  await cleo.getByText('$100', { exact: true }).first().waitFor()
  await expectCleanAudit(world)
  for (const visit of [cleos, wandas]) await expectNothingAmiss(visit)
})

interface Visit extends Window {
  /** The token of the mailed link. */
  token: string
  /** Pages that were loaded, rather than shown by the console; those of the sign-up are not counted. */
  loads: string[]
  /** Addresses that the browser showed or asked for. */
  addresses: string[]
  /** Requests to the API that were refused. */
  refusals: string[]
}

/** A newcomer comes by the home page, and signs up with the link in the mail. Its own tab is where they go on. */
async function signUpByMail(name: string): Promise<Visit> {
  const window = await openVisitorWindow(world)
  const { context, page } = window
  const email = newEmail()
  await page.goto(mailboxLinkOf(world.secrets, world.url))
  await page.getByRole('button', { name: 'Open the mailbox' }).click()
  await page.getByRole('heading', { name: 'Mailbox of the sandbox' }).waitFor()
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Mail me a code' }).click()
  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'mailbox' }).click()
  const tab = await opened
  const link = tab.getByRole('listitem').filter({ hasText: email }).getByRole('link')
  const token = new URLSearchParams(new URL((await link.getAttribute('href')) ?? '').hash.slice(1)).get('token') ?? ''
  expect(token).toMatch(/^[\w-]{20,}$/)
  const visit: Visit = { ...window, page: tab, token, loads: [], addresses: [], refusals: [] }
  await link.click()
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await tab.getByLabel('Name').fill(name)
  watch(visit)
  await tab.getByRole('button', { name: 'Create my account' }).click()
  await tab.getByRole('heading', { name: `Hello, ${name}` }).waitFor()
  await tab.getByText('Nothing waits for you').waitFor()
  await page.close()
  await expectNoSecret(visit)
  visit.loads.length = 0
  return visit
}

function watch({ context, page, loads, addresses, refusals }: Visit): void {
  context.on('request', (request) => {
    addresses.push(request.url())
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  context.on('response', (response) => {
    if (response.status() >= 400) refusals.push(`${response.status()} ${response.url()}`)
  })
  // Also when the console shows another page without loading it.
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
}

async function expectNothingAmiss(visit: Visit): Promise<void> {
  expect(visit.complaints).toEqual([])
  expect(visit.refusals).toEqual([])
  expect(visit.loads).toEqual([])
  await expectNoSecret(visit)
}

/** Scripts can read storage, and addresses end up in histories and logs: neither may have what lets somebody in. */
async function expectNoSecret({ context, page, token, addresses }: Visit): Promise<void> {
  const cookies = await context.cookies()
  expect(cookies.map(({ name, httpOnly }) => [name, httpOnly]).sort()).toEqual([
    ['parley_mailbox', true],
    ['parley_session', true],
  ])
  const stored = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  )
  const readable = [stored, page.url(), ...addresses].join('\n')
  for (const secret of [token, ...cookies.map(({ value }) => value), 'parley_sk_', 'token='])
    expect(readable).not.toContain(secret)
}

/** Waits for what the other browser has caused. It takes less than a second, but many times that on a busy machine. */
async function follows(shown: Locator): Promise<void> {
  await shown.waitFor({ timeout: 30_000 })
}

async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
}
