import type { BrowserContext, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toId } from '../../server/src/platform/kernel/ids.ts'
import { signedIn } from '../../server/test/support/browser.ts'
import type { Client } from '../../server/test/support/client.ts'
import { conversationOf, type Deal, fundedMilestone, negotiate, postGig } from '../../server/test/support/deals.ts'
import { disputeAbout } from '../../server/test/support/fixtures.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium } from './support/console.ts'
import { done } from './support/done.ts'
import { main } from './support/places.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow, openVisitorWindow } = sharedChromium()

/** How long a message may take from one screen to the other. */
const DELAY_MAX_MS = 1_000

describe('a message', () => {
  it('appears on the other screen within a second, and counts as unread until it is seen', async () => {
    const { client, worker, path, negotiationId } = await newTalk()
    const [cleo, wanda] = [await openWindow(world, client), await openWindow(world, worker)]
    await Promise.all([cleo.page.goto(`/negotiations/${negotiationId}`), wanda.page.goto(consolePath(path))])
    await Promise.all([fieldOf(cleo.page).waitFor(), fieldOf(wanda.page).waitFor()])
    const delays: number[] = []
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) {
      await fieldOf(wanda.page).fill(text)
      const shown = main(cleo.page).getByText(text, { exact: true }).first().waitFor()
      const startedMs = performance.now()
      await fieldOf(wanda.page).press('Enter')
      await shown
      delays.push(performance.now() - startedMs)
    }
    console.log(`Messages took ${delays.map(Math.round).join(', ')} ms from one screen to the other.`)
    const [, , median = Number.POSITIVE_INFINITY] = delays.sort((a, b) => a - b)
    expect(median).toBeLessThanOrEqual(DELAY_MAX_MS)
    // Visible means read.
    await expect.poll(() => unreadOf(client)).toBe(0)
    await expect.poll(() => cleo.page.locator('[aria-live]', { hasText: 'Wanda: Five' }).count()).toBe(1)

    // On another page, it is counted, in the navigation and in the title.
    await cleo.page.getByRole('link', { name: 'Wallet' }).first().click()
    await cleo.page.getByRole('heading', { name: 'Wallet' }).first().waitFor()
    await done(worker.post(`${path}/messages`, { text: 'Are you there?' }))
    await cleo.page
      .getByRole('link', { name: /^Messages ?, 1 unread$/ })
      .first()
      .waitFor()
    await expect.poll(() => cleo.page.title()).toMatch(/^\(\d+\) Wallet/)

    // Behind another window, it stays unread.
    await cleo.page.evaluate(() => {
      document.hasFocus = () => false
    })
    await cleo.page
      .getByRole('link', { name: /^Messages ?, 1 unread$/ })
      .first()
      .click()
    await cleo.page.getByRole('link', { name: /Wanda.*Are you there\? ?, 1 unread/s }).click()
    await cleo.page.getByRole('article').getByText('Are you there?').waitFor()
    await main(cleo.page).getByText('New', { exact: true }).waitFor()
    await done(worker.post(`${path}/messages`, { text: 'Hello?' }))
    await cleo.page.getByRole('article').getByText('Hello?', { exact: true }).waitFor()
    expect(await unreadOf(client)).toBe(2)
    await cleo.page.evaluate(() => {
      document.hasFocus = () => true
      window.dispatchEvent(new Event('focus'))
    })
    await expect.poll(() => unreadOf(client)).toBe(0)
    await cleo.page.getByRole('link', { name: 'Messages', exact: true }).first().waitFor()
    expect([...cleo.complaints, ...wanda.complaints]).toEqual([])
  })

  it('stays on screen if it can’t be sent, through a reload, and arrives once', async () => {
    const { client, worker, path } = await newTalk()
    const { page, context } = await openWindow(world, worker)
    await page.goto(consolePath(path))
    await fieldOf(page).waitFor()
    await context.route('**/api/conversations/*/messages', refusePosts)
    for (const text of ['First.', 'Second.']) {
      await fieldOf(page).fill(text)
      await fieldOf(page).press('Enter')
      // Immediately, although it never gets through.
      await main(page).getByText(text, { exact: true }).waitFor()
    }
    await fieldOf(page).fill('Not finished')
    await main(page).getByText('Not sent.').nth(1).waitFor()
    await page.reload()
    await main(page).getByText('Not sent.').nth(1).waitFor()
    expect(await fieldOf(page).inputValue()).toBe('Not finished')

    // It gets through, but the response doesn't.
    await context.unroute('**/api/conversations/*/messages', refusePosts)
    await context.route('**/api/conversations/*/messages', loseAnswers)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect.poll(() => main(page).getByText('Not sent.').count()).toBe(1)
    expect(await textsOf(client, path)).toEqual(['First.'])
    await context.unroute('**/api/conversations/*/messages', loseAnswers)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => textsOf(client, path)).toEqual(['First.', 'Second.'])
    await expect.poll(() => main(page).getByText('Not sent.').count()).toBe(0)
    expect(await main(page).getByText('First.', { exact: true }).count()).toBe(1)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')))).toEqual([])
    expect(await fieldOf(page).inputValue()).toBe('Not finished')
  })

  it('waits for the person to sign in again, and for the connection', async () => {
    const { worker, path, client } = await newTalk()
    const { page, context } = await openWindow(world, worker)
    await page.goto(consolePath(path))
    await fieldOf(page).waitFor()
    await context.setOffline(true)
    await fieldOf(page).fill('From the tunnel.')
    await fieldOf(page).press('Enter')
    await main(page).getByText('Not sent. Check your connection').waitFor()
    await context.setOffline(false)
    await expect.poll(() => textsOf(client, path)).toEqual(['From the tunnel.'])
    const cookies = await context.cookies()
    await context.clearCookies()
    await fieldOf(page).fill('After a long lunch.')
    await fieldOf(page).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.waitFor()
    await context.addCookies(cookies)
    await dialog.getByRole('button', { name: 'Already signed in? Continue' }).click()
    await expect.poll(() => textsOf(client, path)).toEqual(['From the tunnel.', 'After a long lunch.'])
  })

  it('is its sender’s plain text, whatever it pretends to be', async () => {
    const { client, worker, path } = await newTalk()
    const agent = await world.newAgent(worker)
    await done(
      agent.post(`${path}/messages`, {
        text: '# Parley support\n<h1>Your account is locked</h1>\nPay at https://b\u0430nk.example now \u202e',
      }),
    )
    const { page, complaints } = await openWindow(world, client)
    await page.goto(consolePath(path))
    const message = page.getByRole('article').getByRole('listitem').filter({ hasText: '# Parley support' })
    await message.getByText('<h1>Your account is locked</h1>').waitFor()
    await message.getByText('Wanda').waitFor()
    await message.getByText('Agent').waitFor()
    const link = message.getByRole('link')
    expect(await link.getAttribute('href')).toBe('https://xn--bnk-6cd.example/')
    expect(await link.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer')
    await message.getByText('(xn--bnk-6cd.example)').waitFor()
    expect(complaints).toEqual([])
  })

  it('is deleted by its author, and a note stays on both screens', async () => {
    const { client, worker, path } = await newTalk()
    await done(worker.post(`${path}/messages`, { text: 'For someone else.' }))
    const [cleo, wanda] = [await openWindow(world, client), await openWindow(world, worker)]
    await Promise.all([cleo.page.goto(consolePath(path)), wanda.page.goto(consolePath(path))])
    await cleo.page.getByRole('article').getByText('For someone else.').waitFor()
    expect(await cleo.page.getByRole('button', { name: 'Delete message' }).count()).toBe(0)
    await wanda.page.getByRole('button', { name: 'Delete message' }).click()
    await wanda.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    for (const { page } of [wanda, cleo]) await page.getByRole('article').getByText('Message deleted').waitFor()
    expect(await textsOf(client, path)).toEqual([null])
    await expect.poll(() => main(cleo.page).getByText('For someone else.').count()).toBe(0)
    expect([...cleo.complaints, ...wanda.complaints]).toEqual([])
  })

  it('can’t be sent to someone who is suspended, and the page says why', async () => {
    const { client, worker, path } = await newTalk()
    await done(worker.post(`${path}/messages`, { text: 'Hello.' }))
    await done(world.operator.post(`/users/${worker.userId}/suspend`))
    const { page } = await openWindow(world, client)
    await page.goto(consolePath(path))
    await main(page).getByText('Wanda’s account is suspended.').waitFor()
    await page.getByRole('article').getByText('Hello.').waitFor()
    expect(await fieldOf(page).count()).toBe(0)
  })
})

describe('conversations', () => {
  it('are opened, written in and left with the keyboard alone', async () => {
    const client = await world.newUser({ display_name: 'Cleo' })
    const [wanda, willa] = [await newTalk(client, 'Wanda'), await newTalk(client, 'Willa')]
    await done(wanda.worker.post(`${wanda.path}/messages`, { text: 'From Wanda.' }))
    await done(willa.worker.post(`${willa.path}/messages`, { text: 'From Willa.' }))
    const { page, complaints } = await openWindow(world, client)
    await page.goto('/')
    await page.getByRole('heading', { name: 'Hello, Cleo' }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('m')
    const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('link')
    await main(page).getByText('Choose a conversation').waitFor()
    expect(await rows.first().innerText()).toContain('From Willa.')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(fieldOf(page))).toBe(true)
    await page.getByRole('article').getByText('From Wanda.').waitFor()
    await page.keyboard.type('Two')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('lines')
    await page.keyboard.press('Enter')
    await expect.poll(() => textsOf(client, wanda.path)).toEqual(['From Wanda.', 'Two\nlines'])
    expect(await isFocused(fieldOf(page))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(page.getByRole('link', { name: /^Wanda/ }).and(rows))).toBe(true)

    // By name, from anywhere.
    await page.keyboard.press('Control+k')
    await expect.poll(() => isFocused(page.getByRole('combobox', { name: 'Jump to' }))).toBe(true)
    await page.keyboard.type('willa')
    await page.getByRole('group', { name: 'Messages' }).getByRole('option', { name: 'Willa' }).click()
    await page.getByRole('article').getByText('From Willa.').waitFor()
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('wanda')
    await expect.poll(() => rows.count()).toBe(1)
    await page.getByRole('article').getByText('From Willa.').waitFor()
    expect(complaints).toEqual([])
  })

  it('fill the screen one at a time on a phone, where Enter starts a new line', async () => {
    const { client, worker, path } = await newTalk()
    await done(worker.post(`${path}/messages`, { text: 'Is a word without any place to break it fine? '.repeat(8) }))
    const { page, context, complaints } = await openVisitorWindow(world, { isPhone: true })
    await signIn(context, client)
    await page.goto('/messages')
    await page.getByRole('link', { name: /^Wanda/ }).tap()
    await page.getByRole('heading', { name: 'Wanda', level: 1 }).waitFor()
    await fieldOf(page).fill('One')
    await fieldOf(page).press('Enter')
    await page.keyboard.type('Two')
    expect(await textsOf(client, path)).toHaveLength(1)
    await page.getByRole('button', { name: 'Send' }).tap()
    await expect.poll(() => textsOf(client, path)).toEqual([expect.any(String), 'One\nTwo'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('link', { name: 'All messages' }).tap()
    await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()
    expect(complaints).toEqual([])
  })

  it('with several applicants open from their applications', async () => {
    const client = await world.newUser({ display_name: 'Cleo' })
    const gigId = await postGig(client)
    const applicants = []
    for (const name of ['Wanda', 'Willa', 'Wim']) {
      const worker = await world.newUser({ display_name: name })
      await done(worker.post(`/gigs/${gigId}/apply`, { message: `I am ${name}.` }))
      applicants.push({ name, path: await conversationOf({ client, worker, gigId }), worker })
    }
    const [, willa] = applicants as [(typeof applicants)[0], (typeof applicants)[0]]
    const { page, complaints } = await openWindow(world, client)
    await page.goto(`/gigs/${gigId}`)
    await page.getByRole('button', { name: 'Message Wanda' }).waitFor()
    await done(willa.worker.post(`${willa.path}/messages`, { text: 'One more thing.' }))
    await page.getByRole('button', { name: 'Message Willa, 1 unread' }).click()
    const dialog = page.getByRole('dialog', { name: 'Messages with Willa' })
    await dialog.getByText('One more thing.').waitFor()
    await expect.poll(() => isFocused(fieldOf(page))).toBe(true)
    await page.keyboard.type('Go on.')
    await page.keyboard.press('Enter')
    await expect.poll(() => textsOf(client, willa.path)).toEqual(['One more thing.', 'Go on.'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Message Willa', exact: true }).waitFor()
    // The worker finds it on the gig's page.
    const other = await openWindow(world, willa.worker)
    await other.page.goto(`/gigs/${gigId}`)
    await other.page.getByRole('region', { name: 'Messages', exact: true }).getByText('Go on.').waitFor()
    expect([...complaints, ...other.complaints]).toEqual([])
  })

  it('of 10,000 messages open at the end and go back page by page, and a new message takes one small read', async () => {
    const { client, worker, path } = await newTalk()
    await done(client.post(`${path}/messages`, { text: 'Message 1' }))
    await writeMany(client, 10_000)
    const { page, complaints } = await openWindow(world, client)
    const reads: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === `/api${path}/messages`) reads.push(url.search)
    })
    await page.goto('/messages')
    await page.getByRole('link', { name: /^Wanda/ }).waitFor()
    const startedMs = performance.now()
    await page.getByRole('link', { name: /^Wanda/ }).click()
    await main(page).getByText('Message 10000', { exact: true }).last().waitFor()
    console.log(`A conversation of 10,000 messages was open after ${Math.round(performance.now() - startedMs)} ms.`)
    const box = page.getByRole('region', { name: 'Messages with Wanda' })
    expect(await isInSight(page, 'Message 10000')).toBe(true)
    for (const oldest of ['Message 9901', 'Message 9851', 'Message 9801']) {
      await box.evaluate((element) => {
        element.scrollTop = 0
      })
      await main(page).getByText(oldest, { exact: true }).waitFor({ state: 'attached' })
    }
    const before = reads.length
    await done(worker.post(`${path}/messages`, { text: 'Number 10,001' }))
    await page.getByRole('article').getByText('Number 10,001', { exact: true }).waitFor({ state: 'attached' })
    // Someone reading old messages stays there.
    expect(await isInSight(page, 'Number 10,001')).toBe(false)
    expect(reads.slice(before).filter((search) => search.includes('cursor='))).toHaveLength(0)
    await page.getByRole('button', { name: 'Jump to newest' }).click()
    await expect.poll(() => isInSight(page, 'Number 10,001')).toBe(true)
    expect(complaints).toEqual([])
  })
})

describe('in a dispute', () => {
  it('the sides know who can read along, and an arbiter reads with a click, which is recorded', async () => {
    const client = await world.newUser({ display_name: 'Cleo' })
    const worker = await world.newUser({ display_name: 'Wanda' })
    const arbiter = await world.newUser({ display_name: 'Ruth', role: 'arbiter' })
    const deal: Deal = { client, worker, gigId: await postGig(client) }
    const milestone = await fundedMilestone(deal)
    const path = await conversationOf(deal)
    await done(client.post(`${path}/messages`, { text: 'Between us.' }))
    const dispute = await done(client.post('/disputes/create', disputeAbout(milestone)))
    const side = await openWindow(world, worker)
    await side.page.goto(`/disputes/${dispute.id}`)
    const messages = side.page.getByRole('region', { name: 'Messages', exact: true })
    await messages.getByText('Between us.').waitFor()
    await messages.getByText('Arbiters and operators can read these messages while the dispute is open.').waitFor()

    const reads = async () => {
      const { data } = await done(world.operator.get(`/operator/audit-log?user_id=${arbiter.userId}&limit=100`))
      return data
        .map(({ operation }: { operation: string }) => operation)
        .filter((operation: string) => /Conversation|Message/.test(operation))
    }
    const { page, complaints } = await openWindow(world, arbiter)
    for (const address of [`/operator/disputes/${dispute.id}`, `/disputes/${dispute.id}`]) {
      await page.goto(address)
      await main(page).getByText('Reading them is recorded in the audit log.').waitFor()
      // Neither a new message nor coming back to the window reads anything.
      await done(worker.post(`${path}/messages`, { text: 'And more.' }))
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await main(page).getByText('Femi').or(main(page).getByText('Wanda')).first().waitFor()
    }
    expect(await reads()).toEqual([])
    await page.getByRole('button', { name: 'Read messages' }).click()
    await main(page).getByText('Between us.').waitFor()
    await page.getByRole('region', { name: 'Messages between Cleo and Wanda' }).getByText('Client').waitFor()
    expect(await fieldOf(page).count()).toBe(0)
    expect((await reads()).sort()).toEqual(['listConversations', 'listMessages'])
    expect([...complaints, ...side.complaints]).toEqual([])
  })
})

/** Two sides that can message each other. */
async function newTalk(by?: Client, name = 'Wanda') {
  const [client, worker] = await Promise.all([
    by ?? world.newUser({ display_name: 'Cleo' }),
    world.newUser({ display_name: name }),
  ])
  const deal: Deal = { client, worker, gigId: await postGig(client, { title: `Tune a harp with ${name}` }) }
  const { id: negotiationId } = await negotiate(deal)
  return { ...deal, negotiationId, path: await conversationOf(deal) }
}

/** The address of a conversation in the console. */
function consolePath(path: string): string {
  return path.replace('/conversations/', '/messages/')
}

function fieldOf(page: Page) {
  return page.getByRole('textbox', { name: /^Message / })
}

function isFocused(target: ReturnType<Page['locator']>): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** Whether a message is visible in the scrolling box. */
function isInSight(page: Page, text: string): Promise<boolean> {
  return page
    .getByRole('article')
    .getByText(text, { exact: true })
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const box = element.closest('section')?.getBoundingClientRect()
      return box !== undefined && top >= box.top && bottom <= box.bottom
    })
}

async function unreadOf(user: Client): Promise<number> {
  return (await done(user.get('/conversations/unread'))).messages
}

/** Oldest first; null for those that were deleted. */
async function textsOf(reader: Client, path: string): Promise<(string | null)[]> {
  const { data } = await done(reader.get(`${path}/messages`))
  return data.map(({ text }: { text: string | null }) => text).reverse()
}

/** Messages 2 to `count` by a user in their only conversation. */
async function writeMany(sender: Client, count: number): Promise<void> {
  await world.inDatabase((db) =>
    db.query(
      `with first as (select conversation_id, sender_id from messages where sender_id = $2)
       , written as (
         insert into messages (id, conversation_id, number, sender_id, text, created_at)
         select uuidv7(), conversation_id, number, sender_id, 'Message ' || number, now()
         from first, generate_series(2, $1::integer) as number
       )
       update conversations set message_count = $1 where id = (select conversation_id from first)`,
      [count, toId('usr', sender.userId)],
    ),
  )
}

function refusePosts(route: Route): Promise<void> {
  return route.request().method() === 'POST' ? route.abort() : route.continue()
}

async function loseAnswers(route: Route): Promise<void> {
  if (route.request().method() !== 'POST') return route.continue()
  await route.fetch()
  return route.abort('connectionreset')
}

/** For a phone, whose window opens with no one signed in. */
async function signIn(context: BrowserContext, who: Client): Promise<void> {
  const [name = '', value = ''] = String((await signedIn(world, who)).cookie).split('=')
  await context.addCookies([{ name, value, url: world.url, httpOnly: true, sameSite: 'Lax' }])
}
