import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as oauth from 'oauth4webapi'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailTo, newEmail } from './support/browser.ts'
import { launchChromium, newContext } from './support/chromium.ts'
import { issueCodesOf } from './support/client.ts'
import { postGig } from './support/deals.ts'
import { authorizationUrl, discover, insecure, tokensFrom } from './support/oauth.ts'
import { freePort } from './support/service-process.ts'
import { startSignInApp } from './support/sign-in-app.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ host: 'localhost' })
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await launchChromium()
  context = await newContext(browser)
  page = await context.newPage()
  await addAuthenticator(page)
})

afterAll(() => browser.close())

/** A device with a passkey that its owner always confirms. */
async function addAuthenticator(target: Page): Promise<void> {
  const session = await context.newCDPSession(target)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** A request of the page to the API, with its cookie. */
function api(method: string, path: string, body?: object) {
  return page.evaluate(
    async ([method, path, body]) => {
      const response = await fetch(`/api${path}`, {
        method: String(method),
        ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      })
      return { status: response.status, body: await response.json() }
    },
    [method, path, body] as const,
  )
}

describe('a person with a browser', () => {
  const email = newEmail()

  it('signs up by email; opening the link alone signs no one in', async () => {
    await page.goto(`http://127.0.0.1:${new URL(world.url).port}/sign-in`)
    expect(page.url()).toBe(`${world.url}/sign-in`)
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Email me a code' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    const { token } = await mailTo(world, email)
    await page.goto(`${world.url}/sign-in#token=${token}`)
    await page.getByRole('heading', { name: 'Sign in to Parley' }).waitFor()
    expect((await api('GET', '/session')).status).toBe(401)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByLabel('Name').fill('Ada Lovelace')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(`${world.url}/`)
    await page.goto(`${world.url}/sign-in`)
    await page.getByRole('heading', { name: 'Hello, Ada Lovelace' }).waitFor()
    expect((await api('GET', '/session')).body).toMatchObject({ session: { method: 'email', recent: true } })
  })

  it('adds a passkey, and signs in with it without typing anything', async () => {
    await page.getByRole('button', { name: 'Add a passkey for this device' }).click()
    await page.getByText('Passkey added').waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await world.inDatabase((db) => db.query(`update passkeys set credential_id = credential_id || '-removed'`))
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText('We don’t recognize this passkey').waitFor()
    await world.inDatabase((db) =>
      db.query(`update passkeys set credential_id = replace(credential_id, '-removed', '')`),
    )
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.waitForURL(`${world.url}/`)
    await page.goto(`${world.url}/sign-in`)
    await page.getByRole('heading', { name: 'Hello, Ada Lovelace' }).waitFor()
    expect((await api('GET', '/session')).body).toMatchObject({ session: { method: 'passkey' } })
  })

  it('ends the session of another browser', async () => {
    const elsewhere = await newContext(browser)
    const other = await elsewhere.newPage()
    await other.goto(`${world.url}/sign-in`)
    await other.getByLabel('Email address').fill(email)
    await other.getByRole('button', { name: 'Email me a code' }).click()
    await other.getByLabel('Code').waitFor()
    // A code is submitted as soon as its last digit has been typed.
    await other.getByLabel('Code').fill('000000')
    await other.getByRole('alert').waitFor()
    await other.getByLabel('Code').fill(String((await mailTo(world, email)).code))
    await other.waitForURL(`${world.url}/`)
    await other.goto(`${world.url}/sign-in`)
    await other.getByRole('heading', { name: 'Hello, Ada Lovelace' }).waitFor()
    const { data } = (await api('GET', '/sessions')).body
    const foreign = data.find(({ current }: { current: boolean }) => !current)
    expect((await api('DELETE', `/sessions/${foreign.id}`)).status).toBe(200)
    await other.reload()
    await other.getByRole('heading', { name: 'Sign in to Parley' }).waitFor()
    await elsewhere.close()
  })

  it('connects an app as an agent, and the app trades within the mandate', async () => {
    const mandate = { max_rate_cents: 5_000, max_funding_cents: 20_000, may: ['negotiations.round'], ask_owner: [] }
    const agent = (await api('POST', '/agents', { name: 'Scout', mandate })).body
    const as = await discover(world)
    const client = { client_id: 'parley-cli' }
    const verifier = oauth.generateRandomCodeVerifier()
    // The app listens on the device; the test reads the address to which the browser is sent.
    const listener = createServer((_, response) => response.end('You can close this page.')).listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const redirectUri = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/callback`
    const asked = { redirectUri, scope: 'read gigs:write applications:write negotiations:write payments:write' }
    await page.goto((await authorizationUrl(as, verifier, asked)).href)
    await page.getByRole('heading', { name: 'Connect “Parley CLI”?' }).waitFor()
    await page.getByText('My agent “Scout”').click()
    await page.getByRole('button', { name: 'Connect' }).click()
    await page.getByText('You can close this page.').waitFor()
    listener.close()
    const parameters = oauth.validateAuthResponse(as, client, new URL(page.url()), 'some-state')
    const response = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      oauth.None(),
      parameters,
      redirectUri,
      verifier,
      insecure,
    )
    const app = world.as(tokensFrom(await oauth.processAuthorizationCodeResponse(as, client, response)).access)
    expect((await app.get('/me')).body).toMatchObject({ agent: { id: agent.id, name: 'Scout' } })

    const gigId = await postGig(await world.newUser())
    const application = (await app.post(`/gigs/${gigId}/apply`, { message: 'I can do this.' })).body
    const terms = { rate_cents: 4_000 }
    const negotiation = (await app.post('/negotiations', { application_id: application.id, terms })).body
    const offer = (rate_cents: number) => app.post(`/negotiations/${negotiation.id}/round`, { rate_cents })
    expect((await offer(4_900)).status).toBe(201)
    expect(issueCodesOf(await offer(5_100))).toEqual(['mandate_exceeded'])
  })

  it('connects a device by its code', async () => {
    const as = await discover(world)
    const client = { client_id: 'parley-cli' }
    const begun = await oauth.processDeviceAuthorizationResponse(
      as,
      client,
      await oauth.deviceAuthorizationRequest(as, client, oauth.None(), { scope: 'read gigs:write' }, insecure),
    )
    await page.goto(begun.verification_uri_complete ?? '')
    await page.getByRole('heading', { name: 'Connect a device' }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText(begun.user_code).waitFor()
    await page.getByRole('button', { name: 'Connect' }).click()
    await page.getByRole('heading', { name: 'Parley CLI is connected' }).waitFor()
    const response = await oauth.deviceCodeGrantRequest(as, client, oauth.None(), begun.device_code, insecure)
    const { access } = tokensFrom(await oauth.processDeviceCodeResponse(as, client, response))
    expect((await world.as(access).get('/me')).status).toBe(200)
  })

  it('signs in to an app twice with one consent, and to a first-party app with none', async () => {
    const apps = { 'Gig radar': await world.newUser(), 'Front end': world.operator }
    for (const [name, owner] of Object.entries(apps)) {
      const port = await freePort()
      const home = `http://localhost:${port}`
      const app = { name, redirect_uris: [`${home}/callback`], type: 'confidential' }
      const { id, client_secret } = (await owner.post('/apps', app)).body
      const isFirstParty = owner === world.operator
      if (isFirstParty) expect((await owner.post(`/operator/apps/${id}/approve`)).status).toBe(200)
      const end = await startSignInApp(world, { id, secret: client_secret, port })
      try {
        for (const time of ['first', 'second']) {
          await context.clearCookies({ name: 'example_session' })
          await page.goto(home)
          await page.getByRole('link', { name: 'Sign in with Parley' }).click()
          if (!isFirstParty && time === 'first') {
            await page.getByRole('heading', { name: `Connect “${name}”?` }).waitFor()
            await page.getByText(`See your email address, ${email}`).waitFor()
            await page.getByRole('button', { name: 'Connect' }).click()
          }
          await page.getByRole('heading', { name: 'Hello, Ada Lovelace' }).waitFor()
          await page.getByText(isFirstParty ? 'no email address' : email).waitFor()
        }
      } finally {
        end()
      }
    }
  })

  it('sees what went wrong when an app sends an invalid request', async () => {
    const url = await authorizationUrl(await discover(world), 'v'.repeat(43), { redirectUri: 'https://evil.example/' })
    await page.goto(url.href)
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  })
})
