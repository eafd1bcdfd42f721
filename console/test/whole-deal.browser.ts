import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { mailTo, newEmail } from '../../server/test/support/browser.ts'
import { expectCleanAudit } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium, type Window } from './support/console.ts'
import { type Hand, keyboardOn, pointerOn } from './support/hands.ts'
import { dialog, main, toast } from './support/places.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openVisitorWindow } = sharedChromium()

/** How many clicks each part may take; if both sides take part, each of them. */
const CLICKS_MAX = {
  'sign up': 3,
  post: 2,
  apply: 3,
  'three rounds and a contract': 9,
  'deposit and fund': 2,
  deliver: 2,
  release: 2,
  'dispute and settle': 6,
  review: 2,
  withdraw: 3,
}
type Part = keyof typeof CLICKS_MAX

describe('a deal, from two sign-ups to a withdrawal', () => {
  it('takes few clicks, on a computer and on a phone', async () => {
    const [cleo, wanda] = [await visit('Cleo'), await visit('Wanda', { isPhone: true })]
    const clicks = await makeDeal(
      { ...cleo, hand: pointerOn(cleo.page, false) },
      { ...wanda, hand: pointerOn(wanda.page, true) },
    )
    expect(clicks.map(([part]) => part)).toEqual(expect.arrayContaining(Object.keys(CLICKS_MAX)))
    expect(clicks.filter(([part, , count]) => count > CLICKS_MAX[part])).toEqual([])
    await expectNothingAmiss(cleo, wanda)
  })

  it('works with the keyboard alone, and the focus is always visible and where it belongs', async () => {
    const [cleo, wanda] = [await visit('Cleo'), await visit('Wanda')]
    const hands = [keyboardOn(cleo.page), keyboardOn(wanda.page)] as const
    await makeDeal({ ...cleo, hand: hands[0] }, { ...wanda, hand: hands[1] })
    expect(hands.flatMap(({ faults }) => faults)).toEqual([])
    await expectNothingAmiss(cleo, wanda)
  })
})

type Player = Visit & { hand: Hand }

/**
 * No one types an address, loads a page again or calls the API: they press and type, and the other browser follows.
 * Returns how often each of them clicked in each part.
 */
async function makeDeal(client: Player, worker: Player): Promise<[part: Part, name: string, clicks: number][]> {
  const [{ hand: cleo, page: cleos }, { hand: wanda, page: wandas }] = [client, worker]
  const clicks: [Part, string, number][] = []
  const count = (part: Part, ...players: Player[]) => {
    for (const { name, hand } of players) clicks.push([part, name, hand.takeClicks()])
  }
  const gig = 'Bind forty hymn books'

  for (const player of [client, worker]) await signUp(player)
  count('sign up', client, worker)
  for (const { page, hand } of [client, worker]) {
    const answer = hand === cleo ? 'Hire someone' : 'Find work'
    await hand.press(button(page, answer), page.getByRole('heading', { name: 'Getting started' }))
    hand.takeClicks()
  }
  await main(wandas).getByText('Add a headline, a few words about you, your skills, and your usual rate.').waitFor()

  // Cleo posts a gig; Wanda finds it and applies.
  await cleo.press(cleos.getByRole('link', { name: 'Post a gig', exact: true }), cleos.locator('main'))
  await cleo.write(cleos.getByLabel('Title'), gig)
  await cleo.write(cleos.getByLabel('Description'), 'Linen covers, sewn, not glued.')
  await cleo.write(cleos.getByLabel('Up to'), '1,000')
  await cleo.write(cleos.getByLabel('Payout delay in days'), '3')
  await cleo.press(button(cleos, 'Post gig'), cleos.locator('main'))
  await main(cleos).getByText('No applications yet').waitFor()
  count('post', client)

  await wanda.press(navigation(wandas, 'Find gigs'), wandas.locator('main'))
  await wanda.write(wandas.getByLabel('Search gigs'), 'hymn')
  await wanda.press(wandas.getByRole('link', { name: gig }).first(), wandas.locator('main'))
  await main(wandas).getByText('Linen covers, sewn, not glued.').waitFor()
  await main(wandas).getByText('up to $1,000').first().waitFor()
  await wanda.write(wandas.getByLabel('Why you’re a good fit and how you’d do it'), 'I bind by hand.')
  await wanda.write(wandas.getByLabel('Your price'), '950')
  await main(wandas).getByText('You receive $902.50 after the 5% fee.').waitFor()
  await wanda.press(button(wandas, 'Send application'), wandas.locator('main'))
  await wandas.getByRole('heading', { name: 'Your application' }).waitFor()
  count('apply', worker)

  // They negotiate: each counters the other’s offer, and Wanda accepts the third, which approves the contract too.
  await follows(main(cleos).getByText('I bind by hand.'))
  await cleos.getByRole('list', { name: 'Compare applications' }).getByText('$950').waitFor()
  await cleo.press(button(cleos, 'Negotiate'), cleos.locator('main'))
  await cleos.getByRole('heading', { name: 'Your turn: Wanda made an offer' }).waitFor()
  await follows(wandas.getByRole('link', { name: 'View negotiation' }))
  await wanda.press(wandas.getByRole('link', { name: 'View negotiation' }), wandas.locator('main'))
  await wandas.getByRole('heading', { name: 'Waiting for Cleo' }).waitFor()
  await counter(client, worker, '900', 'You pay nothing now. $900 leaves your wallet when you fund the work.')
  const offer = wandas.getByRole('row', { name: '$900' })
  await expect.poll(() => offer.locator('ins').allInnerTexts()).toEqual(['$900'])
  expect(await offer.locator('del').innerText()).toContain('$950')
  await counter(worker, client, '920', 'You receive $874 after the 5% fee.')
  await counter(client, worker, '910', 'You pay nothing now. $910 leaves your wallet when you fund the work.')
  await wanda.press(button(wandas, 'Accept offer'), dialog(wandas).getByRole('heading').first())
  await dialog(wandas).getByText('You receive $864.50 after the 5% fee.').waitFor()
  await wanda.press(button(dialog(wandas), 'Accept and approve'), wandas.locator('main'))
  await wandas.getByRole('heading', { name: 'Waiting for Cleo’s approval' }).waitFor()
  await follows(cleos.getByRole('heading', { name: 'Agreement reached' }))
  await cleo.press(cleos.getByRole('link', { name: 'View contract' }), cleos.locator('main'))
  await follows(main(cleos).getByText('Wanda approved the contract'))
  await cleo.press(button(cleos, 'Approve'), dialog(cleos).getByRole('heading').first())
  await cleo.press(button(dialog(cleos), 'Approve'), cleos.locator('main'))
  await follows(main(wandas).getByText('Don’t start work until this is funded'))
  count('three rounds and a contract', client, worker)

  // Cleo's wallet is empty: the money is deposited and goes into escrow immediately.
  const milestones = [cleos, wandas].map((page) =>
    page.getByRole('article').getByRole('heading', { name: gig, exact: true }),
  )
  const [cleosMilestone, wandasMilestone] = milestones as [Locator, Locator]
  await cleo.press(button(cleos, 'Fund'), dialog(cleos).getByRole('heading').first())
  await dialog(cleos).getByText('You need $910 more.').waitFor()
  // The exact movement is shown before the money moves.
  await dialog(cleos).getByText('+$910').waitFor()
  await cleo.press(button(dialog(cleos), 'Deposit $910 and fund'), cleosMilestone)
  await toast(cleos, '$910 is now in escrow').waitFor()
  count('deposit and fund', client)

  await follows(main(wandas).getByText('Cleo funded “'))
  await deliver('Forty books, sewn.')
  count('deliver', worker)
  await follows(main(cleos).getByText('Forty books, sewn.'))
  await cleo.press(button(cleos, 'Request changes'), dialog(cleos).getByLabel('What needs to change'))
  await cleo.write(dialog(cleos).getByLabel('What needs to change'), 'Three spines are loose.')
  await cleo.press(button(dialog(cleos), 'Request changes'), cleosMilestone)
  cleo.takeClicks()
  await follows(main(wandas).getByText('Three spines are loose.'))
  await main(wandas).getByText('Changes requested', { exact: true }).first().waitFor()
  await deliver('Sewn again.')
  wanda.takeClicks()

  await follows(main(cleos).getByText('Sewn again.'))
  await cleo.press(button(cleos, 'Release payment'), dialog(cleos).getByLabel('Amount'))
  await cleo.write(dialog(cleos).getByLabel('Amount'), '400')
  await dialog(cleos).getByText('+$380').waitFor()
  await cleo.press(button(dialog(cleos), 'Release $400'), button(cleos, 'Release payment'))
  await follows(main(wandas).getByText('$400 released − $20 fee'))
  count('release', client)

  // Cleo disputes the rest; Wanda responds with an amount of her own, which Cleo accepts.
  const [cleosDialog, wandasAnswer] = [dialog(cleos), wandas.getByRole('region', { name: 'Respond' })]
  await cleo.press(button(cleos, `More actions for ${gig}`), cleos.getByRole('menuitem').first())
  await cleo.press(cleos.getByRole('menuitem', { name: 'Open dispute' }), cleos.locator('main'))
  await cleo.write(cleos.getByLabel('Reason'), 'Poor quality')
  await cleo.write(cleos.getByLabel('What happened'), 'Two are still loose.')
  await cleo.write(cleos.getByLabel('What Wanda should get'), '300')
  await cleo.press(button(cleos, 'Open dispute'), cleos.locator('main'))
  await follows(wandas.getByRole('link', { name: 'View dispute' }))
  await wanda.press(wandas.getByRole('link', { name: 'View dispute' }), wandas.locator('main'))
  await wanda.write(wandasAnswer.getByLabel('What happened'), 'All forty are tight.')
  await wanda.write(wandasAnswer.getByLabel('What you should get'), '400')
  await wanda.press(
    button(wandasAnswer, 'Submit statement'),
    button(wandas.getByRole('region', { name: 'Add statement' }), 'Submit statement'),
  )
  await follows(main(cleos).getByText('All forty are tight.'))
  await cleo.press(button(cleos, 'Accept'), cleosDialog.getByRole('heading').first())
  await cleo.press(button(cleosDialog, 'Settle for $800'), cleos.getByRole('heading', { name: 'Wanda proposes' }))
  await follows(main(wandas).getByText('This dispute is resolved'))
  count('dispute and settle', client, worker)

  await complete()

  // Neither sees the other's review before both are written.
  await review(worker, 5, 'Knows what she wants.')
  await main(wandas).getByText('Cleo hasn’t left a review yet.').waitFor()
  expect(await main(cleos).getByText('Knows what she wants.').count()).toBe(0)
  await review(client, 4, 'Lovely books.')
  await main(cleos).getByText('Knows what she wants.').waitFor()
  await follows(main(wandas).getByText('Lovely books.'))
  count('review', client, worker)

  await wanda.press(navigation(wandas, 'Wallet'), wandas.locator('main'))
  await main(wandas).getByText('$760', { exact: true }).first().waitFor()
  await wanda.press(button(wandas, 'Withdraw'), dialog(wandas).getByLabel('Amount'))
  await wanda.write(dialog(wandas).getByLabel('Amount'), '700')
  await wanda.press(button(dialog(wandas), 'Withdraw $700'), button(wandas, 'Withdraw'))
  await main(wandas).getByText('$60', { exact: true }).first().waitFor()
  count('withdraw', worker)

  // What they did ticked off the first steps.
  await cleo.press(navigation(cleos, 'Home'), cleos.locator('main'))
  await main(cleos).getByText('2 of 3 done').waitFor()
  await cleo.press(button(cleos, 'Dismiss'), cleos.locator('main'))
  await expect.poll(() => main(cleos).getByText('Getting started').count()).toBe(0)
  await expectCleanAudit(world)
  return clicks

  async function deliver(message: string): Promise<void> {
    await wanda.press(button(wandas, 'Deliver'), dialog(wandas).getByLabel('What you did'))
    await wanda.write(dialog(wandas).getByLabel('What you did'), message)
    await wanda.press(button(dialog(wandas), 'Deliver'), wandasMilestone)
  }

  async function complete(): Promise<void> {
    await cleo.press(cleos.getByRole('link', { name: 'View contract' }), cleos.locator('main'))
    await cleo.press(button(cleos, 'Complete contract'), dialog(cleos).getByRole('heading').first())
    await cleo.press(button(dialog(cleos), 'Complete contract'), cleos.locator('main'))
    await wanda.press(wandas.getByRole('link', { name: 'View contract' }), wandas.locator('main'))
    await follows(main(wandas).getByText('How was working with Cleo?'))
    for (const { hand } of [client, worker]) hand.takeClicks()
  }
}

async function signUp({ name, page, hand }: Player): Promise<void> {
  const email = newEmail()
  await page.goto('/')
  await hand.press(page.getByRole('link', { name: 'Sign in' }).first(), 'a new page')
  await hand.write(page.getByLabel('Email address'), email)
  await hand.press(button(page, 'Email me a code'), page.getByLabel('Code'))
  await page.getByLabel('Code').waitFor()
  await hand.write(page.getByLabel('Code'), (await mailTo(world, email)).code)
  await hand.write(page.getByLabel('Name'), name)
  await hand.press(button(page, 'Create account'), 'a new page')
  await page.getByRole('heading', { name: `Hello, ${name}` }).waitFor()
}

/** Counters an offer with another, which the other side sees. */
async function counter({ name, page, hand }: Player, other: Player, price: string, note: string): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Make counteroffer' }), page.locator('h2', { hasText: 'Your offer' }))
  await hand.write(page.getByLabel('Total price'), price)
  await main(page).getByText(note).waitFor()
  const waiting = page.getByRole('heading', { name: `Waiting for ${other.name}` })
  await hand.press(button(page, 'Send offer'), waiting)
  await waiting.waitFor()
  await follows(other.page.getByRole('heading', { name: `Your turn: ${name} made an offer` }))
}

async function review({ page, hand }: Player, stars: number, comment: string): Promise<void> {
  const star = page.getByRole('radio', { name: `${stars} stars` })
  await hand.press(star, star)
  expect(await star.isChecked()).toBe(true)
  await hand.write(page.getByLabel('Comment'), comment)
  await hand.press(button(page, 'Submit review'), page.getByRole('heading', { name: 'Reviews', exact: true }))
}

function button(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true })
}

/** A count may follow the name. */
function navigation(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}`) })
}

interface Visit extends Window {
  name: string
  /** Pages that were loaded, rather than shown by the console. */
  loads: string[]
  /** Addresses that the browser showed or asked for. */
  addresses: string[]
  /** Requests to the API that were refused. */
  refusals: string[]
}

async function visit(name: string, { isPhone = false } = {}): Promise<Visit> {
  const window = await openVisitorWindow(world, { isPhone })
  const visit: Visit = { ...window, name, loads: [], addresses: [], refusals: [] }
  watch(visit)
  return visit
}

function watch({ context, page, loads, addresses, refusals }: Visit): void {
  context.on('request', (request) => {
    addresses.push(request.url())
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  context.on('response', (response) => {
    // A new address is asked for a name.
    const isSignUp = response.url().endsWith('/sign-in/use')
    if (response.status() >= 400 && !isSignUp) refusals.push(`${response.status()} ${response.url()}`)
  })
  // Even when the console shows another page without loading it.
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
}

async function expectNothingAmiss(...visits: Visit[]): Promise<void> {
  for (const visit of visits) {
    expect(visit.complaints).toEqual([])
    expect(visit.refusals).toEqual([])
    expect(visit.loads).toEqual(['/', '/sign-in', '/sign-in', '/sign-in/use', '/sign-in/use', '/'])
    await expectNoSecret(visit)
  }
}

/** Scripts can read storage, and URLs end up in histories and logs: neither may hold anything that lets someone in. */
async function expectNoSecret({ context, page, addresses }: Visit): Promise<void> {
  const cookies = await context.cookies()
  expect(cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([['parley_session', true]])
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
  for (const secret of [...cookies.map(({ value }) => value), 'parley_sk_', 'token=', 'code='])
    expect(readable).not.toContain(secret)
}

/** Waits for what the other browser has caused. */
async function follows(shown: Locator): Promise<void> {
  await shown.first().waitFor()
}
