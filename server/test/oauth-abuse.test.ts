import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import * as oauth from 'oauth4webapi'
import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { sql } from '../src/platform/db/sql.ts'
import { mailsTo, mailTo, viewingAs } from './support/browser.ts'
import {
  agreement,
  askForToken,
  authorizationUrl,
  CALLBACK,
  discover,
  insecure,
  letIn,
  newPerson,
  Person,
} from './support/oauth.ts'
import { createWorld } from './support/world.ts'

// The client that reads descriptions of apps is the real one. Webhooks may go anywhere; descriptions may not.
const world = await createWorld({ webhookTargets: 'any' })
const as = await discover(world)
const cli = { client_id: 'parley-cli' }
const VERIFIER = 'a'.repeat(43)

/** A code that was just issued to the built-in client. */
async function newCode(person: Person, verifier = VERIFIER): Promise<string> {
  const consent = await person.open((await authorizationUrl(as, verifier)).href)
  const { url } = await person.open(consent.url.href, agreement('me'))
  return url.searchParams.get('code') ?? ''
}

function redeem(code: string, more: Record<string, string> = {}) {
  const parameters = { grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: VERIFIER, ...cli }
  return askForToken(world, { ...parameters, ...more })
}

function renew(refresh_token: string, more: Record<string, string> = {}) {
  return askForToken(world, { grant_type: 'refresh_token', refresh_token, ...cli, ...more })
}

async function connectionsOf(person: Person): Promise<unknown[]> {
  return (await person.api.get('/apps/connected')).body.data
}

async function expectReuseReported(person: Person): Promise<void> {
  while ((await sequenceEvents(world.database)) > 0);
  expect((await person.api.get('/events?types=connection.token_reused')).body.data).toHaveLength(1)
  expect((await mailTo(world, person.email)).subject).toBe('An app was disconnected from your Parley account')
  expect(await connectionsOf(person)).toEqual([])
}

describe('a code', () => {
  it('needs PKCE with S256, and the right verifier', async () => {
    const ada = await newPerson(world)
    const url = await authorizationUrl(as, VERIFIER)
    const without = new URL(url)
    without.searchParams.delete('code_challenge')
    without.searchParams.delete('code_challenge_method')
    const plain = new URL(url)
    plain.searchParams.set('code_challenge_method', 'plain')
    for (const bad of [without, plain]) {
      const { url: answer } = await ada.open(bad.href)
      expect(answer.href).toContain(CALLBACK)
      expect(answer.searchParams.get('error')).toBe('invalid_request')
      expect(answer.searchParams.get('iss')).toBe(world.url)
    }
    for (const wrong of ['b'.repeat(43), '']) {
      expect((await redeem(await newCode(ada), { code_verifier: wrong })).body.error).toMatch(
        /invalid_grant|invalid_request/,
      )
    }
    expect(await connectionsOf(ada).then((found) => found.length)).toBeLessThanOrEqual(2)
  })

  it('works once; a second use disconnects the app, and tells the user', async () => {
    const ada = await newPerson(world)
    const code = await newCode(ada)
    const first = await redeem(code)
    expect(first.status).toBe(200)
    expect((await redeem(code)).body.error).toBe('invalid_grant')
    expect((await world.as(first.body.access_token ?? '').get('/me')).status).toBe(401)
    expect((await renew(first.body.refresh_token ?? '')).body.error).toBe('invalid_grant')
    await expectReuseReported(ada)
  })

  it('is refused to another app, at another address, and when it has expired', async () => {
    const ada = await newPerson(world)
    const other = (await ada.api.post('/apps', { name: 'Other', redirect_uris: [CALLBACK] })).body.id
    expect((await redeem(await newCode(ada), { client_id: other })).body.error).toBe('invalid_grant')
    expect((await redeem(await newCode(ada), { redirect_uri: 'http://127.0.0.1:1/callback' })).body.error).toBe(
      'invalid_grant',
    )
    const code = await newCode(ada)
    await world.database.transaction((tx) =>
      tx.query(sql`update oauth_objects set payload = payload || '{"exp": 1}' where kind = 'AuthorizationCode'`),
    )
    expect((await redeem(code)).body.error).toBe('invalid_grant')
    expect((await redeem('unknown')).body.error).toBe('invalid_grant')
  })
})

describe('a refresh token', () => {
  it('works once; a second use disconnects the app, and tells the user', async () => {
    const ada = await newPerson(world)
    const tokens = await letIn(world, ada)
    const renewed = await renew(tokens.refresh)
    expect(renewed.status).toBe(200)
    expect((await renew(tokens.refresh)).body.error).toBe('invalid_grant')
    expect((await renew(renewed.body.refresh_token ?? '')).body.error).toBe('invalid_grant')
    expect((await world.as(renewed.body.access_token ?? '').get('/me')).status).toBe(401)
    await expectReuseReported(ada)
  })

  it('succeeds once in fifty parallel uses, and then the app is disconnected', async () => {
    const ada = await newPerson(world)
    const { refresh } = await letIn(world, ada)
    const answers = await Promise.all(Array.from({ length: 50 }, () => renew(refresh)))
    const succeeded = answers.filter(({ status }) => status === 200)
    expect(succeeded).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.error]).toEqual([400, 'invalid_grant'])
    // The app is disconnected, so none of its tokens works.
    for (const { body } of succeeded) expect((await world.as(body.access_token ?? '').get('/me')).status).toBe(401)
    await expectReuseReported(ada)
  })

  it('is refused to another app, and never gives more than was granted', async () => {
    const ada = await newPerson(world)
    const { refresh } = await letIn(world, ada, { scope: 'read' })
    const other = (await ada.api.post('/apps', { name: 'Other', redirect_uris: [CALLBACK] })).body.id
    expect((await renew(refresh, { client_id: other })).body.error).toBe('invalid_grant')
    expect((await renew(refresh, { scope: 'read gigs:write' })).body.error).toBe('invalid_scope')
    expect((await renew(refresh, { resource: `${world.url}/mcp` })).body.error).toBe('invalid_target')
    expect(await connectionsOf(ada)).toHaveLength(1)
  })

  it('ends after 30 days without use, and with the grant after 180 days', async () => {
    const ada = await newPerson(world)
    await letIn(world, ada)
    const [row] = await world.database.query<{ days: number; all_days: number }>(sql`
      select extract(epoch from o.expires_at - now()) / 86400 as days, extract(epoch from c.expires_at - now()) / 86400 as all_days
      from oauth_objects o join connected_apps c on c.id = o.connected_app_id
      join users u on u.id = c.user_id where o.kind = 'RefreshToken' and u.email = ${ada.email}`)
    expect(Math.round(Number(row?.days))).toBe(30)
    expect(Math.round(Number(row?.all_days))).toBe(180)
  })
})

describe('an app that asks', () => {
  it.each([
    ['another host', 'https://evil.example/callback'],
    ['a longer path', 'http://127.0.0.1/callback/../evil'],
    ['a subdomain', 'http://127.0.0.1.evil.example/callback'],
    ['a user name before the host', 'http://127.0.0.1@evil.example/callback'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
  ])('with %s in its redirect URI is stopped on a page, and no one is sent there', async (_, redirectUri) => {
    const ada = await newPerson(world)
    const { url, status, text, headers } = await ada.open((await authorizationUrl(as, VERIFIER, { redirectUri })).href)
    expect([url.origin, status]).toEqual([world.url, 400])
    expect(text).toContain('Something went wrong')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  it('for scopes that no app can get, or for another resource, is refused', async () => {
    const ada = await newPerson(world)
    for (const scope of [
      'read admin',
      'read webhooks:write',
      'keys:write',
      'disputes:arbitrate',
      'users:create',
      'nonsense',
    ]) {
      const { url } = await ada.open((await authorizationUrl(as, VERIFIER, { scope })).href)
      expect([scope, url.searchParams.get('error')]).toEqual([scope, 'invalid_scope'])
    }
    const elsewhere = await authorizationUrl(as, VERIFIER, { resource: 'https://other.example/api' })
    expect((await ada.open(elsewhere.href)).url.searchParams.get('error')).toBe('invalid_target')
    expect(await connectionsOf(ada)).toEqual([])
  })

  it('with a description at a private address, a plain http one or a broken one is refused, and nothing is called', async () => {
    const ada = await newPerson(world)
    let connections = 0
    const inside = createServer(() => connections++).listen(0, '127.0.0.1')
    await once(inside, 'listening')
    for (const clientId of [
      `https://127.0.0.1:${(inside.address() as AddressInfo).port}/client.json`,
      'https://localhost/client.json',
      'https://10.0.0.1/client.json',
      'https://[::1]/client.json',
      'https://169.254.169.254/latest/meta-data',
      'http://app.example/client.json',
      'https://user@app.example/client.json',
      'oap_01kz3v9d6ye8tb2xw4qh5mrc7a',
      'nobody',
    ]) {
      const { status, text } = await ada.open((await authorizationUrl(as, VERIFIER, { clientId })).href)
      expect([clientId, status]).toEqual([clientId, 400])
      expect(text).toContain('invalid_client')
    }
    inside.close()
    expect(connections).toBe(0)
  })

  it('whose description hangs doesn’t hold up others, who are told to try again rather than that an app is unknown', async () => {
    const [hanging, calls] = [new Set<() => void>(), new Map<string, number>()]
    const isDown = new Set<string>()
    const busy = await createWorld({
      trustProxy: 1,
      rateLimitPerMinute: 10_000,
      documents: {
        async get(url) {
          calls.set(url, (calls.get(url) ?? 0) + 1)
          const { host } = new URL(url)
          const mayHang = host === 'hang.example' && !isDown.has(host)
          if (mayHang) await new Promise<void>((resolve) => hanging.add(resolve))
          const isUp = !isDown.has(host)
          const response = JSON.stringify({
            client_id: url,
            client_name: 'Radar',
            redirect_uris: [CALLBACK],
            token_endpoint_auth_method: 'none',
          })
          const answer = { durationMs: 1, retryAfterSeconds: null }
          return isUp
            ? { ...answer, statusCode: 200, response, error: null }
            : { ...answer, statusCode: null, response: null, error: 'no answer' }
        },
        close: async () => {},
      },
    })
    const clientId = 'https://radar.example/client.json'
    const ada = await newPerson(busy)
    const { refresh } = await letIn(busy, ada, { clientId })
    const ask = (client_id: string, address: string, at = busy.url) =>
      fetch(`${at}/oauth/token`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'none', client_id }),
      })
    const outcome = async (asked: Promise<Response>) => {
      const answer = await asked
      return [answer.status, ((await answer.json()) as { error: string }).error, answer.headers.get('retry-after')]
    }

    // One caller, moving through the addresses of an IPv6 network.
    const answers: unknown[] = []
    const flood = Array.from({ length: 40 }, async (_, n) => {
      answers.push(await outcome(ask(`https://hang.example/${n}`, `2001:db8:0:1::${n.toString(16)}`)))
    })
    await expect.poll(() => answers.length).toBeGreaterThan(20)
    expect(answers).toEqual(answers.map(() => [503, 'temporarily_unavailable', '5']))
    expect(hanging.size).toBe(2)
    for (const another of ['https://other.example/client.json', clientId]) {
      expect(await outcome(ask(another, '198.51.100.7'))).toEqual([400, 'invalid_grant', null])
    }
    isDown.add('hang.example')
    for (const release of hanging) release()
    await Promise.all(flood)

    // A failure is remembered: asking again reaches no one.
    const [failed = '', count] = [...calls].find(([url]) => url.startsWith('https://hang.example/')) ?? []
    expect(await outcome(ask(failed, '198.51.100.8'))).toEqual([400, 'invalid_client', null])
    expect(calls.get(failed)).toBe(count)

    // Many other existing apps don't push out a connected one whose host is down by now.
    isDown.add('radar.example')
    await Promise.all(Array.from({ length: 300 }, (_, n) => ask(`https://x.example/${n}`, `198.51.${n >> 3}.1`)))
    const renewed = await askForToken(busy, {
      grant_type: 'refresh_token',
      refresh_token: refresh,
      client_id: clientId,
    })
    expect(renewed.status).toBe(200)
    // A process that has never read it can't know, so it doesn't say that the app doesn't exist.
    const { url } = await busy.startNode()
    expect(await outcome(ask(clientId, '198.51.100.9', url))).toEqual([503, 'temporarily_unavailable', '5'])
    isDown.clear()
    expect(await outcome(ask(clientId, '198.51.100.9', url))).toEqual([400, 'invalid_grant', null])
  })

  it('with prompt=none is refused, even after it was connected', async () => {
    const ada = await newPerson(world)
    await letIn(world, ada)
    const { url } = await ada.open((await authorizationUrl(as, VERIFIER, { more: { prompt: 'none' } })).href)
    expect(url.searchParams.get('error')).toBe('login_required')
  })

  it('cannot register itself unless that is allowed, and then only with addresses that are allowed', async () => {
    expect((await fetch(`${world.url}/oauth/register`, { method: 'POST' })).status).toBe(404)
    const open = await createWorld({ oauthRegistration: 'open' })
    const server = await discover(open)
    const register = (redirect_uris: string[]) =>
      oauth.dynamicClientRegistrationRequest(server, { client_name: 'Radar', redirect_uris }, insecure)
    const registered = await oauth.processDynamicClientRegistrationResponse(
      await register(['https://radar.example/cb']),
    )
    expect(registered.client_id).toMatch(/^oap_/)
    for (const bad of [
      'http://radar.example/cb',
      'javascript:alert(1)',
      'https://radar.example/cb#x',
      'data:text/html,x',
    ]) {
      expect([bad, (await register([bad])).status]).toEqual([bad, 400])
    }
    const ada = await newPerson(open)
    const tokens = await letIn(open, ada, { clientId: registered.client_id, redirectUri: 'https://radar.example/cb' })
    expect((await open.as(tokens.access).get('/me')).status).toBe(200)
  })
})

describe('the page on which a user decides', () => {
  it('ignores forms from other sites, sandboxed frames and strangers', async () => {
    const [ada, eve] = [await newPerson(world), await newPerson(world, 'Eve')]
    const consent = await ada.open((await authorizationUrl(as, VERIFIER)).href)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ]) {
      expect((await ada.open(consent.url.href, agreement('me'), headers)).status).toBe(403)
    }
    const withoutSite = (origin: string) =>
      fetch(consent.url, {
        method: 'POST',
        body: new URLSearchParams(agreement('me')),
        headers: { origin, cookie: String(ada.api.cookie) },
      })
    for (const origin of ['null', 'https://evil.example']) expect((await withoutSite(origin)).status).toBe(403)
    expect((await eve.open(consent.url.href)).status).toBe(400)
    expect((await eve.open(consent.url.href, agreement('me'))).status).toBe(400)
    expect(await connectionsOf(ada)).toEqual([])
    expect(consent.headers.get('x-frame-options')).toBe('DENY')
    expect(consent.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('needs a recent sign-in, even for a device', async () => {
    const ada = await newPerson(world)
    const consent = await ada.open((await authorizationUrl(as, VERIFIER)).href)
    await world.database.transaction((tx) =>
      tx.query(sql`update sessions set signed_in_at = signed_in_at - interval '16 minutes'`),
    )
    for (const answer of [
      await ada.open(consent.url.href),
      await ada.open(consent.url.href, agreement('me')),
      await ada.open('/oauth/device'),
      await ada.open('/oauth/device', { user_code: 'BCDF-GHJK', confirm: 'yes', xsrf: 'x' }),
    ]) {
      expect(answer.url.pathname).toBe('/sign-in')
      expect(answer.text).toContain('Confirm it’s you')
    }
    expect(await connectionsOf(ada)).toEqual([])
  })

  it('sends a user whose session ended after the page was opened to the sign-in', async () => {
    const ada = await newPerson(world)
    const consent = await ada.open((await authorizationUrl(as, VERIFIER)).href)
    await ada.api.delete('/session')
    const answer = await ada.open(consent.url.href, agreement('me'))
    expect(answer.url.pathname).toBe('/sign-in')
    expect(answer.url.searchParams.get('return_to')).toBe(consent.url.pathname)
  })

  it('lets no one act as someone else’s agent or as a suspended one', async () => {
    const [ada, eve] = [await newPerson(world), await newPerson(world, 'Eve')]
    const agent = (await ada.api.post('/agents', { name: 'Scout' })).body
    const suspended = (await eve.api.post('/agents', { name: 'Old' })).body
    await eve.api.post(`/agents/${suspended.id}/suspend`)
    const consent = await eve.open((await authorizationUrl(as, VERIFIER)).href)
    expect(consent.text).not.toContain('Old')
    for (const actAs of [agent.id, suspended.id, 'nonsense', '']) {
      expect((await eve.open(consent.url.href, agreement(actAs))).status).toBe(409)
    }
    expect(await connectionsOf(eve)).toEqual([])
  })

  it('connects no app for a user who is suspended, and takes no device code from them', async () => {
    const ada = await newPerson(world)
    const consent = await ada.open((await authorizationUrl(as, VERIFIER)).href)
    await world.operator.post(`/users/${ada.api.userId}/suspend`)
    for (const refused of [
      await ada.open(consent.url.href),
      await ada.open(consent.url.href, agreement('new')),
      await ada.open('/oauth/device'),
      await ada.open('/oauth/device', { user_code: 'BCDF-GHJK', confirm: 'yes', xsrf: 'x' }),
    ]) {
      expect([refused.status, refused.text.includes('Your account is suspended')]).toEqual([403, true])
    }
    expect(await connectionsOf(ada)).toEqual([])
    expect((await ada.api.get('/agents')).body.data).toEqual([])
  })

  it('connects no app for an operator who is viewing as the user', async () => {
    const ada = await newPerson(world)
    const viewing = await viewingAs(world, await world.newUser({ role: 'operator' }), ada.api)
    const viewer = new Person(world.url, ada.email, viewing)
    const refused = await viewer.open((await authorizationUrl(as, VERIFIER)).href)
    expect([refused.status, refused.text.includes('You’re viewing as another user')]).toEqual([403, true])
    expect((await viewer.open(refused.url.href, agreement('me'))).status).toBe(403)
    expect(await connectionsOf(ada)).toEqual([])
  })

  it('re-checks whether the user is suspended when it connects an app', async () => {
    const ada = await newPerson(world)
    const clientId = (await ada.api.post('/apps', { name: 'Radar', redirect_uris: [CALLBACK] })).body.id
    const consent = await ada.open((await authorizationUrl(as, VERIFIER, { clientId })).href)
    const decided = await world.inDatabase(async (db) => {
      // Holds back the form after its session has been read.
      await db.query('begin; lock table apps')
      const decision = ada.send(consent.url.href, agreement('me'))
      const waiting = "select 1 from pg_locks where relation = 'apps'::regclass and not granted"
      while ((await db.query(waiting)).rowCount === 0);
      await world.operator.post(`/users/${ada.api.userId}/suspend`)
      await db.query('commit')
      return decision
    })
    expect([decided.status, decided.text.includes('Your account is suspended')]).toEqual([409, true])
  })

  it('accepts one decision, however often and fast its form is sent', async () => {
    const ada = await newPerson(world)
    const consent = await ada.open((await authorizationUrl(as, VERIFIER)).href)
    const send = () => ada.send(consent.url.href, agreement('new', { agent_name: 'Helper' }))
    const answers = await Promise.all([send(), send(), send(), send()])
    const accepted = answers.filter(({ status }) => status === 303)
    for (const { status } of answers) expect([303, 409]).toContain(status)
    // If sent again later, it continues with the first decision.
    const again = await send()
    expect(new Set([...accepted, again].map(({ url }) => url.href)).size).toBe(1)
    expect((await ada.api.get('/agents')).body.data).toHaveLength(1)
    const mails = await mailsTo(world, ada.email)
    expect(mails.filter(({ subject }) => subject === 'An app was connected to your Parley account')).toHaveLength(1)
    const { url } = await ada.open(again.url.href)
    expect((await redeem(url.searchParams.get('code') ?? '')).status).toBe(200)
    expect(await connectionsOf(ada)).toHaveLength(1)
  })

  it('sends a user who declines back with access_denied', async () => {
    const ada = await newPerson(world)
    const consent = await ada.open((await authorizationUrl(as, VERIFIER)).href)
    const { url } = await ada.open(consent.url.href, { decision: 'deny' })
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'some-state',
      iss: world.url,
    })
    expect(await connectionsOf(ada)).toEqual([])
  })

  it('shows what others wrote as text, never as markup', async () => {
    const ada = await newPerson(world)
    const name = '<script>alert(1)</script>"\'&'
    const { id } = (await ada.api.post('/apps', { name, redirect_uris: [CALLBACK] })).body
    const { text } = await ada.open((await authorizationUrl(as, VERIFIER, { clientId: id })).href)
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&#60;script&#62;alert(1)')
  })
})

/** What the form for a device code is submitted with. */
function secretIn(text: string): string {
  return /name="xsrf" value="(\w+)"/.exec(text)?.[1] ?? ''
}

describe('a device code', () => {
  it('is refused when it is wrong, used, or sent without the form of the page', async () => {
    const ada = await newPerson(world)
    const device = await (
      await oauth.deviceAuthorizationRequest(as, cli, oauth.None(), { scope: 'read' }, insecure)
    ).json()
    const page = await ada.open('/oauth/device')
    const xsrf = secretIn(page.text)
    const wrong = await ada.open('/oauth/device', { xsrf, confirm: 'yes', user_code: 'BBBB-BBBB' })
    expect(wrong.text).toContain('That code didn’t work')
    for (const site of ['cross-site', 'same-site', 'none']) {
      const { text } = await ada.open('/oauth/device')
      const form = { xsrf: secretIn(text), confirm: 'yes', user_code: device.user_code }
      const elsewhere = await ada.open('/oauth/device', form, { 'sec-fetch-site': site })
      expect([elsewhere.status, elsewhere.text.includes('cross_site')]).toEqual([403, true])
    }
    const forged = await ada.open('/oauth/device', { xsrf: 'forged', confirm: 'yes', user_code: device.user_code })
    expect(forged.text).not.toContain('Connect “Parley CLI”?')
    const fresh = secretIn((await ada.open('/oauth/device')).text)
    const asked = await ada.open('/oauth/device', { xsrf: fresh, confirm: 'yes', user_code: device.user_code })
    expect((await ada.open(asked.url.href, { decision: 'deny' })).text).toContain('Not connected')
    const polled = await askForToken(world, {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: device.device_code,
      ...cli,
    })
    expect(polled.body.error).toBe('access_denied')
  })
})
