import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toId } from '../../server/src/platform/kernel/ids.ts'
import { mailTo, newEmail, signUp } from '../../server/test/support/browser.ts'
import type { Client } from '../../server/test/support/client.ts'
import { openReceiver } from '../../server/test/support/receiver.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium, tabTo } from './support/console.ts'
import { done } from './support/done.ts'
import { dialog, main, toast } from './support/places.ts'

const run = promisify(execFile)
const PARLEY = fileURLToPath(new URL('../../cli/bin/parley.js', import.meta.url))
const SDK = new URL('../../sdk/dist/index.js', import.meta.url).href

/** Runs what was copied, with a key in the environment. */
function runInShell(command: string, key: string | null) {
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    PARLEY_URL: world.url,
    PARLEY_KEY: key ?? '',
    PARLEY_KEYCHAIN: 'off',
    PARLEY,
  }
  return run(
    'sh',
    ['-c', command.replace(/^curl /, 'curl -sS ').replace(/^parley /, `"${process.execPath}" "$PARLEY" `)],
    { env },
  )
}

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow } = sharedChromium()

/** A window that may use the clipboard. */
async function openDeveloperWindow(who: Client) {
  const window = await openWindow(world, who)
  await window.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => window.page.evaluate(() => navigator.clipboard.readText())
  return { ...window, clipboard }
}

/** On every page, as if it had been turned on in the account menu. */
async function showActionsAsCode(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('parley.developer-mode', 'on'))
}

/** No secret stays on the device or in a URL. */
async function expectNoSecrets(page: Page, secrets: readonly string[]): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))
  for (const secret of secrets) expect(kept).not.toContain(secret)
}

/** A button and what's next to it. */
function besideButton(page: Page, name: string): Locator {
  return page
    .locator('span')
    .filter({ has: page.getByRole('button', { name }) })
    .last()
}

async function copyAs(page: Page, from: Locator, kind: string, clipboard: () => Promise<string>): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await from.getByRole('button', { name: 'Copy as code' }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  await expect.poll(clipboard).not.toBe('')
  return clipboard()
}

describe('a key', () => {
  it('is created, used, seen in the log, rotated and revoked, by keyboard alone', async () => {
    const ada = await world.newUser({ display_name: 'Ada' })
    const { page, context, complaints } = await openDeveloperWindow(ada)
    const requestsPage = await context.newPage()
    await page.goto('/developers')
    await tabTo(page, page.getByRole('button', { name: 'Create key' }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog(page).getByLabel('Name'))
    await page.keyboard.type('Nightly report')
    await tabTo(page, dialog(page).getByRole('button', { name: 'Full access' }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog(page).getByRole('button', { name: 'Create key' }))
    await page.keyboard.press('Enter')
    await dialog(page).getByText('Copy it now.', { exact: false }).waitFor()
    const secret = (await dialog(page).getByLabel('Secret').textContent()) ?? ''
    expect((await world.as(secret).get('/me')).body.user.user_id).toBe(ada.userId)
    await tabTo(page, dialog(page).getByRole('button', { name: 'Done' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByText(secret).count()).toBe(0)

    // Its requests appear in another window, without a reload.
    await requestsPage.goto('/developers/requests')
    await requestsPage.getByRole('button', { name: /GET \/api\/me/ }).waitFor()
    await world.as(secret).post('/gigs', { title: '' })
    const refused = requestsPage.getByRole('button', { name: /^422 POST \/api\/gigs/ })
    await refused.waitFor()
    await refused.click()
    await requestsPage.getByText('Nightly report (…').last().waitFor()
    await requestsPage.getByRole('button', { name: 'Failed' }).click()
    await expect.poll(() => requestsPage.getByRole('button', { name: /\/api\/me/ }).count()).toBe(0)
    await expect.poll(() => new URL(requestsPage.url()).search).toBe('?status=failed')

    // The old key keeps working for the grace period.
    await tabTo(page, page.getByRole('button', { name: 'Rotate “Nightly report”' }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog(page).getByRole('button', { name: 'Rotate', exact: true }))
    await page.keyboard.press('Enter')
    await dialog(page).getByText('Copy it now.', { exact: false }).waitFor()
    const fresh = (await dialog(page).getByLabel('Secret').textContent()) ?? ''
    expect(fresh).not.toBe(secret)
    expect((await world.as(secret).get('/me')).status).toBe(200)
    await tabTo(page, dialog(page).getByRole('button', { name: 'Done' }))
    await page.keyboard.press('Enter')

    const rows = page.getByRole('article', { name: 'Nightly report' })
    await expect.poll(() => rows.count()).toBe(2)
    await tabTo(page, rows.first().getByRole('button', { name: 'Revoke “Nightly report”' }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog(page).getByRole('button', { name: 'Revoke', exact: true }))
    await page.keyboard.press('Enter')
    await toast(page, 'Key revoked').waitFor()
    expect((await world.as(fresh).get('/me')).status).toBe(401)
    await expectNoSecrets(page, [secret, fresh])
    expect(complaints).toEqual([])
  })
})

describe('a publishable key', () => {
  it('is created by an operator, and reads gigs from another site’s page', async () => {
    const operator = await world.newUser({ display_name: 'Otto', role: 'operator' })
    const { page, complaints } = await openWindow(world, operator)
    await page.goto('/developers')
    await page.getByRole('button', { name: 'Create key' }).click()
    await dialog(page).getByLabel('Name').fill('Shop window')
    await dialog(page).getByRole('button', { name: 'Publishable' }).click()
    await dialog(page).getByRole('button', { name: 'Create key' }).click()
    const key = (await dialog(page).getByLabel('Secret').textContent()) ?? ''
    expect(key).toMatch(/^parley_pk_/)
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await page.getByRole('article', { name: 'Shop window' }).getByText('Safe to include in a web page.').waitFor()
    expect(complaints).toEqual([])
    const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<p>Shop'))
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    const shop = await page.context().newPage()
    await shop.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    const status = await shop.evaluate(
      async ([url, secret]) =>
        (await fetch(`${url}/api/gigs`, { headers: { authorization: `Bearer ${secret}` } })).status,
      [world.url, key] as const,
    )
    site.close()
    expect(status).toBe(200)
  })
})

describe('a webhook', () => {
  it('is added after signing in again, if the sign-in was too long ago', async () => {
    const email = newEmail()
    const ada = await signUp(world, email)
    const { page, complaints } = await openWindow(world, ada)
    await world.inDatabase((db) =>
      db.query(`update sessions set signed_in_at = now() - interval '1 day' where user_id = $1`, [
        toId('usr', ada.userId),
      ]),
    )
    await page.goto('/developers/webhooks')
    await page.getByRole('button', { name: 'Add webhook' }).first().click()
    await dialog(page).getByLabel('Endpoint URL', { exact: true }).fill('https://hooks.example/parley')
    await expect
      .poll(() => dialog(page).getByLabel('Audience').getByRole('option').allTextContents())
      .toEqual(['My events', 'Public events'])
    await dialog(page).getByLabel('Audience').selectOption('Public events')
    await dialog(page).getByRole('button', { name: 'Add webhook' }).click()
    await page.getByRole('button', { name: 'Email a code to' }).click()
    await page.getByLabel('Code from the email').waitFor()
    await page.getByLabel('Code from the email').fill((await mailTo(world, email)).code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.poll(() => dialog(page).getByLabel('Secret').textContent()).toMatch(/^whsec_/)
    expect((await mailTo(world, email)).subject).toBe('A webhook was added to your Parley account')
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await main(page).getByText('hooks.example').click()
    await main(page).getByText('Public events').waitFor()
    expect(complaints).toEqual([])
  })

  it('that failed is found, fixed and gets everything again', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    receiver.answer = (response, { path }) => response.writeHead(path === '/hook' ? 200 : 404).end('here')
    const wrong = receiver.url.replace('/hook', '/hok')
    const webhook = await done(ada.post('/webhooks', { url: wrong, events: ['gig.created'] }))
    const gig = { title: 'Port a parser', description: 'From C.', rate_type: 'fixed' }
    const gigIds = [(await done(ada.post('/gigs', gig))).id, (await done(ada.post('/gigs', gig))).id]
    // As if all attempts had been made.
    const giveUp = async () => {
      await world.inDatabase((db) =>
        db.query(`update deliveries set status = 'failed', due_at = null, finished_at = now()
          where status = 'pending' and claim is null and attempt_count > 0`),
      )
      return (await done(ada.get(`/webhooks/${webhook.id}/deliveries?status=failed`))).data.length
    }
    await expect.poll(giveUp).toBe(2)
    const { page, complaints } = await openDeveloperWindow(ada)
    await page.goto('/developers/webhooks')
    await main(page).getByText('Failing', { exact: true }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/developers/webhooks/${webhook.id}`)

    // What was sent, and what came back.
    await page.getByRole('button', { name: 'Failed', exact: true }).click()
    await page
      .getByRole('button', { name: /gig\.created/ })
      .first()
      .click()
    const [last] = receiver.received.slice(-1)
    const headers = page.getByRole('region', { name: 'Headers of the latest attempt' })
    await expect.poll(() => headers.textContent()).toContain('webhook-signature: v1,')
    await expect.poll(() => page.getByRole('region', { name: 'Body', exact: true }).textContent()).toContain(gigIds[1])
    await page.getByRole('region', { name: 'Response to attempt 1' }).getByText('here').waitFor()
    expect(last?.path).toBe('/hok')

    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await dialog(page).getByLabel('Endpoint URL', { exact: true }).fill(receiver.url)
    await dialog(page).getByRole('button', { name: 'Save changes' }).click()
    await toast(page, 'Webhook saved').waitFor()
    const before = receiver.received.length
    await page.getByRole('button', { name: 'Resend all failed' }).click()
    await dialog(page).getByRole('button', { name: 'Resend all failed' }).click()
    await toast(page, 'Resending 2 deliveries').waitFor()
    await receiver.until((received) => received.length >= before + 2)
    await page.getByRole('button', { name: 'Delivered', exact: true }).click()
    await expect.poll(() => page.getByRole('button', { name: /gig\.created/ }).count()).toBe(2)
    await main(page).getByText('Healthy', { exact: true }).waitFor()
    const again = receiver.received.slice(before)
    expect(again.map(({ body }) => body.data.id).sort()).toEqual([...gigIds].sort())

    // A new secret, shown once; the old one keeps working.
    await page.getByRole('button', { name: 'More', exact: true }).last().click()
    await page.getByRole('menuitem', { name: 'Rotate secret' }).click()
    await dialog(page).getByRole('button', { name: 'Rotate secret' }).click()
    const secret = (await dialog(page).getByLabel('Secret').textContent()) ?? ''
    expect(secret).toMatch(/^whsec_/)
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await expectNoSecrets(page, [secret])
    expect(complaints).toEqual([])
  })
})

describe('an event', () => {
  it('appears as it happens, with its payload and what came before it', async () => {
    const ada = await world.newUser()
    const { page, complaints } = await openDeveloperWindow(ada)
    await page.goto('/developers/events?type=gig.paused')
    await main(page).getByText('No matches').waitFor()
    const gig = await done(ada.post('/gigs', { title: 'Port a parser', description: 'From C.', rate_type: 'fixed' }))
    await done(ada.patch(`/gigs/${gig.id}`, { status: 'paused' }))
    // Not the button that clears the filter.
    const row = page.getByRole('button', { name: /^(?!Clear ).*gig\.paused/ })
    await row.waitFor()
    await row.click()
    await page.getByRole('region', { name: 'Earlier events' }).getByText('gig.created').waitFor()
    await expect.poll(() => page.getByRole('region', { name: 'Payload' }).textContent()).toContain('"status": "paused"')
    await page.getByRole('button', { name: 'Show only related events' }).click()
    await page.getByRole('button', { name: /gig\.created/ }).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('subject')).toBe(gig.id)

    const other = await world.newUser()
    await page.goto('/developers/events?type=gig.closed')
    await main(page).getByText('No matches').waitFor()
    await page.getByLabel('Audience').selectOption('Public events')
    const theirs = await done(other.post('/gigs', { title: 'Prune trees', description: 'Ten.', rate_type: 'fixed' }))
    await done(other.patch(`/gigs/${theirs.id}`, { status: 'closed' }))
    await page.getByRole('button', { name: /^(?!Clear ).*gig\.closed/ }).click()
    await main(page).getByText('Not shown').waitFor()
    expect(complaints).toEqual([])
  })
})

describe('an action as code', () => {
  it('does with curl exactly what the button does', async () => {
    const ada = await world.newUser()
    const { page, complaints, clipboard } = await openDeveloperWindow(ada)

    // A form, with everything that was typed.
    await showActionsAsCode(page)
    await page.goto('/gigs/new')
    await page.getByLabel('Title').fill("A gig with 'quotes', $HOME and\\slashes")
    await page.getByLabel('Description').fill('Two lines.\nThe second "one".')
    const curl = await copyAs(page, besideButton(page, 'Post gig'), 'Copy as curl', clipboard)
    expect(curl).not.toContain(ada.secret)
    const { stdout } = await runInShell(curl, ada.secret)
    const byCurl = JSON.parse(stdout)
    expect(byCurl.id, stdout).toMatch(/^gig_/)
    await page.getByRole('button', { name: 'Post gig' }).click()
    await page.waitForURL(/\/gigs\/gig_/)
    const byButton = (await ada.get(`/gigs/${page.url().split('/').at(-1)}`)).body
    const same = ({ title, description, status, rate_type, skills }: typeof byButton) => ({
      title,
      description,
      status,
      rate_type,
      skills,
    })
    expect(same(byCurl)).toEqual(same(byButton))
    expect(byButton.id).not.toBe(byCurl.id)

    // An action that asks first: the code is in its dialog.
    await page.goto(`/gigs/${byCurl.id}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Close permanently' }).click()
    const close = await copyAs(page, dialog(page), 'Copy as curl', clipboard)
    await runInShell(close, ada.secret)
    expect((await ada.get(`/gigs/${byCurl.id}`)).body.status).toBe('closed')
    expect(complaints).toEqual([])
  })

  it('does the same on the command line, and with the SDK', async () => {
    const ada = await world.newUser()
    const { page, complaints, clipboard } = await openDeveloperWindow(ada)
    await showActionsAsCode(page)
    await page.goto('/wallet?open=deposit')
    await dialog(page).getByLabel('Amount').fill('12.50')
    const cli = await copyAs(page, dialog(page), 'Copy for the command line', clipboard)
    expect(cli).toBe('parley wallet deposits create --amount-cents 1250')
    await runInShell(cli, ada.secret)
    const sdk = await copyAs(page, dialog(page), 'Copy for the SDK', clipboard)
    expect(sdk).toMatch(
      /await parley\.wallet\.deposits\.create\(\{ amount_cents: 1250 \}, \{ idempotencyKey: '\w+' \}\)$/,
    )
    const program = sdk.replace("'@parley/sdk'", JSON.stringify(SDK))
    await run(process.execPath, ['--input-type=module', '-e', program], {
      env: { PARLEY_KEY: ada.secret ?? '' },
    })
    await expect.poll(async () => (await ada.get('/wallet')).body.available_cents).toBe(2_500)
    expect(complaints).toEqual([])
  })

  it('is next to buttons on developer pages, unless hidden on this device, and nowhere else', async () => {
    const ada = await world.newUser()
    const { page, complaints, clipboard } = await openDeveloperWindow(ada)
    await page.goto('/developers/reference')
    const made = await copyAs(page, page.locator('main'), 'Copy as curl', clipboard)
    expect(made).toContain('/api/keys')
    const offers = page.getByRole('button', { name: 'Copy as code' })
    const choose = async (item: string) => {
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await choose('Turn off “Copy as code”')
    await expect.poll(() => offers.count()).toBe(0)
    await page.reload()
    await choose('Turn on “Copy as code”')
    await offers.first().waitFor()

    const visitor = await openWindow(world, await world.newUser())
    await visitor.page.goto('/wallet?open=deposit')
    await dialog(visitor.page).getByRole('button', { name: 'Deposit' }).waitFor()
    expect(await visitor.page.getByRole('button', { name: 'Copy as code' }).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
